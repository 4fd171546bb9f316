// Paints a rampart: segments side by side form one battlement, with one line of merlons and courses that run
// through. Towers rise above it.
import { type Rect, clamp } from '../../../stage/layout/rect';
import { heightsOf, type Heights } from '../layout/strip';
import type { Face, Picture } from '../wire';
import { shade, textIn } from '../../../stage/brush/ink';
import {
  box,
  circle,
  dashed,
  fillAndLine,
  fillPath,
  pen,
  strokePath,
  trace,
  type G,
} from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { mark } from '../../../stage/brush/stone';
import { coloursOf } from './colours';
import { ashlar, lit } from './ashlar';
import { picture, star } from './pictures';

export const isTower = (face: Face): boolean => face.is === 'card' && face.picture === 'tower';

/** Paints one segment with all its parts. `left`, `right`: whether the wall ends there. */
export function segment(
  g: G,
  look: Look,
  face: Face,
  colour: number,
  r: Rect,
  ends: { left: boolean; right: boolean },
  magic = false,
): void {
  const at = heightsOf(r);
  const people = face.is === 'card' && ['king', 'prince', 'princess', 'magician'].includes(face.picture);
  if (face.is === 'flag') flag(g, look, colour, r, at);
  if (people) stands(g, look, face.picture, r, at, magic);
  masonry(g, look, r, at, isTower(face), ends, face.is === 'flag' ? 1 : face.number);
  if (face.is === 'card' && !people && !isTower(face)) stands(g, look, face.picture, r, at, false);
  plate(g, look, face.is === 'flag' ? 1 : face.number, at.plate);
}

function stands(g: G, look: Look, what: Picture, r: Rect, at: Heights, magic: boolean): void {
  const sunk =
    what === 'raven' || what === 'two-ravens' ? 0.5 : what === 'cannon' ? at.merlon * 1.2 : at.merlon * 1.3;
  picture(g, look, what, r.x + r.w / 2, at.top + sunk, Math.min(at.top - r.y + sunk - (magic ? 2 : 1), r.w));
  if (magic) star(g, look, r.x + r.w * 0.84, at.top - (at.top - r.y) * 0.62, clamp(r.w * 0.13, 4.5, 10));
}

/** Traces the outline: four merlons and gaps a segment, so that the rhythm continues across segments. */
function outline(g: G, r: Rect, at: Heights, tower: boolean): void {
  const { top, merlon, foot } = at;
  g.beginPath();
  if (tower) {
    const over = Math.min(3, r.w * 0.05),
      y = top - at.tower,
      w = r.w + over * 2,
      x = r.x - over,
      step = w / 5;
    g.moveTo(r.x, foot);
    g.lineTo(r.x, y + merlon * 2.6);
    g.lineTo(x, y + merlon * 1.9);
    for (let i = 0; i < 5; i++) {
      const edge = y + (i % 2 ? merlon : 0);
      g.lineTo(x + i * step, edge);
      g.lineTo(x + (i + 1) * step, edge);
    }
    g.lineTo(x + w, y + merlon * 1.9);
    g.lineTo(r.x + r.w, y + merlon * 2.6);
    g.lineTo(r.x + r.w, foot);
    return;
  }
  const part = r.w / 8;
  g.moveTo(r.x, foot);
  g.lineTo(r.x, top + merlon);
  for (const [from, to] of [
    [1, 3],
    [5, 7],
  ] as const) {
    g.lineTo(r.x + from * part, top + merlon);
    g.lineTo(r.x + from * part, top);
    g.lineTo(r.x + to * part, top);
    g.lineTo(r.x + to * part, top + merlon);
  }
  g.lineTo(r.x + r.w, top + merlon);
  g.lineTo(r.x + r.w, foot);
}

function masonry(
  g: G,
  look: Look,
  r: Rect,
  at: Heights,
  tower: boolean,
  ends: { left: boolean; right: boolean },
  seed: number,
): void {
  const c = coloursOf(look);
  const high = tower ? at.top - at.tower : at.top;
  g.save();
  outline(g, r, at, tower);
  g.closePath();
  g.fillStyle = shade(
    g,
    look,
    0,
    high,
    0,
    at.foot,
    tower ? [c.stoneLight, c.stoneLight, c.stone] : [c.stoneLight, c.stone, c.stone],
  );
  g.fill();
  if (tower && !look.flat) {
    g.fillStyle = shade(g, look, r.x, 0, r.x + r.w, 0, [
      'rgba(255,255,255,.28)',
      'rgba(255,255,255,0)',
      'rgba(60,48,34,.34)',
    ]);
    g.fill();
  }
  look.matter?.grain(g, look, 'masonry', 0.9, 0.9);
  g.clip();
  if (look.matter) ashlar(g, look.matter, r, high + at.merlon, at.foot, seed);
  courses(g, look, r, high + at.merlon, at.foot);
  if (look.matter) lit(g, look, r, high, at);
  g.restore();
  pen(g, look.ink, clamp(r.w * 0.03, 1.1, 2));
  g.lineJoin = 'round';
  outline(g, r, at, tower);
  if (tower) g.stroke();
  else {
    g.save(); // the top edge; the sides only at the ends of the wall
    g.beginPath();
    g.rect(r.x - (ends.left ? 4 : 0), r.y - 4, r.w + (ends.left ? 4 : 0) + (ends.right ? 4 : 0), r.h + 8);
    g.clip();
    outline(g, r, at, false);
    if (!ends.left && !ends.right) topOnly(g, r, at);
    g.stroke();
    g.restore();
    seam(g, look, r.x, at, ends.left);
    seam(g, look, r.x + r.w, at, ends.right);
  }
  if (tower) slit(g, look, r, at);
}

function topOnly(g: G, r: Rect, at: Heights): void {
  const part = r.w / 8;
  g.beginPath();
  g.moveTo(r.x, at.top + at.merlon);
  for (const [from, to] of [
    [1, 3],
    [5, 7],
  ] as const) {
    g.lineTo(r.x + from * part, at.top + at.merlon);
    g.lineTo(r.x + from * part, at.top);
    g.lineTo(r.x + to * part, at.top);
    g.lineTo(r.x + to * part, at.top + at.merlon);
  }
  g.lineTo(r.x + r.w, at.top + at.merlon);
}

/** Draws the joint between two cards, which has no edge. */
function seam(g: G, look: Look, x: number, at: Heights, end: boolean): void {
  if (end) return;
  trace(g, [x, at.top + at.merlon + 1, x, at.foot]);
  strokePath(g, coloursOf(look).mortar, 1);
}

function courses(g: G, look: Look, r: Rect, from: number, foot: number): void {
  const c = coloursOf(look),
    course = clamp((foot - from) / 6, 6, 15),
    brick = r.w / (r.w > 44 ? 3 : 2);
  pen(g, c.mortar, look.flat ? 0.6 : clamp(r.w * 0.016, 0.8, 1.3));
  g.beginPath();
  for (let y = foot - course, row = 0; y > from - 3; y -= course, row++) {
    g.moveTo(r.x, y);
    g.lineTo(r.x + r.w, y);
    for (let x = r.x + (row % 2 ? brick / 2 : brick); x < r.x + r.w - 1; x += brick) {
      g.moveTo(x, y);
      g.lineTo(x, y + course);
    }
  }
  g.stroke();
}

function slit(g: G, look: Look, r: Rect, at: Heights): void {
  const w = clamp(r.w * 0.11, 3, 9),
    room = at.plate.y - (at.top - at.tower + at.merlon * 2.6),
    h = Math.min(w * 2.4, room * 0.62);
  if (h < 5) return;
  box(g, { x: r.x + (r.w - w) / 2, y: at.plate.y - room / 2 - h * 0.42, w, h }, [w / 2, w / 2, 0, 0]);
  fillPath(g, look.ink);
}

/** Paints the number on paper. */
export function plate(g: G, look: Look, number: number, r: Rect): void {
  box(g, r, Math.min(6, r.h * 0.2));
  fillAndLine(g, look, coloursOf(look).paper, clamp(r.h * 0.05, 1, 1.7));
  textIn(g, look, String(number), r, Math.min(r.h * 0.86, r.w * 0.72), look.ink, 800);
}

function flag(g: G, look: Look, colour: number, r: Rect, at: Heights): void {
  const ink = look.stones[colour] ?? look.stones[3]!;
  const room = Math.max(0, at.top - r.y), // none in a very small window
    h = room * 0.74,
    w = Math.min(r.w * 0.8, h * 1.35),
    x = r.x + r.w * 0.16,
    y = r.y + 1.5;
  pen(g, look.ink, clamp(r.w * 0.06, 2, 4.5));
  g.lineCap = 'round';
  trace(g, [x, y + 0.5, x, at.top + at.merlon]);
  g.stroke();
  g.beginPath();
  g.moveTo(x, y);
  g.bezierCurveTo(x + w * 0.35, y - h * 0.1, x + w * 0.6, y + h * 0.16, x + w, y + h * 0.02);
  g.lineTo(x + w * 0.9, y + h * 0.42);
  g.lineTo(x + w, y + h * 0.84);
  g.bezierCurveTo(x + w * 0.6, y + h * 0.98, x + w * 0.35, y + h * 0.72, x, y + h * 0.84);
  g.closePath();
  fillPath(g, ink.base);
  pen(g, look.ink, clamp(r.w * 0.03, 1.1, 2));
  g.lineJoin = 'round';
  g.stroke();
  mark(g, colour, x + w * 0.45, y + h * 0.43, h * 0.24, ink.mark);
}

/** Draws the protection that towers give: a rope along the wall from knot to knot. */
export function rope(g: G, look: Look, boxes: Rect[]): void {
  const first = boxes[0],
    last = boxes.at(-1);
  if (!first || !last) return;
  const at = heightsOf(first);
  const y = at.top + at.merlon + Math.max(2.5, (at.plate.y - at.top - at.merlon) * 0.42),
    thick = clamp(first.w * 0.065, 2.6, 5);
  const from = first.x + first.w * (boxes.length > 1 ? 0.5 : 0.04),
    to = last.x + last.w * (boxes.length > 1 ? 0.5 : 0.96);
  const sag = Math.min(3.5, (at.plate.y - y) * 0.5);
  g.beginPath();
  g.moveTo(from, y);
  if (boxes.length === 1) g.quadraticCurveTo((from + to) / 2, y + sag, to, y);
  else
    for (let i = 1; i < boxes.length; i++)
      g.quadraticCurveTo(boxes[i]!.x, y + sag * 2, boxes[i]!.x + first.w / 2, y);
  g.lineCap = 'round';
  strokePath(g, look.ink, thick + 2.2);
  strokePath(g, coloursOf(look).rope, thick);
  pen(g, look.ink, 1);
  dashed(g, [1.2, thick * 1.1]);
  for (const x of boxes.length > 1 ? [from, to] : []) {
    circle(g, x, y, thick * 1.05);
    fillPath(g, coloursOf(look).rope);
    g.lineWidth = 1.2;
    g.stroke();
  }
}

/** Draws the place of the next segment: poles, a plank, a ladder. */
export function scaffold(g: G, look: Look, r: Rect): void {
  const at = heightsOf(r),
    x0 = r.x + r.w * 0.16,
    x1 = r.x + r.w * 0.84,
    top = at.top + at.merlon,
    foot = at.foot;
  const width = clamp(r.w * 0.055, 1.6, 4);
  const plank = top + (foot - top) * 0.24;
  trace(
    g,
    [x0, foot, x0, top],
    [x1, foot, x1, top],
    [r.x + r.w * 0.05, plank, r.x + r.w * 0.95, plank],
    [x0, foot - 1, x1, plank],
  );
  g.lineCap = 'round';
  strokePath(g, look.ink, width + 1.6);
  strokePath(g, look.flat ? look.cream : look.woodLight, width);
}
