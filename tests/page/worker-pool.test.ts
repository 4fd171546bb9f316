// Workers that die or fall silent: how long a computer player waits for them. The workers are imitated and
// the clock is set, so that the test does not wait.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerPool } from '../../www/searches/worker-pool';
import type { SearchRequest, SearchResponse } from '../../www/searches/serve';
import type { Engine } from '../../www/engine/engine';

const task = { link: 'x', seat: 0, level: 1, seed: 5, iterations: 60, most: 1e9 };

/** How a worker answers a request to think; a silent worker does nothing. */
type Manner = (worker: Fake, request: SearchRequest & { do: 'think' }) => void;
let manner: Manner, started: Fake[];

/** The ids of the searches that were told to stop. */
let stopped: number[];

class Fake {
  onmessage: ((event: { data: SearchResponse }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  ended = false;
  constructor() {
    started.push(this);
  }
  postMessage(request: SearchRequest): void {
    if (request.do === 'think') manner(this, request);
    if (request.do === 'stop') stopped.push(request.id);
  }
  terminate(): void {
    this.ended = true;
  }
  say(response: SearchResponse): void {
    if (!this.ended) this.onmessage?.({ data: response });
  }
}

const rootStats = (visits: number) => [{ move: { do: 'x' }, visits, worth: [], points: [] }] as never;
/** Returns an engine that thinks here at once. */
const engine = (): Engine => {
  let done = 0;
  const search = {
    run: (n: number) => (done += n),
    rootStats: () => rootStats(done),
    [Symbol.dispose]: () => undefined,
  };
  return {
    entry: { id: 'duel' },
    module: () => Promise.resolve({}),
    resume: () => ({ search: () => search, [Symbol.dispose]: () => undefined }),
  } as unknown as Engine;
};

beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  stopped = [];
  vi.stubGlobal('Worker', Fake);
  vi.stubGlobal('location', { href: 'https://example.org/' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns how long a pool takes to think, in ms, and its result. */
async function thought(
  pool: WorkerPool,
  limit = 60_000,
): Promise<{ ms: number; visits: number | undefined }> {
  const since = Date.now();
  let found: { ms: number; visits: number | undefined } | undefined;
  void pool
    .think(task, () => undefined)
    .result.then((all) => {
      found = { ms: Date.now() - since, visits: all?.[0]?.visits };
    });
  while (!found && Date.now() - since < limit) await vi.advanceTimersByTimeAsync(50);
  if (!found) throw new Error('never');
  return found;
}

describe('a worker that never answers', () => {
  it('costs two seconds, once; then the page thinks by itself', async () => {
    manner = () => undefined;
    const pool = new WorkerPool(engine(), 1),
      first = await thought(pool);
    expect(first.visits).toBe(60);
    expect(first.ms).toBeLessThanOrEqual(2100);
    expect((await thought(pool)).ms).toBeLessThanOrEqual(100);
    expect(started.every(({ ended }) => ended)).toBe(true);
  });
  it('is waited for as long as it reports progress', async () => {
    manner = (worker, { id }) => {
      for (let i = 1; i <= 5; i++) setTimeout(() => worker.say({ id, done: i * 10 }), i * 1500);
      setTimeout(() => worker.say({ id, done: 60, rootStats: rootStats(60) }), 9000);
    };
    expect((await thought(new WorkerPool(engine(), 1))).ms).toBeGreaterThanOrEqual(9000);
    expect(started).toHaveLength(1);
  });
  it('is not assumed if the page itself stood still meanwhile', async () => {
    manner = (worker, { id }) => {
      vi.setSystemTime(Date.now() + 60_000); // the lid was closed, and the timers of the page run first when it is opened
      setTimeout(() => worker.say({ id, done: 60, rootStats: rootStats(60) }), 2500);
    };
    await thought(new WorkerPool(engine(), 1), 120_000);
    expect(started).toHaveLength(1);
    expect(started[0]?.ended).toBe(false);
  });
});

describe('a worker that dies', () => {
  it('is replaced once, at once', async () => {
    manner = (worker, { id }) => {
      if (started.length === 1) worker.onerror?.(new Event('error'));
      else worker.say({ id, done: 60, rootStats: rootStats(60) });
    };
    expect(await thought(new WorkerPool(engine(), 1))).toMatchObject({ visits: 60 });
    expect(started).toHaveLength(2);
  });
});

describe('a search that one worker runs alone', () => {
  it('has its own seed and all its iterations, however many workers there are, and goes on beside others', async () => {
    const asked: [worker: number, seed: number, iterations: number][] = [];
    let running = 0,
      most = 0;
    manner = (worker, { id, seed, iterations }) => {
      asked.push([started.indexOf(worker), seed, iterations]);
      most = Math.max(most, ++running);
      setTimeout(() => {
        running--;
        worker.say({ id, done: iterations, rootStats: rootStats(iterations) });
      }, 100);
    };
    for (const size of [1, 2]) {
      started = [];
      const pool = new WorkerPool(engine(), size),
        alone = [7, 8, 9].map((seed) => pool.think({ ...task, seed, iterations: 900, undivided: true })),
        shared = pool.think({ ...task, iterations: 300 });
      await vi.advanceTimersByTimeAsync(1000);
      for (const { result } of alone) expect(await result).toEqual(rootStats(900));
      expect(await shared.result).toHaveLength(size);
    }
    expect(asked).toEqual([
      ...[7, 8, 9].map((seed) => [0, seed, 900]),
      [0, 5, 300],
      ...[7, 8, 9].map((seed, i) => [i % 2, seed, 900]),
      [0, 5, 150],
      [1, expect.any(Number), 150],
    ]);
    expect(most).toBe(2);
  });
});

describe('a search that is given up', () => {
  const soon: Manner = (worker, { id }) => {
    setTimeout(() => worker.say({ id, done: 60, rootStats: rootStats(60) }), 100);
  };

  it('is stopped, and is not told', async () => {
    manner = soon;
    const given = new WorkerPool(engine(), 1).think(task);
    await vi.advanceTimersByTimeAsync(50);
    given.giveUp();
    await vi.advanceTimersByTimeAsync(100);
    expect(await given.result).toBeNull();
    expect(stopped).toEqual([1]);
  });

  it('leaves the next search alone if it was done already, or had not begun', async () => {
    manner = soon;
    const pool = new WorkerPool(engine(), 1),
      done = pool.think(task);
    await vi.advanceTimersByTimeAsync(150);
    const running = pool.think(task),
      waiting = pool.think(task);
    await vi.advanceTimersByTimeAsync(50);
    done.giveUp();
    waiting.giveUp();
    expect(stopped).toEqual([]);
    await vi.advanceTimersByTimeAsync(300);
    expect(await running.result).toEqual(rootStats(60));
    expect(await waiting.result).toBeNull();
  });
});

describe('a game that is closed', () => {
  it('abandons the search that runs and those that are asked for later, and starts no worker', async () => {
    manner = () => undefined;
    const pool = new WorkerPool(engine(), 1),
      running = pool.think(task);
    await vi.advanceTimersByTimeAsync(50);
    expect(started).toHaveLength(1);
    pool.close();
    const later = pool.think(task);
    await vi.advanceTimersByTimeAsync(50);
    expect([await running.result, await later.result]).toEqual([null, null]);
    expect(started.map(({ ended }) => ended)).toEqual([true]);
  });

  it('starts no worker whose code comes late', async () => {
    const pool = new WorkerPool(engine(), 1),
      early = pool.think(task);
    pool.close();
    await vi.advanceTimersByTimeAsync(50);
    expect(await early.result).toBeNull();
    expect(started).toEqual([]);
  });

  it('ends the search that the page runs by itself', async () => {
    manner = (worker) => worker.onerror?.(new Event('error'));
    const pool = new WorkerPool(engine(), 1),
      done: number[] = [],
      running = pool.think({ ...task, iterations: 1e15 }, (_, all) => done.push(all));
    while (done.length < 3) await vi.advanceTimersByTimeAsync(1);
    pool.close();
    const before = done.length;
    await vi.advanceTimersByTimeAsync(100);
    expect(done.length).toBeLessThanOrEqual(before + 1);
    expect(await running.result).toBeNull();
  });
});
