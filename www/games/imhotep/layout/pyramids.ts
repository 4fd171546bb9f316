// Lays out the pyramids. Every level lies a little higher and further left, like toy blocks from in front.
import { shapeOf } from '../shape';
import type { Scene } from './boats';
import { clamp, cut, type Rect } from '../../../stage/layout/rect';
import { titleHeight, type Layout, type SitePanel } from './types';
import type { Printed } from '../wire';

export function placePyramidA(layout: Layout, { body }: SitePanel, scene: Scene, seats: number): void {
  const room = besideRoom(layout, body, scene, seats, 3.05);
  const cell = Math.min(room.w / 3, room.h / 3.25);
  const w = cell * 0.92;
  // The pyramid stands in the middle of the panel, as far as the piles beside it leave room.
  const x0 = clamp(body.x + (body.w - cell * 3) / 2, room.x, room.x + room.w - cell * 3),
    y0 = room.y + (room.h - cell * 3.25) / 2 + cell * 0.16;
  for (let i = 0; i < 9; i++) {
    const box = {
      x: x0 + Math.floor(i / 3) * cell + (cell - w) / 2,
      y: y0 + (i % 3) * cell * 1.03,
      w,
      h: w * 1.06,
    };
    layout.places.set(`pyramid/0/${i}`, box);
    layout.spaces.push({ place: `pyramid/0/${i}`, box });
  }
  const second = cell * 0.76,
    top = cell * 0.68;
  for (let i = 0; i < 4; i++) {
    const cx = x0 + (Math.floor(i / 2) + 1) * cell - cell * 0.06,
      cy = y0 + ((i % 2) + 1) * cell * 1.03 - cell * 0.2;
    layout.places.set(`pyramid/0/${9 + i}`, {
      x: cx - second / 2,
      y: cy - second * 0.53,
      w: second,
      h: second * 1.06,
    });
  }
  layout.places.set('pyramid/0/13', {
    x: x0 + cell * 1.5 - cell * 0.12 - top / 2,
    y: y0 + cell * 1.5 - cell * 0.42 - top * 0.53,
    w: top,
    h: top * 1.06,
  });
  layout.marks.set('plinth/0', { x: x0 - cell * 0.05, y: y0 - cell * 0.06, w: cell * 3.1, h: cell * 3.2 });
}

/** Returns the number of places of each pyramid of side B. */
export const placesOf = (prints: Iterable<string>): number[] => {
  const places = [0, 0, 0];
  for (const at of prints) {
    const pyramid = /^pyramid\/([0-2])\//.exec(at);
    if (pyramid) places[Number(pyramid[1])]!++;
  }
  return places;
};

/** Places the pyramids in a row, or two over one if the room is high. */
export function placePyramidsB(
  layout: Layout,
  { body }: SitePanel,
  scene: Scene,
  seats: number,
  prints: readonly Printed[],
): void {
  const room = besideRoom(layout, body, scene, seats, 6.6);
  const places = placesOf(prints.map(({ at }) => at));
  const wide = places.map((all) => shapeOf(all).columns) as [number, number, number];
  const all = wide[0] + wide[1] + wide[2],
    most = Math.max(wide[0] + wide[1], wide[2]);
  const row = Math.min(room.w / (all + 0.7), room.h / 2.35),
    heap = Math.min(room.w / (most + 0.5), room.h / 4.75);
  const cell = Math.max(row, heap);
  const inRow = row >= heap;
  const gap = inRow ? Math.min((room.w - cell * all) / 2, cell) : Math.min(room.w - cell * most, cell);
  const above = cell * (wide[0] + wide[1]) + gap;
  const left = room.x + (room.w - (inRow ? cell * all + gap * 2 : above)) / 2;
  const top = room.y + (room.h - (inRow ? cell * 2.2 : cell * 4.6)) / 2;
  const second = left + wide[0] * cell + gap,
    third = inRow ? second + wide[1] * cell + gap : room.x + (room.w - wide[2] * cell) / 2;
  [left, second, third].forEach((x, p) => {
    const y = top + (inRow || p < 2 ? 0 : cell * 2.45) + cell * 0.1;
    onePyramidB(layout, p, places[p]!, x, y, cell);
  });
}

function onePyramidB(layout: Layout, p: number, places: number, x: number, y: number, cell: number): void {
  const w = cell * 0.93,
    { columns, ground } = shapeOf(places);
  for (let i = 0; i < ground; i++) {
    const box = {
      x: x + Math.floor(i / 2) * cell + (cell - w) / 2,
      y: y + (i % 2) * cell * 1.03,
      w,
      h: w * 1.06,
    };
    layout.places.set(`pyramid/${p}/${i}`, box);
    layout.spaces.push({ place: `pyramid/${p}/${i}`, box });
  }
  const top = cell * 0.8;
  for (let i = ground; i < places; i++)
    layout.places.set(`pyramid/${p}/${i}`, {
      x: x + (i - ground + 1) * cell - cell * 0.05 - top / 2,
      y: y + cell - cell * 0.22 - top * 0.5,
      w: top,
      h: top * 1.06,
    });
  const all = { x: x - cell * 0.05, y: y - cell * 0.08, w: cell * (columns + 0.1), h: cell * 2.25 };
  layout.marks.set(`plinth/${p}`, all);
  // A stone can go to only one space on each pyramid, so a tap anywhere on the pyramid counts.
  for (let i = 0; i < places; i++) layout.taps.set(`pyramid/${p}/${i}`, all);
}

/**
 * Places the piles of stones that found no space on a pyramid, beside the pyramids if there is width,
 * otherwise below. Returns the room that is left.
 */
function besideRoom(layout: Layout, body: Rect, scene: Scene, seats: number, shape: number): Rect {
  const piles = Array.from({ length: seats }, (_, s) => `beside/${s}`);
  const used = piles.filter((p) => (scene.counts.get(p) ?? 0) > 0);
  const any = used.length > 0;
  const column = body.w > body.h * shape * 0.33 + 58 && shape < 4;
  const size = Math.min(titleHeight * 1.5, Math.max(15, Math.min(body.h, body.w) * 0.16));
  const [strip, room] = column ? cut(body, 'right', size * 2.95, 4) : cut(body, 'bottom', size * 1.15, 3);
  piles.forEach((place, i) => {
    const each = column ? Math.min(size * 1.35, strip.h / seats) : strip.w / Math.max(1, used.length);
    const w = Math.min(size, column ? each * 0.9 : each * 0.36);
    const nth = Math.max(0, used.indexOf(place));
    layout.places.set(
      place,
      column
        ? { x: strip.x, y: strip.y + strip.h - (seats - i) * each, w, h: w * 1.06 }
        : { x: strip.x + nth * each, y: strip.y, w, h: w * 1.06 },
    );
  });
  return any || (column && body.w - strip.w > body.h * 1.05) ? room : body;
}
