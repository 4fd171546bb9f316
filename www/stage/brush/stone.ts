// Stones: toy blocks with a top and a front face. Their marks tell them apart as well as their colours.
import type { Rect } from '../layout/rect';
import { shade, shadow } from './ink';
import { box, fillPath, pen, strokePath, type G } from './path';
import type { Look } from './palette';

/** Draws a mark by the place of its colour in the game's palette: ring, plus, two bars, triangle. */
export function mark(g: G, colour: number, cx: number, cy: number, r: number, ink: string): void {
  g.save();
  g.fillStyle = ink;
  pen(g, ink, Math.max(1.4, r * 0.38));
  g.lineCap = 'round';
  g.lineJoin = 'round';
  g.beginPath();
  switch (colour) {
    case 0:
      g.arc(cx, cy, r * 0.74, 0, Math.PI * 2);
      g.stroke();
      break;
    case 1:
      g.moveTo(cx - r * 0.85, cy);
      g.lineTo(cx + r * 0.85, cy);
      g.moveTo(cx, cy - r * 0.85);
      g.lineTo(cx, cy + r * 0.85);
      g.stroke();
      break;
    case 2:
      g.moveTo(cx - r * 0.85, cy - r * 0.45);
      g.lineTo(cx + r * 0.85, cy - r * 0.45);
      g.moveTo(cx - r * 0.85, cy + r * 0.45);
      g.lineTo(cx + r * 0.85, cy + r * 0.45);
      g.stroke();
      break;
    default:
      g.moveTo(cx, cy - r * 0.85);
      g.lineTo(cx + r * 0.9, cy + r * 0.7);
      g.lineTo(cx - r * 0.9, cy + r * 0.7);
      g.closePath();
      g.fill();
  }
  g.restore();
}

/** Draws a block seen from above and in front. Its box is `w` by `1.06 * w`. */
export function stone(g: G, look: Look, colour: number, r: Rect, lifted = false): void {
  const ink = look.stones[colour] ?? look.stones[3]!;
  const { x, y, w, h } = r;
  const top = w * 0.74,
    radius = w * 0.11;
  if (!lifted) shadow(g, look, r, w * 0.2, radius);
  g.lineJoin = 'round';
  box(g, r, radius);
  fillPath(g, shade(g, look, x, y + top, x, y + h, [ink.front, ink.front, ink.base]));
  box(g, { x, y, w, h: top }, radius);
  fillPath(g, shade(g, look, x, y, x + w * 0.7, y + top, [ink.light, ink.base]));
  look.matter?.dressStone(g, look, colour, r, top, radius);
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1.5, w * 0.05));
  if (ink.line) {
    box(g, { x: x + w * 0.05, y: y + w * 0.05, w: w * 0.9, h: h - w * 0.1 }, radius * 0.7);
    strokePath(g, ink.line, Math.max(0.8, w * 0.025));
  }
  const cx = x + w / 2,
    cy = y + top / 2 + w * 0.01,
    size = w * (w < 18 ? 0.25 : 0.22);
  look.matter?.cutIn(g, colour, cx, cy, size, w);
  mark(g, colour, cx, cy, size, ink.mark);
}

/** Draws a block of an obelisk, seen from the side: a band of any height. */
export function block(g: G, look: Look, colour: number, r: Rect): void {
  const ink = look.stones[colour] ?? look.stones[3]!;
  const { x, y, w, h } = r;
  const radius = Math.min(3, h * 0.14);
  box(g, r, radius);
  fillPath(g, shade(g, look, x, y, x + w, y, [ink.light, ink.base, ink.front]));
  look.matter?.dressBox(g, look, r, radius, {
    alpha: 0.7,
    edge: Math.max(1, w * 0.04),
    shine: colour === 1 ? 0.9 : 0.45,
  });
  if (ink.line) {
    box(g, { x: x + 1.5, y: y + 1.5, w: w - 3, h: h - 3 }, radius);
    strokePath(g, ink.line, 0.9);
  }
  box(g, r, radius);
  strokePath(g, look.ink, Math.max(1.1, Math.min(1.8, w * 0.045)));
  if (h >= 9) mark(g, colour, x + w / 2, y + h / 2, Math.min(h * 0.32, w * 0.22), ink.mark);
}
