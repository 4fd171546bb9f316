// Whether two moves are the same, wherever they come from: the engine, a record, a link or a file.
import type { Move } from './wire';

/** The order of the fields does not matter. */
export const sameMove = (one: Move, other: Move): boolean => canonical(one) === canonical(other);

const canonical = (move: Move): string =>
  JSON.stringify(Object.entries(move).sort(([a], [b]) => (a < b ? -1 : 1)));
