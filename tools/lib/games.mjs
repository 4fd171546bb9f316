// The games there are: each folder in www/games is one. No other file in tools/ lists them.
import { readdirSync } from 'node:fs';
import { inRoot } from './shell.mjs';

export const GAMES = readdirSync(inRoot('www/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
