// How a player does at puzzles, kept on this device: a rating, a streak of puzzles solved at once, and which were decided.
// Storage may hold anything.
import { progressStore } from '../../device/progress';
import { isText, listOf, objectOf } from '../../device/valid';
import type { Words } from '../../words/words';
import type { Puzzle } from './file';

export interface Progress {
  /** Elo's rating of the player. */
  rating: number;
  /** The number of rated puzzles. */
  tried: number;
  /** How many in a row were solved at the first try, now and at most. */
  row: number;
  longest: number;
  /** The ids of the puzzles whose result is decided, by game, the latest last. */
  seen: Record<string, string[]>;
}

/** How a puzzle went: at the first try, with a hint, or not. */
export type Result = 'solved' | 'helped' | 'missed';

const LEAST = 100;
const MOST = 3000;
const MOST_SEEN = 1000;
/** How far a result moves a rating at most. */
const STEP = 30;
/** How many puzzles a player is new for. */
const NEW = 15;

/** The rating of a puzzle that no level finds, and by how much each find makes it easier. */
const HARDEST = 2100;
const EACH = 30;

/** Returns the rating of a puzzle: the more often the five levels find it, the lower. */
export const ratingOf = ({ solved }: Pick<Puzzle, 'solved'>): number => HARDEST - EACH * solved;

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  Number.isInteger(value) ? Math.max(least, Math.min(most, value as number)) : otherwise;

/** Returns the valid parts of data from storage. */
export function progressFrom(found: unknown): Progress {
  const { rating, tried, row, longest, seen } = objectOf(found),
    rows = within(row, 0, 100_000, 0);
  return {
    rating: within(rating, LEAST, MOST, 1000),
    tried: within(tried, 0, 1_000_000, 0),
    row: rows,
    longest: within(longest, rows, 100_000, rows),
    seen: Object.fromEntries(
      Object.entries(objectOf(seen))
        .slice(0, 8)
        .map(([game, ids]) => [
          game,
          listOf(ids)
            .filter((id): id is string => isText(id) && /^[\w-]{6,10}$/.test(id))
            .slice(-MOST_SEEN),
        ]),
    ),
  };
}

/** If it is deleted, the rating begins anew, and no puzzle counts as decided. */
export const puzzleProgress = progressStore('puzzles', progressFrom);

/** Returns how a player did, in one sentence for the statistics; empty if there is nothing to say. */
export function tried(words: Words): string {
  const { tried, rating, row, longest } = puzzleProgress.read();
  return tried === 0 ? '' : words.t('puzzles-tally', { rating, row, longest });
}

/** Returns how far a result moves a rating, as a part of the step. A solution never costs points. */
const moved = (result: Result, expected: number): number =>
  result === 'missed' ? -expected : (1 - expected) * (result === 'helped' ? 0.5 : 1);

/** Returns the progress after a puzzle of a game. One that was decided before changes no rating. */
export function after(progress: Progress, game: string, puzzle: Puzzle, result: Result): Progress {
  const known = progress.seen[game] ?? [],
    others = known.filter((id) => id !== puzzle.id),
    seen = { ...progress.seen, [game]: [...others, puzzle.id].slice(-MOST_SEEN) };
  if (others.length < known.length) return { ...progress, seen };
  const expected = 1 / (1 + 10 ** ((ratingOf(puzzle) - progress.rating) / 400)),
    row = result === 'solved' ? progress.row + 1 : 0;
  return {
    rating: within(
      Math.round(progress.rating + STEP * moved(result, expected)),
      LEAST,
      MOST,
      progress.rating,
    ),
    tried: progress.tried + 1,
    row,
    longest: Math.max(progress.longest, row),
    seen,
  };
}

/** How many puzzles near the rating the next one is drawn from. */
const NEAR = 8;
/** How far below the rating the first puzzle of a new player is. */
const EASY = 150;

/**
 * Returns the next puzzle: one that was not seen, near the rating of the player, at first easier ones, and those of the
 * base game before all others; one of those that were seen longest ago once all were. `draw`: a number from 0 to 1. Null if there are none.
 */
export function nextOf(
  puzzles: Puzzle[],
  { rating, tried, seen }: Progress,
  game: string,
  draw: number,
): Puzzle | null {
  const wanted = rating - EASY * Math.max(0, 1 - tried / NEW);
  const known = seen[game] ?? [],
    fresh = puzzles.filter(({ id }) => !known.includes(id));
  const far = (puzzle: Puzzle): number => (puzzle.base ? 0 : MOST) + Math.abs(ratingOf(puzzle) - wanted),
    age = (puzzle: Puzzle): number => known.indexOf(puzzle.id);
  const sorted =
    fresh.length > 0 ? fresh.sort((a, b) => far(a) - far(b)) : [...puzzles].sort((a, b) => age(a) - age(b));
  const near = sorted.filter(({ base }, _, [first]) => base === first?.base).slice(0, NEAR);
  return near[Math.min(near.length - 1, Math.floor(draw * near.length))] ?? null;
}

/** Keeps the result of a puzzle; returns how it has changed the rating. */
export function settled(game: string, puzzle: Puzzle, result: Result): number {
  const before = puzzleProgress.read(),
    now = after(before, game, puzzle, result);
  puzzleProgress.keep(now);
  return now.rating - before.rating;
}
