// Paints the result of a chosen move before it is made: a line from each figure to the token that it would
// take, the new place and the points of each token, and the tokens that would be lost. The engine reports all
// of this; nothing is worked out here.
import type { Layout } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import { ghost, piece } from '../../../stage/draw';
import type { Face, Place, Seat, Step } from '../wire';
import { crossOut } from '../../../stage/brush/cross';
import { risingScore } from '../../../stage/brush/furniture';
import { colourOf } from '../../../stage/brush/plates';
import { text } from '../../../stage/brush/ink';
import { box, circle, curve, fillAndLine, strokePath, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import type { Picture } from './paint';

interface Take {
  from: Place | null;
  token: Place;
  to: Place;
  face: Face | null;
  seat: Seat;
  points: number;
}
interface Plan {
  takes: Take[];
  lost: Place[];
  placed: { at: Place; face: Face | null }[];
  swapped: Place[];
  cargo: Map<Place, Face | null>;
}

const isCargo = (place: Place): boolean => place.startsWith('boat/');

/**
 * Gathers the steps of a move into a plan. A figure that goes home takes the token that moves next; points
 * belong to the piece that moved before them.
 */
export function planOf(steps: Step[], scene: Picture['scene']): Plan {
  const plan: Plan = { takes: [], lost: [], placed: [], swapped: [], cargo: new Map(scene.tokens) };
  let by: Place | null = null;
  for (const step of steps) {
    if (step.step === 'count') {
      const last = by === null ? plan.takes.at(-1) : null;
      if (last && step.at === `score/${last.seat}`) last.points += step.by;
    }
    if (step.step !== 'move') continue;
    const { from, to } = step;
    if (from.startsWith('cell/')) by = from;
    else if (from.startsWith('reserve/')) plan.placed.push({ at: to, face: step.face });
    else if (isCargo(to)) {
      plan.cargo.set(to, step.face);
      plan.swapped.push(to);
    } else if (isCargo(from) && to.startsWith('out/')) plan.lost.push(from);
    else if (isCargo(from) && to !== 'lifted') {
      plan.takes.push({
        from: by,
        token: from,
        to,
        face: plan.cargo.get(from) ?? step.face,
        seat: Number(to.split('/')[1]),
        points: 0,
      });
      by = null;
    }
  }
  return plan;
}

export function paintGhosts(g: G, p: Picture): void {
  const { look, layout } = p;
  const plan = planOf(p.ghosts, p.scene);
  const at = (place: Place): Rect | undefined => layout.places.get(place);
  for (const place of plan.swapped) {
    const r = at(place);
    if (r) piece(g, p, place, plan.cargo.get(place) ?? null, r);
  }
  if (plan.swapped.length > 1) swapArrow(g, look, layout, plan.swapped);
  for (const place of plan.lost) {
    const r = at(place);
    if (!r) continue;
    box(g, r, r.w * 0.16);
    crossOut(g, look, r, 'rgba(120,116,108,.78)'); // no player takes this token
  }
  for (const { at: place, face } of plan.placed) {
    const r = at(place);
    if (r) ghost(g, p, place, face, r, { alpha: 0.62 });
  }
  plan.takes.forEach((take, i) => {
    const token = at(take.token),
      goal = at(take.to),
      from = take.from ? at(take.from) : undefined;
    if (token && from) connect(g, p, take.seat, from, corner(token), i);
    if (token) badge(g, p, take.seat, corner(token), i + 1);
    if (goal) arrival(g, p, take, goal);
  });
  for (const { points, x, y, px } of gainsAt(plan.takes, at)) risingScore(g, look, points, x, y, px);
}

/** Points beside a token: the start of the number, the middle of its height, and its size. */
interface GainAt {
  seat: Seat;
  points: number;
  x: number;
  y: number;
  px: number;
}

/**
 * Returns the points of all tokens beside their new places, so that the tokens stay visible. Where two numbers
 * of a player would cover each other, as on neighbours in the tomb, their sum stands in place of both.
 */
export function gainsAt(takes: Take[], at: (place: Place) => Rect | undefined): GainAt[] {
  const gains: GainAt[] = [];
  for (const { seat, points, to } of takes) {
    const r = at(to);
    if (!r || points === 0) continue;
    const px = Math.max(16, Math.min(26, r.w * 0.5)),
      gain = { seat, points, px, x: r.x + r.w * 0.86, y: r.y - px * 0.2 };
    const near = gains.find(
      (one) => one.seat === seat && Math.abs(one.x - gain.x) < 2 * px && Math.abs(one.y - gain.y) < px,
    );
    if (!near) gains.push(gain);
    else {
      near.points += points;
      near.x = Math.max(near.x, gain.x);
      near.y = Math.min(near.y, gain.y);
    }
  }
  return gains;
}

/** Returns the corner of a token at which its line ends, so that the picture stays visible. */
const corner = (token: Rect): Rect => ({
  x: token.x - token.w * 0.14,
  y: token.y - token.h * 0.14,
  w: token.w * 0.46,
  h: token.h * 0.46,
});

/** Draws a line from a figure to a token. Lines bend to either side in turn, so that none covers another. */
function connect(g: G, p: Picture, seat: Seat, figure: Rect, token: Rect, nth: number): void {
  const { look, layout } = p;
  const a = { x: figure.x + figure.w / 2, y: figure.y + figure.h * 0.3 },
    b = { x: token.x + token.w / 2, y: token.y + token.h / 2 };
  const across = Math.abs(b.x - a.x) > Math.abs(b.y - a.y);
  const bow = (nth % 2 ? 1 : -1) * layout.unit * (0.62 + 0.1 * nth);
  const c = across
    ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + bow }
    : { x: (a.x + b.x) / 2 + bow, y: (a.y + b.y) / 2 };
  const stone = look.stones[colourOf(p.setup, seat)] ?? look.stones[3]!;
  const width = Math.max(2.6, layout.unit * 0.045);
  g.save();
  g.lineCap = 'round';
  curve(g, a.x, a.y, c.x, c.y, b.x, b.y);
  strokePath(g, look.ink, width + 4.5);
  strokePath(g, look.cream, width + 2.4);
  strokePath(g, look.flat ? look.ink : stone.base, width);
  g.restore();
}

/** Writes on a token when it is taken, as a number, in the colour of the player who gets it. */
function badge(g: G, p: Picture, seat: Seat, at: Rect, n: number): void {
  const { look } = p;
  const stone = look.stones[colourOf(p.setup, seat)] ?? look.stones[3]!;
  const r = Math.max(8, at.w / 2),
    x = at.x + at.w / 2,
    y = at.y + at.h / 2;
  circle(g, x, y, r);
  fillAndLine(g, look, look.flat ? look.cream : stone.base, 3);
  strokePath(g, look.cream, 1.6);
  text(g, look, String(n), x, y, r * 1.25, look.flat ? look.ink : stone.mark, 'center', 800);
}

/** Draws the token at its new place, in a dashed frame. */
function arrival(g: G, p: Picture, take: Take, r: Rect): void {
  const { look } = p;
  const pile = take.to.startsWith('pile/');
  const at = pile ? { x: r.x + r.w * 0.2, y: r.y - r.h * 0.12, w: r.w * 0.6, h: r.h * 0.6 } : r;
  ghost(g, p, take.to, take.face, at, { alpha: 0.72 });
  if (look.flat) return;
  box(g, { x: r.x - 1.5, y: r.y - 1.5, w: r.w + 3, h: r.h + 3 }, 4);
  strokePath(g, look.ink, 3.2);
  strokePath(g, look.cream, 1.6);
}

/** Draws two tokens that change places at their new places, with a double arrow beside them. */
function swapArrow(g: G, look: Look, layout: Layout, places: Place[]): void {
  const boxes = [...new Set(places)].map((place) => layout.places.get(place)).filter((r) => r !== undefined);
  const [a, b] = [boxes[0], boxes.at(-1)];
  if (!a || !b) return;
  const across = Math.abs(a.x - b.x) > Math.abs(a.y - b.y),
    s = a.w * 0.2;
  const centre = (r: Rect) => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 });
  const ends = [a, b]
    .map(centre)
    .map((c) => (across ? { x: c.x, y: c.y - a.h * 0.62 } : { x: c.x - a.w * 0.62, y: c.y }));
  g.lineCap = g.lineJoin = 'round';
  g.beginPath();
  ends.forEach((end, i) => {
    const other = ends[1 - i]!,
      dx = Math.sign(other.x - end.x),
      dy = Math.sign(other.y - end.y);
    g.moveTo(end.x + dx * s + (across ? 0 : s), end.y + dy * s + (across ? s : 0));
    g.lineTo(end.x, end.y);
    g.lineTo(end.x + dx * s - (across ? 0 : s), end.y + dy * s - (across ? s : 0));
  });
  g.moveTo(ends[0]!.x, ends[0]!.y);
  g.lineTo(ends[1]!.x, ends[1]!.y);
  strokePath(g, look.ink, 5.5);
  strokePath(g, look.cream, 2.6);
  g.lineCap = 'butt';
}
