// Puts the Duel's parts of the page together.
import { paintBoard } from './paint/board';
import { paintGhosts } from './paint/ghosts';
import { faceKey, paintFace, paintPieces } from './paint/paint';
import { layoutDuel, type Layout } from './layout/table';
import { duelText } from './text/text';
import { Scene } from '../../words/scene';
import type { Game } from './wire';
import type { GamePage } from '../contract';

export const duel: GamePage<Game, Layout> = {
  layout: layoutDuel,
  piles: ['reserve', 'action', 'pile', 'supply', 'warehouse', 'out', 'coming'],
  faceDown: ['pile', 'supply', 'warehouse'],
  // The hour follows the 42 tokens that lie in supply and warehouse at the start: a third of them for each
  // step.
  hourOf: ({ counts }) =>
    [4, 2, 1][
      Math.min(2, Math.floor((3 * ((counts.get('supply') ?? 0) + (counts.get('warehouse') ?? 0))) / 42))
    ]!,
  paintBoard,
  paintPieces,
  paintGhosts,
  faceKey,
  paintFace,
  lifts: (face) => face?.is === 'figure',
  isSlow: (step) => step.step === 'move' && step.face?.is === 'boat',
  beneath: (at) => (at.startsWith('boat/') ? `quay/${at.split('/')[1]}` : null),
  ending: () => import('./ending'),
  talk: () => import('./talk'),
  isAftermath: ({ say }) => say === 'refilled' || say === 'scored',
  text: (words, setup, view, prints, workOut) => duelText(words, new Scene(setup, view, prints), workOut),
};
