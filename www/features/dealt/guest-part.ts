// The part of a seat, or of a device that only watches: it asks the host for a seat and for moves, and takes what the host
// has laid out for it.
import type { Bytes } from '../../device/bytes';
import type { Move, Seat } from '../../engine/wire';
import { stageOf, type Say } from '../../lines/relay/question';
import type { Slot } from '../../lines/relay/relay';
import {
  claimSlot,
  hallIn,
  outOf,
  toBytes,
  valueOf,
  type Ask,
  type Guest,
  type Hall,
  type Out,
  type Shown,
} from './message';
import { travelling } from './pair';
import type { Part, Place } from './place';
import { asksForMove, type Kept } from './store';

/** The most moves that wait for one that is missing. */
const MOST_WAITING = 512;

/** Returns a number that grows with each move, and when one is taken back. */
const serialOf = ({ count, backs }: Out): number => count + 1 + 2 * backs.length;

export class GuestPart implements Part {
  /** Moves beyond a gap, by their number. */
  private readonly waiting = new Map<number, Shown>();
  /** How much the host says there is, and what this device had at the last pulse. */
  private most = -1;
  private stood = -1;
  /** The newest answer of the host to what this seat asks for. */
  private answer: Out | null = null;

  constructor(private readonly place: Place) {}

  get count(): number {
    return this.place.kept.shown.length;
  }
  moveAt(at: number): [Seat, Shown] {
    const shown = this.place.kept.shown[at]!;
    return [shown.seat, shown];
  }

  opened(): Promise<void> {
    return this.ask();
  }
  async beat(): Promise<void> {
    await this.ask();
    // A device that gets no further asks the relay for all that lies there: that needs nobody else.
    const { visit } = this.place,
      { serial } = this.place.has(),
      lacks = this.most > serial || visit.others.most > serial;
    if (lacks && this.stood === serial) visit.askAgain();
    this.stood = serial;
  }
  met(): Promise<void> {
    return Promise.resolve();
  }
  play(move: Move): Promise<boolean> {
    return this.askFor(move, null);
  }
  async say(say: Say | 'return'): Promise<boolean> {
    return !asksForMove(this.place.kept) && this.askFor(null, say);
  }
  private async askFor(move: Move | null, say: Ask['say']): Promise<boolean> {
    const { kept } = this.place,
      asked = kept.asked + 1,
      ask = { own: asked, n: this.count, course: kept.backs.length, move, say };
    this.answer = null;
    if (!(await this.place.put({ asked, ask }))) return false;
    await this.layAsk();
    return true;
  }
  /** The page finds that a move cannot be true: it and those after it are asked for again. */
  async forget(from: number): Promise<boolean> {
    this.waiting.clear();
    const isPut = await this.place.put({ shown: this.place.kept.shown.slice(0, from) });
    this.place.visit.askAgain();
    return isPut;
  }
  async heard(slot: string, message: Bytes, topic: string): Promise<boolean> {
    const { kept } = this.place;
    if (slot === 'i') {
      const hall = await hallIn(message, topic, kept.id);
      return hall !== null && hall.n > kept.hall.n && this.takeHall(hall);
    }
    const out = await this.outIn(slot, message, topic);
    return out !== null && this.take(out);
  }

  /** Asks for a seat, or for the move that is not answered yet. */
  private async ask(): Promise<void> {
    const { own, hall } = this.place.kept;
    if (this.place.me !== null) return this.layAsk();
    if (!own || hall.dealt || this.place.isFull) return;
    const guest: Guest = { name: own.name, key: travelling(own.key), box: travelling(own.box) },
      slot = claimSlot(guest.key);
    await this.place.visit.lay(slot, await toBytes('claim', guest, own.key, this.place.visit.topicOf(slot)));
  }
  private async layAsk(): Promise<void> {
    const { me } = this.place,
      { ask, own, hall } = this.place.kept,
      host = hall.guests[0];
    if (!ask || !own || me === null || !host) return;
    const slot: Slot = `m/${me}`,
      topic = this.place.visit.topicOf(slot),
      pair = await this.place.pair(host.box);
    if (!pair) return;
    const message = await toBytes('ask', ask, own.key, topic, (text) => pair.close(topic, text));
    await this.place.visit.lay(slot, message);
  }

  private async takeHall(hall: Hall): Promise<boolean> {
    const before = this.place.me;
    if (!(await this.place.put({ hall }))) return false;
    // What lies there for this seat came before it was known to be this one's.
    if (this.place.me !== before || hall.dealt) this.place.visit.askAgain();
    await this.place.visit.sign(false);
    return true;
  }

  /** Returns what the host tells this viewer; null if it is for another one, or not of the host. */
  private async outIn(slot: string, message: Bytes, topic: string): Promise<Out | null> {
    const { kept, me } = this.place,
      [, viewer] = /^[oc]\/([1-3]|w)(?:\/\d+)?$/.exec(slot) ?? [],
      host = kept.hall.guests[0];
    if (!host || !kept.hall.dealt || viewer !== String(me ?? 'w')) return null;
    const pair = me === null ? null : await this.place.pair(host.box);
    if (me !== null && !pair) return null;
    const open = pair ? (box: Bytes): Promise<Bytes | null> => pair.open(topic, box) : undefined;
    return outOf(await valueOf('out', message, host.key, topic, open));
  }

  private async take(out: Out): Promise<boolean> {
    const { waiting, most } = this,
      { kept } = this.place,
      { backs } = out,
      before = kept.backs.length,
      // What was taken back since; and what of this message was, if it comes late.
      cut = Math.min(Infinity, ...backs.slice(before)),
      end = Math.min(Infinity, ...kept.backs.slice(backs.length)),
      shown = kept.shown.slice(0, cut),
      change: Partial<Kept> = backs.length > before ? { backs, shown } : {};
    for (const at of waiting.keys()) if (at >= cut) waiting.delete(at);
    if (kept.record === null && out.sight !== undefined) change.record = out.sight;
    out.shown.forEach((one, i) => {
      if (out.from + i >= shown.length && out.from + i < end && waiting.size < MOST_WAITING)
        waiting.set(out.from + i, one);
    });
    for (let next = waiting.get(shown.length); next; next = waiting.get(shown.length)) {
      waiting.delete(shown.length);
      shown.push(next);
    }
    const serial = serialOf(out);
    this.most = Math.max(most, serial);
    if (shown.length > kept.shown.length) change.shown = shown;
    if (backs.length >= before && out.count >= shown.length && serial >= most) {
      const { next, over, back } = out;
      Object.assign(change, { next, over });
      if (serial > most || stageOf(back) >= stageOf(kept.back)) change.back = back;
    }
    const answer = this.answerWith(out),
      // Without the moves before the answer the player would be asked for the same move again.
      isAnswered = answer !== null && shown.length >= answer.count;
    if (isAnswered) change.ask = null;
    if (!(await this.place.put(change))) return false;
    if (isAnswered && answer.why.length > 0) this.place.desk.refused(answer.why);
    return true;
  }
  /** Returns the newest answer to what this seat asks for, this one included; null if there is none. */
  private answerWith(out: Out): Out | null {
    const { ask } = this.place.kept,
      last = this.answer;
    if (!ask) return (this.answer = null);
    if (out.own >= ask.own && (!last || serialOf(out) >= serialOf(last))) this.answer = out;
    return this.answer;
  }
}
