// What a stage can do for a game's screen.
import type { Noted, Place, Seat, Step, View } from '../core/wire';
import type { Mark, Picture } from './draw';
import type { Rect } from './layout/rect';
import type { Area } from './layout/types';

export interface Stage {
  /** All that the table is painted from now. */
  readonly picture: Picture;
  /** The scene built again from the truth, as `eye` sees it, painted in this frame; at once for another eye, so that nothing stays that it may not
   *  see. A running motion ends. Without new notes the old ones stay. */
  show(view: View, eye: Seat | null, notes?: Noted[]): void;
  /** Fetches how things move, which a table is shown without; null: it is here. Where it cannot be had, nothing moves. */
  prepare(): Promise<void> | null;
  /** One motion, `ms` long; 0 is at once. Steps that only say something are ignored. Resolves when `next` may begin to move. */
  play(step: Step, ms: number, next?: Step): Promise<void>;
  /** The running motions end within a frame. */
  finish(): void;
  mark(marks: Map<Place, Mark>): void;
  /** Places that belong together are shown so until the next call. */
  group(places: Place[]): void;
  /** Shows the motions of a move that is only considered, until the next call. */
  foresee(steps: Step[]): void;
  /** Where the button of a place goes. A larger one may contain smaller ones (a lane its boat's places): lay those on top. */
  rect(place: Place): Rect | null;
  /** Titled parts of the table: a title belongs in the top left, `titleHeight` high. */
  areas(): Area[];
  /** Paints everything anew, in the size that the host has now. */
  resize(): void;
  /** Paints everything anew that may have been painted without parts that have come since, as soon as there is time. */
  renew(): void;
  /** Whether everything is painted in the size that the host has now. */
  readonly fits: boolean;
  destroy(): void;
}
