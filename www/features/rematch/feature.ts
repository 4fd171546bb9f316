// Another game at the same table.
import type { Asked, Opened } from '../../shell/feature';

export const rematch: Opened<Asked['rematch']> = {
  load: async () => (await import('./rematch')).rematch,
};
