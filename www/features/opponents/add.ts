// Adds computer players to a game that has begun.
import { aside } from '../../device/aside';
import type { Engine } from '../../engine/engine';
import { renew } from '../../ui/changes';
import type { Game } from '../../ui/game-view';
import { ComputerDriver } from './computer-driver';

/** Adds the computer players and their words to a game. */
export async function addOpponents(game: Game, engine: Engine): Promise<void> {
  const speaks = game.table.setup.players.some(({ character }) => (character ?? null) !== null);
  const [remarks] = await Promise.all([
    speaks ? import('./remarks') : null,
    game.words.fetch('bot'),
    speaks && game.words.fetch('remarks'),
  ]);
  if (!game.open || game.opponents) return;
  const bots = new ComputerDriver(game, engine, remarks?.remarkOf);
  game.commands.drive(bots);
  invite(game, engine);
  // One that begins the game may think for a while before it shows anything.
  if (bots.announcement !== '' || bots.acting !== null) renew(game);
}

/** Lets the coach come when the settings ask for it, which may be during a game. */
function invite(game: Game, engine: Engine): void {
  let asked = false;
  const look = (): void => {
    if (asked || !aside.coach) return;
    asked = true;
    import('../hint/coach').then(
      ({ Coach }) => game.open && new Coach(game, engine),
      () => (asked = false), // the next change asks again
    );
  };
  game.events.on('shown', look);
  look();
}
