// The computer player that a single person meets from the first screen.
import { load } from './storage';
import type { GameEntry, Seat } from '../engine/wire';
import type { SavedLevels } from './levels';

/** The key of the seats and levels in the storage of this device, which may hold anything. */
export const LEVELS_KEY = 'dockhand.opponents';

/** The level for a player who has never met one in this game: the easiest, as after a tutorial. */
const USUAL = 0;

/** Returns the level that was played last in a game, by its seats; the easiest if none was. */
export const usualLevel = (seats: readonly (number | null)[] = []): number =>
  seats.find((level) => Number.isInteger(level)) ?? USUAL;

/** Returns the id of the face of a computer player: that of the person with its character in this game, or that of its level. */
export const faceFor = (game: string, level: string | undefined, character?: string): string | null =>
  character ? `${game}-${character}` : (level ?? null);

/** Returns the number of the character of a seat that the computer has never played on this device. */
export const usualCharacter = (seat: Seat): number => (seat + 2) % 3;

/**
 * Returns the ids of the level and, if it has one, of the character of the opponent: those that this device
 * remembers at the smallest table, or else the usual ones.
 */
export function rivalOf({ id, levels, characters, seats }: GameEntry): { level: string; character?: string } {
  let level: unknown, character: unknown, seat: number | undefined;
  try {
    const kept = load(LEVELS_KEY) as SavedLevels,
      known = kept.games[id] ?? [];
    seat = known.findIndex((one, at) => Number.isInteger(one) && at < Math.min(...seats));
    level = known[seat] ?? usualLevel(known);
    character = kept.characters?.[id]?.[seat];
  } catch {
    // Nothing is remembered, or nothing valid.
  }
  const entry = levels.find((_, at) => at === level) ?? levels[USUAL];
  if ((seat ?? -1) < 0 && !entry?.timed) character = usualCharacter(1);
  return { level: entry?.id ?? '', character: characters.find((_, at) => at === character) };
}
