// The players of a dealt table who are on other devices. Each move of this device goes to the host, and is shown once the
// host has played it, in the same way as the moves of the others.
import { effectiveSpeed } from '../../device/settings';
import type { Offer, Seat } from '../../engine/wire';
import type { Choice, DriverPrompt, SeatDriver, Taken } from '../../table/drivers';
import type { SessionLayer } from '../../table/layers';
import type { Game } from '../../ui/game-view';
import { asMove } from './session';
import type { DealtTable } from './table';

/** The prompts that say that the game waits for another device. */
const WAITING = new Set(['kept', 'host-away', 'away', 'waits', 'replaced', 'computer']);

/** What the page does about a table besides. */
export interface Ways {
  /** Called when a move cannot be true; whether it is the second time. */
  wrong(again: boolean): void;
  /** What the prompt says if the players have ended the game; null: it goes on. */
  ended(): string | null;
  /** The game leaves the page. */
  left(): void;
  /** Returns what else can be done while the game waits for others. */
  meanwhile(): Choice[];
}

export class DealtPlayers implements SeatDriver {
  /** How many moves are on the table. */
  private at: number;
  private showing = false;
  /** What the game was last asked for. */
  private known = '';
  /** Whether a move of this device is being kept. */
  private sending = false;
  /** Whether the game cannot go on here, since what the host says cannot be true. */
  private stopped = false;
  /** The move that could not be true; it may have come wrong. */
  private doubted = -1;

  constructor(
    private readonly game: Game,
    private readonly table: DealtTable,
    private readonly ways: Ways,
  ) {
    this.at = game.session.moveCount();
  }

  get busy(): boolean {
    return !this.stopped && this.at < this.table.count;
  }
  get announcement(): string {
    // On the own turn the prompt asks for a move; that nobody sees it yet stands below.
    if (this.game.table.seat === null) return '';
    if (!this.table.connected) return this.t('lost');
    return this.isHostAway ? this.t('own-away', { name: this.name(0) }) : '';
  }
  /** Whether no seat decides at this device: moves are being shown, or one of its own waits for the host. */
  get isQuiet(): boolean {
    return this.isSent || this.stopped || this.busy || this.table.isReplaced;
  }

  takes(_: Seat, { move }: Offer): Taken {
    if (this.isQuiet) return 'yes'; // a second tap
    this.sending = true;
    this.game.commands.askAgain();
    void this.table.play(move).then(() => {
      this.sending = false;
      if (this.game.open) this.changed();
    });
    return 'yes';
  }

  /** Takes over what has come since. */
  changed(): void {
    const { game, table } = this,
      known = `${table.count} ${table.asks} ${this.sending} ${table.isReplaced}`;
    if (!game.open) return;
    // Signs of life come all the time: what a player has tapped stays.
    if (known === this.known) return game.render();
    this.known = known;
    game.commands.askAgain();
    this.next();
  }
  next(): void {
    this.game.commands.markSaved(true);
    if (!this.busy || this.showing) return;
    this.showing = true;
    void this.show().finally(() => (this.showing = false));
  }

  /** Shows a move; the next one follows when its pieces lie still. */
  private async show(): Promise<void> {
    const { game, table } = this;
    await game.motion.settle();
    if (!game.open || !this.busy) return;
    const at = this.at++,
      [seat, move] = table.moveAt(at),
      before = game.session.moveCount();
    this.showing = false;
    game.commands.play(seat, asMove(move), {
      speed: effectiveSpeed(game.settings),
      last: seat === table.me ? [] : game.table.last,
    });
    if (game.session.moveCount() === before) this.doubt(at);
  }

  /** A move cannot be true: it is asked for once more. */
  private doubt(at: number): void {
    const again = this.doubted === at;
    this.doubted = at;
    this.at = at;
    this.stopped = again;
    this.ways.wrong(again);
    if (!again) void this.table.forget(at);
    this.game.commands.askAgain();
  }
  hurry(): void {
    this.game.motion.finish();
  }
  close(): void {
    this.ways.left();
  }
  label(seat: Seat, label: string): string {
    if (this.table.kept.hall.computers.includes(seat)) return this.t('computer-label', { label });
    return seat === this.table.me ? label : this.t('label', { label });
  }

  prompt(): DriverPrompt {
    const { game, table } = this,
      { next, over } = table.kept,
      others = next.filter((seat) => seat !== table.me);
    if (this.stopped) return this.ask('stopped', null, this.name(0));
    if (this.busy) return this.ask('comes', null);
    if (over || game.table.view.outcome) return this.ask('over', null);
    const ended = this.ways.ended();
    if (ended !== null) return { colour: null, status: ended, choices: this.ways.meanwhile() };
    if (!table.connected) return this.ask('lost', null);
    if (this.isHostAway) return this.ask(this.isSent ? 'kept' : 'host-away', null, this.name(0));
    if (this.isSent) return this.ask('sent', table.me);
    if (table.isReplaced) return this.ask('replaced', table.me);
    const played = next.filter((seat) => table.kept.hall.computers.includes(seat));
    if (played.length > 0) return this.ask('computer', played[0]!, game.text().terms.names(played));
    const away = others.filter((seat) => !table.here.has(seat)),
      names = game.text().terms.names(away.length > 0 ? away : others);
    return this.ask(
      away.length > 0 ? 'away' : 'waits',
      others[0] ?? null,
      names,
      away.length || others.length,
    );
  }

  /** Whether a move of this device waits for the host. */
  private get isSent(): boolean {
    return this.sending || this.table.asks;
  }
  /** Without the host nothing goes on. */
  private get isHostAway(): boolean {
    return !this.table.isHost && !this.table.here.has(0);
  }
  private name(seat: Seat): string {
    return this.game.table.setup.players[seat]?.name ?? '';
  }
  private ask(id: string, seat: Seat | null, name = '', count = 1): DriverPrompt {
    const player = seat === null ? undefined : this.game.table.setup.players[seat];
    const choices = WAITING.has(id) ? this.ways.meanwhile() : [];
    return { colour: player?.colour ?? null, status: this.t(id, { name, count }), choices };
  }
  private t(id: string, args = {}): string {
    return this.game.words.t(`dealt-${id}`, args);
  }
}

/** Returns the layer of such a table: who plays elsewhere, and that no player takes a move back alone. */
export const layerOf = (table: DealtTable, isQuiet: () => boolean): SessionLayer => ({
  name: 'letters',
  setup: (below, view) => {
    const setup = below.setup(view);
    return {
      ...setup,
      away: setup.players.flatMap((_, seat) => (seat === table.me ? [] : [seat])),
      live: true,
    };
  },
  view: (below, eye) => {
    const view = below.view(eye);
    return isQuiet() ? { ...view, toAct: [] } : view;
  },
  canUndo: () => false,
});
