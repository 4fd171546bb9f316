// The vault: what is kept of a table is written before it is shown, and a place in its order is taken only once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkTable } from '../../www/letters/link-table';
import { seal } from '../../www/letters/protocol';
import type * as Vaults from '../../www/letters/store';
import { FakeDatabase } from './fake-database';
import { seated, taken } from './together-fixture';
import { begin, GO_ON, PASS } from './together-game';

let device: FakeDatabase, vaults: typeof Vaults;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('window', globalThis);
  device = new FakeDatabase().install();
  vaults = await import('../../www/letters/store');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

let table: LinkTable[];
beforeEach(async () => {
  table = await seated(2);
});
const sealed = async (moves: number[]): Promise<LinkTable> => taken(await seal(table[0]!, moves, begin));

describe('the vault', () => {
  it('gives back what was put in, whole and on the disk', async () => {
    const vault = await vaults.openVault();
    expect([vault.lasting, await vault.all(), await vault.get('x')]).toEqual([true, [], null]);
    expect(await vault.put(null, table[0]!)).toBe(true);
    expect(await vault.get(table[0]!.id)).toEqual(table[0]);
    expect(await vault.all()).toEqual([table[0]]);
    expect(device.durable).toEqual(['strict']);
    await vault.remove(table[0]!.id);
    expect(await vault.all()).toEqual([]);
  });

  it('lets only one of two windows take a place, however close they are', async () => {
    const one = await vaults.openVault();
    vi.resetModules(); // another window has a page of its own
    const two = await (await import('../../www/letters/store')).openVault();
    await one.put(null, table[0]!);
    const [first, second] = [await sealed([PASS]), await sealed([GO_ON, PASS])];
    const before = (await two.get(table[0]!.id))!;
    const won = await Promise.all([one.put(table[0]!, first), two.put(before, second)]);
    expect(won).toEqual([true, false]);
    expect(await two.get(table[0]!.id)).toEqual(first);
    expect(await two.put(null, table[0]!)).toBe(false);
    expect(await two.put(first, second)).toBe(true);
  });

  it('says so if there is no room, and keeps what was there', async () => {
    const vault = await vaults.openVault();
    await vault.put(null, table[0]!);
    device.full = true;
    await expect(vault.put(table[0]!, await sealed([PASS]))).rejects.toThrow();
    device.full = false;
    expect(await vault.all()).toEqual([table[0]]);
  });

  it('leaves saved games alone, and passes over what is no table', async () => {
    device.disk.set('game/0', 'a saved game').set('together x', 'no table').set('together y', 7);
    const vault = await vaults.openVault();
    await vault.put(null, table[0]!);
    expect(await vault.all()).toEqual([table[0]]);
    expect([await vault.get('x'), device.disk.get('game/0')]).toEqual([null, 'a saved game']);
  });

  it('is one for the whole page, with one connection to the database', async () => {
    const opened = vi.spyOn(indexedDB, 'open'),
      [one, two] = await Promise.all([vaults.openVault(), vaults.openVault()]);
    expect(one).toBe(two);
    const connections = opened.mock.calls.length; // that of the saved games
    await vaults.openVault();
    expect([connections, opened.mock.calls.length]).toEqual([1, 1]);
  });

  it('keeps the moves of a turn until a letter has followed', async () => {
    const vault = await vaults.openVault(),
      state = table[0]!;
    await vault.put(null, state);
    expect(await vault.begun(state)).toEqual([]);
    await vault.begin(state, [GO_ON, GO_ON]);
    await vault.begin(state, [GO_ON]);
    expect(await vault.begun(state)).toEqual([GO_ON]);
    expect(await vault.all()).toEqual([state]);
    const next = await sealed([GO_ON, PASS]);
    await vault.put(state, next);
    expect(await vault.begun(next)).toEqual([]);
    await vault.remove(state.id);
    expect(await vault.begun(state)).toEqual([]);
    device.disk.set(`together-begun ${state.id}`, '{"head":7');
    expect(await vault.begun(state)).toEqual([]);
  });

  it('keeps the moves of a turn, and those taken back, also if the page is closed at once', async () => {
    const vault = await vaults.openVault(),
      state = table[0]!;
    await vault.put(null, state);
    void vault.begin(state, [GO_ON]);
    void vault.begin(state, []);
    device.pageClosed = true;
    await device.queue;
    expect(JSON.parse(String(device.disk.get(`together-begun ${state.id}`)))).toMatchObject({ is: [] });
  });

  it('knows since when a table stands as it does', async () => {
    const vault = await vaults.openVault(),
      state = table[0]!,
      next = await sealed([PASS]);
    vi.setSystemTime(1000);
    await vault.put(null, state);
    vi.setSystemTime(2000);
    await vault.put(state, { ...state, twice: ['another'] }); // no letter has followed
    expect(await vault.since(state)).toBe(1000);
    expect(await vault.since(next)).toBeNull();
    await vault.put({ ...state, twice: ['another'] }, next);
    expect(await vault.since(next)).toBe(2000);
    vi.useRealTimers();
  });

  it('lasts as long as the page if nothing can be stored', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('private');
      },
    });
    const vault = await vaults.openVault();
    expect(vault.lasting).toBe(false);
    expect(await vault.put(null, table[0]!)).toBe(true);
    expect(await vault.put(null, table[0]!)).toBe(false);
    await vault.begin(table[0]!, [GO_ON]);
    expect(await vault.begun(table[0]!)).toEqual([GO_ON]);
    expect(await vaults.openVault()).toBe(vault); // another one would be empty
    const next = await sealed([PASS]);
    expect(await vault.put(table[0]!, next)).toBe(true);
    expect([await vault.get(next.id), await vault.all()]).toEqual([next, [next]]);
    await vault.remove(next.id);
    expect(await vault.all()).toEqual([]);
  });
});
