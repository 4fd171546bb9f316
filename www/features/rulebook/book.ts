// The rulebook of each game, fetched when it is opened.
import type { Rulebook } from '../../games/rulebook';

const books = import.meta.glob<Rulebook>('../../games/*/rulebook.ts', { import: 'rulebook' });

export function fetchBook(game: string): Promise<Rulebook> {
  const load = books[`../../games/${game}/rulebook.ts`];
  return load ? load() : Promise.reject(new Error(`${game} has no rulebook`));
}

/** Returns the ids of all rules in a book, with the game. */
export const rulesIn = (game: string, { chapters }: Rulebook): string[] =>
  chapters.flatMap(({ rules }) => rules.map(({ id }) => `${game}/${id}`));

/** Returns the rulings on a rule, by the last part of their ids. */
export const rulingsOn = ({ rulings }: Rulebook, rule: string): string[] => rulings[rule]?.split(' ') ?? [];
