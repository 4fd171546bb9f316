// The luck of every draw: what is hidden from all is drawn anew, the same move is made again, and the chances after it
// are compared with those after the draw as it came. All are judged alike, so that luck adds up to nothing in the long
// run, however well the judge knows the game (docs/review.md).
import type { Engine, Session } from '../../engine/engine';
import type { Move, RootStats, Seat } from '../../engine/wire';
import { playAnew } from '../../engine/prefixes';
import { endChances } from './turning-points';
import { seedFor } from '../../searches/pace';
import type { Positions } from './positions';
import { breath } from '../../dom/pause';

/** How often a draw is made again, and how long each result is searched. The draw that came is judged as often. */
const REDRAWS = 16,
  HOW = { iterations: 1500, most: 1000, undivided: true };
/** The most moves without a choice that are made until there is a decision to judge by. */
const MOST_FORCED = 40;

/** The luck of every seat at a draw, in thousandths of the chance to win, and the variance of each. */
export interface Luck {
  luck: number[];
  noise: number[];
}

/** What is needed to find out about luck. */
interface Judge {
  engine: Engine;
  positions: Positions;
  think(link: string, seat: Seat, seed: number, how: typeof HOW): Promise<RootStats[] | null>;
}

/**
 * Returns the luck at each move that draws, and null for other moves; null for all if it was not wanted to the end. `all`
 * is what was found out before, from the first move on, and gets the rest.
 */
export async function luckOf(
  judge: Judge,
  all: (Luck | null)[],
  wanted: () => boolean,
): Promise<(Luck | null)[] | null> {
  const { moves, reveals } = judge.positions;
  while (all.length < moves.length) {
    if (!wanted()) return null;
    const at = all.length,
      luck = reveals.has(at) ? await luckAt(judge, at) : null;
    if (!wanted()) return null; // the search may have been given up
    all.push(luck);
  }
  return all;
}

/** Returns the luck at one move; null if nothing else could have come. */
async function luckAt(judge: Judge, at: number): Promise<Luck | null> {
  const { engine, positions } = judge,
    move = positions.moves[at]!,
    seats = positions.ask(0, (session) => session.setup().players.length);
  const came = engine.resume(positions.before(at + 1)),
    after = [came];
  try {
    const looks = [lookOf(came, seats)];
    for (let i = 0; i < REDRAWS; i++) {
      await breath();
      const other = drawnAnew(judge, at, move, i);
      after.push(other);
      looks.push(lookOf(other, seats));
    }
    if (looks.every((look) => look === looks[0])) return null;
    const waiting: Promise<[number[] | null, number[] | null]>[] = [];
    for (const [i, other] of after.slice(1).entries()) {
      await breath();
      const both = Promise.all([
        chancesIn(judge, came.record(), seedFor(at, i, 2)),
        chancesIn(judge, other.record(), seedFor(at, i, 3)),
      ]);
      both.catch(() => undefined); // it is told of when all are awaited
      waiting.push(both);
    }
    const judged = await Promise.all(waiting);
    const of = (which: 0 | 1): number[][] => judged.flatMap((both) => (both[which] ? [both[which]] : []));
    if (of(0).length + of(1).length < 2 * waiting.length) return null;
    return differenceOf(of(0), of(1), seats);
  } finally {
    for (const session of after) session.free();
  }
}

/** Returns by how much the first values are greater on average than the second, by seat, with the variance. */
export function differenceOf(came: number[][], could: number[][], seats: number): Luck {
  const of = (all: number[][], seat: number): [mean: number, variance: number] => {
    const values = all.map((one) => one[seat] ?? 0),
      mean = values.reduce((sum, one) => sum + one, 0) / values.length,
      squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
    return [mean, squares / Math.max(1, values.length - 1) / values.length];
  };
  const each = Array.from({ length: seats }, (_, seat) => [of(came, seat), of(could, seat)] as const);
  return {
    luck: each.map(([one, other]) => one[0] - other[0]),
    noise: each.map(([one, other]) => one[1] + other[1]),
  };
}

/** Returns the game after a move, before which all that no seat knew was drawn anew. */
function drawnAnew({ engine, positions }: Judge, at: number, move: [Seat, Move], i: number): Session {
  const seed = seedFor(0x10c4 + i, at, 0),
    { record } = positions.ask(at, (session) => session.share(seed, seed)),
    session = engine.resume(record);
  playAnew(session, move, null, seed);
  return session;
}

/** Returns all that any seat sees. */
const lookOf = (session: Session, seats: number): string =>
  JSON.stringify(Array.from({ length: seats }, (_, seat) => session.view(seat)));

/** Returns the chances of all seats in thousandths, as the seat judges that decides next. */
async function chancesIn(judge: Judge, record: string, seed: number): Promise<number[] | null> {
  using session = judge.engine.resume(record);
  for (let i = 0; i < MOST_FORCED; i++) {
    const { outcome, toAct } = session.view(null),
      [seat] = toAct;
    if (outcome) return endChances(outcome.winners, session.setup().players.length);
    if (seat === undefined) return null;
    const offers = session.offers(seat);
    if (offers.length > 1) {
      const stats = await judge.think(session.record(), seat, seed, HOW);
      return (stats && session.analyse(seat, stats)[0]?.chances) ?? null;
    }
    if (!offers[0]) return null;
    playAnew(session, [seat, offers[0].move], null, seed);
  }
  return null;
}
