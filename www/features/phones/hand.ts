// The phone's side: what it was told last, and what it answers. Nothing of the game lives here, so a phone that
// comes back is told everything again.
import { load, save } from '../../device/storage';
import { sameMove } from '../../engine/same-move';
import type { Move, Seat } from '../../engine/wire';
import type { Line } from '../../lines/line';
import { draw, isFair } from './deal';
import { Mirror } from './mirror';
import { fromTable, VERSION, type Hall, type Turn, type Word } from './protocol';

const KEY = 'dockhand.hand';
/** How many keys of tables a phone remembers; those of older ones are forgotten. */
const MOST_KEPT = 8;

/** What a phone is known by at one table, its number there, and what the table fixed before. */
export interface Identity {
  commit: string;
  key: string;
  number: string;
}

/** Where a phone keeps what it is known by. */
export interface Pocket {
  read(): unknown;
  write(value: unknown): unknown;
}

/** The storage of this device; without one, a phone that is reloaded asks for its seat. */
export const pocket: Pocket = { read: () => load(KEY), write: (value) => save(KEY, value) };

const isIdentity = (one: unknown): one is Identity => {
  const { commit, key, number } = (one ?? {}) as Record<string, unknown>;
  return [commit, key, number].every((part) => typeof part === 'string' && /^[0-9a-f]{32,64}$/.test(part));
};

/** Returns what this phone is known by at a table, the same after a reload. */
export function identityAt(commit: string, { read, write }: Pocket): Identity {
  const found = read(),
    kept = Array.isArray(found) ? found.filter(isIdentity) : [], // what is no list is written anew
    known = kept.find((one) => one.commit === commit);
  if (known) return known;
  const fresh = { commit, key: draw(16), number: draw(16) };
  write([...kept, fresh].slice(-MOST_KEPT));
  return fresh;
}

export class Hand {
  hall: Hall | null = null;
  mirror: Mirror | null = null;
  word: Word['word'] | null = null;
  /** Whether the deal was the one that this phone took part in; null as long as nobody can know. */
  fair: boolean | null = null;
  /** The move that was sent and is not confirmed by a new view. */
  sent: Move | null = null;
  private identity: Identity | null = null;

  private line: Line | null = null;

  /** `name`: of a player who takes the first free seat. `changed`: called when there is something else to show. */
  constructor(
    private readonly name: string,
    private readonly changed: () => void,
    private readonly kept: Pocket = pocket,
  ) {}

  /** Goes on with this line. Texts that have come already are heard at once. */
  take(line: Line): void {
    this.line = line;
    line.onChange = (open) => {
      if (!open) this.sent = null;
      this.changed();
    };
    line.onText = (text) => this.hear(text);
  }

  get open(): boolean {
    return this.line?.open ?? false;
  }
  get seat(): Seat | null {
    return this.mirror?.turn.seat ?? this.hall?.seat ?? null;
  }

  sit(seat: Seat, name = this.name): void {
    this.word = null;
    this.line?.send(JSON.stringify({ is: 'sit', seat, name }));
  }

  /** Sends a move to the table, which decides whether it is taken. */
  play(move: Move): void {
    const { mirror } = this;
    if (!mirror || !this.open) return;
    this.sent = move;
    this.line?.send(JSON.stringify({ n: mirror.moveCount(), move }));
    this.changed();
  }

  private hear(text: string): void {
    const said = fromTable(text);
    if (said === null) this.word = 'version';
    else if (said.is === 'word') this.word = said.word;
    else if (said.is === 'hall') this.enter(said);
    else this.see(said);
    this.changed();
  }

  /** A table says what it has fixed; only then does it hear this phone's number. */
  private enter(hall: Hall): void {
    if (hall.v !== VERSION) {
      this.word = 'version';
      return;
    }
    this.hall = hall;
    if (!hall.begun) this.mirror = this.fair = null;
    if (hall.seat !== null) this.word = null;
    if (this.identity?.commit !== hall.commit) this.identity = identityAt(hall.commit, this.kept);
    if (hall.seat !== null) return;
    const { key, number } = this.identity;
    this.line?.send(JSON.stringify({ is: 'hello', key, number }));
    const free = hall.chairs.findIndex(({ phone }) => phone === 'none'),
      own = hall.chairs.findIndex(({ name, phone }) => phone === 'none' && name === this.name);
    // Whoever holds a seat already has it again by now.
    if (!hall.begun && this.name !== '' && free >= 0 && this.seat === null) this.sit(own < 0 ? free : own);
  }

  private see(turn: Turn): void {
    const before = this.mirror?.turn,
      { sent, identity } = this;
    this.mirror = new Mirror(turn);
    this.word = null;
    if (sent && !(before && before.taken === turn.taken && asksAlike(before, turn, sent))) this.sent = null;
    // Another player was faster, and this seat is still asked the same: it has not changed its mind.
    else if (sent && before && before.n !== turn.n) this.play(sent);
    if (turn.deal && identity && this.fair === null)
      void isFair(turn.deal, turn.seat, identity.commit, identity.number).then((fair) => {
        this.fair = fair;
        this.changed();
      });
  }
}

/** Whether a seat is asked the same as before, and a move is still offered. */
const asksAlike = (before: Turn, now: Turn, move: Move): boolean =>
  JSON.stringify(before.view.ask) === JSON.stringify(now.view.ask) &&
  JSON.stringify(before.offers) === JSON.stringify(now.offers) &&
  now.offers.some((offer) => sameMove(offer.move, move));
