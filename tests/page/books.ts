// The rulebook of every game, by the name of its folder.
import type { Rulebook } from '../../www/games/rulebook';

const found = import.meta.glob<Rulebook>('../../www/games/*/rulebook.ts', {
  import: 'rulebook',
  eager: true,
});

export const BOOKS: Readonly<Record<string, Rulebook>> = Object.fromEntries(
  Object.entries(found).map(([path, book]) => [path.split('/').at(-2) ?? '', book]),
);
