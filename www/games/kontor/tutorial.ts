// The lessons of Kontor, the base game: a whole first round with a secret choice, tax, goods and refill, a canal and its
// florin, a round without a card, a tax that cannot be paid, and the three ways to win a sector.
import type { Tutorial, Played } from '../lesson';
import record from './tutorial.json';
import unpaid from './unpaid.json';

const poor = unpaid as unknown as Played;

export const tutorial: Tutorial = {
  record: record as unknown as Played,
  lessons: [
    { id: 'welcome', at: 0, reads: true, shows: ['cell/0,0'] },
    { id: 'stay', at: 0, answers: true },
    { id: 'choose', at: 3, shows: ['chosen/1'] },
    { id: 'lay', at: 4, shows: ['purse/1'] },
    { id: 'goods', at: 6, reads: true, shows: ['cell/2,1'] },
    { id: 'canal', at: 8, jumps: true },
    { id: 'digs', at: 10, shows: ['cell/1,-2'] },
    { id: 'pass', at: 12, answers: true },
    { id: 'passed', at: 14, reads: true, shows: ['purse/0'] },
    { id: 'poor', at: 26, jumps: true, record: poor, shows: ['purse/0'] },
    { id: 'unpaid', at: 28, reads: true, record: poor, shows: ['purse/0'] },
    { id: 'signs', at: 31, jumps: true, reads: true },
    { id: 'edges', at: 31, shows: ['cell/1,-1', 'cell/2,-1'] },
    { id: 'keeper', at: 32, reads: true, shows: ['cell/2,-1'] },
    { id: 'last', at: 84, jumps: true },
    { id: 'end', at: 85, reads: true },
  ],
};
