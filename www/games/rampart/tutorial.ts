// The lessons of C'est mon fort !, the base game: turning a card over, taking it or putting it back, which
// cards to wait for, memory, and the tenth card.
import type { Tutorial, Played } from '../lesson';
import record from './tutorial.json';

export const tutorial: Tutorial = {
  record: record as unknown as Played,
  lessons: [
    { id: 'welcome', at: 0, reads: true },
    { id: 'turn', at: 0 },
    { id: 'take', at: 1, answers: true, shows: ['card/20', 'wall/0/0'] },
    { id: 'low', at: 4 },
    { id: 'back', at: 5, answers: true, shows: ['card/2', 'wall/0/1'] },
    { id: 'high', at: 8 },
    { id: 'wait', at: 9, answers: true, shows: ['card/10'] },
    { id: 'memory', at: 40, jumps: true },
    { id: 'ten', at: 41, answers: true, shows: ['card/10'] },
    { id: 'end', at: 42, reads: true },
  ],
};
