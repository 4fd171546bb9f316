// The parts that Imhotep fetches once a game has begun: how boats sail, the results of possible moves, what
// tells equal cards apart, and the reason why a player has won.
import type * as late from './late';

let fetched: typeof late | null = null;

export const fetchLate = async (): Promise<void> => {
  fetched = await import('./late');
};
export const lateParts = (): typeof late | null => fetched;
