// The words of a refusal if there is no game on the table that has its own.
import type { Refusal } from '../engine/wire';
import type { Args, Words } from './words';

/** Arguments that name something of a game: `GAME-name-VALUE`. */
const NAMED = ['scenario', 'option', 'with', 'thing'];

/** Returns the arguments of a refusal: names instead of ids, and "or" between numbers to choose from. */
export function refusalArgs(words: Words, game: string, refusal: Refusal): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(refusal)) {
    if (typeof value === 'number') args[key] = value;
    else if (typeof value === 'string')
      args[key] =
        NAMED.includes(key) && words.has(`${game}-name-${value}`) ? words.t(`${game}-name-${value}`) : value;
    else if (Array.isArray(value)) args[key] = words.either(value.map(String));
  }
  return args;
}

export function refusalText(words: Words, game: string, refusal: Refusal): string {
  const id = words.own(game, `refusal-${refusal.code}`);
  return words.t(words.has(id) ? id : 'refusal-wrong-setup', refusalArgs(words, game, refusal));
}
