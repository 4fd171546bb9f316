// What a page keeps to be back after a reload without a code, and what it makes of notes that are damaged.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../../www/shell/host';
import type * as Backs from '../../www/lines/back';
import type { WayBack } from '../../www/lines/connect';
import { FakeDatabase } from './fake-database';

const WAY = { code: 'a code', name: 'n', password: 'p', certificate: {} } as WayBack;
const back = vi.fn(),
  goBack = vi.fn();
const guests = {
  live: { named: true, meet: vi.fn(), back: () => Promise.resolve(back) },
  moving: { named: false, meet: vi.fn() },
};
vi.mock('../../www/lines/connect', () => ({
  goBack: (...all: unknown[]) => goBack(...all),
}));

/** What the tab, and the database of the page, keep; `broken`: the page may store nothing. */
let tab: Map<string, string>, device: FakeDatabase, broken: boolean, address: string, left: number;
const host = { leave: () => void left++, features: [{}, { guests }] } as unknown as Host;

const refuses = (): void => {
  if (broken) throw new DOMException('not here', 'SecurityError');
};
let backs: typeof Backs;
beforeEach(async () => {
  vi.resetModules();
  [tab, broken, address, left] = [new Map(), false, '/duel.html', 0];
  device = new FakeDatabase().install(() => broken);
  back.mockReset();
  goBack.mockReset().mockResolvedValue('a line');
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => (refuses(), tab.get(key) ?? null),
    setItem: (key: string, value: string) => (refuses(), tab.set(key, value)),
    removeItem: (key: string) => (refuses(), tab.delete(key)),
  });
  vi.stubGlobal('location', {
    pathname: '/duel.html',
    search: '',
    get hash() {
      return address.slice('/duel.html'.length);
    },
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => (address = to),
  });
  backs = await import('../../www/lines/back');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tab', () => {
  it('goes on after a reload with what it was doing', async () => {
    backs.remember('live', 'guest AAAA');
    expect(address).toBe('/duel.html#p-back');
    await backs.resume(host);
    expect(back).toHaveBeenCalledWith(host, 'guest AAAA');
    expect(left).toBe(0);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no list', '{"0":"live","1":"guest"}'],
    ['a note that is no text', '["live",7]'],
    ['a purpose that nobody knows', '["steal","guest"]'],
    ['a purpose that every object has', '["constructor","guest"]'],
    ['a purpose that cannot go on', '["moving","guest"]'],
  ])('shows the first screen, and forgets, if it finds %s', async (_, noted) => {
    if (noted !== null) tab.set('dockhand.pair', noted);
    address = '/duel.html#p-back';
    await backs.resume(host);
    expect([left, tab.size, address, back.mock.calls.length]).toEqual([1, 0, '/duel.html', 0]);
  });

  it('does without if the page may store nothing', async () => {
    broken = true;
    backs.remember('live', 'guest AAAA');
    backs.forget();
    await backs.resume(host);
    expect(left).toBe(1);
    expect(await backs.lineBack()).toBeNull();
  });

  it('leaves an address alone that is none of its own', () => {
    address = '/duel.html#tABC';
    backs.forget();
    expect(address).toBe('/duel.html#tABC');
  });
});

describe('a way back', () => {
  const state = (): Promise<void> => vi.waitFor(() => expect(device.disk.get('way')).toBe(WAY));

  it('is taken after a reload, and the next one is kept', async () => {
    backs.keepWay(WAY);
    await state();
    expect(await backs.lineBack()).toBe('a line');
    expect(goBack).toHaveBeenCalledWith(WAY, backs.keepWay);
  });

  it('is none if nothing is kept, or the browser does not let the page go it', async () => {
    expect(await backs.lineBack()).toBeNull();
    expect(goBack).not.toHaveBeenCalled();
    backs.keepWay(WAY);
    await state();
    goBack.mockRejectedValue(new Error('no'));
    expect(await backs.lineBack()).toBeNull();
  });

  it('is forgotten when the player leaves', async () => {
    backs.keepWay(WAY);
    await state();
    backs.forget();
    await vi.waitFor(() => expect(device.disk.size).toBe(0));
    expect(await backs.lineBack()).toBeNull();
  });
});
