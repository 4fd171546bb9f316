// The end of C'est mon fort !: the places that are lit in the last count, and the winner's prize.
import type { Part } from '../../words/text/score';
import type { SeatScore } from './wire';
import type { Prize } from '../contract';
import type { RampartTerms } from './text/terms';

export const prize: Prize = {
  leaf: 'M0 0C-5 -4 -12 -6 -9 -12C-14 -14 -12 -21 -7 -21C-9 -28 -4 -33 0 -35C4 -33 9 -28 7 -21C12 -21 14 -14 9 -12C12 -6 5 -4 0 0z',
  sign: 'M8 38V20L5 12L15 19L24 8L33 19L43 12L40 20V38zM8 32H40',
};

/** Counts wall by wall. */
export function parts(terms: RampartTerms, scores: SeatScore[]): Part[] {
  const { scene } = terms;
  return scores.map(({ total }, seat) => ({
    title: terms.t('count-wall', terms.who(seat)),
    points: scores.map((_, other) => (other === seat ? total : 0)),
    places: scene.places(`wall/${seat}/`).slice(),
  }));
}
