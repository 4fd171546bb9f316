// Paints the Duel's harbour: still water, a beach below the piles, and the berth of a boat that has gone.
import type { Rect } from '../layout/rect';
import { circle, dashed, fillPath, pen, strokePath, type G } from '../brush/path';
import type { Look } from '../brush/palette';
import { grain } from './grain';
import { lotus, sandbank, tuft, waves, WET } from './river';

/**
 * Paints still water, shallow where the light falls in and deeper towards the corners. `pile` is the first of
 * the piles in the lower right; without it, the harbour is too small for a shore.
 */
export function harbourWater(g: G, look: Look, r: Rect, pile?: Rect): void {
  const x = r.x + r.w * 0.42,
    y = r.y + r.h * 0.4;
  const shallow = g.createRadialGradient(x, y, 0, x, y, Math.hypot(r.w, r.h) * 0.62);
  shallow.addColorStop(0, 'rgba(96,186,190,.24)');
  shallow.addColorStop(0.5, 'rgba(40,110,122,.1)');
  shallow.addColorStop(1, 'rgba(6,40,52,.6)');
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  fillPath(g, shallow);
  grain(g, look, 'water', 0.62, 1.9);
  waves(g, look, r);
  if (pile) shore(g, look, r, pile);
}

/** Traces the outline of the beach, `grow` px outside of its dry sand, clear of the berths. */
function beach(g: G, { x, y, w, h }: Rect, grow: number): void {
  g.beginPath();
  g.moveTo(x + w * 0.04 - grow, y + h + 30);
  g.bezierCurveTo(
    x - grow,
    y + h * 0.92,
    x + w * 0.1 - grow,
    y + h * 0.74 - grow,
    x + w * 0.3,
    y + h * 0.6 - grow,
  );
  g.bezierCurveTo(
    x + w * 0.5,
    y + h * 0.47 - grow,
    x + w * 0.56,
    y + h * 0.34 - grow,
    x + w * 0.74,
    y + h * 0.3 - grow,
  );
  g.bezierCurveTo(
    x + w * 0.86,
    y + h * 0.27 - grow,
    x + w * 0.94,
    y + h * 0.22 - grow,
    x + w + 30,
    y + h * 0.12 - grow,
  );
  g.lineTo(x + w + 30, y + h + 30);
  g.closePath();
}

/** Paints sand in the lower right with reeds on it, and sandbanks and lotus where no boat lies. */
function shore(g: G, look: Look, r: Rect, pile: Rect): void {
  const lee = { x: pile.x, y: pile.y, w: r.x + r.w - pile.x, h: r.y + r.h - pile.y },
    k = Math.max(0.8, pile.w / 130);
  for (const [grow, colour] of [
    [26, 'rgba(96,186,190,.22)'],
    [15, 'rgba(150,205,196,.34)'],
    [6, WET],
    [0, look.sand],
  ] as const) {
    beach(g, lee, grow * k);
    fillPath(g, colour);
  }
  grain(g, look, 'sand', 1, 1.4);
  strokePath(g, 'rgba(42,27,16,.4)', 1.2);
  beach(g, lee, 10 * k);
  pen(g, 'rgba(236,250,244,.6)', 1.5);
  dashed(g, [26, 9, 12, 16]);
  const foot = r.y + r.h,
    { x, w } = lee;
  for (const [fx, up, size] of [
    [0.1, 8, 1.25],
    [0.24, 22, 0.95],
    [0.4, 7, 1.1],
    [0.62, 14, 0.9],
    [0.8, 9, 1.3],
    [0.95, 30, 1],
  ] as const)
    tuft(g, look, x + w * fx, foot - up * k, size * k);
  for (const [dx, dy, size] of [
    [-0.02, 44, 8],
    [-0.05, 30, 6],
    [-0.09, 40, 5],
  ] as const)
    lotus(g, look, x + w * dx, foot - dy * k, size * k);
  far(g, look, r, k);
}

/** Paints plants along the upper edge and at the left foot, where the water is wider than berths and quay. */
function far(g: G, look: Look, { x, y, w, h }: Rect, k: number): void {
  sandbank(g, look, x + 1, y + 17 * k, w * 0.07, 1);
  tuft(g, look, x + 10 * k, y + 26 * k, 0.9 * k);
  lotus(g, look, x + w * 0.12, y + 18 * k, 7 * k);
  lotus(g, look, x + w * 0.145, y + 26 * k, 5 * k);
  lotus(g, look, x + w * 0.87, y + 20 * k, 8 * k);
  lotus(g, look, x + w * 0.9, y + 28 * k, 5.5 * k);
  tuft(g, look, x + w - 9 * k, y + 34 * k, 1.05 * k);
  tuft(g, look, x + 9 * k, y + h - 6 * k, 1.1 * k);
  lotus(g, look, x + w * 0.06, y + h - 20 * k, 6 * k);
}

/**
 * Paints the berth of a boat that has left the game: mooring rings at the quay, and its wake out on the
 * water. `across`: the bow pointed east.
 */
export function gone(g: G, look: Look, across: boolean, r: Rect): void {
  const [length, beam] = across ? [r.w, r.h] : [r.h, r.w];
  g.save();
  if (across) g.translate(r.x, r.y);
  else g.transform(0, 1, 1, 0, r.x, r.y);
  g.lineCap = 'round';
  pen(g, `rgba(226,246,240,${look.scheme === 'dark' ? 0.14 : 0.3})`, Math.max(1.1, beam * 0.022));
  g.setLineDash([beam * 0.2, beam * 0.09, beam * 0.1, beam * 0.12]);
  // Two waves run out from the former place of the bow, and the water behind the stern is broken.
  for (const open of [0.16, 0.3, 0.44])
    for (const side of [-1, 1]) {
      g.beginPath();
      g.moveTo(length * (1.02 - open * 0.5), beam * (0.5 + side * 0.06));
      g.bezierCurveTo(
        length * (0.82 - open * 0.5),
        beam * (0.5 + side * open * 0.4),
        length * (0.5 - open * 0.4),
        beam * (0.5 + side * open),
        length * 0.16,
        beam * (0.5 + side * open),
      );
      g.stroke();
    }
  g.setLineDash([]);
  for (const f of [0.2, 0.8]) {
    const ring = beam * 0.075;
    for (const [colour, line] of [
      [look.ink, 0.05],
      ['#C7A24E', 0.026],
    ] as const) {
      circle(g, beam * 0.12, beam * f, ring);
      strokePath(g, colour, beam * line);
    }
  }
  g.restore();
  const [x, y] = across ? [r.x + r.w * 0.3, r.y + r.h * 0.9] : [r.x + r.w * 0.9, r.y + r.h * 0.34];
  lotus(g, look, x, y, beam * 0.1);
  lotus(g, look, x + beam * 0.12, y - beam * 0.06, beam * 0.065);
}
