// The lessons of Imhotep: the four actions and the five sites in one round, a blue card, the score so far,
// the burial chamber, the last boat of a game, and the points at the end.
import type { Tutorial, Played } from '../lesson';
import record from './tutorial.json';

export const tutorial: Tutorial = {
  record: record as unknown as Played,
  lessons: [
    { id: 'welcome', at: 0, reads: true },
    { id: 'take', at: 0 },
    { id: 'load', at: 2, also: [{ do: 'load', boat: 0, place: 2 }], shows: ['lane/0'] },
    { id: 'sail', at: 4 },
    { id: 'bow', at: 6, shows: ['lane/2'] },
    { id: 'market', at: 8 },
    { id: 'boat', at: 10 },
    { id: 'card', at: 12 },
    { id: 'temple', at: 14 },
    { id: 'round', at: 15, reads: true, shows: ['temple/0'] },
    { id: 'between', at: 74, jumps: true, reads: true },
    { id: 'chamber', at: 74, shows: ['chamber/1', 'chamber/3', 'chamber/4'] },
    { id: 'last', at: 84, jumps: true },
    { id: 'scored', at: 85, reads: true },
    { id: 'built', at: 85, reads: true },
    { id: 'counted', at: 85, reads: true },
    { id: 'end', at: 85, reads: true },
  ],
};
