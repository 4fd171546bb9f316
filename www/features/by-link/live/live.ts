// A table whose devices are connected: letters go to and fro by themselves. They are the same as by link, so whoever
// loses the line loses no move, and goes on by link or comes back. The device that all others are connected to, the
// hub, passes letters on unchanged; they are signed by their writers. It knows no page.
import { known } from '../../../device/bytes';
import { hasClaimed, type Begin, type LinkTable, type Refusal } from '../../../letters/link-table';
import { linkOf } from '../../../letters/link';
import type { Line } from '../../../lines/line';
import { freeSeat } from '../../../letters/seats';
import { begins, open, seal } from '../../../letters/protocol';
import { linkOfWhole } from '../../../letters/snapshot';
import { hear, tell, type Said } from './talk';

/** The most letters that are sent at once. */
const MOST = 24;
/** How long a seat is kept for a device that was invited to it, in ms. */
const PATIENCE = 15_000;

/** What a table in one room needs of the page. */
export interface Desk {
  readonly begin: Begin;
  /** Keeps a table in the place of another one; false, after saying why, if it is not kept. */
  put(before: LinkTable, after: LinkTable): Promise<boolean>;
  /** Called when more is kept, or when a device has come or gone. */
  changed(): void;
  /** Called when the letter of a seat has made room for another one: the game has taken another course. */
  turned(seat: number): void;
  /** Called when letters are refused. */
  refused(refusal: Refusal, text: string): void;
  /** Called when a device wants another game after this one. */
  again(): void;
  /** Called when the device at the other end has begun another table; takes the line over if it returns true. */
  elsewhere(line: Line, said: Have): boolean;
}

/** What a device says it has. */
export type Have = Extract<Said, { say: 'have' }>;

/** A device at the other end of a line. */
interface Link {
  line: Line;
  seat: number | null;
  /** How many letters it has; null until it has said so. */
  serial: number | null;
  /** Whether it would like a seat, and when it was invited to one. */
  joins: boolean;
  invited: number | null;
  /** The seat that it had in the game before, which is kept for it. */
  was: number | null;
  /** The hash of all letters for which it was asked what comes before its last one. */
  asked: string;
}

export class Live {
  private readonly links = new Set<Link>();
  /** The seats that the hub says are there. */
  private told: readonly number[] = [];
  private work: Promise<unknown> = Promise.resolve();
  closed = false;

  constructor(
    public state: LinkTable,
    private readonly desk: Desk,
    private readonly isHub: boolean,
  ) {}

  /** The seats whose devices are there now, this one included. */
  get here(): ReadonlySet<number> {
    const near = [...this.links].flatMap(({ line, seat }) => (line.open && seat !== null ? [seat] : []));
    const far = this.connected ? this.told : [];
    return new Set([...near, ...far, ...(this.state.me === null ? [] : [this.state.me])]);
  }
  /** Whether any line is open. */
  get connected(): boolean {
    return [...this.links].some(({ line }) => line.open);
  }

  /** Takes a device in; what it said first may be known. `was`: the seat that it had in the game before. */
  add(line: Line, said: Said | null = null, was: number | null = null): void {
    const link: Link = { line, seat: null, serial: null, joins: false, invited: null, was, asked: '' };
    this.links.add(link);
    line.onText = (text) => this.heard(link, text);
    line.onChange = (isOpen) => {
      // A line that is open again begins anew: both say what they have.
      if (isOpen) this.greet(link);
      else link.invited = null;
      if (this.isHub && !isOpen) void this.then(() => this.seatNext());
      this.moved();
    };
    if (said) this.take(link, said);
    if (line.open) this.greet(link);
    this.moved();
  }

  /** Seals a move of this device. Resolves to whether it is kept. */
  play(move: number): Promise<boolean> {
    return this.then(async () => this.keep(await seal(this.state, [move], this.desk.begin)));
  }
  /** Takes letters that came another way. */
  read(text: string): Promise<boolean> {
    return this.then(() => this.letters(null, text));
  }
  /** Puts a table in place that was made from the one that is kept, such as by agreeing to a new device. */
  go(make: (state: LinkTable) => Promise<LinkTable | Refusal>): Promise<boolean> {
    return this.then(async () => this.keep(await make(this.state)));
  }

  /** Asks the hub for another game at this table. */
  askAgain(): void {
    for (const { line } of this.links) line.send(tell({ say: 'again' }));
  }

  /** Ends this table, and gives its lines to another one, with the seats at their other ends. */
  release(): [line: Line, seat: number | null][] {
    this.closed = true;
    const given = [...this.links].map(({ line, seat }): [Line, number | null] => [line, seat]);
    this.links.clear();
    return given;
  }

  close(): void {
    this.closed = true;
    for (const { line } of this.links) line.close();
    this.links.clear();
  }

  /** Does one thing after the other: each begins with what the one before has kept. */
  private then(act: () => Promise<boolean>): Promise<boolean> {
    const done = this.work.then(() => (this.closed ? false : act()));
    this.work = done.catch(() => false);
    return done;
  }

  private greet(link: Link, back = 0): void {
    const { id, me } = this.state,
      serial = Math.max(0, this.state.serial - back);
    link.line.send(tell({ say: 'have', table: id, serial, me }));
    // The other device may have said what it has before the line was open here, and this page may have been closed
    // between keeping a draw that it has to open and opening it.
    void this.then(() => this.keep(this.state));
  }

  private heard(link: Link, text: string): void {
    const said = hear(text);
    if (said) this.take(link, said);
  }

  private take(link: Link, said: Said): void {
    switch (said.say) {
      case 'have':
        if (said.table !== this.state.id) return this.strayed(link, said);
        link.seat = said.me;
        link.serial = said.serial;
        void this.then(() => this.bring(link));
        return this.moved();
      case 'none':
        link.joins = this.isHub;
        void this.then(() => this.seatNext());
        return;
      case 'letters':
        void this.then(() => this.letters(link, said.text));
        return;
      case 'here':
        if (this.isHub) return;
        this.told = said.seats;
        return this.desk.changed();
      case 'again':
        if (this.isHub && this.state.next === null) this.desk.again();
        return;
      case 'full':
        return;
    }
  }

  /** The other device is at another table. It hears at the hub which one that has; here it may have the next one. */
  private strayed(link: Link, said: Have): void {
    if (this.isHub) return;
    void this.then(() => {
      if (!this.desk.elsewhere(link.line, said)) this.drop(link);
      return Promise.resolve(true);
    });
  }
  private drop(link: Link): void {
    this.links.delete(link);
    link.line.close();
  }

  /** Takes letters of a device, and passes them on. */
  private async letters(link: Link | null, text: string): Promise<boolean> {
    const { state, desk } = this,
      found = await open(state, text, desk.begin);
    if ('why' in found) {
      if (found.state) await this.put(found.state);
      // What is missing is asked for; what is known already has come twice.
      if (found.why === 'missing' && link) this.greet(link);
      // The other device may have another letter at the place of the last one here.
      else if (found.why === 'strayed' && link && link.asked !== state.head) {
        link.asked = state.head;
        this.greet(link, 1);
      } else if (found.why !== 'old') desk.refused(found, text);
      return false;
    }
    if (link) {
      const free = freeSeat(state);
      if (link.joins && free !== freeSeat(found.state)) {
        link.joins = false;
        link.seat = free;
      }
      link.serial = Math.max(link.serial ?? 0, found.state.serial);
    }
    const isKept = await this.keep(found.state);
    if (found.turned !== null) desk.turned(found.turned);
    return isKept;
  }

  /** Keeps a table, tells all devices, and opens by itself what is to be opened here. */
  private async keep(after: LinkTable | Refusal): Promise<boolean> {
    if ('why' in after) {
      this.desk.refused(after, '');
      return false;
    }
    const seat = this.state.me;
    if (after !== this.state && !(await this.put(after))) return false;
    // A device that was seated says so.
    if (seat !== this.state.me) for (const link of this.links) this.greet(link);
    const begun = await begins(this.state, this.desk.begin);
    if (begun !== this.state) return this.keep(begun);
    for (const link of this.links) await this.bring(link);
    if (this.isHub) await this.seatNext();
    const { pending, me, next, asking } = this.state;
    if (pending?.opener === me && next === me && !asking)
      return this.keep(await seal(this.state, [], this.desk.begin));
    return true;
  }
  private async put(after: LinkTable): Promise<boolean> {
    if (!(await this.desk.put(this.state, after))) return false;
    this.state = after;
    this.moved();
    return true;
  }

  /** Sends a device the letters that it lacks. */
  private async bring(link: Link): Promise<boolean> {
    const { state } = this,
      { serial, line } = link;
    if (serial !== null && line.open && hasClaimed(state)) this.sendAll(line, claimOf(state));
    if (serial === null || serial >= state.serial || !line.open) return true;
    link.serial = state.serial;
    const lacks = state.letters.filter((one) => one.serial !== null && one.serial >= serial);
    if (lacks[0]?.serial === serial) this.sendAll(line, lacks);
    else {
      // This device was told by a whole game itself, and does not have every letter.
      const whole = await linkOfWhole(state);
      if (whole !== null) line.send(tell({ say: 'letters', text: whole }));
    }
    return true;
  }
  private sendAll(line: Line, letters: readonly { text: string }[]): void {
    for (let at = 0; at < letters.length; at += MOST)
      line.send(
        tell({ say: 'letters', text: linkOf(letters.slice(at, at + MOST).map(({ text }) => known(text))) }),
      );
  }

  /** Invites the next device to the next free seat: one after the other, or two would join for the same. */
  private seatNext(): Promise<boolean> {
    const { state, links } = this,
      waiting = [...links].filter(({ line, joins }) => line.open && joins);
    const free = freeSeat(state);
    if (free === null) {
      for (const link of waiting) {
        link.joins = false;
        link.line.send(tell({ say: 'full' }));
      }
      return Promise.resolve(true);
    }
    const now = Date.now();
    if (waiting.some(({ invited }) => invited !== null && now - invited < PATIENCE))
      return Promise.resolve(true);
    // Who has played before gets the same seat, and the others wait for that device.
    const own = [...links].find(({ line, was }) => line.open && was === free);
    if (own && !own.joins) return Promise.resolve(true);
    const [next] = own ? [own] : waiting.sort((one, other) => (one.invited ?? 0) - (other.invited ?? 0));
    if (next) {
      next.invited = now;
      this.sendAll(next.line, state.letters);
      setTimeout(() => void this.then(() => this.seatNext()), PATIENCE);
    }
    return Promise.resolve(true);
  }

  /** Tells that a device has come or gone, or more is kept. */
  private moved(): void {
    if (this.isHub) {
      const said = tell({ say: 'here', seats: [...this.here] });
      for (const { line } of this.links) line.send(said);
    }
    this.desk.changed();
  }
}

/** The claim of this device to a seat. */
const claimOf = ({ claims = [] }: LinkTable): { text: string }[] =>
  claims.slice(-1).map((text) => ({ text }));
