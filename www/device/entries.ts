// The entries of finished games, stored only on this device. Storage and files may hold anything.
import { FINISHED } from './results';
import { openStore } from './store';

export interface SeatEntry {
  name: string;
  /** The level of a computer player; null for a person. */ level: number | null;
  points: number;
  won: boolean;
}
/** `casual`: a move was taken back from computer players. */
export interface Entry {
  game: string;
  at: number;
  moves: number;
  casual: boolean;
  seats: SeatEntry[];
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

/**
 * Returns an entry from storage or from a file, both of which may hold anything, or null if it is not valid.
 */
export function entryFrom(found: unknown): Entry | null {
  if (typeof found !== 'object' || found === null) return null;
  const { game, at, moves, casual, seats } = found as Record<keyof Entry, unknown>;
  if (
    typeof game !== 'string' ||
    game.length > 40 ||
    !isCount(at) ||
    !isCount(moves) ||
    !Array.isArray(seats) ||
    seats.length < 1 ||
    seats.length > 4
  )
    return null;
  const read = (seats as Record<keyof SeatEntry, unknown>[]).map((seat): SeatEntry | null => {
    if (typeof seat !== 'object' || seat === null) return null;
    const { name, level, points, won } = seat;
    return typeof name === 'string' && isCount(points) && typeof won === 'boolean'
      ? { name: name.slice(0, 24), level: isCount(level) ? level : null, points, won }
      : null;
  });
  return read.every((seat) => seat !== null)
    ? { game, at, moves, casual: casual === true, seats: read }
    : null;
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}

/** Resolves with all entries by the id of their game, the latest one first. */
export async function entries(): Promise<[string, Entry][]> {
  const all = await (await openStore()).all();
  return [...all]
    .flatMap(([key, text]): [string, Entry][] => {
      const entry = key.startsWith(FINISHED) ? entryFrom(parsed(text)) : null;
      return entry ? [[key.slice(FINISHED.length), entry]] : [];
    })
    .sort(([, a], [, b]) => b.at - a.at);
}

export const add = async (id: string, entry: Entry): Promise<void> =>
  (await openStore()).put(FINISHED + id, JSON.stringify(entry));
export const drop = async (ids: string[]): Promise<void> =>
  (await openStore()).remove(ids.map((id) => FINISHED + id));
