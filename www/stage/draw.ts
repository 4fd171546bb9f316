// Paints the table of any game: the printed board, then every piece as a sprite, then the marks.
import type { GamePage } from '../games/contract';
import { ring } from './brush/ink';
import { box, clipTo, dashed, pen, strokePath, trace, type G } from './brush/path';
import type { Look } from './brush/palette';
import type { Layout } from './layout/types';
import { inset, type Rect } from './layout/rect';
import { panelOf } from './layout/turned';
import type { AnyGame, Kind, Noted, Place, Setup, Step } from '../engine/wire';
import type { Scene } from './scene';
import type { Sprites } from './sprites';

export type Mark = 'legal' | 'chosen' | 'last' | 'forbidden' | 'group';

/** All that is needed to paint the table at one moment. */
export interface Picture<K extends Kind = AnyGame, L extends Layout = Layout> {
  game: GamePage<K, L>;
  look: Look;
  layout: L;
  scene: Scene<K>;
  setup: Setup<K>;
  prints: Map<Place, K['print']>;
  sprites: Sprites;
  marks: Map<Place, Mark>;
  /** The places whose piece is still on its way. */
  hidden: Set<Place>;
  /** The number of pieces on their way to each pile, which does not show them yet. */
  pending: Map<Place, number>;
  /** The motions of the move that is being considered. */
  ghosts: Step<K>[];
  /** The places that are shown to belong together. */
  group: Place[];
  /** The engine's notes for the current eye, if the game paints them. */
  notes: Noted<K>[];
}

/** Paints the printed board. */
export const paintBoard = (g: G, p: Picture): void =>
  onEachSide(g, p, (c, part) => part.game.paintBoard(c, part));

/** Paints everything that lies on the board. */
export const paintTable = (g: G, p: Picture): void =>
  onEachSide(g, p, (c, part) => {
    part.game.paintPanels?.(c, part);
    paintPieces(c, part);
  });
/** Paints the pieces alone. */
export const paintThings = (g: G, p: Picture): void => onEachSide(g, p, paintPieces);

/** Paints the table, and the panels that are turned to players on the far side each by itself. */
function onEachSide(g: G, p: Picture, paint: (g: G, p: Picture) => void): void {
  const { turned, upright, size } = p.layout;
  if (!turned || !upright) return paint(g, p);
  g.save();
  g.beginPath();
  g.rect(0, 0, size.w, size.h);
  for (const { x, y, w, h } of turned) g.rect(x, y, w, h);
  g.clip('evenodd');
  paint(g, p);
  g.restore();
  turned.forEach((panel, i) => {
    const { x, y, w, h } = panel;
    g.save();
    g.beginPath();
    g.rect(x, y, w, h);
    g.clip();
    g.translate(2 * x + w, 2 * y + h);
    g.scale(-1, -1);
    p.sprites.side = i + 1;
    paint(g, { ...p, layout: upright });
    p.sprites.side = 0;
    g.restore();
  });
}

function paintPieces(g: G, p: Picture): void {
  p.game.paintPieces(g, p);
  for (const [place, mark] of p.marks) drawMark(g, p, place, mark);
  for (const place of p.group) drawMark(g, p, place, 'group');
  p.game.paintTags?.(g, p);
  if (p.ghosts.length > 0) p.game.paintGhosts?.(g, p);
}

/** Draws a piece where it lies. */
export function piece<K extends Kind, L extends Layout>(
  g: G,
  p: Picture<K, L>,
  place: Place,
  face: K['face'] | null,
  r: Rect,
  lifted = false,
): void {
  p.sprites.draw(g, `${p.game.faceKey(face, place)}${lifted ? '^' : ''}`, r, (c, at) =>
    p.game.paintFace(c, p, face, place, at, lifted),
  );
}

/**
 * Draws a piece where it would lie: pale. Where colours are forced, nothing is pale enough to be told from a piece that lies
 * there, so it is in a dashed frame.
 */
export function ghost<K extends Kind, L extends Layout>(
  g: G,
  p: Picture<K, L>,
  place: Place,
  face: K['face'] | null,
  r: Rect,
  { alpha, lifted = false }: { alpha: number; lifted?: boolean },
): void {
  const { flat, cream, ink } = p.look;
  g.save();
  g.globalAlpha = flat ? 0.4 : alpha;
  piece(g, p, place, face, r, lifted);
  g.restore();
  if (!flat) return;
  g.save();
  box(g, inset(r, 1), Math.min(r.w, r.h) * 0.12);
  strokePath(g, cream, 4);
  pen(g, ink, 2);
  dashed(g, [5, 4]);
  g.restore();
}

/** Draws a moving piece: painted at its natural size and shown at another, possibly half turned. */
export function pieceScaled<K extends Kind, L extends Layout>(
  g: G,
  p: Picture<K, L>,
  place: Place,
  face: K['face'] | null,
  natural: { w: number; h: number },
  r: Rect,
): void {
  const turn = turnAt(p.layout, r);
  if (turn > 0) {
    const [x, y] = [r.x + r.w / 2, r.y + r.h / 2];
    g.save();
    g.translate(x, y);
    g.rotate(turn);
    g.translate(-x, -y);
  }
  p.sprites.drawScaled(g, `${p.game.faceKey(face, place)}^`, natural, r, (c, at) =>
    p.game.paintFace(c, p, face, place, at, true),
  );
  if (turn > 0) g.restore();
}

/** Returns how far a moving piece is turned: it turns as it crosses the edge of a panel that is turned. */
function turnAt(layout: Layout, r: Rect): number {
  const panel = panelOf(layout, r);
  if (!panel) return 0;
  const [x, y] = [r.x + r.w / 2 - panel.x, r.y + r.h / 2 - panel.y],
    depth = Math.min(x, panel.w - x, y, panel.h - y),
    whole = Math.max(1, Math.min(r.w, r.h) / 3); // no piece lies nearer to the edge
  return Math.PI * Math.min(1, depth / whole);
}

/** Returns how many pieces a pile shows, without those still on their way. */
export const shownCount = <K extends Kind, L extends Layout>(p: Picture<K, L>, place: Place): number =>
  (p.scene.counts.get(place) ?? 0) - (p.pending.get(place) ?? 0);

/**
 * Draws a mark. Its meaning lies in the pattern, not in the colour: dashes can be chosen, a solid line is
 * chosen, brackets show the last move, hatching is forbidden.
 */
export function drawMark(g: G, p: Picture, place: Place, mark: Mark): void {
  const r = p.layout.rings.has(place) ? p.layout.rings.get(place) : p.layout.places.get(place);
  if (!r) return;
  const { look } = p;
  const radius = Math.max(3, Math.min(9, Math.min(r.w, r.h) * 0.14));
  const width = Math.max(1.5, Math.min(2.6, Math.min(r.w, r.h) * 0.06));
  switch (mark) {
    case 'legal':
      return ring(g, look, r, radius, false, width);
    case 'chosen':
      return ring(g, look, inset(r, -1), radius, true, width * 1.5);
    case 'last':
      return brackets(g, look, inset(r, -1.5), width);
    case 'group':
      return ring(g, look, inset(r, 1.5), radius, true, width);
    case 'forbidden':
      return hatch(g, look, r, radius);
  }
}

function brackets(g: G, look: Look, r: Rect, width: number): void {
  const l = Math.min(r.w, r.h) * 0.28,
    corner = (x: number, y: number, sx: number, sy: number) => [x + sx * l, y, x, y, x, y + sy * l];
  trace(
    g,
    corner(r.x, r.y, 1, 1),
    corner(r.x + r.w, r.y, -1, 1),
    corner(r.x, r.y + r.h, 1, -1),
    corner(r.x + r.w, r.y + r.h, -1, -1),
  );
  g.lineCap = 'square';
  g.lineJoin = 'miter';
  strokePath(g, look.ink, width * 2.1);
  strokePath(g, look.cream, width * 0.95);
  g.lineCap = 'butt';
}

function hatch(g: G, look: Look, r: Rect, radius: number): void {
  clipTo(g, r, radius);
  const step = Math.min(r.w, r.h) > 80 ? 22 : 9;
  g.beginPath();
  for (let d = 0; d < r.w + r.h; d += step) {
    g.moveTo(r.x + d, r.y);
    g.lineTo(r.x + d - r.h, r.y + r.h);
  }
  strokePath(g, look.ink, 2.4);
  strokePath(g, look.cream, 1);
  g.restore();
}
