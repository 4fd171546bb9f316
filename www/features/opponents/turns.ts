// Whose turn it is, as the computer players see it. Pure.
import { isByHand } from '../../engine/viewpoint';
import type { Seat } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { nextOf, type GameState } from '../../table/state';
import type { Turn } from '../../searches/pace';

/** Returns whether no person plays. */
export const isAlone = ({ setup }: Pick<GameState, 'setup'>): boolean =>
  setup.players.every((_, seat) => !isByHand(setup, seat));

/** Returns the computer player that the game waits for. */
export const actingAt = (table: GameState): Seat | null =>
  !table.view || table.view.outcome || nextOf(table) !== null ? null : (table.view.toAct[0] ?? null);

/** Returns a computer player that has to decide now, even if others decide at the same time. */
export function wantedAt({ open, table: { setup, view } }: Pick<Game, 'open' | 'table'>): Seat | null {
  if (!open || !view || view.outcome) return null;
  return view.toAct.find((seat) => !isByHand(setup, seat)) ?? null;
}

/** Returns whether the next decision stays hidden until the other players have decided as well. */
export const isHidden = ({ view }: Pick<GameState, 'view'>): boolean =>
  Boolean(view?.private && view.toAct.length > 1);

/** Returns whether a decision may be played: not in the past, and over an open hand only a hidden one. */
export function isFree(table: GameState): boolean {
  const { paused, home, pastPosition, viewpoint } = table;
  return (
    paused.length === 0 &&
    pastPosition === null &&
    (isHidden(table) || (viewpoint.called === null && viewpoint.eye === home.eye))
  );
}

/** Returns whether the people who play only watch now: the engine skips them, and counts that. */
export function isWatched({ setup, view }: Pick<GameState, 'setup' | 'view'>): boolean {
  const isSkipped = (seat: Seat): boolean =>
    view?.counters.some(({ at, count }) => at === `skipped/${seat}` && count > 0) ?? false;
  return !isAlone({ setup }) && setup.players.every((_, seat) => !isByHand(setup, seat) || isSkipped(seat));
}

/** Returns the turn that a computer player begins now. `hurried`: a player asked for it at once. */
export const turnOf = ({ session, table }: Game, seat: Seat, hurried = false): Turn => ({
  seat,
  shown: 0,
  hurried,
  moves: [],
  after: [],
  before: table.view,
  scores: session.score(),
});
