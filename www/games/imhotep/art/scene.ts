// Paints Imhotep's scene for the first screen: evening on the Nile, pyramids, a laden boat.
import { curve, fillPath, strokePath, type G } from '../../../stage/brush/path';
import { boat } from '../../../stage/scenery/boat';
import { frame, hills, sky, sun, water } from '../../../stage/scenery/land';
import { INK, blend, oval, polygon, stroke } from '../../../stage/scenery/strokes';

function pyramid(g: G, x: number, y: number, w: number, h: number): void {
  const tip = x + w * 0.46,
    edge = x + w * 0.62;
  polygon(g, [x, y, tip, y - h, edge, y], blend(g, [x, y - h, x, y], '#ffefc4', '#e7c58c'));
  polygon(g, [edge, y, tip, y - h, x + w, y], blend(g, [0, y - h, 0, y], '#b98a56', '#96683c'));
  for (let course = 1; course < 11; course++) {
    const share = course / 11,
      at = (corner: number): number => tip + (corner - tip) * share,
      height = y - h * (1 - share);
    stroke(g, [at(x), height, at(edge), height, at(x + w), height], 1, 'rgb(120 80 36 / .28)');
  }
}

const FRONDS = 9;
function palm(g: G, x: number, y: number, high: number, lean: number): void {
  g.lineCap = 'round';
  const top = x + lean * high,
    crown = y - high;
  for (const [colour, wide] of [
    [INK, 1.5],
    ['#7a5228', 1],
  ] as const) {
    curve(g, x, y, x + lean * high * 0.1, y - high * 0.6, top, crown);
    strokePath(g, colour, high * 0.05 * wide);
  }
  for (let at = 0; at < FRONDS; at++) {
    const turn = -3.3 + at * 0.44,
      long = high * (0.42 - 0.03 * Math.abs(at - 4)),
      [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    g.beginPath();
    g.moveTo(top, crown);
    g.quadraticCurveTo(top + dx * 0.6, crown + dy * 0.9, top + dx, crown + dy * 0.5 + high * 0.16);
    g.quadraticCurveTo(top + dx * 0.5, crown + dy * 0.45, top, crown);
    fillPath(g, at % 2 ? '#4e7040' : '#6c8f4c');
    strokePath(g, INK, 1.3);
  }
}

export function scene(g: G, w: number, h: number, full: number): void {
  const all = frame(w, full > h ? h * 1.28 : h, full),
    { unit: u } = all,
    high = h > w,
    y = h * (full > h ? 0.7 : high ? 0.47 : 0.6),
    east = w * 0.74;
  sky(g, all, y, '#f0a95c', '#f8cf8c', '#fdf0cc');
  sun(g, east, y - u * 0.27, u * 0.085, u * 0.6, ['rgb(255 250 222 / .95)', 'rgb(255 236 170 / 0)']);
  hills(g, all, y - u * 0.03, u * 0.05, 4, '#ebc88e', 3);
  pyramid(g, w * 0.6, y, u * 0.26, u * 0.17);
  pyramid(g, w * 0.68, y + 2, u * 0.42, u * 0.3);
  pyramid(g, w * 0.92, y + 2, u * 0.3, u * 0.19);
  hills(g, all, y + u * 0.012, u * 0.03, 3, '#d9b074', 8);
  const obelisk = [0.53, 0.537, 0.545, 0.553, 0.56].map((x) => x * w),
    heights = [y + 4, y - u * 0.24, y - u * 0.265, y - u * 0.24, y + 4];
  polygon(
    g,
    obelisk.flatMap((x, at) => [x, heights[at]!]),
    '#c99a62',
    1.3,
  );
  water(g, all, y + u * 0.018, '#5fb0ae', '#174e5c', 5);
  const [dim, bright] = ['rgb(255 240 190 / 0)', 'rgb(255 240 190 / .5)'];
  g.fillStyle = blend(g, [east - u * 0.16, 0, east + u * 0.16, 0], dim, bright, dim);
  g.fillRect(east - u * 0.16, y + u * 0.02, u * 0.32, full - y);
  palm(g, w * 0.93, h * 0.8, u * 0.3, 0.1);
  boat(g, w * 0.54 - u * 0.33, y + (h - y) * (high ? 0.2 : 0.62), u * 0.6, [3, 2, 1, 0]);
  oval(g, 0, h, w * 0.32, h * 0.12, '#b98a50');
  const near = Math.min(u, h * 0.95);
  // In a low scene the crown stays below the words.
  palm(g, w * 0.05, h * 0.93, near * (w > h * 2 ? 0.4 : 0.5), 0.2);
  palm(g, w * 0.13, h * 0.98, near * 0.34, 0.06);
}
