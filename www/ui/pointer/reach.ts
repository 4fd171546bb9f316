// The size of the buttons over small places: as large as a finger needs, if no other place is there. Pure.
import type { Place } from '../../engine/wire';
import type { Rect } from '../../stage/layout/rect';

/** The side of an area that a finger hits easily, in CSS pixels. */
export const FINGER = 44;

/** A place, its drawn box, and whether a tap does something there. */
export interface Target {
  place: Place;
  rect: Rect;
  open: boolean;
}

/** A box along the two directions: its beginning and its end. */
type Span = [from: number, to: number];
interface Grown {
  place: Place;
  /** Across and down. */
  spans: [Span, Span];
  drawn: [Span, Span];
  open: boolean;
}

const meets = ([a, b]: Span, [c, d]: Span): boolean => a < d - 0.5 && c < b - 0.5;
const within = (own: Grown, other: Grown): boolean =>
  meets(own.drawn[0], other.drawn[0]) && meets(own.drawn[1], other.drawn[1]);

/**
 * Returns larger boxes for the places that can be tapped and are smaller than a finger: they grow about their
 * middles into free room on a table of this size, never onto a neighbour. Two that want the same room get
 * half of it each, then what the other leaves. Places that lie on one another, as on a boat, are no
 * neighbours.
 */
export function reaches(targets: readonly Target[], table: { w: number; h: number }): Map<Place, Rect> {
  const all = targets.map(({ place, rect: { x, y, w, h }, open }): Grown => {
    const spans = (): [Span, Span] => [
      [x, x + w],
      [y, y + h],
    ];
    return { place, spans: spans(), drawn: spans(), open };
  });
  const small = all.filter(({ open, drawn }) => open && drawn.some(([from, to]) => to - from < FINGER));
  const apart = new Map(small.map((one) => [one, all.filter((other) => !within(one, other))]));
  for (const shared of [true, false])
    for (const axis of [0, 1] as const)
      for (const one of small) grow(one, apart.get(one)!, axis, axis === 0 ? table.w : table.h, shared);
  return new Map(
    small.map(({ place, spans: [[left, right], [top, bottom]] }) => [
      place,
      { x: left, y: top, w: right - left, h: bottom - top },
    ]),
  );
}

/** Grows along one axis as far as is wanted and free; `shared`: at most half of the way to another. */
function grow(one: Grown, others: Grown[], axis: 0 | 1, end: number, shared: boolean): void {
  const [from, to] = one.spans[axis],
    lack = FINGER - (to - from);
  if (lack <= 0) return;
  let [low, high] = [Math.min(0, from), Math.max(end, to)];
  for (const other of others) {
    if (!meets(one.spans[1 - axis]!, other.spans[1 - axis]!)) continue;
    const [start, stop] = other.spans[axis];
    const half = shared && other.open && stop - start < FINGER ? 2 : 1;
    if (stop <= from + 0.5) low = Math.max(low, from - Math.max(0, from - stop) / half);
    else if (start >= to - 0.5) high = Math.min(high, to + Math.max(0, start - to) / half);
  }
  const before = Math.min(from - low, Math.max(lack / 2, lack - (high - to))),
    after = Math.min(high - to, lack - before);
  one.spans[axis] = [from - Math.max(0, before), to + Math.max(0, after)];
}
