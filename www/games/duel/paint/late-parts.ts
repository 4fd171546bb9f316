// The part that is fetched once a game has begun: the picture of a chosen move. The page shows no such
// picture before it has arrived.
import type * as late from './ghosts';

let fetched: typeof late | null = null;

export const fetchLate = async (): Promise<void> => {
  fetched = await import('./ghosts');
};
export const lateParts = (): typeof late | null => fetched;
