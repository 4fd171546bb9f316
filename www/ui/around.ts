// Where the people sit who share a device: before it, or around a device that lies flat between them.
import { prefs } from '../device/prefs';
import { isByHand } from '../engine/viewpoint';
import type { Seat } from '../engine/wire';
import { isAcross } from '../stage/layout/turned';
import type { Game } from './game-view';

/** Returns the seats on the far side of a device that lies between the players; none if it does not. */
export function acrossAt({ card, table }: Pick<Game, 'card' | 'table'>): Seat[] {
  const { setup, purpose } = table,
    seats = setup.players.map((_, seat) => seat);
  if (prefs.flat === 'off' || purpose !== 'game') return [];
  if (seats.filter((seat) => isByHand(setup, seat)).length < 2) return [];
  const across = card.across ?? isAcross;
  return seats.filter((seat) => across(seat, seats.length));
}
