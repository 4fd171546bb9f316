// How the front of a card is divided. The number comes first: it is read across a table. The picture fills what is left.
import { cut, inset, type Rect } from '../../../stage/layout/rect';

export interface Front {
  /** Where the number stands, and how high its letters are at most. */
  number: Rect;
  px: number;
  /** The ground of the picture, up to the edges of the card; without a picture, a course of stones. */
  ground: Rect;
}

/** Digits are so high, in parts of the size of their letters. */
export const DIGIT = 0.71;

/** Upright: the number stands above the picture. Lying: beside it. */
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

/** Returns the size of letters at which a number of this width, in parts of that size, fits; it may be drawn a fifth narrower. */
export const sizeIn = ({ number, px }: Front, wide: number): number => Math.min(px, number.w / wide / 0.8);
