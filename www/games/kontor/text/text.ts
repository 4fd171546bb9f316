// All texts about a position, by topic.
import type { Game, Noted, GameEvent } from '../wire';
import type { Scene } from '../../../words/scene';
import type { Words } from '../../../words/words';
import { KontorLog } from './log';
import { KontorMoves } from './moves';
import { KontorPlaces } from './places';
import { KontorScore } from './score';
import { KontorTerms } from './terms';

export type KontorText = ReturnType<typeof kontorText>;

export function kontorText(
  words: Words,
  scene: Scene<Game>,
  workOut?: () => Noted[],
  recall?: () => GameEvent[],
) {
  const terms = new KontorTerms(words, scene, workOut, recall);
  return {
    terms,
    moves: new KontorMoves(terms),
    log: new KontorLog(terms),
    places: new KontorPlaces(terms),
    score: new KontorScore(terms),
  };
}
