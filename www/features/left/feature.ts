// The list of what is still to come.
import type { Asked, Opened } from '../../shell/feature';

export const left: Opened<Asked['left']> = {
  words: 'more',
  load: async () => (await import('./left')).showLeft,
  entries: [
    {
      at: 'game',
      id: 'left',
      sign: 'M8 3.5h11v14H8zM5 6.5v14h11',
      when: (_, { card }) => !card.memory,
      open: (host, game) => host.open('left', game),
    },
  ],
};
