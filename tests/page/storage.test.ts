// Small values in the storage of the device, which may be missing, full, or hold anything.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dailyResults } from '../../www/features/daily/results';
import { puzzleProgress } from '../../www/features/puzzles/progress';
import { beaten } from '../../www/features/ladder/rungs';
import { load, remove, save } from '../../www/device/storage';

afterEach(() => vi.unstubAllGlobals());

/** A storage with room for so many values. */
function stub(room = Infinity): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (values.size >= room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

describe('The storage of small values', () => {
  it('gives back what it keeps, until it is deleted', () => {
    stub();
    expect(save('a', { one: [1, null] })).toBe(true);
    expect(load('a')).toEqual({ one: [1, null] });
    remove('a');
    expect(load('a')).toBeNull();
  });

  it('takes damaged text for nothing', () => {
    stub().set('a', '{"one":');
    expect(load('a')).toBeNull();
  });

  it('says that nothing is kept if it is full or forbidden', () => {
    stub(0);
    expect(save('a', 1)).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(save('a', 1)).toBe(false);
    expect(load('a')).toBeNull();
    expect(() => remove('a')).not.toThrow();
  });
});

// As version 0.1.0 wrote them.
describe('The progress of before', () => {
  const DAY = { points: 41, rival: 38, end: 'won', course: ['more', 'same', 'less'], par: null };
  const PUZZLES = { rating: 1130, tried: 4, row: 2, longest: 3, seen: { rampart: ['a1b2c7', 'd4_-x12'] } };

  it('is still read, and deleted by its feature', () => {
    const values = stub();
    values.set('dockhand.daily', JSON.stringify({ '2026-11-25': DAY, tomorrow: DAY }));
    values.set('dockhand.puzzles', JSON.stringify(PUZZLES));
    values.set('dockhand.ladder', '["snail","unicorn","fox"]');
    expect([...dailyResults.read()]).toEqual([['2026-11-25', DAY]]);
    expect(puzzleProgress.read()).toEqual(PUZZLES);
    expect([...beaten.read()]).toEqual(['snail', 'fox']);
    for (const store of [dailyResults, puzzleProgress, beaten]) store.forget();
    expect(values.size).toBe(0);
  });

  it('is kept as it was', () => {
    const values = stub();
    dailyResults.keep(new Map([['2026-11-25', { ...DAY, end: 'won', course: ['more', 'same', 'less'] }]]));
    puzzleProgress.keep(PUZZLES);
    beaten.keep(new Set(['snail', 'fox']));
    expect(Object.fromEntries([...values].map(([key, text]) => [key, JSON.parse(text)]))).toEqual({
      'dockhand.daily': { '2026-11-25': DAY },
      'dockhand.puzzles': PUZZLES,
      'dockhand.ladder': ['snail', 'fox'],
    });
  });
});
