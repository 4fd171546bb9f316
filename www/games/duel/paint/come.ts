// What can wait until a game has begun: the picture of a chosen move. It is done without until it is here.
import type * as late from './foreseen';

let come: typeof late | null = null;

export const fetchLate = async (): Promise<void> => {
  come = await import('./foreseen');
};
export const whatCame = (): typeof late | null => come;
