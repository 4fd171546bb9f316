// The lessons of the Duel: placing, unloading and sharing, each kind of action token, monuments, the last boat but one.
import { LEARNER, type Tutorial, type Played } from '../lesson';
import record from './tutorial.json';
import type { Move } from './wire';

const played = record as unknown as Played;

/** The recorded game up to there, with another move, which shows better what a token is good for. */
const turned = (at: number, move: Move): Played => ({
  ...played,
  moves: [...played.moves.slice(0, at), [LEARNER, move]],
});
const twice = turned(27, { do: 'unload-again', boat: 'row-1' }),
  swapped = turned(33, { do: 'swap-and-unload', swap: 'row-0', first: 0, second: 1, boat: 'row-0' });

export const tutorial: Tutorial = {
  record: played,
  lessons: [
    { id: 'welcome', at: 0, reads: true, shows: ['quay/row-0', 'quay/column-0'] },
    { id: 'turn', at: 0, reads: true },
    { id: 'place', at: 0, shows: ['quay/column-0'] },
    { id: 'line', at: 2, shows: ['quay/column-0'] },
    { id: 'unload', at: 4 },
    { id: 'run', at: 5, reads: true, shows: ['site/0/tomb'] },
    { id: 'shared', at: 6, shows: ['quay/row-2'] },
    { id: 'wish', at: 8, shows: ['boat/column-2/2'] },
    { id: 'fetch', at: 10 },
    { id: 'token', at: 12 },
    { id: 'sites', at: 13, reads: true, shows: ['site/0/tomb', 'site/0/pyramids'] },
    { id: 'obelisks', at: 13, reads: true, shows: ['site/0/obelisk'] },
    { id: 'temple', at: 13, reads: true, shows: ['site/0/temple'] },
    { id: 'both', at: 26, jumps: true, record: twice },
    { id: 'second', at: 27, record: twice, shows: ['boat/row-1/2'] },
    { id: 'swap', at: 33, jumps: true, record: swapped, shows: ['boat/row-0/0'] },
    { id: 'several', at: 47, jumps: true },
    { id: 'last', at: 58, jumps: true },
    { id: 'end', at: 59, reads: true },
  ],
};
