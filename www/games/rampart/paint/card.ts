// Paints a card on the table: the back, or a number and its figure.
import { inset, type Rect } from '../../../stage/layout/rect';
import type { Face } from '../wire';
import { shade, shadow } from '../../../stage/brush/ink';
import { box, clipTo, fillPath, pen, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';
import { front } from './front';

const radiusOf = (r: Rect): number => Math.max(4, Math.min(r.w, r.h) * 0.11);

export function card(g: G, look: Look, face: Face | null, r: Rect, lifted: boolean): void {
  const radius = radiusOf(r);
  if (!lifted) shadow(g, look, r, Math.min(r.w, r.h) * 0.07, radius);
  if (face?.is !== 'card') return back(g, look, r, radius);
  box(g, r, radius);
  fillPath(g, coloursOf(look).paper);
  look.matter?.dressPaper(g, look, r, radius, 0.7);
  clipTo(g, r, radius);
  front(g, look, face, r);
  g.restore();
  outline(g, look, r, radius);
}

/** Draws the back of a card. It must not depend on a number, on a spot or on cards that were seen. */
function back(g: G, look: Look, r: Rect, radius: number): void {
  const c = coloursOf(look);
  box(g, r, radius);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w * 0.5, r.y + r.h, [c.backLight, c.back]));
  look.matter?.dressPaper(g, look, r, radius);
  outline(g, look, r, radius);
  const inner = inset(r, Math.max(3, Math.min(r.w, r.h) * 0.09));
  pen(g, c.backLine, Math.max(1, Math.min(r.w, r.h) * 0.026));
  g.globalAlpha = look.flat ? 1 : 0.92;
  box(g, inner, radius * 0.6);
  g.stroke();
  g.globalAlpha = 1;
  const u = Math.min(r.w, r.h) * 0.2,
    x = r.x + r.w / 2,
    y = r.y + r.h / 2 + u * 0.1;
  trace(g, [x - u, y + u, x - u, y - u]); // a little gate tower
  for (const [dx, up] of [
    [-0.5, 0],
    [-0.5, 0.45],
    [0.5, 0.45],
    [0.5, 0],
    [1, 0],
  ] as const)
    g.lineTo(x + dx * u, y - u + up * u);
  g.lineTo(x + u, y + u);
  g.lineTo(x + u * 0.38, y + u);
  g.arc(x, y + u * 0.4, u * 0.38, 0, Math.PI, true);
  g.lineTo(x - u * 0.38, y + u);
  g.closePath();
  g.lineJoin = 'round';
  g.lineWidth = Math.max(1.2, Math.min(r.w, r.h) * 0.03);
  g.stroke();
}

function outline(g: G, look: Look, r: Rect, radius: number): void {
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1.2, Math.min(r.w, r.h) * 0.024));
}
