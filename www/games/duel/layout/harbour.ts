// The harbour: nine cells, boats at the east end of rows and the south end of columns, and the piles.
import type { Place } from '../wire';
import { inset, middle, within, type Rect } from '../../../stage/layout/rect';
import { titleHeight } from '../../../stage/layout/types';
import { BOATS, isLarge, type Layout, type Scene } from './types';

/** Lengths in units of a cell: the cells, a boat beside them, the gap between, and the margin around all. */
const CELLS = 3,
  BOAT = 1.86,
  GAP = 0.07,
  AIR = 0.06;
const SIZE = CELLS + GAP + BOAT + 2 * AIR;
const CELL = 0.87,
  BEAM = 0.7;
/** The side of a token on a boat, and the distance from one token to the next. */
const TOKEN = 0.5,
  PITCH = 0.545;

/** The smallest cell that a finger can hit, and the length of a boat whose tokens a finger can hit, in px. */
const CELL_FOR_FINGER = 46,
  BOAT_FOR_FINGER = (44 / PITCH) * BOAT;

/**
 * Returns the side of a cell and the length of a boat. In a small harbour the cells shrink in favour of the
 * boats, but never below the size that a finger needs.
 */
function sizesIn(side: number): { unit: number; length: number } {
  const even = side / SIZE,
    cells = SIZE - BOAT;
  if (even * BOAT >= BOAT_FOR_FINGER || even <= CELL_FOR_FINGER) return { unit: even, length: even * BOAT };
  const unit = Math.max(CELL_FOR_FINGER, (side - BOAT_FOR_FINGER) / cells);
  return { unit, length: Math.min(BOAT_FOR_FINGER, side - unit * cells) };
}

export function placeHarbour(layout: Layout, area: Rect, scene: Scene): void {
  const side = Math.min(area.w, area.h),
    { unit, length } = sizesIn(side),
    wide = Math.min(0.88, (BEAM * length) / (unit * BOAT));
  const box = middle(area, side, side);
  const x0 = box.x + unit * AIR,
    y0 = box.y + unit * AIR;
  layout.harbour = area;
  layout.unit = unit;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      const pitch = { x: x0 + column * unit, y: y0 + row * unit, w: unit, h: unit };
      const cell = middle(pitch, unit * CELL, unit * CELL);
      const place = `cell/${row}/${column}`;
      layout.cells.push({ row, column, box: cell });
      layout.places.set(place, standing(cell));
      layout.taps.set(place, inset(pitch, 1));
      layout.rings.set(place, cell);
    }
  }
  const far = unit * (CELLS + GAP);
  BOATS.forEach((boat, i) => {
    const across = i < 3,
      nth = i % 3;
    const lane = (nth + (1 - wide) / 2) * unit,
      beam = unit * wide;
    const at = across
      ? { x: x0 + far, y: y0 + lane, w: length, h: beam }
      : { x: x0 + lane, y: y0 + far, w: beam, h: length };
    layout.berths.push({ boat, box: at, across });
    layout.places.set(`quay/${boat}`, at);
    layout.rings.set(`quay/${boat}`, inset(at, -2));
    for (let p = 0; p < 3; p++) layout.places.set(`boat/${boat}/${p}`, cargoIn(at, across, p));
  });
  placePiles(layout, { x: x0 + far, y: y0 + far, w: length, h: length }, length / BOAT);
  placeLifted(layout, scene, unit);
}

/** Returns the box of place `p` of a boat drawn in `box`; place 0 is at the quay. */
export function cargoIn(box: Rect, across: boolean, p: number): Rect {
  const [length, beam] = across ? [box.w, box.h] : [box.h, box.w],
    unit = length / BOAT,
    side = Math.min(unit, beam / BEAM) * TOKEN;
  const along = (0.07 + p * PITCH) * unit + (unit * TOKEN - side) / 2,
    aside = (beam - side) / 2;
  return across
    ? { x: box.x + along, y: box.y + aside, w: side, h: side }
    : { x: box.x + aside, y: box.y + along, w: side, h: side };
}

/** Returns the box of a figure on its cell, higher than it is wide. */
function standing(cell: Rect): Rect {
  return within(cell, 0.27, 0.12, 0.56, 0.74);
}

function placePiles(layout: Layout, corner: Rect, unit: number): void {
  const large = isLarge(layout.size),
    side = unit * (large ? 0.74 : 0.58),
    titled = unit > 92;
  ['supply', 'warehouse'].forEach((pile, i) => {
    const raft = {
      x: corner.x + unit * (0.06 + i * 0.94),
      y: corner.y + unit * (large ? 0.12 : 0.2),
      w: unit * 0.89,
      h: unit * (large ? 1 : titled ? 0.8 : 0.76) + (titled ? titleHeight : 0),
    };
    layout.rafts.push(raft);
    layout.places.set(pile, {
      x: raft.x + (raft.w - side) / 2,
      y: raft.y + raft.h - side - unit * 0.08,
      w: side,
      h: side,
    });
    layout.taps.set(pile, raft);
    if (titled)
      layout.areas.push({ id: pile, rect: { x: raft.x + 3, y: raft.y + 3, w: raft.w - 4, h: titleHeight } });
  });
}

/** Places the token that waits while two tokens change places: beside its boat, on a free place. */
function placeLifted(layout: Layout, scene: Scene, unit: number): void {
  let free: Place | null = null;
  for (const { boat } of layout.berths) {
    if (!scene.tokens.has(`quay/${boat}`)) continue;
    for (let p = 0; p < 3; p++) if (!scene.tokens.has(`boat/${boat}/${p}`)) free ??= `boat/${boat}/${p}`;
  }
  const at = layout.places.get(free ?? 'boat/row-0/1');
  if (!at) return;
  const across = free?.startsWith('boat/row') ?? true;
  layout.places.set('lifted', across ? { ...at, y: at.y - unit * 0.55 } : { ...at, x: at.x - unit * 0.55 });
}

/** Places what leaves the game beyond the edge of the table, boats in the direction in which they lie. */
export function placeOut(layout: Layout, out: Iterable<Place>): void {
  const { harbour: r, unit } = layout;
  const over = { x: r.x + r.w - unit * 0.6, y: -unit, w: unit * 0.5, h: unit * 0.5 };
  for (const place of out) {
    layout.places.set(
      place,
      place === 'out/boat'
        ? { x: layout.size.w + unit, y: layout.size.h + unit, w: unit * BOAT, h: unit * BEAM }
        : over,
    );
    layout.rings.set(place, null); // nothing lies there
  }
}
