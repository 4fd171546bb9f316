// Paints the scene of C'est mon fort ! for the first screen: noon, a castle that is being built, a raven.
import { pen, type G } from '../../../stage/brush/path';
import { clouds, frame, hills, sky, sun } from '../../../stage/scenery/land';
import { INK, blend, block, disc, oval, sequence, shape } from '../../../stage/scenery/strokes';

/** The top of a tower from left to right, as an SVG path; the unit is the tower's width. */
const MERLONS = 'h.143v.143h.143v-.143h.143v.143h.143v-.143h.143v.143h.143v-.143H1';
function tower(g: G, x: number, y: number, w: number, h: number, seed: number): void {
  const next = sequence(seed),
    outline = `M0 0V${-h / w}${MERLONS}V0z`;
  shape(g, outline, [x, y, w], blend(g, [0, 0, 1, 0], '#f4eedf', '#cfc5b0', '#94897a'));
  g.save();
  g.beginPath();
  g.rect(x, y - h + w / 7, w, h);
  g.clip();
  const course = Math.max(7, w * 0.13);
  for (let top = y - course, row = 0; top > y - h - course; top -= course, row++)
    for (let left = x - (row % 2) * course; left < x + w; left += course * 2) {
      const isDark = next() < 0.5;
      g.fillStyle = isDark ? `rgb(70 52 30 / ${next() * 0.2})` : `rgb(255 252 240 / ${next() * 0.4})`;
      g.fillRect(left, top, course * 2 - 1, course - 1);
      pen(g, 'rgb(60 48 34 / .22)', 1);
      g.strokeRect(left, top, course * 2, course);
    }
  g.restore();
  shape(g, outline, [x, y, w], null, Math.max(1.6, w * 0.022));
}

const FLAG = 'M0-1C.25-1.1.4-.84.66-.96L.56-.74.66-.52C.4-.42.25-.68 0-.56z';
function flag(g: G, x: number, y: number, h: number, colour: string): void {
  shape(g, 'M0 0V-1', [x, y, h], null, h * 0.05);
  shape(g, FLAG, [x, y, h], colour, Math.max(1.4, h * 0.03));
}

function scaffold(g: G, x: number, y: number, s: number): void {
  for (const [colour, wide] of [
    [INK, 0.075],
    ['#c9975c', 0.045],
  ] as const)
    shape(
      g,
      'M3.55 0V-1.5M4.25 0V-1.5M3.38-.5H4.42M3.38-1.1H4.42M3.55 0L4.25-.5',
      [x, y, s],
      null,
      s * wide,
      colour,
    );
}

function raven(g: G, x: number, y: number, s: number): void {
  const black = '#1d1d22';
  oval(g, x, y, s * 0.2, s * 0.13, black, -0.3);
  disc(g, x + s * 0.18, y - s * 0.13, s * 0.09, black);
  shape(g, 'M-.14-.02L-.42.1-.12.1z', [x, y, s], black);
  shape(g, 'M.25-.16L.38-.12.25-.09z', [x, y, s], '#e0ae47');
}

export function scene(g: G, w: number, h: number, full: number): void {
  const all = frame(w, h, full),
    { unit: u } = all,
    y = h * 0.94;
  sky(g, all, y, '#5e9dc2', '#a9d0da', '#f4f1d4');
  sun(g, w * 0.16, h * 0.22, u * 0.05, u * 0.5, ['rgb(255 250 222 / .95)', 'rgb(255 246 206 / 0)']);
  clouds(g, all, [
    [0.34, 0.16, 0.05],
    [0.72, 0.12, 0.06],
    [0.95, 0.3, 0.045],
  ]);
  hills(g, all, h * 0.6, u * 0.14, 4, '#b5cdbe', 2);
  hills(g, all, h * 0.7, u * 0.1, 3, '#95b67c', 7);
  hills(g, all, h * 0.8, u * 0.05, 3, '#6f9656', 5);
  const s = Math.min(u * 0.135, h * 0.17),
    x = w * (w > h * 1.5 ? (full === h && h > 100 ? 0.34 : 0.56) : 0.5) - s * 2.1;
  tower(g, x + s * 0.8, y, s * 1.7, s * 1.25, 3);
  tower(g, x, y, s, s * 2, 7);
  tower(g, x + s * 2.3, y, s * 1.05, s * 2.5, 9);
  block(g, [x + s * 1.42, y - s * 0.72, s * 0.5, s * 0.74], [s * 0.25, s * 0.25, 0, 0], '#3a2a1c', 2);
  block(g, [x + s * 0.4, y - s * 1.4, s * 0.18, s * 0.4], s * 0.09, INK);
  block(g, [x + s * 2.73, y - s * 1.8, s * 0.2, s * 0.44], s * 0.1, INK);
  flag(g, x + s * 0.5, y - s * 1.95, s * 0.95, '#b5472f');
  flag(g, x + s * 2.82, y - s * 2.45, s, '#2f5f9e');
  scaffold(g, x, y, s);
  tower(g, x + s * 3.36, y, s * 0.92, s * 0.46, 11);
  hills(g, all, y + 2, u * 0.012, 6, '#557f40', 3);
  raven(g, x + s * 1.5, y - s * 1.36, s);
}
