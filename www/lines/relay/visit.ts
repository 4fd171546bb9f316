// A device at the place of its table on a relay: it connects, comes back by itself whenever the connection was lost, gives
// signs of life and hears those of others, and does one thing after the other. What lies there is the table's own business.
import type { Bytes } from '../../device/bytes';
import type { Private } from '../../device/sign';
import { ALWAYS, every, lifeIn as lifeWithin } from '../../dom/life';
import { closeBox, openBox, type TableKeys } from './keys';
import { LAST, lifeIn, lifeToBytes, type Has, type Life } from './life';
import { Others } from './others';
import type { Connect, Connection, Slot } from './relay';
import { isFrom } from './said';

/** The time between two signs of life, in ms, and after how many of these without one a seat counts as away. */
export const PULSE = 5000;
const AWAY = 3;
/** The first wait before connecting again, in ms; it doubles up to the longest. */
const FIRST_WAIT = 200,
  LONGEST_WAIT = 60_000;

/** How a device reaches the relay. `pulse`: the time between two signs of life, in ms. */
export interface Way {
  connect: Connect;
  keys: TableKeys;
  pulse?: number;
}

/** A seat of this device, and the key with which it signs. */
export interface Self {
  seat: number;
  key: Private;
}

/** What a table does at its place. */
export interface Visitor {
  /** Returns the seat of this device; null if it only watches. */
  self(): Self | null;
  /** Returns the seats that this device plays besides its own. */
  besides(): Self[];
  /** Returns what this device has of the game. */
  has(): Has;
  /** Returns the public key of a seat; null if none sits there. */
  keyOf(seat: number): Bytes | null;
  /** Returns a higher number at each call, also after a reload. It is kept before it is returned. */
  nextEpoch(atLeast: number): Promise<number>;
  /** Called when messages come and go: lays out what others may lack. */
  opened(): Promise<unknown>;
  /** Called with each message that opens under its topic, save signs of life. */
  heard(slot: string, message: Bytes): Promise<boolean>;
  /** Called when a seat has given a sign of life that is new. */
  met(life: Life): Promise<unknown>;
  /** Called at each pulse while messages come and go, after the sign of life. */
  beat(): Promise<unknown>;
  /** Called when a device has come or gone, and when the connection opens or breaks. */
  changed(): void;
  /** Called when another device goes on at the seat of this one. The visit is over. */
  replaced(): void;
}

/** A message is retained for devices that come later, save signs of life and phrases. */
const isRetained = (slot: Slot): boolean => !/^[ps]\//.test(slot);

export class Visit {
  readonly others = new Others();
  private work: Promise<unknown> = Promise.resolve();
  private connection: Connection | null = null;
  private isOpen = false;
  private epoch = 0;
  private n = 0;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  /** Ends when the table is closed. */
  private readonly life = lifeWithin(ALWAYS);

  constructor(
    private readonly visitor: Visitor,
    private readonly way: Way,
  ) {}

  /** Comes to the place. */
  begin(): void {
    every(this.life.signal, this.pulse, () => void this.then(() => this.beat()));
    void this.reach();
  }

  get closed(): boolean {
    return this.life.signal.aborted;
  }
  /** Whether messages come and go. */
  get connected(): boolean {
    return this.isOpen;
  }
  private get pulse(): number {
    return this.way.pulse ?? PULSE;
  }
  /** What the other seats have said last whose devices are there. */
  get near(): Life[] {
    return this.isOpen ? this.others.here(AWAY * this.pulse) : [];
  }
  /** The seats whose devices are there now, this one included. */
  get here(): ReadonlySet<number> {
    const self = this.visitor.self();
    return new Set([...this.near.map(({ seat }) => seat), ...(self ? [self.seat] : [])]);
  }

  close(): void {
    if (this.closed) return;
    this.life.abort();
    clearTimeout(this.again);
    const { connection } = this;
    // What is laid out meanwhile comes too late.
    if (connection)
      void this.sign(true).finally(() => {
        this.connection = null;
        connection.close();
      });
  }

  /** Does one thing after the other: each begins with what the one before has kept. */
  then(act: () => Promise<boolean>): Promise<boolean> {
    const done = this.work.then(() => (this.closed ? false : act()));
    this.work = done.catch(() => false);
    return done;
  }

  topicOf(slot: Slot): string {
    return `${this.way.keys.topic}/${slot}`;
  }
  /** Leaves a message for the others. `taken`: called when the relay has it. */
  async lay(slot: Slot, message: Bytes, taken?: () => void): Promise<void> {
    const topic = this.topicOf(slot),
      bytes = await closeBox(this.way.keys, topic, message);
    this.connection?.publish(topic, bytes, { retain: isRetained(slot), ...(taken && { taken }) });
  }
  /** Leaves what this seat signs; false if this device only watches. */
  tell(slot: Slot, sign: (key: Private, topic: string, seat: number) => Promise<Bytes>): Promise<boolean> {
    return this.then(async () => {
      const self = this.visitor.self();
      if (self) await this.lay(slot, await sign(self.key, this.topicOf(slot), self.seat));
      return self !== null;
    });
  }
  /** Says that this device is there, or leaves, and what it has. */
  async sign(gone: boolean): Promise<void> {
    const self = this.visitor.self();
    if (!self) return;
    const slot: Slot = `p/${self.seat}`;
    await this.lay(slot, await this.lifeAt(this.topicOf(slot), gone, ++this.n));
  }
  /** Has the relay lay out again all that lies there. */
  askAgain(): void {
    this.connection?.askAgain();
  }
  /** Passes on what a seat says, if it is signed by that seat. */
  async passOn<T extends { seat: number }>(
    slot: string,
    message: Bytes,
    found: T | null,
    then: (found: T) => void,
  ): Promise<boolean> {
    const key = found && this.visitor.keyOf(found.seat);
    if (key && (await isFrom(key, this.topicOf(slot as Slot), message))) then(found);
    return false;
  }

  /** Connects, now and whenever the connection was lost. */
  private async reach(): Promise<void> {
    const { visitor, way } = this,
      { keys, connect } = way;
    // The relay tells that this device is gone as the last thing of this visit. The next one is another.
    this.epoch = await visitor.nextEpoch(this.epoch + 1);
    this.n = 0;
    const topic = this.topicOf(`p/${visitor.self()?.seat ?? 'w'}`),
      will = { topic, bytes: await closeBox(keys, topic, await this.lifeAt(topic, true, LAST)) };
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
    if (wasOpen) this.visitor.changed();
  }

  private async opened(): Promise<boolean> {
    this.isOpen = true;
    this.tries = 0;
    await this.visitor.opened();
    this.visitor.changed();
    return true;
  }

  private async beat(): Promise<boolean> {
    if (!this.isOpen) return false;
    await this.sign(false);
    await this.visitor.beat();
    this.visitor.changed(); // a seat may be away by now
    return true;
  }

  private lifeAt(topic: string, gone: boolean, n: number): Promise<Bytes> {
    const self = this.visitor.self();
    if (!self) return Promise.resolve(new Uint8Array());
    return lifeToBytes(self.key, topic, {
      seat: self.seat,
      gone,
      epoch: this.epoch,
      n,
      ...this.visitor.has(),
    });
  }

  private async heard(topic: string, bytes: Bytes): Promise<boolean> {
    const plain = (await openBox(this.way.keys, topic, bytes)) ?? new Uint8Array(),
      life = lifeIn(plain),
      slot = topic.slice(this.way.keys.topic.length + 1);
    if (!life) return plain.length > 0 && this.visitor.heard(slot, plain);
    const key = this.visitor.keyOf(life.seat);
    if (!key || !(await isFrom(key, topic, plain))) return false;
    if (life.seat === this.visitor.self()?.seat) return this.heardSelf(life);
    if (!this.others.take(life)) return false;
    await this.visitor.met(life);
    this.visitor.changed();
    return true;
  }
  /** Another device plays at the same seat: the one that came later goes on. */
  private heardSelf({ epoch, gone }: Life): boolean {
    if (epoch <= this.epoch || gone) return false;
    this.close();
    this.visitor.replaced();
    return false;
  }
}
