// Measures contrast on the pictures that a table really shows: of every text that is written on a canvas, of every
// piece against what it lies on, and of the sign on a piece against its face.
import type { Page } from '@playwright/test';

/** A text on a canvas, the size of its letters in px, and its contrast with the ground. */
export interface Text {
  text: string;
  px: number;
  ratio: number;
}

/** A piece. `ground`: the contrast of its rim or face with what lies around it. `sign`: that within its face. */
export interface Piece {
  face: string;
  place: string;
  ground: number;
  sign: number;
}

export interface Measured {
  texts: Text[];
  pieces: Piece[];
}

declare global {
  interface Window {
    __measured: () => Measured;
  }
}

/** Notes what is drawn from now on. Call this before the page is opened. */
export async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** Paints the table once more, and returns the contrasts of what was drawn. */
export async function measureTable(page: Page): Promise<Measured> {
  await page.evaluate(() => window.__game.stage().resize());
  await page.waitForFunction(() => !document.querySelector('[data-painting]'));
  return page.evaluate(() => window.__measured());
}

/** Runs in the page. */
function watch(): void {
  type G = CanvasRenderingContext2D;
  type Box = [x: number, y: number, w: number, h: number];
  /** A text, and the pixels of its box that are ink or ground. */
  interface Written {
    text: string;
    px: number;
    canvas: HTMLCanvasElement;
    box: Box;
    ink: number[];
    ground: number[];
  }
  /** A picture that was copied: what lay there before and after, and its own shape. */
  interface Laid {
    canvas: HTMLCanvasElement;
    image: HTMLCanvasElement;
    box: Box;
    before: ImageData;
    after: ImageData;
    shape: ImageData;
  }
  /** How far around a piece the ground is looked at, in pixels of the canvas. */
  const AROUND = 4 * devicePixelRatio;
  /** The opacity from which a pixel belongs to a piece: a shadow has less. */
  const SOLID = 200;

  let written: Written[] = [],
    laid: Laid[] = [];
  /** What was copied onto each canvas since it was painted anew. */
  const copied = new Map<CanvasImageSource, Set<CanvasImageSource>>();

  const linear = (level: number): number => {
    const v = level / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ({ data }: ImageData, i: number): number =>
    0.2126 * linear(data[4 * i]!) + 0.7152 * linear(data[4 * i + 1]!) + 0.0722 * linear(data[4 * i + 2]!);
  const opacity = ({ data }: ImageData, i: number): number => data[4 * i + 3]!;
  /** Returns the value that a part of all are less than. */
  const at = (all: number[], part: number): number =>
    all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * part))]!;
  const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  const proto = CanvasRenderingContext2D.prototype,
    { fillText, drawImage, getImageData } = proto;
  const read = (g: G, box: Box): ImageData => getImageData.call(g, ...box);
  const readOf = (canvas: HTMLCanvasElement, box: Box): ImageData => read(canvas.getContext('2d')!, box);

  /** Returns the pixels of a canvas that a box covers; null if it has hardly any. */
  function pixels(g: G, [x, y, w, h]: Box): Box | null {
    const m = g.getTransform(),
      { width, height } = g.canvas;
    const corners = [x, x + w].flatMap((a) => [y, y + h].map((b) => m.transformPoint({ x: a, y: b })));
    const [xs, ys] = [corners.map((p) => p.x), corners.map((p) => p.y)];
    const left = Math.max(0, Math.floor(Math.min(...xs))),
      top = Math.max(0, Math.floor(Math.min(...ys)));
    const right = Math.min(width, Math.ceil(Math.max(...xs))),
      bottom = Math.min(height, Math.ceil(Math.max(...ys)));
    return right - left > 1 && bottom - top > 1 ? [left, top, right - left, bottom - top] : null;
  }

  proto.fillText = function (text, x, y, ...most) {
    const size = this.measureText(text),
      [left, up] = [size.actualBoundingBoxLeft, size.actualBoundingBoxAscent];
    const [wide, high] = [left + size.actualBoundingBoxRight, up + size.actualBoundingBoxDescent];
    const box = pixels(this, [x - left - 2, y - up - 2, wide + 4, high + 4]);
    const before = box && read(this, box);
    fillText.call(this, text, x, y, ...most);
    if (!box || !before || text.trim() === '') return;
    const after = read(this, box),
      all = Array.from({ length: before.width * before.height }, (_, i) => i);
    const change = all.map((i) =>
      Math.max(...[0, 1, 2, 3].map((k) => Math.abs(after.data[4 * i + k]! - before.data[4 * i + k]!))),
    );
    const strongest = Math.max(...change),
      ink = all.filter((i) => change[i]! >= strongest * 0.9),
      ground = all.filter((i) => change[i] === 0 && opacity(after, i) > SOLID);
    const { a, b } = this.getTransform(),
      px = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 0) * (Math.hypot(a, b) / devicePixelRatio);
    if (strongest > 0 && ground.length * 3 > all.length)
      written.push({ text, px: Math.round(px), canvas: this.canvas, box, ink, ground });
  };

  proto.drawImage = function (this: G, image: CanvasImageSource, ...all: number[]) {
    const draw = (g: G): void => (drawImage as (...all: unknown[]) => void).call(g, image, ...all);
    const { canvas } = this;
    if (!(image instanceof HTMLCanvasElement)) return draw(this);
    if (all.length === 2 && image.width === canvas.width && image.height === canvas.height) {
      // A table is painted anew over its board.
      written = written.filter((one) => one.canvas !== canvas);
      laid = laid.filter((one) => one.canvas !== canvas);
      copied.set(canvas, new Set([image]));
      return draw(this);
    }
    copied.set(canvas, (copied.get(canvas) ?? new Set<CanvasImageSource>()).add(image));
    // A piece that is shown pale is only considered, or rests.
    const box = all.length === 4 && this.globalAlpha === 1 ? pixels(this, all as Box) : null,
      before = box && read(this, box);
    draw(this);
    if (!box || !before) return;
    const own = Object.assign(document.createElement('canvas'), { width: box[2], height: box[3] });
    const g = own.getContext('2d')!,
      m = this.getTransform();
    g.setTransform(m.a, m.b, m.c, m.d, m.e - box[0], m.f - box[1]);
    draw(g);
    const shape = read(g, [0, 0, box[2], box[3]]);
    laid.push({ canvas, image, box, before, after: read(this, box), shape });
  };

  /** Returns how many pixels each pixel lies inside a shape (from 1), or outside of it (from −1). */
  function depths(shape: ImageData): number[] {
    const { width: w, height: h } = shape,
      solid = Array.from({ length: w * h }, (_, i) => opacity(shape, i) > SOLID);
    const away = (inside: boolean): number[] => {
      const d = solid.map((is) => (is === inside ? Infinity : 0)),
        beyond = inside ? 0 : Infinity;
      const near = (i: number, x: number, y: number, dx: number, dy: number): void => {
        const isIn = x + dx >= 0 && y + dy >= 0 && x + dx < w && y + dy < h;
        d[i] = Math.min(d[i]!, (isIn ? d[i + dx + dy * w]! : beyond) + 1);
      };
      for (let i = 0; i < d.length; i++)
        for (const [dx, dy] of [
          [-1, 0],
          [0, -1],
        ] as const)
          near(i, i % w, Math.floor(i / w), dx, dy);
      for (let i = d.length - 1; i >= 0; i--)
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
        ] as const)
          near(i, i % w, Math.floor(i / w), dx, dy);
      return d;
    };
    const [inner, outer] = [away(true), away(false)];
    return solid.map((is, i) => (is ? inner[i]! : -outer[i]!));
  }

  /** Returns which part of the larger of two boxes both cover. */
  const common = ([x, y, w, h]: Box, [a, b, c, d]: Box): number =>
    (Math.max(0, Math.min(x + w, a + c) - Math.max(x, a)) *
      Math.max(0, Math.min(y + h, b + d) - Math.max(y, b))) /
    Math.max(w * h, c * d);

  /** Returns the key of the face that a picture shows; empty if it is no piece. */
  function faceOf(image: HTMLCanvasElement): string {
    const { kept } = window.__game.stage().picture.sprites as unknown as {
      kept: Map<string, { face: string; canvas: HTMLCanvasElement }>;
    };
    return [...kept.values()].find(({ canvas }) => canvas === image)?.face ?? '';
  }

  /** Returns the place in whose middle a box lies; empty if there is none. */
  function placeAt([x, y, w, h]: Box): string {
    for (const [place, r] of window.__game.stage().picture.layout.places) {
      const dx = r.x + r.w / 2 - (x + w / 2) / devicePixelRatio,
        dy = r.y + r.h / 2 - (y + h / 2) / devicePixelRatio;
      if (Math.hypot(dx, dy) < 4) return place;
    }
    return '';
  }

  /** Returns a box without the room for shadows around it. */
  function within({ box: [x, y, w, h] }: Laid): Box {
    const room = Math.ceil(Math.min(w, h) * 0.23);
    return [x + room, y + room, w - 2 * room, h - 2 * room];
  }

  /** Returns the boxes of what lies beside a piece: the ground is not there. */
  function beside(one: Laid): Box[] {
    const isCell = faceOf(one.image).startsWith('tile'),
      own = within(one);
    return laid
      .filter((other) => other !== one && other.canvas === one.canvas)
      .filter((other) => faceOf(other.image).startsWith('tile') === isCell)
      .map(within)
      .filter(
        ([x, y, w, h]) => x > own[0] || y > own[1] || x + w < own[0] + own[2] || y + h < own[1] + own[3],
      );
  }

  /** Measures a piece; null if it lies on a pile, is too small to be measured, or is no piece. */
  function pieceOf(one: Laid): Piece | null {
    const { canvas, image, box, before, after, shape } = one,
      face = faceOf(image);
    const under = laid.slice(0, laid.indexOf(one)).filter((other) => other.canvas === canvas);
    if (face === '' || under.some((other) => common(other.box, box) > 0.6)) return null;
    const depth = depths(shape),
      deepest = Math.max(...depth),
      all = depth.map((_, i) => i);
    const others = beside(one);
    const isGround = (i: number): boolean => {
      const [x, y] = [box[0] + (i % box[2]), box[1] + Math.floor(i / box[2])];
      const isOther = others.some(
        ([left, top, w, h]) => x >= left && x < left + w && y >= top && y < top + h,
      );
      return depth[i]! < 0 && depth[i]! >= -AROUND && opacity(before, i) > 250 && !isOther;
    };
    const ground = all.filter(isGround).map((i) => luminance(before, i)),
      inner = all.filter((i) => depth[i]! > deepest * 0.3);
    if (deepest < 4 || deepest === Infinity || ground.length < 20) return null;
    const rings = Array.from({ length: Math.floor(deepest * 0.6) }, (_, ring) =>
      all.filter((i) => depth[i] === ring + 1).map((i) => luminance(after, i)),
    );
    const end = readOf(canvas, box),
      signs = [after, end].map((picture) => inner.map((i) => luminance(picture, i)));
    return {
      face,
      place: placeAt(box),
      ground: Math.max(...rings.map((ring) => ratio(at(ring, 0.5), at(ground, 0.5)))),
      sign: Math.max(...signs.map((sign) => ratio(at(sign, 0.01), at(sign, 0.99)))),
    };
  }

  window.__measured = () => {
    const shown = new Set<CanvasImageSource>();
    const follow = (canvas: CanvasImageSource): void => {
      if (shown.has(canvas)) return;
      shown.add(canvas);
      copied.get(canvas)?.forEach(follow);
    };
    follow(document.querySelector<HTMLCanvasElement>('.host canvas')!);
    const texts = written
      .filter(({ canvas }) => shown.has(canvas))
      .map(({ text, px, canvas, box, ink, ground }) => {
        // The light of the hour is laid over a board after its words.
        const now = readOf(canvas, box),
          median = (some: number[]): number =>
            at(
              some.map((i) => luminance(now, i)),
              0.5,
            );
        return { text, px, ratio: ratio(median(ink), median(ground)) };
      });
    const pieces = laid.filter(({ canvas }) => shown.has(canvas)).map(pieceOf);
    return { texts, pieces: pieces.filter((one) => one !== null) };
  };
}
