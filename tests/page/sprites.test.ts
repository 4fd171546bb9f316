// P16: the first picture of a table is drawn in slices, so that no task is long.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sprites } from '../../www/stage/sprites';
import type { G } from '../../www/stage/brush/ink';

const nothing = new Proxy({}, { get: () => () => undefined }) as G;
const box = { x: 0, y: 0, w: 10, h: 10 };
let now = 0;
/** Sprites with a clock on which every face takes 10 ms. */
const made = (): { sprites: Sprites; painted: string[]; draw: (key: string) => void } => {
  const sprites = new Sprites(1, () => now),
    painted: string[] = [];
  return {
    sprites,
    painted,
    draw: (key) =>
      sprites.draw(nothing, key, box, () => {
        painted.push(key);
        now += 10;
      }),
  };
};

beforeEach(() => {
  now = 0;
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => nothing, width: 0, height: 0 }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('P16: faces', () => {
  it('are all drawn at once if no limit of time is given', () => {
    const { sprites, painted, draw } = made();
    for (const key of 'abcdefgh') draw(key);
    expect(painted.join('')).toBe('abcdefgh');
    expect(sprites.late).toBe(false);
  });
  it('are drawn in slices of a given length, each once, until none is missing', () => {
    const { sprites, painted, draw } = made();
    const slices: string[] = [];
    do {
      sprites.allow(24);
      painted.length = 0;
      for (const key of 'abcdefgh') draw(key);
      slices.push(painted.join(''));
    } while (sprites.late);
    expect(slices).toEqual(['abc', 'def', 'gh']);
  });
  it('come one a slice on a device that needs longer than a slice for each', () => {
    const { sprites, painted, draw } = made();
    sprites.allow(1);
    for (const key of 'abc') draw(key);
    expect(painted).toEqual(['a']);
  });
  it('come one a slice even if the copies of those before take longer than a slice', () => {
    const slow = new Proxy({}, { get: () => () => (now += 3) }) as G,
      { sprites, painted } = made();
    let slices = 0;
    do {
      sprites.allow(1);
      for (const key of 'abc') sprites.draw(slow, key, box, () => painted.push(key));
    } while (sprites.late && ++slices < 9);
    expect(painted.join('')).toBe('abc');
  });
  it('that are missing in a part of the table cause that part to be painted again', () => {
    const { sprites, painted, draw } = made();
    const part = (): void =>
      sprites.part(nothing, 'site', 'same', box, () => {
        for (const key of 'abcd') draw(key);
      });
    let slices = 0;
    do {
      sprites.allow(24);
      part();
      slices++;
    } while (sprites.late);
    expect(painted.join('')).toBe('abcd');
    expect(slices).toBe(2);
    const before = painted.length;
    part(); // now kept unchanged
    expect(painted.length).toBe(before);
  });
  it('of another size stand in for those that there is no time to draw', () => {
    const before = made(),
      copied: [unknown, ...number[]][] = [],
      g = { drawImage: (...all: [unknown, ...number[]]) => copied.push(all) } as unknown as G;
    for (const key of 'abc') before.draw(key);
    const painted: string[] = [],
      sprites = before.sprites.resized(2).resized(1), // resized twice before anything was drawn
      large = { x: 5, y: 5, w: 20, h: 20 };
    const draw = (): void => {
      copied.length = 0;
      for (const key of 'abcd')
        sprites.draw(g, key, large, () => {
          painted.push(key);
          now += 10;
        });
    };
    sprites.allow(1);
    draw();
    expect(painted).toEqual(['a']);
    expect(copied).toHaveLength(3); // of “d” there is no other size
    for (const [, x, y, w, h] of copied) {
      // The face fills the same place, whatever its margin.
      expect([x! + w! / 2, y! + h! / 2].map(Math.round)).toEqual([15, 15]);
      expect(w).toBeGreaterThan(20);
    }
    while (sprites.late) {
      sprites.allow(1);
      draw();
    }
    expect(painted.join('')).toBe('abcd');
  });
  it('of another size stand in within a part, too, which is painted again', () => {
    const before = made();
    before.draw('a');
    const sprites = before.sprites.resized(1);
    let copied = 0,
      painted = 0;
    const g = new Proxy({}, { get: (_, name) => () => name === 'drawImage' && copied++ }) as G;
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => g, width: 0, height: 0 }) });
    const part = (ms: number): void => {
      sprites.allow(ms);
      sprites.part(g, 'site', 'same', box, (c) => {
        painted++;
        sprites.draw(c, 'b', box, () => undefined); // one new face is drawn in any case
        sprites.draw(c, 'a', { ...box, w: 20 }, () => undefined);
      });
    };
    part(-1);
    expect([copied, painted, sprites.late]).toEqual([3, 1, true]);
    for (const ms of [24, 24]) part(ms);
    expect([painted, sprites.late]).toEqual([2, false]);
  });
});
