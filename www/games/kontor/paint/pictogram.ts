// The pictures on the two buttons that open a round: a florin on Pass, a card on Play a card.
import { drawn } from '../../../dom/icons';
import type { Move } from '../wire';

const PICTURES: Partial<Record<Move['do'], string>> = {
  pass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M14.8 7.8c-2-1-3.2.2-3.2 2.2v7.5M9.2 12h5',
  stay: 'M6 3h12v18H6zM9 6.5h2.5M9 17.5V13l3-3 3 3v4.5z',
};

export const pictogram = (move: Move): SVGElement | null => {
  const picture = PICTURES[move.do];
  return picture === undefined ? null : drawn(picture);
};
