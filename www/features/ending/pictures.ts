// A picture for each choice at the end.
import { drawn } from '../../dom/icons';

const PICTURES: Record<string, string> = {
  again: 'M19 12a7 7 0 1 1-2.2-5.1M17.500 2.500v4.800h-4.800',
  replay: 'M7 4.500v15l12-7.500z',
  review: 'M10.500 4a6.500 6.500 0 1 1 0 13a6.500 6.500 0 0 1 0-13zM15.300 15.300L21 21',
  turning: 'M3 17l5-6 4 3 4.500-9M13 5h4v4.200M17 14l4 5',
  puzzles: 'M9 5a2.500 2.500 0 0 1 5 0h4v4.500a2.500 2.500 0 0 1 0 5V19H5V5z',
  ladder: 'M7 2v20M17 2v20M7 6h10M7 12h10M7 18h10',
  scores: 'M4 20V10h4v10M10 20V4h4v16M16 20v-7h4v7M2 20h20',
};

export const pictureOf = (id: string): SVGElement | null =>
  PICTURES[id] === undefined ? null : drawn(PICTURES[id]);
