// Finds room for a sheet about a part of the table, so that it covers nothing of that part. Pure.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the window that a sheet may cover: all but the prompt and its buttons. */
export interface Window {
  readonly width: number;
  readonly height: number;
  /** The column of the log, if the window has one. */
  readonly column: Box | null;
}

/** A free rectangle in CSS pixels. `at`: the edge at which a smaller sheet lies. */
export interface Room {
  side: 'column' | 'left' | 'right' | 'above' | 'below';
  at: 'top' | 'bottom';
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The largest width of a sheet, and the width that it needs beside a place, in CSS pixels. */
const WIDEST = 400,
  LEAST = { w: 220, h: 130 };
const GAP = 8;

/**
 * Returns the room for a sheet about `of`: in the column of the log if there is one, otherwise the largest
 * room beside it, above it or below it.
 */
export function roomBeside(of: Box, table: Box, { width, height, column }: Window): Room {
  if (column) {
    const { x, y, width: w, height: h } = column;
    return { side: 'column', at: 'top', x: x + 4, y: y + 4, w: w - 8, h: h - 8 };
  }
  const left = of.x - 2 * GAP,
    right = width - of.x - of.width - 2 * GAP;
  // Beside the part, a sheet can use the whole height of the table.
  if (Math.max(left, right) >= LEAST.w && table.width > table.height) {
    const w = Math.min(WIDEST, Math.max(left, right)),
      onLeft = left > right;
    return {
      side: onLeft ? 'left' : 'right',
      at: 'top',
      x: onLeft ? of.x - GAP - w : of.x + of.width + GAP,
      y: table.y + GAP,
      w,
      h: Math.max(LEAST.h, height - table.y - 2 * GAP),
    };
  }
  const above = of.y - 2 * GAP,
    below = height - of.y - of.height - 2 * GAP;
  const w = Math.min(width - 2 * GAP, Math.max(WIDEST, table.width - 2 * GAP)),
    x = Math.max(GAP, Math.min(width - GAP - w, table.x + (table.width - w) / 2));
  return above > below
    ? { side: 'above', at: 'bottom', x, y: GAP, w, h: above }
    : { side: 'below', at: 'top', x, y: of.y + of.height + GAP, w, h: below };
}
