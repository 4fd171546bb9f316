// Materials and light as numbers; tests/e2e/light.spec.ts measures the pixels.
import { describe, expect, it } from 'vitest';
import { duel } from '../../www/games/duel';
import { imhotep } from '../../www/games/imhotep';
import { kontor } from '../../www/games/kontor';
import { rampart } from '../../www/games/rampart';
import { lookFor, NOON } from '../../www/stage/brush/palette';
import { grainOf, MATERIALS, SIDE } from '../../www/stage/matter/grain';
import { DAY } from '../../www/stage/matter/light';
import * as matter from '../../www/stage/matter/matter';
import { emptyScene, type Scene } from '../../www/stage/scene';

describe('a tile of noise', () => {
  it.each(MATERIALS)('of %s joins on to itself, to the right and below', (material) => {
    const data = grainOf(material);
    /** The height of a tile at a point: above 0 if it is raised, below if it is sunk. */
    const height = (x: number, y: number): number => {
      const p = ((y % SIDE) * SIDE + (x % SIDE)) * 4;
      return data[p] === 255 ? data[p + 3]! : -data[p + 3]!;
    };
    const step = (across: boolean, at: number): number => {
      let sum = 0;
      for (let i = 0; i < SIDE; i++)
        sum += Math.abs(across ? height(at, i) - height(at + 1, i) : height(i, at) - height(i, at + 1));
      return sum / SIDE;
    };
    const usual = (across: boolean): number => {
      const all = Array.from({ length: SIDE - 1 }, (_, at) => step(across, at));
      return Math.max(...all);
    };
    expect(step(true, SIDE - 1)).toBeLessThanOrEqual(usual(true));
    expect(step(false, SIDE - 1)).toBeLessThanOrEqual(usual(false));
  });
  it.each(['sand', 'slab', 'paper'] as const)(
    'of %s, which carries text, varies by 8 per cent at most',
    (material) => {
      const data = grainOf(material),
        ground = 205; // sandstone
      let sum = 0,
        squares = 0;
      for (let p = 0; p < data.length; p += 4) {
        const alpha = data[p + 3]! / 255,
          level = ground * (1 - alpha) + data[p]! * alpha;
        sum += level;
        squares += level * level;
      }
      const n = data.length / 4,
        mean = sum / n;
      expect(Math.sqrt(squares / n - mean * mean) / mean).toBeLessThan(0.08);
    },
  );
  it('is the same at every visit', () => {
    expect(grainOf('wood')).toEqual(grainOf('wood'));
  });
});

describe('the day', () => {
  it('goes from left to right: shadows turn from one side to the other', () => {
    const ways = DAY.map(({ x }) => x);
    expect(ways).toEqual([...ways].sort((a, b) => b - a));
    expect(ways[0]).toBeGreaterThan(0);
    expect(ways.at(-1)).toBeLessThan(0);
  });
  const scene = (counts: Record<string, number>, tokens: string[] = []): Scene<never> => ({
    ...emptyScene<never>(),
    counts: new Map(Object.entries(counts)),
    tokens: new Map(tokens.map((at) => [at, null])),
  });
  it('has six hours in Imhotep, one for each round', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => imhotep.hourOf!(scene({ round })))).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it('is morning, noon and evening in the Duel, by thirds of the tokens that are left', () => {
    const hours = [39, 29, 28, 15, 13, 0].map((supply) => duel.hourOf!(scene({ supply, warehouse: 0 })));
    expect(hours).toEqual([1, 1, 1, 2, 4, 4]);
  });
  it('is morning, noon and evening in Kontor, by thirds of the cards on the map', () => {
    const hours = [5, 25, 50].map((laid) =>
      kontor.hourOf!(
        scene(
          { 'pile/0': 60 - laid },
          Array.from({ length: laid }, (_, i) => `cell/${i},0`),
        ),
      ),
    );
    expect(hours).toEqual([1, 2, 4]);
  });
  it('is noon in C’est mon fort !', () => {
    expect(rampart.hourOf).toBeUndefined();
    expect(lookFor('light', 'serif', matter).hour).toBe(NOON);
  });
});

it('forced colours have neither grain nor light', () => {
  expect(lookFor('forced', 'serif', matter).matter).toBeNull();
  expect(lookFor('dark', 'serif', matter).matter).toBe(matter);
});
