// The statistics of the games that were finished on this device.
import type { Opened } from '../../shell/feature';

export const stats: Opened = {
  personal: true,
  words: 'more',
  load: async () => (await import('./sheet')).showStats,
  first: [{ at: 'foot', id: 'stats', open: (host) => host.open('stats') }],
  entries: [
    {
      at: 'page',
      id: 'stats',
      sign: 'M4 4v16h16M7.5 15.5l3.5-4.5 3 2.5 5-6.5',
      open: (host) => host.open('stats'),
    },
  ],
  settings: [{ id: 'stats', open: (host) => host.open('stats') }],
  openings: [
    {
      from: 'file',
      like: /^\{"dockhand-all"/,
      open: async (host, text) => {
        (await import('./all')).openAll(host, text);
        return null;
      },
    },
  ],
  count: async (id, game, casual) => (await import('./stats')).count(id, game, casual),
};
