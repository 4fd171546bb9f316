// A table is dressed once: its grain and light wait for the typeface of numbers, but not for ever.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bare } from '../../www/stage/matter/dress';
import { dress } from '../../www/stage/matter/dress';
import type { Picture } from '../../www/stage/draw';

const g = new Proxy({}, { get: () => () => undefined, set: () => true });
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('ImageData', Array);
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => g }),
    fonts: { load: () => Promise.resolve([{}]) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Begins to dress a table whose typeface is there when `type` resolves; counts what is painted. */
function dressed(type: Promise<boolean>) {
  const seen = { boards: 0, worn: 0, complete: false };
  const picture = {
    game: { paintBoard: () => (seen.boards += 1), paintPieces: () => undefined },
    layout: { size: { w: 8, h: 8 }, boardKey: 'board' },
    look: {},
    marks: new Map(),
    group: [],
    ghosts: [],
  } as unknown as Picture;
  const bare: Bare = {
    picture: () => picture,
    dpr: 1,
    busy: () => false,
    same: () => true,
    complete: () => (seen.complete = true),
    wear: () => (seen.worn += 1),
  };
  return { seen, done: dress(bare, 2, type) };
}

it('waits for the typeface, and then paints everything once', async () => {
  let come: (there: boolean) => void = () => undefined;
  const type = new Promise<boolean>((resolve) => (come = resolve));
  const { seen, done } = dressed(type);
  await vi.advanceTimersByTimeAsync(400);
  expect(seen).toEqual({ boards: 0, worn: 0, complete: false });
  come(true);
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(seen).toEqual({ boards: 1, worn: 1, complete: true });
});

it.each([
  ['does not come', new Promise<boolean>(() => undefined)],
  ['cannot be fetched', Promise.resolve(false)],
])('is dressed without the typeface if it %s, and painted again when it comes', async (_, type) => {
  const { seen, done } = dressed(type);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(seen).toEqual({ boards: 1, worn: 1, complete: false });
});
