// The clock of a table on a relay, at a game that is shown: chosen with the invitation, told in the bar, and what the others
// can do when the time of a player is up.
import { el, type Child } from '../../dom/elements';
import { every } from '../../dom/life';
import type { Seat } from '../../engine/wire';
import { TERMS, wholeTime, type Terms } from '../../lines/relay/clock';
import { WISHES, type Timed, type Wish } from '../../lines/relay/timed';
import type { Host } from '../../shell/host';
import type { Choice } from '../../table/drivers';
import type { Words } from '../../words/words';
import { minutes, Times } from '../clock';
import type { Game } from '../game-view';
import { notice } from '../sheets/notice';

/** How a table stands, as far as its clock needs it. */
export interface Standing {
  readonly timed: Timed;
  /** The seat of this device; null if it only watches. */
  readonly me: Seat | null;
  readonly connected: boolean;
  readonly here: ReadonlySet<Seat>;
  /** The seats that have to decide. */
  readonly deciding: readonly Seat[];
  readonly seats: number;
  /** A number that grows with each move. */
  readonly moves: number;
  /** The seats that a computer plays in the place of their players. */
  readonly computers: readonly Seat[];
  /** Whether this device has a computer play in the place of these seats once all others wish it. */
  leads(seats: readonly Seat[]): boolean;
  replace(seats: readonly Seat[]): void;
  /** Says what this seat wishes, as the time of another one is up. */
  wish(wish: Wish): void;
  /** When the last move was made, or came to this device, in ms since 1970; null if that is not known. */
  readonly since: number | null;
}

const HOUR = 60 * 60_000;

/** Returns a time that may be days: in days or hours as long as there are some, rounded down. */
function longTime(words: Words, ms: number): string {
  if (ms < 0) return `−${longTime(words, -ms)}`;
  const { language } = words,
    unit = ms >= 24 * HOUR ? 'day' : 'hour';
  if (ms < HOUR) return minutes(ms);
  const count = Math.floor(ms / (unit === 'day' ? 24 * HOUR : HOUR));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

export class TableClock {
  private readonly times: Times;
  private moves: number;
  private mine = false;
  private told = '';

  constructor(
    private readonly host: Pick<Host, 'words' | 'leave'>,
    private readonly game: Game,
    private readonly standing: Standing,
  ) {
    this.times = new Times(game);
    this.moves = standing.moves;
    game.events.on('shown', () => this.look());
    every(game.life, 1000, () => this.look());
    this.look();
  }

  /** The seats whose time is up. */
  private get out(): Seat[] {
    return this.standing.deciding.filter((seat) => (this.left(seat) ?? 0) < 0);
  }
  get isOut(): boolean {
    return this.out.length > 0;
  }
  /** Whether all others wish the same here. */
  private isWished(wish: Wish): boolean {
    const { timed, seats, computers } = this.standing,
      away = [...this.out, ...computers],
      others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !away.includes(seat));
    return this.out.length > 0 && others.length > 0 && others.every((seat) => timed.wishOf(seat) === wish);
  }
  private get isEnded(): boolean {
    return this.isWished('end');
  }
  /** The time that a seat has left, in ms; null if the table has no clock. */
  private left(seat: Seat): number | null {
    const { timed, since, deciding } = this.standing,
      { terms, clock } = timed;
    if (!terms) return null;
    if (terms.each === 'game') return wholeTime(terms) - clock.spent(seat);
    return deciding.includes(seat) && since !== null
      ? wholeTime(terms) - Math.max(0, Date.now() - since)
      : null;
  }

  private look(): void {
    const { timed, me, connected, here, deciding, seats, moves } = this.standing,
      { words } = this.host;
    if (!timed.terms || !this.game.open) return;
    timed.clock.look(performance.now(), connected ? deciding.filter((seat) => here.has(seat)) : []);
    const isMine = me !== null && deciding.includes(me);
    if (this.mine && (moves !== this.moves || !isMine)) void timed.sayUsed();
    [this.moves, this.mine] = [moves, isMine];
    if (this.isWished('replace') && this.standing.leads(this.out)) this.standing.replace(this.out);
    const left = Array.from({ length: seats }, (_, seat) => this.left(seat));
    this.times.show(
      left.map((ms) => (ms === null ? '' : longTime(words, ms))),
      (seat) => (left[seat] ?? 0) < 0,
    );
    this.tell();
  }
  /** Says once that the time of a player is up. */
  private tell(): void {
    const { out } = this,
      { me, moves } = this.standing,
      id = out.length > 0 ? `${moves} ${out.join(' ')} ${this.isEnded}` : '';
    if (id === this.told) return;
    this.told = id;
    this.game.render();
    if (id === '' || (me === null && !this.isEnded)) return;
    const key = out.includes(me ?? -1) ? 'own' : this.isEnded ? 'ended' : 'out';
    notice(this.host.words, this.t(key));
  }

  /** What the prompt says once the others have ended the game; null: it goes on. */
  get ended(): string | null {
    return this.isEnded && !this.out.includes(this.standing.me ?? -1) ? this.t('ended') : null;
  }
  /** Returns what a player can do who waits for another one whose time is up. */
  choices(): Choice[] {
    const { me, timed } = this.standing,
      choice = (id: string, play: () => void): Choice => ({
        id: `relay-clock-${id}`,
        text: this.t(id),
        modest: true,
        play,
      });
    if (this.isEnded) return [choice('leave', () => this.host.leave())];
    if (me === null || this.out.length === 0 || this.out.includes(me)) return [];
    return WISHES.filter((wish) => timed.wishOf(me) !== wish).map((wish) =>
      choice(wish, () => this.standing.wish(wish)),
    );
  }
  private t(id: string): string {
    const name = this.game.text().terms.names(this.out);
    return this.host.words.t(`relay-clock-${id}`, { name, count: this.out.length });
  }
}

/** Returns the field in which the host chooses a clock, and what was chosen. */
export function clockToChoose({ words }: Pick<Host, 'words'>): { field: Child; chosen: () => Terms | null } {
  const select = el('select', { id: 'relay-clock', 'aria-describedby': 'relay-clock-about' }, [
    TERMS.map((terms, at) =>
      el(
        'option',
        { value: String(at) },
        words.t('relay-clock-choice', { each: terms?.each ?? 'none', time: terms?.time ?? 0 }),
      ),
    ),
  ]);
  return {
    field: el('div', 'pair-name', [
      el('label', { for: 'relay-clock' }, words.t('relay-clock')),
      select,
      el('p', { class: 'note', id: 'relay-clock-about' }, words.t('relay-clock-about')),
    ]),
    chosen: () => TERMS[Number(select.value)] ?? null,
  };
}
