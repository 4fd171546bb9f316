// Paints a flag with its leader on every open sector.
import { badgeIn, BLOCK, labelIn } from '../layout/harbour';
import { inset, type Rect } from '../../../stage/layout/rect';
import { box, fillAndLine, shape, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { isSecond, sideOf } from '../layout/types';
import type { Note, Seat, Side } from '../wire';
import { coloursOf } from './colours';
import { gaps } from './gaps';
import type { Picture } from './paint';
import { alliances } from './states';
import { partyMark } from './signs';

type Open = Extract<Note, { is: 'sector' | 'shared-sector' }>;

/** The mark of a sector's leader; two leaders are allies. */
interface Leader {
  side: Side;
  second: boolean;
}

interface Flag {
  leaders: Leader[];
  at: Rect;
}

/**
 * Returns a flag for each sector that is not finished. There are none once the game is over, because such a
 * sector is worth nothing.
 */
export function flagsOf(p: Pick<Picture, 'notes' | 'layout' | 'setup' | 'scene'>): Flag[] {
  if (p.scene.toAct.length === 0) return [];
  return p.notes.flatMap(({ note }) => {
    if ((note.is !== 'sector' && note.is !== 'shared-sector') || note.standing !== 'open') return [];
    const leaders = leadersOf(p, note),
      at = spotOf(p, note, leaders);
    return at ? [{ leaders, at }] : [];
  });
}

/** Draws the flags over the map and its pieces. */
export function overMap(g: G, p: Picture): void {
  gaps(g, p);
  alliances(g, p);
  flags(g, p);
}

function flags(g: G, p: Picture): void {
  for (const one of flagsOf(p)) flag(g, p.look, one);
}

function leadersOf({ setup }: Pick<Picture, 'setup'>, sector: Open): Leader[] {
  if (sector.is === 'sector') return sector.winner ? [{ side: sector.winner, second: false }] : [];
  const seats = setup.players.length;
  const marked = (seat: Seat): Leader => ({ side: sideOf(seats, seat), second: isSecond(seats, seat) });
  return sector.winners.map(marked);
}

/** The smallest side of a flag, and of a mark on it, that can be read on a phone, in px. */
const LEAST = 20,
  LEAST_MARK = 16;

/** Returns the boxes of the marks on a flag, side by side; they replace a cloth too small for them. */
export function marksOn({ leaders, at: { x, y, w, h } }: Flag): Rect[] {
  const cloth = h * 0.68,
    d = Math.max(cloth * 0.7, Math.min(LEAST_MARK, h)),
    [left, top] = d > cloth ? [w * 0.12, 0] : [w * 0.16, (cloth - d) / 2];
  return leaders.map((_, i) => ({ x: x + left + i * d * 1.1, y: y + top, w: d, h: d }));
}

/**
 * Returns the box of a flag: the spot at a dock of the sector, or between two of them, that hides least of
 * goods, numbers and signs; the first of equal ones.
 */
function spotOf(
  { layout, scene }: Pick<Picture, 'layout' | 'scene'>,
  { cells }: Open,
  leaders: Leader[],
): Rect | null {
  const boxes = cells.flatMap(([x, y]) => layout.places.get(`cell/${x},${y}`) ?? []),
    [first] = boxes;
  if (!first) return null;
  const size = Math.max(first.w * 0.3, Math.min(LEAST, first.w * 0.5)),
    seen = printedNear(layout, scene, boxes);
  // Much of one is worse than a little of several.
  const hidden = (at: Rect): number =>
    marksOn({ leaders, at })
      .flatMap((mark) => seen.map((one) => overlap(one, inset(mark, -2)) / (one.w * one.h)))
      .reduce((sum, share) => sum + share * share, 0);
  const spots = [...between(boxes, size), ...boxes.flatMap((box) => corners(box, size))];
  const whole = spots.filter(({ x, w }) => x >= 0 && x + w <= layout.size.w);
  return whole.reduce((best, spot) => (hidden(spot) < hidden(best) - 0.01 ? spot : best));
}

/** Returns the spots on the sides where two docks touch. */
function between(boxes: Rect[], size: number): Rect[] {
  const spots: Rect[] = [];
  for (const one of boxes)
    for (const other of boxes) {
      const dx = Math.round(other.x - one.x),
        dy = Math.round(other.y - one.y);
      if (dx > 0 && dx < one.w * 1.5 && Math.abs(dy) < 2)
        spots.push({ x: one.x + one.w - size * 0.4, y: one.y + one.h / 2 - size / 2, w: size, h: size });
      if (dy > 0 && dy < one.h * 1.5 && Math.abs(dx) < 2)
        spots.push({ x: one.x + one.w / 2 - size / 2, y: one.y + one.h - size * 0.5, w: size, h: size });
    }
  return spots;
}

/** Returns spots at the lower side of a dock, which a flag may leave by a part of it. */
function corners({ x, y, w, h }: Rect, size: number): Rect[] {
  const low = y + h - size * 0.82;
  return [
    { x: x - size * 0.26, y: low, w: size, h: size },
    { x: x + w - size * 0.84, y: low, w: size, h: size },
    { x: x + (w - size) / 2, y: y + h - size * 0.5, w: size, h: size },
    { x: x - size * 0.6, y: y + h - size * 0.6, w: size, h: size },
    { x: x + w - size * 0.5, y: y + h - size * 0.6, w: size, h: size },
  ];
}

/** Returns the boxes of the goods, numbers and signs on the cards that lie near these boxes. */
function printedNear(layout: Picture['layout'], scene: Picture['scene'], boxes: Rect[]): Rect[] {
  const near = (box: Rect): boolean => boxes.some((one) => overlap(inset(one, -one.w * 0.4), box) > 0);
  return layout.harbour.cells.flatMap(({ x, y, place, box }) => {
    const card = scene.tokens.get(place);
    if (card?.is !== 'card' || !near(box)) return [];
    const block = inset(box, box.w * BLOCK),
      side = badgeIn(block);
    return [
      ...card.goods.flatMap((good) => layout.places.get(`stock/${x},${y}/${good}`) ?? []),
      ...(card.sort === 'anchor' ? [] : [{ ...block, w: side, h: side }]),
      ...(card.symbol ? [{ ...block, x: block.x + block.w - side, w: side, h: side }] : []),
      ...(card.building ? [labelIn(block)] : []),
    ];
  });
}

/** Returns the area that two boxes share. */
function overlap(one: Rect, other: Rect): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x),
    h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** Draws a pole with a pennant and its marks; an empty pole if nobody leads, marks alone if it is small. */
function flag(g: G, look: Look, one: Flag): void {
  const { x, y, w, h } = one.at,
    marks = marksOn(one),
    line = Math.max(1.2, w * 0.07),
    cloth = h * 0.68;
  g.lineJoin = 'round';
  trace(g, [x + w * 0.08, y - h * 0.06, x + w * 0.08, y + h]);
  strokePath(g, look.ink, line * 1.5);
  const paper = look.flat ? look.cream : coloursOf(look).coping;
  if (marks.some((mark) => mark.h > cloth))
    for (const mark of marks) {
      box(g, inset(mark, -2), mark.w * 0.3);
      fillAndLine(g, look, paper, line);
    }
  else {
    const end = x + w * (marks.length > 1 ? 1.5 : 1.1);
    shape(g, x + w * 0.08, y, end, y, end - w * 0.16, y + cloth / 2, end, y + cloth, x + w * 0.08, y + cloth);
    fillAndLine(g, look, paper, line);
    look.matter?.grain(g, look, 'cloth', 1, Math.max(0.3, w / 60));
  }
  one.leaders.forEach(({ side, second }, i) => partyMark(g, look, side, second, marks[i]!));
}
