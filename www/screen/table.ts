// The state of the page, in one object. What is true of the game is asked from the engine after every move and kept here as it was said.
import type { Session } from '../core/engine';
import type { PastPosition } from '../core/history';
import { byHand, decider, homeOf, mayDecide, type Viewpoint } from '../core/viewpoint';
import type { Offer, Place, Printed, Seat, Setup, View } from '../core/wire';

export interface Table {
  /** The game in the engine, or null when it has left the page. */
  session: Session | null;
  /** Who plays, and how the table was chosen: constant for a game. */
  setup: Setup;
  /** What is printed on the board: constant for a game. */
  prints: Printed[];
  /** How all look at the table together, or the one who plays by hand alone. */
  readonly home: Viewpoint;
  /** Who looks at the table. */
  viewpoint: Viewpoint;
  /** Who had the device last: made the last move by hand, or looked at a hand. Null until somebody has. */
  holder: Seat | null;
  /** What lies on the table now, as far as who looks may see it; the picture may still be on its way there. */
  view: View | null;
  /** Whose decision it is; null when the game is over, or while it cannot be made as the table is looked at, or is a computer's. */
  seat: Seat | null;
  /** What that seat may do. */
  offers: Offer[];
  /** The places tapped so far to mean one of the offers. */
  taps: Place[];
  /** Where pieces came to lie in the last action: marked until the next one. */
  last: Place[];
  /** The second line of the prompt: why not, what a choice would bring, or what is being shown. */
  hint: string;
  /** An earlier position that is being looked at; nothing can be done meanwhile. */
  pastPosition: PastPosition | null;
  /** Whether pieces are moving at the moment. */
  moving: boolean;
  /** Why nobody is asked before the game is left: it is kept on this device, or it is a lesson. */
  kept?: 'yes' | 'tutorial' | undefined;
  /** Whether another window plays on with this game; it can only be looked at here. */
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
});

/** Who decides next on this device, now or when the device has been handed over. */
export const nextOf = ({ setup, view, viewpoint, holder }: Table): Seat | null =>
  view ? decider(byHand(view, setup), viewpoint, holder) : null;

/** Asks the engine how things stand for who looks from now on, unless `view` says so. What others may not see never gets into the page. */
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
