// The lessons of the Duel: placing, unloading and sharing, an action token, monuments, the last boat but one.
import type { Tutorial, Played } from '../lesson';
import record from './tutorial.json';

export const tutorial: Tutorial = {
  record: record as unknown as Played,
  lessons: [
    { id: 'welcome', at: 0, reads: true, shows: ['quay/row-0', 'quay/column-0'] },
    { id: 'place', at: 0, shows: ['quay/column-0'] },
    { id: 'line', at: 2, shows: ['quay/column-0'] },
    { id: 'unload', at: 4 },
    { id: 'shared', at: 6, shows: ['quay/row-2'] },
    { id: 'wish', at: 8, shows: ['boat/column-2/2'] },
    { id: 'fetch', at: 10 },
    { id: 'token', at: 12 },
    { id: 'sites', at: 13, reads: true },
    { id: 'last', at: 58, jumps: true },
    { id: 'end', at: 59, reads: true },
  ],
};
