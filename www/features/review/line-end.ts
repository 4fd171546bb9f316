// Where an imagined line leads. Pure.
import type { Seat } from '../../engine/wire';
import type { Judged } from './turning-points';

/**
 * What is said at the end of a line, in wins of a hundred: what its first move is worth, and for comparison the move that
 * was played, or the best one if the line is that of one’s own move.
 */
export interface LineEnd {
  after: 'best' | 'own';
  than: 'played' | 'best' | 'none';
  chance: number;
  other: number;
}

/**
 * Returns what is said at the end of the line after the best move, or after one’s own; null if nothing is known.
 * `judged`: the search of the move that was played, or of one’s own. The line is only one of many games and ends before
 * they do, so its last position would say less than this search, which judged both moves.
 */
export function lineEnd(judged: Judged | null, seat: Seat, after: 'best' | 'own'): LineEnd | null {
  if (!judged || (after === 'own' && judged.loss === null)) return null;
  const best = Math.round((judged.chances[seat] ?? 0) / 10),
    less = best - Math.round((judged.loss ?? 0) / 10); // the loss as the verdict tells it
  if (!judged.loss) return { after, than: 'none', chance: best, other: best };
  return after === 'own'
    ? { after, than: 'best', chance: less, other: best }
    : { after, than: 'played', chance: best, other: less };
}
