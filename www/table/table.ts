// The state of the page, in one object. The engine is asked for the facts of the game after every move, and
// they are stored here unchanged.
import type { Session } from '../engine/engine';
import type { PastPosition } from './history';
import type { Choice } from '../ui/prompt';
import { byHand, decider, homeOf, mayDecide, type Viewpoint } from '../engine/viewpoint';
import type { Offer, Place, Printed, Seat, Setup, View } from '../engine/wire';

/** The last count. Until it is over, nothing on the screen reveals its result. */
export interface Counted {
  /** The points that have been counted, by seat. */
  points: number[];
  /** The source that is being counted, and the points that it brings. */
  title: string;
  about: string;
  /** Writes the last move into the log. */
  readonly tell: () => void;
}

export interface Table {
  /** The game in the engine, or null when it has left the page. */
  session: Session | null;
  /** The players and the ruleset, which stay the same for a game. */
  setup: Setup;
  /** The values printed on the board, which stay the same for a game. */
  prints: Printed[];
  /** The viewpoint of all players together, or of the only person who plays. */
  readonly home: Viewpoint;
  /** The current viewpoint. */
  viewpoint: Viewpoint;
  /**
   * The seat that had the device last: it made the last move of a person, or looked at a hand. Null at first.
   */
  holder: Seat | null;
  /** The table as the engine shows it to the current viewpoint; the picture may still be on its way there. */
  view: View | null;
  /**
   * The seat that decides now; null if the game is over, if the seat may not decide in this viewpoint, or if
   * the computer plays it.
   */
  seat: Seat | null;
  /** The legal moves of that seat. */
  offers: Offer[];
  /** The places tapped so far to choose one of the offers. */
  taps: Place[];
  /** The places of the pieces after the last action, marked until the next one. */
  last: Place[];
  /** The second line of the prompt: a refusal, what a choice would bring, or what is being shown. */
  hint: string;
  /** The earlier position that is shown; nothing can be done meanwhile. */
  pastPosition: PastPosition | null;
  /** Whether pieces are moving at the moment. */
  moving: boolean;
  /** The player whose move is being shown, or all if it shows what all have chosen; null if nothing moves. */
  mover: Seat | 'all' | null;
  /** The last count, from the last move until its end. */
  counted: Counted | null;
  /** The choices after the end of the game. */
  afterwards: Choice[];
  /** Why the game can be left without a question: it is saved on this device, or it is a lesson. */
  saved?: 'yes' | 'tutorial' | undefined;
  /** The notes about this game, as they are kept with it (features/study/format.ts). */
  study?: string | undefined;
  /** What its review has found, as it is kept with it (features/review/findings.ts). */
  review?: string | undefined;
  /** Whether the notes that it has come with are being read, before it goes on, or have been read. */
  noted?: 'reading' | 'read';
  /** Whether another window plays this game, so that it can only be looked at here. */
  elsewhere?: boolean;
}

export const tableOf = (session: Session, setup: Setup, home = homeOf(setup)): Table => ({
  session,
  setup,
  prints: session.prints(),
  home,
  viewpoint: home,
  holder: null,
  view: null,
  seat: null,
  offers: [],
  taps: [],
  last: [],
  hint: '',
  pastPosition: null,
  moving: false,
  mover: null,
  counted: null,
  afterwards: [],
});

/** Returns the seat that decides next on this device, now or after a hand-over. */
export const nextOf = ({ setup, view, viewpoint, holder }: Table): Seat | null =>
  view ? decider(byHand(view, setup), viewpoint, holder) : null;

/**
 * Asks the engine for the state in this viewpoint, unless `view` is given. Secrets of other players never
 * reach the page.
 */
export function refresh(
  table: Table,
  viewpoint: Viewpoint,
  view = table.session?.view(viewpoint.eye) ?? null,
): void {
  const { session, setup } = table;
  if (!session || !view) return;
  const asked = byHand(view, setup);
  table.viewpoint = viewpoint;
  table.view = view;
  table.seat = mayDecide(asked, viewpoint) ? decider(asked, viewpoint) : null;
  table.offers = table.seat === null ? [] : session.offers(table.seat);
  table.pastPosition = null;
  table.taps = [];
  table.hint = '';
}
