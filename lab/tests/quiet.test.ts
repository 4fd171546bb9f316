// The benchmark says how sure it is, and when it is not.
import { describe, expect, it } from 'vitest';
import { inTurns } from '../tools/lib/bench-turns.mjs';
import { medianInterval, spread, Watch, width } from '../tools/lib/quiet.mjs';

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
    Object.assign(new Watch(), { load: 0, began: { all: 0, stolen: 0 } }, of);
  const now = { all: 1000, stolen: 5 };
  const round = (times: number[], end = now): boolean =>
    watch({ round: { began: { all: 0, stolen: 0 }, times } }).isQuiet(end);

  it('is trusted if it is quiet', () => {
    expect(watch({}).complaints(now)).toEqual([]);
    expect(round([100, 100, 101])).toBe(true);
  });

  it('is not trusted if it was busy, or if others had the processors', () => {
    expect(watch({ load: 0.6 }).complaints(now)).toEqual([expect.stringContaining('60.0 %')]);
    expect(watch({}).complaints({ all: 1000, stolen: 70 })).toEqual([expect.stringContaining('7.0 %')]);
  });

  it('disturbs a round in which others had the processors, or fixed work took no fixed time', () => {
    expect(round([100, 100, 101], { all: 1000, stolen: 20 })).toBe(false);
    expect(round([100, 100, 100, 100, 130])).toBe(false);
    expect(round([130, 130, 131])).toBe(true); // slow, but steadily
  });

  it('is not trusted if a disturbed round was kept', () => {
    expect(watch({ spoiled: 2 }).complaints(now)).toEqual([expect.stringContaining('2 of them')]);
  });

  it('is told by the middle of the times, not by one that a moment has spoiled', () => {
    expect(spread([...upTo(19).map(() => 100), 300])).toBe(0);
  });

  it('measures fixed work', () => {
    const one = watch({});
    one.beginRound();
    one.sample();
    expect(one.round.times).toHaveLength(1);
    expect(one.round.times[0]).toBeGreaterThan(0);
  });
});

describe('what is measured in turns', () => {
  /** Measures one thing that takes 10 ns natively and 12 in the browser; `quiet` says which rounds are. */
  const turns = async (quiet: (round: number) => boolean) => {
    let rounds = -1;
    const watch = {
      spoiled: 0,
      beginRound: () => (rounds += 1),
      sample: () => undefined,
      isQuiet: () => quiet(rounds),
    };
    const [one] = await inTurns({
      ...{ what: 'a test', quick: false, watch, rounds: { quick: 1, least: 6 }, each: undefined },
      natively: () => [{ game: 'a', ns: quiet(rounds) ? 10 : 20 }],
      keyOf: ({ game }: { game: string }) => game,
      wasm: { browser: 12 },
      measure: (ns: number) => ns,
    });
    return { rounds: rounds + 1, ratios: one?.browser.ratios as number[], spoiled: watch.spoiled };
  };

  it('measures a round again that was disturbed', async () => {
    const ratios = Array.from({ length: 6 }, () => 1.2);
    expect(await turns((round) => round % 2 === 1)).toEqual({ rounds: 12, ratios, spoiled: 0 });
  });

  it('says so if it had to keep disturbed rounds', async () => {
    expect(await turns(() => false)).toMatchObject({ rounds: 15, spoiled: 6 });
  });
});
