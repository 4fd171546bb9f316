// The tutorial of a game.
import { askToLeave } from '../../ui/sheets/leave';
import type { Asked, Opened } from '../../shell/feature';

export const tutorial: Opened<Asked['tutorial']> = {
  words: 'tutorial',
  load: async () => (await import('./start')).learn,
  entries: [
    {
      at: 'help',
      id: 'setup-learn',
      sign: 'M2.5 9L12 4.5 21.5 9 12 13.5zM6.5 11v5c3 2.5 8 2.5 11 0v-5M21.5 9v6',
      open: (host, game) =>
        askToLeave(host, game, () => {
          host.sheet.close();
          void host.open('tutorial', game.card.id);
        }),
    },
  ],
};
