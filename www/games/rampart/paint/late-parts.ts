// The parts that are fetched once a game has begun, while all cards lie face down: fronts and figures, the
// ground with its landmarks, the land behind the ramparts, the tones of their stones. Until they arrive, a
// card that is turned over shows only its number.
import type * as late from './late';

let fetched: typeof late | null = null;

export const fetchLate = async (): Promise<void> => {
  fetched = await import('./late');
};
export const lateParts = (): typeof late | null => fetched;
