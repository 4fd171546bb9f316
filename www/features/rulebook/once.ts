// Faces of a picture that is painted once: they are painted where they are seen and not stored, and what lies outside the
// canvas is left out. A picture of a part of the table needs little of the table.
import { clipTo, type G } from '../../stage/brush/path';
import type { Rect } from '../../stage/layout/rect';
import { marginOf, Sprites } from '../../stage/sprites';

export class Once extends Sprites {
  override draw(g: G, _: string, r: Rect, paint: (g: G, r: Rect) => void): void {
    if (isOutside(g, r)) return;
    g.save();
    paint(g, r);
    g.restore();
  }

  override part(g: G, _: string, __: string, r: Rect, paint: (g: G) => void): void {
    if (isOutside(g, r, 1)) return;
    clipTo(g, r);
    paint(g);
    g.restore();
  }
}

/** Returns whether nothing of a face in `r`, with its margin, would be seen on the canvas. */
function isOutside(g: G, { x, y, w, h }: Rect, margin = marginOf(w, h)): boolean {
  const { a, b, c, d, e, f } = g.getTransform(),
    [left, right, top, bottom] = [x - margin, x + w + margin, y - margin, y + h + margin];
  const within = (p: number, q: number, shift: number, size: number): boolean => {
    const ends = [p * left + q * top, p * left + q * bottom, p * right + q * top, p * right + q * bottom];
    return shift + Math.max(...ends) > 0 && shift + Math.min(...ends) < size;
  };
  return !within(a, c, e, g.canvas.width) || !within(b, d, f, g.canvas.height);
}
