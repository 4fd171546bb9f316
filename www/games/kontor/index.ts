// Kontor's part of the page.
import { fetchLate, whatCame } from './paint/come';
import { faceKey, paintBoard, paintFace, paintPieces } from './paint/paint';
import { paintSmallBoard, paintStart } from './paint/small';
import { pictogram } from './paint/pictogram';
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
  pictogram,
  lifts: (face) => face?.is === 'warehouse',
  isSlow: (step) =>
    step.step === 'move' ? step.from.startsWith('ship/') : step.step === 'appear' && step.face?.is === 'edge',
  ending: () => import('./ending'),
  isAftermath: ({ say }) => say === 'revealed' || say === 'round-begins',
  text: (words, setup, view, prints, workOut, recall) =>
    kontorText(words, new Scene(setup, view, prints), workOut, recall),
};

export const kontor: GamePage<Game, Layout> = {
  ...page,
  small: { ...page, layout: layoutSmall, paintBoard: paintSmallBoard, paintPieces: paintStart },
};
