// The workers of one game. Each is started for the first search, and runs its share, or a whole search alone; the engine
// adds up their counts. A worker that dies is replaced once, and a silent one is not replaced. If no worker is left, the
// page itself searches, a few milliseconds at a time.
import { sleep } from '../dom/pause';
import type { Engine } from '../engine/engine';
import { fetchFile, textOf } from '../engine/fetching';
import type { Game } from '../ui/game-view';
import { startWorker } from '../engine/trust';
import type { RootStats } from '../engine/wire';
import { begin, shares, Slices, type Task } from './think';
import type { SearchRequest, SearchResponse } from './serve';

const codes = import.meta.glob<string>('../games/*/worker.ts', {
  query: '?worker&url',
  import: 'default',
  eager: true,
});

/** A worker that is silent for this long while it should search, in ms, counts as dead. */
const SILENT = 2000;
/**
 * The number of losses after which a worker is not replaced. A silent worker counts as all of them, because
 * another one would probably be silent too.
 */
const LOSSES = 2;
/** The longest slice of a search on this page, in ms. */
const HERE = 6;

/** A search that is running. */
export interface Thought {
  /** Resolves with the counts of the search, or null if it was abandoned. */
  readonly result: Promise<RootStats[] | null>;
  /** Ends the search with the counts so far. */
  hurry(): void;
  giveUp(): void;
}

/** The part of a search that one worker runs. */
interface Errand {
  readonly result: Promise<RootStats[]>;
  hurry(): void;
}

/** Hears of a search: the share that is done, from 0 to 1, and the number of iterations. */
type Heard = (part: number, done: number) => void;

/** Returns what hears the iterations of each part of a search that begins after others, and tells of all together. */
function progressOf(
  { iterations, most }: Task,
  before: Promise<unknown>,
  told: Heard,
): (part: number, count: number) => void {
  const done: number[] = [];
  let since = performance.now();
  void before.then(() => {
    since = performance.now();
  });
  return (part, count) => {
    done[part] = count;
    const all = done.reduce((sum, one) => sum + one, 0);
    told(Math.min(1, Math.max(all / iterations, (performance.now() - since) / most)), all);
  };
}

/** Resolves when all of these are done, or have failed. */
const settled = (errands: Errand[]): Promise<unknown> =>
  Promise.allSettled(errands.map(({ result }) => result));

/** What a worker is asked for. `heard`: called with the number of iterations so far. */
interface Order {
  readonly task: Task;
  readonly heard: (done: number) => void;
  /** Whether it is to end with the counts so far. */
  hurried: boolean;
}

export const poolSize = (cores = navigator.hardwareConcurrency || 1): number =>
  Math.min(4, Math.max(1, cores - 1));

export class WorkerPool {
  private readonly workers: PoolWorker[];
  private parts: Promise<Parts> | null = null;
  /** Searches that all workers share run one after the other: this resolves when the last one is done. */
  private last: Promise<unknown> = Promise.resolve();
  /** By worker: resolves when the last search that it runs alone is done. */
  private readonly alone: Promise<unknown>[] = [];
  /** The number of searches that were run by one worker alone. */
  private turns = 0;
  /** A player that thinks ahead, until the workers are wanted for anything else. */
  private ahead: Thought | null = null;
  /** Whether the workers keep searches of a player that has decided; any other search lets them go. */
  kept = false;
  private closed = false;

  constructor(
    private readonly engine: Engine,
    size = poolSize(),
  ) {
    this.workers = Array.from({ length: size }, () => new PoolWorker(() => this.fetchedParts()));
  }

  /** Runs a search; `told` hears of it while it runs. */
  think(task: Task, told: Heard = () => undefined): Thought {
    this.ahead?.giveUp();
    this.ahead = null;
    this.kept = task.keeps ?? false;
    const thought = task.undivided ? this.undivided(task, told) : this.divided(task, told);
    if (task.ahead) this.ahead = thought;
    return thought;
  }

  /** Returns what a worker is started from; if it cannot be fetched, the next one that is started asks for it again. */
  private fetchedParts(): Promise<Parts> {
    const parts = (this.parts ??= fetchParts(this.engine));
    parts.catch(() => (this.parts = null));
    return parts;
  }

  /** Shares a search among the workers. */
  private divided(task: Task, told: Heard): Thought {
    const before = Promise.all([this.last, ...this.alone]),
      heard = progressOf(task, before, told);
    const errands = shares(task.iterations, this.workers.length).map((iterations, i) => {
      // Each worker has its own random seed.
      const own = { ...task, iterations, seed: (task.seed + i * 0x9e3779b9) >>> 0 };
      return this.errand(before, this.workers[i]!, own, (count) => heard(i, count));
    });
    this.last = settled(errands);
    return this.thought(errands);
  }

  /** Lets one worker run a search, beside those of the others. */
  private undivided(task: Task, told: Heard): Thought {
    const at = this.turns++ % this.workers.length,
      before = Promise.all([this.last, this.alone[at]]),
      heard = progressOf(task, before, told);
    const errand = this.errand(before, this.workers[at]!, task, (count) => heard(0, count));
    this.alone[at] = settled([errand]);
    return this.thought([errand]);
  }

  /** Ends all workers for good. Searches that run, or are asked for later, count as abandoned. */
  close(): void {
    this.closed = true;
    this.workers.forEach((worker) => worker.end());
  }

  /** Returns the search that these are the parts of. */
  private thought(errands: Errand[]): Thought {
    let gone = false;
    const hurry = (): void => errands.forEach((errand) => errand.hurry());
    return {
      result: Promise.all(errands.map(({ result }) => result)).then((parts) =>
        gone || this.closed ? null : parts.flat(),
      ),
      hurry,
      giveUp: () => {
        gone = true;
        hurry();
      },
    };
  }

  /** Runs one share: in this worker, in its replacement, or on this page. */
  private errand(
    before: Promise<unknown>,
    worker: PoolWorker,
    task: Task,
    heard: (done: number) => void,
  ): Errand {
    const order: Order = { task, heard, hurried: false };
    const result = before
      .then(() => worker.ask(order))
      .catch(() => (task.ahead ? [] : worker.ask(order)))
      .catch(() => (this.closed ? [] : thinkHere(this.engine, order, () => this.closed)));
    return {
      result,
      hurry: () => {
        order.hurried = true;
        worker.hurry(order);
      },
    };
  }
}

/** Returns the workers of the game on the table; hints, reviews and computer players share them. */
export function workerPoolOf(game: Game, engine: Engine): WorkerPool {
  const known = pools.get(game);
  if (known) return known;
  const pool = new WorkerPool(engine);
  pools.set(game, pool);
  game.events.on('closed', () => pool.close());
  return pool;
}

const pools = new WeakMap<Game, WorkerPool>();

interface Parts {
  code: string;
  module: WebAssembly.Module;
}

/** Returns the code of a worker as one text: one in a frame without an origin may fetch nothing. */
async function fetchParts(engine: Engine): Promise<Parts> {
  const address = codes[`../games/${engine.entry.id}/worker.ts`];
  if (address === undefined) throw new Error(`no worker for ${engine.entry.id}`);
  const [code, module] = await Promise.all([fetchFile(address).then(textOf), engine.module()]);
  // During development, the code consists of files that import each other.
  return {
    code: import.meta.env.DEV ? `import ${JSON.stringify(new URL(address, location.href).href)};` : code,
    module,
  };
}

/** A worker, or the place for one. */
class PoolWorker {
  private worker: Worker | null = null;
  private id = 0;
  /** The search that it runs now. */
  private running: Order | null = null;
  private losses = 0;
  private lost: (why: Error) => void = () => undefined;
  private hear: (response: SearchResponse) => void = () => undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: () => Promise<Parts>) {}

  /** Runs a search; rejects if the worker is lost. */
  async ask(order: Order): Promise<RootStats[]> {
    if (this.losses >= LOSSES) throw new Error('no worker');
    const { task, heard } = order,
      id = ++this.id;
    this.running = order;
    const result = new Promise<RootStats[]>((resolve, reject) => {
      this.lost = reject;
      this.hear = (response) => {
        if (response.id !== id) return;
        if ('failed' in response) return this.lose(response.failed);
        heard(response.done);
        if (!('rootStats' in response)) return this.watch();
        this.rest();
        this.running = null;
        resolve(response.rootStats);
      };
    });
    result.catch(() => undefined); // it is told below, also if the worker is lost before
    const parts = this.worker ? null : await this.parts().catch(() => undefined);
    // What could not be fetched is no loss of a worker: the next search asks for it again.
    if (parts === undefined) this.lose('not fetched', 0);
    try {
      if (parts === undefined) return await result;
      if (this.losses >= LOSSES) throw new Error('closed'); // meanwhile
      if (parts) this.worker = this.start(parts);
      this.watch();
      this.tell({ do: 'think', id, ...task });
      if (order.hurried) this.hurry(order);
    } catch (thrown) {
      this.lose(String(thrown));
    }
    return result;
  }

  /** Ends a search with the counts so far, if it is the one that runs now. */
  hurry(order: Order): void {
    if (this.running === order) this.tell({ do: 'stop', id: this.id });
  }

  /** Ends the worker for good. */
  end(): void {
    this.lose('closed', LOSSES);
  }

  private dismiss(): void {
    this.rest();
    this.worker?.terminate();
    this.worker = this.running = null;
  }

  private start({ code, module }: Parts): Worker {
    const worker = startWorker(code, import.meta.env.DEV ? { type: 'module' } : {}); // a frame without an origin starts no modules
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => this.hear(data);
    const died = (event: Event): void => {
      event.preventDefault();
      if (worker === this.worker) this.lose('died');
    };
    worker.onerror = died;
    worker.onmessageerror = died;
    worker.postMessage({ do: 'begin', module } satisfies SearchRequest);
    return worker;
  }

  private tell(request: SearchRequest): void {
    this.worker?.postMessage(request);
  }

  /** Expects an answer. `again`: if the page itself stood still meanwhile, the time begins anew once. */
  private watch(again = true): void {
    clearTimeout(this.silence);
    const since = Date.now();
    this.silence = setTimeout(() => {
      if (again && Date.now() - since > 2 * SILENT) this.watch(false);
      else this.lose('silent', LOSSES);
    }, SILENT);
  }
  private rest(): void {
    clearTimeout(this.silence);
  }

  private lose(why: string, losses = 1): void {
    this.losses += losses;
    this.dismiss();
    this.lost(new Error(why));
  }
}

/** Searches on this page in small slices, so that it stays responsive, until `closed` says that the game was left. */
async function thinkHere(engine: Engine, order: Order, closed: () => boolean): Promise<RootStats[]> {
  const { task, heard } = order;
  using session = engine.resume(task.link);
  using search = begin(session, task);
  const slices = new Slices(search, task, HERE);
  while (!closed() && !slices.step() && !order.hurried) {
    heard(slices.done);
    await sleep();
  }
  return search.rootStats();
}
