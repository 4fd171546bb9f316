// A papyrus boat with stones, for the scenes of both Imhotep games.
import { circle, strokePath, type G } from '../brush/path';
import { INK, block, blend, oval, polygon, shape, stroke } from './strokes';

/** The colours of a player: lit, body, shade, mark. */
type Tones = readonly [string, string, string, string];
export const TONES: readonly [Tones, Tones, Tones, Tones] = [
  ['#4a4e54', '#181a1c', '#08090a', '#efe7d4'],
  ['#ffffff', '#f6f0e0', '#cbbe9e', INK],
  ['#a2623a', '#753c1c', '#431f0c', '#f4e3c4'],
  ['#b4bec7', '#7b8894', '#4c5761', '#14181b'],
];
export type Colour = 0 | 1 | 2 | 3;

/** Draws the mark of a player around a point: ring, cross, two bars or triangle. `r` is half its size. */
export function mark(g: G, colour: Colour, x: number, y: number, r: number, width: number): void {
  const tone = TONES[colour][3];
  if (colour === 0) {
    circle(g, x, y, r * 0.8);
    strokePath(g, tone, width);
  } else if (colour === 1) {
    stroke(g, [x - r, y, x + r, y], width, tone);
    stroke(g, [x, y - r, x, y + r], width, tone);
  } else if (colour === 2)
    for (const side of [-0.5, 0.5]) stroke(g, [x - r, y + side * r, x + r, y + side * r], width, tone);
  else polygon(g, [x, y - r, x + r, y + r * 0.8, x - r, y + r * 0.8], tone);
}

function stone(g: G, colour: Colour, x: number, y: number, s: number): void {
  const [lit, body, front] = TONES[colour],
    top = s * 0.72;
  block(g, [x, y, s, s * 1.06], s * 0.11, front);
  block(g, [x, y, s, top], s * 0.11, blend(g, [x, y, x + s * 0.8, y + top], lit, body));
  stroke(
    g,
    [x + s * 0.07, y + top * 0.9, x + s * 0.07, y + s * 0.08, x + s * 0.9, y + s * 0.06],
    s * 0.05,
    'rgb(255 250 232 / .6)',
  );
  g.beginPath();
  g.roundRect(x, y, s, s * 1.06, s * 0.11);
  strokePath(g, INK, Math.max(1.4, s * 0.045));
  mark(g, colour, x + s / 2, y + top / 2, s * 0.2, s * 0.085);
}

const HULL = 'M0-2.9C.8-1.5 2-1.35 3-1.3H7C8.2-1.4 9.3-1.8 10-3.5 9.8-1 8.3.06 7 .06H2.8C1.4.06.2-1 0-2.9';
/** Paints a boat of this length with its stones; its keel is at `y`. */
export function boat(g: G, x: number, y: number, length: number, load: Colour[]): void {
  const u = length / 10,
    s = u * 1.42;
  oval(g, x + length / 2, y + u * 0.05, length * 0.5, u * 0.42, 'rgb(6 40 50 / .4)');
  load.forEach((colour, at) =>
    stone(g, colour, x + length / 2 + (at - load.length / 2) * s * 1.04, y - u * 2.75, s),
  );
  const at: [number, number, number] = [x, y, u];
  shape(g, HULL, at, blend(g, [0, -3, 0, 0], '#d6a76b', '#9a6a3a', '#5a3817'), Math.max(1.6, u * 0.13));
  shape(g, 'M.6-1.75Q1.8-1.12 3-1.1H7', at, null, u * 0.1, 'rgb(255 240 205 / .6)');
  shape(g, 'M1.6-.55H8.1', at, null, u * 0.1, 'rgb(42 27 16 / .35)');
}
