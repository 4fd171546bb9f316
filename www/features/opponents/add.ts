// Adds computer players to a game that has begun.
import { fetchEngine } from '../../engine/engine';
import { renew } from '../../ui/changes';
import type { Game } from '../../ui/game-view';
import { ComputerDriver } from './computer-driver';

/** Adds the computer players and their words to a game. */
export async function addOpponents(game: Game): Promise<void> {
  const speaks = game.table.setup.players.some(({ character }) => (character ?? null) !== null);
  const [engine, talk] = await Promise.all([
    fetchEngine(game.card.id),
    speaks ? import('./talk') : null,
    game.words.fetch('bot'),
  ]);
  if (!game.open || game.opponents) return;
  const bots = new ComputerDriver(game, engine);
  game.commands.drive(bots);
  void talk?.addTalk(game).catch(() => undefined); // a game goes on without
  // One that begins the game may think for a while before it shows anything.
  if (bots.announcement !== '' || bots.acting !== null) renew(game);
}
