// What the tables of several games have in common: ground, water, panels, name plates, points.
import type { Rect } from '../layout/rect';
import type { Size } from '../layout/types';
import type { Setup } from '../wire';
import { box, countText, grains, haloText, shade, shadow, text, type G } from './ink';
import type { Look } from './palette';
import { mark } from './stone';

export function ground(g: G, look: Look, { w, h }: Size): void {
  g.fillStyle = look.table;
  g.fillRect(0, 0, w, h);
  if (look.flat) return;
  const next = grains(11);
  g.fillStyle = look.speck;
  g.globalAlpha = 0.09;
  for (let i = 0; i < w * h / 700; i++) g.fillRect(next() * w, next() * h, 1.2, 1.2);
  g.globalAlpha = 1;
}

export function water(g: G, look: Look, r: Rect, across: boolean, size: Size): void {
  const bank = Math.max(2.5, Math.min(7, (across ? r.h : r.w) * 0.03));
  if (!look.flat) {
    g.fillStyle = look.sandLight;
    if (across) g.fillRect(r.x, r.y - bank, r.w, r.h + bank * 2);
    else g.fillRect(r.x - bank, r.y, r.w + bank * 2, r.h);
  }
  g.save();
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  g.clip();
  g.fillStyle = across ? shade(g, look, 0, r.y, 0, r.y + r.h, [look.nileDark, look.nile, look.nileDark])
    : shade(g, look, r.x, 0, r.x + r.w, 0, [look.nileDark, look.nile, look.nileDark]);
  g.fillRect(r.x, r.y, r.w, r.h);
  if (!look.flat) waves(g, look, r);
  g.restore();
  g.strokeStyle = look.ink;
  g.lineWidth = look.flat ? 1.5 : 1.2;
  g.beginPath();
  if (across) {
    g.moveTo(r.x, r.y); g.lineTo(r.x + r.w, r.y);
    if (r.y + r.h < size.h - 1) { g.moveTo(r.x, r.y + r.h); g.lineTo(r.x + r.w, r.y + r.h); }
  } else {
    g.moveTo(r.x, r.y); g.lineTo(r.x, r.y + r.h);
    g.moveTo(r.x + r.w, r.y); g.lineTo(r.x + r.w, r.y + r.h);
  }
  g.stroke();
  if (!look.flat && !across) reeds(g, look, r);
}

function waves(g: G, look: Look, r: Rect): void {
  const next = grains(5);
  g.strokeStyle = look.nileLight;
  g.globalAlpha = 0.3;
  g.lineWidth = 1.3;
  g.lineCap = 'round';
  for (let y = r.y + 8; y < r.y + r.h; y += 19) {
    for (let x = r.x; x < r.x + r.w; x += 84) {
      const X = x + next() * 60, Y = y + next() * 12, l = 7 + next() * 5;
      g.beginPath();
      g.moveTo(X, Y);
      g.quadraticCurveTo(X + l, Y - 4, X + l * 2, Y);
      g.quadraticCurveTo(X + l * 3, Y + 4, X + l * 4, Y);
      g.stroke();
    }
  }
  g.globalAlpha = 1;
}

/** A few tufts along the near bank. */
function reeds(g: G, look: Look, r: Rect): void {
  const next = grains(23);
  g.lineCap = 'round';
  for (let y = r.y + 30; y < r.y + r.h - 10; y += 70 + next() * 110) {
    for (let i = 0; i < 4; i++) {
      const x = r.x + 1 + i * 2.6 + next(), h = 10 + next() * 9, lean = (i - 1) * 2.2;
      g.beginPath();
      g.moveTo(x, y); g.quadraticCurveTo(x, y - h * 0.6, x + lean, y - h);
      g.strokeStyle = look.ink;
      g.lineWidth = 2.6;
      g.stroke();
      g.strokeStyle = look.reed;
      g.lineWidth = 1.5;
      g.stroke();
    }
  }
}

export function panel(g: G, look: Look, r: Rect, trim: string | null): void {
  const small = r.w < 170 || r.h < 120;
  const radius = small ? 6 : 10;
  shadow(g, look, r, small ? 3 : 5, radius);
  g.fillStyle = shade(g, look, r.x, r.y, r.x, r.y + r.h, [look.sandLight, look.sand]);
  box(g, r, radius);
  g.fill();
  if (trim && !look.flat) {
    const width = small ? 2.2 : 3.4;
    g.strokeStyle = trim;
    g.lineWidth = width;
    box(g, { x: r.x + width * 0.8, y: r.y + width * 0.8, w: r.w - width * 1.6, h: r.h - width * 1.6 }, radius - 1);
    g.stroke();
  }
  g.strokeStyle = look.ink;
  g.lineWidth = small ? 1.2 : 1.5;
  box(g, r, radius);
  g.stroke();
}

/** Side B: a pennant with the letter hangs over the corner of a panel. */
export function pennant(g: G, look: Look, rect: Rect, high: number): void {
  const w = 16, h = Math.min(24, high + 3);
  const x = rect.x + rect.w - w - (rect.w < 170 ? 4 : 7), y = rect.y - 2;
  g.beginPath();
  g.moveTo(x, y); g.lineTo(x + w, y); g.lineTo(x + w, y + h); g.lineTo(x + w / 2, y + h - 5); g.lineTo(x, y + h);
  g.closePath();
  g.fillStyle = look.teal;
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.2;
  g.stroke();
  text(g, look, 'B', x + w / 2, y + h * 0.4, 13, look.flat ? look.ink : '#FFFFFF');
}

/** A player's colour and mark, beside the name. */
export function plate(g: G, look: Look, colour: number, r: Rect): void {
  const ink = look.stones[colour] ?? look.stones[3]!;
  g.fillStyle = shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [ink.light, ink.base]);
  box(g, r, r.w * 0.2);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.2;
  g.stroke();
  mark(g, colour, r.x + r.w / 2, r.y + r.h / 2, r.w * 0.28, ink.mark);
}

/** How many pieces lie in a pile, on a slip of paper. */
export function slip(g: G, look: Look, n: number, x: number, y: number, px: number): void {
  g.font = `700 ${px}px ${look.font}`;
  const w = g.measureText(`×${n}`).width + 7, h = px * 1.15;
  g.fillStyle = look.cream;
  g.beginPath();
  g.roundRect(x - w / 2, y - h / 2, w, h, 4);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.1;
  g.stroke();
  countText(g, look, n, x, y, px);
}

export function scoreDisc(g: G, look: Look, r: Rect, points: number): void {
  const cx = r.x + r.w / 2, cy = r.y + r.h / 2, radius = Math.min(r.w, r.h) / 2 - 1.5;
  if (!look.flat) {
    g.fillStyle = look.shadow;
    g.beginPath();
    g.arc(cx + 1.6, cy + 2, radius, 0, 7);
    g.fill();
  }
  g.beginPath();
  g.arc(cx, cy, radius, 0, 7);
  g.fillStyle = shade(g, look, cx - radius, cy - radius, cx + radius, cy + radius, look.flat ? [look.cream] : ['#F3CE7C', look.gold]);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.5;
  g.stroke();
  g.beginPath();
  g.arc(cx, cy, radius * 0.82, 0, 7);
  g.strokeStyle = look.flat ? look.ink : 'rgba(42,27,16,.4)';
  g.lineWidth = 1;
  g.stroke();
  const s = String(points);
  text(g, look, s, cx, cy, radius * (s.length > 2 ? 0.82 : 1.08), look.ink, 'center', 800);
}

export const risingScore = (g: G, look: Look, by: number, x: number, y: number, px: number): void =>
  haloText(g, look, by < 0 ? `−${-by}` : `+${by}`, x, y, px);

/** Whose turn it is: the strip gets a solid two-tone frame. */
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

export const colourOf = (setup: Setup, seat: number): number => setup.players[seat]?.colour ?? 0;
