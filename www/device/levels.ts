// The names of computer players and the memory of their levels and characters. Storage may hold anything.
import { load, save } from './storage';
import type { GameEntry, Player } from '../engine/wire';
import { LEVELS_KEY } from './rival';
import type { Words } from '../words/words';

/** The players of each game by seat: a person (null) or a level. */
export interface SavedLevels {
  games: Record<string, (number | null)[]>;
  /** The characters of computer players that have one, by seat. */
  characters?: Record<string, (number | null)[]>;
}

const MOST = 4;
const CHARACTERS = 3;

/** Returns the valid levels in data from storage, for a game with `levels` levels. */
export function levelsFrom(found: unknown, levels: number): SavedLevels {
  const isBelow = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < most;
  const kept = found as { games?: unknown; characters?: unknown } | null;
  const bySeat = (from: unknown, most: number): SavedLevels['games'] => {
    const games: SavedLevels['games'] = {};
    for (const [game, seats] of Object.entries(from ?? {}))
      if (Array.isArray(seats))
        games[game] = seats.slice(0, MOST).map((one) => (isBelow(one, most) ? one : null));
    return games;
  };
  return {
    games: bySeat(kept?.games, levels),
    ...(kept?.characters ? { characters: bySeat(kept.characters, CHARACTERS) } : null),
  };
}

/** Returns the levels that were chosen on this device, for a game with `levels` levels. */
export const savedLevels = (levels: number): SavedLevels => levelsFrom(load(LEVELS_KEY), levels);

/** Remembers on this device who plays each seat of a game. */
export function rememberPlayers({ id, levels }: GameEntry, players: Player[]): void {
  const now = savedLevels(levels.length);
  now.games[id] = players.map(({ level }) => level ?? null);
  (now.characters ??= {})[id] = players.map(({ character }) => character ?? null);
  save(LEVELS_KEY, now);
}

/** Returns the name of a computer player: of the person with its character in this game, or of its level. */
export const computerName = (
  words: Words,
  { id, levels, characters }: GameEntry,
  level: number,
  character: number | null,
): string =>
  words.t(
    character === null
      ? `bot-level-${levels[level]?.id ?? ''}`
      : words.own(id, `bot-name-${characters[character] ?? ''}`),
  );

/** Returns a name that no other player at the table has. */
export function freshName(name: string, names: string[], seat: number): string {
  const taken = new Set(names.filter((_, other) => other !== seat));
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(one)) return one;
  }
}
