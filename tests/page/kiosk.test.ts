// S18: a kiosk: what it shows, when it returns to its start, and that it keeps nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gamesOf } from '../../www/features/kiosk/feature';
import { Idle, PATIENCE, WARNING } from '../../www/features/kiosk/idle';
import { CARDS } from '../../www/games';

const shown = (search: string): string[] | undefined => gamesOf(search)?.map(({ id }) => id);

describe('S18: the games of a kiosk', () => {
  it('S18: are those that the address names, in the usual order, or all', () => {
    expect(shown('')).toBeUndefined();
    expect(shown('?game=duel')).toBeUndefined();
    expect(shown('?kiosk=duel,imhotep')).toEqual(['imhotep', 'duel']);
    for (const search of [
      '?kiosk',
      '?kiosk=',
      '?kiosk=chess',
      '?kiosk=__proto__,%00',
      `?kiosk=${'x,'.repeat(9999)}`,
    ])
      expect(shown(search)).toEqual(CARDS.map(({ id }) => id));
  });
});

describe('S18: the time without a touch', () => {
  it('S18: counts from the last touch, asks for twenty seconds and is over after two minutes', () => {
    const idle = new Idle();
    expect(PATIENCE).toBe(120_000);
    expect(idle.at(1e9)).toEqual({ left: null, over: false }); // nobody has come yet
    idle.touch(0);
    expect(idle.at(PATIENCE - WARNING - 1)).toEqual({ left: null, over: false });
    expect(idle.at(PATIENCE - WARNING)).toEqual({ left: 20, over: false });
    idle.touch(PATIENCE - 1);
    expect(idle.at(PATIENCE)).toEqual({ left: null, over: false });
    expect(idle.at(2 * PATIENCE)).toEqual({ left: null, over: true });
    idle.rest();
    expect(idle.at(3 * PATIENCE).over).toBe(false);
  });

  it('S18: begins anew if the clock of the device is set back', () => {
    const idle = new Idle();
    idle.touch(1e6);
    expect(idle.at(5)).toEqual({ left: null, over: false });
    expect(idle.at(5 + PATIENCE).over).toBe(true);
  });
});

describe('S18: what a kiosk keeps', () => {
  const device = new Map([['dockhand.people', '[{"name":"Anna"}]']]);
  beforeEach(() => {
    vi.resetModules();
    const write = vi.fn();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: write,
      removeItem: write,
      write,
    });
    vi.stubGlobal('indexedDB', { open: vi.fn() });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('S18: is only on the page: nothing is read from the device or written to it', async () => {
    const storage = await import('../../www/device/storage');
    expect(storage.load('dockhand.people')).not.toBeNull();
    storage.keepNothing();
    expect(storage.load('dockhand.people')).toBeNull();
    expect(storage.save('dockhand.people', [{ name: 'Ben' }])).toBe(true);
    expect(storage.load('dockhand.people')).toEqual([{ name: 'Ben' }]); // as long as the page is shown
    storage.remove('dockhand.people');
    expect(storage.load('dockhand.people')).toBeNull();
    expect((localStorage as unknown as { write: () => void }).write).not.toHaveBeenCalled();
    const { openStore } = await import('../../www/device/store');
    expect((await openStore()).lasting).toBe(false);
    expect(indexedDB.open).not.toHaveBeenCalled();
  });

  it('S18: leaves out every feature that leads away, or is about a person', async () => {
    vi.stubGlobal('document', { fullscreenEnabled: false });
    const { FEATURES, OPENED } = await import('../../www/shell/registry');
    const hidden = Object.entries(OPENED).flatMap(([name, one]) => (one?.personal ? [name] : []));
    expect(hidden.sort()).toEqual(
      [
        'about',
        'by-link',
        'daily',
        'dealt',
        'ladder',
        'moving',
        'phones',
        'puzzles',
        'stats',
        'study',
      ].sort(),
    );
    const left = FEATURES.filter(({ personal }) => !personal);
    expect(left.flatMap(({ openings = [] }) => openings)).toEqual([]);
    expect(left.flatMap(({ guests = {} }) => Object.keys(guests))).toEqual([]);
    expect(left.flatMap(({ entries = [] }) => entries).filter(({ at }) => at === 'keep')).toEqual([]);
    expect(left.flatMap(({ first = [] }) => first.map(({ id }) => id)).sort()).toEqual(['rules', 'settings']);
    expect(left.filter(({ shelf, tally, count, meaning }) => shelf ?? tally ?? count ?? meaning)).toEqual([]);
  });
});
