// Fetches the parts of a game that are not needed to begin it: some at once, the rest a little later.
import { repaint } from '../ui/changes';
import type { Game } from '../ui/game-view';
import type { Host } from './host';

/** The time from the beginning of a game until the rest is fetched, in ms. */
const LATER = 300;

/** The games whose parts have all been fetched, as far as the network allowed. */
export const complete = new WeakSet<Game>();

export function fetchLater(host: Host, game: Game): void {
  const began = performance.now();
  hear();
  setTimeout(() => {
    if (game.open) void fetchRest(host, game, began);
  }, LATER);
}

async function fetchRest(host: Host, game: Game, began: number): Promise<void> {
  void game.stage.prepare();
  await Promise.allSettled([
    import('./more').then(async ({ startExtras }) => {
      if (host.game === game) await startExtras(host, game, heard());
    }),
    Promise.all([import('./sheets'), game.card.secrets && import('../ui/handover')]).then(
      async ([{ addRulesButton }]) => {
        if (game.open) await addRulesButton(host, game);
      },
    ),
    // Numbers on pieces are painted again if they were painted in another typeface.
    import('../stage/type/type')
      .then(({ came }) => came)
      .then((at) => (at > began ? repaint(game) : undefined)),
  ]);
  complete.add(game);
}

/** Writes into the log the moves that were made before the game was opened. */
export async function recallLog(game: Game): Promise<void> {
  if (game.history.moves === 0 || !game.open) return;
  await import('../features/replay/playthrough').then(({ recall }) => recall(game)).catch(() => undefined);
}

/**
 * Counts a finished game in the statistics, or removes it again. `casual`: a move was taken back from a
 * computer player.
 */
export function countGame(id: string, game: Game, casual: boolean): void {
  void import('../features/stats/stats').then(({ count }) => count(id, game, casual)).catch(() => undefined);
}

/**
 * The last key that was pressed before the code for keys was fetched, so that the player need not press it
 * again.
 */
let early: KeyboardEvent | null = null;
const learning = new AbortController();
const note = (event: KeyboardEvent): void => {
  early = event;
};
function hear(): void {
  early = null;
  document.addEventListener('keydown', note, { signal: learning.signal });
}
function heard(): KeyboardEvent | null {
  const key = early;
  learning.abort(null); // an error as the reason would hold who has called, and its game
  early = null;
  return key;
}
