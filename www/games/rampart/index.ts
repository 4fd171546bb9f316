// Puts together the parts of the page that belong to C'est mon fort !.
import './paint/answers.css';
import { motion } from './paint/motion';
import { faceKey, paintBoard, paintFace, paintPieces } from './paint/paint';
import { pictogram } from './paint/pictogram';
import { layoutRampart, type Layout } from './layout/table';
import { rampartText } from './text/text';
import { Scene } from '../../words/scene';
import type { Game } from './wire';
import type { GamePage } from '../contract';

/** Returns whether the family mode is on (settings.ts): larger cards, fewer words. */
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
  ending: () => import('./ending'),
  talk: () => import('./talk'),
  isAftermath: () => false,
  needsNoRing: (at, { tokens }) =>
    at.startsWith('card/') && tokens.some((token) => token.at === at && token.face === null),
  pictogram,
  isPlain: (move) => move.do === 'turn-over',
  isForced: (move) => move.do === 'leave', // the card stays face up
  text: (words, setup, view, prints) => rampartText(words, new Scene(setup, view, prints), family()),
};
