// A database in memory with the part of IndexedDB that the page uses, for tests that drop its connection, fill it up,
// let it hang or delete it. Transactions that write are carried out one after the other, whole or not at all.
import { vi } from 'vitest';

interface Request {
  result: unknown;
  error?: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onupgradeneeded?: () => void;
}

interface Transaction {
  error: unknown;
  oncomplete?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  objectStore(): object;
  commit(): void;
  abort(): void;
}

interface Connection {
  onversionchange?: (event: { newVersion: number | null }) => void;
  onclose?: () => void;
}

const soon = (work: () => void): void => void Promise.resolve().then(work);

export class FakeDatabase {
  /** What is on the disk. */
  disk = new Map<string, unknown>();
  full = false;
  /** Whether transactions and requests to open never answer; `wake` lets them go on. */
  silent = false;
  /** Whether the page has closed: its transactions end unwritten, unless it has asked for no more in them. */
  pageClosed = false;
  /** Whether a request to open waits for `answer` or `fail`. */
  slow = false;
  /** Whether a request to open fails. */
  broken = false;
  /** What each transaction that writes asked for. */
  durable: unknown[] = [];
  /** How often it was opened, and how many connections are open. */
  opened = 0;
  queue: Promise<unknown> = Promise.resolve();
  private readonly open = new Set<FakeConnection>();
  private waiting: Request[] = [];
  private sleeping: (() => void)[] = [];

  /** Puts it in the place of the browser's. `refuses`: whether the page may store nothing. */
  install(refuses = () => false): this {
    vi.stubGlobal('IDBKeyRange', { bound: (from: string, to: string) => ({ from, to }) });
    vi.stubGlobal('indexedDB', {
      open: () => {
        if (refuses()) throw new DOMException('not here', 'SecurityError');
        const asking: Request = { result: null, error: null };
        this.opened++;
        if (this.slow) this.waiting.push(asking);
        else
          soon(
            () => void this.awake().then(() => (this.broken ? this.failTo(asking) : this.answerTo(asking))),
          );
        return asking;
      },
    });
    return this;
  }

  get connections(): number {
    return this.open.size;
  }

  /** Lets the requests to open that wait succeed. */
  answer(): void {
    this.slow = false;
    this.waiting.splice(0).forEach((asking) => this.answerTo(asking));
  }
  /** Lets the requests to open that wait fail. */
  fail(): void {
    this.slow = false;
    this.waiting.splice(0).forEach((asking) => this.failTo(asking));
  }

  /**
   * Drops all connections. `event`: the browser says so; otherwise it only shows when they are used next. `lost`: not even
   * then, but every transaction fails, as in WebKit when its process for databases has ended.
   */
  drop({ event = false, lost = false } = {}): void {
    for (const connection of [...this.open]) {
      if (lost) connection.lost = true;
      else this.shut(connection);
      if (event) connection.onclose?.();
    }
  }

  /** Deletes everything, as another tab would. */
  deleteAll(): void {
    for (const connection of [...this.open]) connection.onversionchange?.({ newVersion: null });
    this.queue = this.queue.then(() => {
      this.disk = new Map();
    });
  }

  /** Lets what hangs go on. */
  wake(): void {
    this.silent = false;
    this.sleeping.splice(0).forEach((go) => go());
  }

  /** Ends all that is wrong with it. */
  heal(): void {
    this.full = this.broken = false;
    this.wake();
  }

  shut(connection: FakeConnection): void {
    connection.closed = true;
    this.open.delete(connection);
  }
  awake(): Promise<void> {
    return this.silent ? new Promise((go) => this.sleeping.push(go)) : Promise.resolve();
  }
  private answerTo(asking: Request): void {
    const connection = new FakeConnection(this);
    this.open.add(connection);
    asking.result = connection;
    asking.onsuccess?.();
  }
  private failTo(asking: Request): void {
    asking.error = new DOMException('broken', 'UnknownError');
    asking.onerror?.();
  }
}

class FakeConnection implements Connection {
  closed = false;
  lost = false;
  onversionchange?: (event: { newVersion: number | null }) => void;
  onclose?: () => void;
  constructor(private readonly of: FakeDatabase) {}

  close(): void {
    this.of.shut(this);
  }

  transaction(_: string, mode = 'readonly', options?: { durability?: string }): Transaction {
    const { of } = this,
      writes = mode === 'readwrite';
    if (this.closed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    if (writes) of.durable.push(options?.durability);
    const own = new Map<string, unknown>(),
      asked: (() => void)[] = [];
    let committed = false,
      aborted = false;
    const later = (work: () => unknown): Request => {
      const request: Request = { result: undefined };
      asked.push(() => {
        request.result = work();
        request.onsuccess?.();
      });
      return request;
    };
    const slots = {
      get: (key: string) => later(() => own.get(key)),
      getAll: ({ from, to }: { from: string; to: string }) =>
        later(() => [...own].flatMap(([key, value]) => (key >= from && key <= to ? [value] : []))),
      put: (value: unknown, key: string) => later(() => own.set(key, value)),
      delete: (key: string) => later(() => own.delete(key)),
      openCursor: () => {
        let left: [string, unknown][] | null = null;
        const request: Request = { result: null };
        const next = (): void => {
          const [key, value] = (left ??= [...own]).shift() ?? [];
          request.result = key === undefined ? null : { key, value, continue: () => asked.push(next) };
          request.onsuccess?.();
        };
        asked.push(next);
        return request;
      },
    };
    const working: Transaction = {
      error: null,
      commit: () => (committed = true),
      abort: () => (aborted = true),
      objectStore: () => ({ ...slots, transaction: working }),
    };
    const end = (name: string): void => {
      working.error = new DOMException(name, name);
      working.onabort?.();
    };
    const run = async (): Promise<void> => {
      await of.awake();
      if ((of.pageClosed && !committed) || aborted) return;
      if (this.lost) return end('UnknownError');
      of.disk.forEach((value, key) => own.set(key, value));
      while (asked.length > 0) asked.shift()!();
      if (writes && of.full) return end('QuotaExceededError');
      if (writes) of.disk = new Map(own);
      working.oncomplete?.();
    };
    of.queue = of.queue.then(run);
    return working;
  }
}
