// The parts that a game of Imhotep can begin without: how boats sail, the results of the moves that can be chosen, why a player has won.
import type * as late from './late';

let come: typeof late | null = null;

export const fetchLate = async (): Promise<void> => {
  come = await import('./late');
};
export const whatCame = (): typeof late | null => come;
