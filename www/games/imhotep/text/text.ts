// All texts about a position, by topic.
import type { Game } from '../wire';
import type { Scene } from './scene';
import type { Noted } from '../../../engine/wire';
import type { Words } from '../../../words/words';
import { ImhotepLog } from './log';
import { ImhotepMoves } from './moves';
import { ImhotepPlaces } from './places';
import { ImhotepScore } from './score';
import { ImhotepTerms } from './terms';

export function imhotepText(words: Words, scene: Scene, workOut?: () => Noted<Game>[]) {
  const terms = new ImhotepTerms(words, scene, workOut);
  return {
    terms,
    moves: new ImhotepMoves(terms),
    log: new ImhotepLog(terms),
    places: new ImhotepPlaces(terms),
    score: new ImhotepScore(terms),
  };
}
