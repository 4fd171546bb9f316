// The Duel's part of the page.
import { paintBoard } from '../faces/duel/board';
import { paintForeseen } from '../faces/duel/foreseen';
import { faceKey, paintFace, paintPieces } from '../faces/duel/paint';
import { layoutDuel, type Layout } from '../layout/duel/table';
import { DuelSpeech } from '../speech/duel/speech';
import { Scene } from '../speech/scene';
import type { Duel } from '../wire';
import type { GamePage } from './page';

export const duel: GamePage<Duel, Layout> = {
  layout: layoutDuel,
  piles: ['reserve', 'action', 'pile', 'supply', 'warehouse', 'out', 'coming'],
  faceDown: ['pile', 'supply', 'warehouse'],
  paintBoard, paintPieces, paintForeseen, faceKey, paintFace,
  lifts: (face) => face?.is === 'figure',
  isSlow: (step) => step.step === 'move' && step.face?.is === 'boat',
  isAftermath: ({ say }) => say === 'refilled' || say === 'scored',
  speech: (words, setup, view, prints) => new DuelSpeech(words, new Scene(setup, view, prints)),
};
