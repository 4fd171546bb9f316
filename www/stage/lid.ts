// The part of a table that the overlay covers while things move. Pure.
import type { Rect } from './layout/rect';
import type { Size } from './layout/types';

/** How far a piece is drawn outside of its box: shadows, dust and wakes, in px. */
const AROUND = 24;
/** The most that a piece is lifted, in px. */
const HIGH = 76;

/** Returns boxes on the table with the room above them into which a piece is lifted. */
export const lifted = (boxes: readonly Rect[]): Rect[] =>
  boxes.map(({ x, y, w, h }) => ({ x, y: y - HIGH, w, h: h + HIGH }));
/** The sizes of an overlay, in dots, are multiples of this: a new size costs more than a few dots. */
const STEP = 64;

/**
 * Returns the part of the table over all that moves now, in dots. `reaches`: the boxes of each motion,
 * undefined if it may be drawn anywhere; `table`: its size in dots; `least`: the size that the part has at least.
 */
export function lidOver(
  reaches: readonly (readonly Rect[] | undefined)[],
  table: Size,
  dpr: number,
  least: Size,
): Rect {
  let [left, top, right, bottom] = [table.w, table.h, 0, 0];
  for (const reach of reaches) {
    if (!reach) [left, top, right, bottom] = [0, 0, table.w, table.h];
    for (const { x, y, w, h } of reach ?? []) {
      const far = AROUND + Math.min(w, h) * 0.6;
      left = Math.max(0, Math.min(left, Math.floor((x - far) * dpr)));
      top = Math.max(0, Math.min(top, Math.floor((y - far) * dpr)));
      right = Math.min(table.w, Math.max(right, Math.ceil((x + w + far) * dpr)));
      bottom = Math.min(table.h, Math.max(bottom, Math.ceil((y + h + far) * dpr)));
    }
  }
  const sized = (needs: number, has: number, most: number): number =>
    Math.min(most, Math.max(has, Math.ceil(Math.max(1, needs) / STEP) * STEP));
  const w = sized(right - left, least.w, table.w),
    h = sized(bottom - top, least.h, table.h);
  return { x: Math.max(0, Math.min(left, table.w - w)), y: Math.max(0, Math.min(top, table.h - h)), w, h };
}
