// Tweening: the box of a moving piece at a moment. Pure.
import type { Rect } from './layout/rect';

/** Starts fast and ends gently, without a bounce. */
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

export const between = (a: Rect, b: Rect, t: number): Rect => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  w: a.w + (b.w - a.w) * t,
  h: a.h + (b.h - a.h) * t,
});

/** Returns the greatest height of a stone over its way, in px. */
export function lift(a: Rect, b: Rect): number {
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  return Math.min(70, 10 + way * 0.18);
}

/** Returns the height above the table at time `t`. */
export const arc = (t: number, height: number): number => 4 * t * (1 - t) * height;
