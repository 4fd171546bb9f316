// The course of a game: each seat's chance to win before every move, and what changed it most. Pure.
import { sameMove } from '../../engine/same-move';
import type { Analysis, Move, Seat } from '../../engine/wire';
import type { Luck } from './luck';
import { difference, type Reason } from '../../words/reasons';

/**
 * The analysis of a position: each seat's chance to win in thousandths, the best move, what it promises more than
 * the move that was made, and the loss: by how much the chance of that move was smaller in the same search, in
 * thousandths. It is null if the move was not searched, because it is like another one.
 */
export interface Judged {
  chances: number[];
  best: Move;
  why: Reason;
  loss: number | null;
}

/**
 * Returns what is kept of an analysis of the moves of a position, the best first; null if there was only one
 * legal move. `made`: the move that `seat` made there.
 */
export function judgedOf(analyses: Analysis[], seat: Seat, made: Move): Judged | null {
  const [best] = analyses;
  if (!best) return null;
  const own = analyses.find(({ move }) => sameMove(move, made));
  return {
    chances: best.chances,
    best: best.move,
    why: difference(best, own, seat, true),
    // Where it is best to mix moves, none of them is a mistake.
    loss: own ? (own.share === undefined ? Math.max(0, best.chance - own.chance) : 0) : null,
  };
}

/** A move is judged by at least this many tries, and by this share of those of the best move. */
const ENOUGH = 2000,
  SHARE = 0.1;

/**
 * Returns whether a search tried a move too seldom to judge it. A move that the search leaves out, has proved, or mixes
 * with others is no guess: another search would say the same.
 */
export function isGuess(analyses: Analysis[], move: Move): boolean {
  const [best] = analyses,
    own = analyses.find((one) => sameMove(one.move, move));
  if (!best || !own || own === best || own.forced !== undefined || own.share !== undefined) return false;
  return own.visits < Math.max(ENOUGH, best.visits * SHARE);
}

/** A move that cost its player chances, in thousandths. */
export interface Turning {
  at: number;
  seat: Seat;
  loss: number;
  /** The chances between which the player slid in small steps, of which this move cost most. */
  slid?: [from: number, to: number];
}

/** A smaller loss than this, in thousandths, decides nothing, and no search tells it for sure. */
export const LEAST = 40;

/**
 * Returns the chances before every move and after the last one. They do not change at a position with only
 * one legal move. `winners`: the winners at the end.
 */
export function chancesOf(judged: (Judged | null)[], seats: number, winners: Seat[] | null): number[][] {
  let now = Array.from({ length: seats }, () => Math.round(1000 / seats));
  const course = judged.map((one) => (now = one?.chances ?? now));
  return winners === null ? course : [...course, endChances(winners, seats)];
}

/** Returns the chances at the end: whoever shares the first place has won, but if nobody is behind, all have shared. */
export const endChances = (winners: Seat[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    winners.includes(seat) ? Math.round(1000 / (winners.length === seats ? seats : 1)) : 0,
  );

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
 * Returns the moves that cost their players most, in the order of the game. What others did next, and what chance brought, is no part of it:
 * the best move and the one that was made come from one search of the same imagined games.
 */
export function turnings(judged: (Judged | null)[], moves: [Seat, Move][], most = 3): Turning[] {
  const all = judged.flatMap((one, at): Turning[] => {
    const seat = moves[at]?.[0];
    return one && seat !== undefined && (one.loss ?? 0) >= LEAST ? [{ at, seat, loss: one.loss ?? 0 }] : [];
  });
  return all
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** The least that a chance has to fall in small steps before it is told, in thousandths. */
const SLIDE = 150;

/**
 * Returns for each player without a turning point whose chance fell far the move that cost most on the way down. The chance
 * falls from its highest value to the lowest one after it.
 */
export function slides(
  judged: (Judged | null)[],
  moves: [Seat, Move][],
  course: number[][],
  listed: Turning[],
): Turning[] {
  return (course[0] ?? []).flatMap((_, seat) => {
    if (listed.some((one) => one.seat === seat)) return [];
    const values = course.map((chances) => chances[seat] ?? 0),
      highest = values.map((_, at) => values.indexOf(Math.max(...values.slice(0, at + 1)))),
      falls = values.map((value, at) => values[highest[at]!]! - value),
      low = falls.indexOf(Math.max(...falls)),
      high = highest[low] ?? low;
    const own = judged
      .map((one, at): Turning => ({ at, seat, loss: one?.loss ?? 0, slid: [values[high]!, values[low]!] }))
      .filter(({ at, loss }) => at >= high && at < low && loss > 0 && moves[at]?.[0] === seat);
    const worst = worstOf(own);
    return worst && falls[low]! >= SLIDE ? [worst] : [];
  });
}

/** Returns the decisions that lost most and at least this much, in thousandths: the moves before each, at most so many. */
export const mostLost = (judged: (Judged | null)[], most: number, least: number): number[] =>
  judged
    .map((one, at) => ({ at, loss: one?.loss ?? 0 }))
    .filter(({ loss }) => loss >= least)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
    .map(({ at }) => at);

/** Returns the turning point that cost most. */
export const worstOf = (all: Turning[]): Turning | undefined =>
  all.reduce<Turning | undefined>((worst, one) => (worst && worst.loss >= one.loss ? worst : one), undefined);

/** Returns the turning points to list: what is listed stays, and others come to it in the order of the game. */
export const grown = (listed: Turning[], found: Turning[]): Turning[] =>
  [...listed, ...found.filter(({ at }) => !listed.some((one) => one.at === at))].sort((a, b) => a.at - b.at);

/** How a player decided: the decisions that were judged, and those that cost so much that a search tells it for sure. */
export interface Skill {
  decisions: number;
  costly: number;
}

/** Returns how each player decided if more than one move was legal; only what is certain counts as costly. */
export function skillsOf(
  judged: (Judged | null)[],
  isCertain: (at: number) => boolean,
  moves: [Seat, Move][],
  seats: number,
): Skill[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = judged.flatMap((one, at) =>
      one && one.loss !== null && moves[at]?.[0] === seat ? [{ at, loss: one.loss }] : [],
    );
    return {
      decisions: own.length,
      costly: own.filter(({ at, loss }) => loss >= LEAST && isCertain(at)).length,
    };
  });
}

/** The luck of a player in a game, and how far it may be off nineteen times out of twenty, in thousandths. */
export interface Fortune {
  luck: number;
  within: number;
}

/** Returns the luck of every seat in a game, from that at each draw; null if it is not known. */
export const fortunesOf = (draws: (Luck | null)[] | null, seats: number): Fortune[] | null => {
  const known = draws?.filter((one) => one !== null) ?? [];
  if (known.length === 0) return null;
  return Array.from({ length: seats }, (_, seat) => ({
    luck: known.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0),
    within: 1.96 * Math.sqrt(known.reduce((sum, { noise }) => sum + (noise[seat] ?? 0), 0)),
  }));
};
