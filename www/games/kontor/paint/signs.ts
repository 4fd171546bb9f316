// Paints the small signs: goods, florin, ship, the numbers of cards. They can be told apart by shape: a
// crate, a barrel, a sack; a disc for red, a square for black, a slip for cards without an owner.
import type { Good, Side } from '../wire';
import type { Rect } from '../../../stage/layout/rect';
import { inSquare, shade, text, textIn } from '../../../stage/brush/ink';
import {
  box,
  circle,
  fillAndLine,
  fillPath,
  fillRect,
  oval,
  pathOf,
  strokePath,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf, goodsColour, partyOf } from './colours';

/** Draws a kind of goods: a piece in its colour, or printed in ink on the paper. `rim`: it lies on dark brick. */
export function good(g: G, look: Look, kind: Good, r: Rect, printed = false, rim = false): void {
  const c = coloursOf(look);
  g.save();
  if (printed) g.globalAlpha = 0.5;
  const fill = printed ? c.plasterDark : goodsColour(c, kind);
  inSquare(g, r, (line) => {
    const wide = Math.max(line, 0.1);
    if (rim && kind !== 'tea' && !look.flat) {
      outlineOf(g, kind);
      strokePath(g, c.plaster, wide * 3);
    }
    switch (kind) {
      case 'tea':
        return crate(g, look, fill, wide, printed);
      case 'wine':
        return barrel(g, look, fill, wide, printed);
      case 'spice':
        return sack(g, look, fill, wide, printed);
    }
  });
  g.restore();
}

/** Traces the outline of a crate, a barrel or a sack. */
function outlineOf(g: G, kind: Good): void {
  if (kind === 'tea') {
    g.beginPath();
    g.roundRect(-0.84, -0.76, 1.68, 1.58, 0.1);
  } else
    pathOf(
      g,
      kind === 'wine'
        ? 'M-0.5 -0.92 L0.5 -0.92 C0.92 -0.4 0.92 0.4 0.5 0.92 L-0.5 0.92 C-0.92 0.4 -0.92 -0.4 -0.5 -0.92 Z'
        : 'M-0.34 -0.92 Q0 -0.7 0.34 -0.92 0.36 -0.66 0.22 -0.52 C0.86 -0.1 1.02 0.9 0.66 0.9 ' +
            'L-0.66 0.9 C-1.02 0.9 -0.86 -0.1 -0.22 -0.52 Q-0.36 -0.66 -0.34 -0.92 Z',
    );
}

function crate(g: G, look: Look, fill: string, line: number, printed: boolean): void {
  outlineOf(g, 'tea');
  fillAndLine(g, look, fill, line);
  pathOf(g, 'M-0.84 -0.76 L0.84 0.82 M0.84 -0.76 L-0.84 0.82');
  g.lineWidth = line * 0.9;
  g.stroke();
  if (printed || look.flat) return;
  fillRect(g, 'rgba(255,255,255,.35)', -0.72, -0.66, 1.44, 0.16);
}

function barrel(g: G, look: Look, fill: string, line: number, printed: boolean): void {
  outlineOf(g, 'wine');
  fillAndLine(g, look, fill, line);
  if (!printed && !look.flat) {
    oval(g, -0.34, -0.02, 0.13, 0.62);
    fillPath(g, 'rgba(255,220,190,.28)');
  }
  pathOf(g, 'M-0.7 -0.42 L0.7 -0.42 M-0.7 0.42 L0.7 0.42');
  strokePath(g, printed || look.flat ? look.ink : '#E9C58C', line * (printed ? 0.9 : 1.15));
}

function sack(g: G, look: Look, fill: string, line: number, printed: boolean): void {
  outlineOf(g, 'spice');
  fillAndLine(g, look, fill, line);
  pathOf(g, 'M-0.3 -0.5 L0.3 -0.5');
  strokePath(g, printed || look.flat ? look.ink : '#F0DDA8', line * 1.2);
  if (printed || look.flat) return;
  pathOf(g, 'M-0.5 0.5 Q-0.56 0.05 -0.26 -0.2');
  strokePath(g, 'rgba(255,255,255,.3)', line * 1.2);
}

/** Draws a florin: a golden disc. */
export function florin(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look),
    radius = Math.min(r.w, r.h) / 2,
    x = r.x + r.w / 2,
    y = r.y + r.h / 2;
  circle(g, x, y, radius * 0.94);
  fillPath(g, shade(g, look, x - radius, y - radius, x + radius, y + radius, [c.coinLight, c.coin]));
  strokePath(g, look.ink, Math.max(1, radius * 0.12));
  if (radius > 9) {
    circle(g, x, y, radius * 0.72);
    strokePath(g, look.flat ? look.ink : 'rgba(90,54,8,.5)', Math.max(0.7, radius * 0.06));
  }
  // The sign of the florin, an italic f with its bar.
  g.save();
  g.translate(x, y);
  g.scale(radius, radius);
  g.lineCap = 'round';
  pathOf(
    g,
    'M0.32 -0.46 C0.2 -0.62 0.04 -0.5 0.02 -0.24 L-0.06 0.26 C-0.1 0.52 -0.24 0.58 -0.36 0.46 ' +
      'M-0.28 -0.06 L0.3 -0.06',
  );
  strokePath(g, look.ink, Math.max(0.17, 1.3 / radius));
  g.restore();
}

/** Draws the ship symbol: hull and sail. */
export function shipSign(g: G, look: Look, r: Rect): void {
  const c = coloursOf(look);
  inSquare(g, r, (line) => {
    pathOf(g, 'M-0.06 -0.96 L0.74 0.2 -0.06 0.2 Z');
    fillAndLine(g, look, c.plaster, line);
    pathOf(g, 'M-0.24 -0.7 L-0.24 0.2 -0.7 0.2 Z');
    fillAndLine(g, look, c.plaster, line);
    pathOf(g, 'M-0.98 0.36 L0.98 0.36 0.6 0.9 -0.64 0.9 Z');
    fillAndLine(g, look, look.flat ? look.cream : '#8A5A30', line);
  });
}

/** Draws a number on a red disc, on a black square, or on a slip of paper. */
export function badge(g: G, look: Look, side: Side | null, n: number, r: Rect): void {
  const c = coloursOf(look),
    cx = r.x + r.w / 2,
    cy = r.y + r.h / 2,
    rim = Math.max(1, r.w * 0.07);
  const outline = (d: number): void => {
    g.beginPath();
    if (side === 'red') g.arc(cx, cy, r.w / 2 - d, 0, 7);
    else g.roundRect(r.x + d, r.y + d, r.w - 2 * d, r.h - 2 * d, r.w * (side ? 0.12 : 0.2));
  };
  outline(-rim * 0.5);
  fillPath(g, look.ink);
  outline(rim * 0.25);
  fillPath(g, side ? c.plaster : look.flat ? look.cream : '#F7EED6');
  if (side) {
    outline(rim * 1.25);
    fillPath(g, partyOf(c, side).badge);
    if (look.flat) strokePath(g, look.ink, 1);
  }
  const px = r.w * (n > 9 ? (side === 'red' ? 0.67 : 0.72) : 0.8);
  textIn(g, look, String(n), r, px, side && !look.flat ? '#FFFFFF' : look.ink, 800);
}

/** Draws the mark of a party, a disc or a square; the mark of the second partner has a hole. */
export function partyMark(g: G, look: Look, side: Side, second: boolean, r: Rect): void {
  const c = coloursOf(look),
    party = partyOf(c, side),
    cx = r.x + r.w / 2,
    cy = r.y + r.h / 2,
    half = Math.min(r.w, r.h) / 2;
  g.beginPath();
  if (side === 'red') g.arc(cx, cy, half, 0, 7);
  else g.roundRect(cx - half * 0.9, cy - half * 0.9, half * 1.8, half * 1.8, half * 0.24);
  fillPath(g, shade(g, look, r.x, r.y, r.x + r.w, r.y + r.h, [party.backLight, party.badge]));
  strokePath(g, look.ink, Math.max(1.2, half * 0.14));
  if (!second) return;
  g.beginPath();
  if (side === 'red') g.arc(cx, cy, half * 0.42, 0, 7);
  else g.rect(cx - half * 0.38, cy - half * 0.38, half * 0.76, half * 0.76);
  fillPath(g, look.flat ? look.cream : '#FFF7DC');
  g.lineWidth = Math.max(1, half * 0.1);
  g.stroke();
}

/** Draws points on a wax seal, round for red and square for black: gold would mean florins. */
export function points(g: G, look: Look, side: Side, n: number, r: Rect): void {
  const c = coloursOf(look),
    party = partyOf(c, side),
    cx = r.x + r.w / 2,
    cy = r.y + r.h / 2,
    half = Math.min(r.w, r.h) / 2 - 1;
  if (!look.flat) {
    g.fillStyle = look.shadow;
    sealShape(g, side, cx + 1.4, cy + 1.8, half);
    g.fill();
  }
  sealShape(g, side, cx, cy, half);
  fillPath(g, shade(g, look, cx - half, cy - half, cx + half, cy + half, [party.backLight, party.badge]));
  strokePath(g, look.ink, Math.max(1.1, half * 0.09));
  if (side === 'red') {
    circle(g, cx, cy, half * 0.78);
  } else box(g, { x: cx - half * 0.72, y: cy - half * 0.72, w: half * 1.44, h: half * 1.44 }, half * 0.16);
  strokePath(g, look.flat ? look.ink : 'rgba(255,240,214,.7)', Math.max(0.9, half * 0.07));
  const s = String(n);
  textIn(g, look, s, r, half * (s.length > 1 ? 1.02 : 1.24), look.flat ? look.ink : '#FFFFFF', 800);
}

/** Traces a seal whose wax has run over a little. */
export function sealShape(g: G, side: Side, cx: number, cy: number, radius: number): void {
  g.beginPath();
  if (side === 'black') {
    g.roundRect(cx - radius * 0.92, cy - radius * 0.92, radius * 1.84, radius * 1.84, radius * 0.3);
    return;
  }
  for (let i = 0; i <= 22; i++) {
    const a = (i * Math.PI) / 11,
      d = radius * (i % 2 ? 0.93 : 1.02);
    g.lineTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d);
  }
  g.closePath();
}

/** Draws a piece of paper with a number, or a slip under a pile. */
export function tag(g: G, look: Look, s: string, x: number, y: number, px: number): void {
  g.font = `800 ${px}px ${look.font}`;
  const w = g.measureText(s).width + px * 0.5,
    h = px * 1.12;
  box(g, { x: x - w / 2, y: y - h / 2, w, h }, px * 0.24);
  fillAndLine(g, look, look.flat ? look.cream : '#FFF7DC', 1.1);
  text(g, look, s, x, y, px, look.ink, 'center', 800);
}
