// Imhotep's part of the page.
import { motion } from '../faces/imhotep/motion';
import { faceKey, paintBoard, paintFace, paintPieces } from '../faces/imhotep/paint';
import { layoutImhotep, type Layout } from '../layout/imhotep/table';
import { Scene } from '../speech/imhotep/scene';
import { ImhotepSpeech } from '../speech/imhotep/speech';
import type { Imhotep } from '../wire';
import type { GamePage } from './page';

export const imhotep: GamePage<Imhotep, Layout> = {
  layout: layoutImhotep,
  piles: ['quarry', 'shore', 'deck', 'discard', 'held', 'beside'],
  faceDown: ['deck'],
  paintBoard, paintPieces, faceKey, paintFace, motion,
  lifts: (face) => face?.is === 'stone',
  isSlow: (step) => step.step === 'move' && step.from.startsWith('lane/'),
  isAftermath: ({ say }) => say === 'round-ends' || say === 'round-begins',
  speech: (words, setup, view, prints) => new ImhotepSpeech(words, new Scene(setup, view, prints)),
};
