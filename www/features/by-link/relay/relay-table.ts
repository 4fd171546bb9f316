// A table whose devices leave letters for each other on a relay: nobody has to be there at the same time. The letters
// are the same as by link. Each seat lays out its newest letters, every eight letters lie together as a chunk, and the
// host lays out the invitation, so that a device that has nothing gets all of it from the relay alone. What is lost,
// doubled, late or out of order heals: signs of life say which letters a device has. It knows no page.
import { encode, known, type Bytes } from '../../../device/bytes';
import { ALWAYS, every, lifeIn } from '../../../dom/life';
import { read } from '../../../letters/letter';
import { linkOf } from '../../../letters/link';
import { hasClaimed, setupOf, type Begin, type LinkTable, type Refusal } from '../../../letters/link-table';
import { begins, open, seal } from '../../../letters/protocol';
import { isPlaced } from '../../../letters/apply';
import type { Private } from '../../../letters/sign';
import { closeBox, openBox, type TableKeys } from '../../../lines/relay/keys';
import type { Connect, Connection, Slot } from '../../../lines/relay/relay';
import { againIn, againToBytes, type Again } from './again';
import { CHUNK, chunksOf, outboxOf } from './chunks';
import { HEAD, isFrom, LAST, lettersToBytes, lifeToBytes, messageIn, type Life } from './message';
import { lacks, Others } from './others';
import { phraseIn, phraseToBytes, type Phrase } from './phrases';

/** The most letters that wait for one that is missing, and the most that are taken at once. */
const MOST_WAITING = 1024,
  MOST_AT_ONCE = 60;
/** The time between two signs of life, in ms, and after how many of these without one a seat counts as away. */
export const PULSE = 5000;
const AWAY = 3;
/** The first wait before connecting again, in ms; it doubles up to the longest. */
const FIRST_WAIT = 200,
  LONGEST_WAIT = 60_000;

/** What a table on a relay needs of the page. */
export interface Desk {
  readonly begin: Begin;
  /** Keeps a table in the place of another one; false, after saying why, if it is not kept. */
  put(before: LinkTable, after: LinkTable): Promise<boolean>;
  /** Returns a higher number at each call, also after a reload. It is kept before it is returned. */
  nextEpoch(atLeast: number): Promise<number>;
  /** Called when more is kept, when a device has come or gone, and when the connection opens or breaks. */
  changed(): void;
  /** Called when the letter of a seat has made room for another one: the game has taken another course. */
  turned(seat: number): void;
  /** Called when letters are refused. */
  refused(refusal: Refusal, text: string): void;
  /** Called when a player of this table invites to another game. */
  again(invitation: Again): void;
  /** Called when a player says something. */
  said(phrase: Phrase): void;
  /** Called when another device plays on at the seat of this one. */
  replaced(): void;
}

/** How a device reaches the relay. `pulse`: the time between two signs of life, in ms. */
export interface Way {
  connect: Connect;
  keys: TableKeys;
  pulse?: number;
}

export class RelayTable {
  private readonly others = new Others();
  /** The chunks that lie on the relay, as far as this connection has seen. */
  private readonly lying = new Set<number>();
  /** Letters beyond a gap, by their place. */
  private readonly waiting = new Map<number, Bytes>();
  private work: Promise<unknown> = Promise.resolve();
  private connection: Connection | null = null;
  private isOpen = false;
  private epoch = 0;
  private n = 0;
  private tries = 0;
  /** Where this device stood at the last pulse. */
  private stood = -1;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** Ends when the table is closed. */
  private readonly life = lifeIn(ALWAYS);

  constructor(
    public state: LinkTable,
    private readonly desk: Desk,
    private readonly way: Way,
  ) {
    every(this.life.signal, this.pulse, () => void this.then(() => this.beat()));
    void this.reach();
  }

  get closed(): boolean {
    return this.life.signal.aborted;
  }
  private get pulse(): number {
    return this.way.pulse ?? PULSE;
  }
  /** Whether messages come and go. */
  get connected(): boolean {
    return this.isOpen;
  }
  private get near(): Life[] {
    return this.isOpen ? this.others.here(AWAY * this.pulse) : [];
  }
  /** The seats whose devices are there now, this one included. */
  get here(): ReadonlySet<number> {
    const own = this.state.me === null ? [] : [this.state.me];
    return new Set([...this.near.map(({ seat }) => seat), ...own]);
  }
  private get isHost(): boolean {
    return this.state.me === setupOf(this.state).host;
  }

  /** Seals a move of this device. Resolves to whether it is kept. */
  play(move: number): Promise<boolean> {
    return this.then(async () => this.keep(await seal(this.state, [move], this.desk.begin)));
  }
  /** Puts a table in place that was made from the one that is kept, such as by agreeing to a new device. */
  go(make: (state: LinkTable) => Promise<LinkTable | Refusal>): Promise<boolean> {
    return this.then(async () => this.keep(await make(this.state)));
  }

  /** Leaves the link of an invitation to another game for the others. */
  inviteAgain(link: string): Promise<boolean> {
    return this.tell('n', (key, topic, seat) => againToBytes(key, topic, { seat, link }));
  }
  /** Says a phrase to whoever is there. */
  say(phrase: number): Promise<boolean> {
    const at = Math.floor(Date.now() / 1000);
    return this.tell(`s/${this.state.me ?? 0}`, (key, topic, seat) =>
      phraseToBytes(key, topic, { seat, phrase, at }),
    );
  }
  /** Lays out what this seat signs; false if this device only watches. */
  private tell(
    slot: Slot,
    sign: (key: Private, topic: string, seat: number) => Promise<Bytes>,
  ): Promise<boolean> {
    return this.then(async () => {
      const { me, secrets } = this.state;
      if (me === null || !secrets) return false;
      await this.lay(slot, await sign(secrets.key, this.topicOf(slot), me));
      return true;
    });
  }

  close(): void {
    if (this.closed) return;
    this.life.abort();
    clearTimeout(this.again);
    const { connection } = this;
    this.connection = null;
    if (connection) void this.sign(true).finally(() => connection.close());
  }

  /** Does one thing after the other: each begins with what the one before has kept. */
  private then(act: () => Promise<boolean>): Promise<boolean> {
    const done = this.work.then(() => (this.closed ? false : act()));
    this.work = done.catch(() => false);
    return done;
  }

  // The connection.

  /** Connects, now and whenever the connection was lost. */
  private async reach(): Promise<void> {
    const { keys, connect } = this.way;
    this.lying.clear();
    // The relay tells that this device is gone as the last thing of this visit. The next one is another.
    this.epoch = await this.desk.nextEpoch(this.epoch + 1);
    this.n = 0;
    const topic = this.topicOf(`p/${this.state.me ?? 'w'}`),
      gone = await this.lifeAt(topic, true, LAST),
      will = { topic, bytes: await closeBox(keys, topic, gone) };
    if (this.closed) return;
    const connection = connect(
      { topic: keys.topic, user: keys.user, will },
      {
        up: () => void this.then(() => this.opened()),
        message: (at, bytes) => void this.then(() => this.heard(at, new Uint8Array(bytes))),
        down: () => {
          if (this.connection === connection || this.connection === null) this.lost();
        },
      },
    );
    this.connection = connection;
  }

  private lost(): void {
    if (this.closed) return;
    const wasOpen = this.isOpen;
    this.isOpen = false;
    this.connection = null;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++) * (0.5 + Math.random());
    clearTimeout(this.again);
    this.again = setTimeout(() => void this.reach(), wait);
    if (wasOpen) this.desk.changed();
  }

  private async opened(): Promise<boolean> {
    this.isOpen = true;
    this.tries = 0;
    await this.layAll();
    // This page may have been closed between keeping a draw that it has to open and opening it.
    await this.keep(this.state);
    this.desk.changed();
    return true;
  }

  // What this device leaves on the relay.

  private topicOf(slot: Slot): string {
    return `${this.way.keys.topic}/${slot}`;
  }
  private async lay(slot: Slot, message: Bytes): Promise<void> {
    const topic = this.topicOf(slot),
      bytes = await closeBox(this.way.keys, topic, message);
    this.connection?.publish(topic, bytes, { retain: !/^[ps]\//.test(slot) });
  }
  /** Lays out what the others may lack because the relay never had it, or has lost it. */
  private async layAll(): Promise<void> {
    const [invitation] = this.state.letters;
    if (this.isHost && invitation) await this.lay('i', lettersToBytes([known(invitation.text)]));
    await this.layClaim();
    await this.layOutbox();
    await this.sign(false);
  }
  private async layClaim(): Promise<void> {
    const { secrets, claims = [] } = this.state,
      own = claims.at(-1);
    if (hasClaimed(this.state) && own && secrets)
      await this.lay(`j/${secrets.key.x?.slice(0, 11) ?? ''}`, lettersToBytes([known(own)]));
  }
  private async layOutbox(): Promise<void> {
    const { me, serial } = this.state;
    if (me !== null && serial > 0) await this.lay(`o/${me}`, lettersToBytes(outboxOf(this.state)));
  }
  /** Lays out the chunks that do not lie there, and those from a letter on that others lack. */
  private async layChunks(from = Infinity): Promise<void> {
    if (this.state.me === null) return;
    for (const [at, letters] of chunksOf(this.state).entries()) {
      if (this.lying.has(at) && (at + 1) * CHUNK <= from) continue;
      await this.lay(`c/${at}`, lettersToBytes(letters));
      this.lying.add(at);
    }
  }

  private lifeAt(topic: string, gone: boolean, n: number): Promise<Bytes> {
    const { me, serial, head, secrets } = this.state;
    if (me === null || !secrets) return Promise.resolve(lettersToBytes([]));
    const life = { seat: me, gone, epoch: this.epoch, n, serial, head: known(head).slice(0, HEAD) };
    return lifeToBytes(secrets.key, topic, life);
  }
  /** Says that this device is there, or leaves, and what it has. */
  private async sign(gone: boolean): Promise<void> {
    const { me } = this.state;
    if (me === null) return;
    const slot: Slot = `p/${me}`;
    await this.lay(slot, await this.lifeAt(this.topicOf(slot), gone, ++this.n));
  }

  /** Says what this device has, and helps the others to what they lack. */
  private async beat(): Promise<boolean> {
    if (!this.isOpen) return false;
    const { state } = this;
    await this.sign(false);
    if (state.draws.length === 0) await this.layAll();
    // The relay may have lost what only who comes later will lack.
    await this.layChunks();
    // A device that gets no further asks the relay for all that lies there: that needs nobody else.
    if (state.serial < this.others.most && state.serial === this.stood) this.connection?.askAgain();
    this.stood = state.serial;
    const behind = this.near.filter((one) => lacks(state, one));
    if (behind.length > 0) await this.help(Math.min(...behind.map(({ serial }) => serial)));
    this.desk.changed(); // a seat may be away by now
    return true;
  }
  private async help(serial: number): Promise<void> {
    await this.layChunks(serial);
    await this.layOutbox();
  }

  // What comes from the relay.

  private async heard(topic: string, bytes: Bytes): Promise<boolean> {
    const plain = (await openBox(this.way.keys, topic, bytes)) ?? new Uint8Array();
    if (topic === this.topicOf('n'))
      return this.heardFrom(topic, plain, againIn(plain), (found) => this.desk.again(found));
    const phrase = phraseIn(plain);
    if (phrase) return this.heardFrom(topic, plain, phrase, (found) => this.desk.said(found));
    const message = messageIn(plain);
    if (!message) return false;
    if (message.is === 'life') return this.heardLife(topic, message.life, message.text);
    const [, chunk] = /\/c\/(\d+)$/.exec(topic) ?? [];
    if (chunk !== undefined) this.lying.add(Number(chunk));
    return this.take(message.letters);
  }

  /** Passes on what a seat says, if it is signed by that seat. */
  private async heardFrom<T extends { seat: number }>(
    topic: string,
    text: Bytes,
    found: T | null,
    then: (found: T) => void,
  ): Promise<boolean> {
    const key = found && this.state.seats[found.seat]?.key;
    if (key && (await isFrom(known(key), topic, text))) then(found);
    return false;
  }

  private async heardLife(topic: string, life: Life, text: Bytes): Promise<boolean> {
    const { state } = this,
      key = state.seats[life.seat]?.key;
    if (!key || !(await isFrom(known(key), topic, text))) return false;
    if (life.seat === state.me) return this.heardSelf(life);
    if (!this.others.take(life)) return false;
    const wrote = state.letters.at(-1)?.by === state.me;
    if (!life.gone && wrote && lacks(state, life)) await this.help(life.serial);
    this.desk.changed();
    return true;
  }
  /** Another device plays at the same seat: the one that came later goes on. */
  private heardSelf({ epoch, gone }: Life): boolean {
    if (epoch <= this.epoch || gone) return false;
    this.close();
    this.desk.replaced();
    return false;
  }

  /** Takes letters, each at its place; those beyond a gap wait until it is filled. */
  private async take(letters: readonly Bytes[]): Promise<boolean> {
    const { state } = this,
      has = new Set([...state.letters.map(({ text }) => text), ...(state.claims ?? [])]),
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
      // One of them is wrong: the others may be right.
      for (const bytes of next) if (!(await this.open(linkOf([bytes])))) break;
    }
    for (const at of this.waiting.keys()) if (at <= this.state.serial) this.waiting.delete(at);
    return this.state.serial > serial ? this.takeWaiting([]) : isKept;
  }

  private async open(text: string): Promise<boolean> {
    const { state, desk } = this,
      found = await open(state, text, desk.begin);
    if ('why' in found) {
      if (found.state) await this.put(found.state);
      // The others see what this device has, and lay out what it lacks.
      if (found.why === 'strayed' || found.why === 'missing') await this.sign(false);
      else if (found.why !== 'old') desk.refused(found, text);
      return false;
    }
    const isKept = await this.keep(found.state);
    if (found.turned !== null) desk.turned(found.turned);
    return isKept;
  }

  /** Keeps a table, lays out what is new in it, and opens by itself what is to be opened here. */
  private async keep(after: LinkTable | Refusal): Promise<boolean> {
    if ('why' in after) {
      this.desk.refused(after, '');
      return false;
    }
    const before = this.state;
    if (after !== before && !(await this.put(after))) return false;
    const begun = await begins(this.state, this.desk.begin);
    if (begun !== this.state) return this.keep(begun);
    if (after !== before) await this.layNew(before);
    const { pending, me, next, asking } = this.state;
    if (pending?.opener === me && next === me && !asking)
      return this.keep(await seal(this.state, [], this.desk.begin));
    return true;
  }
  private async put(after: LinkTable): Promise<boolean> {
    if (!(await this.desk.put(this.state, after))) return false;
    this.state = after;
    this.desk.changed();
    return true;
  }
  /** Lays out what this device has written. */
  private async layNew(before: LinkTable): Promise<void> {
    const { state } = this,
      last = state.letters.at(-1);
    if (hasClaimed(state)) return this.layClaim();
    if (last?.by !== state.me || last === before.letters.at(-1)) return;
    await this.layOutbox();
    // One turn may be more than one letter.
    if (state.serial % CHUNK < state.serial - before.serial) await this.layChunks(state.serial - CHUNK);
  }
}
