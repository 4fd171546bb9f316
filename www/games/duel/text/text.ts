// All texts about a position, by topic.
import type { Game } from '../wire';
import type { Scene } from '../../../words/scene';
import type { Noted } from '../../../engine/wire';
import type { Words } from '../../../words/words';
import { DuelLog } from './log';
import { DuelMoves } from './moves';
import { DuelPlaces } from './places';
import { DuelScore } from './score';
import { DuelTerms } from './terms';

export type DuelText = ReturnType<typeof duelText>;

export function duelText(words: Words, scene: Scene<Game>, workOut?: () => Noted<Game>[]) {
  const terms = new DuelTerms(words, scene, workOut);
  return {
    terms,
    moves: new DuelMoves(terms),
    log: new DuelLog(terms),
    places: new DuelPlaces(terms),
    score: new DuelScore(terms),
  };
}
