// Puts Imhotep's parts of the page together.
import { paintGhosts } from './paint/ghosts';
import { lanes } from './paint/lanes';
import { motion } from './paint/motion';
import { trays } from './paint/trays';
import { faceKey, paintBoard, paintFace, paintPieces } from './paint/paint';
import { layoutImhotep, type Layout } from './layout/table';
import { Scene } from './text/scene';
import { imhotepText } from './text/text';
import type { Game } from './wire';
import type { GamePage } from '../contract';

export const imhotep: GamePage<Game, Layout> = {
  layout: layoutImhotep,
  piles: ['quarry', 'shore', 'deck', 'discard', 'held', 'beside'],
  faceDown: ['deck'],
  paintBoard,
  paintPieces(g, p) {
    lanes(g, p);
    trays(g, p);
    paintPieces(g, p);
  },
  faceKey,
  paintFace,
  paintGhosts,
  foreseesAll: true,
  beneath: (at) => (at.startsWith('boat/') ? `lane/${at[5]}` : null),
  motion,
  hourOf: ({ counts }) => Math.min(5, (counts.get('round') ?? 1) - 1),
  lifts: (face) => face?.is === 'stone',
  isSlow: (step) => step.step === 'move' && step.from.startsWith('lane/'),
  ending: () => import('./ending'),
  talk: () => import('./talk'),
  isAftermath: ({ say }) => say === 'round-ends' || say === 'round-begins',
  text: (words, setup, view, prints, workOut) => imhotepText(words, new Scene(setup, view, prints), workOut),
};
