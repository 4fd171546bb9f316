// Puts Kontor's parts of the page together.
import { paintGhosts } from './paint/ghosts';
import { motion } from './paint/motion';
import { faceKey, paintBoard, paintFace, paintPanels, paintTags, paintPieces } from './paint/paint';
import { paintSmallBoard, paintStart } from './paint/small';
import { pictogram } from './paint/pictogram';
import { layoutSmall } from './layout/small';
import { layoutKontor, type Layout } from './layout/table';
import { kontorText } from './text/text';
import type { Scene as OnTable } from '../../stage/scene';
import { Scene } from '../../words/scene';
import type { Game } from './wire';
import type { GamePage } from '../contract';

/** Returns morning, noon or evening by the share of all cards that have come to the map, in thirds. */
const hourOf = ({ tokens, counts }: OnTable<Game>): number => {
  let laid = 0,
    left = 0;
  for (const at of tokens.keys()) if (/^(cell|under)\//.test(at)) laid++;
  for (const [at, n] of counts) if (at.startsWith('pile/')) left += n;
  return [1, 2, 4][Math.floor((3 * laid) / (laid + left + 1))]!;
};

const page: GamePage<Game, Layout> = {
  layout: (size, scene, setup, prints) =>
    layoutKontor(size, scene, setup, prints, document.documentElement.dataset['hand'] === 'left'),
  piles: [
    'chip',
    'pile',
    'purse',
    'treasury',
    'supply',
    'reserve',
    'coins',
    'markers',
    'box',
    'out',
    'score',
    'round',
    'dry-rounds',
  ],
  faceDown: ['pile', 'box'],
  paintsNotes: true,
  hourOf,
  paintBoard,
  paintPanels,
  paintPieces,
  paintTags,
  faceKey,
  paintFace,
  paintGhosts,
  motion,
  pictogram,
  lifts: (face) => face?.is === 'warehouse',
  isSlow: (step) =>
    step.step === 'move' ? step.from.startsWith('ship/') : step.step === 'appear' && step.face?.is === 'edge',
  ending: () => import('./ending'),
  talk: () => import('./talk'),
  isAftermath: ({ say }) => say === 'revealed' || say === 'round-begins',
  text: (words, setup, view, prints, workOut, recall) =>
    kontorText(words, new Scene(setup, view, prints), workOut, recall),
};

export const kontor: GamePage<Game, Layout> = {
  ...page,
  small: { ...page, layout: layoutSmall, paintBoard: paintSmallBoard, paintPieces: paintStart },
};
