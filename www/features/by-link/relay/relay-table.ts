// A table whose devices leave letters for each other on a relay: nobody has to be there at the same time. The letters
// are the same as by link. Each seat lays out its newest letters, every eight letters lie together as a chunk, and the
// host lays out the invitation, so that a device that has nothing gets all of it from the relay alone. What is lost,
// doubled, late or out of order heals: signs of life say which letters a device has. It knows no page.
import { encode, known, same, type Bytes } from '../../../device/bytes';
import { makeKey, publicOf, type Private } from '../../../device/sign';
import { isPlaced } from '../../../letters/apply';
import { read } from '../../../letters/letter';
import { lettersIn as lettersOf, linkOf } from '../../../letters/link';
import { hasClaimed, setupOf, type LinkTable, type Refusal } from '../../../letters/link-table';
import { LetterTable, type Desk as LettersDesk } from '../../../letters/letter-table';
import { seal } from '../../../letters/protocol';
import { askAnew } from '../../../letters/device';
import { facesOf, leadFor, merged, seatsOf, substitute } from '../../../letters/proxy';
import { HEAD, type Has, type Life } from '../../../lines/relay/life';
import { lacks } from '../../../lines/relay/others';
import {
  isFrom,
  againIn,
  againToBytes,
  phraseIn,
  phraseToBytes,
  type Again,
  type Phrase,
} from '../../../lines/relay/said';
import type { Question, Say } from '../../../lines/relay/question';
import type { Slot } from '../../../lines/relay/relay';
import type { Terms } from '../../../lines/relay/clock';
import { Timed, type Wish } from '../../../lines/relay/timed';
import { Visit, type Self, type Visitor, type Way } from '../../../lines/relay/visit';
import { CHUNK, Outbox } from './chunks';
import { Consents } from './consents';
import { lettersIn, opinionIn, opinionToBytes } from './message';
import { Prepared, type Answer } from './prepared';

/** The most letters that wait for one that is missing, and the most that are taken at once. */
const MOST_WAITING = 1024,
  MOST_AT_ONCE = 60;

/** What a table on a relay needs of the page. */
export interface Desk extends LettersDesk {
  /** Returns a higher number at each call, also after a reload. It is kept before it is returned. */
  nextEpoch(atLeast: number): Promise<number>;
  /** Called when a player of this table invites to another game. */
  again(invitation: Again): void;
  /** Called when a player says something. */
  said(phrase: Phrase): void;
  /** Called when another device plays on at the seat of this one. */
  replaced(): void;
  /** Keeps the answer that the player has prepared for the next letter, or that there is none. */
  keepAnswer(state: LinkTable, answer: Answer | null): Promise<void>;
  /** Called when another move has come than the one for which an answer was prepared. */
  unexpected(): void;
}

export class RelayTable extends LetterTable<Desk> implements Visitor {
  private readonly visit: Visit;
  readonly timed: Timed;
  private readonly outbox: Outbox;
  /** Letters beyond a gap, by their place. */
  private readonly waiting = new Map<number, Bytes>();
  private readonly consents = new Consents(this.desk.begin);
  private readonly plan = new Prepared();
  /** The key with which this device would play for a seat whose time is up. */
  private standIn: Private | null = null;
  /** Where this device stood at the last pulse. */
  private stood = -1;

  /** `terms`: of its clock, at the device of the host. `prepared`: the answer to the next letter. */
  constructor(
    state: LinkTable,
    desk: Desk,
    way: Way,
    terms: Terms | null = null,
    prepared: Answer | null = null,
  ) {
    super(state, desk);
    this.plan.set(state, prepared);
    this.visit = new Visit(this, way);
    this.outbox = new Outbox(this.visit, this);
    this.timed = new Timed(this.visit, this, () => setupOf(this.state).host, terms);
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
  private get isHost(): boolean {
    return this.state.me === setupOf(this.state).host;
  }

  protected override then(act: () => Promise<boolean>): Promise<boolean> {
    return this.visit.then(act);
  }

  /** Says what this seat wishes, as the time of another one is up, and the key with which it would play for that one. */
  async wish(wish: Wish): Promise<boolean> {
    this.standIn = wish === 'replace' ? await makeKey() : null;
    return this.timed.sayWish(wish, this.standIn && publicOf(this.standIn));
  }
  /** Asks to play for the seat that has to decide, whose time is up. */
  async substitute(): Promise<boolean> {
    if (!this.standIn) await this.wish('replace'); // after a reload
    const { standIn } = this;
    return (
      standIn !== null &&
      this.then(async () => this.keep(await substitute(this.state, this.desk.begin, standIn)))
    );
  }
  /** Seals a move for a seat that this device plays besides its own. */
  playFor(seat: number, move: number): Promise<boolean> {
    return this.then(async () => {
      const face = facesOf(this.state).find(({ me }) => me === seat && me !== this.state.me);
      return face !== undefined && this.keep(merged(this.state, await seal(face, [move], this.desk.begin)));
    });
  }
  /** Asks to go on for a seat from this device, which only watches. */
  takeOver(seat: number): Promise<boolean> {
    return this.go((state) => askAnew(state, seat, this.desk.begin));
  }
  /** Gives the seat of this device up: another device goes on for it. */
  async stepDown(): Promise<void> {
    await this.go((state) => Promise.resolve({ ...state, me: null }));
    this.visit.askAgain();
  }

  /** Leaves the link of an invitation to another game for the others. */
  inviteAgain(link: string): Promise<boolean> {
    return this.visit.tell('n', (key, topic, seat) => againToBytes(key, topic, { seat, link }));
  }
  /** Says a phrase to the players who are there. */
  say(phrase: number): Promise<boolean> {
    const at = Math.floor(Date.now() / 1000);
    return this.visit.tell(`s/${this.state.me ?? 0}`, (key, topic, seat) =>
      phraseToBytes(key, topic, { seat, phrase, at }),
    );
  }

  /** The answer that is prepared for the next letter; null if there is none. */
  get prepared(): Answer | null {
    return this.plan.for(this.state);
  }
  /** Prepares an answer for the next letter, or none. Resolves to whether it is kept. */
  prepare(answer: Answer | null): Promise<boolean> {
    return this.then(async () => {
      await this.desk.keepAnswer(this.state, answer);
      this.plan.set(this.state, answer);
      return true;
    });
  }
  protected override async keep(after: LinkTable | Refusal): Promise<boolean> {
    const isKept = await super.keep(after),
      fate = this.plan.take(this.state);
    if (fate === 'dropped') this.desk.unexpected();
    else if (fate) return this.keep(await seal(this.state, [fate.make], this.desk.begin));
    return isKept;
  }

  /** The last move, if it can be taken back, and what was said about that. */
  get back(): Question | null {
    return this.consents.question(this.state);
  }
  /** Asks whether this seat may take back the last move, or answers another one. */
  answer(say: Say): Promise<boolean> {
    return this.then(async () => {
      await this.consents.say(this.state, say !== 'refuse');
      await this.layOpinions();
      return this.takeBack();
    });
  }
  close(): void {
    this.visit.close();
  }

  // What the visit asks and tells.

  self(): Self | null {
    const { me, secrets } = this.state;
    return me !== null && secrets ? { seat: me, key: secrets.key } : null;
  }
  besides(): Self[] {
    return facesOf(this.state)
      .slice(1)
      .flatMap(({ me, secrets }) => (me !== null && secrets ? [{ seat: me, key: secrets.key }] : []));
  }
  has(): Has {
    return { serial: this.state.serial, head: known(this.state.head).slice(0, HEAD) };
  }
  keyOf(seat: number): Bytes | null {
    const key = this.state.seats[seat]?.key;
    return key ? known(key) : null;
  }
  nextEpoch(atLeast: number): Promise<number> {
    return this.desk.nextEpoch(atLeast);
  }
  /** Also called when the connection opens or breaks. */
  changed(): void {
    this.desk.changed();
  }
  replaced(): void {
    this.desk.replaced();
  }

  async opened(): Promise<void> {
    await this.outbox.layAnew();
    await this.timed.opened();
    await this.visit.sign(false);
    // This page may have been closed between keeping a draw that it has to open and opening it.
    await this.keep(this.state);
  }

  // What this device leaves on the relay.

  /** Lays out what this device says about taking back the last move, as long as that is the last one. */
  private async layOpinions(): Promise<void> {
    const { visit } = this,
      keys = new Map([this.self(), ...this.besides()].map((self) => [self?.seat, self?.key]));
    for (const opinion of this.consents.own(this.state)) {
      const slot: Slot = `b/${opinion.seat}`,
        key = keys.get(opinion.seat);
      if (key) await visit.lay(slot, await opinionToBytes(key, visit.topicOf(slot), opinion));
    }
  }
  /** Takes the last move back if it is for this device to do so. */
  private async takeBack(): Promise<boolean> {
    const after = await this.consents.complete(this.state);
    this.changed();
    return after !== null && this.keep(after);
  }

  /** Helps the others to what they lack. */
  async beat(): Promise<void> {
    const { state, visit } = this;
    if (state.draws.length === 0) await this.outbox.layAll();
    // The relay may have lost what only who comes later will lack.
    await this.outbox.layChunks();
    await this.layOpinions();
    await this.takeBack();
    // A device that gets no further asks the relay for all that lies there: that needs nobody else.
    if (state.serial < visit.others.most && state.serial === this.stood) visit.askAgain();
    this.stood = state.serial;
    const behind = visit.near.filter((one) => lacks(this.has(), one));
    if (behind.length > 0) await this.help(Math.min(...behind.map(({ serial }) => serial)));
  }
  /** Helps a seat at once if this device has written the last letter. */
  async met(life: Life): Promise<void> {
    const wrote = seatsOf(this.state).includes(this.state.letters.at(-1)?.by ?? -1);
    if (!life.gone && wrote && lacks(this.has(), life)) await this.help(life.serial);
  }
  private async help(serial: number): Promise<void> {
    await this.outbox.layChunks(serial);
    await this.outbox.layNewest();
  }

  // What comes from the relay.

  async heard(slot: string, message: Bytes): Promise<boolean> {
    const { visit, desk } = this;
    if (slot === 'n') return visit.passOn(slot, message, againIn(message), (found) => desk.again(found));
    if (await this.timed.heard(slot, message)) return true;
    const phrase = phraseIn(message);
    if (phrase) return visit.passOn(slot, message, phrase, (found) => desk.said(found));
    const opinion = opinionIn(message),
      key = opinion && this.keyOf(opinion.seat);
    if (opinion)
      return (
        key !== null &&
        (await isFrom(key, visit.topicOf(slot as Slot), message)) &&
        (await this.consents.take(this.state, opinion)) &&
        this.takeBack()
      );
    const letters = lettersIn(message);
    if (!letters) return false;
    const [, chunk] = /^c\/(\d+)$/.exec(slot) ?? [];
    if (chunk !== undefined) this.outbox.lies(Number(chunk));
    return this.place(letters);
  }

  /** Takes letters, each at its place; those beyond a gap wait until it is filled. */
  private async place(letters: readonly Bytes[]): Promise<boolean> {
    const { state } = this,
      { claims = [], twice, rivals = [] } = state,
      has = new Set([...state.letters.map(({ text }) => text), ...claims, ...twice, ...rivals]),
      before: Bytes[] = [];
    for (const bytes of letters) {
      if (has.has(encode(bytes))) continue;
      const letter = read(bytes);
      if (typeof letter === 'string') continue;
      if (!isPlaced(letter)) {
        // Only the host seats those who ask.
        if (letter.kind === 'claim' && this.isHost) await this.open(linkOf([bytes]));
      } else if (letter.serial < state.serial) before.push(bytes);
      else if (this.waiting.size < MOST_WAITING) this.waiting.set(letter.serial, bytes);
    }
    return this.takeWaiting(before);
  }
  private async takeWaiting(before: Bytes[]): Promise<boolean> {
    const next = [...before];
    for (let at = this.state.serial; this.waiting.has(at) && next.length < MOST_AT_ONCE; at++)
      next.push(this.waiting.get(at)!);
    if (next.length === 0) return false;
    const serial = this.state.serial,
      isKept = await this.open(linkOf(next));
    if (!isKept && next.length > 1) {
      // One of them is wrong: the others may be right, but nothing can follow one that is missing.
      for (const [at, bytes] of next.entries())
        if (!(await this.open(linkOf([bytes]))) && at >= before.length) break;
    }
    for (const at of this.waiting.keys()) if (at <= this.state.serial) this.waiting.delete(at);
    return this.state.serial > serial ? this.takeWaiting([]) : isKept;
  }

  /** The others see what this device has, and lay out what it lacks. */
  private open(text: string): Promise<boolean> {
    return this.take(
      text,
      async (why) => {
        const lacks = why === 'strayed' || why === 'missing';
        if (lacks) await this.visit.sign(false);
        // Who plays for another seat may not be known yet.
        return lacks || (why === 'asks' && this.isReplacing && this.leadKey === null);
      },
      undefined,
      this.agreesTo(text) ? 'asks' : undefined,
    );
  }
  private get isReplacing(): boolean {
    const { me } = this.state;
    return me !== null && this.timed.wishOf(me) === 'replace';
  }
  /** The key of the device that is to play for the seat that decides; null if it has not named one. */
  private get leadKey(): Bytes | null {
    const { next, seats } = this.state;
    return next === null ? null : this.timed.keyFrom(leadFor(next, seats.length));
  }
  /** Whether this device need not ask its player about a new device: it is the one that all have wished. */
  private agreesTo(text: string): boolean {
    const { me, next } = this.state,
      key = this.leadKey,
      asked = (lettersOf(text) ?? []).map(read);
    if (me === null) return true;
    return (
      this.isReplacing &&
      key !== null &&
      asked.every(
        (one) =>
          typeof one === 'string' || one.kind !== 'new-device' || (one.seat === next && same(one.key, key)),
      )
    );
  }

  /** Lays out what this device has written. */
  protected override async passOn(before: LinkTable): Promise<void> {
    const { state } = this,
      last = state.letters.at(-1);
    if (state === before) return;
    if (hasClaimed(state)) return this.outbox.layClaim();
    if (!last || !seatsOf(state).includes(last.by) || last === before.letters.at(-1)) return;
    await this.outbox.layNewest();
    // One turn may be more than one letter.
    if (state.serial % CHUNK < state.serial - before.serial)
      await this.outbox.layChunks(state.serial - CHUNK);
  }
}
