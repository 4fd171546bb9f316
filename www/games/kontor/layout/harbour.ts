// Lays out the map: the cells that are shown, their size, and a box for each thing that can lie on them.
import type { Place, Printed } from '../wire';
import { clamp, inset, middle, within, type Rect } from '../../../stage/layout/rect';
import { GOODS, type Axis, type Board, type Cell, type Harbour, type Layout, type Scene } from './types';

/** Returns the cell of a place such as `stock/-1,2/tea`. */
export function cellOf(place: Place): [number, number] {
  const [x = 0, y = 0] = (place.split('/')[1] ?? '').split(',').map(Number);
  return [x, y];
}

export const sizeOf = (prints: readonly Printed[]): Board =>
  prints.flatMap(({ print }) => (print.is === 'board' ? [print] : []))[0] ?? { columns: 6, rows: 6 };

/**
 * Returns the part of an axis to show. Before the axis is fixed, it has room for one card beyond the
 * outermost ones, if the board can still grow.
 */
export function axisOf(cards: number[], edges: number[], size: number): Axis {
  if (edges.length > 1) {
    const [from, to] = [Math.min(...edges), Math.max(...edges)];
    return { from, to, slots: to - from + 1, fixed: true };
  }
  const [least, most] = [Math.min(0, ...cards), Math.max(0, ...cards)];
  const grows = most - least + 1 < size ? 1 : 0;
  return { from: least - grows, to: most + grows, slots: size + 1, fixed: false };
}

/** Returns the whole board around the cards, even if it is not fixed. */
export function wholeAxis(cards: number[], edges: number[], size: number): Axis {
  if (edges.length > 1) return axisOf(cards, edges, size);
  const [least, most] = [Math.min(0, ...cards), Math.max(0, ...cards)],
    from = least - Math.floor((size - (most - least + 1)) / 2);
  return { from, to: from + size - 1, slots: size, fixed: false };
}

/** Places the harbour on its sheet. `axis` chooses the cells to show. */
export function placeHarbour(
  layout: Layout,
  sheet: Rect,
  scene: Scene,
  prints: readonly Printed[],
  axis = axisOf,
): void {
  const board = sizeOf(prints);
  const xs: number[] = [],
    ys: number[] = [],
    columnEdges: number[] = [],
    rowEdges: number[] = [];
  for (const place of scene.tokens.keys()) {
    if (place.startsWith('cell/')) {
      const [x, y] = cellOf(place);
      xs.push(x);
      ys.push(y);
    } else if (place.startsWith('edge/column/')) columnEdges.push(Number(place.slice(12)));
    else if (place.startsWith('edge/row/')) rowEdges.push(Number(place.slice(9)));
  }
  const columns = axis(xs, columnEdges, board.columns),
    rows = axis(ys, rowEdges, board.rows);
  const turned = isTurned(sheet, board),
    across = turned ? { ...rows, from: -rows.to, to: -rows.from } : columns,
    down = turned ? columns : rows;
  const frame = frameOf(sheet),
    room = inset(sheet, frame + 1);
  const unit = Math.max(8, Math.floor(Math.min(room.w / across.slots, room.h / down.slots)));
  const all = middle(sheet, (across.to - across.from + 1) * unit, (down.to - down.from + 1) * unit);
  const grid = { ...all, x: Math.round(all.x), y: Math.round(all.y) };
  const harbour: Harbour = {
    board,
    sheet,
    unit,
    frame,
    columns,
    rows,
    turned,
    across,
    down,
    grid,
    cells: [],
    fields: [],
  };
  for (let y = rows.from; y <= rows.to; y++) {
    for (let x = columns.from; x <= columns.to; x++) {
      const [seenX, seenY] = turned ? [-y, x] : [x, y];
      const box = {
        x: grid.x + (seenX - across.from) * unit,
        y: grid.y + (seenY - down.from) * unit,
        w: unit,
        h: unit,
      };
      harbour.cells.push({ x, y, place: `cell/${x},${y}`, box });
    }
  }
  layout.harbour = harbour;
  harbour.fields = prints.flatMap(({ at, print }) =>
    print.is === 'field' ? [fieldIn(harbour, cellOf(at), print)] : [],
  );
  for (const cell of harbour.cells) placeCell(layout, cell, scene);
  placeEdges(layout, columnEdges, rowEdges);
}

/** Returns the size of a cell on a sheet with this many cells across and down, in px. */
const unitOf = ({ w, h }: Rect, across: number, down: number): number =>
  Math.min((w - 10) / (across + 0.5), (h - 10) / (down + 0.5));
const isTurned = (sheet: Rect, { columns, rows }: Board): boolean =>
  columns !== rows && unitOf(sheet, rows, columns) > unitOf(sheet, columns, rows) * 1.15;

/** Returns the size of a cell of this board on a sheet, in px. */
export const unitIn = (sheet: Rect, board: Board): number =>
  isTurned(sheet, board)
    ? unitOf(sheet, board.rows, board.columns)
    : unitOf(sheet, board.columns, board.rows);

/** Turns a step as it is seen into a step on the board. */
export const stepSeen = ({ turned }: Harbour, x: number, y: number): [number, number] =>
  turned ? [y, 0 - x] : [x, y];

/** Returns the box of a field of cells, from its north-west corner. */
function fieldIn(
  { grid, unit, turned, across, down }: Harbour,
  [x, y]: [number, number],
  { columns, rows }: Board,
): Rect {
  const [seenX, seenY, w, h] = turned ? [-(y + rows - 1), x, rows, columns] : [x, y, columns, rows];
  return {
    x: grid.x + (seenX - across.from) * unit,
    y: grid.y + (seenY - down.from) * unit,
    w: w * unit,
    h: h * unit,
  };
}

/** Returns the width of the frame, in px. On a phone every pixel belongs to the cells. */
const frameOf = ({ w, h }: Rect): number =>
  Math.min(w, h) < 420 ? 4 : Math.round(clamp(Math.min(w, h) * 0.026, 11, 20));

function placeCell(layout: Layout, { x, y, place, box }: Cell, scene: Scene): void {
  const at = `${x},${y}`,
    card = scene.tokens.get(place);
  layout.places.set(place, box);
  layout.taps.set(place, box);
  layout.rings.set(place, inset(box, Math.max(1.2, box.w * 0.025)));
  for (let n = 0; scene.tokens.has(`under/${at}/${n}`); n++) layout.places.set(`under/${at}/${n}`, box);
  const goods = card?.is === 'card' && card.goods.length > 0 ? card.goods : GOODS;
  const spots = goodsIn(labelIn(inset(box, box.w * BLOCK)), goods.length);
  goods.forEach((good, i) => layout.places.set(`stock/${at}/${good}`, spots[i]!));
  GOODS.forEach((good, i) => {
    const spot = spots[goods.includes(good) ? goods.indexOf(good) : Math.min(i, spots.length - 1)]!;
    // A kind that the dock does not show lies a little lower, and each further warehouse of a kind shows
    // behind the one before.
    if (!goods.includes(good))
      layout.places.set(`stock/${at}/${good}`, { ...spot, y: spot.y + box.h * 0.06 });
    const more = (n: number): string => `extra/${at}/${good}${n > 1 ? `/${n}` : ''}`;
    // There is one place more than is taken, for the next warehouse.
    for (let n = 1; n === 1 || scene.tokens.has(more(n - 1)); n++)
      layout.places.set(more(n), behind(spot, n, box));
  });
  layout.places.set(`keeper/${at}`, within(box, 0.28, 0.3, 0.44, 0.62));
  layout.places.set(`ship/${at}`, within(box, 0.14, 0.27, 0.76, 0.66));
  layout.places.set(`owner/${at}`, within(box, 0.06, 0.68, 0.26, 0.26));
  layout.places.set(`coin/${at}`, within(box, 0.36, 0.4, 0.28, 0.28));
  layout.places.set(`coin/${at}/2`, within(box, 0.5, 0.5, 0.28, 0.28));
  layout.rings.set(`coin/${at}/2`, null);
  for (const what of ['keeper', 'ship', 'coin', 'owner']) layout.rings.set(`${what}/${at}`, null);
}

/** Returns the place of the `n`th warehouse behind the first: higher and further right within the cell. */
function behind(spot: Rect, n: number, box: Rect): Rect {
  const w = spot.w * 0.86,
    h = spot.h * 0.86;
  return {
    x: Math.min(spot.x + spot.w * 0.24 * n, box.x + box.w - w),
    y: Math.max(spot.y - spot.h * 0.3 * n, box.y),
    w,
    h,
  };
}

/** Places an edge outside the cells that it ends. */
function placeEdges(layout: Layout, columns: number[], rows: number[]): void {
  const { grid, frame, turned } = layout.harbour;
  const sides = {
    west: { x: grid.x - frame, y: grid.y, w: frame, h: grid.h },
    east: { x: grid.x + grid.w, y: grid.y, w: frame, h: grid.h },
    north: { x: grid.x, y: grid.y - frame, w: grid.w, h: frame },
    south: { x: grid.x, y: grid.y + grid.h, w: grid.w, h: frame },
  };
  const place = (kind: string, all: number[], first: Rect, last: Rect): void => {
    for (const n of all) {
      layout.places.set(`edge/${kind}/${n}`, n === Math.min(...all) ? first : last);
      layout.rings.set(`edge/${kind}/${n}`, null);
    }
  };
  place('column', columns, turned ? sides.north : sides.west, turned ? sides.south : sides.east);
  place('row', rows, turned ? sides.east : sides.north, turned ? sides.west : sides.south);
}

/** The distance from the block of houses of a dock to the sides of its cell, as a share of the cell. */
export const BLOCK = 0.075;

/** Returns the side of a card's number and symbol, in px, which is never too small to read. */
export const badgeIn = (r: Rect): number => Math.max(Math.min(16.5, r.w * 0.42), r.w * 0.27);

/** Returns the part of a card below number and symbol. */
export function labelIn(block: Rect): Rect {
  const top = badgeIn(block) + block.h * 0.07,
    side = block.w * 0.05;
  return { x: block.x + side, y: block.y + top, w: block.w - 2 * side, h: block.h - top - side };
}

/** Returns boxes for goods side by side, as large as fits. */
export function goodsIn(label: Rect, n: number): Rect[] {
  const pitch = label.w / n,
    side = Math.min(pitch * (n === 1 ? 0.62 : 0.94), label.h * 0.9, label.w * 0.5);
  return Array.from({ length: n }, (_, i) => ({
    x: label.x + pitch * (i + 0.5) - side / 2,
    y: label.y + label.h - side - label.h * 0.05,
    w: side,
    h: side,
  }));
}
