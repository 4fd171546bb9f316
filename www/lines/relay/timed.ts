// What devices of a table on a relay say about its clock: the host, what was agreed; each seat, the time that it has used; and
// those who wait for a player whose time is up, what they would do instead. The last counts for the position that it names, so a
// player who moves after all is in the game again.
import { join, number, Reader, same, type Bytes } from '../../device/bytes';
import { KEY, SIGNATURE } from '../../device/sign';
import { TableClock, TERMS, type Terms } from './clock';
import { HEAD, type Has } from './life';
import type { Slot } from './relay';
import { signedAt } from './said';
import type { Self, Visit, Visitor } from './visit';

const [AGREED, USED] = [10, 11];

/** What a seat would do that waits for a player whose time is up: end the game, or have a computer play for that player. */
export type Wish = 'end' | 'replace';
const KINDS: Record<Wish, number> = { end: 12, replace: 13 };
export const WISHES: readonly Wish[] = ['replace', 'end'];

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
/** What a seat wishes, and at which position. `key`: with which its device would play for another seat. */
type Wished = Has & { wish: Wish; key: Bytes | null };

/** Returns what a seat wishes; null if a message says nothing of it. */
export function wishIn(bytes: Bytes): ({ seat: number } & Wished) | null {
  const reader = new Reader(bytes),
    kind = reader.number(1),
    wish = WISHES.find((one) => KINDS[one] === kind);
  const rest = bytes.length - (2 + 2 + HEAD + SIGNATURE);
  if (!wish || (rest !== 0 && rest !== KEY)) return null;
  const said = { seat: reader.number(1), wish, serial: reader.number(2), head: reader.raw(HEAD) };
  return { ...said, key: rest === KEY ? reader.raw(KEY) : null };
}

export class Timed {
  readonly clock = new TableClock();
  /** What each seat has wished last. */
  private readonly wishes = new Map<number, Wished>();

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
    await this.layWishes();
  }
  /** Takes a message; false if it is about something else. */
  async heard(slot: string, message: Bytes): Promise<boolean> {
    const { visit, visitor } = this;
    if (!/^(t|[ue]\/\d)$/.test(slot)) return false;
    await visit.passOn(slot, message, termsIn(message), ({ seat, terms }) => {
      if (seat === this.host()) this.terms ??= terms;
    });
    await visit.passOn(slot, message, usedIn(message), ({ seat, used }) => this.clock.hear(seat, used));
    await visit.passOn(slot, message, wishIn(message), ({ seat, ...one }) => void this.wishes.set(seat, one));
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
  /** Says what this seat wishes here. `key`: with which this device would play for another seat. */
  sayWish(wish: Wish, key: Bytes | null = null): Promise<boolean> {
    return this.say(async () => {
      for (const { seat } of this.selves) this.wishes.set(seat, { wish, key, ...this.visitor.has() });
      this.visitor.changed();
      await this.layWishes();
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
  /** The seats that this device speaks for, its own first. */
  private get selves(): Self[] {
    const self = this.visitor.self();
    return self ? [self, ...this.visitor.besides()] : [];
  }
  private async layWishes(): Promise<void> {
    const { serial, head } = this.visitor.has();
    for (const self of this.selves) {
      const one = this.wished(self.seat),
        body = join(number(serial, 2), head, one?.key ?? new Uint8Array());
      if (one) await this.lay(`e/${self.seat}`, KINDS[one.wish], body, self);
    }
  }
  private async lay(slot: Slot, kind: number, body: Bytes, self = this.visitor.self()): Promise<void> {
    if (!self) return;
    const message = join(Uint8Array.of(kind, self.seat), body);
    await this.visit.lay(slot, await signedAt(self.key, this.visit.topicOf(slot), message));
  }
  private wished(seat: number): Wished | null {
    const one = this.wishes.get(seat),
      { serial, head } = this.visitor.has();
    return one && one.serial === serial && same(one.head, head) ? one : null;
  }
  /** Returns what a seat wishes here; null if it has said nothing. */
  wishOf(seat: number): Wish | null {
    return this.wished(seat)?.wish ?? null;
  }
  /** Returns the key with which the device of a seat would play for another one; null if it has named none. */
  keyFrom(seat: number): Bytes | null {
    return this.wished(seat)?.key ?? null;
  }
}
