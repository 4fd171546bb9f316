// The settings of the page, with the parts that features add.
import type { Asked, Opened } from '../../shell/feature';

export const settings: Opened<Asked['settings']> = {
  words: 'more',
  load: async () => (await import('./sheet')).showSettings,
  first: [{ at: 'head', id: 'settings', open: (host) => host.open('settings', '') }],
  entries: [
    {
      at: 'page',
      id: 'settings',
      sign: 'M4 7h8M16 7h4M14 4.8v4.4M4 12h3M11 12h9M9 9.8v4.4M4 17h10M18 17h2M16 14.8v4.4',
      open: (host) => host.open('settings', ''),
    },
  ],
};
