// Adds computer players to a game that has begun.
import type { Engine } from '../../core/engine';
import { renew } from '../../screen/changes';
import type { Game } from '../../screen/game';
import { Bots } from './bots';

/** Adds the computer players and their words to a game. */
export async function addOpponents(game: Game, engine: Engine): Promise<void> {
  await game.words.fetch('bot');
  if (!game.open || game.opponents) return;
  const bots = (game.opponents = new Bots(game, engine));
  // One that begins the game may think for a while before it shows anything.
  if (bots.announcement !== '' || bots.acting !== null) renew(game);
}
