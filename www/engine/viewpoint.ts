// The seat whose view the page shows, on a device that is passed around. Pure. The engine says which
// decisions are private (`view.private`); if none is, all players see the table throughout the game and the
// device is never handed over.
import type { Seat, Setup, View } from './wire';

export interface Viewpoint {
  /** The player who holds the device and looks alone; null: all look, and see what every player may see. */
  eye: Seat | null;
  /** The player who has to take the device first, whom an opaque screen calls. Never together with an eye. */
  called: Seat | null;
}
/** All players look at the table. */
export const OPEN: Viewpoint = { eye: null, called: null };

/** Whether a seat is played by hand on this device: not by the computer, and not on another device. */
export const isByHand = ({ players, away }: Pick<Setup, 'players' | 'away'>, seat: Seat): boolean =>
  (players[seat]?.level ?? null) === null && !away?.includes(seat);

/** Whether a person plays against one computer player. */
export const isAgainstOne = ({ players: [person, rival, ...others] }: Setup): boolean =>
  others.length === 0 && (person?.level ?? null) === null && (rival?.level ?? null) !== null;

/** Returns the viewpoint while nothing private is asked: that of the only player by hand, if there is one. */
export function homeOf(setup: Setup): Viewpoint {
  const hands = setup.players.flatMap((_, seat) => (isByHand(setup, seat) ? [seat] : []));
  return hands.length === 1 ? { eye: hands[0] ?? null, called: null } : OPEN;
}

/** Returns the view as if only players by hand decided: the device is handed to no one else. */
export const byHand = (view: View, setup: Setup): View => ({
  ...view,
  toAct: view.toAct.filter((seat) => isByHand(setup, seat)),
});

/**
 * Returns the seat that decides next on this device. If several decide at once it is the player who looks
 * already, otherwise the one who has the device: then nothing has to be handed over.
 */
export function decider(
  { outcome, toAct }: View,
  { eye }: Viewpoint,
  holder: Seat | null = null,
): Seat | null {
  return outcome ? null : (toAct.find((seat) => seat === (eye ?? holder)) ?? toAct[0] ?? null);
}

/** Returns whether that player may decide now: in private only alone, in the open unless another looks. */
export function mayDecide(view: View, viewpoint: Viewpoint): boolean {
  const next = decider(view, viewpoint);
  if (next === null || viewpoint.called !== null) return false;
  return viewpoint.eye === null ? !view.private : viewpoint.eye === next;
}

export function viewpointAfter(before: View, after: View, { eye }: Viewpoint): Viewpoint {
  // A hand that was shown is covered again, and all players see a public move to its end.
  if (eye === null || !after.private || after.outcome) return OPEN;
  if (after.toAct.includes(eye)) return { eye, called: null };
  return goesOn(before, after) ? { eye: null, called: after.toAct[0] ?? null } : OPEN;
}

/** Whether others have yet to answer what one has answered in private: nothing new can be seen yet. */
function goesOn(before: View, after: View): boolean {
  return (
    before.private &&
    after.toAct.length < before.toAct.length &&
    after.toAct.every((seat) => before.toAct.includes(seat)) &&
    nameOf(before) === nameOf(after)
  );
}

const nameOf = ({ ask }: View): string | undefined => (ask as { ask?: string } | null)?.ask;
