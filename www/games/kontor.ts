// Kontor's part of the page.
import { fetchLate, whatCame } from '../faces/kontor/come';
import { faceKey, paintBoard, paintFace, paintPieces } from '../faces/kontor/paint';
import { paintSmallBoard, paintStart } from '../faces/kontor/small';
import { layoutSmall } from '../layout/kontor/small';
import { layoutKontor, type Layout } from '../layout/kontor/table';
import { KontorSpeech } from '../speech/kontor/speech';
import { Scene } from '../speech/scene';
import type { Kontor } from '../wire';
import type { GamePage } from './page';

const page: GamePage<Kontor, Layout> = {
  layout: layoutKontor,
  piles: ['chip', 'pile', 'purse', 'treasury', 'supply', 'reserve', 'coins', 'markers', 'box', 'out', 'score', 'round', 'dry-rounds'],
  faceDown: ['pile', 'box'],
  paintsNotes: true,
  paintBoard, paintPieces, faceKey, paintFace, fetchLate,
  paintForeseen: (g, p) => whatCame()?.paintForeseen(g, p),
  motion: (step, before, after) => whatCame()?.motion(step, before, after),
  lifts: (face) => face?.is === 'warehouse',
  isSlow: (step) => (step.step === 'move' ? step.from.startsWith('ship/') : step.step === 'appear' && step.face?.is === 'edge'),
  isAftermath: ({ say }) => say === 'revealed' || say === 'round-begins',
  speech: (words, setup, view, prints, workOut) => new KontorSpeech(words, new Scene(setup, view, prints), workOut),
};

export const kontor: GamePage<Kontor, Layout> = { ...page, small: { ...page, layout: layoutSmall, paintBoard: paintSmallBoard, paintPieces: paintStart } };
