// The part of the host at a table: it seats those who ask for a seat, deals, plays the moves that are asked for in the true
// game, and lays out on the relay what each viewer is shown. What the relay has not acknowledged is laid out again.
import { known, type Bytes } from '../../device/bytes';
import type { Move, Seat } from '../../engine/wire';
import type { Life } from '../../lines/relay/life';
import { lacks } from '../../lines/relay/others';
import { answered, isAgreed, stageOf, type Question, type Say } from '../../lines/relay/question';
import type { Slot } from '../../lines/relay/relay';
import { isFrom } from '../../lines/relay/said';
import { Dealer, type Told, type Viewer } from './dealer';
import {
  askOf,
  CHUNK,
  MOST_BACKS,
  claimIn,
  claimSlot,
  toBytes,
  valueOf,
  type Ask,
  type Guest,
  type Out,
} from './message';
import type { Part, Place } from './place';
import type { Kept } from './store';

/** The version of what is complete once it is laid out. */
const WHOLE = 'whole';

export class HostPart implements Part {
  /** What the relay has of what this device lays out: the newest version of each. */
  private readonly laid = new Map<Slot, string>();
  private dealer: Dealer | null;

  constructor(private readonly place: Place) {
    this.dealer = this.resumed();
  }

  get count(): number {
    return this.dealer?.moves.length ?? 0;
  }
  moveAt(at: number): [Seat, Move] {
    return this.dealer!.moves[at]!;
  }

  async opened(): Promise<void> {
    this.laid.clear();
    await this.begin();
    await this.layHall();
    await this.layOuts();
  }
  async beat(): Promise<void> {
    await this.layHall();
    if (this.dealer) await this.layMissing(this.dealer);
  }
  /** A seat that lacks something gets it at once. */
  async met(life: Life): Promise<void> {
    const { dealer, place } = this;
    if (dealer && !life.gone && lacks(place.has(), life)) await this.help(dealer, life.seat, life.serial);
  }
  async play(move: Move): Promise<boolean> {
    return this.dealer !== null && this.carryOut(this.dealer, 0, move, 0);
  }
  async say(say: Say | 'return'): Promise<boolean> {
    return this.dealer !== null && this.reply(this.dealer, 0, say, 0);
  }
  /** Plays a move for a seat whose player has left. */
  async playFor(seat: Seat, move: Move): Promise<boolean> {
    const { hall, answered } = this.place.kept;
    return (
      this.dealer !== null &&
      hall.computers.includes(seat) &&
      this.carryOut(this.dealer, seat, move, answered[seat] ?? 0)
    );
  }
  /** Has a computer play for these seats, and for no others. */
  async replace(computers: Seat[]): Promise<boolean> {
    const { hall } = this.place.kept;
    if (!this.dealer || computers.join() === hall.computers.join()) return false;
    // Whoever has left cannot agree to a move being taken back.
    const isPut = await this.place.put({ hall: { ...hall, computers, n: hall.n + 1 }, back: null });
    await this.layHall();
    await this.layOuts();
    return isPut;
  }

  async heard(slot: string, message: Bytes, topic: string): Promise<boolean> {
    const { kept, pair } = this.place,
      { dealer } = this;
    if (slot.startsWith('j/')) {
      const guest = await claimIn(message, topic);
      return guest !== null && slot === claimSlot(guest.key) && this.seat(guest);
    }
    const [, seat = ''] = /^m\/([1-3])$/.exec(slot) ?? [],
      guest = kept.hall.guests[Number(seat)];
    if (seat !== '' && guest && dealer) {
      const between = await pair(guest.box),
        value = await valueOf(
          'ask',
          message,
          guest.key,
          topic,
          async (box) => between?.open(topic, box) ?? null,
        ),
        ask = askOf(value);
      return ask !== null && this.answer(dealer, Number(seat), ask);
    }
    if (!/^[ioc](\/|$)/.test(slot)) return false;
    // A chunk that this device has laid out before lies there still, unless a move in it was taken back. All else that others
    // leave there has to go.
    const [, at = ''] = /^c\/\w\/(\d+)$/.exec(slot) ?? [],
      isOwn = at !== '' && (await isFrom(known(kept.hall.guests[0]!.key), topic, message));
    if (!isOwn) this.laid.delete(slot as Slot);
    else if (kept.backs.every((left) => left >= Number(at) * CHUNK)) this.laid.set(slot as Slot, WHOLE);
    return false;
  }

  /** Returns the true game as it is kept. */
  private resumed(): Dealer | null {
    const { kept, desk } = this.place,
      { record, hall } = kept;
    return record !== null ? new Dealer(desk.resume(record), hall.guests.length) : null;
  }

  /** Gives the next free seat to a device that asks for one. */
  private async seat(guest: Guest): Promise<boolean> {
    const { hall } = this.place.kept;
    const sits = hall.guests.some((one) => one?.key === guest.key),
      free = hall.guests.indexOf(null);
    if (sits || free < 0) {
      // It has not heard that yet.
      await this.layHall(true);
      return false;
    }
    const guests = hall.guests.map((one, seat) => (seat === free ? guest : one));
    if (!(await this.place.put({ hall: { ...hall, guests, n: hall.n + 1 } }))) return false;
    await this.begin();
    await this.layHall();
    await this.layOuts();
    return true;
  }

  /** Deals as soon as all seats are taken. */
  private async begin(): Promise<void> {
    const { hall } = this.place.kept;
    if (this.dealer || hall.guests.includes(null)) return;
    const session = this.place.desk.deal(hall),
      dealt = { ...hall, dealt: true, n: hall.n + 1 };
    const { toAct } = session.view(null);
    if (!(await this.place.put({ hall: dealt, record: session.record(), next: toAct }))) return;
    this.dealer = new Dealer(session, hall.guests.length);
    for (const viewer of this.dealer.viewers) await this.layChunk(this.dealer, viewer, 0);
  }

  /** Answers a move that a seat asks for, once. */
  private async answer(dealer: Dealer, seat: Seat, { own, n, course, move, say }: Ask): Promise<boolean> {
    const last = this.place.kept.answered[seat] ?? 0;
    if (own < last) return false;
    if (own > last && course === this.place.kept.backs.length) {
      if (say === 'return' || (say && n === dealer.moves.length)) return this.reply(dealer, seat, say, own);
      if (move && !dealer.hasMoved(seat, n)) return this.carryOut(dealer, seat, move, own);
    }
    // It has not heard the answer yet, or asks for a move at a place where it has moved.
    if (own > last && !(await this.place.put({ answered: this.answeredBy(seat, own) }))) return false;
    await this.layOut(dealer, seat);
    return false;
  }
  private answeredBy(seat: Seat, own: number): number[] {
    const { hall, answered } = this.place.kept;
    return hall.guests.map((_, at) => (at === seat ? own : (answered[at] ?? 0)));
  }

  private async carryOut(dealer: Dealer, seat: Seat, move: Move, own: number): Promise<boolean> {
    const before = dealer.moves.length,
      why = dealer.play(seat, move);
    dealer.why.set(seat, why);
    const isMade = dealer.moves.length > before;
    if (!(await this.putGame(dealer, seat, own, isMade ? { back: this.backOf(dealer) } : {}))) return false;
    if (isMade) await this.layOuts();
    else if (seat > 0) await this.layOut(dealer, seat);
    if (seat === 0 && why.length > 0) this.place.desk.refused(why);
    return why.length === 0;
  }

  /** Does what a seat says: the last move is taken back as soon as all others agree. */
  private async reply(dealer: Dealer, seat: Seat, say: Say | 'return', own: number): Promise<boolean> {
    const { kept } = this.place;
    if (say === 'return') {
      await this.place.put({ answered: this.answeredBy(seat, own) });
      await this.layOut(dealer, seat);
      return this.replace(kept.hall.computers.filter((one) => one !== seat));
    }
    const back = answered(kept.back, seat, say);
    if (!isAgreed(back, kept.hall.guests.length) || !dealer.takeBack()) {
      if (!(await this.place.put({ answered: this.answeredBy(seat, own), back }))) return false;
    } else {
      const backs = [...kept.backs, dealer.moves.length];
      if (!(await this.putGame(dealer, seat, own, { backs, back: this.backOf(dealer, backs) }))) return false;
      for (const viewer of dealer.viewers) this.laid.delete(`c/${viewer}/${dealer.chunks}`);
    }
    await this.layOuts();
    return true;
  }
  /** The last move, if it can be taken back. */
  private backOf(dealer: Dealer, { length } = this.place.kept.backs): Question | null {
    return length < MOST_BACKS && this.place.kept.hall.computers.length === 0 ? dealer.back : null;
  }
  /** Keeps the true game. If it cannot be kept, what was done to it last is not done. */
  private async putGame(dealer: Dealer, seat: Seat, own: number, change: Partial<Kept>): Promise<boolean> {
    const { record, next, over } = dealer,
      isPut = await this.place.put({ answered: this.answeredBy(seat, own), record, next, over, ...change });
    if (!isPut) this.dealer = this.resumed();
    return isPut;
  }

  private async help(dealer: Dealer, seat: Seat, serial: number): Promise<void> {
    if (serial === 0) await this.layHall(true);
    const { backs } = this.place.kept,
      has = Math.max(0, Math.min(serial - 1 - 2 * backs.length, ...backs)),
      from = serial === 0 ? 0 : 1 + Math.floor(has / CHUNK);
    for (let at = from; at < dealer.chunks; at++) await this.layChunk(dealer, seat, at);
    await this.layOut(dealer, seat);
  }

  // What lies on the relay.

  /** Lays out a message, and notes the version of it that the relay has then. */
  private async lay(slot: Slot, version: string, message: Promise<Bytes>): Promise<void> {
    await this.place.visit.lay(slot, await message, () => this.laid.set(slot, version));
  }
  private async layHall(again = false): Promise<void> {
    const { hall, own } = this.place.kept,
      version = String(hall.n);
    if (!own || (!again && this.laid.get('i') === version)) return;
    await this.lay('i', version, toBytes('hall', hall, own.key, this.place.visit.topicOf('i')));
  }
  private async layOuts(): Promise<void> {
    const { dealer } = this;
    if (!dealer) return;
    const whole = dealer.moves.length % CHUNK === 0 && dealer.moves.length > 0;
    for (const viewer of dealer.viewers) {
      if (whole) await this.layChunk(dealer, viewer, dealer.chunks - 1);
      await this.layOut(dealer, viewer);
    }
  }
  private async layMissing(dealer: Dealer): Promise<void> {
    await this.layHall();
    for (const viewer of dealer.viewers) {
      for (let at = 0; at < dealer.chunks; at++)
        if (!this.laid.has(`c/${viewer}/${at}`)) await this.layChunk(dealer, viewer, at);
      if (this.laid.get(`o/${viewer}`) !== this.version(dealer, viewer)) await this.layOut(dealer, viewer);
    }
  }
  private version({ moves }: Dealer, viewer: Viewer): string {
    const { answered: all, backs, back } = this.place.kept,
      own = viewer === 'w' ? 0 : (all[viewer] ?? 0);
    return [moves.length, own, backs.length, stageOf(back)].join(' ');
  }
  private layOut(dealer: Dealer, viewer: Viewer): Promise<void> {
    const own = viewer === 'w' ? 0 : (this.place.kept.answered[viewer] ?? 0);
    return this.layFor(viewer, `o/${viewer}`, this.version(dealer, viewer), dealer.out(viewer, own));
  }
  private layChunk(dealer: Dealer, viewer: Viewer, at: number): Promise<void> {
    return this.layFor(viewer, `c/${viewer}/${at}`, WHOLE, dealer.chunk(viewer, at));
  }
  /** Lays out what only one seat can open; for those who watch, all of the table can. */
  private async layFor(viewer: Viewer, slot: Slot, version: string, told: Told): Promise<void> {
    const { own, hall, backs, back } = this.place.kept,
      topic = this.place.visit.topicOf(slot),
      box = viewer === 'w' ? null : hall.guests[viewer]?.box,
      pair = box ? await this.place.pair(box) : null;
    if (!own || (viewer !== 'w' && !pair)) return;
    const close = pair ? (text: Bytes): Promise<Bytes> => pair.close(topic, text) : undefined;
    await this.lay(
      slot,
      version,
      toBytes('out', { ...told, backs, back } satisfies Out, own.key, topic, close),
    );
  }
}
