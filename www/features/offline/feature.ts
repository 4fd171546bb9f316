// The page without a network: it is stored on this device, and brought up to date.
import type { Feature } from '../../shell/feature';

export const offline: Feature = {
  idle: async (host) => {
    if (import.meta.env.MODE !== 'single') await (await import('./start')).start(host);
  },
};
