// The spaces higher up on a pyramid, drawn level by level: the stones of a level lie on its spaces, and the
// space above them lies on the stones.
import { expect, it } from 'vitest';
import { raisedSpaces } from '../../www/games/imhotep/paint/table';

const POINTS = [2, 1, 3, 2, 4, 3, 2, 1, 3, 1, 3, 1, 3, 4];

/** Returns the numbers that are drawn on this level while this many stones lie on the pyramid. */
function drawn(level: number, stones: number): string[] {
  const numbers: string[] = [];
  const g = new Proxy(
    {},
    {
      get: (_, name) => (what: unknown) => {
        if (name === 'fillText') numbers.push(String(what));
        return { addColorStop: () => undefined, width: 8 };
      },
      set: () => true,
    },
  );
  const place = (i: number): string => `pyramid/0/${i}`;
  const places = new Map(POINTS.map((_, i) => [place(i), { x: 0, y: 0, w: 30, h: 30 }]));
  raisedSpaces(
    g as never,
    { flat: false, ink: '#000', cream: '#fff' } as never,
    { places } as never,
    { tokens: new Map(Array.from({ length: stones }, (_, i) => [place(i), null])) } as never,
    new Map(POINTS.map((points, i) => [place(i), { is: 'points', points, bonus: null }])) as never,
    level,
  );
  return numbers;
}

it('P9: a space of the pyramid is drawn above the stones that it lies on, and only once these are complete', () => {
  expect(drawn(0, 8)).toEqual([]);
  expect(drawn(0, 9)).toHaveLength(4);
  expect(drawn(0, 11)).toHaveLength(2);
  expect(drawn(1, 12)).toEqual([]);
  // The last space does not belong to the level below it, whose stones would cover it.
  expect(drawn(0, 13)).toEqual([]);
  expect(drawn(1, 13)).toHaveLength(1);
});
