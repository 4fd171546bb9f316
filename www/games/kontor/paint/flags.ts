// Paints a flag with its leader on every open sector. It is fetched once a game has begun, because there is
// no sector before.
import { inset, type Rect } from '../../../stage/layout/rect';
import { box, fillAndLine, shape, type G } from '../../../stage/brush/ink';
import type { Look } from '../../../stage/brush/palette';
import { isSecond, sideOf } from '../layout/types';
import type { Note, Seat, Side } from '../wire';
import { coloursOf } from './colours';
import { gaps } from './gaps';
import type { Picture } from './paint';
import { alliances } from './rare';
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
    const at = spotOf(p, note);
    return at ? [{ leaders: leadersOf(p, note), at }] : [];
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

/**
 * Returns the boxes of the marks on a flag, side by side on its cloth; they replace a cloth that would be too
 * small for them.
 */
export function marksOn({ leaders, at: { x, y, w, h } }: Flag): Rect[] {
  const cloth = h * 0.68,
    d = Math.max(cloth * 0.7, Math.min(LEAST_MARK, h)),
    [left, top] = d > cloth ? [w * 0.12, 0] : [w * 0.16, (cloth - d) / 2];
  return leaders.map((_, i) => ({ x: x + left + i * d * 1.1, y: y + top, w: d, h: d }));
}

/**
 * Returns the box of a flag: between the first two docks that touch, or in the corner of a single dock that
 * has no number and no sign.
 */
function spotOf({ layout }: Pick<Picture, 'layout'>, { cells }: Open): Rect | null {
  const boxes = cells.flatMap(([x, y]) => layout.places.get(`cell/${x},${y}`) ?? []),
    [first] = boxes;
  if (!first) return null;
  const size = Math.max(first.w * 0.3, Math.min(LEAST, first.w * 0.5));
  const roomy = size <= first.w * 0.31; // a flag that is large for its cell would hide numbers between two docks
  for (const one of roomy ? boxes : [])
    for (const other of boxes) {
      const dx = other.x - one.x,
        dy = other.y - one.y;
      if (Math.round(dx) > 0 && Math.abs(dy) < 2 && dx < one.w * 1.5)
        return { x: one.x + one.w - size * 0.4, y: one.y + one.h / 2 - size / 2, w: size, h: size };
      if (Math.round(dy) > 0 && Math.abs(dx) < 2 && dy < one.h * 1.5)
        return { x: one.x + one.w / 2 - size / 2, y: one.y + one.h - size * 0.5, w: size, h: size };
    }
  const out = roomy ? size * -0.1 : size * 0.26;
  return { x: first.x - out, y: first.y + first.h - size * 1.08 + Math.max(0, out), w: size, h: size };
}

/**
 * Draws a pole with a pennant and the marks on it, or an empty pole if no player leads. A small flag has only
 * the marks, on a rim.
 */
function flag(g: G, look: Look, one: Flag): void {
  const { x, y, w, h } = one.at,
    marks = marksOn(one),
    line = Math.max(1.2, w * 0.07),
    cloth = h * 0.68;
  g.lineJoin = 'round';
  g.strokeStyle = look.ink;
  g.lineWidth = line * 1.5;
  g.beginPath();
  g.moveTo(x + w * 0.08, y - h * 0.06);
  g.lineTo(x + w * 0.08, y + h);
  g.stroke();
  const paper = look.flat ? look.cream : coloursOf(look).coping;
  if (marks.some((mark) => mark.h > cloth))
    for (const mark of marks) {
      box(g, inset(mark, -2), mark.w * 0.3);
      fillAndLine(g, look, paper, line);
    }
  else {
    const end = x + w * (marks.length > 1 ? 1.5 : 1.1);
    shape(g, [
      x + w * 0.08,
      y,
      end,
      y,
      end - w * 0.16,
      y + cloth / 2,
      end,
      y + cloth,
      x + w * 0.08,
      y + cloth,
    ]);
    fillAndLine(g, look, paper, line);
    look.matter?.grain(g, look, 'cloth', 1, Math.max(0.3, w / 60));
  }
  one.leaders.forEach(({ side, second }, i) => partyMark(g, look, side, second, marks[i]!));
}
