// Looking back: the positions of this game since it was opened on this page, to be looked at and not to be changed.
import type { Session } from './engine';
import type { Noted, Seat, View } from './wire';

/** A position that is being looked at: after how many of the moves kept here, what lay on the table, and what followed from it. */
export interface Looking { at: number; of: number; view: View; notes: Noted[] }

export class Past {
  /** A link for each position, from the first one on: a few hundred characters each, replayed when it is wanted. */
  private readonly links: string[];
  /** Under whose eyes each of the moves was made. */
  private readonly eyes: (Seat | null)[] = [];
  /** How many moves had been made when the game was opened here. */
  private readonly before: number;

  constructor(session: Session, private readonly resume: (link: string) => Session) {
    this.links = [session.link()];
    this.before = session.moveCount();
  }

  /** A move was made, under these eyes. */
  push(session: Session, eye: Seat | null): void {
    this.eyes.push(eye);
    this.links.push(session.link());
  }

  /** A move was taken back. */
  pop(): void {
    this.eyes.pop();
    if (this.links.length > 1) this.links.pop();
  }

  /** The position so many moves before the last one, as far back as this page knows it. */
  link(back: number): string | undefined {
    return this.links.at(-1 - back);
  }
  get now(): string {
    return this.link(0) ?? '';
  }

  /** Under whose eyes the last move was made; undefined: before the game was opened here. */
  get eye(): Seat | null | undefined {
    return this.eyes.at(-1);
  }

  /** One position earlier or later than the one looked at; null when that is the present. */
  step(from: Looking | null, by: -1 | 1): Looking | null {
    const last = this.links.length - 1;
    const at = Math.max(0, (from ? from.at - this.before : last) + by);
    const link = this.links[at];
    if (at >= last || link === undefined) return null;
    const session = this.resume(link);
    const looking = { at: this.before + at, of: this.before + last, view: session.view(null), notes: session.notes(null) };
    session.free();
    return looking;
  }
}
