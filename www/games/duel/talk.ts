// The turning points of the Duel that computer players speak of.
import { lead, times, type Turning } from '../turnings';
import type { GameEvent } from './wire';

/** Returns how many tokens a player takes from a boat that `by` unloads. */
const tokens = (events: readonly GameEvent[], by: number, seat: number): number =>
  times(events, 'unloaded', by) > 0 ? times(events, 'took', seat) : 0;

/** A game has about 60 moves. */
export const gap = 10;

export const turnings: readonly Turning<GameEvent>[] = [
  ...lead,
  { name: 'left', is: (events) => times(events, 'boat-left') > 0 },
  { name: 'mine', is: (events, { me }) => tokens(events, me, me) > 1 },
  { name: 'yours', is: (events, { you }) => tokens(events, you, you) > 1 },
  { name: 'gift', is: (events, { me, you }) => tokens(events, you, me) > 0 },
  { name: 'wasted', is: (events) => times(events, 'nobody-took') > 0 },
  { name: 'helped', is: (events, { me, you }) => tokens(events, me, you) > 0 },
  { name: 'action', is: (events, { you }) => times(events, 'played-action', you) > 0 },
];
