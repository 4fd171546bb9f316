// What a review speaks of lies beside its panel: where the table goes, and how large it is.
import { expect, it } from 'vitest';
import { roomBeside, shiftFor } from '../../www/ui/in-view';

const TABLE = { w: 360, h: 540 },
  ROOM = { x: 0, y: 0, w: 360, h: 300 },
  HERE = { x: 0, y: 0, scale: 1 };

it('a table stays where it is if nothing is spoken of, or if that lies beside the panel', () => {
  expect(shiftFor(null, ROOM, TABLE)).toEqual(HERE);
  expect(shiftFor({ x: 100, y: 20, w: 200, h: 280 }, ROOM, TABLE)).toEqual(HERE);
});

it('a table slides as far as what is spoken of lies under the panel', () => {
  expect(shiftFor({ x: 100, y: 380, w: 60, h: 60 }, ROOM, TABLE)).toEqual({ x: 0, y: -140, scale: 1 });
  const beside = { x: 0, y: 0, w: 200, h: 540 };
  expect(shiftFor({ x: 190, y: 0, w: 60, h: 60 }, beside, TABLE)).toEqual({ x: -50, y: 0, scale: 1 });
});

it('a table gets smaller if what is spoken of is larger than the room, and stands in its middle', () => {
  const { x, y, scale } = shiftFor({ x: 0, y: 40, w: 360, h: 400 }, ROOM, TABLE);
  expect([scale, x, y]).toEqual([0.75, 45, -30]);
});

it('what goes off the table needs no room', () => {
  expect(shiftFor({ x: 0, y: 100, w: 100, h: 2000 }, { ...ROOM, h: 440 }, TABLE)).toEqual({
    x: 0,
    y: -100,
    scale: 1,
  });
});

it('the room is what a panel below, at the right, at the left or nowhere over the table leaves', () => {
  const room = (x: number, y: number, w: number, h: number): object => roomBeside({ x, y, w, h }, TABLE);
  expect(room(0, 300, 360, 300)).toEqual(ROOM);
  expect(room(200, 0, 160, 540)).toEqual({ x: 0, y: 0, w: 200, h: 540 });
  expect(room(-40, 0, 200, 540)).toEqual({ x: 160, y: 0, w: 200, h: 540 });
  for (const [x, y] of [
    [0, 540],
    [360, 0],
    [-360, 0],
  ] as const)
    expect(room(x, y, 360, 300)).toEqual({ x: 0, y: 0, ...TABLE });
});
