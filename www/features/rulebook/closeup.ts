// A place of the table, large: painted once more by the painter of the table.
import { el } from '../../core/dom';
import type { Place } from '../../core/wire';
import { paintTable, type Picture } from '../../stage/draw';
import type { Rect } from '../../stage/layout/rect';
import type { Scene } from '../../stage/scene';
import { Sprites } from '../../stage/sprites';
import type { Stage } from '../../stage/stage';

/** The size of the picture in CSS pixels, and how many times larger than on the table a place is at most. */
const WIDTH = 220,
  HEIGHT = 150,
  MOST = 4;
/** How much room a piece has around it, as a part of its own size, for its shadow and what stands out of it. */
const AROUND = 0.14;

/** Returns a picture of the piece that lies at a place, with what stands on it and nothing beside it; of a place without a piece, the part of the table.
 *  Null if the place has no box on this table. */
export function closeup(stage: Stage, place: Place): HTMLCanvasElement | null {
  const { layout, scene } = stage.picture,
    box = scene.tokens.has(place) ? layout.places.get(place) : undefined,
    shown = box ? around(box) : stage.rect(place);
  if (!shown) return null;
  // Two pixels also where the screen has fewer: pieces are drawn between them here.
  return partOf(stage, shown, Math.min(MOST, WIDTH / shown.w, HEIGHT / shown.h), 2, box);
}

/** A part of the table painted so much larger, with so many pixels to a CSS pixel. `only`: the pieces in this box, without the board. */
export function partOf(
  stage: Stage,
  shown: Rect,
  scale: number,
  dpr: number,
  only?: Rect,
): HTMLCanvasElement | null {
  const canvas = el('canvas', {
    'aria-hidden': 'true',
    width: Math.round(shown.w * scale * dpr),
    height: Math.round(shown.h * scale * dpr),
  });
  canvas.style.width = `${Math.round(shown.w * scale)}px`;
  const g = canvas.getContext('2d');
  if (!g) return null;
  g.setTransform(scale * dpr, 0, 0, scale * dpr, -shown.x * scale * dpr, -shown.y * scale * dpr);
  const picture = plain(stage.picture, scale * dpr);
  if (only) picture.scene = within(picture, only);
  else picture.game.paintBoard(g, picture);
  paintTable(g, picture);
  return canvas;
}

/** Returns the table without marks, with sprites of this many pixels to a CSS pixel. */
const plain = (picture: Picture, density: number): Picture => ({
  ...picture,
  sprites: new Sprites(density),
  marks: new Map(),
  hidden: new Set(),
  pending: new Map(),
  foreseen: [],
  group: [],
});

/** The scene without the pieces whose middle is outside a box. */
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
