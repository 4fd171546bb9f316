// Takes everything to another device.
import type { Opened } from '../../shell/feature';

export const moving: Opened = {
  personal: true,
  words: 'moving',
  load: async () => (await import('./sheet')).showMoving,
  settings: [{ id: 'moving', when: () => parent === window, open: (host) => host.open('moving') }], // a frame keeps nothing of its own
  openings: [
    {
      from: 'file',
      like: /^\{"dockhand-all"/,
      open: async (host, text) =>
        (await (await import('./sheet')).openEverything(host, text)) ? null : undefined,
    },
  ],
  guests: { moving: { named: false, meet: async () => (await import('./sheet')).meetOld } },
};
