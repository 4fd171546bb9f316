// The names that the page gives to players, in any language: those of colours and of levels of computer
// players, and numbers. A record keeps them as they were when the game began; the screen says them in its own
// language.
import type { Player, Setup } from '../core/wire';

/** The names from the build (tools/lib/words.mjs): by key, then by language. */
declare const __NAMES__: Record<string, Record<string, string>>;
const NAMES = Object.entries(__NAMES__);
/** “Player”, by language. */
const NUMBERED = __NAMES__['setup-default-name'];

/** Returns the player's name in a language, or unchanged if a person gave it. */
export function nameIn(
  language: string,
  game: string,
  { name, level }: Pick<Player, 'name' | 'level'> & Partial<Player>,
): string {
  const [, base = name, number = ''] = /^(.*?)( \d+)?$/s.exec(name) ?? [],
    byHand = (level ?? null) === null,
    keys = new RegExp(`^(${!byHand ? 'bot-' : number ? 'setup-' : `colour-|${game}-colour-`})`);
  const own = NAMES.find(([key, names]) => keys.test(key) && Object.values(names).includes(base))?.[1];
  return own?.[language] === undefined ? name : own[language] + number;
}

/**
 * Returns the names of the players of a table in a language. One without a name, as other programs may write it, has its
 * number.
 */
export const namesIn = (
  language: string,
  game: string,
  players: readonly (Pick<Player, 'name' | 'level'> & Partial<Player>)[],
): string[] =>
  players.map(
    (player, seat) => nameIn(language, game, player) || `${NUMBERED?.[language] ?? ''} ${seat + 1}`.trim(),
  );

/** Translates the names that the page gave; returns whether any has changed. */
export function translateNames({ game, players }: Setup, language: string): boolean {
  const names = namesIn(language, game, players),
    changed = players.some(({ name }, seat) => name !== names[seat]);
  players.forEach((player, seat) => (player.name = names[seat]!));
  return changed;
}
