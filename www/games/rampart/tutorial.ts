// C'est mon fort !, with points for pictures: turning, taking and putting back, what is worth waiting for, the cards with a power, and memory.
import type { Course, Played } from '../../core/lesson';
import record from './tutorial.json';

export const course: Course = {
  record: record as unknown as Played,
  lessons: [
    { id: 'welcome', at: 0, reads: true },
    { id: 'turn', at: 0 },
    { id: 'take', at: 1, shows: ['card/20', 'wall/0/0'] },
    { id: 'low', at: 4 },
    { id: 'back', at: 5, shows: ['card/2', 'wall/0/1'] },
    { id: 'high', at: 8 },
    { id: 'wait', at: 9, shows: ['card/10'] },
    { id: 'magician', at: 12 },
    { id: 'lay', at: 13, shows: ['card/5'] },
    { id: 'cannon', at: 16 },
    { id: 'load', at: 17, shows: ['card/42'] },
    { id: 'shoot', at: 18 },
    { id: 'spell', at: 25, jumps: true, shows: ['wall/0/2'] },
    { id: 'insert', at: 26, shows: ['card/0', 'wall/0/2'] },
    { id: 'pair', at: 30, jumps: true, shows: ['card/28', 'wall/0/3'] },
    { id: 'memory', at: 33 },
    { id: 'king', at: 34, shows: ['card/34'] },
    { id: 'last', at: 41, jumps: true },
    { id: 'ten', at: 42, shows: ['card/10'] },
    { id: 'end', at: 43, reads: true },
  ],
};
