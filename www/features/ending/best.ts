// The best score of a person so far at a table of this size, among the games finished on this device. Pure.

/** A finished game as the statistics store it. */
export interface Finished {
  game: string;
  moves: number;
  seats: { name: string; level: number | null; points: number }[];
}

/** The game that is over. It may or may not be among the finished ones yet. */
interface Now {
  game: string;
  moves: number;
  points: number[];
  name: string;
}

/** Returns the most points of this person in earlier games of as many players; null if there are none. */
export function bestOf(all: Finished[], { game, moves, points, name }: Now): number | null {
  const isThis = (one: Finished): boolean =>
    one.moves === moves && one.seats.every((seat, i) => seat.points === points[i]);
  const earlier = all.filter(
    (one) => one.game === game && one.seats.length === points.length && !isThis(one),
  );
  const own = earlier.flatMap(({ seats }) =>
    seats.flatMap((seat) => (seat.level === null && seat.name === name ? [seat.points] : [])),
  );
  return own.length > 0 ? Math.max(...own) : null;
}
