// Puzzles: positions in which one move is clearly the best.
import type { Asked, Opened } from '../../shell/feature';

export const puzzles: Opened<Asked['puzzles']> = {
  personal: true,
  words: 'puzzles',
  load: async () => (await import('./sheet')).showPuzzles,
  first: [{ at: 'foot', id: 'puzzles', open: (host) => host.open('puzzles', host.choosing) }],
  entries: [
    {
      at: 'end',
      id: 'puzzles',
      when: () => import.meta.env.MODE !== 'single',
      open: (host, game) => host.open('puzzles', game.card.id),
    },
  ],
  tally: async (words) => {
    const [{ tried, puzzleProgress }] = await Promise.all([import('./progress'), words.fetch('puzzles')]);
    return { name: 'puzzles', text: tried(words), forget: puzzleProgress.forget };
  },
};
