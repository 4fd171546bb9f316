// Imhotep's part of the page.
import type * as Foreseen from './paint/foreseen';
import { motion } from './paint/motion';
import { faceKey, paintBoard, paintFace, paintPieces } from './paint/paint';
import { layoutImhotep, type Layout } from './layout/table';
import { Scene } from './text/scene';
import { imhotepText } from './text/text';
import type { Game } from './wire';
import type { GamePage } from '../contract';

let late: typeof Foreseen | null = null;

export const imhotep: GamePage<Game, Layout> = {
  layout: layoutImhotep,
  piles: ['quarry', 'shore', 'deck', 'discard', 'held', 'beside'],
  faceDown: ['deck'],
  paintBoard,
  paintPieces,
  faceKey,
  paintFace,
  paintForeseen: (g, p) => late?.paintForeseen(g, p),
  foreseesAll: true,
  beneath: (at) => (at.startsWith('boat/') ? `lane/${at[5]}` : null),
  fetchLate: async () => {
    late = await import('./paint/foreseen');
  },
  motion,
  lifts: (face) => face?.is === 'stone',
  isSlow: (step) => step.step === 'move' && step.from.startsWith('lane/'),
  prize: {
    leaf: 'M0 0C-4 -12 -9 -22 -3 -36L0 -26L3 -36C9 -22 4 -12 0 0z',
    sign: 'M4 38L24 8L44 38zM24 8L30 38M13 25h8M10 31h10M34 5v.1M38 9l.1.1M34 12v.1M30 9h.1',
  },
  isAftermath: ({ say }) => say === 'round-ends' || say === 'round-begins',
  text: (words, setup, view, prints, workOut) => imhotepText(words, new Scene(setup, view, prints), workOut),
};
