// The names that the page gives to players, in any language: those of colours and of levels of computer
// players, and numbers. A record keeps them as they were when the game began; the screen says them in its own
// language.
import type { Player, Seat, Setup } from '../../engine/wire';
import type { Host } from '../../shell/host';
import type { Game } from '../game-view';

/** The names from the build (tools/lib/words.mjs): by key, then by language. */
declare const __NAMES__: Record<string, Record<string, string>>;
const NAMES = Object.entries(__NAMES__);
/** “Player”, by language. */
const NUMBERED = __NAMES__['setup-default-name'];

type Named = Pick<Player, 'name' | 'level'> & Partial<Player>;

const isPerson = ({ level }: Named): boolean => (level ?? null) === null;

/** Returns a name from the build in all languages, and the number behind it; no name if a person gave it. */
function given(game: string, player: Named): [Record<string, string> | undefined, string] {
  const { name } = player,
    [, base = name, number = ''] = /^(.*?)( \d+)?$/s.exec(name) ?? [];
  const keys = new RegExp(`^(${!isPerson(player) ? 'bot-' : number ? 'setup-' : `colour-|${game}-colour-`})`);
  const own = NAMES.find(([key, names]) => keys.test(key) && Object.values(names).includes(base));
  return [own?.[1], number];
}

/** Returns the player's name in a language, or unchanged if a person gave it. */
export function nameIn(language: string, game: string, player: Named): string {
  const [own, number] = given(game, player);
  return own?.[language] === undefined ? player.name : own[language] + number;
}

/** Returns the seat of the only person at a saved table if that person typed no name, and so is “you”; otherwise null. */
export function youAt(game: string, players: readonly Named[]): Seat | null {
  const [seat, other] = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  if (seat === undefined || other !== undefined) return null;
  const [own, number] = given(game, players[seat]!);
  return own && !number ? seat : null;
}

/** Returns the players' names in a language; one without a name has a number. */
export const namesIn = (language: string, game: string, players: readonly Named[]): string[] =>
  players.map(
    (player, seat) => nameIn(language, game, player) || `${NUMBERED?.[language] ?? ''} ${seat + 1}`.trim(),
  );

/** Translates the names that the page gave; returns whether any has changed. */
export function translateNames(
  { commands, table: { setup } }: Pick<Game, 'commands' | 'table'>,
  language: string,
): boolean {
  const names = namesIn(language, setup.game, setup.players),
    changed = setup.players.some(({ name }, seat) => name !== names[seat]);
  if (changed) commands.rename(names);
  return changed;
}

/** Resolves with what a feature calls a table, such as the deal of a day; empty if it is nothing special. */
export async function titleOf(
  { features, words }: Host,
  setup: Setup,
  month: 'long' | 'short' = 'long',
): Promise<string> {
  const titles = features.flatMap(({ title }) => title?.(words, setup, month).catch(() => '') ?? []);
  return (await Promise.all(titles)).find(Boolean) ?? '';
}
