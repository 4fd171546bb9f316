// Regret of the arena: shards put together, and what is said of them.
import { expect, test } from 'vitest';
import { mergedRegrets, regretOf, regretRows } from '../tools/lib/regrets.mjs';

const shard = (shard: string, positions: [number, number[]][], date = '2026-11-20') => ({
  game: 'duel',
  seats: '2',
  config: '{}',
  regret: '["master","captain"]',
  by: 'master,iterations=9000',
  games: '4',
  seed: '7',
  shard,
  date,
  positions,
});

test('shards come together as one measure, with a row for each player', () => {
  const measures = mergedRegrets([
    shard('0/2', [
      [0, [0, 10]],
      [2, [4, 30]],
    ]),
    shard('1/2', [[3, [2, 20]]], '2026-11-21'),
  ]);
  expect(measures).toHaveLength(1);
  const [, , master, captain] = regretRows(measures);
  expect(master).toContain('| master | master,iterations=9000 | 3 | 2.0 |');
  expect(captain).toContain('| captain | master,iterations=9000 | 3 | 20.0 |');
  expect(captain).toContain('2026-11-21');
});

test('a position that is there twice is no measure', () => {
  const one = shard('0/2', [[0, [0, 10]]]);
  expect(() => mergedRegrets([one, one])).toThrow('twice');
});

test('the mean has an interval of 1.96 deviations, and a move without a loss is the best', () => {
  const { mean, around, best } = regretOf([0, 0, 30, 10]);
  expect(mean).toBe(10);
  expect(around).toBeCloseTo(1.96 * Math.sqrt((100 + 100 + 400 + 0) / 3 / 4));
  expect(best).toBe(0.5);
});
