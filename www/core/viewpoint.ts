// Through whose eyes the page looks at the table, on a device that is passed around. Pure. The engine says what is decided in private
// (`view.private`); where it never says so, the table is open to all throughout the game and nobody is ever asked to hand anything over.
import type { Seat, Setup, View } from './wire';

export interface Viewpoint {
  /** Who holds the device and looks alone; null: everybody looks, and sees what everybody may see. */
  eye: Seat | null;
  /** Who has to take the device before anything is shown at all: an opaque screen calls that player. Never together with an eye. */
  called: Seat | null;
}
/** Everybody looks at the table. */
export const OPEN: Viewpoint = { eye: null, called: null };

/** Whether a seat is played by hand, not by the computer. */
export const isByHand = ({ players }: Setup, seat: Seat): boolean => (players[seat]?.level ?? null) === null;

/** How the table is looked at while nothing private is asked: where only one person plays, always through that person's eye. */
export function homeOf(setup: Setup): Viewpoint {
  const hands = setup.players.flatMap((_, seat) => (isByHand(setup, seat) ? [seat] : []));
  return hands.length === 1 ? { eye: hands[0] ?? null, called: null } : OPEN;
}

/** The same, as if only those decided who play by hand: the device is handed to nobody else. */
export const byHand = (view: View, setup: Setup): View => ({
  ...view,
  toAct: view.toAct.filter((seat) => isByHand(setup, seat)),
});

/** Who decides next on this device. Of several who decide at once it is who looks already, else who has the device: nothing has to be handed
 *  over then. */
export function decider(
  { outcome, toAct }: View,
  { eye }: Viewpoint,
  holder: Seat | null = null,
): Seat | null {
  return outcome ? null : (toAct.find((seat) => seat === (eye ?? holder)) ?? toAct[0] ?? null);
}

/** Whether that player may decide as the page looks at the table now: in private only alone, in the open not while somebody else looks. */
export function mayDecide(view: View, viewpoint: Viewpoint): boolean {
  const next = decider(view, viewpoint);
  if (next === null || viewpoint.called !== null) return false;
  return viewpoint.eye === null ? !view.private : viewpoint.eye === next;
}

/** How the page looks on when a move has been made. */
export function viewpointAfter(before: View, after: View, { eye }: Viewpoint): Viewpoint {
  // Whatever was covered for a look at a hand is covered again; and what was done before all eyes is seen by all to its end.
  if (eye === null || !after.private || after.outcome) return OPEN;
  if (after.toAct.includes(eye)) return { eye, called: null };
  return goesOn(before, after) ? { eye: null, called: after.toAct[0] ?? null } : OPEN;
}

/** Whether others have yet to answer what one has just answered in private: nothing has been turned up, so there is nothing to see. */
function goesOn(before: View, after: View): boolean {
  return (
    before.private &&
    after.toAct.length < before.toAct.length &&
    after.toAct.every((seat) => before.toAct.includes(seat)) &&
    nameOf(before) === nameOf(after)
  );
}

const nameOf = ({ ask }: View): string | undefined => (ask as { ask?: string } | null)?.ask;
