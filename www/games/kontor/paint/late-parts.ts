// The parts that are fetched once a game has begun: the picture of a chosen move, motions of the whole map,
// figures on special cards. The page does without them until they arrive.
import type * as late from './late';

let fetched: typeof late | null = null;

export const fetchLate = async (): Promise<void> => {
  fetched = await import('./late');
};
export const lateParts = (): typeof late | null => fetched;
