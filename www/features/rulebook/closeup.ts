// A large picture of a place of the table, by the painter of the table.
import { el } from '../../dom/elements';
import type { Place } from '../../engine/wire';
import { paintTable, paintThings, type Picture } from '../../stage/draw';
import type { Rect } from '../../stage/layout/rect';
import type { Scene } from '../../stage/scene';
import type { Stage } from '../../stage/stage';
import { Once } from './once';

/** The size of the picture in CSS pixels, and the largest scale compared with the table. */
const WIDTH = 220,
  HEIGHT = 150,
  MOST = 4;
/** The room around a piece for its shadow and for what stands out of it, as a share of its size. */
const AROUND = 0.14;

/**
 * Returns a picture of the piece that lies at a place, with what stands on it and nothing beside it; if there
 * is no piece, that part of the table. Null if the place has no box on this table.
 */
export function closeup(stage: Stage, place: Place): HTMLCanvasElement | null {
  const { layout, scene } = stage.picture,
    box = scene.tokens.has(place) ? layout.places.get(place) : undefined,
    shown = box ? around(box) : stage.rect(place);
  if (!shown) return null;
  // Two pixels to a CSS pixel even on screens with fewer, because pieces are drawn between pixels here.
  const { canvas, paint } = partOf(stage, shown, Math.min(MOST, WIDTH / shown.w, HEIGHT / shown.h), 2, box);
  paint();
  return canvas;
}

/**
 * Returns an empty canvas for a part of the table at this scale, with `dpr` pixels to a CSS pixel, and the function that
 * paints it. `only`: the pieces in this box, without the board.
 */
export function partOf(
  { picture: shown }: Stage,
  part: Rect,
  scale: number,
  dpr: number,
  only?: Rect,
): { canvas: HTMLCanvasElement; paint: () => void } {
  const canvas = el('canvas', {
    'aria-hidden': 'true',
    width: Math.round(part.w * scale * dpr),
    height: Math.round(part.h * scale * dpr),
  });
  canvas.style.width = `${Math.round(part.w * scale)}px`;
  const paint = (): void => {
    const g = canvas.getContext('2d');
    if (!g) return;
    g.setTransform(scale * dpr, 0, 0, scale * dpr, -part.x * scale * dpr, -part.y * scale * dpr);
    const picture = plain(shown, scale * dpr);
    if (only) return paintThings(g, { ...picture, scene: within(picture, only) });
    picture.game.paintBoard(g, picture);
    paintTable(g, picture);
  };
  return { canvas, paint };
}

/** Returns the table without marks, with sprites of this many pixels to a CSS pixel. */
const plain = (picture: Picture, density: number): Picture => ({
  ...picture,
  sprites: new Once(density),
  marks: new Map(),
  hidden: new Set(),
  pending: new Map(),
  ghosts: [],
  group: [],
});

/** Returns the scene without the pieces whose middle is outside a box. */
function within({ scene, layout }: Picture, { x, y, w, h }: Rect): Scene {
  const inside = (place: Place): boolean => {
    const at = layout.places.get(place);
    if (!at) return false;
    const [left, top] = [at.x + at.w / 2 - x, at.y + at.h / 2 - y];
    return left >= 0 && left <= w && top >= 0 && top <= h;
  };
  return { ...scene, tokens: new Map([...scene.tokens].filter(([place]) => inside(place))) };
}

function around({ x, y, w, h }: Rect): Rect {
  const edge = Math.min(w, h) * AROUND;
  return { x: x - edge, y: y - edge, w: w + 2 * edge, h: h + 2 * edge };
}
