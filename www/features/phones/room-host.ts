// The table's side: which phone has which seat, what each is told, and which of its moves are taken. It has no page:
// lines go in, and what happens is told to the keeper of the table.
import { sameMove } from '../../engine/same-move';
import type { Move, Player, Seat, Setup } from '../../engine/wire';
import type { Line } from '../../lines/line';
import { withoutPlans } from '../../table/pick';
import { commitTo, draw, seedOf, type Deal } from './deal';
import type { Looking } from './mirror';
import {
  fromPhone,
  LONGEST,
  MOST_LOG_LINES,
  VERSION,
  type PublicSeat,
  type FromTable,
  type Hello,
  type Phoned,
  type Sit,
  type LogLine,
  type Word,
} from './protocol';

/** The most phones that are listened to at once; those beyond the seats may only ask for one. */
const MOST_LINES = 8;
/** How many texts that make no sense are read before a line is closed. */
const MOST_BAD = 20;
/** The time for the last word to arrive before a line is closed, in ms. */
const FAREWELL = 500;

/** The game at the table, as far as phones are concerned. */
export interface GameView {
  readonly session: Looking;
  /** The set-up as the page shows it. */
  readonly setup: Setup;
  /** The last lines of the log, which everybody at the table has heard. */
  told(): LogLine[];
}

/** What the room asks of whoever keeps the table. */
export interface RoomHost {
  /** Seats, or the lines of phones, have changed. */
  changed(): void;
  /** A phone has chosen a legal move of its seat, for the position as it is. */
  chose(seat: Seat, move: Move): void;
  /** Asks the people at the table whether another phone gets this seat. */
  consents(seat: Seat): Promise<boolean>;
  cleanName(name: string): string;
}

interface Phone {
  readonly line: Line;
  hello: Hello | null;
  bad: number;
  asks: boolean;
}

/** A seat, and the phone that holds it. */
interface SeatAssignment {
  name: string;
  readonly colour: number;
  readonly kind: string;
  key: string | null;
  number: string | null;
  phone: Phone | null;
  /** How many moves of its phone were made. */
  taken: number;
}

/** What a room is made for. `language`: that of the table, in which the log is told. */
export interface RoomConfig {
  game: string;
  language: string;
  players: readonly Pick<Player, 'name' | 'colour'>[];
  /** The names of the colours in the catalogue. */
  colours: readonly string[];
}

export class Room {
  private readonly held: SeatAssignment[];
  private readonly phones = new Set<Phone>();
  private port: GameView | null = null;
  private deal: Deal | null = null;

  private constructor(
    private readonly table: RoomConfig,
    private readonly secret: string,
    readonly commit: string,
    private readonly keeper: RoomHost,
  ) {
    this.held = table.players.map(({ name, colour }) => ({
      name,
      colour,
      kind: table.colours[colour] ?? '',
      key: null,
      number: null,
      phone: null,
      taken: 0,
    }));
  }

  static async open(table: RoomConfig, keeper: RoomHost): Promise<Room> {
    const secret = draw(32);
    return new Room(table, secret, await commitTo(secret), keeper);
  }

  /** The seats as everybody may see them. */
  get chairs(): PublicSeat[] {
    return this.held.map(({ name, colour, kind }, seat) => ({
      name,
      colour,
      kind,
      phone: this.phoned(seat),
    }));
  }
  phoned(seat: Seat): Phoned {
    const { key = null, phone = null } = this.held[seat] ?? {};
    return key === null ? 'none' : phone?.line.open ? 'here' : 'away';
  }
  /** The seats that have a phone, whether it can be reached now or not. */
  get withPhones(): Seat[] {
    return [...this.held.keys()].filter((seat) => this.phoned(seat) !== 'none');
  }

  /** Takes up the line of a phone. */
  welcome(line: Line): void {
    const phone: Phone = { line, hello: null, bad: 0, asks: false };
    if (this.phones.size >= MOST_LINES) return this.part(phone, 'full');
    this.phones.add(phone);
    line.onText = (text) => this.hear(phone, text);
    line.onChange = (open) => {
      if (open) this.greet(phone, true);
      else if (this.seatOf(phone) === null) this.phones.delete(phone);
      this.keeper.changed();
    };
    if (line.open) this.greet(phone, true);
  }

  /** Fixes the seed of the game that begins now, from the secret of the table and the numbers of the phones. */
  async begin(): Promise<number> {
    const numbers = this.held.map(({ number }) => number),
      seed = await seedOf(this.secret, numbers);
    this.deal = { secret: this.secret, numbers, seed };
    return seed;
  }

  /** Shows this game to the phones from now on. */
  show(port: GameView): void {
    this.port = port;
    this.tell();
  }

  /** Another game follows, whose seed the table alone draws. */
  again(): void {
    this.port = this.deal = null;
    this.tell();
  }

  /** What the seed was made of, once the game is over and nothing can be learnt from it. */
  get dealt(): Deal | null {
    return this.port?.session.view(null).outcome ? this.deal : null;
  }

  /** Tells each phone how things stand. */
  tell(): void {
    for (const phone of this.phones) this.greet(phone);
  }

  /** Returns the legal move that a phone means, or null: only what its seat is asked in private, and only now. */
  meant(seat: Seat, n: number, move: Move): Move | null {
    const session = this.port?.session;
    if (!session || session.moveCount() !== n || !session.view(seat).private) return null;
    return session.offers(seat).find((offer) => sameMove(offer.move, move))?.move ?? null;
  }

  /** The move that the phone of a seat has chosen is being made. */
  took(seat: Seat): void {
    const held = this.held[seat];
    if (held) held.taken += 1;
  }

  /** Takes its phone from a seat, which is called at the table from now on. */
  release(seat: Seat): void {
    const held = this.held[seat];
    if (!held) return;
    const { phone } = held;
    Object.assign(held, { key: null, phone: null, ...(this.port === null && { number: null }) });
    if (phone) this.part(phone, 'elsewhere');
    this.changed();
  }

  /** Ends the room: phones are told that there is no game any more. */
  close(): void {
    for (const phone of this.phones) this.part(phone, 'ended');
    this.port = null;
  }

  private changed(): void {
    this.tell();
    this.keeper.changed();
  }
  private seatOf(phone: Phone): Seat | null {
    const seat = this.held.findIndex((one) => one.phone === phone);
    return seat < 0 ? null : seat;
  }
  private say({ line }: Phone, said: FromTable): void {
    const text = JSON.stringify(said);
    if (new TextEncoder().encode(text).length <= LONGEST) line.send(text);
  }
  private word(phone: Phone, word: Word['word']): void {
    this.say(phone, { is: 'word', word });
  }

  /** Says a last word to a phone, and closes its line. */
  private part(phone: Phone, word: Word['word']): void {
    this.phones.delete(phone);
    phone.line.onText = () => undefined;
    phone.line.onChange = () => undefined;
    this.word(phone, word);
    setTimeout(() => phone.line.close(), FAREWELL);
  }

  /** Tells a phone who sits where, unless it knows, and the game as its seat sees it. */
  private greet(phone: Phone, anew = false): void {
    const seat = this.seatOf(phone),
      { port } = this;
    if (anew || seat === null || !port) this.sayHall(phone, seat);
    if (seat !== null && port) this.say(phone, this.turnOf(port, seat));
  }
  private sayHall(phone: Phone, seat: Seat | null): void {
    const { table, port } = this;
    this.say(phone, {
      is: 'hall',
      v: VERSION,
      game: table.game,
      language: table.language,
      commit: this.commit,
      chairs: this.chairs,
      seat,
      begun: port !== null,
    });
  }

  /**
   * What a seat sees: its own view and what it is asked in private. The seed of the set-up stays here, and the
   * secret of the deal until the game is over.
   */
  private turnOf(port: GameView, seat: Seat): FromTable {
    const { session } = port,
      view = session.view(seat),
      { game, players, config } = port.setup;
    return {
      is: 'turn',
      seat,
      n: session.moveCount(),
      taken: this.held[seat]?.taken ?? 0,
      view,
      offers: view.private && view.toAct.includes(seat) ? withoutPlans(session.offers(seat)) : [],
      notes: session.notes(seat),
      setup: {
        game,
        players: players.map(({ name, colour }) => ({ name, colour })),
        config,
        seed: 0,
      } as Setup,
      prints: session.prints(),
      log: port.told().slice(-MOST_LOG_LINES),
      deal: view.outcome ? this.deal : null,
    };
  }

  private hear(phone: Phone, text: string): void {
    const said = fromPhone(text);
    if (said === null) {
      if (++phone.bad > MOST_BAD) this.part(phone, 'version');
    } else if (!('is' in said)) this.take(phone, said.n, said.move);
    else if (said.is === 'hello') this.know(phone, said);
    else void this.sit(phone, said);
  }

  /** A phone that holds a seat already gets it again, on whichever line it comes. */
  private know(phone: Phone, hello: Hello): void {
    if (phone.hello) return;
    phone.hello = hello;
    const mine = this.held.find(({ key }) => key === hello.key);
    if (!mine) {
      if (this.held.every((_, seat) => this.phoned(seat) === 'here')) this.part(phone, 'full');
      return;
    }
    if (mine.phone && mine.phone !== phone) this.part(mine.phone, 'elsewhere');
    mine.phone = phone;
    this.greet(phone, true);
    this.changed();
  }

  /** Gives a phone the seat that it asks for. Once the game has begun, the people at the table say whether. */
  private async sit(phone: Phone, { seat, name }: Sit): Promise<void> {
    const held = this.held[seat],
      { hello } = phone;
    if (!hello || !held || phone.asks || this.seatOf(phone) === seat) return;
    if (this.phoned(seat) === 'here' || (!this.port && held.key !== null)) return this.word(phone, 'taken');
    if (this.port) {
      phone.asks = true;
      this.word(phone, 'asked');
      const given = await this.keeper.consents(seat);
      phone.asks = false;
      if (!this.phones.has(phone)) return;
      if (!given || this.phoned(seat) === 'here') return this.word(phone, 'no');
    }
    const before = this.held[this.seatOf(phone) ?? -1];
    if (before) Object.assign(before, { key: null, number: null, phone: null });
    if (held.phone) this.part(held.phone, 'elsewhere');
    Object.assign(held, { key: hello.key, phone });
    if (!this.port) held.number = hello.number;
    const clean = this.keeper.cleanName(name);
    if (!this.port && clean !== '') held.name = clean;
    this.changed();
  }

  /** Takes a move, or shows the phone again what it is asked. */
  private take(phone: Phone, n: number, move: Move): void {
    const seat = this.seatOf(phone);
    if (seat === null) return;
    const meant = this.meant(seat, n, move);
    if (meant) this.keeper.chose(seat, meant);
    else this.greet(phone);
  }
}
