// The turning points of Imhotep that computer players speak of.
import { lead, times, type Turning } from '../turnings';
import type { GameEvent } from './wire';

/** The events before the end of a round, which brings points that no voyage has brought. */
const voyage = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const end = events.findIndex(({ say }) => say === 'temple-scored' || say === 'round-ends');
  return end < 0 ? events : events.slice(0, end);
};
const points = (events: readonly GameEvent[], seat: number): number => times(voyage(events), 'scored', seat);

/** A game has about 100 moves. */
export const gap = 12;

export const turnings: readonly Turning<GameEvent>[] = [
  ...lead,
  { name: 'last', is: (events) => events.some((event) => event.say === 'round-begins' && event.round === 6) },
  { name: 'mine', is: (events, { me }) => times(events, 'sailed') > 0 && points(events, me) > 1 },
  { name: 'yours', is: (events, { you }) => times(events, 'sailed') > 0 && points(events, you) > 1 },
  { name: 'gift', is: (events, { me, you }) => times(events, 'sailed', you) > 0 && points(events, me) > 0 },
  { name: 'diverted', is: (events, { me, you }) => isAlone(events, me, you) },
  { name: 'robbed', is: (events, { me, you }) => isAlone(events, you, me) },
  { name: 'card', is: (events, { you }) => times(events, 'played-card', you) > 0 },
];

/** Returns whether one player sailed a boat with stones of the other one and none of its own. */
const isAlone = (events: readonly GameEvent[], sails: number, other: number): boolean =>
  times(events, 'sailed', sails) > 0 &&
  times(events, 'delivered', sails) === 0 &&
  times(events, 'delivered', other) > 0;
