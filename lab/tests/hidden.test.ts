// Hidden choices in the arena: shards put together, and what is said of them.
import { expect, test } from 'vitest';
import { hiddenRows, mergedHidden } from '../tools/lib/hidden.mjs';
import { meanOf } from '../tools/lib/samples.mjs';

const common = { game: 'kontor', seats: '2', config: '{"scenario":"base"}', games: '4', seed: '7' };
const match = (both: [number, number, number][], date = '2026-11-20') => ({
  ...common,
  a: 'captain',
  b: 'captain',
  foresees: '16',
  date,
  both,
});
const ending = (endings: [number, number, number[]][]) => ({
  ...common,
  exploit: '["master","random"]',
  reads: '1',
  date: '2026-11-20',
  endings,
});

test('what foresight gains is the mean difference on the same deals', () => {
  const measures = mergedHidden([match([[0, 1, 2]]), match([[1, 1, 1]], '2026-11-21')]);
  expect(measures).toHaveLength(1);
  const [, , row] = hiddenRows(measures);
  expect(row).toBe(
    '| kontor scenario base | captain | captain | 16 | 4 | 50.0 ± 0.0 | 75.0 ± 49.0 | 25.0 ± 49.0 | 7 | 2026-11-21 |',
  );
});

test('each policy has a row with what a best response gains', () => {
  const [, , master, random] = hiddenRows(
    mergedHidden([ending([[0, 0.5, [0, 20]]]), ending([[1, 0.25, [10, 20]]])]),
  );
  expect(master).toContain('| master | 2 | 5.0 ± 9.8 | 1 |');
  expect(random).toContain('| random | 2 | 20.0 ± 0.0 | 1 |');
});

test('a deal or an ending that is there twice is no measure', () => {
  expect(() => mergedHidden([match([[0, 1, 2]]), match([[0, 1, 2]])])).toThrow('twice');
  expect(() => mergedHidden([ending([[3, 0.5, [0, 20]]]), ending([[3, 0.5, [0, 20]]])])).toThrow('twice');
});

test('one number has no spread', () => {
  expect(meanOf([3])).toEqual({ mean: 3, around: 0 });
});
