// Where the card of a lesson lies: on no place that is to be tapped next, on as little as can be of what is to be tapped later or is spoken of,
// and where it lay before if that will do. Pure.
import type { Rect } from '../../stage/layout/rect';

export interface Size {
  w: number;
  h: number;
}
export interface Spot {
  x: number;
  y: number;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const MARGIN = 6;

/** How much worse it is to lie on what is to be tapped, or is spoken of, than on anything else. */
const WEIGHT = { tapped: 1000, shown: 40, other: 1 } as const;
/** What moving is worth, in square pixels laid on. */
const REST = 2500;

export interface Around {
  tapped: readonly Rect[];
  shown: readonly Rect[];
  other: readonly Rect[];
}

export function spotFor(card: Size, host: Size, around: Around, before: Spot | null): Spot {
  const right = Math.max(0, host.w - card.w - MARGIN),
    bottom = Math.max(0, host.h - card.h - MARGIN);
  const along = (most: number): number[] =>
    Array.from({ length: 13 }, (_, i) =>
      Math.round(Math.min(MARGIN, most) + ((most - Math.min(MARGIN, most)) * i) / 12),
    );
  const tried = along(bottom)
    .reverse()
    .flatMap((y) => along(right).map((x) => ({ x, y })));
  let best: Spot = { x: 0, y: bottom },
    least = Infinity;
  for (const spot of before ? [before, ...tried] : tried) {
    if (spot.x > right || spot.y > bottom) continue;
    const box = { ...spot, ...card };
    const cost = (Object.keys(WEIGHT) as (keyof typeof WEIGHT)[]).reduce(
      (sum, kind) => sum + WEIGHT[kind] * around[kind].reduce((all, rect) => all + overlap(box, rect), 0),
      spot === before ? 0 : REST,
    );
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
