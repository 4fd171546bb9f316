// The turning points of Kontor that computer players speak of.
import { times, type Talking, type Turning } from '../turnings';
import { sideOf } from './text/terms';
import type { GameEvent } from './wire';

/** Returns whether a seat wins a sector that is finished now. */
const wins = (events: readonly GameEvent[], { setup }: Talking, seat: number): boolean =>
  events.some((event) =>
    event.say === 'sector-finished'
      ? event.winner === sideOf(setup, seat)
      : event.say === 'sector-scored' && event.winners.includes(seat),
  );

/** A game has about 180 moves. */
export const gap = 24;

export const turnings: readonly Turning<GameEvent>[] = [
  {
    name: 'mine',
    is: (events, talking) => wins(events, talking, talking.me) && !wins(events, talking, talking.you),
  },
  {
    name: 'yours',
    is: (events, talking) => wins(events, talking, talking.you) && !wins(events, talking, talking.me),
  },
  {
    name: 'tie',
    is: (events) => events.some((event) => event.say === 'sector-finished' && event.winner === null),
  },
  { name: 'poor', is: (events, { you }) => times(events, 'could-not-pay', you) > 0 },
  { name: 'frame', is: (events) => times(events, 'axis-fixed') > 0 },
  {
    name: 'tax',
    is: (events, { you, setup }) => setup.players.length === 2 && times(events, 'paid-tax', you) > 0,
  },
  { name: 'took', is: (events, { you }) => times(events, 'took-away', you) > 0 },
  { name: 'taken', is: (events, { me }) => times(events, 'took-away', me) > 0 },
  { name: 'passed', is: (events, { you }) => times(events, 'passed', you) > 0 },
];
