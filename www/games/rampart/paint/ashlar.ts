// Paints the stones of a wall in their materials.
import { type Rect, clamp } from '../../../stage/layout/rect';
import type { Heights } from '../layout/strip';
import { shade, type G } from '../../../stage/brush/ink';
import type { Look } from '../../../stage/brush/palette';

/** Gives every stone of the wall its own tone and a lit upper edge. */
export function ashlar(
  g: G,
  matter: NonNullable<Look['matter']>,
  r: Rect,
  from: number,
  foot: number,
  seed: number,
): void {
  const course = clamp((foot - from) / 6, 6, 15),
    brick = r.w / (r.w > 44 ? 3 : 2);
  matter.courses(
    g,
    { x: r.x, y: from - 3, w: r.w, h: foot - from + 3 },
    course,
    brick,
    seed,
    ['74,56,34', 0.36],
    ['255,250,236', 0.55],
  );
  g.fillStyle = 'rgba(255,252,240,.4)';
  for (let y = foot - course, row = 0; y > from - 3 - course; y -= course, row++)
    for (let x = r.x - (row % 2 ? brick / 2 : 0); x < r.x + r.w - 1; x += brick)
      g.fillRect(x + 1.2, y + 0.8, brick - 2, 1);
}

/** Puts light along the battlement and shade at the foot. */
export function lit(g: G, look: Look, r: Rect, high: number, at: Heights): void {
  g.fillStyle = shade(g, look, 0, high, 0, at.foot, [
    'rgba(255,248,222,.42)',
    'rgba(255,248,222,0)',
    'rgba(60,40,16,0)',
    'rgba(60,40,16,.34)',
  ]);
  g.fillRect(r.x - 6, high, r.w + 12, at.foot - high);
}
