// Boxes on a table, for the tests of layouts.
import { expect } from 'vitest';
import type { Rect } from '../../www/stage/layout/rect';

/** Returns whether one box lies inside another, give or take `by` pixels. */
export const inside = (inner: Rect, outer: Rect, by = 0.5): boolean =>
  inner.x >= outer.x - by &&
  inner.y >= outer.y - by &&
  inner.x + inner.w <= outer.x + outer.w + by &&
  inner.y + inner.h <= outer.y + outer.h + by;

/** Returns how far two boxes overlap, in pixels; at most 0 if they do not. */
export const overlap = (a: Rect, b: Rect): number =>
  Math.min(
    Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y),
  );

/** Returns whether two boxes overlap by half a pixel at most. */
export const areApart = (a: Rect, b: Rect): boolean => overlap(a, b) <= 0.5;

/** Expects that no two of these boxes overlap; a failure names the two. */
export function expectApart(boxes: [string, Rect][]): void {
  boxes.forEach(([name, a], i) =>
    boxes.slice(i + 1).forEach(([other, b]) => {
      if (!areApart(a, b)) expect.fail(`${name} on ${other}: ${JSON.stringify([a, b])}`);
    }),
  );
}

/** Returns boxes with the names that a failure gives them: one name and their numbers. */
export const numbered = (name: string, boxes: readonly Rect[]): [string, Rect][] =>
  boxes.map((box, i) => [`${name} ${i}`, box]);

/**
 * Returns the area of the largest rectangle in a box that touches none of the others; its edges are edges of
 * theirs.
 */
export function largestEmpty(outer: Rect, others: Rect[]): number {
  const near = others.filter((one) => !areApart(one, outer));
  const xs = [outer.x, outer.x + outer.w, ...near.flatMap(({ x, w }) => [x, x + w])].sort((a, b) => a - b);
  let most = 0;
  for (const left of xs)
    for (const right of xs) {
      if (right <= left || left < outer.x || right > outer.x + outer.w) continue;
      const between = near
        .filter(({ x, w }) => x < right - 0.5 && x + w > left + 0.5)
        .sort((a, b) => a.y - b.y);
      let top = outer.y;
      for (const { y, h } of [...between, { y: outer.y + outer.h, h: 0 }]) {
        most = Math.max(most, (y - top) * (right - left));
        top = Math.max(top, y + h);
      }
    }
  return most;
}
