// Name plates, points, numbers of pieces and pennants, for games with the marks of stones.
import type { Rect } from '../layout/rect';
import type { Setup } from '../../engine/wire';
import type { Picture } from '../draw';
import { countText, shade, text } from './ink';
import { box, circle, fillAndLine, shape, strokePath, type G } from './path';
import type { Look } from './palette';
import { mark } from './stone';

/** Draws the sign of side B: a pennant with the letter over the corner of a panel. */
export function pennant(g: G, look: Look, rect: Rect, high: number): void {
  const h = Math.min(Math.max(24, high * 0.72), high + 3),
    w = Math.max(16, h * 0.66);
  const x = rect.x + rect.w - w - (rect.w < 170 ? 4 : 7),
    y = rect.y - 2;
  shape(g, x, y, x + w, y, x + w, y + h, x + w / 2, y + h - 5, x, y + h);
  fillAndLine(g, look, look.teal, 1.2);
  text(g, look, 'B', x + w / 2, y + h * 0.4, w * 0.81, look.flat ? look.ink : '#FFFFFF');
}

/** Draws a player's colour and mark, beside the name. */
export function plate(g: G, look: Look, colour: number, r: Rect): void {
  const ink = look.stones[colour] ?? look.stones[3]!;
  box(g, r, r.w * 0.2);
  fillAndLine(g, look, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [ink.light, ink.base]), 1.2);
  mark(g, colour, r.x + r.w / 2, r.y + r.h / 2, r.w * 0.28, ink.mark);
}

/** Writes the number of pieces in a pile on a slip of paper. */
export function slip(g: G, look: Look, n: number, x: number, y: number, px: number): void {
  g.font = `700 ${px}px ${look.font}`;
  const w = g.measureText(`×${n}`).width + 7,
    h = px * 1.15;
  g.beginPath();
  g.roundRect(x - w / 2, y - h / 2, w, h, 4);
  fillAndLine(g, look, look.cream, 1.1);
  countText(g, look, n, x, y, px);
}

/** Draws points on a coin. The coin is a sprite, so that its shadow is painted only once. */
export function scoreDisc(
  g: G,
  { look, sprites }: Pick<Picture, 'look' | 'sprites'>,
  r: Rect,
  points: number,
): void {
  const cx = r.x + r.w / 2,
    cy = r.y + r.h / 2,
    radius = Math.min(r.w, r.h) / 2 - 1.5;
  sprites.draw(g, 'coin', r, (c, at) => coin(c, look, at.x + at.w / 2, at.y + at.h / 2, radius));
  const s = String(points);
  text(g, look, s, cx, cy, radius * (s.length > 2 ? 0.82 : 1.08), look.ink, 'center', 800);
}

function coin(g: G, look: Look, cx: number, cy: number, radius: number): void {
  if (look.matter) return look.matter.coin(g, look, cx, cy, radius);
  circle(g, cx, cy, radius);
  g.fillStyle = shade(
    g,
    look,
    cx - radius,
    cy - radius,
    cx + radius,
    cy + radius,
    look.flat ? [look.cream] : ['#F3CE7C', look.gold],
  );
  g.fill();
  strokePath(g, look.ink, 1.5);
  circle(g, cx, cy, radius * 0.82);
  strokePath(g, look.flat ? look.ink : 'rgba(42,27,16,.4)', 1);
}

export const colourOf = (setup: Setup, seat: number): number => setup.players[seat]?.colour ?? 0;
