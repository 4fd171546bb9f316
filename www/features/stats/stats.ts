// Games that were finished on this device: one entry each, stored only here. Pure except for reading and
// writing.
import type { Game } from '../../screen/game';
import { FINISHED } from '../../core/finished';
import { openStore } from '../../core/store';
import { nameIn } from '../../screen/names';

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

/** Stores that a game is over, or that its end was taken back. */
export async function count(id: string, game: Game, casual: boolean): Promise<void> {
  const { view, setup } = game.table;
  if (!view) return;
  const { outcome } = view;
  if (!outcome) return drop([id]);
  const seats = setup.players.map(({ name, level }, seat) => ({
    name,
    level: level ?? null,
    points: outcome.scores[seat] ?? 0,
    won: outcome.winners.includes(seat),
  }));
  await add(id, { game: game.card.id, at: Date.now(), moves: game.history.moves, casual, seats });
}

/** One row of a table: games, casual games among them, games won, the most points and the mean. */
export interface Row {
  game: string;
  name: string;
  level: number | null;
  games: number;
  casual: number;
  won: number;
  best: number;
  mean: number;
}

/**
 * Returns the results by game, and by name or by level of computer players. `language`: for names that the
 * page gave, which are stored in the language of the game.
 */
export function rows(all: Entry[], language: string): Row[] {
  const found = new Map<string, Row>();
  for (const { game, casual, seats } of all)
    for (const { name: stored, level, points, won } of seats) {
      const name = nameIn(language, game, { name: stored, level });
      const key = `${game} ${level ?? ''} ${level === null ? name : ''}`;
      const row = found.get(key) ?? {
        game,
        name,
        level,
        games: 0,
        casual: 0,
        won: 0,
        best: -Infinity,
        mean: 0,
      };
      row.mean = (row.mean * row.games + points) / (row.games + 1);
      row.games++;
      row.casual += Number(casual);
      row.won += Number(won);
      row.best = Math.max(row.best, points);
      found.set(key, row);
    }
  return [...found.values()].sort(
    (a, b) =>
      a.game.localeCompare(b.game) ||
      Number(a.level !== null) - Number(b.level !== null) ||
      b.won - a.won ||
      b.games - a.games,
  );
}
