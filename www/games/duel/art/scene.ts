// Paints the Duel's scene for the first screen: dusk and stars, and two figures face to face on the quay.
import { fillRect, type G } from '../../../stage/brush/path';
import { TONES, boat, mark } from '../../../stage/scenery/boat';
import { frame, hills, sky, sun, water } from '../../../stage/scenery/land';
import { blend, disc, oval, polygon, sequence, shape, stroke } from '../../../stage/scenery/strokes';

const FIGURE = 'M-.288 0L-.144-.52C-.252-.9-.12-1 0-1S.252-.9.144-.52L.288 0Q0 .05-.288 0';
function figure(g: G, x: number, y: number, h: number, colour: 0 | 1): void {
  const [lit, body, shade] = TONES[colour],
    at: [number, number, number] = [x, y, h];
  oval(g, x + h * 0.18, y, h * 0.37, h * 0.06, 'rgb(30 20 10 / .36)');
  // A rim of light sets the black figure off against the dusk.
  shape(g, FIGURE, at, blend(g, [-0.24, 0, 0.27, 0], lit, body, shade), h * 0.03, 'rgb(255 240 210 / .35)');
  shape(g, FIGURE, at, null, Math.max(1.8, h * 0.022));
  mark(g, colour, x, y - h * 0.27, h * 0.1, h * 0.045);
}

/** Paints a quay of slabs around `x`, in perspective, a little wider than `2 * s`. */
function quay(g: G, h: number, x: number, s: number): void {
  const [back, front] = [h * 0.74, h * 0.97];
  const edge = (share: number, wide: number): number => x + share * s * wide;
  polygon(
    g,
    [edge(-1, 1.25), back, edge(1, 1.25), back, edge(1, 1.7), front, edge(-1, 1.7), front],
    blend(g, [0, back, 0, front], '#f7e6be', '#d3b47c'),
    2,
  );
  polygon(
    g,
    [edge(-1, 1.7), front, edge(1, 1.7), front, edge(1, 1.66), h * 1.06, edge(-1, 1.66), h * 1.06],
    '#7c5c32',
    2,
  );
  const joint = 'rgb(90 60 25 / .4)',
    middle = (back + front) / 2;
  for (const share of [-0.33, 0.33])
    stroke(g, [edge(share, 1.25), back, edge(share, 1.7), front], 1.5, joint);
  stroke(g, [edge(-1, 1.45), middle, edge(1, 1.45), middle], 1.5, joint);
}

export function scene(g: G, w: number, h: number, full: number): void {
  const all = frame(w, h, full),
    { unit: u } = all,
    y = h * 0.5,
    // The buttons of a small scene lie to the right.
    aside = full === h && w > h * 1.5,
    x = w * (aside ? (h > 100 ? 0.29 : 0.4) : 0.5);
  sky(g, all, y, '#23455e', '#4f7f8e', '#f0b98a');
  sun(g, x, y - u * 0.01, u * 0.09, u * 0.55, ['rgb(255 214 150 / .9)', 'rgb(255 190 120 / 0)']);
  const next = sequence(4);
  for (let star = 0; star < 26; star++)
    disc(g, next() * w, next() * y * 0.6, 0.5 + next(), 'rgb(255 248 226 / .8)');
  hills(g, all, y, u * 0.05, 5, '#8c7a78', 6);
  hills(g, all, y + u * 0.015, u * 0.03, 4, '#6c5a4c', 9);
  water(g, all, y + u * 0.02, '#d79f7c', '#123f4c', 3);
  fillRect(g, blend(g, [0, y, 0, h], 'rgb(20 80 92 / .1)', 'rgb(14 58 70 / .95)'), 0, y + u * 0.02, w, full);
  const s = Math.min(w * (aside ? 0.19 : 0.24), u * 0.36);
  quay(g, h, x, s);
  boat(g, x - u * 0.2, h * 0.74 - u * 0.02, u * 0.4, [2, 3, 1]);
  figure(g, x - s * 0.95, h * 0.9, u * 0.36, 0);
  figure(g, x + s * 0.95, h * 0.9, u * 0.36, 1);
}
