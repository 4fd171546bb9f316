// A connection to the database that is lost, a disk that is full for a while, a write that never answers: the store
// opens the database again, writes what is missing, and knows the true reason as long as something is not written.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Stores from '../../www/device/store';
import type { LinkTable } from '../../www/letters/link-table';
import { seal } from '../../www/letters/protocol';
import type * as Vaults from '../../www/letters/store';
import { FakeDatabase } from './fake-database';
import { seated, taken } from './together-fixture';
import { begin, PASS } from './together-game';

let device: FakeDatabase, stores: typeof Stores, vaults: typeof Vaults;
/** A table by link, before and after a turn. */
let kept: LinkTable, next: LinkTable;
beforeAll(async () => {
  [kept] = (await seated(2)) as [LinkTable];
  next = taken(await seal(kept, [PASS], begin));
});
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  device = new FakeDatabase().install();
  device.disk.set('old/0', 'an old game');
  stores = await import('../../www/device/store');
  vaults = await import('../../www/letters/store');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keys = async (store: Stores.Store): Promise<string[]> => [...(await store.all()).keys()].sort();
/** How a connection can be lost. */
const WAYS = {
  silently: {},
  'with an event': { event: true },
  'so that every transaction fails': { lost: true },
};
/** Returns why a write fails, or null if it does not. */
const why = (writing: Promise<unknown>): Promise<unknown> =>
  writing.then(
    () => null,
    (thrown: unknown) => (thrown as { why?: unknown }).why,
  );

it('M10: a text that was put while an older one was written is not forgotten if it cannot be written', async () => {
  const store = await stores.openStore();
  // There is room for the older one alone.
  let room = 1;
  Object.defineProperty(device, 'full', { get: () => device.disk.size > room });
  const older = store.put('new/1', 'one'),
    newer = why(store.put('new/1', 'two'));
  await older;
  expect(await newer).toBe('full');
  expect([device.disk.get('new/1'), await store.get('new/1')]).toEqual(['one', 'two']);
  room = 2;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([device.disk.get('new/1'), store.trouble]).toEqual(['two', null]);
});

describe.each(Object.entries(WAYS))('M10: a connection that is lost %s', (_, way) => {
  it('is opened again by the next save, and nothing is said', async () => {
    const store = await stores.openStore();
    await store.put('new/1', 'one');
    device.drop(way);
    expect(await why(store.put('new/0', 'two'))).toBeNull();
    expect([device.disk.get('new/0'), store.trouble]).toEqual(['two', null]);
    device.drop(way);
    await store.remove(['new/1']);
    expect([...device.disk.keys()].sort()).toEqual(['new/0', 'old/0']);
  });

  it('is opened again to read what is kept', async () => {
    const store = await stores.openStore();
    await store.put('new/1', 'one');
    device.drop(way);
    expect(await keys(store)).toEqual(['new/1', 'old/0']);
  });

  it('is opened again for a table by link', async () => {
    const vault = await vaults.openVault();
    await vault.put(null, kept);
    device.drop(way);
    expect(await vault.put(kept, next)).toBe(true);
    device.drop(way);
    expect(await vault.all()).toEqual([next]);
  });
});

describe('M10: what cannot be written now', () => {
  /** Returns the store of this page, and what it says of its troubles. */
  async function watched(): Promise<{ store: Stores.Store; told: unknown[] }> {
    const store = await stores.openStore(),
      told: unknown[] = [];
    store.events.on('changed', (trouble) => told.push(trouble));
    return { store, told };
  }

  it('is listed, and written as soon as there is room', async () => {
    const { store, told } = await watched();
    device.full = true;
    expect(await why(store.put('new/1', 'one'))).toBe('full');
    expect([await keys(store), [...device.disk.keys()]]).toEqual([['new/1', 'old/0'], ['old/0']]);
    device.full = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([told, device.disk.get('new/1'), store.lasting]).toEqual([['full', null], 'one', true]);
  });

  it('is written when a game is deleted to make room for it', async () => {
    const { store } = await watched();
    device.full = true;
    expect(await why(store.put('new/1', 'one'))).toBe('full');
    device.full = false;
    await store.remove(['old/0']);
    expect([...device.disk]).toEqual([['new/1', 'one']]);
  });

  it('is written when a database that hung answers, in its newest state', async () => {
    const { store, told } = await watched();
    device.silent = true;
    const first = why(store.put('new/1', 'one'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toBe('silent');
    const second = why(store.put('new/1', 'two'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await second, await keys(store)]).toEqual(['silent', ['new/1']]);
    device.wake();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([told, device.disk.get('new/1')]).toEqual([['silent', null], 'two']);
  });

  it('is not called lost because the page was frozen for an hour', async () => {
    const { store, told } = await watched();
    device.silent = true;
    const writing = why(store.put('new/1', 'one'));
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(3000);
    device.wake();
    expect([await writing, told]).toEqual([null, []]);
  });

  it('is written when a database that could not be opened can be', async () => {
    device.drop();
    const { store, told } = await watched();
    device.drop();
    device.broken = true;
    expect(await why(store.put('new/1', 'one'))).toBe('silent');
    device.broken = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect([told, await keys(store)]).toEqual([
      ['silent', null],
      ['new/1', 'old/0'],
    ]);
  });

  it('is given up when another window deletes everything; what is put afterwards is kept', async () => {
    const { store } = await watched(),
      deleted = vi.fn();
    store.events.on('deleted', deleted);
    device.full = true;
    expect(await why(store.put('new/1', 'one'))).toBe('full');
    device.full = false;
    device.deleteAll();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([deleted.mock.calls.length, device.disk.size]).toEqual([1, 0]);
    await store.put('new/0', 'two');
    expect([...device.disk.keys()]).toEqual(['new/0']);
  });
});

describe('M10: the true reason', () => {
  it('is told of a table by link', async () => {
    const vault = await vaults.openVault();
    await vault.put(null, kept);
    device.full = true;
    expect(await vaults.tryPut(vault, kept, next)).toBe('full');
    device.full = false;
    device.drop();
    device.broken = true;
    expect(await vaults.tryPut(vault, kept, next)).toBe('silent');
    device.broken = false;
    expect(await vaults.tryPut(vault, kept, next)).toBeNull();
    expect(await vaults.tryPut(vault, kept, next)).toBeNull(); // it is there
    expect(await vaults.tryPut(vault, kept, kept)).toBe('other-tab');
    device.deleteAll();
    expect(await vaults.tryPut(vault, next, kept)).toBe('deleted');
  });
});
