// The computer player that thinks for a time, by a clock that is set: how long, with how many workers, with
// which net, and what it shows of it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPatience, patience, TIMES } from '../../www/device/patience';
import { begin, shares, Slices, type Table } from '../../www/searches/think';
import { rounded } from '../../www/features/opponents/gauge';
import { adviser, Mind } from '../../www/searches/advisers';
import { fetchNet } from '../../www/searches/nets';
import { entry } from './fixture';
import type { Engine, Search } from '../../www/engine/engine';
import type { Game } from '../../www/ui/game-view';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('thinking for a time', () => {
  it('goes on until the time is over, in slices of 16 ms, however fast the device is', () => {
    for (const each of [0.002, 0.05, 3]) {
      let [time, done, longest] = [0, 0, 0];
      const run = (n: number): number => {
        longest = Math.max(longest, n * each);
        time += n * each;
        return (done += n);
      };
      const slices = new Slices({ run }, { iterations: Infinity, most: 500 }, 16, () => time);
      while (!slices.step());
      expect(time).toBeGreaterThanOrEqual(500);
      expect(time).toBeLessThan(500 + Math.max(17, longest));
      expect(longest).toBeLessThanOrEqual(Math.max(16, 16 * each));
    }
  });
  it('ends before if the engine has counted as many as it can', () => {
    let done = 0;
    const run = (n: number): number => (done = Math.min(1000, done + n));
    const slices = new Slices({ run }, { iterations: Infinity, most: 500 }, 16, () => 0);
    while (!slices.step());
    expect(slices.done).toBe(1000);
  });
  it('is done by all workers', () => {
    expect(shares(Infinity, 3)).toEqual([Infinity, Infinity, Infinity]);
    expect(shares(Infinity, 1)).toEqual([Infinity]);
  });
});

describe('the time to think', () => {
  const storage = (kept: string | null) => {
    const store = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
    vi.stubGlobal('localStorage', store);
  };
  it('is half a second unless another was chosen, whatever storage holds', () => {
    for (const bad of [null, '', '7', '-500', '1e9', 'NaN', '{}', '500000']) {
      storage(bad);
      expect(patience()).toBe(500);
    }
    keepPatience(5000);
    expect(patience()).toBe(5000);
    vi.stubGlobal('localStorage', undefined);
    keepPatience(1000);
    expect(patience()).toBe(500);
    expect(TIMES).toEqual([500, 1000, 2000, 5000]);
  });
});

describe('a net', () => {
  const net = new Uint8Array([1, 2]);
  const task = { link: '', seat: 1, level: 5, seed: 9, iterations: Infinity, most: 500 };
  const [plain, judged] = ['plain', 'judged'] as unknown as [Search, Search];
  const table = (searchWith?: Table['searchWith']): Table => ({
    search: () => plain,
    ...(searchWith && { searchWith }),
  });
  it('judges in a game that knows it, and only if there is one', () => {
    expect(
      begin(
        table(() => judged),
        { ...task, net },
      ),
    ).toBe(judged);
    expect(
      begin(
        table(() => judged),
        task,
      ),
    ).toBe(plain);
    expect(begin(table(), { ...task, net })).toBe(plain);
  });
  it('that is refused is left out; an engine that is broken is not asked again', () => {
    const throws = (thrown: unknown) =>
      table(() => {
        throw thrown;
      });
    expect(begin(throws({ code: 'unreadable-net', rule: null }), { ...task, net })).toBe(plain);
    expect(() => begin(throws(new Error('unreachable')), { ...task, net })).toThrow('unreachable');
  });
  it('is fetched for its game and number of players, and never missed', async () => {
    const asked: string[] = [];
    const answer = (ok: boolean) => (address: string) => {
      asked.push(address);
      return Promise.resolve({ ok, arrayBuffer: () => Promise.resolve(net.buffer) });
    };
    vi.stubGlobal('fetch', answer(true));
    expect(await fetchNet('duel', 2)).toEqual(net);
    expect(await fetchNet('kontor', 4)).toBeUndefined();
    expect(asked).toEqual([expect.stringContaining('duel-2')]);
    vi.stubGlobal('fetch', answer(false));
    expect(await fetchNet('duel', 2)).toBeUndefined();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await fetchNet('duel', 2)).toBeUndefined();
  });
  it('is fetched only for a table that takes it, and only if a player thinks for a time', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve(net.buffer) });
    });
    const mind = async (takesNet: (() => boolean) | undefined, level: number) => {
      const setup = { ...SETUP, players: [{ ...PERSON, level }, PERSON] },
        session = { link: () => '', moveCount: () => 3, ...(takesNet && { takesNet }) };
      const made = new Mind(
        { table: { setup }, session } as unknown as Game,
        { entry: { id: 'duel', levels: [{ timed: false }, { timed: true }] } } as unknown as Engine,
      );
      return (await made.task(0)).net;
    };
    expect(await mind(() => true, 1)).toEqual(net);
    expect(asked.length).toBe(1);
    for (const takes of [() => false, undefined]) expect(await mind(takes, 1)).toBeUndefined();
    expect(await mind(() => true, 0)).toBeUndefined();
    expect(asked.length).toBe(1);
  });
});

const PERSON = { name: 'A', colour: 0, level: null, character: null };
const SETUP = { game: 'duel', config: {}, seed: 1 };

describe('what is shown', () => {
  it('is a number that can be read while it grows', () => {
    expect([0, 7, 16, 99, 1234, 98765, 1_234_567].map(rounded)).toEqual([
      0, 7, 16, 99, 1200, 98000, 1_200_000,
    ]);
  });
});

describe('hints and reviews', () => {
  it('ask the strongest level, which also solves endings', () => {
    const { levels } = entry,
      timed = { ...levels[4]!, id: 'admiral', timed: true };
    expect(adviser(entry)).toBe(4);
    expect(adviser({ ...entry, levels: [...levels, timed] })).toBe(5);
  });
});
