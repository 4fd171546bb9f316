// What follows a move: how good it is for its player, and what the next player would do. A move that a search hardly
// tried is judged by searches of the positions after it, each with what no seat knew drawn anew.
import type { Engine, Session } from '../../engine/engine';
import { sameMove } from '../../engine/same-move';
import type { Analysis, Move, Reason, Seat } from '../../engine/wire';
import { endChances } from './turning-points';
import { adviser, type Search } from '../../searches/advisers';

/** How often what is hidden is drawn anew, and the search of each position, with its longest time in ms. */
const DRAWS = 4,
  HOW = { iterations: 4000, most: 800 };
/** The most moves without a choice that are played before a decision. */
const MOST_FORCED = 20;

/** What follows a move: its chance in thousandths and the points in tenths as in {@link Analysis}, and the answer. */
export interface Afterwards extends Pick<Analysis, 'chance' | 'points'> {
  /**
   * Who decides next, the move that a search prefers there, and what tells it from the others; null if that is the same
   * player, or nobody.
   */
  reply: { seat: Seat; move: Move; reason: Reason | null } | null;
  /** The record before that answer. */
  link: string;
}

/** Resolves with what follows a move of the position of a record, judged in so many `draws`; null if it is not `wanted` to the end. */
export async function afterwards(
  mind: { engine: Engine; think: Search },
  link: string,
  [seat, move]: [Seat, Move],
  seed: number,
  { draws = DRAWS, wanted = (): boolean => true } = {},
): Promise<Afterwards | null> {
  const all: Afterwards[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const one = await inOneWorld(mind, link, [seat, move], (seed + draw) >>> 0);
    if (!one || !wanted()) return null;
    all.push(one);
  }
  const [first] = all,
    mean = (of: (one: Afterwards) => number): number =>
      Math.round(all.reduce((sum, one) => sum + of(one), 0) / all.length);
  if (!first) return null;
  return {
    ...first,
    chance: mean(({ chance }) => chance),
    points: first.points.map((_, at) => mean(({ points }) => points[at] ?? 0)),
  };
}

async function inOneWorld(
  { engine, think }: { engine: Engine; think: Search },
  link: string,
  [seat, move]: [Seat, Move],
  seed: number,
): Promise<Afterwards | null> {
  using before = engine.resume(link);
  using session = engine.resume(before.share(seed, seed).record);
  session.play(seat, move, null);
  const next = toDecision(session);
  if (next === null) return atTheEnd(session, seat);
  const now = session.record(),
    stats = await think(now, next, seed, HOW),
    analyses = stats ? session.analyse(next, stats) : [],
    [best] = analyses;
  if (!stats || !best) return null;
  const after = { chance: best.chances[seat] ?? 0, points: best.points, link: now };
  if (next === seat) return { ...after, reply: null };
  const made = session.choose(next, adviser(engine.entry), seed, stats),
    others = analyses.flatMap(({ move }) => (sameMove(move, made) ? [] : move));
  return { ...after, reply: { seat: next, move: made, reason: session.reason(next, [made, ...others]) } };
}

/** Plays moves without a choice; returns who decides next, or null at the end of the game. */
function toDecision(session: Session): Seat | null {
  for (let moves = 0; moves < MOST_FORCED; moves++) {
    const { outcome, toAct } = session.view(null),
      [seat] = toAct;
    if (outcome || seat === undefined) return null;
    const offers = session.offers(seat);
    if (offers.length !== 1 || !offers[0]) return seat;
    session.play(seat, offers[0].move, null);
  }
  return null;
}

function atTheEnd(session: Session, seat: Seat): Afterwards | null {
  const { outcome } = session.view(null);
  if (!outcome) return null;
  const { winners, scores } = outcome;
  return {
    chance: endChances(winners, scores.length)[seat] ?? 0,
    points: scores.map((points) => points * 10),
    reply: null,
    link: session.record(),
  };
}
