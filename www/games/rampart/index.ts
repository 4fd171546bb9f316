// C'est mon fort !'s part of the page.
import './paint/answers.css';
import { motion } from './paint/motion';
import { faceKey, paintBoard, paintFace, paintPieces } from './paint/paint';
import { pictogram } from './paint/pictogram';
import { layoutRampart, type Layout } from './layout/table';
import { rampartText } from './text/text';
import { Scene } from '../../core/scene';
import type { Game } from './wire';
import type { GamePage } from '../contract';

/** Whether the family mode is on (settings.ts): larger cards, fewer words. */
const family = (): boolean => document.documentElement.dataset['family'] === 'on';

export const rampart: GamePage<Game, Layout> = {
  layout: (size, scene, setup) => layoutRampart(size, scene, setup, family()),
  piles: ['gone'],
  faceDown: [],
  paintBoard,
  paintPieces,
  faceKey,
  paintFace,
  motion,
  lifts: () => true,
  isSlow: () => false,
  prize: {
    leaf: 'M0 0C-5 -4 -12 -6 -9 -12C-14 -14 -12 -21 -7 -21C-9 -28 -4 -33 0 -35C4 -33 9 -28 7 -21C12 -21 14 -14 9 -12C12 -6 5 -4 0 0z',
    sign: 'M8 38V20L5 12L15 19L24 8L33 19L43 12L40 20V38zM8 32H40',
  },
  isAftermath: () => false,
  needsNoRing: (at, { tokens }) =>
    at.startsWith('card/') && tokens.some((token) => token.at === at && token.face === null),
  pictogram,
  text: (words, setup, view, prints) => rampartText(words, new Scene(setup, view, prints), family()),
};
