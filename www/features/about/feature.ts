// The sheet about this page.
import type { Opened } from '../../shell/feature';

export const about: Opened = {
  words: 'site',
  load: async () => (await import('./about')).showAbout,
};
