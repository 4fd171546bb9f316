// Paints the front of a card: a large number on paper, and a picture on a ground of its own. The grounds
// differ in tone and pattern, so that players can tell the kinds apart without colour too.
import { text } from '../../../stage/brush/ink';
import {
  circle,
  clipTo,
  fillAndLine,
  fillRect,
  oval,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Rect } from '../../../stage/layout/rect';
import { frontOf, sizeIn } from '../layout/front';
import type { Face, Picture } from '../wire';
import { coloursOf } from './colours';
import { picture, star } from './pictures';

const GROUNDS: Partial<Record<Picture, [ground: string, pattern: string]>> = {
  king: ['#7A2334', '#94303F'],
  magician: ['#2E2754', '#F0CE7A'],
  cannon: ['#F0C393', '#FFF1CF'],
  tower: ['#BFDCE4', '#FFFFFF'],
  prince: ['#C2DAEC', '#A3C6E2'],
  princess: ['#F5D2DC', '#E9A9BE'],
  raven: ['#D5E4D3', '#A9C5A4'],
  'two-ravens': ['#F6DDA2', '#FFF7DC'],
};

export function front(g: G, look: Look, face: Face & { is: 'card' }, r: Rect): void {
  const at = frontOf(r, face.picture !== 'plain'),
    { number, ground } = at,
    s = String(face.number);
  if (face.picture === 'plain') stones(g, look, ground);
  else scene(g, look, face.picture, ground, r.h > r.w * 0.9);
  g.font = `800 1px ${look.font}`;
  const px = sizeIn(at, widest(g)),
    wide = g.measureText(s).width * px,
    k = Math.min(1, number.w / wide);
  g.save();
  g.translate(number.x + number.w / 2, number.y + number.h / 2);
  g.scale(k, 1);
  text(g, look, s, 0, 0, px, look.ink, 'center', 800);
  g.restore();
}

/** Returns the width of the widest two digits: the numbers of all cards are of one size. */
const widest = (g: G): number =>
  Math.max(...Array.from({ length: 10 }, (_, digit) => g.measureText(`${digit}${digit}`).width));

function scene(g: G, look: Look, what: Picture, r: Rect, upright: boolean): void {
  const [ground, pattern] = GROUNDS[what] ?? ['', ''];
  fillRect(g, look.flat ? look.cream : ground, r.x, r.y, r.w, r.h);
  const merlon = Math.max(3, r.h * 0.1),
    foot = r.y + r.h - merlon * 1.5,
    high = Math.min(foot - r.y - Math.max(1.5, r.h * 0.04), r.w * 0.96);
  const x = r.x + r.w / 2;
  clipTo(g, r);
  if (!look.flat) patternOf(g, look, what, r, pattern);
  picture(g, look, what, x, foot + 1, high);
  battlement(g, look, { ...r, y: foot, h: merlon * 1.5 });
  g.restore();
  trace(g, [r.x, upright ? r.y : r.y + r.h, upright ? r.x + r.w : r.x, r.y]);
  strokePath(g, look.ink, Math.max(1, Math.min(r.w, r.h) * 0.03));
}

/** Paints the pattern of a picture, large and with few parts. */
function patternOf(g: G, look: Look, what: Picture, r: Rect, colour: string): void {
  const { x, y, w, h } = r,
    cx = x + w / 2,
    foot = y + h,
    u = Math.min(w, h);
  g.fillStyle = colour;
  const disc = (dx: number, dy: number, radius: number): void => {
    circle(g, cx + dx * w, y + dy * h, radius * u);
    g.fill();
  };
  switch (what) {
    case 'king':
      return rays(g, cx, y + h * 0.55, w + h, 9);
    case 'cannon':
      return rays(g, x + w * 0.86, y + h * 0.16, u * 0.42, 9, 0.5);
    case 'prince':
      for (let i = 0; i < 4; i++) g.fillRect(x + (w * (2 * i + 0.5)) / 8, y, w / 8, h);
      return;
    case 'princess':
      for (const [dx, dy] of [
        [-0.4, 0.18],
        [-0.27, 0.44],
        [-0.42, 0.68],
        [0.3, 0.14],
        [0.42, 0.38],
        [0.4, 0.7],
      ] as const)
        disc(dx, dy, 0.05);
      return;
    case 'magician':
      for (const [dx, dy, size] of [
        [-0.36, 0.2, 0.07],
        [0.34, 0.24, 0.09],
        [-0.38, 0.56, 0.05],
      ] as const)
        star(g, { ...look, ink: colour }, cx + dx * w, y + dy * h, size * u);
      return;
    case 'tower':
      for (const [dx, dy, size] of [
        [-0.42, 0.36, 0.12],
        [-0.32, 0.3, 0.14],
        [0.4, 0.5, 0.13],
      ] as const)
        disc(dx, dy, size);
      return;
    case 'two-ravens':
      return disc(0, 0.5, 0.4);
    default:
      oval(g, x + w * 0.3, foot, w * 0.62, h * 0.5);
      g.fill();
  }
}

/** Paints rays from a point; with `hollow`, a jagged flash. */
function rays(g: G, x: number, y: number, far: number, count: number, hollow = 0): void {
  g.beginPath();
  for (let i = 0; i < count * 2; i++) {
    const a = (i * Math.PI) / count + 0.1,
      reach = hollow && i % 2 ? far * hollow : far;
    if (!hollow && i % 2 === 0) g.lineTo(x, y);
    g.lineTo(x + Math.cos(a) * reach, y + Math.sin(a) * reach);
    if (!hollow && i % 2) g.lineTo(x, y);
  }
  g.closePath();
  g.fill();
}

/** Paints the wall on which a figure stands. */
function battlement(g: G, look: Look, r: Rect): void {
  const parts = 7,
    step = r.w / parts,
    low = r.y + r.h * 0.42;
  g.beginPath();
  g.moveTo(r.x - 2, r.y + r.h + 2);
  for (let i = 0; i < parts; i++) {
    const y = i % 2 ? low : r.y;
    g.lineTo(r.x + i * step - (i === 0 ? 2 : 0), y);
    g.lineTo(r.x + (i + 1) * step + (i === parts - 1 ? 2 : 0), y);
  }
  g.lineTo(r.x + r.w + 2, r.y + r.h + 2);
  g.closePath();
  fillAndLine(g, look, coloursOf(look).stone, Math.max(1, r.w * 0.018));
}

/** Paints a card without a picture as a piece of the wall: merlons and two courses of stones. */
function stones(g: G, look: Look, r: Rect): void {
  battlement(g, look, { ...r, h: r.h * 0.5 });
  const top = r.y + r.h * 0.5,
    course = (r.h * 0.5) / 2;
  fillRect(g, coloursOf(look).stone, r.x, top, r.w, r.h * 0.5);
  pen(g, coloursOf(look).mortar, Math.max(0.8, r.w * 0.012));
  g.beginPath();
  for (let row = 0; row < 2; row++) {
    const y = top + row * course;
    g.moveTo(r.x, y);
    g.lineTo(r.x + r.w, y);
    for (let i = 0; i < 4; i++) {
      const x = r.x + ((i + (row ? 0.25 : 0.75)) * r.w) / 4;
      g.moveTo(x, y);
      g.lineTo(x, y + course);
    }
  }
  g.stroke();
}
