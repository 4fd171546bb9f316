// The chess clocks that can be chosen in a set-up, and the clock of a game as it is kept. Storage may hold anything.
import { isList, isWhole, objectOf } from './valid';

/** The clocks by name: for what, and how many seconds. */
export const CLOCKS = [
  'off',
  'player 600',
  'player 1200',
  'player 1800',
  'move 30',
  'move 60',
  'move 120',
] as const;
export type ClockChoice = (typeof CLOCKS)[number];

/** The time that each player has for the whole game or for each move, and what each seat has left of it, in ms. */
export interface Clock {
  readonly each: 'player' | 'move';
  readonly time: number;
  readonly left: readonly number[];
}

/** Returns the clock of a game that begins; undefined: it has none. */
export function newClock(choice: ClockChoice, seats: number): Clock | undefined {
  const [each, seconds] = choice.split(' '),
    time = Number(seconds) * 1000;
  return each === 'player' || each === 'move'
    ? { each, time, left: Array<number>(seats).fill(time) }
    : undefined;
}

export function clockFrom(found: unknown): Clock | undefined {
  const { each, time, left } = objectOf(found);
  return (each === 'player' || each === 'move') && isWhole(time) && isList(left, 4, isWhole)
    ? { each, time, left }
    : undefined;
}
