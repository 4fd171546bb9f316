// A tablet that lies flat between the players, with a screen that stays on.
import { toggle } from '../../device/prefs';
import type { Feature } from '../../shell/feature';

export const flatTable: Feature = {
  settings: [toggle('awake'), toggle('flat')],
  rested: () => import('./flat').then(({ follow }) => follow),
};
