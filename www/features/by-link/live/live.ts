// A table whose devices are connected: letters go to and fro by themselves. They are the same as by link, so whoever
// loses the line loses no move, and goes on by link or comes back. The device that all others are connected to, the
// hub, passes letters on unchanged; they are signed by their writers. It knows no page.
import { known } from '../../../device/bytes';
import { hasClaimed, type LinkTable } from '../../../letters/link-table';
import { LetterTable, type Desk as LettersDesk } from '../../../letters/letter-table';
import { linkOf } from '../../../letters/link';
import type { Line } from '../../../lines/line';
import { freeSeat } from '../../../letters/seats';
import { linkOfWhole } from '../../../letters/snapshot';
import { hear, tell, type Said } from './talk';

/** The most letters that are sent at once. */
const MOST = 24;
/** How long a seat is kept for a device that was invited to it, in ms. */
const PATIENCE = 15_000;

/** What a table in one room needs of the page. */
export interface Desk extends LettersDesk {
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

export class Live extends LetterTable<Desk> {
  private readonly links = new Set<Link>();
  /** The seats that the hub says are there. */
  private told: readonly number[] = [];
  private work: Promise<unknown> = Promise.resolve();
  closed = false;

  constructor(
    state: LinkTable,
    desk: Desk,
    private readonly isHub: boolean,
  ) {
    super(state, desk);
  }

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
      this.changed();
    };
    if (said) this.obey(link, said);
    if (line.open) this.greet(link);
    this.changed();
  }

  /** Takes letters that came another way. */
  read(text: string): Promise<boolean> {
    return this.then(() => this.letters(null, text));
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

  protected override then(act: () => Promise<boolean>): Promise<boolean> {
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
    if (said) this.obey(link, said);
  }

  private obey(link: Link, said: Said): void {
    switch (said.say) {
      case 'have':
        if (said.table !== this.state.id) return this.strayed(link, said);
        link.seat = said.me;
        link.serial = said.serial;
        void this.then(() => this.bring(link));
        return this.changed();
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
  private letters(link: Link | null, text: string): Promise<boolean> {
    if (!link) return this.take(text, () => false);
    const { state } = this;
    return this.take(
      text,
      (why) => {
        // The other device may have another letter at the place of the last one here.
        const another = why === 'strayed' && link.asked !== state.head;
        if (another) link.asked = state.head;
        if (another || why === 'missing') this.greet(link, Number(another));
        return another || why === 'missing';
      },
      (after) => {
        const free = freeSeat(state);
        if (link.joins && free !== freeSeat(after)) {
          link.joins = false;
          link.seat = free;
        }
        link.serial = Math.max(link.serial ?? 0, after.serial);
      },
    );
  }

  protected override async passOn(): Promise<void> {
    for (const link of this.links) await this.bring(link);
    if (this.isHub) await this.seatNext();
  }
  protected override async put(after: LinkTable): Promise<boolean> {
    const { me } = this.state,
      isKept = await super.put(after);
    // A device that was seated says so.
    if (me !== this.state.me) for (const link of this.links) this.greet(link);
    return isKept;
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

  changed(): void {
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
