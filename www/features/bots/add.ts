// Adds computer players to a game that has begun.
import type { Engine } from '../../core/engine';
import { renew } from '../../screen/changes';
import type { Game } from '../../screen/game';
import { Bots } from './bots';
import { Coach } from './coach';

/** Adds the computer players and their words to a game. */
export async function addOpponents(game: Game, engine: Engine): Promise<void> {
  const speaks = game.table.setup.players.some(({ character }) => (character ?? null) !== null);
  await Promise.all([game.words.fetch('bot'), speaks && game.words.fetch('remarks')]);
  if (!game.open || game.opponents) return;
  new Coach(game, engine);
  const bots = (game.opponents = new Bots(game, engine));
  // One that begins the game may think for a while before it shows anything.
  if (bots.announcement !== '' || bots.acting !== null) renew(game);
}
