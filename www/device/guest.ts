// A computer player with a face and a name of its own: the table where it sits now. Only this device knows of it; records
// and links have its name alone. Storage may hold anything.
import { load, save } from './storage';
import { isText, objectOf } from './valid';
import type { Setup } from '../engine/wire';

const KEY = 'dockhand.guest';

/** Gives the computer player of a table a face, until another table has one. */
export const seatGuest = ({ seed }: Setup, face: string): boolean => save(KEY, { seed, face });

/** Returns the id of the face of the computer player of a table; null if it has none of its own. */
export function guestOf({ seed, players }: Setup): string | null {
  const kept = objectOf(load(KEY)),
    alone = players.filter(({ level }) => (level ?? null) !== null).length === 1;
  return alone && kept['seed'] === seed && isText(kept['face']) ? kept['face'] : null;
}
