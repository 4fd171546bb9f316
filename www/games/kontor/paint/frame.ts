// Paints the frame of the map: a scale along every side at which the board can no longer grow.
import type { Axis, Harbour } from '../layout/types';
import type { Rect } from '../../../stage/layout/rect';
import type { Place } from '../wire';
import { fillRect, pen, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';

/** Draws the frame. An axis is closed at both ends; the corners follow once all four sides are there. */
export function frameRound(
  g: G,
  look: Look,
  { grid, frame, unit, columns, rows, turned }: Harbour,
  hidden: Set<Place>,
): void {
  const closed = (kind: string, { from, to, fixed }: Axis): boolean =>
    fixed && !hidden.has(`edge/${kind}/${from}`) && !hidden.has(`edge/${kind}/${to}`);
  const [upright, level] = !turned
    ? [closed('column', columns), closed('row', rows)]
    : [closed('row', rows), closed('column', columns)];
  if (upright)
    for (const x of [grid.x - frame, grid.x + grid.w])
      scale(g, look, { x, y: grid.y, w: frame, h: grid.h }, unit);
  if (level)
    for (const y of [grid.y - frame, grid.y + grid.h])
      scale(g, look, { x: grid.x, y, w: grid.w, h: frame }, unit);
  if (!upright || !level) return;
  for (const x of [grid.x - frame, grid.x + grid.w]) {
    for (const y of [grid.y - frame, grid.y + grid.h]) {
      fillRect(g, look.flat ? look.cream : '#B3261E', x, y, frame, frame);
      pen(g, look.ink, 1.2);
      g.strokeRect(x, y, frame, frame);
    }
  }
}

/** Draws a scale: half a cell black, half a cell cream, between two lines. */
export function scale(g: G, look: Look, r: Rect, unit: number): void {
  const across = r.w > r.h,
    step = unit / 2,
    long = across ? r.w : r.h,
    thick = across ? r.h : r.w,
    d = Math.max(1, thick * 0.16);
  fillRect(g, look.flat ? look.cream : '#F7EED6', r.x, r.y, r.w, r.h);
  g.fillStyle = look.ink;
  for (let at = 0, i = 0; at < long - 1; at += step, i++) {
    if (i % 2) continue;
    const l = Math.min(step, long - at);
    if (across) g.fillRect(r.x + at, r.y + d, l, thick - 2 * d);
    else g.fillRect(r.x + d, r.y + at, thick - 2 * d, l);
  }
  pen(g, look.ink, 1.2);
  g.strokeRect(r.x, r.y, r.w, r.h);
}
