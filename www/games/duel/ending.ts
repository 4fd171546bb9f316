// The end of the Duel: the places that are lit in the last count, and the winner's prize.
import type { Place, Source } from './wire';
import type { Prize } from '../contract';
import type { DuelTerms } from './text/terms';

export const prize: Prize = {
  leaf: 'M0 0C-9 -8 -10 -24 -6 -33L0 -26L6 -33C10 -24 9 -8 0 0z',
  sign: 'M20 40L18 14L24 6L30 14L28 40zM12 40h24M21 20h6M21 27h6',
};

export function placesOf(terms: DuelTerms, source: Source): Place[] {
  const { scene } = terms;
  return source === 'figures'
    ? [...scene.places('cell/')]
    : scene.seats.flatMap((seat) => [
        ...scene.places(source === 'unused-actions' ? `action/${seat}/` : `site/${seat}/${source}/`),
      ]);
}
