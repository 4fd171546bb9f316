// All texts about a position, by topic.
import type { Game } from '../wire';
import type { Scene } from '../../../words/scene';
import type { Words } from '../../../words/words';
import { RampartLog } from './log';
import { RampartMoves } from './moves';
import { RampartPlaces } from './places';
import { RampartScore } from './score';
import { RampartTerms } from './terms';

export type RampartText = ReturnType<typeof rampartText>;

export function rampartText(words: Words, scene: Scene<Game>, family = false) {
  const terms = new RampartTerms(words, scene, family);
  return {
    terms,
    moves: new RampartMoves(terms),
    log: new RampartLog(terms),
    places: new RampartPlaces(terms),
    score: new RampartScore(terms),
  };
}
