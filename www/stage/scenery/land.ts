// Sky, hills, water and clouds of the scenes.
import { curve, fillPath, fillRect, pen, trace, type G } from '../brush/path';
import { blend, disc, glow, oval, sequence } from './strokes';

/**
 * The size of a scene, with the ground below what it is about. `unit` measures the things in it; neither a high
 * nor a wide window makes it too large.
 */
export interface Frame {
  w: number;
  h: number;
  unit: number;
}
export const frame = (w: number, h: number, full: number): Frame => ({
  w,
  h: full,
  unit: Math.min(w, h * 1.5),
});

/** Paints the sky down to `horizon`, and the whole ground behind it in its last colour. */
export function sky(g: G, { w, h }: Frame, horizon: number, ...colours: string[]): void {
  fillRect(g, blend(g, [0, 0, 0, horizon], ...colours), 0, 0, w, h);
}

export function sun(
  g: G,
  x: number,
  y: number,
  r: number,
  reach: number,
  [inner, outer]: [string, string],
): void {
  glow(g, x, y, reach, inner, outer);
  disc(g, x, y, r, '#fffbe6');
}

/** Paints a wavy band from about `top` down to the foot of the scene, with this many waves of this height. */
export function hills(
  g: G,
  { w, h }: Pick<Frame, 'w' | 'h'>,
  top: number,
  high: number,
  waves: number,
  fill: string,
  seed: number,
): void {
  const next = sequence(seed);
  trace(g, [-9, h, -9, top]);
  for (let at = 0; at < waves; at++) {
    const from = (w * at) / waves,
      to = (w * (at + 1)) / waves;
    g.quadraticCurveTo(
      (from + to) / 2,
      top - high * (0.4 + next() * 1.3),
      to + 2,
      top + high * (next() - 0.5) * 0.4,
    );
  }
  g.lineTo(w + 9, h);
  fillPath(g, fill);
}

/** Paints water from `top` down, with strokes that grow towards the viewer. */
export function water(g: G, { w, h }: Frame, top: number, far: string, near: string, seed: number): void {
  fillRect(g, blend(g, [0, top, 0, h], far, near), 0, top, w, h - top);
  const next = sequence(seed);
  g.lineCap = 'round';
  for (let at = 0; at < (h - top) * 1.1; at++) {
    const close = next(),
      y = top + 3 + (h - top) * close * close,
      length = 3 + 26 * close,
      x = next() * w;
    pen(g, `rgb(255 252 236 / ${0.07 + 0.2 * next()})`, 0.7 + 1.5 * close);
    curve(g, x, y, x + length / 2, y - 1 - 2 * close, x + length, y);
    g.stroke();
  }
}

const PUFFS = [
  [-1.4, 0.2, 0.6],
  [-0.5, -0.1, 0.95],
  [0.5, 0, 1],
  [1.5, 0.25, 0.65],
] as const;
/** Paints clouds, each given by its place, in shares of the scene, and its size. */
export function clouds(g: G, { w, h, unit }: Frame, all: [x: number, y: number, size: number][]): void {
  for (const [x, y, size] of all)
    for (const [dx, dy, puff] of PUFFS) {
      const s = size * unit;
      oval(g, w * x + dx * s, h * y + dy * s, s * puff * 1.1, s * puff * 0.55, 'rgb(255 254 247 / .87)');
    }
}
