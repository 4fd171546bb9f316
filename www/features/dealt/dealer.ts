// The true game at the device of the host: it plays what the seats ask for, and says what each viewer has been shown. It
// knows neither page nor relay.
import { refused } from '../../engine/engine';
import type { Move, Refusal, Seat } from '../../engine/wire';
import type { Learning } from './engine';
import { unasked, type Question } from '../../lines/relay/question';
import { CHUNK, type Out, type Shown } from './message';

/** A seat, or all who only watch. */
export type Viewer = Seat | 'w';

/** What the game itself says of what the host tells a viewer. */
export type Told = Omit<Out, 'backs' | 'back'>;
/** What a viewer has been told: the game before its first move, and what each move has shown. */
interface Course {
  sight: string;
  shown: Shown[];
}

const eyeOf = (viewer: Viewer): Seat | null => (viewer === 'w' ? null : viewer);

export class Dealer {
  private readonly told = new Map<Viewer, Course>();
  /** The moves of the true game. */
  readonly moves: [Seat, Move][];
  /** Why the last move that a seat has asked for was refused. */
  readonly why = new Map<Seat, Refusal[]>();

  constructor(
    private readonly session: Learning,
    seats: number,
  ) {
    this.moves = (JSON.parse(session.record()) as { moves: [Seat, Move][] }).moves;
    for (const viewer of [...Array(seats).keys(), 'w'] as Viewer[]) {
      if (viewer === 0) continue; // the host sees the game itself
      const { shown, ...sight } = JSON.parse(session.sight(eyeOf(viewer))) as { shown: Shown[] };
      this.told.set(viewer, { sight: JSON.stringify({ ...sight, shown: [] }), shown });
    }
  }

  get viewers(): Viewer[] {
    return [...this.told.keys()];
  }
  get record(): string {
    return this.session.record();
  }
  get next(): Seat[] {
    return this.session.view(null).toAct;
  }
  get over(): boolean {
    return this.session.view(null).outcome !== null;
  }

  /** Plays a move; returns why it was refused, or nothing. */
  play(seat: Seat, move: Move): Refusal[] {
    const before = this.moves.length;
    try {
      this.session.play(seat, move, null);
    } catch (thrown) {
      return refused(thrown).refusals.slice(0, 1); // throws on a trap
    }
    this.moves.push([seat, move]);
    for (const [viewer, { shown }] of this.told) shown.push(...this.session.shown(eyeOf(viewer), before));
    return [];
  }

  /** The last move, if the engine can take it back. */
  get back(): Question | null {
    const [by] = this.moves.at(-1) ?? [];
    return by !== undefined && !this.over && this.session.canUndo() ? unasked(by) : null;
  }
  /** Takes back the last move; false if that cannot be. */
  takeBack(): boolean {
    if (!this.session.undo()) return false;
    this.moves.pop();
    for (const { shown } of this.told.values()) shown.pop();
    return true;
  }

  /** Whether a seat has moved since so many moves had been made. */
  hasMoved(seat: Seat, since: number): boolean {
    return since > this.moves.length || this.moves.slice(since).some(([by]) => by === seat);
  }

  /** How many chunks of a viewer are complete. The first one is the game before its first move. */
  get chunks(): number {
    return 1 + Math.floor(this.moves.length / CHUNK);
  }
  /** Returns a chunk. */
  chunk(viewer: Viewer, at: number): Told {
    const out = this.out(viewer, 0, Math.max(0, at - 1) * CHUNK),
      { sight, shown } = this.told.get(viewer)!;
    return at === 0
      ? { ...out, sight, shown: [] }
      : { ...out, shown: shown.slice(out.from, out.from + CHUNK) };
  }
  /** Returns the moves since the last whole chunk, and which move that the seat has asked for was answered last. */
  out(viewer: Viewer, own: number, from = (this.chunks - 1) * CHUNK): Told {
    const { moves, next, over, why } = this,
      { shown } = this.told.get(viewer)!;
    return {
      from,
      shown: shown.slice(from),
      count: moves.length,
      own,
      why: viewer === 'w' ? [] : (why.get(viewer) ?? []),
      next,
      over,
    };
  }
}
