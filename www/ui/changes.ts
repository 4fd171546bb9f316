// Changes of how a running game is shown: a setting, figures that have been fetched.
import type { Game } from './game-view';

/** Shows the game again after a setting has changed its look, such as larger cards and fewer words. */
export async function refit(game: Game): Promise<void> {
  game.motion.finish();
  await game.motion.settle();
  game.resize();
  game.render();
}

/** Paints again the parts that were painted without all of their figures. */
export async function repaint(game: Game): Promise<void> {
  await game.motion.settle();
  if (!game.open) return;
  game.resize(true);
  if (game.table.view.outcome) game.render(); // the reason why a player has won has come too
}

/** Shows the game again without a change of the position, and keeps the answer to a player's question. */
export function renew(game: Game): void {
  const { kind, hint } = game.screen.prompt.hinted;
  game.render();
  if (kind === 'why') game.screen.prompt.setHint(hint, kind);
}
