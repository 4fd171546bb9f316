// Names of several players, for sentences that are seldom said.
import type { AnyGame, Kind, Seat } from '../../engine/wire';
import type { Terms } from './terms';

/** Names several players at the head of a sentence, “you” first. */
export function youFirst<K extends Kind = AnyGame>(terms: Terms<K>, seats: Seat[]): string {
  const rank = (seat: Seat): number => Number(seat !== terms.you);
  return terms.names(
    [...seats].sort((a, b) => rank(a) - rank(b)),
    'you',
  );
}
