// Paints the map, cell by cell. The neighbours of a cell decide about its banks, so that canals and sectors
// continue from card to card.
import { BLOCK } from '../layout/harbour';
import { inset, type Rect } from '../../../stage/layout/rect';
import type { Card, Side } from '../wire';
import { grains } from '../../../stage/brush/ink';
import { dashed, fillPath, fillRect, pen, strokePath, trace, type G } from '../../../stage/brush/path';
import type { Look } from '../../../stage/brush/palette';
import { dock, onWater } from './card';
import { coloursOf, partyOf, type Colours } from './colours';
import { cobbles, overBridge, square, washed } from './special-cards';

/** A neighbour of a cell: land, water, an empty cell, or a cell outside the board. */
export type Beside = 'land' | 'water' | 'open' | 'edge';
/** The neighbours clockwise from the north: n, ne, e, se, s, sw, w, nw. */
export type Around = readonly [Beside, Beside, Beside, Beside, Beside, Beside, Beside, Beside];

export const isWater = ({ sort }: Card): boolean => sort === 'canal' || sort === 'anchor' || sort === 'flood';

/** Draws a card on the map. `wash`: the winner of its finished sector. */
export function tile(g: G, look: Look, card: Card, around: Around, wash: Side | null, r: Rect): void {
  if (isWater(card)) {
    water(g, look, around, r);
    return onWater(g, look, card, r, Math.max(2.5, r.w * 0.045)); // the ring of a place lies around the cell
  }
  if (card.sort === 'bridge') return overBridge(g, look, card, around, r);
  land(g, look, around, wash, r);
  const block = inset(r, r.w * BLOCK);
  if (card.sort === 'customs') square(g, look, card, block);
  else dock(g, look, card, block, true);
  if (wash && !look.flat) washed(g, look, wash, block);
}

/** Turns the drawing so that its north is side `i` (0 north, 1 east, 2 south, 3 west). */
function turned(g: G, r: Rect, i: number, draw: () => void): void {
  g.save();
  g.translate(r.x + r.w / 2, r.y + r.h / 2);
  g.rotate((i * Math.PI) / 2);
  g.translate(-r.w / 2, -r.h / 2);
  draw();
  g.restore();
}

export const sideOf = (around: Around, i: number): Beside => around[(i * 2) % 8]!;
const cornerOf = (around: Around, i: number): Beside => around[(i * 2 + 1) % 8]!;

export function water(g: G, look: Look, around: Around, r: Rect): void {
  const c = coloursOf(look),
    u = r.w,
    bleed = 0.6;
  const grow = (i: number): number => (sideOf(around, i) === 'water' ? bleed : 0);
  fillRect(g, c.water, r.x - grow(3), r.y - grow(0), r.w + grow(1) + grow(3), r.h + grow(0) + grow(2));
  look.matter?.wash(g, look, r);
  if (look.flat) pen(g, look.ink, 1);
  for (let i = 0; i < 4; i++) {
    turned(g, r, i, () => {
      const side = sideOf(around, i);
      if (side === 'land') bank(g, look, around, i, u);
      else if (side === 'open') tideline(g, look, c, u, i + r.x * 7 + r.y);
      else if (side === 'water') point(g, look, around, i, u);
    });
  }
  if (!look.flat) shallows(g, c, around, r);
}

/** The distances of the lines along a bank, as on engraved charts, and their opacity. */
const LINES: readonly [number, number][] = [
  [0.05, 0.7],
  [0.1, 0.42],
  [0.16, 0.22],
];

/** Draws lines along the north bank, from corner to corner. */
function bank(g: G, look: Look, around: Around, i: number, u: number): void {
  const c = coloursOf(look),
    left = sideOf(around, i + 3) === 'land',
    right = sideOf(around, i + 1) === 'land';
  for (const [d, alpha] of look.flat ? [[0.07, 1] as const] : LINES) {
    g.strokeStyle = c.waterLight;
    g.globalAlpha = alpha;
    g.lineWidth = Math.max(0.8, u * 0.013);
    trace(g, [left ? d * u : -0.4, d * u, right ? u - d * u : u + 0.4, d * u]);
    g.stroke();
  }
  g.globalAlpha = 1;
}

/** Draws lines around a corner of land that only just touches this cell, in the north-east. */
function point(g: G, look: Look, around: Around, i: number, u: number): void {
  if (sideOf(around, i + 1) !== 'water' || cornerOf(around, i) !== 'land') return;
  const c = coloursOf(look);
  for (const [d, alpha] of look.flat ? [[0.07, 1] as const] : LINES) {
    g.strokeStyle = c.waterLight;
    g.globalAlpha = alpha;
    g.lineWidth = Math.max(0.8, u * 0.013);
    g.beginPath();
    g.arc(u, 0, d * u, Math.PI / 2, Math.PI);
    g.stroke();
  }
  g.globalAlpha = 1;
}

/** Draws the end of the water so far: its wash has an uneven dark rim, as it dries on paper. */
function tideline(g: G, look: Look, c: Colours, u: number, seed: number): void {
  const next = grains(Math.abs(Math.round(seed)) + 3),
    steps = 7;
  if (look.flat) {
    trace(g, [0, 0.5, u, 0.5]);
    dashed(g, [4, 3]);
    return;
  }
  const depth = Array.from({ length: steps + 1 }, (_, i) =>
    i === 0 || i === steps ? 0 : u * 0.035 * next(),
  );
  const edge = (): void => {
    for (let i = 1; i <= steps; i++) {
      const x = (u * i) / steps,
        mid = (u * (i - 0.5)) / steps;
      g.quadraticCurveTo(mid, depth[i - 1]! + u * 0.012, x, depth[i]!);
    }
  };
  trace(g, [-1, -1.5, 0, depth[0]!]);
  edge();
  g.lineTo(u + 1, -1.5);
  g.closePath();
  fillPath(g, c.paper);
  g.beginPath();
  g.moveTo(0, depth[0]!);
  edge();
  g.strokeStyle = c.waterInk;
  g.globalAlpha = 0.62;
  g.lineWidth = Math.max(1, u * 0.02);
  g.stroke();
  g.globalAlpha = 1;
}

/** Draws the shadow of the quay on the water, to its south and east. */
function shallows(g: G, c: Colours, around: Around, r: Rect): void {
  g.fillStyle = c.waterInk;
  g.globalAlpha = 0.3;
  if (sideOf(around, 0) === 'land') g.fillRect(r.x, r.y, r.w, r.h * 0.045);
  if (sideOf(around, 3) === 'land') g.fillRect(r.x, r.y, r.w * 0.028, r.h);
  g.globalAlpha = 1;
}

/** Draws cobbles, and a stone coping along the water; to the south, the wall of the quay is visible. */
export function land(g: G, look: Look, around: Around, wash: Side | null, r: Rect): void {
  const c = coloursOf(look),
    u = r.w,
    bleed = 0.6;
  const grow = (i: number): number => (sideOf(around, i) === 'land' ? bleed : 0);
  fillRect(g, c.street, r.x - grow(3), r.y - grow(0), r.w + grow(1) + grow(3), r.h + grow(0) + grow(2));
  if (wash && !look.flat) {
    g.fillStyle = partyOf(c, wash).wash;
    g.globalAlpha = 0.9;
    g.fillRect(r.x - grow(3), r.y - grow(0), r.w + grow(1) + grow(3), r.h + grow(0) + grow(2));
    g.globalAlpha = 1;
  }
  if (!look.flat && u > 30) cobbles(g, c, r);
  for (let i = 0; i < 4; i++) {
    turned(g, r, i, () => {
      const side = sideOf(around, i);
      if (side === 'water' || side === 'edge') coping(g, look, c, u, i === 2 && side === 'water');
      else if (side === 'open') unbuilt(g, look, c, u);
      else if (sideOf(around, i + 1) === 'land' && cornerOf(around, i) === 'water')
        cornerstone(g, look, c, u);
    });
  }
}

function coping(g: G, look: Look, c: Colours, u: number, wall: boolean): void {
  const deep = u * (wall ? 0.062 : 0.04);
  fillRect(g, wall ? c.quay : c.coping, 0, 0, u, deep);
  if (wall && !look.flat) fillRect(g, c.coping, 0, deep * 0.72, u, deep * 0.28);
  pen(g, look.flat ? look.ink : c.quayInk, Math.max(0.6, u * 0.008));
  g.beginPath();
  for (let i = 1; i < 6; i++) {
    g.moveTo((u * i) / 6, 0);
    g.lineTo((u * i) / 6, wall ? deep * 0.72 : deep);
  }
  if (u > 50) {
    g.moveTo(0, deep);
    g.lineTo(u, deep);
  }
  g.stroke();
  trace(g, [-0.5, 0, u + 0.5, 0]);
  strokePath(g, look.ink, Math.max(1.1, u * 0.02));
}

/** Draws the sides at which the town can still grow. */
function unbuilt(g: G, look: Look, c: Colours, u: number): void {
  pen(g, look.flat ? look.ink : c.sepia, Math.max(1, u * 0.016));
  trace(g, [0, 0.4, u, 0.4]);
  dashed(g, [u * 0.05, u * 0.04]);
}

/** Draws the stone between two quays that meet at a corner of water. */
function cornerstone(g: G, look: Look, c: Colours, u: number): void {
  const d = u * 0.045;
  fillRect(g, c.coping, u - d, 0, d + 0.5, d);
  pen(g, look.ink, Math.max(0.8, u * 0.012));
  g.strokeRect(u - d, 0, d, d);
}
