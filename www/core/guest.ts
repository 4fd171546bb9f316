// A computer player with a face and a name of its own: the table where it sits now. Only this device knows of it; records
// and links have its name alone. Storage may hold anything.
import type { Setup } from './wire';

const KEY = 'dockhand.guest';

/** Gives the computer player of a table a face, until another table has one. */
export function seatGuest({ seed }: Setup, face: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ seed, face }));
  } catch {
    // Then it has the face of its level.
  }
}

/** Returns the id of the face of the computer player of a table; null if it has none of its own. */
export function guestOf({ seed, players }: Setup): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { seed?: unknown; face?: unknown } | null,
      alone = players.filter(({ level }) => (level ?? null) !== null).length === 1;
    return alone && kept?.seed === seed && typeof kept.face === 'string' ? kept.face : null;
  } catch {
    return null;
  }
}
