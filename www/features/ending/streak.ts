// How often in a row a person has won, or lost, against a computer player of a level, and the level that is offered then.
// Pure.
import type { Entry } from '../../device/entries';

/** A game that is over, of one person against one computer player. It may or may not be among the entries yet. */
export interface Ended {
  game: string;
  level: number;
  moves: number;
  points: readonly number[];
  won: boolean;
}

/** After so many victories in a row the next level is offered, after so many defeats the one below. */
const VICTORIES = 2;
const DEFEATS = 3;

/** Counts the games in a row that ended like this one, itself included. `all` begins with the latest one. */
export function streakOf(all: readonly Entry[], { game, level, moves, points, won }: Ended): number {
  const alike = all.filter(
    ({ seats, ...one }) =>
      one.game === game && seats.length === 2 && seats.some((seat) => seat.level === level) && isAlone(seats),
  );
  const [latest] = alike,
    isThis = latest?.moves === moves && latest.seats.every((seat, at) => seat.points === points[at]);
  const earlier = isThis ? alike.slice(1) : alike,
    end = earlier.findIndex(({ seats }) => seats.some((seat) => seat.level === null && seat.won !== won));
  return 1 + (end < 0 ? earlier.length : end);
}

const isAlone = (seats: Entry['seats']): boolean => seats.filter(({ level }) => level === null).length === 1;

/** Returns which level the person is offered: the next one, the one below, or none. */
export function offerAfter(all: readonly Entry[], ended: Ended): 'up' | 'down' | null {
  const streak = streakOf(all, ended);
  if (ended.won) return streak % VICTORIES === 0 ? 'up' : null;
  return streak % DEFEATS === 0 && ended.level > 0 ? 'down' : null;
}
