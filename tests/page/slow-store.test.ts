// A database that answers late: no game that was kept before or meanwhile is lost. The test has its own
// database and clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Stores from '../../www/device/store';
import { FakeDatabase } from './fake-database';

let device: FakeDatabase, stores: typeof Stores;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  device = new FakeDatabase().install();
  device.disk.set('old/0', 'an old game');
  device.slow = true;
  stores = await import('../../www/device/store');
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
  device.answer();
  const store = await opening;
  expect([store.lasting, store.awaited, await keys(store)]).toEqual([true, null, ['old/0']]);
});

test('M10: a late database is waited for, and the game goes on meanwhile', async () => {
  const store = await late();
  expect(store.lasting).toBe(false);
  expect(store.awaited).not.toBeNull();
  await store.put('new/1', 'one');
  expect(await keys(store)).toEqual(['new/1']);
  expect(device.disk.has('new/1')).toBe(false);
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
  device.answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveBeenCalledExactlyOnceWith(true);
  expect([store.lasting, store.awaited]).toEqual([true, null]);
  expect(await keys(store)).toEqual(['new/0', 'new/1', 'old/0']);
  expect([...device.disk.keys()].sort()).toEqual(['new/0', 'new/1', 'old/0']);
  await store.put('new/1', 'three');
  expect(device.disk.get('new/1')).toBe('three');
  expect(await stores.openStore()).toBe(store);
});

test('M10: a game that is kept at the very moment of the answer is neither lost nor replaced by an older state', async () => {
  const store = await late();
  for (let i = 0; i < 20; i++) await store.put(`new/${i}`, 'before');
  device.answer();
  const now = [store.put('new/3', 'after'), store.remove(['new/4'])];
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(now);
  expect([device.disk.get('new/3'), device.disk.has('new/4'), device.disk.size]).toEqual([
    'after',
    false,
    20,
  ]);
});

test('M10: the games of this page stay if the database cannot be opened after all', async () => {
  const store = await late(),
    heard = vi.fn();
  void store.awaited?.then(heard);
  await store.put('new/1', 'one');
  device.fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(heard).toHaveBeenCalledExactlyOnceWith(false);
  expect([store.lasting, store.awaited, await keys(store)]).toEqual([false, null, ['new/1']]);
});

test('M10: a late database that is full still shows the games kept before', async () => {
  const store = await late();
  await store.put('new/1', 'one');
  device.full = true;
  device.answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(await keys(store)).toEqual(['new/1', 'old/0']);
  await expect(store.put('new/1', 'two')).rejects.toThrow();
});

test('M10: a database that answers after everything was deleted is closed at once, and nothing is written to it', async () => {
  const store = await late();
  await store.put('new/1', 'one');
  await stores.closeStore();
  device.answer();
  await vi.advanceTimersByTimeAsync(10);
  expect([device.connections, [...device.disk.keys()]]).toEqual([0, ['old/0']]);
});

test('M10: a caller that needs all kept games waits until they are there', async () => {
  const whole = stores.wholeStore().then(keys);
  await vi.advanceTimersByTimeAsync(20_000);
  device.answer();
  await vi.advanceTimersByTimeAsync(10);
  expect(await whole).toEqual(['old/0']);
});
