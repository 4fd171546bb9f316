// Names and memories of computer players. Pure. Storage may hold anything.

/** How each seat of each game is played, by hand (null) or by the computer, and the level that was chosen last. */
export interface SavedLevels {
  usual: number;
  games: Record<string, (number | null)[]>;
}

/** The level for a player who has never chosen one: not the weakest. */
const USUAL = 1;
const MOST = 4;

/** Returns the valid levels of what was found in storage; the game has `levels` of them. */
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

/** Returns the levels that were chosen on this device, for a game that has so many of them. */
export function savedLevels(levels: number): SavedLevels {
  try {
    return levelsFrom(JSON.parse(localStorage.getItem(LEVELS_KEY) ?? 'null'), levels);
  } catch {
    return levelsFrom(null, levels);
  }
}

/** Returns the level that a player meets without choosing one. */
export const usualLevel = (levels: number): number => savedLevels(levels).usual;

/** Returns a name that no other player at the table has. */
export function freshName(name: string, names: string[], seat: number): string {
  const taken = new Set(names.filter((_, other) => other !== seat));
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(one)) return one;
  }
}
