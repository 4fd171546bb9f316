// Paints in slices. A table that is already shown plain is dressed: painted again with grain and light, and then
// shown so. A table that a step lays out anew is painted ahead.
import type { G } from '../brush/ink';
import type { Look } from '../brush/palette';
import { pixelRatio } from '../canvas';
import { paintBoard, paintTable, type Picture } from '../draw';
import { Sprites } from '../sprites';
import { MATERIALS, tileOf } from './grain';
import * as matter from './matter';

export { matter };

/** A table that is being dressed. */
export interface Bare {
  picture(): Picture;
  readonly dpr: number;
  /** Returns whether there is no time for this, because pieces move. */
  busy(): boolean;
  /** Returns whether the table still looks as it did at the beginning. */
  same(): boolean;
  /** Called before anything is painted if the typeface is there, so that nothing is painted again for them. */
  complete(): void;
  wear(look: Look, sprites: Sprites, board: HTMLCanvasElement): void;
}

/** The time for drawing faces in one slice, in ms. */
const SLICE = 16;
const PAUSE = 60;
/** The longest time to wait for a frame, in ms. */
const LONG = 100;
/** The longest time that the table stays plain for a typeface that is still on its way, in ms. */
const PATIENCE = 500;

const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 200 });
    else setTimeout(done, 16);
  });

/** Resolves once a frame has been painted; on a hidden page, which gets none, after a while. */
const frame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, LONG);
  });

/** Waits for a moment without motion. Resolves with false if the picture is of no use any more. */
async function free(bare: Bare): Promise<boolean> {
  do {
    await idle();
    while (bare.same() && bare.busy()) await new Promise((done) => setTimeout(done, PAUSE));
  } while (bare.same() && bare.busy());
  return bare.same();
}

/** Resolves with whether the typeface of numbers is here; without it, a table is dressed twice. */
export const typeface = (): Promise<boolean> =>
  import('../type/type')
    .then(({ came }) => came)
    .then(
      () => true,
      () => false,
    );

/** `type`: resolves with whether the typeface is there. */
export async function dress(bare: Bare, hour: number, type = typeface()): Promise<void> {
  for (const material of MATERIALS) {
    if (!(await free(bare))) return;
    tileOf(material);
  }
  const late = new Promise<boolean>((done) => setTimeout(done, PATIENCE, false));
  const complete = await Promise.race([type, late]);
  if (!(await free(bare))) return;
  if (complete) bare.complete();
  const { layout, look: plain } = bare.picture(),
    look: Look = { ...plain, hour, matter },
    sprites = new Sprites(bare.dpr);
  let [board, g] = canvasFor(bare, layout.size);
  let of = layout.boardKey;
  paintBoard(g, { ...bare.picture(), look, sprites });
  // Only the faces that are drawn for it are kept, so that it need not have room for a picture.
  const [, trial] = canvasFor(bare, { w: 1, h: 1 });
  for (;;) {
    if (!(await free(bare))) return;
    const picture = { ...bare.picture(), look, sprites };
    if (picture.layout.boardKey !== of) {
      [board, g] = canvasFor(bare, layout.size);
      of = picture.layout.boardKey;
      paintBoard(g, picture);
      continue;
    }
    sprites.allow(SLICE);
    paintTable(trial, picture);
    if (!sprites.late) break;
  }
  sprites.allow(Infinity);
  bare.wear(look, sprites, board);
}

/**
 * Paints a board and the faces on it, some in each frame, while another picture is shown. Resolves to the board, or
 * to null if it is not wanted any more.
 */
export async function paintAhead(after: Picture, wanted: () => boolean): Promise<HTMLCanvasElement | null> {
  const { layout, sprites } = after,
    dpr = pixelRatio(),
    [board, g] = canvasFor({ dpr }, layout.size),
    [, trial] = canvasFor({ dpr }, { w: 1, h: 1 });
  await frame();
  if (!wanted()) return null;
  paintBoard(g, after);
  let late = true;
  while (late) {
    await frame();
    if (!wanted()) return null;
    sprites.allow(SLICE);
    paintTable(trial, after);
    ({ late } = sprites);
    sprites.allow(Infinity); // what moves meanwhile is drawn whole
  }
  return board;
}

function canvasFor({ dpr }: Pick<Bare, 'dpr'>, { w, h }: { w: number; h: number }): [HTMLCanvasElement, G] {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(w * dpr);
  canvas.height = Math.round(h * dpr);
  const g = canvas.getContext('2d')!;
  g.setTransform(dpr, 0, 0, dpr, 0, 0);
  return [canvas, g];
}
