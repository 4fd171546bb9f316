// A chess clock in the bar above the table.
import type { Feature } from '../../www/shell/feature';

export const clock: Feature = {
  rested: () => import('./clock-example').then(({ addClock }) => addClock),
};
