// A table on a relay at which the device of the host deals. The others ask it for their moves, and get from it what their
// seats may know, in boxes that only they can open. All of it stays there, so that nobody has to be there at the same time;
// but only while the host is there the game goes on. What is lost, doubled, late or out of order heals. It knows no page.
import { known, type Bytes } from '../../device/bytes';
import type { Move, Seat } from '../../engine/wire';
import { HEAD, type Has, type Life } from '../../lines/relay/life';
import type { Slot } from '../../lines/relay/relay';
import { stageOf, type Say } from '../../lines/relay/question';
import { againIn, againToBytes, phraseIn, phraseToBytes } from '../../lines/relay/said';
import { Timed } from '../../lines/relay/timed';
import { Visit, type Self, type Visitor, type Way } from '../../lines/relay/visit';
import { GuestPart } from './guest-part';
import { HostPart } from './host-part';
import type { Shown } from './message';
import { pairOf, type Pair } from './pair';
import type { Desk, Part, Place } from './place';
import { asksForMove, seatOf, type Kept } from './store';

export class DealtTable implements Visitor, Place {
  readonly visit: Visit;
  readonly timed: Timed;
  private readonly part: Part;
  private readonly pairs = new Map<string, Promise<Pair | null>>();

  constructor(
    public kept: Kept,
    readonly desk: Desk,
    way: Way,
  ) {
    this.visit = new Visit(this, way);
    this.timed = new Timed(this.visit, this, () => 0, kept.terms);
    this.part = this.isHost ? new HostPart(this) : new GuestPart(this);
    this.visit.begin();
  }

  get closed(): boolean {
    return this.visit.closed;
  }
  /** Whether messages come and go. */
  get connected(): boolean {
    return this.visit.connected;
  }
  /** The seats whose devices are there now, this one included. */
  get here(): ReadonlySet<number> {
    return this.visit.here;
  }
  /** The seat of this device; null if it has none, or none yet. */
  get me(): Seat | null {
    return seatOf(this.kept);
  }
  get isHost(): boolean {
    return this.me === 0;
  }
  /** Whether all seats are taken, and none is for this device. */
  get isFull(): boolean {
    return this.me === null && this.kept.hall.guests.every((guest) => guest !== null);
  }
  /** Whether this device knows the game. */
  get isDealt(): boolean {
    return this.kept.record !== null && this.kept.hall.dealt;
  }
  /** How many moves this device knows. */
  get count(): number {
    return this.part.count;
  }
  /** Returns a move as this device knows it: the move itself, or what it has shown. */
  moveAt(at: number): [Seat, Move | Shown] {
    return this.part.moveAt(at);
  }
  /** Whether a move of this seat waits for the host. */
  get asks(): boolean {
    return asksForMove(this.kept);
  }

  /**
   * Plays a move of this seat at the host, or asks the host for it. Resolves to whether that is kept: a move that was chosen
   * before a turn was taken back is not.
   */
  play(move: Move): Promise<boolean> {
    const backs = this.kept.backs.length;
    return this.visit.then(
      async () => this.me !== null && this.kept.backs.length === backs && this.part.play(move),
    );
  }
  /** Asks whether this seat may take back the last move, or answers another one. Resolves to whether that is kept. */
  back(say: Say): Promise<boolean> {
    return this.visit.then(async () => this.me !== null && this.part.say(say));
  }
  /** Has a computer play for these seats as well, at the host; false elsewhere. */
  replace(seats: readonly Seat[]): Promise<boolean> {
    const { part } = this;
    return this.visit.then(
      async () =>
        part instanceof HostPart &&
        part.replace([...new Set([...this.kept.hall.computers, ...seats])].sort()),
    );
  }
  /** Plays a move for a seat for which a computer plays, at the host; false elsewhere. */
  playFor(seat: Seat, move: Move): Promise<boolean> {
    const { part } = this;
    return this.visit.then(async () => part instanceof HostPart && part.playFor(seat, move));
  }
  /** Whether a computer plays for this seat. */
  get isReplaced(): boolean {
    return this.me !== null && this.kept.hall.computers.includes(this.me);
  }
  /** Says that the player of this seat plays again. */
  comeBack(): Promise<boolean> {
    return this.visit.then(async () => this.isReplaced && this.part.say('return'));
  }
  /** The page finds that a move cannot be true: it and those after it are asked for again. */
  forget(from: number): Promise<boolean> {
    const { part } = this;
    return this.visit.then(async () => part instanceof GuestPart && part.forget(from));
  }

  /** Leaves the link of an invitation to another game for the others. */
  inviteAgain(link: string): Promise<boolean> {
    return this.visit.tell('n', (key, topic, seat) => againToBytes(key, topic, { seat, link }));
  }
  /** Says a phrase to the players who are there. */
  say(phrase: number): Promise<boolean> {
    const at = Math.floor(Date.now() / 1000);
    return this.visit.tell(`s/${this.me ?? 0}`, (key, topic, seat) =>
      phraseToBytes(key, topic, { seat, phrase, at }),
    );
  }
  close(): void {
    this.visit.close();
  }

  // What the visit asks and tells.

  self(): Self | null {
    const { me } = this;
    return me === null ? null : { seat: me, key: this.kept.own!.key };
  }
  besides(): Self[] {
    return [];
  }
  has(): Has {
    const { backs, back } = this.kept,
      // A seat has more when a move was taken back than before.
      serial = this.isDealt ? this.count + 1 + 2 * backs.length : 0,
      head = new Uint8Array(HEAD);
    head[0] = stageOf(back);
    return { serial, head };
  }
  keyOf(seat: number): Bytes | null {
    const guest = this.kept.hall.guests[seat];
    return guest ? known(guest.key) : null;
  }
  async nextEpoch(atLeast: number): Promise<number> {
    const epoch = Math.max(atLeast, this.kept.epoch + 1);
    await this.put({ epoch });
    return epoch;
  }
  changed(): void {
    this.desk.changed();
  }
  replaced(): void {
    this.desk.replaced();
  }

  async opened(): Promise<void> {
    await this.part.opened();
    await this.timed.opened();
    await this.visit.sign(false);
  }
  beat(): Promise<void> {
    return this.part.beat();
  }
  met(life: Life): Promise<void> {
    return this.part.met(life);
  }
  async heard(slot: string, message: Bytes): Promise<boolean> {
    const { visit, desk, part } = this;
    if (slot === 'n') return visit.passOn(slot, message, againIn(message), (found) => desk.again(found));
    if (await this.timed.heard(slot, message)) return true;
    const phrase = phraseIn(message);
    if (phrase) return visit.passOn(slot, message, phrase, (found) => desk.said(found));
    return part.heard(slot, message, visit.topicOf(slot as Slot));
  }

  // What its part needs.

  readonly pair = (box: string): Promise<Pair | null> => {
    const { own, id } = this.kept,
      found = this.pairs.get(box) ?? (own ? pairOf(own.box, box, id) : Promise.resolve(null));
    this.pairs.set(box, found);
    return found;
  };
  async put(change: Partial<Kept>): Promise<boolean> {
    const at = Date.now(),
      isTurn = change.record !== undefined || change.shown !== undefined,
      after: Kept = { ...this.kept, ...change, at, ...(isTurn && { since: at }) };
    if (!(await this.desk.put(after))) return false;
    this.kept = after;
    this.desk.changed();
    return true;
  }
}
