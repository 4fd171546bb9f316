// What devices of a table on a relay say about its clock: the host, what was agreed; each seat, the time that it has used; and
// those who wait for a player whose time is up, that they would rather end the game. The last counts for the position that it
// names, so a player who moves after all is in the game again.
import { join, number, Reader, same, type Bytes } from '../../device/bytes';
import { SIGNATURE } from '../../device/sign';
import { TableClock, TERMS, type Terms } from './clock';
import { HEAD, type Has } from './life';
import type { Slot } from './relay';
import { signedAt } from './said';
import type { Visit, Visitor } from './visit';

const [AGREED, USED, ENDS] = [10, 11, 12];

/** Returns the terms that a message of a seat names; null if it names none. */
export function termsIn(bytes: Bytes): { seat: number; terms: Terms } | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== AGREED || bytes.length !== 3 + SIGNATURE) return null;
  const seat = reader.number(1),
    terms = TERMS[reader.number(1)];
  return terms ? { seat, terms } : null;
}
/** Returns what a seat says it has used, in ms. */
export function usedIn(bytes: Bytes): { seat: number; used: number } | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== USED || bytes.length !== 2 + 4 + SIGNATURE) return null;
  return { seat: reader.number(1), used: reader.number(4) };
}
/** Returns the position at which a seat would end the game. */
export function endsIn(bytes: Bytes): ({ seat: number } & Has) | null {
  const reader = new Reader(bytes);
  if (reader.number(1) !== ENDS || bytes.length !== 2 + 2 + HEAD + SIGNATURE) return null;
  return { seat: reader.number(1), serial: reader.number(2), head: reader.raw(HEAD) };
}

export class Timed {
  readonly clock = new TableClock();
  /** Where each seat would end the game. */
  private readonly ends = new Map<number, Has>();

  /** `terms`: what this device has agreed as the host, or null. `host`: the seat whose word on that counts. */
  constructor(
    private readonly visit: Visit,
    private readonly visitor: Visitor,
    private readonly host: () => number,
    public terms: Terms | null,
  ) {}

  /** Lays out what this device has to say, when it comes to the place. */
  async opened(): Promise<void> {
    const { terms } = this,
      at = TERMS.findIndex((one) => one?.each === terms?.each && one?.time === terms?.time),
      seat = this.visitor.self()?.seat;
    if (seat === undefined) return;
    if (seat === this.host() && at > 0) await this.lay('t', AGREED, Uint8Array.of(at));
    if (this.clock.word(seat) > 0) await this.layUsed(seat);
    if (this.wouldEnd(seat)) await this.layEnd(seat);
  }
  /** Takes a message; false if it is about something else. */
  async heard(slot: string, message: Bytes): Promise<boolean> {
    const { visit, visitor } = this;
    if (!/^(t|[ue]\/\d)$/.test(slot)) return false;
    await visit.passOn(slot, message, termsIn(message), ({ seat, terms }) => {
      if (seat === this.host()) this.terms ??= terms;
    });
    await visit.passOn(slot, message, usedIn(message), ({ seat, used }) => this.clock.hear(seat, used));
    await visit.passOn(slot, message, endsIn(message), ({ seat, ...at }) => void this.ends.set(seat, at));
    visitor.changed();
    return true;
  }
  /** Says what this seat has used, as its turn is over. */
  sayUsed(): Promise<boolean> {
    return this.say((seat) => {
      this.clock.say(seat);
      return this.layUsed(seat);
    });
  }
  /** Says that this seat would end the game here. */
  sayEnd(): Promise<boolean> {
    return this.say(async (seat) => {
      this.ends.set(seat, this.visitor.has());
      this.visitor.changed();
      await this.layEnd(seat);
    });
  }
  private say(act: (seat: number) => Promise<void>): Promise<boolean> {
    return this.visit.then(async () => {
      const self = this.visitor.self();
      if (self) await act(self.seat);
      return self !== null;
    });
  }
  private layUsed(seat: number): Promise<void> {
    return this.lay(`u/${seat}`, USED, number(Math.min(this.clock.word(seat), 0xffff_ffff), 4));
  }
  private layEnd(seat: number): Promise<void> {
    const { serial, head } = this.visitor.has();
    return this.lay(`e/${seat}`, ENDS, join(number(serial, 2), head));
  }
  private async lay(slot: Slot, kind: number, body: Bytes): Promise<void> {
    const self = this.visitor.self();
    if (!self) return;
    const message = join(Uint8Array.of(kind, self.seat), body);
    await this.visit.lay(slot, await signedAt(self.key, this.visit.topicOf(slot), message));
  }
  /** Whether a seat would end the game here. */
  wouldEnd(seat: number): boolean {
    const at = this.ends.get(seat),
      { serial, head } = this.visitor.has();
    return at !== undefined && at.serial === serial && same(at.head, head);
  }
}
