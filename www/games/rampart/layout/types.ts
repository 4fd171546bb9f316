// The layout of C'est mon fort !: the parts that it has besides a box for every place.
import type { Layout as AnyLayout } from '../../../stage/layout/types';
import type { Rect } from '../../../stage/layout/rect';

/** The number of cards of a finished rampart; as many places are marked on the ground from the beginning. */
export const LONGEST = 10;
export const SPOTS = 45;
/** The number of spots in a line: spots lie in five lines of nine, A1 to E9, whichever way up the device is held. */
export const LINE = 9;
/** The path runs after the second line, a brook and a hedge after the third and the sixth card. */
export const PATH = 1;
export const OTHERS = [2, 5] as const;

/** The parts of one player: the ground of a rampart, and a sign with the name. */
export interface Strip {
  seat: number;
  rect: Rect;
  /** The sign, and on it the player's mark, the name, the number of cards out of ten, and the points. */
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
  /** The ground on which the cards lie. */
  yard: Rect;
  /** A box for each spot, gaps included. */
  spots: Rect[];
  rulers: Ruler[];
}
