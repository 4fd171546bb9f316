// The players of a table in one room who are on other devices. Each move of this device is sealed as soon as it is
// made, and shown once it is kept, in the same way as the moves of the others.
import { effectiveSpeed } from '../../../device/settings';
import { sameMove } from '../../../engine/same-move';
import type { Offer, Seat } from '../../../engine/wire';
import type { DriverPrompt, SeatDriver, Taken, Choice } from '../../../table/drivers';
import type { Game } from '../../../ui/game-view';
import type { Played as Port } from '../../../letters/seeded';
import type { LinkTable, Move } from '../../../letters/link-table';

/** The time after which a player whose line is lost is offered more than waiting, in ms. */
const TRYING = 20_000;

/** How letters come and go while a table is shown. */
export interface Carrier {
  readonly state: LinkTable;
  readonly closed: boolean;
  readonly connected: boolean;
  /** The seats whose devices are there now, this one included. */
  readonly here: ReadonlySet<Seat>;
  /** Seals a move of this device. Resolves to whether it is kept. */
  play(move: number): Promise<boolean>;
  close(): void;
}

/** What a player can do when somebody is not connected. */
export interface Ways {
  /** Shows the code of this device, or reads that of the hub; null if letters wait on a relay meanwhile. */
  meet: (() => void) | null;
  /** Goes on by link. */
  byLink(): void;
  /** Returns what else can be done while others play. */
  meanwhile?(): Choice[];
  /** Returns what stands below the prompt while others play; empty: nothing. */
  told?(): string;
  /** What the prompt says if the players have ended the game; null: it goes on. */
  ended?(): string | null;
  /** The game leaves the page; without it the table is closed. */
  left?(): void;
}

/** Whether a move of this device waits for its draw. */
export const isSealed = ({ me, pending }: LinkTable): boolean => me !== null && pending?.mover === me;

export class LivePlayers implements SeatDriver {
  /** The moves that are to be shown, in order. */
  private readonly coming: Move[] = [];
  private state: LinkTable;
  private showing = false;
  /** Whether a move of this device is being sealed. */
  private sealing = false;
  /** When the player who is to play was found missing. */
  private lost: { seat: Seat | null; since: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: Game,
    private readonly port: Port,
    private readonly live: Carrier,
    private readonly isHub: boolean,
    private readonly ways: Ways,
  ) {
    this.state = live.state;
  }

  get busy(): boolean {
    return this.coming.length > 0;
  }
  get announcement(): string {
    // On the own turn the prompt asks for a move; that nobody sees it yet stands below.
    if (this.game.table.seat === null) return this.busy ? '' : (this.ways.told?.() ?? '');
    return this.live.state.seats.length > 1 && !this.live.connected ? this.t('lost') : '';
  }

  /** Whether no seat decides at this device: moves are shown, one of its own is sealed, or all agree to a new device. */
  get isQuiet(): boolean {
    const { state } = this.live;
    return this.sealing || this.busy || isSealed(state) || state.asking !== null;
  }

  takes(seat: Seat, offer: Offer): Taken {
    if (this.isQuiet) return 'yes'; // a second tap
    const move = this.port.session.offers(seat).findIndex((one) => sameMove(one.move, offer.move));
    this.sealing = true;
    this.renew();
    void this.live.play(move).then((isKept) => {
      this.sealing = false;
      if (!isKept && this.game.open) this.renew();
    });
    return 'yes';
  }

  /** Takes over what has been kept since. */
  changed(): void {
    const { game, state, live } = this;
    if (!game.open) return;
    if (live.state !== state) {
      for (const seed of live.state.draws.slice(state.draws.length)) this.port.draw(seed);
      this.coming.push(...live.state.moves.slice(state.moves.length));
      this.state = live.state;
      this.sealing = false;
      this.renew();
      this.next();
    } else game.render();
  }

  /** Asks the session anew who decides. */
  private renew(): void {
    this.game.commands.askAgain();
  }

  next(): void {
    const [move] = this.coming;
    this.game.commands.markSaved(true);
    if (!move || this.showing) return;
    this.showing = true;
    void this.show(move).finally(() => (this.showing = false));
  }

  /** Shows a move; the next one follows when its pieces lie still. */
  private async show([seat, index]: Move): Promise<void> {
    const { game } = this;
    await game.motion.settle();
    if (!game.open) return;
    const move = this.port.ready(seat, index);
    this.coming.shift();
    this.showing = false;
    game.commands.play(seat, move, {
      speed: effectiveSpeed(game.settings),
      last: seat === this.state.me ? [] : game.table.last,
    });
  }

  hurry(): void {
    this.game.motion.finish();
  }
  close(): void {
    clearTimeout(this.timer);
    this.coming.length = 0;
    if (this.ways.left) this.ways.left();
    else this.live.close();
  }
  label(seat: Seat, label: string): string {
    return seat === this.state.me ? label : this.t('label', { label });
  }

  prompt(): DriverPrompt {
    const { state } = this.live,
      { pending, me, gaveUp } = state,
      seat = gaveUp ?? state.next;
    if (this.busy) return this.ask('comes', seat);
    const ended = this.ways.ended?.() ?? null;
    if (ended !== null) return { colour: null, status: ended, choices: this.meanwhile };
    const { stopped } = this.live.state;
    if (stopped) return this.ask(stopped.seat === null ? 'stopped-both' : 'stopped', stopped.seat);
    if (gaveUp !== null) return this.ask('gave-up', seat);
    if (seat === null) return this.ask('over', null);
    if (this.sealing || seat === me) return this.ask('sent', seat);
    const isHere = this.live.here.has(seat) && this.live.connected;
    if (isHere) {
      this.lost = null;
      return this.ask(pending?.mover === me ? 'sent' : 'waits', seat, this.meanwhile);
    }
    const sealed = pending?.mover === me;
    const away = this.ways.meet ? 'gone' : 'away';
    return this.ask(
      sealed ? 'drawing' : this.live.connected || this.isHub ? away : 'lost',
      seat,
      this.waysBack(seat),
    );
  }

  /** Returns what a player can do who has waited for a while; the hub shows its code at once. */
  private waysBack(seat: Seat): Choice[] {
    const now = Date.now();
    if (this.lost?.seat !== seat) {
      this.lost = { seat, since: now };
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.game.open && this.game.render(), TRYING);
    }
    const waited = now - this.lost.since >= TRYING;
    const choices = this.meanwhile,
      { meet } = this.ways;
    if (meet && this.isHub) choices.push(this.choice('show', meet));
    else if (meet && waited && !this.live.connected) choices.push(this.choice('scan', meet));
    if (waited) choices.push(this.choice('link', () => this.ways.byLink(), true));
    return choices;
  }

  private get meanwhile(): Choice[] {
    return this.ways.meanwhile?.() ?? [];
  }

  private ask(id: string, seat: Seat | null, choices: Choice[] = []): DriverPrompt {
    const player = seat === null ? undefined : this.game.table.setup.players[seat];
    return { colour: player?.colour ?? null, status: this.t(id, { name: player?.name ?? '' }), choices };
  }
  private choice(id: string, play: () => void, modest = false): Choice {
    return { id: `live-${id}`, text: this.t(`act-${id}`), modest, play };
  }
  private t(id: string, args = {}): string {
    return this.game.words.t(`live-${id}`, args);
  }
}
