// A database that answers late: no game that was kept before or meanwhile is lost. The test has its own
// database and clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Stores from '../../www/core/store';

interface Asking {
  result: unknown;
  error: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

/** The games on the device, and the request to open the database that waits for an answer. */
let disk: Map<string, string>, asking: Asking, closed: boolean, full: boolean;

/** The part of an open database that the page uses; it answers every request at once. */
const database = () => ({
  close: () => {
    closed = true;
  },
  transaction: () => {
    const writing: {
      error: unknown;
      oncomplete?: () => void;
      onabort?: () => void;
      commit(): void;
      objectStore(): object;
    } = {
      error: null,
      commit: () => {
        void Promise.resolve().then(() => (full ? writing.onabort?.() : writing.oncomplete?.()));
      },
      objectStore: () => ({
        put: (text: string, key: string) => {
          if (!full) disk.set(key, text);
        },
        delete: (key: string) => {
          disk.delete(key);
        },
        openCursor: () => {
          const request: { result: unknown; onsuccess?: () => void } = { result: null },
            left = [...disk];
          const next = (): void => {
            const one = left.shift();
            request.result = one
              ? { key: one[0], value: one[1], continue: () => void Promise.resolve().then(next) }
              : null;
            request.onsuccess?.();
          };
          void Promise.resolve().then(next);
          return request;
        },
      }),
    };
    return writing;
  },
});
const answer = (): void => {
  asking.result = database();
  asking.onsuccess?.();
};
const fail = (): void => {
  asking.error = new Error('broken');
  asking.onerror?.();
};

let stores: typeof Stores;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  [disk, closed, full] = [new Map([['old/0', 'an old game']]), false, false];
  vi.stubGlobal('indexedDB', { open: () => (asking = { result: null, error: null }) });
  stores = await import('../../www/core/store');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns the store of a page whose database has not answered within 3 s. */
async function late(): Promise<Stores.Store> {
  const opening = stores.openStore();
  await vi.advanceTimersByTimeAsync(3000);
  return opening;
}
const keys = async (store: Stores.Store): Promise<string[]> => [...(await store.all()).keys()].sort();

test('M10: a database that answers in time is used at once', async () => {
  const opening = stores.openStore();
  await vi.advanceTimersByTimeAsync(2900);
  answer();
  const store = await opening;
  expect([store.lasting, store.awaited, await keys(store)]).toEqual([true, null, ['old/0']]);
});

test('M10: a late database is waited for, and the game goes on meanwhile', async () => {
  const store = await late();
  expect(store.lasting).toBe(false);
  expect(store.awaited).not.toBeNull();
  await store.put('new/1', 'one');
  expect(await keys(store)).toEqual(['new/1']);
  expect(disk.has('new/1')).toBe(false);
});

test('M10: when a late database answers, games kept before are there, and games kept meanwhile are written to it', async () => {
  const store = await late(),
    heard = vi.fn();
  void store.awaited?.then(heard);
  await store.put('new/1', 'one');
  await store.put('new/0', 'two');
  await store.put('gone/1', 'away');
  await store.remove(['gone/1']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveBeenCalledExactlyOnceWith(true);
  expect([store.lasting, store.awaited]).toEqual([true, null]);
  expect(await keys(store)).toEqual(['new/0', 'new/1', 'old/0']);
  expect([...disk.keys()].sort()).toEqual(['new/0', 'new/1', 'old/0']);
  await store.put('new/1', 'three');
  expect(disk.get('new/1')).toBe('three');
  expect(await stores.openStore()).toBe(store);
});

test('M10: a game that is kept at the very moment of the answer is neither lost nor replaced by an older state', async () => {
  const store = await late();
  for (let i = 0; i < 20; i++) await store.put(`new/${i}`, 'before');
  answer();
  const now = [store.put('new/3', 'after'), store.remove(['new/4'])];
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(now);
  expect([disk.get('new/3'), disk.has('new/4'), disk.size]).toEqual(['after', false, 20]);
});

test('M10: the games of this page stay if the database cannot be opened after all', async () => {
  const store = await late(),
    heard = vi.fn();
  void store.awaited?.then(heard);
  await store.put('new/1', 'one');
  fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveBeenCalledExactlyOnceWith(false);
  expect([store.lasting, store.awaited, await keys(store)]).toEqual([false, null, ['new/1']]);
});

test('M10: a late database that is full still shows the games kept before', async () => {
  const store = await late();
  await store.put('new/1', 'one');
  full = true;
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(await keys(store)).toEqual(['old/0']);
  await expect(store.put('new/1', 'two')).rejects.toThrow();
});

test('M10: a database that answers after everything was deleted is closed at once, and nothing is written to it', async () => {
  const store = await late();
  await store.put('new/1', 'one');
  await stores.closeStore();
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect([closed, [...disk.keys()]]).toEqual([true, ['old/0']]);
});

test('M10: a caller that needs all kept games waits until they are there', async () => {
  const whole = stores.wholeStore().then(keys);
  await vi.advanceTimersByTimeAsync(20_000);
  answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(await whole).toEqual(['old/0']);
});
