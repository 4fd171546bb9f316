// A table is dressed once: its grain and light wait for all else that is painted, but not for ever.
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

/** Begins to dress a table whose figures come when `fetchLate` resolves; counts what is painted. */
function dressed(fetchLate: () => Promise<void>) {
  const seen = { boards: 0, worn: 0, complete: false };
  const picture = {
    game: { fetchLate, paintBoard: () => (seen.boards += 1), paintPieces: () => undefined },
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
  return { seen, done: dress(bare, 2) };
}

it('waits for the figures of the game, and then paints everything once', async () => {
  let come = (): void => undefined;
  const { seen, done } = dressed(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(400);
  expect(seen).toEqual({ boards: 0, worn: 0, complete: false });
  come();
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(seen).toEqual({ boards: 1, worn: 1, complete: true });
});

it.each([
  ['do not come', () => new Promise<void>(() => undefined)],
  ['cannot be fetched', () => Promise.reject(new Error('no network'))],
])('is dressed without the figures if they %s, and painted again when they come', async (_, fetchLate) => {
  const { seen, done } = dressed(fetchLate);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(seen).toEqual({ boards: 1, worn: 1, complete: false });
});
