// A database of this page. Its connection is opened again when it is lost: browsers close connections by themselves,
// WebKit often without saying so, and everything that is asked over the old one fails from then on.
import { Events } from '../dom/page-events';
import { keepsNothing } from './storage';

/**
 * Why something is not kept: this browser keeps nothing here, its storage does not answer now, there is no room left, or
 * everything was deleted elsewhere meanwhile.
 */
export type Trouble = 'none' | 'silent' | 'full' | 'deleted';

export class Unkept extends Error {
  constructor(readonly why: Trouble) {
    super(why);
  }
}
export const whyUnkept = (thrown: unknown): Trouble => (thrown instanceof Unkept ? thrown.why : 'silent');

/** A browser that does not answer must not hold up the game, in ms. */
export const PATIENCE = 3000;
/** What is read, and what must not be made anew, is waited for longer, in ms. */
const LONG_PATIENCE = 15_000;

/** What a transaction does; its result is that of the request that is returned. */
type Act<T> = (store: IDBObjectStore) => { readonly result: T };

/** The errors of a browser that will not open a database later either. */
const FINAL = ['SecurityError', 'InvalidStateError', 'VersionError', 'NotAllowedError'];

const isFull = (thrown: unknown): boolean => (thrown as Error | null)?.name === 'QuotaExceededError';

/** Returns the result of this work or, if that takes longer than `ms`, the other one. */
export function within<T>(ms: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  return new Promise((done, fail) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (again: boolean): void => {
      const since = performance.now();
      timer = setTimeout(() => {
        // If the page itself stood still, the answer may be here and not be read yet.
        if (again && performance.now() - since > 2 * ms) return wait(false);
        try {
          done(otherwise());
        } catch (thrown) {
          fail(thrown as Error);
        }
      }, ms);
    };
    wait(true);
    work.then(done, fail).finally(() => clearTimeout(timer));
  });
}
const silent = (): never => {
  throw new Unkept('silent');
};

export class Database {
  private connection: IDBDatabase | null = null;
  private connecting: Promise<IDBDatabase> | null = null;
  private closed = false;
  private deletions = 0;
  /** `deleted`: another page, or the browser, deletes it. */
  readonly events = new Events<{ deleted: [] }>();

  constructor(
    private readonly name: string,
    private readonly store: string,
  ) {}

  /** Opens it, unless it is open. May take as long as the browser likes; rejects with an `Unkept`. */
  connect(): Promise<IDBDatabase> {
    if (this.connection) return Promise.resolve(this.connection);
    return (this.connecting ??= this.open().finally(() => (this.connecting = null)));
  }

  /** Resolves when it is open; rejects with an `Unkept` if that takes too long. */
  ready(): Promise<IDBDatabase> {
    return within(PATIENCE, this.connect(), silent);
  }

  /**
   * Runs a transaction, over a new connection if the old one is lost. Resolves with the result when the transaction
   * is complete; rejects with an `Unkept`. A transaction over an open connection has begun when this returns.
   */
  async run<T>(
    mode: IDBTransactionMode,
    act: Act<T>,
    durability: IDBTransactionDurability = 'default',
  ): Promise<T> {
    const { deletions } = this,
      patience = mode === 'readwrite' && durability === 'default' ? PATIENCE : LONG_PATIENCE;
    for (let again = true; ; again = false) {
      const connection = this.connection ?? (await this.ready());
      // What was to be kept before everything was deleted is not written after it.
      if (this.deletions !== deletions && mode === 'readwrite') throw new Unkept('deleted');
      try {
        return await within(patience, transact(connection, this.store, mode, act, durability), silent);
      } catch (thrown) {
        if (isFull(thrown)) throw new Unkept('full');
        this.forget(connection);
        if (!again || thrown instanceof Unkept) throw new Unkept('silent');
      }
    }
  }

  /** Closes it for good. */
  close(): void {
    this.closed = true;
    if (this.connection) this.forget(this.connection);
  }

  private open(): Promise<IDBDatabase> {
    return new Promise((done, fail) => {
      if (this.closed || keepsNothing()) return fail(new Unkept('none'));
      let asking: IDBOpenDBRequest;
      try {
        asking = indexedDB.open(this.name, 1);
      } catch {
        return fail(new Unkept('none'));
      }
      asking.onupgradeneeded = () => {
        asking.result.createObjectStore(this.store);
      };
      asking.onerror = () => {
        const { error } = asking,
          isFinal = FINAL.includes(error?.name ?? '');
        fail(new Unkept(isFull(error) ? 'full' : isFinal ? 'none' : 'silent'));
      };
      asking.onsuccess = () => {
        const connection = asking.result;
        if (this.closed) {
          connection.close();
          return fail(new Unkept('none'));
        }
        this.connection = connection;
        connection.onclose = () => this.forget(connection);
        connection.onversionchange = ({ newVersion }) => {
          this.forget(connection);
          if (newVersion !== null) return;
          this.deletions++;
          this.events.emit('deleted');
        };
        done(connection);
      };
    });
  }

  private forget(connection: IDBDatabase): void {
    connection.close();
    if (this.connection === connection) this.connection = null;
  }
}

function transact<T>(
  connection: IDBDatabase,
  name: string,
  mode: IDBTransactionMode,
  act: Act<T>,
  durability: IDBTransactionDurability,
): Promise<T> {
  return new Promise((done, fail) => {
    const working = connection.transaction(name, mode, { durability });
    let asking: { readonly result: T };
    // A request that fails ends its transaction, which then tells why.
    working.onabort = () => fail(working.error ?? new Error('aborted'));
    working.oncomplete = () => done(asking.result);
    try {
      asking = act(working.objectStore(name));
    } catch (thrown) {
      working.abort();
      fail(thrown as Error);
    }
  });
}
