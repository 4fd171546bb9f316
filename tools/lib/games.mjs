// The games there are: each folder in www/games is one. No other file in tools/ lists them, nor the modules of the engine.
import { readdirSync } from 'node:fs';
import { inRoot } from './shell.mjs';

export const GAMES = readdirSync(inRoot('www/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/**
 * What is compiled, by name: the module of each game, and one of Kontor for tables whose cards one device deals. It has the
 * verbs of worlds that learn as well, for which the first load has no room (docs/decisions.md).
 */
export const MODULES = {
  ...Object.fromEntries(GAMES.map((game) => [game, [game]])),
  'kontor-dealt': ['kontor', 'learn'],
};
