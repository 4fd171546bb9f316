// Crosses out what a chosen move would remove. Only previews draw it: this is a part that is fetched late.
import type { Rect } from '../layout/rect';
import { fillPath, strokePath, type G } from './path';
import type { Look } from './palette';

/** Fills the current path, which covers the piece, with a veil, and draws a two-tone cross over `r`. */
export function crossOut(g: G, look: Look, r: Rect, veil: string): void {
  fillPath(g, look.flat ? look.cream : veil);
  g.lineCap = 'round';
  const d = r.w * 0.21;
  for (const [colour, width] of [
    [look.ink, Math.max(4.6, r.w * 0.135)],
    [look.cream, Math.max(2.2, r.w * 0.065)],
  ] as const) {
    g.beginPath();
    g.moveTo(r.x + d, r.y + d);
    g.lineTo(r.x + r.w - d, r.y + r.h - d);
    g.moveTo(r.x + r.w - d, r.y + d);
    g.lineTo(r.x + d, r.y + r.h - d);
    strokePath(g, colour, width);
  }
  g.lineCap = 'butt';
}
