// The deal of a game whose hands are phones is nobody's choice: the table fixes a secret before it knows the
// number of any phone, and the seed comes from all of them. The game itself is an ordinary one.
import { hex, utf8 } from '../../device/bytes';
import type { Seat } from '../../engine/wire';

/** What the seed was made of: the table's secret, and the number of each seat's phone; null: none. */
export interface Deal {
  secret: string;
  numbers: (string | null)[];
  seed: number;
}

/** Returns a number that nobody can guess, of this many bytes. */
export const draw = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)));

const hash = async (...parts: string[]): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(parts.join('\n')))));

/** Returns what a table shows of its secret. No other secret gives the same. */
export const commitTo = (secret: string): Promise<string> => hash('dockhand/room/secret/1', secret);

/** Returns the seed of the game that a secret and these numbers deal. */
export const seedOf = async (secret: string, numbers: readonly (string | null)[]): Promise<number> =>
  parseInt((await hash('dockhand/room/seed/1', secret, ...numbers.map((one) => one ?? '-'))).slice(0, 8), 16);

/** Returns whether a deal is the one that a phone took part in, with this number at this seat. */
export async function isFair(deal: Deal, seat: Seat, commit: string, number: string): Promise<boolean> {
  const { secret, numbers, seed } = deal;
  return (
    numbers[seat] === number &&
    (await commitTo(secret)) === commit &&
    (await seedOf(secret, numbers)) === seed
  );
}
