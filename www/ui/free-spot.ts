// Where something may lie over the table that covers nothing which can be tapped. Pure.
import type { Rect } from '../stage/layout/rect';

/** The steps between the spots that are tried, in px. */
const STEP = 6;
/** What each px² costs that is covered, of a place that can be tapped now and of any other, and each px of distance. */
const LIT = 100,
  OTHER = 0.25,
  AWAY = 20;

/** A place of the table. */
export interface Covered extends Rect {
  lit: boolean;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** How much of these places a box covers; what can be tapped counts most. */
export const covers = (box: Rect, places: readonly Covered[]): number =>
  places.reduce((sum, place) => sum + overlap(box, place) * (place.lit ? LIT : OTHER), 0);

/**
 * Returns where one of these sizes, the best first, lies in the room so that what it covers and its distance from `near` cost
 * least.
 */
export function freeSpot(
  room: { w: number; h: number },
  sizes: readonly { w: number; h: number }[],
  places: readonly Covered[],
  near: Rect,
): Rect {
  let best: Rect = { x: 0, y: 0, ...sizes[0]! },
    least = Infinity;
  for (const size of sizes)
    for (let y = 0; y <= room.h - size.h; y += STEP)
      for (let x = 0; x <= room.w - size.w; x += STEP) {
        const box = { x, y, ...size },
          away =
            Math.abs(x + size.w / 2 - near.x - near.w / 2) + Math.abs(y + size.h / 2 - near.y - near.h / 2),
          cost = covers(box, places) + away * AWAY;
        if (cost < least) [best, least] = [box, cost];
      }
  return best;
}
