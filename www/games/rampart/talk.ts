// The turning points of C'est mon fort ! that computer players speak of.
import { lead, times, type Turning } from '../turnings';
import type { GameEvent } from './wire';

/** The highest card that is low to everybody, and the lowest one that is high. */
const LOW = 10;
const HIGH = 38;

const shoots = (events: readonly GameEvent[], seat: number, victim: number): boolean =>
  events.some((event) => event.say === 'shot' && event.seat === seat && event.victim === victim);
const takes = (events: readonly GameEvent[], seat: number, is: (number: number) => boolean): boolean =>
  events.some((event) => event.say === 'took' && event.seat === seat && is(event.number));

/** A game has about 150 moves. */
export const gap = 14;

export const turnings: readonly Turning<GameEvent>[] = [
  ...lead,
  { name: 'hit', is: (events, { me, you }) => shoots(events, you, me) },
  { name: 'shot', is: (events, { me, you }) => shoots(events, me, you) },
  {
    name: 'out',
    is: (events, { me, you }) => times(events, 'skipped', you) > 0 || times(events, 'alone', me) > 0,
  },
  { name: 'high', is: (events, { me }) => takes(events, me, (number) => number >= HIGH) },
  { name: 'low', is: (events, { me }) => takes(events, me, (number) => number <= LOW) },
  { name: 'yourlow', is: (events, { you }) => takes(events, you, (number) => number <= LOW) },
  { name: 'mine', is: (events, { me }) => takes(events, me, () => true) },
  { name: 'yours', is: (events, { you }) => takes(events, you, () => true) },
  { name: 'back', is: (events, { you }) => times(events, 'put-back', you) > 0 },
];
