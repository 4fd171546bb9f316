// Counts finished games, and works out the table of results.
import { add as keep, drop, type Entry, type SeatEntry } from '../../device/entries';
import type { Game } from '../../ui/game-view';
import { nameIn } from '../../ui/text/names';

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
  await keep(id, { game: game.card.id, at: Date.now(), moves: game.history.moves, casual, seats });
}

/** How a game ended for a person. */
export type End = 'won' | 'shared' | 'lost';

/** The most ends that are shown, the latest ones. */
const LATEST = 10;

/**
 * One row of a table: games, casual games among them, games won, the most points, the mean, and the latest ends, the
 * latest first. `level`: only games of one person, by the level of the strongest computer player; null: all of a person.
 */
export interface Row {
  game: string;
  name: string;
  level: number | null;
  games: number;
  casual: number;
  won: number;
  best: number;
  mean: number;
  latest: End[];
}

/**
 * Returns the results of people by game: those of each by name, and those of people who played alone by the level of
 * their opponents. `all` begins with the latest game. `language`: for names that the page gave, which are stored in the
 * language of the game.
 */
export function rows(all: Entry[], language: string): Row[] {
  const found = new Map<string, Row>();
  const add = (
    { game, casual, seats }: Entry,
    { points, won }: SeatEntry,
    name: string,
    level: number | null,
  ): void => {
    const key = `${game} ${level ?? ''} ${name}`,
      row = found.get(key) ?? {
        game,
        name,
        level,
        games: 0,
        casual: 0,
        won: 0,
        best: -Infinity,
        mean: 0,
        latest: [],
      };
    row.mean = (row.mean * row.games + points) / (row.games + 1);
    row.games++;
    row.casual += Number(casual);
    row.won += Number(won);
    row.best = Math.max(row.best, points);
    if (row.latest.length < LATEST)
      row.latest.push(!won ? 'lost' : seats.filter((seat) => seat.won).length > 1 ? 'shared' : 'won');
    found.set(key, row);
  };
  for (const entry of all) {
    const people = entry.seats.filter(({ level }) => level === null),
      [person] = people;
    for (const seat of people) add(entry, seat, nameIn(language, entry.game, seat), null);
    const level = Math.max(...entry.seats.map((seat) => seat.level ?? -1));
    if (person && people.length === 1 && level >= 0) add(entry, person, '', level);
  }
  return [...found.values()].sort(
    (a, b) =>
      a.game.localeCompare(b.game) || (a.level ?? -1) - (b.level ?? -1) || b.won - a.won || b.games - a.games,
  );
}
