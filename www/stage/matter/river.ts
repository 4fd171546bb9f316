// Paints a river in four steps along one wavy course: dry rim, wet sand, foam, water.
import type { Rect } from '../layout/rect';
import { grains, shade } from '../brush/ink';
import { curve, dashed, fillAndLine, fillPath, oval, pen, strokePath, type G } from '../brush/path';
import type { Look } from '../brush/palette';
import { grain, SIDE } from './grain';
import { cast } from './light';

/** A bank: how far along it each of its points is, and how far it swings into the water. */
type Bank = [along: number, swing: number][];

function bankLine(length: number, swing: number, seed: number): Bank {
  const next = grains(seed),
    points: Bank = [];
  for (let at = -90; at < length + 160; at += 46 + next() * 40)
    points.push([at, Math.max(0, (next() - 0.35) * swing)]);
  return points;
}

function follow(g: G, points: Bank, put: (along: number, swing: number) => [number, number]): void {
  let before: Bank[number] | null = null;
  for (const [at, off] of points) {
    if (before) g.quadraticCurveTo(...put(...before), ...put((before[0] + at) / 2, (before[1] + off) / 2));
    else g.lineTo(...put(at, off));
    before = [at, off];
  }
}

/** Traces the outline of the water, `grow` px wider on both sides. */
function course(g: G, r: Rect, across: boolean, grow: number): void {
  const length = across ? r.w : r.h,
    swing = Math.min(16, (across ? r.h : r.w) * 0.05);
  const near = bankLine(length, swing, 5),
    far = bankLine(length, swing, 8).reverse();
  g.beginPath();
  follow(g, near, (at, off) => (across ? [r.x + at, r.y + off - grow] : [r.x + off - grow, r.y + at]));
  follow(g, far, (at, off) =>
    across ? [r.x + at, r.y + r.h - off + grow] : [r.x + r.w - off + grow, r.y + at],
  );
  g.closePath();
}

export const WET = '#A98456';

export function water(g: G, look: Look, r: Rect, across: boolean): void {
  const bank = Math.max(2.5, Math.min(9, (across ? r.h : r.w) * 0.035));
  const [x0, y0, x1, y1] = across ? [0, r.y, 0, r.y + r.h] : [r.x, 0, r.x + r.w, 0];
  course(g, r, across, bank * 1.5);
  fillPath(g, look.sandLight);
  course(g, r, across, bank * 0.7);
  fillPath(g, WET);
  strokePath(g, 'rgba(42,27,16,.55)', 1.2);
  course(g, r, across, 0);
  const { nileLight, nile, nileDark } = look;
  fillPath(g, shade(g, look, x0, y0, x1, y1, [nileLight, nile, nileDark, nileDark, nile, nileLight]));
  g.save();
  g.clip();
  deepen(g, x0, y0, x1, y1);
  g.fillRect(r.x, r.y, r.w, r.h);
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  grain(g, look, 'water', 0.6, across ? 1.2 : 1.7);
  waves(g, look, r);
  // The banks shade the water beside them; beyond the shade runs a line of foam.
  course(g, r, across, 0);
  strokePath(g, 'rgba(6,34,42,.42)', bank * 1.1);
  course(g, r, across, -bank * 0.75);
  pen(g, 'rgba(236,250,244,.5)', 1.3);
  dashed(g, [26, 9, 12, 16]);
  g.restore();
  if (!across) return growth(g, look, r);
  lotus(g, look, r.x + r.w * 0.035, r.y + r.h * 0.5, 7);
  lotus(g, look, r.x + r.w * 0.965, r.y + r.h * 0.34, 6);
}

/** Paints the depth: shallow at the banks, deep in the middle. */
function deepen(g: G, x0: number, y0: number, x1: number, y1: number): void {
  const deep = g.createLinearGradient(x0, y0, x1, y1);
  for (const [at, alpha] of [
    [0, 0],
    [0.14, 0.38],
    [0.5, 0.56],
    [0.86, 0.38],
    [1, 0],
  ] as const)
    deep.addColorStop(at, `rgba(8,44,56,${alpha})`);
  g.fillStyle = deep;
}

/** Paints short waves, each of its own strength. */
export function waves(g: G, look: Look, r: Rect): void {
  const next = grains(5);
  g.strokeStyle = look.nileLight;
  g.lineCap = 'round';
  for (let y = r.y + 8; y < r.y + r.h; y += 23) {
    for (let x = r.x; x < r.x + r.w; x += 96) {
      const from = x + next() * 76,
        at = y + next() * 14,
        l = 5 + next() * 7;
      g.globalAlpha = 0.16 + next() * 0.26;
      g.lineWidth = 0.9 + next() * 0.8;
      curve(g, from, at, from + l, at - 3.5, from + l * 2, at, from + l * 3, at + 3.5, from + l * 4, at);
      g.stroke();
    }
  }
  g.globalAlpha = 1;
  g.lineCap = 'butt';
}

/** Paints sandbanks, papyrus and lotus along the banks, thickest between the four lanes of boats. */
function growth(g: G, look: Look, r: Rect): void {
  const next = grains(23),
    lane = (r.h - 8) / 4;
  for (let i = 0; i <= 4; i++) {
    const y = r.y + 4 + i * lane + (next() - 0.5) * 18,
      right = i % 2 === 1;
    if (i > 0 && i < 4) {
      sandbank(g, look, right ? r.x + r.w - 2 : r.x + 2, y, Math.min(46, r.w * 0.15), right ? -1 : 1);
      tuft(g, look, right ? r.x + r.w - 8 : r.x + 8, y + 4, 1.25);
    }
    tuft(g, look, right ? r.x + 1 : r.x + r.w - 2, y + lane * 0.42, 0.95);
    lotus(g, look, r.x + r.w * (right ? 0.13 : 0.9), y + lane * 0.06 + 8, 7.5);
    lotus(g, look, r.x + r.w * (right ? 0.2 : 0.83), y + lane * 0.06 + 15, 5);
  }
}

/** Paints half an island of sand on a bank; `way` is 1 if it grows to the right, -1 to the left. */
export function sandbank(g: G, look: Look, x: number, y: number, w: number, way: number): void {
  const high = 15;
  const shape = (k: number): void => {
    const long = way * w * k;
    g.beginPath();
    g.moveTo(x, y - high * k);
    g.bezierCurveTo(x + long * 0.6, y - high * k, x + long, y - high * 0.5 * k, x + long, y);
    g.bezierCurveTo(x + long, y + high * 0.6 * k, x + long * 0.5, y + high * k, x, y + high * 1.1 * k);
    g.closePath();
  };
  for (const [k, colour] of [
    [1.3, 'rgba(150,190,170,.34)'],
    [1.08, WET],
    [1, look.sandLight],
  ] as const) {
    shape(k);
    fillPath(g, colour);
  }
  grain(g, look, 'sand');
  strokePath(g, 'rgba(42,27,16,.4)', 1);
}

/** Paints papyrus: stalks that lean apart, with umbels; first in ink, a little wider. */
export function tuft(g: G, look: Look, x: number, y: number, size: number): void {
  oval(g, x + 4, y, 12 * size, 3.4 * size);
  cast(g, look, 4, 0.6);
  g.lineCap = 'round';
  for (const inked of [true, false]) {
    const next = grains(Math.round(x + y));
    for (let i = 0; i < 7; i++) {
      const lean = (i - 3) * 3.3 * size + next() * 2,
        h = (17 + next() * 13 - Math.abs(i - 3) * 2.4) * size,
        foot = x + (i - 3) * 1.7 * size;
      pen(g, inked ? look.ink : i % 2 ? look.reed : '#7F9A4A', (inked ? 3.1 : 1.7) * Math.min(1, size));
      curve(g, foot, y, foot + lean * 0.2, y - h * 0.6, foot + lean, y - h);
      g.stroke();
      if (!inked && i % 2 === 0) umbel(g, look, foot + lean, y - h, size);
    }
  }
  g.lineCap = 'butt';
}

function umbel(g: G, look: Look, x: number, y: number, size: number): void {
  g.beginPath();
  g.moveTo(x, y + 2);
  g.bezierCurveTo(x - 7 * size, y - 1, x - 4 * size, y - 7 * size, x + 1, y - 6 * size);
  g.bezierCurveTo(x + 6 * size, y - 6 * size, x + 7 * size, y - 1, x, y + 2);
  fillAndLine(g, look, '#B9B25E', 1);
}

/** Paints a leaf with a notch; larger leaves bear a flower. */
export function lotus(g: G, look: Look, x: number, y: number, s: number): void {
  oval(g, x + 1.4, y + 2, s, s * 0.62);
  fillPath(g, 'rgba(6,34,42,.4)');
  g.beginPath();
  g.moveTo(x, y);
  g.ellipse(x, y, s, s * 0.62, 0, 0.5, 6);
  g.closePath();
  fillAndLine(g, look, look.reed, 1);
  if (s < 6) return;
  for (const turn of [-0.9, 0.9, -0.45, 0.45, 0]) {
    g.save();
    g.translate(x - s * 0.1, y);
    g.rotate(turn);
    curve(g, 0, 0, s * 0.26, -s * 0.5, 0, -s * 0.95, -s * 0.26, -s * 0.5, 0, 0);
    fillPath(g, turn === 0 ? '#FBEFF0' : '#E9B9C4');
    g.stroke();
    g.restore();
  }
}

/**
 * Paints a wash of ink on a cell or a card of water: deeper in the middle, with the blotches of a dried wash.
 * The tile of noise is as large as the cell, so that cells join.
 */
export function wash(g: G, look: Look, r: Rect): void {
  const x = r.x + r.w / 2,
    y = r.y + r.h / 2;
  const deep = g.createRadialGradient(x, y, r.w * 0.1, x, y, r.w * 0.72);
  deep.addColorStop(0, 'rgba(20,74,92,.2)');
  deep.addColorStop(1, 'rgba(20,74,92,0)');
  g.beginPath();
  g.rect(r.x, r.y, r.w, r.h);
  fillPath(g, deep);
  grain(g, look, 'masonry', 0.5, r.w / SIDE, r.x, r.y);
}
