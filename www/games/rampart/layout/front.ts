// Divides the front of a card. The number comes first: it is read across a table.
import { cut, inset, type Rect } from '../../../stage/layout/rect';

export interface Front {
  /** The box of the number, and the largest size of its letters in px. */
  number: Rect;
  px: number;
  /** The ground of the picture, up to the edges of the card; a course of stones if there is no picture. */
  ground: Rect;
}

/** The height of a digit, as a share of the size of its letters. */
export const DIGIT = 0.71;

/** Puts the number above the picture on an upright card, and beside it on a wide one. */
export function frontOf(r: Rect, shows: boolean): Front {
  if (r.h > r.w * 0.9) {
    const [ground, paper] = cut(r, 'bottom', r.h * (shows ? 0.54 : 0.24));
    const number = inset(paper, r.w * 0.05, 0);
    return { number, px: Math.min(r.h * 0.58, (paper.h * 0.78) / DIGIT), ground };
  }
  if (!shows) {
    const [ground, paper] = cut(r, 'bottom', r.h * 0.22);
    return { number: inset(paper, r.w * 0.1, 0), px: (paper.h * 0.84) / DIGIT, ground };
  }
  const [ground, paper] = cut(r, 'right', Math.min(r.w * 0.43, r.h * 0.8));
  return { number: inset(paper, r.w * 0.035, 0), px: r.h * 0.8, ground };
}

/**
 * Returns the size of letters, in px, at which a number fits. `wide` is its width as a share of that size; it
 * may be drawn a fifth narrower.
 */
export const sizeIn = ({ number, px }: Front, wide: number): number => Math.min(px, number.w / wide / 0.8);
