// The sign of each game, as it stands on the winner's medal: small enough for a list. Fetched when it is shown.
import { svg } from '../dom/elements';
import type { Prize } from './contract';

const prizes = import.meta.glob<Prize>('./*/ending.ts', { import: 'prize' });

/** Resolves with a function that draws the sign of a game; it draws an empty one for a game without. */
export async function fetchSigns(games: readonly string[]): Promise<(game: string) => SVGElement> {
  const lines = new Map(
    await Promise.all(
      games.map(async (game): Promise<[string, string]> => [
        game,
        (await prizes[`./${game}/ending.ts`]?.())?.sign ?? '',
      ]),
    ),
  );
  return (game) =>
    svg(
      'svg',
      { viewBox: '0 0 48 48', class: 'game-sign', 'aria-hidden': 'true' },
      svg('path', { d: lines.get(game) ?? '' }),
    );
}
