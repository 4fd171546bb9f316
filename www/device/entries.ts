// The entries of finished games, stored only on this device. Storage and files may hold anything.
import { openStore } from './store';
import { isText, isWhole, listOf, objectOf, parsed } from './valid';

/** How the keys of entries begin. */
const FINISHED = 'stats/';

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

/** Returns a valid entry, or null. */
export function entryFrom(found: unknown): Entry | null {
  const { game, at, moves, casual, seats } = objectOf(found),
    read = listOf(seats).map(seatFrom);
  if (!isText(game, 40) || !isWhole(at) || !isWhole(moves) || read.length < 1 || read.length > 4) return null;
  return read.every((seat) => seat !== null)
    ? { game, at, moves, casual: casual === true, seats: read }
    : null;
}

function seatFrom(found: unknown): SeatEntry | null {
  const { name, level, points, won } = objectOf(found);
  return isText(name) && isWhole(points) && typeof won === 'boolean'
    ? { name: name.slice(0, 24), level: isWhole(level) ? level : null, points, won }
    : null;
}

/** Returns the entries in what is stored by the id of their game, the latest one first. */
export const entriesIn = (stored: ReadonlyMap<string, unknown>): [string, Entry][] =>
  [...stored]
    .flatMap(([key, text]): [string, Entry][] => {
      const entry = key.startsWith(FINISHED) ? entryFrom(parsed(text)) : null;
      return entry ? [[key.slice(FINISHED.length), entry]] : [];
    })
    .sort(([, a], [, b]) => b.at - a.at);

export const entries = async (): Promise<[string, Entry][]> => entriesIn(await (await openStore()).all());

/** Resolves with how many games of this kind were finished on this device. */
export const finishedGames = async (game: string): Promise<number> =>
  (await entries()).filter(([, entry]) => entry.game === game).length;

export const add = async (id: string, entry: Entry): Promise<void> =>
  (await openStore()).put(FINISHED + id, JSON.stringify(entry));
export const drop = async (ids: string[]): Promise<void> =>
  (await openStore()).remove(ids.map((id) => FINISHED + id));
