// A place of the table, large: painted once more by what paints the table.
import { el } from '../../core/dom';
import type { Place } from '../../core/wire';
import { paintTable, type Picture } from '../../stage/draw';
import type { Rect } from '../../stage/layout/rect';
import { Sprites } from '../../stage/sprites';
import type { Stage } from '../../stage/stage';

/** The picture in CSS pixels, and how many times larger than on the table a place is at most. */
const WIDTH = 220,
  HEIGHT = 132,
  MOST = 3;
/** How much of its surroundings a place is shown with, as a part of its own size. */
const AROUND = 0.3;

/** Returns a picture of a place with a little of what is around it, or null if it has no box on this table. */
export function closeup(stage: Stage, place: Place): HTMLCanvasElement | null {
  const rect = stage.rect(place);
  if (!rect) return null;
  const shown = around(rect);
  // Two pixels also where the screen has fewer: pieces are drawn between them here.
  return partOf(stage, shown, Math.min(MOST, WIDTH / shown.w, HEIGHT / shown.h), 2);
}

/** A part of the table painted so much larger, with so many pixels to a CSS pixel. */
export function partOf(stage: Stage, shown: Rect, scale: number, dpr: number): HTMLCanvasElement | null {
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
  picture.game.paintBoard(g, picture);
  paintTable(g, picture);
  return canvas;
}

/** The table without marks, with sprites of this many pixels to a CSS pixel. */
const plain = (picture: Picture, density: number): Picture => ({
  ...picture,
  sprites: new Sprites(density),
  marks: new Map(),
  hidden: new Set(),
  pending: new Map(),
  foreseen: [],
  group: [],
});

function around({ x, y, w, h }: Rect): Rect {
  const edge = Math.min(w, h) * AROUND;
  return { x: x - edge, y: y - edge, w: w + 2 * edge, h: h + 2 * edge };
}
