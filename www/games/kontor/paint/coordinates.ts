// Paints the letters of the columns and the numbers of the rows along the map, which name cells in texts.
import { haloText, text, type G } from '../../../stage/brush/ink';
import type { Look } from '../../../stage/brush/palette';
import type { Rect } from '../../../stage/layout/rect';
import { columnName, rowName, type Harbour } from '../layout/types';
import { coloursOf } from './colours';

/**
 * The smallest width of the strip with the names, in CSS pixels. The frame is narrower on a phone, so the
 * strip lies on the cells there.
 */
const STRIP = 12;

/** Returns a name for every column and row that is shown, and its box above the map or to the left of it. */
export function namesOf(harbour: Harbour): { name: string; at: Rect }[] {
  const { across, board, cells, down, frame, grid, sheet, turned } = harbour,
    strip = Math.max(frame, STRIP);
  // The names lie outside a frame that is too narrow for them, if there is room beyond it.
  const from = (fixed: boolean): number => (fixed && frame < STRIP - 1 ? frame + strip : strip),
    top = Math.max(sheet.y, grid.y - from(down.fixed)),
    left = Math.max(sheet.x, grid.x - from(across.fixed));
  return cells.flatMap(({ x, y, box }) => {
    const column = columnName(board, x),
      row = rowName(board, y);
    return [
      ...(box.y === grid.y
        ? [{ name: turned ? row : column, at: { x: box.x, y: top, w: box.w, h: strip } }]
        : []),
      ...(box.x === grid.x
        ? [{ name: turned ? column : row, at: { x: left, y: box.y, w: strip, h: box.h } }]
        : []),
    ];
  });
}

/** Paints the names: on the paper, on tabs of the scale, or outlined if there is no room beside. */
export function coordinates(g: G, look: Look, harbour: Harbour): void {
  const { across, down, frame, grid } = harbour,
    { scale } = coloursOf(look);
  for (const { name, at } of namesOf(harbour)) {
    const above = at.w > at.h,
      strip = Math.min(at.w, at.h),
      size = strip * (!above && name.length > 1 ? 0.72 : 0.86),
      x = at.x + at.w / 2,
      y = at.y + at.h / 2;
    const closed = (above ? down.fixed : across.fixed) && frame >= STRIP - 1;
    if (closed) {
      g.fillStyle = look.flat ? look.cream : '#F7EED6';
      if (above) g.fillRect(x - strip * 0.6, at.y + 1, strip * 1.2, strip - 2);
      else g.fillRect(at.x + 1, y - strip * 0.6, strip - 2, strip * 1.2);
    }
    const beside = above ? at.y + strip <= grid.y : at.x + strip <= grid.x;
    if (beside) text(g, look, name, x, y, size, closed || look.flat ? look.ink : scale);
    else haloText(g, look, name, x, y, size);
  }
}
