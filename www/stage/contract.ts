// The interface that a stage offers to a game's screen.
import type { Noted, Place, Seat, Step, View } from '../engine/wire';
import type { Mark, Picture } from './draw';
import type { Rect } from './layout/rect';
import type { Area } from './layout/types';

export interface Stage {
  /** All that the table is painted from now. */
  readonly picture: Picture;
  /**
   * Builds the scene again from a view as `eye` sees it, and paints it in the next frame; for another eye it
   * paints at once, so that nothing stays that this eye may not see. Ends a running motion. Keeps the old
   * notes if none are given.
   */
  show(view: View, eye: Seat | null, notes?: Noted[]): void;
  /**
   * Fetches the motions, without which the table is shown first; nothing moves if they cannot be fetched. If they
   * are here, paints ahead what `step` needs. Returns null if everything is ready.
   */
  prepare(step?: Step): Promise<void> | null;
  /**
   * Plays one motion of `ms`, or at once if that is 0. Steps that only say something are ignored. Resolves
   * when `next` may begin to move.
   */
  play(step: Step, ms: number, next?: Step): Promise<void>;
  /** Ends the running motions within a frame. */
  finish(): void;
  /** Turns to these seats what is theirs: the device lies flat, and they are on the far side; none: it does not. */
  seat(across: readonly Seat[]): void;
  mark(marks: Map<Place, Mark>): void;
  /** Shows until the next call that places belong together. */
  group(places: Place[]): void;
  /** Shows the motions of a move that is only considered, until the next call. */
  showGhosts(steps: Step[]): void;
  /**
   * Returns the box of a place's button. A large box may contain smaller ones, as a lane contains the places
   * of its boat: lay those on top.
   */
  rect(place: Place): Rect | null;
  /** Returns the parts of the table with a title, in their top left corner, `titleHeight` high. */
  areas(): Area[];
  /** Paints everything again, in the current size of the host. */
  resize(): void;
  /** Paints again, as soon as there is time, what was painted without parts that have come since. */
  renew(): void;
  /** Whether everything is painted in the current size of the host. */
  readonly fits: boolean;
  destroy(): void;
}
