// The drawings that all tables share: ground, panels, the frame of the player to act, rising points.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import { haloText, shade, shadow } from './ink';
import { box, fillPath, fillRect, strokePath, type G } from './path';
import type { Look } from './palette';

export function ground(g: G, look: Look, { w, h }: Size): void {
  fillRect(g, look.table, 0, 0, w, h);
  look.matter?.ground(g, look, { w, h });
}

/** How far the shadow of a panel reaches beyond its box, at most, in px. */
export const SHADOW = 24;

const isSmall = (r: Rect): boolean => r.w < 170 || r.h < 120;
/** Returns the radius of the corners of a panel. */
export const cornerOf = (r: Rect): number => (isSmall(r) ? 6 : 10);

export function panel(g: G, look: Look, r: Rect, trim: string | null): void {
  const small = isSmall(r),
    radius = cornerOf(r);
  if (look.matter) look.matter.slab(g, look, r, radius, trim);
  else {
    shadow(g, look, r, small ? 3 : 5, radius);
    box(g, r, radius);
    fillPath(g, shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, look.sand]));
  }
  box(g, r, radius);
  strokePath(g, look.ink, small ? 1.2 : 1.5);
}

export const risingScore = (g: G, look: Look, by: number, x: number, y: number, px: number): void =>
  haloText(g, look, by < 0 ? `−${-by}` : `+${by}`, x, y, px);

/** Draws a solid two-tone frame around the strip of the player to act. */
export function actingStrip(g: G, look: Look, r: Rect): void {
  const radius = cornerOf(r);
  box(g, { x: r.x + 1, y: r.y + 1, w: r.w - 2, h: r.h - 2 }, radius);
  strokePath(g, look.flat ? look.highlight : look.ink, 5);
  strokePath(g, look.cream, 2.2);
}
