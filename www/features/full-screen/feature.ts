// The whole screen for a game: most of all for one in the column of another page.
import type { Feature } from '../../shell/feature';

/** Some browsers, such as those of iPhones, show no page but a film on the whole screen; a frame needs permission. */
const isOffered = (): boolean => document.fullscreenEnabled;

export const fullScreen: Feature = {
  entries: [
    {
      at: 'page',
      id: 'full-screen',
      sign: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
      when: isOffered,
      onTable: true,
      open: async () => (await import('./full-screen')).toggle(),
    },
  ],
  rested: () =>
    parent !== window && isOffered() ? import('./full-screen').then(({ addButton }) => addButton) : null,
};
