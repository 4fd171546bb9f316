// A card on the table: a back like all others, or a number and the figure on the wall.
import { inset, type Rect } from '../../../stage/layout/rect';
import type { Face } from '../wire';
import { box, shade, shadow, text, type G } from '../../../stage/brush/ink';
import type { Look } from '../../../stage/brush/palette';
import { coloursOf } from './colours';
import { picture } from './pictures';

const radiusOf = (r: Rect): number => Math.max(4, Math.min(r.w, r.h) * 0.11);

export function card(g: G, look: Look, face: Face | null, r: Rect, lifted: boolean): void {
  const radius = radiusOf(r);
  if (!lifted) shadow(g, look, r, Math.min(r.w, r.h) * 0.07, radius);
  if (face?.is === 'card') front(g, look, face, r, radius);
  else back(g, look, r, radius);
}

/** Draws the back of a card: nothing here may depend on a number, a spot or on cards that were seen. */
function back(g: G, look: Look, r: Rect, radius: number): void {
  const c = coloursOf(look);
  g.fillStyle = shade(g, look, r.x, r.y, r.x + r.w * 0.5, r.y + r.h, [c.backLight, c.back]);
  box(g, r, radius);
  g.fill();
  look.matter?.dressPaper(g, look, r, radius);
  outline(g, look, r, radius);
  const inner = inset(r, Math.max(3, Math.min(r.w, r.h) * 0.09));
  g.strokeStyle = c.backLine;
  g.lineWidth = Math.max(1, Math.min(r.w, r.h) * 0.022);
  g.globalAlpha = look.flat ? 1 : 0.75;
  box(g, inner, radius * 0.6);
  g.stroke();
  g.globalAlpha = 1;
  const u = Math.min(r.w, r.h) * 0.2,
    x = r.x + r.w / 2,
    y = r.y + r.h / 2 + u * 0.1;
  g.beginPath(); // a little gate tower
  g.moveTo(x - u, y + u);
  g.lineTo(x - u, y - u);
  for (const [dx, up] of [
    [-0.5, 0],
    [-0.5, 0.45],
    [0.5, 0.45],
    [0.5, 0],
    [1, 0],
  ] as const)
    g.lineTo(x + dx * u, y - u + up * u);
  g.lineTo(x + u, y + u);
  g.lineTo(x + u * 0.38, y + u);
  g.arc(x, y + u * 0.4, u * 0.38, 0, Math.PI, true);
  g.lineTo(x - u * 0.38, y + u);
  g.closePath();
  g.lineJoin = 'round';
  g.lineWidth = Math.max(1.2, Math.min(r.w, r.h) * 0.03);
  g.stroke();
}

function outline(g: G, look: Look, r: Rect, radius: number): void {
  g.strokeStyle = look.ink;
  g.lineWidth = Math.max(1.2, Math.min(r.w, r.h) * 0.024);
  box(g, r, radius);
  g.stroke();
}

/** Upright: the figure stands above the number. Lying: beside it. */
function front(g: G, look: Look, face: Face & { is: 'card' }, r: Rect, radius: number): void {
  const c = coloursOf(look),
    upright = r.h > r.w * 0.9;
  g.fillStyle = c.paper;
  box(g, r, radius);
  g.fill();
  look.matter?.dressPaper(g, look, r, radius, 0.7);
  g.save();
  box(g, r, radius);
  g.clip();
  const wall = upright ? r.h * 0.15 : r.h * 0.24,
    y = r.y + r.h - wall;
  battlement(g, look, { x: r.x, y, w: r.w, h: wall });
  g.restore();
  outline(g, look, r, radius);
  const shows = face.picture !== 'plain';
  const px = upright
    ? Math.min(r.h * (shows ? 0.42 : 0.5), r.w * 0.62)
    : shows
      ? Math.min(r.h * 0.54, r.w * 0.36)
      : Math.min(r.h * 0.58, r.w * 0.44);
  const x = upright || !shows ? r.x + r.w / 2 : r.x + r.w * 0.28;
  const middle = upright ? r.y + (shows ? r.h * 0.26 : (r.h - wall) / 2) : r.y + (r.h - wall) * 0.5;
  text(g, look, String(face.number), x, middle, px, look.ink, 'center', 800);
  if (!shows) return;
  const room = upright ? r.h * 0.44 : r.h - wall - r.h * 0.1;
  const px2 = Math.min(room, r.w * (upright ? 0.66 : face.picture === 'two-ravens' ? 0.36 : 0.38));
  const at = { x: upright ? r.x + r.w / 2 : r.x + r.w * 0.74, y: y + 1 };
  if (face.picture === 'tower') tower(g, look, at.x, at.y, px2);
  else picture(g, look, face.picture, at.x, at.y, px2);
}

function battlement(g: G, look: Look, r: Rect): void {
  const step = r.w / 8,
    merlon = r.h * 0.34;
  g.beginPath();
  g.moveTo(r.x - 2, r.y + r.h + 2);
  g.lineTo(r.x - 2, r.y + merlon);
  for (let i = 0; i < 8; i++) {
    const y = r.y + (i % 2 ? 0 : merlon);
    g.lineTo(r.x + i * step, y);
    g.lineTo(r.x + (i + 1) * step, y);
  }
  g.lineTo(r.x + r.w + 2, r.y + r.h + 2);
  g.closePath();
  const c = coloursOf(look);
  g.fillStyle = shade(g, look, 0, r.y, 0, r.y + r.h, [c.stoneLight, c.stone]);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = 1.1;
  g.stroke();
}

/** Draws a tower by itself: the shape that a wall shows as a segment that rises. */
function tower(g: G, look: Look, x: number, foot: number, h: number): void {
  const c = coloursOf(look),
    w = h * 0.46,
    top = foot - h * 0.98,
    over = w * 0.16,
    m = h * 0.12;
  g.beginPath();
  g.moveTo(x - w / 2, foot);
  g.lineTo(x - w / 2, top + m * 2.6);
  g.lineTo(x - w / 2 - over, top + m * 2);
  const step = (w + over * 2) / 5;
  for (let i = 0; i < 5; i++) {
    const y = top + (i % 2 ? m : 0);
    g.lineTo(x - w / 2 - over + i * step, y);
    g.lineTo(x - w / 2 - over + (i + 1) * step, y);
  }
  g.lineTo(x + w / 2 + over, top + m * 2);
  g.lineTo(x + w / 2, top + m * 2.6);
  g.lineTo(x + w / 2, foot);
  g.closePath();
  g.fillStyle = shade(g, look, x - w / 2, 0, x + w / 2, 0, [c.stoneLight, c.stone, c.stoneDark]);
  g.fill();
  g.strokeStyle = look.ink;
  g.lineWidth = Math.max(1.1, h * 0.04);
  g.lineJoin = 'round';
  g.stroke();
  g.fillStyle = look.ink;
  box(g, { x: x - w * 0.12, y: foot - h * 0.5, w: w * 0.24, h: h * 0.26 }, [w * 0.12, w * 0.12, 0, 0]);
  g.fill();
}
