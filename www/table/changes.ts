// Changes to a running game from outside: a setting, another session, figures that have been fetched. It is
// fetched with the code that calls it.
import type { Session } from '../engine/engine';
import { isAnswer } from './pick';
import type { Offer, Shared } from '../engine/wire';
import type { Game } from '../ui/game-view';
import { refresh } from './table';

/**
 * Lays out and shows the game again after a setting has changed its look, such as larger cards and fewer
 * words.
 */
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
  if (game.table.view?.outcome) game.render(); // the reason why a player has won has come too
}

/** Shows the game again without a change of the position, and keeps the answer to a player's question. */
export function renew(game: Game): void {
  const { kind, hint } = game.screen.prompt.hinted;
  game.render();
  if (kind === 'why') game.screen.prompt.setHint(hint, kind);
}

/** Requests the offers again. */
export async function reconsider(game: Game): Promise<void> {
  await game.motion.settle();
  refresh(game.table, game.table.viewpoint);
  game.arrive();
}

/** Shows a move as if its places had been tapped. */
export function consider(game: Pick<Game, 'table' | 'render'>, offer: Offer): void {
  game.table.taps = offer.taps.filter((tap) => !isAnswer(tap));
  game.render();
}

/** Continues with another session of the same game, after taking back the last `back` actions. */
export function adopt(game: Game, session: Session, back: number): void {
  const { motion, history, screen, table } = game;
  game.opponents?.stop();
  motion.finish();
  table.session = session;
  motion.afterPaint.flush();
  for (; back > 0; back--) {
    history.pop(session);
    screen.log.drop();
  }
  table.last = [];
  refresh(table, table.viewpoint);
  game.arrive();
}

/**
 * Returns the record for sharing. The engine draws afresh all that no seat knows, in this game as well, so
 * the game is saved again, without another action.
 */
export function share(game: Pick<Game, 'session' | 'history' | 'hooks'>): Shared {
  const [copy = 0, own = 0] = crypto.getRandomValues(new Uint32Array(2));
  const shared = game.session.share(copy, own);
  game.history.renew(game.session);
  void game.hooks.save();
  return shared;
}
