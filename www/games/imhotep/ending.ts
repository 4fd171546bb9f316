// The end of Imhotep: the places that are lit in the last count, and the winner's prize.
import type { Card, Place, Source } from './wire';
import type { Prize } from '../contract';
import type { ImhotepTerms } from './text/terms';

export const prize: Prize = {
  leaf: 'M0 0C-4 -12 -9 -22 -3 -36L0 -26L3 -36C9 -22 4 -12 0 0z',
  sign: 'M4 38L24 8L44 38zM24 8L30 38M13 25h8M10 31h10M34 5v.1M38 9l.1.1M34 12v.1M30 9h.1',
};

export function placesOf(terms: ImhotepTerms, source: Source): Place[] {
  const { scene } = terms;
  const held = (wanted: (card: Card) => boolean): Place[] =>
    scene.places('held/').filter((at) => {
      const face = scene.face(at);
      return face?.is === 'card' && wanted(face.card);
    });
  switch (source) {
    case 'obelisks':
      return [...scene.places('obelisk/')];
    case 'ornaments':
      return held((card) => card.endsWith('ornament'));
    case 'statues':
      return held((card) => card === 'statue');
    case 'unused-cards':
      return held((card) => ['chisel', 'hammer', 'lever', 'sail'].includes(card));
    case 'wrath':
      return [];
    case 'temple': {
      // Places come in order of height, so the uppermost stones are the last ones.
      const stones = scene.places('temple/');
      return stones.slice(-terms.templeWidth);
    }
    default:
      return [...scene.places(`${source}/`)];
  }
}
