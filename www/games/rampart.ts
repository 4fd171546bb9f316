// C'est mon fort !'s part of the page.
import '../faces/rampart/answers.css';
import { motion } from '../faces/rampart/motion';
import { faceKey, paintBoard, paintFace, paintPieces } from '../faces/rampart/paint';
import { pictogram } from '../faces/rampart/pictogram';
import { layoutRampart, type Layout } from '../layout/rampart/table';
import { RampartSpeech } from '../speech/rampart/speech';
import { Scene } from '../speech/scene';
import type { Rampart } from '../wire';
import type { GamePage } from './page';

/** Whether the family mode is on (settings.ts): larger cards, fewer words. */
const family = (): boolean => document.documentElement.dataset['family'] === 'on';

export const rampart: GamePage<Rampart, Layout> = {
  layout: (size, scene, setup) => layoutRampart(size, scene, setup, family()),
  piles: ['gone'],
  faceDown: [],
  paintBoard, paintPieces, faceKey, paintFace, motion,
  lifts: () => true,
  isSlow: () => false,
  isAftermath: () => false,
  needsNoRing: (at, { tokens }) => at.startsWith('card/') && tokens.some((token) => token.at === at && token.face === null),
  pictogram,
  speech: (words, setup, view, prints) => new RampartSpeech(words, new Scene(setup, view, prints), family()),
};
