// Lays out the temple, the burial chamber and the obelisks.
import type { Printed } from '../wire';
import { numbers } from '../../../stage/scene';
import type { Scene } from './boats';
import { clamp, cut, middle, share, type Rect } from '../../../stage/layout/rect';
import { titleHeight, type Layout, type SitePanel } from './types';

/** How much of a covered stone stays visible in the temple, as a share of its side. */
export const SLIVER = 0.2;
const CHAMBER_STONES = 30;

const count = (scene: Scene, prefix: string): number => {
  let n = 0;
  for (const at of scene.tokens.keys()) if (at.startsWith(prefix)) n++;
  return n;
};

export function placeTemple(layout: Layout, { body, sideB }: SitePanel, scene: Scene, seats: number): void {
  const columns = seats === 2 ? 4 : 5;
  const stones = count(scene, 'temple/');
  const levels = clamp(Math.ceil((stones + 1) / columns), 3, 8);
  const narrow = body.w / columns < 30 && body.h > 74;
  const effect = sideB ? clamp(body.h * (narrow ? 0.42 : 0.24), 18, titleHeight * 2) : 0;
  const [below, room] = effect ? cut(body, 'bottom', effect, 3) : [null, body];
  const pitch = Math.min(room.w / columns, room.h / (1.06 + SLIVER * (levels - 1)) / 0.92, titleHeight * 4.6);
  const w = Math.min(pitch * 0.92, room.h / (1.06 + SLIVER * (levels - 1)));
  const x0 = body.x + (body.w - pitch * columns) / 2;
  const high = w * (1.06 + SLIVER * (levels - 1));
  const spare = Math.max(0, (room.h - high) / 2);
  const base = room.y + room.h - spare - w * 1.06;
  for (let i = 0; i < columns * 9; i++) {
    const column = i % columns,
      level = Math.floor(i / columns);
    const box = { x: x0 + column * pitch + (pitch - w) / 2, y: base - level * w * SLIVER, w, h: w * 1.06 };
    layout.places.set(`temple/${i}`, box);
    if (level > 0) continue;
    layout.spaces.push({ place: `temple/${i}`, box });
    if (below)
      layout.marks.set(`effect/${i}`, {
        x: x0 + column * pitch,
        y: below.y - spare * 0.9,
        w: pitch,
        h: below.h,
      });
  }
  const drum = Math.min(spare * 0.62, w * 0.34);
  const floor = {
    x: x0,
    y: base - (levels - 1) * w * SLIVER - w * 0.06,
    w: pitch * columns,
    h: high + w * 0.12,
  };
  if (drum > 7 && !sideB) {
    floor.y -= drum * 1.3;
    floor.h += drum * 2.6;
    layout.marks.set('columns/0', { x: x0 + 3, y: floor.y + drum * 0.12, w: floor.w - 6, h: drum });
    layout.marks.set('columns/1', { x: x0 + 3, y: floor.y + floor.h - drum * 1.12, w: floor.w - 6, h: drum });
  }
  layout.marks.set('temple-floor', floor);
}

/** Places the chamber in three rows. Columns grow narrower only if more of them are needed. */
export function placeChamber(layout: Layout, { body, sideB }: SitePanel, scene: Scene): void {
  const needed = Math.ceil((count(scene, 'chamber/') + 1) / 3);
  const plate = sideB ? clamp(body.w * 0.1, 22, titleHeight * 3) : 0;
  const [, room] = plate ? cut(body, 'left', plate, 4) : [null, body];
  const columns = [6, 8, 10].find((n) => n >= needed || n === 10)!;
  const roomy = Math.floor(room.w / (room.h / 3));
  const shown = Math.max(columns, Math.min(10, roomy));
  const pitch = Math.min(room.w / shown, room.h / 3 / 1.08);
  const w = pitch * 0.88;
  const x0 = room.x + (room.w - pitch * shown) / 2,
    y0 = room.y + (room.h - pitch * 3 * 1.08) / 2;
  for (let i = 0; i < CHAMBER_STONES; i++) {
    const cell = {
      x: x0 + Math.floor(i / 3) * pitch,
      y: y0 + (i % 3) * pitch * 1.08,
      w: pitch,
      h: pitch * 1.08,
    };
    const box = middle(cell, w, w * 1.06);
    layout.places.set(`chamber/${i}`, box);
    if (i < shown * 3) layout.spaces.push({ place: `chamber/${i}`, box });
  }
  layout.marks.set('chamber-floor', { x: x0, y: y0, w: pitch * shown, h: pitch * 3 * 1.08 });
  if (plate)
    for (let r = 0; r < 3; r++)
      layout.marks.set(`row/${r}`, {
        x: x0 - plate - 4,
        y: y0 + r * pitch * 1.08,
        w: plate,
        h: pitch * 1.08,
      });
}

/** Places the obelisks seen from the side, because their height counts. */
export function placeObelisksA(layout: Layout, { body }: SitePanel, scene: Scene, seats: number): void {
  const plinthH = clamp(body.h * 0.16, 19, titleHeight * 1.7);
  const columns = share(body, Array(seats).fill(1), Math.min(10, body.w * 0.03), true);
  const tallest = Math.max(5, ...columns.map((_, s) => count(scene, `obelisk/${s}/`))) + 0.6;
  const w = Math.min(columns[0]!.w * 0.72, body.h * 0.3, titleHeight * 3.1);
  const unit = Math.min((body.h - plinthH) / tallest, w * 0.72);
  columns.forEach((column, s) => {
    const foot = column.y + column.h - plinthH;
    for (let i = 0; i < 30; i++) {
      layout.places.set(`obelisk/${s}/${i}`, {
        x: column.x + (column.w - w) / 2,
        y: foot - (i + 1) * unit,
        w,
        h: unit,
      });
    }
    layout.marks.set(`obelisk-plinth/${s}`, {
      ...middle(column, Math.min(column.w, w * 1.5, titleHeight * 3.5), 0),
      y: foot,
      h: plinthH,
    });
    layout.marks.set(`obelisk-ghost/${s}`, {
      x: column.x + (column.w - w) / 2,
      y: body.y,
      w,
      h: foot - body.y,
    });
  });
}

/**
 * Places the slots for finished obelisks, the one with most points first, and below them the loose stones
 * that wait for a third.
 */
export function placeObelisksB(
  layout: Layout,
  { body }: SitePanel,
  scene: Scene,
  seats: number,
  prints: readonly Printed[],
): void {
  const printed = prints.filter((p) => p.at.startsWith('built/')).length;
  let built = 0;
  for (const at of scene.tokens.keys())
    if (at.startsWith('built/')) built = Math.max(built, numbers(at)[0]! + 1);
  const slots = Math.max(printed, built, 1);
  const looseW = Math.min(body.w / (seats * 2.35), body.h * 0.2, titleHeight * 1.7);
  const [waiting, room] = cut(body, 'bottom', looseW * 1.06 + 2, 3);
  placeLoose(layout, waiting, looseW, seats);
  const fit = (rows: number) => Math.min(room.w / Math.ceil(slots / rows), room.h / rows / 2.1);
  // In a low room the plates with the points would leave nothing to the stones of two rows.
  const rows = fit(2) > fit(1) && room.h > 68 ? 2 : 1;
  const each = Math.ceil(slots / rows);
  share(room, Array(rows).fill(1), 3, false).forEach((line, r) => {
    const cells = share(line, Array(each).fill(1), 0, true);
    cells.forEach((cell, c) => {
      const k = r * each + c;
      if (k < slots) placeSlot(layout, k, cell);
    });
  });
}

function placeSlot(layout: Layout, k: number, cell: Rect): void {
  const plateH = clamp(cell.h * 0.34, 15, titleHeight * 1.3);
  const unit = Math.min((cell.h - plateH - 3) / 3, cell.w * 0.6);
  const w = Math.min(cell.w * 0.74, unit * 1.8);
  const foot = cell.y + cell.h - plateH;
  for (let i = 0; i < 3; i++)
    layout.places.set(`built/${k}/${i}`, {
      x: cell.x + (cell.w - w) / 2,
      y: foot - (i + 1) * unit,
      w,
      h: unit,
    });
  layout.marks.set(`built-plate/${k}`, { x: cell.x + 1, y: foot, w: cell.w - 2, h: plateH });
  layout.marks.set(`built-ghost/${k}`, { x: cell.x + (cell.w - w) / 2, y: foot - unit * 3, w, h: unit * 3 });
}

function placeLoose(layout: Layout, line: Rect, w: number, seats: number): void {
  share(line, Array(seats).fill(1), 4, true).forEach((cell, s) => {
    const step = Math.min(w * 1.06, (cell.w - w) / 1);
    for (let i = 0; i < 3; i++) {
      const box = {
        x: cell.x + (cell.w - w - step) / 2 + Math.min(i, 1) * step,
        y: cell.y + 1,
        w,
        h: w * 1.06,
      };
      layout.places.set(`loose/${s}/${i}`, box);
      if (i < 2) layout.spaces.push({ place: `loose/${s}/${i}`, box });
    }
  });
}
