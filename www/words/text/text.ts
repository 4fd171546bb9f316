// All that a page says of one position of a game, by topic.
import type { AnyGame, Kind } from '../../engine/wire';
import type { LogText } from './log';
import type { MoveText } from './moves';
import type { PlaceText } from './places';
import type { ScoreText } from './score';
import type { Terms } from './terms';

export interface GameText<K extends Kind = AnyGame> {
  readonly terms: Terms<K>;
  readonly moves: MoveText<K>;
  readonly log: LogText<K>;
  readonly places: PlaceText<K>;
  readonly score: ScoreText<K>;
}
