// Kontor's part of the page.
import { fetchLate, whatCame } from './paint/come';
import { faceKey, paintBoard, paintFace, paintPieces } from './paint/paint';
import { paintSmallBoard, paintStart } from './paint/small';
import { layoutSmall } from './layout/small';
import { layoutKontor, type Layout } from './layout/table';
import { kontorText } from './text/text';
import { Scene } from '../../core/scene';
import type { Game } from './wire';
import type { GamePage } from '../contract';

const page: GamePage<Game, Layout> = {
  layout: layoutKontor,
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
  paintBoard,
  paintPieces,
  faceKey,
  paintFace,
  fetchLate,
  paintForeseen: (g, p) => whatCame()?.paintForeseen(g, p),
  motion: (step, before, after) => whatCame()?.motion(step, before, after),
  lifts: (face) => face?.is === 'warehouse',
  isSlow: (step) =>
    step.step === 'move' ? step.from.startsWith('ship/') : step.step === 'appear' && step.face?.is === 'edge',
  prize: {
    leaf: 'M0 0C-11 -9 -11 -24 0 -34C11 -24 11 -9 0 0zM0 -2V-26',
    sign: 'M24 14V42M14 21H34M24 6a4 4 0 1 0 .1 0zM8 29c1 8 8 13 16 13s15-5 16-13M8 29l-2 6M8 29l6 3M40 29l2 6M40 29l-6 3',
  },
  isAftermath: ({ say }) => say === 'revealed' || say === 'round-begins',
  text: (words, setup, view, prints, workOut, recall) =>
    kontorText(words, new Scene(setup, view, prints), workOut, recall),
};

export const kontor: GamePage<Game, Layout> = {
  ...page,
  small: { ...page, layout: layoutSmall, paintBoard: paintSmallBoard, paintPieces: paintStart },
};
