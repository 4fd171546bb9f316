// Looking back: the positions of this game since it was opened on this page, to be looked at and not to be
// changed.
import type { Session } from '../engine/engine';
import type { GameEvent, Noted, Seat, View } from '../engine/wire';

/** A past position: the number of moves before it, the view, and the steps that followed. */
export interface PastPosition {
  at: number;
  of: number;
  view: View;
  notes: Noted[];
}

/** A move: the eye in whose view it was made, whether by hand, and whether it can be taken back. */
export interface Made {
  eye: Seat | null;
  byHand: boolean;
  free: boolean;
}

export class History {
  /**
   * A link for each position, by how many moves had been made: a few hundred characters each, replayed when
   * it is wanted. Those from before the game was opened here are missing.
   */
  private readonly links: string[] = [];
  /** Those from before come a little later (replay/playthrough.ts). */
  readonly made: Made[] = [];
  /**
   * Returns the events of all moves so far; none until the code for that is here (table/heard.ts).
   */
  told: () => GameEvent[] = () => [];

  constructor(
    session: Session,
    readonly eye: Seat | null,
    readonly resume: (text: string) => Session,
  ) {
    this.links[session.moveCount()] = session.link();
  }

  /** A move was made, under these eyes. */
  push(session: Session, eye: Seat | null, byHand: boolean): void {
    this.made.push({ eye, byHand, free: session.canUndo() });
    this.links.push(session.link());
  }

  /**
   * A move was taken back; the session is the one after that, or after further moves that go back with it.
   */
  pop(session: Session): void {
    this.made.pop();
    if (this.moves === 0) return;
    this.links.pop();
    this.renew(session);
  }

  /** Stores the link of the last position again: its hidden part was redrawn. */
  renew(session: Session): void {
    this.links[this.moves] = session.link();
  }

  /** How many moves have been made. */
  get moves(): number {
    return this.links.length - 1;
  }

  /** The position so many moves before the last one, as far back as this page knows it. */
  link(back: number): string | undefined {
    return this.links.at(-1 - back);
  }
  get now(): string {
    return this.link(0) ?? '';
  }

  /** Returns whether the last move was made by hand; true if that is not known. */
  get byHand(): boolean {
    return this.made.at(-1)?.byHand ?? true;
  }

  /**
   * How many moves go back to before the last one by hand, if that was made under this eye and nothing new
   * has been seen since.
   */
  back(eye: Seat | null): number {
    const at = this.made.map((move) => move.byHand).lastIndexOf(true),
      since = this.made.slice(at);
    return at >= 0 && this.made[at]?.eye === eye && since.every(({ free }) => free) ? since.length : 0;
  }

  /** One position earlier or later than the one looked at; null when that is the present. */
  step(from: PastPosition | null, by: -1 | 1): PastPosition | null {
    const last = this.links.length - 1;
    return this.at(Math.max(0, (from?.at ?? last) + by));
  }

  /** The position after so many moves; null when that is the present. */
  at(at: number): PastPosition | null {
    const of = this.links.length - 1;
    if (at >= of) return null;
    const session = this.resume(this.links[at] ?? this.before(at));
    const pastPosition = { at, of, view: session.view(this.eye), notes: session.notes(this.eye) };
    session.free();
    return pastPosition;
  }

  /** The record as it was after so many moves. */
  private before(at: number): string {
    const session = this.resume(this.links.find((link) => link) ?? ''),
      record = JSON.parse(session.record()) as { moves: unknown[] };
    session.free();
    record.moves.length = at;
    return JSON.stringify(record);
  }
}
