// An answer that a player has prepared for one move of the seat that decides: if that move comes, the answer is made by
// itself. It never leaves this device before: on the relay, an opponent could try all moves until one opens it.
import type { LinkTable } from '../../../letters/link-table';

/** The number of the expected move among the legal ones, and that of the answer after it. */
export type Answer = readonly [expected: number, answer: number];

/** What has become of an answer: it is to be made, or another move has come. */
export type Fate = { make: number } | 'dropped';

export class Prepared {
  private made: { answer: Answer; head: string; at: number; by: number | null } | null = null;

  /** Prepares an answer for the letter that comes next, or none. */
  set({ head, moves, next: by }: LinkTable, answer: Answer | null): void {
    this.made = answer && { answer, head, at: moves.length, by };
  }
  /** Returns the answer for the letter that comes next; null if there is none. */
  for({ head }: LinkTable): Answer | null {
    return this.made?.head === head ? this.made.answer : null;
  }
  /** Returns what becomes of the answer, and forgets it; null as long as no letter has come. */
  take({ head, before, moves, next, me, pending, asking }: LinkTable): Fate | null {
    const { made } = this;
    if (!made || made.head === head) return null;
    this.made = null;
    const [by, move] = moves[made.at] ?? [],
      [expected, answer] = made.answer,
      // All of this has come in a single letter, so nothing else has happened.
      isIt = before === made.head && moves.length === made.at + 1 && by === made.by && move === expected;
    return isIt && next === me && !pending && !asking ? { make: answer } : 'dropped';
  }
}
