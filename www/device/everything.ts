// All saved games and statistics as one text, which is not trusted: the engine replays each game.
import { Unkept } from './database';
import { add, entries, entryFrom, type Entry } from './entries';
import { gamesIn, seal, slotKey, unseal, type SavedGame } from './slots';
import { wholeStore } from './store';
import { isObject, isText, listOf, objectOf, parsed } from './valid';

/** Returns all games and statistics of this device. */
export async function exportAll(): Promise<string> {
  return JSON.stringify({
    'dockhand-all': 1,
    games: gamesIn(await (await wholeStore()).all()),
    statistics: (await entries()).map(([id, entry]) => ({ id, ...entry })),
  });
}

/** Returns the valid contents of such a file, or null if it is of another kind. */
export function readAll(text: string): { games: SavedGame[]; statistics: [string, Entry][] } | null {
  const { 'dockhand-all': version, games, statistics } = objectOf(parsed(text));
  if (version !== 1) return null;
  const isId = (id: unknown): id is string => isText(id) && /^[\w-]{1,60}$/.test(id);
  return {
    games: listOf(games).flatMap((game) => {
      const kept = isObject(game) ? unseal(seal(game as unknown as SavedGame)) : null;
      return kept && isId(kept.id) ? [kept] : [];
    }),
    statistics: listOf(statistics).flatMap((one): [string, Entry][] => {
      const entry = entryFrom(one),
        { id } = objectOf(one);
      return entry && isId(id) ? [[id, entry]] : [];
    }),
  };
}

/**
 * Adds the contents of a file. If a game is here already, the version with more moves stays. Returns the
 * number of additions, or null.
 */
export async function importAll(text: string): Promise<{ games: number; statistics: number } | null> {
  const all = readAll(text);
  if (!all) return null;
  const store = await wholeStore(),
    here = new Map(gamesIn(await store.all()).map((kept) => [kept.id, kept]));
  // What is there already is not known now, and must not be replaced by an older state.
  if (store.trouble === 'silent') throw new Unkept('silent');
  const news = all.games.filter(({ id, moves }) => moves > (here.get(id)?.moves ?? -1));
  for (const kept of news) {
    const serial = (here.get(kept.id)?.serial ?? 0) + 1;
    await store.put(slotKey(kept.id, serial), seal({ ...kept, serial }));
  }
  const known = new Set((await entries()).map(([id]) => id)),
    counted = all.statistics.filter(([id]) => !known.has(id));
  for (const [id, entry] of counted) await add(id, entry);
  return { games: news.length, statistics: counted.length };
}
