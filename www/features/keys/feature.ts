// Single keys during a game, and the sheet that lists and changes them.
import { awaitKeys } from './early';
import type { Opened } from '../../shell/feature';

export const keys: Opened = {
  words: 'more',
  load: async () => (await import('./keys')).showKeys,
  settings: [
    {
      id: 'keys',
      when: () => !matchMedia('(hover: none) and (pointer: coarse)').matches, // there, only a key opens the sheet
      open: (host) => host.open('keys'),
    },
  ],
  start: (host) => void awaitKeys(host),
};
