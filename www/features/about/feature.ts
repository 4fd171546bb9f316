// The sheet about this page.
import type { Opened } from '../../shell/feature';

export const about: Opened = {
  personal: true,
  words: 'site',
  load: async () => (await import('./about')).showAbout,
};
