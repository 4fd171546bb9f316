// A table whose letters come and go by themselves, whichever way: what is kept is passed on, and what is to be opened at
// this device is opened. The letters are the same as by link. It knows no page.
import type { Begin, Consent, LinkTable, Refusal } from './link-table';
import { tookBackSince } from './consent';
import { agreeing } from './device';
import { begins, open, seal } from './protocol';
import { facesOf, merged } from './proxy';

/** What such a table needs of the page. */
export interface Desk {
  readonly begin: Begin;
  /** Keeps a table in the place of another one; false, after saying why, if it is not kept. */
  put(before: LinkTable, after: LinkTable): Promise<boolean>;
  /** Called when more is kept, or when a device has come or gone. */
  changed(): void;
  /** Called when the letter of a seat has made room for another one: the game has taken another course. */
  turned(seat: number): void;
  /** Called when the last move of a seat was taken back: the game is one turn shorter. */
  tookBack(seat: number): void;
  /** Called when letters are refused. */
  refused(refusal: Refusal, text: string): void;
}

export abstract class LetterTable<D extends Desk = Desk> {
  constructor(
    public state: LinkTable,
    protected readonly desk: D,
  ) {}

  /** Does one thing after the other: each begins with what the one before has kept. */
  protected abstract then(act: () => Promise<boolean>): Promise<boolean>;
  /** Passes on what is new since then. */
  protected abstract passOn(before: LinkTable): Promise<unknown>;
  /** Tells that a device has come or gone, or more is kept. */
  abstract changed(): void;

  /** Seals a move of this device. Resolves to whether it is kept. */
  play(move: number): Promise<boolean> {
    return this.then(async () => this.keep(await seal(this.state, [move], this.desk.begin)));
  }
  /** Puts a table in place that was made from the one that is kept, such as by agreeing to a new device. */
  go(make: (state: LinkTable) => Promise<LinkTable | Refusal>): Promise<boolean> {
    return this.then(async () => this.keep(await make(this.state)));
  }

  /**
   * Takes letters. `asks`: asks for what stands before them, if it can, and returns whether it did; `takes`: called with
   * the table that has them, before it is kept; `consent`: the refusal that the player of this device lifts.
   */
  protected async take(
    text: string,
    asks: (why: Refusal['why']) => boolean | Promise<boolean>,
    takes?: (after: LinkTable) => void,
    consent?: Consent,
  ): Promise<boolean> {
    const { state, desk } = this,
      found = await open(state, text, desk.begin, consent);
    if ('why' in found) {
      if (found.state) await this.put(found.state);
      if (!(await asks(found.why)) && found.why !== 'old') desk.refused(found, text);
      return false;
    }
    takes?.(found.state);
    const isKept = await this.keep(found.state);
    if (found.turned !== null) desk.turned(found.turned);
    return isKept;
  }

  /** Keeps a table, passes on what is new in it, and opens by itself what is to be opened here. */
  protected async keep(after: LinkTable | Refusal): Promise<boolean> {
    if ('why' in after) {
      this.desk.refused(after, '');
      return false;
    }
    const before = this.state;
    if (after !== before && !(await this.put(after))) return false;
    const begun = await begins(this.state, this.desk.begin);
    if (begun !== this.state) return this.keep(begun);
    await this.passOn(before);
    for (const face of facesOf(this.state)) {
      const owed = await this.owed(face);
      if (owed) return this.keep(merged(this.state, owed));
    }
    return true;
  }
  /** Writes what a seat owes without deciding anything; null if it owes nothing. */
  private async owed(face: LinkTable): Promise<LinkTable | Refusal | null> {
    const { pending, me, next, asking } = face,
      opens = pending?.opener === me && next === me && !asking;
    return opens ? seal(face, [], this.desk.begin) : agreeing(face, this.desk.begin);
  }

  protected async put(after: LinkTable): Promise<boolean> {
    const back = tookBackSince(this.state, after);
    if (!(await this.desk.put(this.state, after))) return false;
    this.state = after;
    if (back !== null) this.desk.tookBack(back);
    this.changed();
    return true;
  }
}
