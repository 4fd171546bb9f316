// The layout of C'est mon fort ! beside a box for every place.
import type { Layout as AnyLayout } from '../../../stage/layout/types';
import type { Rect } from '../../../stage/layout/rect';

/** Cards of a finished rampart: so many places are marked out on the ground from the beginning. */
export const LONGEST = 10;
export const SPOTS = 45;
/** Spots lie in five lines of nine, A1 to E9, whichever way the table is turned. */
export const LINE = 9;
/** A path runs between the second line and the third, a brook and a hedge across all lines, after the third card and the sixth. */
export const PATH = 1;
export const OTHERS = [2, 5] as const;

/** The parts of one player: the ground of a rampart, and a sign with the name. */
export interface Strip {
  seat: number;
  rect: Rect;
  /** The sign, and on it the player's mark, the name, how many cards of ten, the points. */
  sign: Rect;
  glyph: Rect;
  name: Rect;
  progress: Rect;
  score: Rect;
  /** Ten boxes side by side; the wall stands at their feet, the rest is sky. */
  segments: Rect[];
}

/** A letter or a number at the edge of the table. */
export interface Ruler {
  text: string;
  x: number;
  y: number;
  px: number;
}

export interface Layout extends AnyLayout {
  strips: Strip[];
  /** The ground that the cards lie on. */
  yard: Rect;
  /** One box for each spot, gaps included. */
  spots: Rect[];
  rulers: Ruler[];
}
