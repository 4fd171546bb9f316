import { expect, it } from 'vitest';
import { sameMove } from '../../www/engine/same-move';
import type { Move } from '../../www/engine/wire';

it('is the same move in whatever order its fields were written', () => {
  const lay = { do: 'lay-canal', card: 46, cell: [1, 0] } as Move;
  expect(sameMove(lay, { cell: [1, 0], card: 46, do: 'lay-canal' } as Move)).toBe(true);
  expect(sameMove(lay, { ...lay, cell: [0, 1] } as Move)).toBe(false);
  expect(sameMove({ do: 'pass' }, { do: 'stay' })).toBe(false);
});
