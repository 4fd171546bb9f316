// Trying again: a past position lies on the table and its player chooses a move there, which is judged and not
// made. The game itself does not change: the table is put back as it was.
import type { Session } from '../../engine/engine';
import { OPEN } from '../../engine/viewpoint';
import type { Offer, Seat } from '../../engine/wire';
import type { Game, Opponents } from '../../ui/game-view';
import type { Table } from '../../table/table';

/** The parts of the table that belong to the position. */
const PARTS = [
  'session',
  'home',
  'viewpoint',
  'view',
  'seat',
  'offers',
  'taps',
  'last',
  'hint',
  'pastPosition',
] as const;

export class Trial {
  private readonly kept: Pick<Table, (typeof PARTS)[number]>;
  private readonly opponents: Opponents | null;
  private over = false;

  /** `session` is a session of the position, which is freed at the end; `chosen` is called with every choice. */
  constructor(
    private readonly game: Game,
    private readonly session: Session,
    seat: Seat,
    private readonly chosen: (offer: Offer) => void,
  ) {
    const { table } = game;
    this.kept = Object.fromEntries(PARTS.map((part) => [part, table[part]])) as typeof this.kept;
    this.opponents = game.opponents;
    const record = game.session.record();
    // Whatever saves the game meanwhile saves the true one, and nothing can be taken back.
    Object.assign(session, { record: () => record, canUndo: () => false, undo: () => false });
    Object.assign(table, {
      session,
      home: seat === table.home.eye ? table.home : OPEN, // in the place of another, nobody at the table is “you”
      viewpoint: { eye: seat, called: null },
      view: session.view(seat),
      seat,
      offers: session.offers(seat),
      taps: [],
      last: [],
      hint: '',
      pastPosition: null,
    } satisfies typeof this.kept);
    game.opponents = this.judge;
    game.stage.show(table.view!, seat, session.notes(seat));
    game.render();
    game.screen.prompt.focusStatus();
  }

  /** Takes every move over, so that none is made. */
  private get judge(): Opponents {
    const nothing = (): void => undefined;
    return {
      busy: false,
      announcement: '',
      takes: (_seat, offer) => {
        this.game.table.taps = [];
        this.game.render();
        this.chosen(offer);
        return true;
      },
      next: nothing,
      hurry: nothing,
      stop: nothing,
      close: () => {
        this.end();
        this.opponents?.close();
      },
      label: (seat, label) => this.opponents?.label(seat, label) ?? label,
      prompt: () => ({ colour: null, status: '', choices: [] }),
    };
  }

  /** Puts the table back as it was. */
  end(): void {
    if (this.over) return;
    this.over = true;
    const { game } = this;
    game.motion.afterPaint.flush();
    Object.assign(game.table, this.kept);
    game.opponents = this.opponents;
    this.session.free();
  }
}
