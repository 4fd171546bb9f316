// Matches of the arena: shards put together, and what is said of them.
import { expect, test } from 'vitest';
import { merged, rows, won } from '../tools/lib/matches.mjs';

/** A shard of a match of four pairs. */
const shard = (shard: string, pairs: [number, number][], more = {}) => ({
  game: 'duel',
  seats: '2',
  config: '{"tomb":"b"}',
  a: 'master',
  b: 'captain',
  games: '8',
  seed: '7',
  shard,
  date: '2026-11-20',
  pairs,
  decisions: [10, 20],
  micros: [50_000, 30_000],
  iterations: [50_000, 24_000],
  ...more,
});
const even: [number, number][] = [
  [0, 2],
  [2, 1],
];
const odd: [number, number][] = [
  [1, 0.5],
  [3, 2],
];

test('shards come together as the whole match, in any order', () => {
  const [match, ...none] = merged([shard('1/2', odd, { date: '2026-11-21' }), shard('0/2', even)]);
  expect(none).toEqual([]);
  expect(match?.pairs.map(([number]: [number, number]) => number)).toEqual([0, 1, 2, 3]);
  expect([match?.decisions, match?.date]).toEqual([[20, 40], '2026-11-21']);
});

test('a shard that is missing or there twice is no match', () => {
  expect(() => merged([shard('0/2', even)])).toThrow('2 pairs of 4');
  expect(() => merged([shard('0/2', even), shard('0/2', even)])).toThrow(
    '4 pairs of 4, or some of them twice',
  );
});

test('other players, seeds and options make another match', () => {
  const whole = [...even, ...odd];
  const matches = merged([shard('0/1', whole), shard('0/1', whole, { seed: '8' })]);
  expect(matches).toHaveLength(2);
});

test('the interval comes from the differences between pairs', () => {
  expect(won([...even, ...odd])).toEqual({ rate: 0.6875, around: expect.closeTo(0.3675, 3) });
  expect(won([[0, 2]])).toEqual({ rate: 1, around: 1.5 });
});

test('tables that are drawn are named by their number and seed, and make another match', () => {
  const whole = [...even, ...odd];
  const drawn = shard('0/1', whole, { game: 'kontor', tables: '2', drawn: '3' });
  const other = { ...drawn, drawn: '4' };
  expect(merged([drawn, other])).toHaveLength(2);
  expect(rows(merged([drawn])).at(-1)).toContain('| kontor, 2 tables with options of seed 3 |');
});

test('a row says the options, the iterations, the time, the seed and the day', () => {
  const [, , row] = rows(merged([shard('0/1', [...even, ...odd])]));
  expect(row).toBe(
    '| duel tomb b | master | captain | 8 | 68.8 % | 32.0 % to 100.0 % | 137 (−131 to ∞) | 5000 / 1200 | 5.0 / 1.5 | 7 | 2026-11-20 |',
  );
});

test('what trees kept is added up, and a table with such matches says it in two columns', () => {
  const kept = { went_on: [8, 0], kept: [10_000, 0], pondered: [4000, 0] };
  const matches = merged([shard('0/2', even, kept), shard('1/2', odd, { ...kept, went_on: [7, 0] })]);
  expect(matches[0]).toMatchObject({ went_on: [15, 0], kept: [20_000, 0], pondered: [8000, 0] });
  // A line of before trees were kept has no such counts.
  const [head, , , before] = rows([...matches, ...merged([shard('0/1', [...even, ...odd])])]);
  const [, , row] = rows(matches);
  expect(head).toContain('| ms a decision | decisions that go on | iterations kept | seed |');
  expect(row).toContain('| 5.0 / 1.5 | 75 % / 0 % | 17 % / 0 % | 7 |');
  expect(before).toContain('| 5.0 / 1.5 | 0 % / 0 % | 0 % / 0 % | 7 |');
});
