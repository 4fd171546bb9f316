// Tells the page how many can play each game, as the engine says: the first screen does not wait for it.
import { readFileSync } from 'node:fs';
import { GAMES } from './games.mjs';
import { codeOf, moduleOf } from './wasm.mjs';

/** Returns the numbers of players of a game, with the smallest first. */
async function seatsOf(game) {
  const engine = await import(codeOf(game));
  engine.initSync({ module: readFileSync(moduleOf(game)) });
  return engine.catalogue().games.find(({ id }) => id === game).seats;
}

let asked;
const seats = () =>
  (asked ??= Promise.all(GAMES.map(async (game) => [game, await seatsOf(game)])).then(Object.fromEntries));

/** @returns {import('vite').Plugin} */
export const seatsByGame = () => ({
  name: 'seats-by-game',
  config: async () => ({ define: { __SEATS__: JSON.stringify(await seats()) } }),
});
