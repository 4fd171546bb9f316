// Fetches the parts of a game that are not needed to begin it: some at once, the rest a little later.
import { repaint } from './changes';
import type { Game } from './game';
import type { Host } from './host';

/** The time from the beginning of a game until the rest is fetched, in ms. */
const LATER = 300;

export function fetchLater(host: Host, game: Game): void {
  const began = performance.now();
  hear();
  setTimeout(() => {
    if (!game.open) return;
    void game.stage.prepare();
    void import('../features/extras/more')
      .then(({ startExtras }) => {
        if (host.game === game) startExtras(host, game, heard());
      })
      .catch(() => undefined);
    void Promise.all([import('./sheets'), game.card.secrets && import('./handover')]).then(
      ([{ addRulesButton }]) => {
        if (game.open) addRulesButton(host, game);
      },
      () => undefined,
    );
    void game.page.fetchLate?.().then(
      () => void repaint(game),
      () => undefined,
    );
    // Numbers on pieces are painted again if they were painted in another typeface.
    void import('../stage/type/type')
      .then(({ came }) => came)
      .then(
        (at) => void (at > began && repaint(game)),
        () => undefined,
      );
  }, LATER);
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
let learnt = false;
const note = (event: KeyboardEvent): void => {
  early = event;
};
function hear(): void {
  early = null;
  if (!learnt) document.addEventListener('keydown', note);
}
function heard(): KeyboardEvent | null {
  learnt = true;
  document.removeEventListener('keydown', note);
  return early;
}
