// How many games of a kind were finished on this device: each has an entry of its own in the storage
// (features/stats/).
import { openStore } from './store';

/** How the keys of these entries begin. */
export const FINISHED = 'stats/';

/** Returns the number of entries of a game; storage may hold anything. */
export function finishedIn(stored: ReadonlyMap<string, unknown>, game: string): number {
  return [...stored].filter(([key, text]) => {
    if (!key.startsWith(FINISHED)) return false;
    try {
      return (JSON.parse(String(text)) as { game?: unknown } | null)?.game === game;
    } catch {
      return false;
    }
  }).length;
}

/** Resolves with how many games of this kind were finished on this device; 0 if that cannot be read. */
export const finishedGames = (game: string): Promise<number> =>
  openStore().then(
    async (store) => finishedIn(await store.all(), game),
    () => 0,
  );
