// Rectangles in CSS pixels, and the few ways in which layouts divide them. No DOM.

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

export const inset = (r: Rect, dx: number, dy = dx): Rect => ({
  x: r.x + dx,
  y: r.y + dy,
  w: Math.max(0, r.w - 2 * dx),
  h: Math.max(0, r.h - 2 * dy),
});

/** Returns a strip off one edge, and the rest after `gap`. */
export function cut(r: Rect, edge: 'left' | 'right' | 'top' | 'bottom', size: number, gap = 0): [Rect, Rect] {
  const rest = size + gap;
  switch (edge) {
    case 'left':
      return [
        { ...r, w: size },
        { ...r, x: r.x + rest, w: Math.max(0, r.w - rest) },
      ];
    case 'right':
      return [
        { ...r, x: r.x + r.w - size, w: size },
        { ...r, w: Math.max(0, r.w - rest) },
      ];
    case 'top':
      return [
        { ...r, h: size },
        { ...r, y: r.y + rest, h: Math.max(0, r.h - rest) },
      ];
    case 'bottom':
      return [
        { ...r, y: r.y + r.h - size, h: size },
        { ...r, h: Math.max(0, r.h - rest) },
      ];
  }
}

/** Divides a rectangle in proportion to the weights, side by side (`across`) or one below the other. */
export function share(r: Rect, weights: number[], gap: number, across: boolean): Rect[] {
  const total = weights.reduce((a, b) => a + b, 0);
  const room = (across ? r.w : r.h) - gap * (weights.length - 1);
  let at = across ? r.x : r.y;
  return weights.map((weight) => {
    const size = (room * weight) / total;
    const part = across ? { x: at, y: r.y, w: size, h: r.h } : { x: r.x, y: at, w: r.w, h: size };
    at += size + gap;
    return part;
  });
}

/** Returns the part of a box at these shares of its sides. */
export const within = (r: Rect, x: number, y: number, w: number, h: number): Rect => ({
  x: r.x + r.w * x,
  y: r.y + r.h * y,
  w: r.w * w,
  h: r.h * h,
});

export const middle = (r: Rect, w: number, h: number): Rect => ({
  x: r.x + (r.w - w) / 2,
  y: r.y + (r.h - h) / 2,
  w,
  h,
});

/** Returns the box, grown around its middle to at least this size, so that a finger can hit it. */
export const atLeast = (r: Rect, size: number): Rect => middle(r, Math.max(size, r.w), Math.max(size, r.h));
