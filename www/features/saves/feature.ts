// The games that are saved on this device.
import type { Keeping } from '../../shell/feature';

export const saves: Keeping = {
  keep: async (host, game, id) => (await import('./autosave')).startAutosave(host, game, id),
  fillShelf: async (host, shelf, some) => (await import('./shelf')).fillShelf(host, shelf, some),
};
