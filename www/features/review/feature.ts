// The review of a game that is over, as a lens of its replay.
import type { Asked, Opened } from '../../shell/feature';

export const review: Opened<Asked['review']> = {
  words: 'review',
  load: async () => (await import('./review')).review,
  entries: [
    {
      at: 'game',
      id: 'review',
      sign: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM15.3 15.3L21 21',
      when: (_, { table }) => table.view.outcome !== null,
      onTable: true,
      open: (host, game) => host.open('review', game, false),
    },
  ],
  compare: async (game, moves) => {
    const [{ compare }] = await Promise.all([import('./compare'), game.words.fetch('bot')]);
    return compare(game, moves);
  },
};
