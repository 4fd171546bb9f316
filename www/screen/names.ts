// The names that the page gives to players, in any language: those of colours and of levels of computer
// players, and numbers. A record keeps them as they were when the game began; the screen says them in its own
// language.
import type { Player, Setup } from '../core/wire';

/** The names from the build (tools/lib/words.mjs): by key, then by language. */
declare const __NAMES__: Record<string, Record<string, string>>;
const NAMES = Object.entries(__NAMES__);

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

/** Translates the names that the page gave; returns whether any has changed. */
export function translateNames({ game, players }: Setup, language: string): boolean {
  const before = players.map(({ name }) => name);
  for (const player of players) player.name = nameIn(language, game, player);
  return players.some(({ name }, seat) => name !== before[seat]);
}
