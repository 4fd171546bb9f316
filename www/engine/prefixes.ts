// A record as it was after any number of its moves. In a game by link every draw has a seed of its own, and the
// engine refuses a record with a seed that no move has used.
import type { Session } from './engine';
import type { Move, Seat, Step } from './wire';

/**
 * A record in the form that the engine writes into a file. `draws`: the seeds of a game by link, the deal's first. `shown`: what
 * the moves have shown, in a world that learns; there it stands for the moves.
 */
interface Filed {
  moves?: [Seat, Move][];
  draws?: string[];
  shown?: { seat: Seat }[];
}

/** A session of a module that knows games by link. */
interface Drawing extends Session {
  needs?(seat: Seat, move: Move): boolean;
  draw?(seed: string): boolean;
}

export class Prefixes {
  readonly moves: [Seat, Move][];
  private readonly filed: Filed;
  /** How many seeds are used before each move, as far as is known. */
  private readonly used = [1];

  constructor(
    record: string,
    private readonly resume: (record: string) => Session,
  ) {
    this.filed = JSON.parse(record) as Filed;
    this.moves =
      this.filed.moves ?? this.filed.shown?.map((shown) => [shown.seat, shown as unknown as Move]) ?? [];
  }

  /** Returns the record as it was after this many moves. */
  at(at: number): string {
    const { filed } = this,
      moves = this.moves.slice(0, at);
    if (filed.shown) return JSON.stringify({ ...filed, shown: filed.shown.slice(0, at) });
    return JSON.stringify(
      filed.draws ? { ...filed, moves, draws: filed.draws.slice(0, this.usedAt(at)) } : { ...filed, moves },
    );
  }

  /** Plays the next move of the record in a session of it, and returns its steps as `eye` sees them. */
  play(session: Drawing, at: number, eye: Seat | null): Step[] {
    const [seat, move] = this.moves[at]!,
      draws = this.filed.draws !== undefined && session.needs?.(seat, move) === true,
      used = this.usedAt(at);
    if (draws) session.draw?.(this.filed.draws?.[used] ?? '');
    this.used[at + 1] = used + Number(draws);
    return session.play(seat, move, eye);
  }

  /** Returns how many seeds are used after this many moves; plays the game so far if that is not known. */
  private usedAt(at: number): number {
    if (this.used[at] === undefined) {
      const from = this.used.length - 1;
      using session = this.resume(this.at(from));
      for (let next = from; next < at; next++) this.play(session, next, null);
    }
    return this.used[at]!;
  }
}

/**
 * Plays a move that the record does not have, and returns its steps as `eye` sees them. If it draws in a game by link,
 * this seed decides what comes.
 */
export function playAnew(
  session: Drawing,
  [seat, move]: [Seat, Move],
  eye: Seat | null,
  seed: number,
): Step[] {
  if (session.needs?.(seat, move)) session.draw?.(seed.toString(16).padStart(16, '0'));
  return session.play(seat, move, eye);
}
