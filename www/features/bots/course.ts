// The course of a game: each seat's chance to win before every move, and the moves that changed it most.
// Pure.
import type { Analysis, Move, Seat } from '../../core/wire';
import { difference, type Reason } from './reasons';

/**
 * The analysis of a position: each seat's chance to win in thousandths, the best move, and what it promises
 * more than the move that was made.
 */
export interface Judged {
  chances: number[];
  best: Move;
  why: Reason;
}

const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns what is kept of an analysis of the moves of a position, the best first; null if there was only one
 * legal move. `made`: the move that `seat` made there.
 */
export function judgedOf(analyses: Analysis[], seat: Seat, made: Move): Judged | null {
  const [best] = analyses;
  if (!best) return null;
  const own = analyses.find(({ move }) => isSame(move, made));
  return { chances: best.chances, best: best.move, why: difference(best, own, seat, true) };
}

/** A move after which its player stood worse, and the move that seemed better. */
export interface Turning {
  at: number;
  seat: Seat;
  before: number;
  after: number;
  best: Move;
  why: Reason;
}

/** A smaller difference than this, in thousandths, is a matter of luck. */
const LEAST = 40;

/**
 * Returns the chances before every move and after the last one. They do not change at a position with only
 * one legal move. `winners`: the winners at the end.
 */
export function chancesOf(judged: (Judged | null)[], seats: number, winners: Seat[] | null): number[][] {
  let now = Array.from({ length: seats }, () => Math.round(1000 / seats));
  const course = judged.map((one) => (now = one?.chances ?? now));
  return winners === null ? course : [...course, now.map((_, seat) => (winners.includes(seat) ? 1000 : 0))];
}

/**
 * Smooths the chances. A player who decides is judged too well, so the values of a full turn are averaged,
 * with most weight on the nearest.
 */
export function smooth(course: number[][], seats: number): number[][] {
  return course.map((chances, at) =>
    at === course.length - 1
      ? chances
      : chances.map((_, seat) => {
          let sum = 0,
            weight = 0;
          for (let by = 1 - seats; by < seats; by++) {
            const value = course[at + by]?.[seat];
            if (value === undefined) continue;
            sum += value * (seats - Math.abs(by));
            weight += seats - Math.abs(by);
          }
          return Math.round(sum / weight);
        }),
  );
}

/**
 * Returns the moves, other than the best ones, after which their players stood worst at their next decision
 * or at the end. The worst comes first.
 */
export function turnings(
  judged: (Judged | null)[],
  moves: [Seat, Move][],
  end: number[] | undefined,
  most = 3,
): Turning[] {
  const all = judged.flatMap((one, at) => {
    const [seat, made] = moves[at] ?? [0, null];
    if (!one || (made && isSame(made, one.best))) return [];
    const next =
      judged.find((other, later) => later > at && other !== null && moves[later]?.[0] === seat)?.chances ??
      end;
    const before = one.chances[seat] ?? 0,
      after = next?.[seat];
    return after !== undefined && before - after >= LEAST
      ? [{ at, seat, before, after, best: one.best, why: one.why }]
      : [];
  });
  return all.sort((a, b) => b.before - b.after - (a.before - a.after)).slice(0, most);
}

/** Returns the points of a line through values from 0 to 1000, in a box. */
export const line = (values: number[], w: number, h: number, most = values.length - 1): string =>
  values
    .map(
      (value, i) =>
        `${Math.round((most > 0 ? i / most : 0) * w * 10) / 10},${Math.round((1 - value / 1000) * h * 10) / 10}`,
    )
    .join(' ');
