// The names of computer players and the memory of their levels. Pure. Storage may hold anything.

/**
 * The players of each game by seat, a person (null) or a level of the computer player, and the level that was
 * chosen last.
 */
export interface SavedLevels {
  usual: number;
  games: Record<string, (number | null)[]>;
}

/** The level for a player who has never chosen one; it is not the weakest. */
const USUAL = 1;
const MOST = 4;

/** Returns the valid levels in data from storage, for a game with `levels` levels. */
export function levelsFrom(found: unknown, levels: number): SavedLevels {
  const isLevel = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < levels;
  const kept = found as { usual?: unknown; games?: unknown } | null,
    games: SavedLevels['games'] = {};
  for (const [game, seats] of Object.entries(kept?.games ?? {})) {
    if (Array.isArray(seats))
      games[game] = seats.slice(0, MOST).map((level) => (isLevel(level) ? level : null));
  }
  return { usual: isLevel(kept?.usual) ? kept.usual : Math.min(USUAL, levels - 1), games };
}

/** The key of the levels in the storage of this device. */
export const LEVELS_KEY = 'dockhand.opponents';

/** Returns the levels that were chosen on this device, for a game with `levels` levels. */
export function savedLevels(levels: number): SavedLevels {
  try {
    return levelsFrom(JSON.parse(localStorage.getItem(LEVELS_KEY) ?? 'null'), levels);
  } catch {
    return levelsFrom(null, levels);
  }
}

/** Returns the level of the opponent of a player who has not chosen one. */
export const usualLevel = (levels: number): number => savedLevels(levels).usual;

/** Returns a name that no other player at the table has. */
export function freshName(name: string, names: string[], seat: number): string {
  const taken = new Set(names.filter((_, other) => other !== seat));
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(one)) return one;
  }
}
