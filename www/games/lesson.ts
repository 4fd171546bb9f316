// A tutorial as data: a recorded game, and the lessons at some of its moves. Pure. Every move of it is real:
// a lesson asks for the recorded move or one that is named beside it, and the engine offers it;
// tests/page/tutorial.test.ts checks that for all courses.
import { sameMove } from '../engine/same-move';
import type { Move, Offer, Place, Seat, SeatScore } from '../engine/wire';

/** The seat of the learner; all others are played as recorded. */
export const LEARNER: Seat = 0;

/** A game as the engine writes it down. */
export interface Played {
  readonly game: string;
  readonly players: readonly object[];
  readonly config: Readonly<Record<string, unknown>>;
  readonly moves: readonly (readonly [Seat, Move])[];
}

export interface Lesson {
  /** Its words: `lessons-GAME-ID` explains, `…-do` says what to tap, `…-why` why nothing else. */
  readonly id: string;
  /** After how many moves. */
  readonly at: number;
  /** The lesson has only text; otherwise the next move of the record is to be made. */
  readonly reads?: true;
  /** The move is a button below the text, not a place on the table. */
  readonly answers?: true;
  /** Moves that teach the same: the rest of the record goes on after each of them. */
  readonly also?: readonly Move[];
  /** The table is set up anew: the moves before the lesson are skipped. */
  readonly jumps?: true;
  /** The lesson is at the table of this game; the table is set up anew before and after it. */
  readonly record?: Played;
  /** Places that are spoken of. */
  readonly shows?: readonly Place[];
}

export interface Tutorial {
  readonly record: Played;
  readonly lessons: readonly Lesson[];
}

/** The game at whose table a lesson is. */
export const recordOf = ({ record }: Tutorial, lesson: Lesson): Played => lesson.record ?? record;

/** The moves that a lesson asks for. */
export function wanted(tutorial: Tutorial, lesson: Lesson): Move[] {
  const move = lesson.reads ? undefined : recordOf(tutorial, lesson).moves[lesson.at]?.[1];
  return move ? [move, ...(lesson.also ?? [])] : [];
}

/** Returns the offers of the engine that a lesson allows, after this many moves. */
export function allowed(
  tutorial: Tutorial,
  lesson: Lesson | undefined,
  moves: number,
  offers: readonly Offer[],
): Offer[] {
  if (!lesson || lesson.at !== moves) return [];
  const moved = wanted(tutorial, lesson);
  return offers.filter((offer) => moved.some((move) => sameMove(move, offer.move)));
}

/**
 * Returns the points that the words of a lesson may name, as the engine counts them: `you` and `other` in
 * all, `you-SOURCE` and `other-SOURCE`.
 */
export const pointsOf = (scores: readonly SeatScore[]): Record<string, number> =>
  Object.fromEntries(
    ['you', 'other'].flatMap((player, seat) => {
      const score = scores[seat];
      return score
        ? [
            [player, score.total],
            ...score.sources.map(({ source, points }) => [`${player}-${source}`, points]),
          ]
        : [];
    }),
  ) as Record<string, number>;

/** A record up to there. */
export const upTo = (record: Played, moves: number): string =>
  JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
