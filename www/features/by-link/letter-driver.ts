// The players of a table who are on other devices: shows what they have done, and hands over the moves of the
// player at this device when they are sealed. A move that draws or ends the own turn is only ever sealed, by a button
// that says so; moves before it can be taken back.
import type { Session as AnySession } from '../../engine/engine';
import { effectiveSpeed } from '../../device/settings';
import { sameMove } from '../../engine/same-move';
import type { Offer, Seat } from '../../engine/wire';
import type { SessionLayer } from '../../table/layers';
import type { Choice, DriverPrompt, Sealing, SeatDriver, Taken } from '../../table/drivers';
import type { Game } from '../../ui/game-view';
import type { LinkTable, Move } from '../../letters/link-table';
import { isMoved } from '../../letters/moved';
import type { Played as Port } from '../../letters/seeded';
import type { Then } from '../../letters/protocol';
import type { NextTable } from '../../ui/relay/turns';

/** What a player can do about a table, apart from playing. */
export interface Acts {
  /**
   * Seals these moves, or only opens what was sealed before, and offers the link to send. `shown`: how many of them
   * are on the table already.
   */
  seal(moves: readonly number[], shown: number): Promise<void>;
  /** Agrees to the new device of another player. */
  agree(): Promise<void>;
  /** Offers the link to send once more. */
  send(): void;
  /** Asks for the link of another player. */
  paste(): void;
  /** Goes on for a seat from this device, which only looks on. */
  takeOver(seat: Seat): Promise<void>;
  /** Leads to another table that waits for this device. */
  next: NextTable;
}

/** A table as this device shows it. */
export interface Shown {
  readonly state: LinkTable;
  readonly then: Then;
  readonly port: Port;
  /** The moves that are to be shown, in order. */
  readonly coming: Move[];
  /** The moves of this device that are on the table and not sealed. */
  readonly begun: readonly number[];
}

/** How a table by link differs from the engine's game. */
export interface Quiet {
  /** Whether no seat decides: moves from elsewhere are being shown, or a sealed move waits for its draw. */
  isQuiet(): boolean;
  /** Whether there are moves that are not sealed: only those can be taken back. */
  mayUndo(): boolean;
  /** The seats that are played on other devices. */
  away: readonly Seat[];
  /** Whether these devices are connected. */
  live: boolean;
  /** Another instance of the engine has the game. */
  attached(engine: AnySession): void;
}

/** Returns the layer of a table by link. */
export const quiet = ({ isQuiet, mayUndo, away, live, attached }: Quiet): SessionLayer => ({
  name: 'letters',
  setup: (below, view) => ({ ...below.setup(view), away: [...away], live }),
  view: (below, eye) => {
    const view = below.view(eye);
    return isQuiet() ? { ...view, toAct: [] } : view;
  },
  canUndo: (below) => mayUndo() && below.canUndo(),
  attached,
});

export class LetterDriver implements SeatDriver {
  announcement = '';
  /** The moves of this device that are not sealed yet, and the number of moves before them. */
  private readonly own: number[];
  private readonly base: number;
  private showing = false;
  private rested: () => void = () => undefined;
  /** Resolves when all that has come has been shown. */
  readonly rest = new Promise<void>((done) => (this.rested = done));
  /** Whether a letter is being written: a second tap must not write another one. */
  private writing = false;

  constructor(
    private readonly game: Game,
    private readonly shown: Shown,
    private readonly acts: Acts,
  ) {
    this.own = [...shown.begun];
    this.base = game.session.moveCount() + shown.coming.length - this.own.length;
  }

  get busy(): boolean {
    return this.shown.coming.length > 0;
  }

  /** The moves that are not sealed yet; those that were taken back are gone. */
  get unsealed(): readonly number[] {
    this.own.length = Math.min(this.own.length, Math.max(0, this.game.session.moveCount() - this.base));
    return this.own;
  }

  /** Whether this device has made moves that are not sealed. */
  get hasUnsealed(): boolean {
    return this.unsealed.length > 0;
  }

  private seal(moves: readonly number[], shown = 0): void {
    if (this.writing) return;
    this.writing = true;
    void this.acts.seal(moves, shown).finally(() => (this.writing = false));
  }

  /** The number of an offer, by which letters name it. */
  private numberOf(seat: Seat, { move }: Offer): number {
    return this.shown.port.session.offers(seat).findIndex((one) => sameMove(one.move, move));
  }

  /** Whether this move is the last one before another seat has to write. A copy of the game plays it. */
  private ends(seat: Seat, { move }: Offer): boolean {
    if (this.shown.port.session.needs(seat, move)) return true;
    const { history } = this.game;
    using copy = history.resume(history.now);
    copy.play(seat, move, null);
    return copy.view(null).toAct[0] !== seat;
  }

  forGood(offer: Offer): Sealing | null {
    const { seat } = this.game.table;
    if (seat === null || !this.ends(seat, offer)) return null;
    const own = this.unsealed,
      moves = [...own, this.numberOf(seat, offer)];
    return {
      ...this.choice('seal', () => this.seal(moves, own.length), true),
      about: this.t('final'),
    };
  }

  takes(seat: Seat, offer: Offer): Taken {
    // A tap only chooses such a move, whatever the settings: its button seals it.
    if (this.ends(seat, offer)) return 'chosen';
    this.own.splice(this.unsealed.length, Infinity, this.numberOf(seat, offer));
    return 'no';
  }

  next(): void {
    const { game, shown } = this,
      [move] = shown.coming;
    game.commands.markSaved(true);
    if (!move && !game.motion.moving) this.rested();
    if (!move || this.showing) return;
    this.showing = true;
    void this.show(move).finally(() => (this.showing = false));
  }

  /** Shows a move from elsewhere; the next one follows when its pieces lie still. */
  private async show([seat, index]: Move): Promise<void> {
    const { game, shown } = this;
    await game.motion.settle();
    if (!game.open) return;
    const move = shown.port.ready(seat, index);
    shown.coming.shift();
    this.showing = false;
    game.commands.play(seat, move, { speed: effectiveSpeed(game.settings), last: game.table.last });
  }

  hurry(): void {
    this.game.motion.finish();
  }
  close(): void {
    this.shown.coming.length = 0;
  }
  label(seat: Seat, label: string): string {
    return seat === this.shown.state.me ? label : this.game.words.t('together-label', { label });
  }

  prompt(): DriverPrompt {
    const { state, then } = this.shown,
      seat = this.busy ? null : state.next;
    const colour = seat === null ? null : (this.game.table.setup.players[seat]?.colour ?? null);
    if (this.busy) return { colour, status: this.t('comes') };
    const deciding = this.game.table.view?.toAct[0] ?? null;
    switch (then) {
      case 'open':
        return this.ask(
          state.pending?.mover === null ? 'begins' : 'goes-on',
          [this.choice('send-back', () => this.seal([]), true)],
          deciding,
        );
      case 'agree':
        return this.ask(
          'asks',
          [this.choice('agree', () => void this.acts.agree(), true)],
          state.asking?.seat,
        );
      case 'over':
        if (state.stopped) return this.ask(this.stopped, this.sending(), state.stopped.seat);
        return this.ask(state.gaveUp === null ? 'over' : 'gave-up', []);
      default:
        return state.me === null ? this.watched() : this.ask(this.waits, this.waiting());
    }
  }

  /** What this device waits for: the draw of its own move, or the turn of another player. */
  private get waits(): string {
    const { pending, me } = this.shown.state;
    return pending?.mover === me && me !== null ? 'sealed' : 'waits';
  }

  /** Two letters for one place were both answered. */
  private get stopped(): string {
    return this.shown.state.stopped?.seat === null ? 'stopped-both' : 'stopped';
  }
  private sending(): Choice[] {
    return [this.choice('send-again', () => this.acts.send())];
  }

  private waiting(): Choice[] {
    return [...this.acts.next.choices(), ...this.sending(), this.choice('paste', () => this.acts.paste())];
  }

  /** This device only looks on: it may ask to go on for a seat, of which the other device knows. */
  private watched(): DriverPrompt {
    if (isMoved(this.shown.state)) return this.ask('moved-away', []);
    const seats = this.shown.state.seats.flatMap(({ name }, seat) =>
      seat === this.shown.state.letters.at(-1)?.by ? [] : [{ name, seat }],
    );
    return this.ask('watches', [
      ...seats.map(({ name, seat }) =>
        this.choice('take-over', () => void this.acts.takeOver(seat), false, name),
      ),
      this.choice('paste', () => this.acts.paste()),
    ]);
  }

  /** Returns a prompt that names a player: the one who is to act, unless another is given. */
  private ask(
    id: string,
    choices: Choice[],
    seat = this.shown.state.gaveUp ?? this.shown.state.next,
  ): DriverPrompt {
    const player = seat === null ? undefined : this.game.table.setup.players[seat];
    return { colour: player?.colour ?? null, status: this.t(id, player?.name), choices };
  }
  private choice(id: string, play: () => void, first = false, name = ''): Choice & { play: () => void } {
    return { id: `together-${id}`, text: this.t(`act-${id}`, name), modest: !first, play };
  }
  private t(id: string, name = ''): string {
    return this.game.words.t(`together-${id}`, { name });
  }
}
