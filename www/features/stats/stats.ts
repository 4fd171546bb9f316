// Counts finished games, and works out the table of results.
import { add, drop, type Entry } from '../../device/entries';
import type { Game } from '../../ui/game-view';
import { nameIn } from '../../ui/names';

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
