// What an engine whose module has the feature `learn` can do besides: keep worlds that learn what the true game shows
// (docs/together.md).
import type { Session } from '../../engine/engine';
import type { Seat, Step } from '../../engine/wire';
import type { Shown } from './message';

/** A session of such an engine. */
export interface Learning extends Session {
  /** Returns the record of this game as a viewer knows it; null is the table. */
  sight(eye: Seat | null): string;
  /** Returns what the moves from this number on have shown a viewer. */
  shown(eye: Seat | null, from: number): Shown[];
  /** Returns a world as a seat may imagine it from here, in which moves can be played. */
  imagine(seat: Seat, seed: number): Learning;
  /** Carries out a move of the true game in a world; throws a refusal if it cannot be true there. */
  learn(shown: Shown): Step[];
}
