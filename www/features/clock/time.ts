// What a chess clock counts. Pure.
import type { Clock } from '../../device/clock';
import type { Seat } from '../../engine/wire';
import type { GameState } from '../../table/state';

/** Returns the seat whose time runs, or null if the clock stands: no seat decides while the device is handed over. */
export const runsFor = ({
  seat,
  moving,
  pastPosition,
  paused,
}: Pick<GameState, 'seat' | 'moving' | 'pastPosition' | 'paused'>): Seat | null =>
  moving || pastPosition || paused.length > 0 ? null : seat;

/** Returns the clock after a seat has thought for `ms`. `moved`: it made a move. */
export function after(clock: Clock, seat: Seat | null, ms: number, moved: boolean): Clock {
  const { each, time, left } = clock;
  return moved && each === 'move'
    ? { ...clock, left: left.map(() => time) }
    : { ...clock, left: left.map((was, at) => (at === seat ? was - ms : was)) };
}
