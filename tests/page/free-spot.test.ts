// Where a line that a player says lies over the table.
import { expect, it } from 'vitest';
import { covers, freeSpot } from '../../www/ui/free-spot';

const room = { w: 300, h: 300 },
  near = { x: 120, y: 140, w: 60, h: 20 };

it('P54: it lies near its player if nothing is there', () => {
  const { x, y, w, h } = freeSpot(room, [{ w: 90, h: 40 }], [], near);
  expect(Math.abs(x + w / 2 - 150)).toBeLessThanOrEqual(3);
  expect(Math.abs(y + h / 2 - 150)).toBeLessThanOrEqual(3);
});
it('P54: it covers nothing that can be tapped, and takes a narrower size for that', () => {
  const lit = [
    { x: 0, y: 0, w: 200, h: 300, lit: true },
    { x: 200, y: 0, w: 100, h: 220, lit: true },
  ];
  const spot = freeSpot(
    room,
    [
      { w: 160, h: 40 },
      { w: 90, h: 70 },
    ],
    lit,
    near,
  );
  expect(spot).toMatchObject({ w: 90, h: 70 });
  expect(covers(spot, lit)).toBe(0);
});
it('P54: other places matter less than the distance', () => {
  const box = freeSpot(room, [{ w: 90, h: 40 }], [{ ...near, lit: false }], near);
  expect(Math.abs(box.y - 130)).toBeLessThan(30);
});
