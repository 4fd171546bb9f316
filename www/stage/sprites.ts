// Faces that are drawn once into small canvases, by piece, size, scheme and pixels, and then copied.
import type { Rect } from './layout/rect';
import type { G } from './brush/ink';

interface Sprite {
  face: string;
  canvas: HTMLCanvasElement;
  margin: number;
  w: number;
  h: number;
}

const MOST = 600;

/** Returns the room around a face for parts that stick out, and for the longest shadow of the day. */
export const marginOf = (w: number, h: number): number => Math.ceil(Math.max(4, Math.min(w, h) * 0.46));

export class Sprites {
  private kept = new Map<string, Sprite>();
  private parts = new Map<string, { key: string; canvas: HTMLCanvasElement }>();
  /** Faces of another size, which stand in for those that there is no time to draw. */
  readonly former = new Map<string, Sprite>();
  /** The time until which new faces may be drawn, in ms of the page's clock. */
  private until = Infinity;
  /** Whether a face or a part was drawn since `allow`. */
  private drew = true;
  /** Whether some faces were left out since `allow`, because the time was over. */
  late = false;
  /** The panel that is painted, of those that are turned to the far side; 0: the rest of the table. */
  side = 0;

  constructor(
    private dpr: number,
    private now = (): number => performance.now(),
  ) {}

  /**
   * Returns sprites for another size of the table. What was drawn here stands in there for what is not drawn yet, until
   * `former` is cleared.
   */
  resized(dpr: number): Sprites {
    const next = new Sprites(dpr, this.now);
    for (const all of [this.former, this.kept]) all.forEach((one) => next.former.set(one.face, one));
    return next;
  }

  /** Limits the time for drawing new faces to `ms`, except for one; a later frame draws the rest. */
  allow(ms: number): void {
    this.late = this.drew = false;
    this.until = this.now() + ms;
  }

  /** Copies the face into `r`, and draws it first if it has not been drawn at this size. */
  draw(g: G, key: string, r: Rect, paint: (g: G, r: Rect) => void): void {
    const w = Math.max(1, Math.round(r.w * 2) / 2),
      h = Math.max(1, Math.round(r.h * 2) / 2);
    const snap = (v: number) => Math.round(v * this.dpr) / this.dpr;
    const sprite = this.get(key, w, h, paint);
    if (sprite) this.copy(g, sprite, { x: snap(r.x), y: snap(r.y), w, h });
  }

  /** Copies a moving piece, which is drawn at one size and shown at another. */
  drawScaled(
    g: G,
    key: string,
    natural: { w: number; h: number },
    r: Rect,
    paint: (g: G, r: Rect) => void,
  ): void {
    const w = Math.max(1, Math.round(natural.w * 2) / 2),
      h = Math.max(1, Math.round(natural.h * 2) / 2);
    const sprite = this.get(key, w, h, paint);
    if (sprite) this.copy(g, sprite, r);
  }

  /** Copies a part of the table with all that lies there, and paints it again only if its key has changed. */
  part(g: G, name: string, key: string, r: Rect, paint: (g: G) => void): void {
    const { dpr, parts, side } = this,
      id = side > 0 ? `${name}@${side}` : name;
    const part = parts.get(id) ?? { key: '', canvas: document.createElement('canvas') },
      { canvas } = part;
    const [left, top] = [Math.floor(r.x * dpr), Math.floor(r.y * dpr)];
    if (part.key !== key) {
      if (this.isLate() && !this.former.size) return;
      parts.set(id, part);
      canvas.width = Math.ceil(r.w * dpr) + 1; // this also clears the canvas
      canvas.height = Math.ceil(r.h * dpr) + 1;
      const c = canvas.getContext('2d')!;
      c.setTransform(dpr, 0, 0, dpr, -left, -top);
      paint(c);
      this.drew = true;
      part.key = this.late ? '' : key; // a part in which a face is missing is painted again
    }
    g.drawImage(canvas, left / dpr, top / dpr, canvas.width / dpr, canvas.height / dpr);
  }

  private copy(g: G, sprite: Sprite, r: Rect): void {
    const kx = r.w / sprite.w,
      ky = r.h / sprite.h;
    g.drawImage(
      sprite.canvas,
      r.x - sprite.margin * kx,
      r.y - sprite.margin * ky,
      (sprite.w + 2 * sprite.margin) * kx,
      (sprite.h + 2 * sprite.margin) * ky,
    );
  }

  /** Returns whether the time for drawing faces is over; copies alone may take all of it, but something new is drawn. */
  private isLate(): boolean {
    return (this.late ||= this.drew && this.now() > this.until);
  }

  /** Returns the picture of a face; if it has to be drawn and there is no time left, one of another size or none. */
  private get(face: string, w: number, h: number, paint: (g: G, r: Rect) => void): Sprite | undefined {
    const key = `${face}|${w}|${h}`,
      found = this.kept.get(key);
    if (found) return found;
    if (this.isLate()) return this.former.get(face);
    if (this.kept.size >= MOST) this.kept.clear();
    const margin = marginOf(w, h);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((w + 2 * margin) * this.dpr);
    canvas.height = Math.ceil((h + 2 * margin) * this.dpr);
    const g = canvas.getContext('2d')!;
    // The canvas has whole pixels, so the picture is stretched by less than one of them.
    g.scale(canvas.width / (w + 2 * margin), canvas.height / (h + 2 * margin));
    paint(g, { x: margin, y: margin, w, h });
    const sprite = { face, canvas, margin, w, h };
    this.kept.set(key, sprite);
    this.drew = true;
    return sprite;
  }
}
