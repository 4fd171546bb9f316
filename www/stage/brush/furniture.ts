// The drawings that all tables share: ground, panels, the frame of the player to act, rising points.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import { box, haloText, shade, shadow, type G } from './ink';
import type { Look } from './palette';

export function ground(g: G, look: Look, { w, h }: Size): void {
  g.fillStyle = look.table;
  g.fillRect(0, 0, w, h);
  look.matter?.ground(g, look, { w, h });
}

export function panel(g: G, look: Look, r: Rect, trim: string | null): void {
  const small = r.w < 170 || r.h < 120;
  const radius = small ? 6 : 10;
  if (look.matter) look.matter.slab(g, look, r, radius, trim);
  else {
    shadow(g, look, r, small ? 3 : 5, radius);
    g.fillStyle = shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, look.sand]);
    box(g, r, radius);
    g.fill();
  }
  g.strokeStyle = look.ink;
  g.lineWidth = small ? 1.2 : 1.5;
  box(g, r, radius);
  g.stroke();
}

export const risingScore = (g: G, look: Look, by: number, x: number, y: number, px: number): void =>
  haloText(g, look, by < 0 ? `−${-by}` : `+${by}`, x, y, px);

/** Draws a solid two-tone frame around the strip of the player to act. */
export function actingStrip(g: G, look: Look, r: Rect): void {
  const radius = r.w < 170 || r.h < 120 ? 6 : 10;
  g.strokeStyle = look.flat ? look.highlight : look.ink;
  g.lineWidth = 5;
  box(g, { x: r.x + 1, y: r.y + 1, w: r.w - 2, h: r.h - 2 }, radius);
  g.stroke();
  g.strokeStyle = look.cream;
  g.lineWidth = 2.2;
  g.stroke();
}
