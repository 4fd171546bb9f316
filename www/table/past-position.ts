// Looks back: an earlier position lies on the table, and nothing can be done meanwhile. It is fetched soon
// after a game has begun.
import type { Speed } from '../device/speed';
import type { PastPosition } from './history';
import type { Step } from '../engine/wire';
import type { Game } from '../ui/game-view';
import { isShut } from './moves';

/** Shows the position before or after the one that is shown now. */
export async function look(game: Game, by: -1 | 1): Promise<void> {
  await game.motion.end();
  game.motion.afterPaint.flush();
  if (isShut(game)) return game.screen.prompt.setHint(game.text().terms.t('past-shut'), 'why');
  if (by > 0 && !game.table.pastPosition) return;
  await lookAt(game, game.history.step(game.table.pastPosition, by));
}

/**
 * Shows an earlier position, or the present if it is null. First shows the steps that lead there, at this
 * speed.
 */
export async function lookAt(
  game: Game,
  pastPosition: PastPosition | null,
  steps: Step[] = [],
  speed: Speed = 'off',
): Promise<void> {
  const { motion, screen, stage, table } = game;
  motion.finish();
  await motion.settle();
  if (!pastPosition) return game.present();
  table.pastPosition = pastPosition;
  table.taps = [];
  screen.log.point(pastPosition.of - pastPosition.at);
  table.moving = speed !== 'off';
  game.render();
  if (table.moving) await motion.show(steps, speed);
  table.moving = false;
  if (table.pastPosition !== pastPosition) return; // another position is shown by now
  stage.show(pastPosition.view, table.home.eye, pastPosition.notes);
  game.render();
}
