// Names and memories of computer players. Pure. Storage may hold anything.

/** Who plays which seat of each game, by hand (null) or by the computer, and the level that was chosen last. */
export interface KeptLevels {
  usual: number;
  games: Record<string, (number | null)[]>;
}

/** The level that somebody meets who has never chosen one: not the weakest. */
const USUAL = 1;
const MOST = 4;

/** What was found, as far as these are levels: so many the game has. */
export function levelsFrom(found: unknown, levels: number): KeptLevels {
  const isLevel = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < levels;
  const kept = found as { usual?: unknown; games?: unknown } | null,
    games: KeptLevels['games'] = {};
  for (const [game, seats] of Object.entries(kept?.games ?? {})) {
    if (Array.isArray(seats))
      games[game] = seats.slice(0, MOST).map((level) => (isLevel(level) ? level : null));
  }
  return { usual: isLevel(kept?.usual) ? kept.usual : Math.min(USUAL, levels - 1), games };
}

/** A name that nobody else at the table has. */
export function freshName(name: string, names: string[], seat: number): string {
  const taken = new Set(names.filter((_, other) => other !== seat));
  for (let number = 1; ; number++) {
    const one = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(one)) return one;
  }
}
