// The companions of a game that are not needed to begin it: all of them are fetched, some at once, the rest a little later.
import { repaint } from './changes';
import type { Game } from './game';
import type { Host } from './host';

/** How long after a game has begun, in ms, the rest is fetched. */
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
    // Numbers on pieces are painted once more if they were painted in other letters.
    void import('../stage/type/type')
      .then(({ came }) => came)
      .then(
        (at) => void (at > began && repaint(game)),
        () => undefined,
      );
  }, LATER);
}

/** Writes the moves before the game was opened into its log. */
export async function recallLog(game: Game): Promise<void> {
  if (game.history.moves === 0 || !game.open) return;
  await import('../features/replay/playthrough').then(({ recall }) => recall(game)).catch(() => undefined);
}

/** Counts a finished game in the statistics, or takes it out again; `casual`: a move was taken back from a computer. */
export function countGame(id: string, game: Game, casual: boolean): void {
  void import('../features/stats/stats').then(({ count }) => count(id, game, casual)).catch(() => undefined);
}

/** The last key that was pressed before the key handling was fetched: no player presses it a second time. */
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
