// What is painted in a frame that is smaller than a table needs.
import { expect, it } from 'vitest';
import { box, type G } from '../../www/stage/brush/path';
import type { Look } from '../../www/stage/brush/palette';
import { carve } from '../../www/stage/matter/light';

/** Returns a canvas that refuses a negative radius, as a browser does, and counts the boxes it takes. */
function canvas(): { g: G; boxes: () => number } {
  let boxes = 0;
  const nothing = (): void => undefined;
  const g = {
    ...Object.fromEntries(
      ['save', 'restore', 'beginPath', 'clip', 'rect', 'fill', 'moveTo', 'lineTo', 'stroke'].map((name) => [
        name,
        nothing,
      ]),
    ),
    getTransform: () => ({ a: 1, b: 0 }),
    roundRect(_x: number, _y: number, _w: number, _h: number, radius: number) {
      if (radius < 0) throw new RangeError('negative radius');
      boxes++;
    },
  };
  return { g: g as unknown as G, boxes: () => boxes };
}

it('6.3: a place without room is carved without an error', () => {
  const { g, boxes } = canvas();
  const r = { x: 0, y: 0, w: -8, h: 4 };
  box(g, r, r.w * 0.14);
  carve(g, { flat: false, scheme: 'light', hour: 0 } as unknown as Look, r, r.w * 0.14, 1);
  expect(boxes()).toBe(4);
});
