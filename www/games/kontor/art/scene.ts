// Paints Kontor's scene for the first screen: a pale morning, a row of gables, a sail.
import { fillRect, type G } from '../../../stage/brush/path';
import { clouds, frame, sky, water } from '../../../stage/scenery/land';
import { blend, block, disc, glow, oval, polygon, shape, stroke } from '../../../stage/scenery/strokes';

/** The colours of the houses, in the light and in the shade. */
const WALLS = [
  ['#d98c66', '#b24f37'],
  ['#6e747c', '#43474e'],
  ['#ebd2a0', '#cba569'],
  ['#c8694c', '#8e3826'],
  ['#8fa39a', '#5f766e'],
  ['#b9805a', '#86502f'],
] as const;
const wall = (house: number): readonly [string, string] => WALLS[(house * 5) % WALLS.length]!;

/** The place and the size of a house, without its gable. */
interface House {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Gables from left to right, as SVG paths in widths of the house: stepped, bell, spout. */
const GABLES = [
  'h.111v-.125h.111v-.125h.111v-.125h.111v-.125h.111v.125h.111v.125h.111v.125h.111v.125H1',
  'C.24 0 .14-.35.34-.4Q.5-.65.66-.4C.86-.35.76 0 1 0',
  'L.5-.55 1 0',
];

function windows(g: G, { x, y, w, h }: House, kind: number): void {
  const count = w > 70 ? 3 : 2,
    pitch = w / (count + 0.6),
    wide = pitch * 0.5;
  for (let row = 0; row < Math.floor(h / (pitch * 1.15)); row++)
    for (let at = 0; at < count; at++) {
      const left = x + pitch * 0.3 + at * pitch + (pitch - wide) / 2,
        top = y - h + pitch * 0.2 + row * pitch * 1.15,
        isLit = (row * 3 + at * 5 + kind) % 4 === 0;
      block(g, [left, top, wide, wide * 1.4], 1.5, isLit ? '#ffde94' : '#31434c', 1.2);
      fillRect(g, '#fff6e0', left, top + wide * 0.66, wide, 1.3);
    }
}

function house(g: G, at: House, [lit, shade]: readonly [string, string], kind: number): void {
  const { x, y, w, h } = at,
    outline = `M0 ${h / w}V0${GABLES[kind] ?? ''}V${h / w}z`,
    place: [number, number, number] = [x, y - h, w];
  shape(g, outline, place, blend(g, [0, 0, 1, 0], lit, shade), Math.max(1.3, w * 0.03));
  for (let course = y; course > y - h; course -= Math.max(3.5, w * 0.06))
    stroke(g, [x, course, x + w, course], 1, 'rgb(60 14 6 / .16)');
  windows(g, at, kind);
  disc(g, x + w / 2, y - h - w * 0.17, w * 0.075, '#fff3d6', 1.2);
}

function sail(g: G, x: number, y: number, h: number): void {
  const at: [number, number, number] = [x, y, h],
    cloth = blend(g, [-0.4, 0, 0.4, 0], '#fffbef', '#e2d0a4');
  oval(g, x, y + h * 0.02, h * 0.5, h * 0.05, 'rgb(10 40 50 / .35)');
  shape(g, 'M0-.1V-1', at, null, h * 0.025);
  shape(
    g,
    'M-.03-.92Q-.52-.5-.5-.24-.2-.3-.03-.26zM.03-.8Q.52-.5.36-.24.2-.3.03-.26z',
    at,
    cloth,
    Math.max(1.4, h * 0.014),
  );
  shape(g, 'M0-1L.17-.96 0-.9z', at, '#b3261e', 1.3);
  const hull = blend(g, [0, -0.2, 0, 0], '#c9975c', '#6b4423');
  shape(g, 'M-.5-.2Q0-.12.52-.24.42 0 .26 0H-.34Q-.46-.04-.5-.2', at, hull, Math.max(1.5, h * 0.018));
}

/** Paints a spire in the far background. */
function spire(g: G, w: number, h: number, y: number): void {
  const [left, right, tip] = [w * 0.44, w * 0.49, w * 0.465];
  polygon(g, [left, y, left, h * 0.26, tip, h * 0.1, right, h * 0.26, right, y], '#b7b6a8');
}

export function scene(g: G, w: number, h: number, full: number): void {
  const all = frame(w, h, full),
    { unit: u } = all,
    y = h * 0.75;
  sky(g, all, y, '#a9c4cc', '#dde0ce', '#f8eac8');
  glow(g, w * 0.2, h * 0.24, u * 0.5, 'rgb(255 248 220 / .95)', 'rgb(255 244 210 / 0)');
  clouds(g, all, [
    [0.2, 0.16, 0.05],
    [0.62, 0.1, 0.045],
    [0.9, 0.24, 0.04],
  ]);
  spire(g, w, h, y);
  const count = Math.max(5, Math.round(w / (u * 0.135))),
    pitch = w / count;
  for (let at = 0; at < count; at++) {
    const high = h * (0.2 + ((at * 53) % 7) * 0.018);
    house(g, { x: at * pitch + pitch * 0.02, y, w: pitch * 0.96, h: high }, wall(at), (at * 2) % 3);
  }
  block(g, [-5, y - 1, w + 10, h * 0.035], 0, blend(g, [0, y, 0, y + h * 0.035], '#cdb98e', '#8f7b57'), 1.6);
  water(g, all, y + h * 0.034, '#6fa9ae', '#235763', 9);
  g.save();
  g.beginPath();
  g.rect(0, y + h * 0.036, w, h);
  g.clip();
  g.globalAlpha = 0.2;
  for (let at = 0; at < count; at++)
    fillRect(g, wall(at)[1], at * pitch + pitch * 0.06, y, pitch * 0.86, h * 0.2);
  g.restore();
  sail(g, w * (w > h * 1.5 ? 0.36 : 0.5), h * 0.955, Math.min(h * 0.56, u * 0.4));
}
