// The benchmark says how sure it is, and when it is not.
import { describe, expect, it } from 'vitest';
import { medianInterval, spread, Watch, width } from '../../tools/lib/quiet.mjs';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1);

describe('the interval of a median', () => {
  it('takes the ranks that tables of the sign test give', () => {
    // Ranks of the 95 % interval of a median: 6 values 1 and 6, 9 values 2 and 8, 15 values 4 and 12, 20 values
    // 6 and 15.
    for (const [n, low, high] of [
      [6, 1, 6],
      [9, 2, 8],
      [15, 4, 12],
      [20, 6, 15],
    ] as const)
      expect(medianInterval(upTo(n).reverse())).toEqual({ middle: (n + 1) / 2, low, high });
  });

  it('takes all there is of few values', () => {
    expect(medianInterval([3])).toEqual({ middle: 3, low: 3, high: 3 });
    expect(medianInterval([4, 2])).toEqual({ middle: 3, low: 2, high: 4 });
    expect(width(medianInterval([4, 2]))).toBeCloseTo(1 / 3);
  });

  it('holds the true median 19 times in 20', () => {
    let state = 7,
      held = 0;
    const toss = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    for (let round = 0; round < 2000; round++) {
      const { low, high } = medianInterval(Array.from({ length: 11 }, () => toss() ** 3));
      if (low <= 0.125 && 0.125 <= high) held += 1;
    }
    expect(held).toBeGreaterThan(1900);
  });
});

describe('a machine with other work', () => {
  const watch = (of: Partial<Watch>): Watch =>
    Object.assign(new Watch(), { load: 0, began: { all: 0, stolen: 0 }, times: [100, 100, 101] }, of);
  const now = { all: 1000, stolen: 5 };

  it('is trusted if it is quiet', () => {
    expect(watch({}).complaints(now)).toEqual([]);
  });

  it('is not trusted if it was busy, if others had the processors, or if fixed work takes no fixed time', () => {
    expect(watch({ load: 0.6 }).complaints(now)).toEqual([expect.stringContaining('60.0 %')]);
    expect(watch({}).complaints({ all: 1000, stolen: 20 })).toEqual([expect.stringContaining('2.0 %')]);
    expect(watch({ times: [100, 100, 100, 100, 130] }).complaints(now)).toEqual([
      expect.stringContaining('30.0 %'),
    ]);
  });

  it('is told by the middle of the times, not by one that a moment has spoiled', () => {
    expect(spread([...upTo(19).map(() => 100), 300])).toBe(0);
  });

  it('measures fixed work', () => {
    const one = watch({ times: [] });
    one.sample();
    expect(one.times).toHaveLength(1);
    expect(one.times[0]).toBeGreaterThan(0);
  });
});
