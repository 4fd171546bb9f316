// The storage of games. IndexedDB, not localStorage: a browser collects the values of localStorage for
// seconds before it writes them (Chromium: up to five), and they are lost if its process is killed; a
// transaction of IndexedDB says when it is written. Chromium takes about a millisecond for that. Without it,
// games last as long as the page, which says so; if it is slow to answer, until it does (late.ts).
import { Late } from './late';

export interface Store {
  /** Whether games outlast the page. */
  readonly lasting: boolean;
  /**
   * While the database has not answered: resolves when it has, to whether games outlast the page from now on.
   * Null otherwise.
   */
  readonly awaited: Promise<boolean> | null;
  /** Resolves when the text is written. */
  put(key: string, text: string): Promise<void>;
  all(): Promise<Map<string, unknown>>;
  remove(keys: string[]): Promise<void>;
  close(): void;
}

export const DATABASE = 'dockhand';
export const SLOTS = 'slots';
/** A browser that does not answer must not hold up the game, in ms. */
const PATIENCE = 3000;

/** For a page that may store nothing. */
export class Memory implements Store {
  readonly lasting = false;
  readonly awaited = null;
  private readonly texts = new Map<string, unknown>();
  put(key: string, text: string): Promise<void> {
    this.texts.set(key, text);
    return Promise.resolve();
  }
  all(): Promise<Map<string, unknown>> {
    return Promise.resolve(new Map(this.texts));
  }
  remove(keys: string[]): Promise<void> {
    keys.forEach((key) => this.texts.delete(key));
    return Promise.resolve();
  }
  close(): void {
    this.texts.clear();
  }
}

class Lasting implements Store {
  readonly lasting = true;
  readonly awaited = null;
  constructor(private readonly database: IDBDatabase) {
    // Another page wants to delete everything.
    database.onversionchange = () => database.close();
  }

  close(): void {
    this.database.close();
  }
  put(key: string, text: string): Promise<void> {
    return this.write((slots) => {
      slots.put(text, key);
    });
  }
  remove(keys: string[]): Promise<void> {
    return this.write((slots) => {
      keys.forEach((key) => {
        slots.delete(key);
      });
    });
  }
  all(): Promise<Map<string, unknown>> {
    return new Promise((done, fail) => {
      const found = new Map<string, unknown>(),
        asking = this.database.transaction(SLOTS).objectStore(SLOTS).openCursor();
      asking.onerror = () => {
        fail(new Error(String(asking.error)));
      };
      asking.onsuccess = () => {
        const cursor = asking.result;
        if (!cursor) return done(found);
        found.set(String(cursor.key), cursor.value);
        cursor.continue();
      };
    });
  }

  private write(act: (slots: IDBObjectStore) => void): Promise<void> {
    return patiently(
      new Promise((done, fail) => {
        const writing = this.database.transaction(SLOTS, 'readwrite');
        writing.oncomplete = () => {
          done();
        };
        writing.onerror = writing.onabort = () => {
          fail(new Error(String(writing.error)));
        };
        act(writing.objectStore(SLOTS));
        writing.commit();
      }),
    );
  }
}

/** Returns the result of this work or, if that takes too long, the fallback. */
function patiently<T>(
  work: Promise<T>,
  instead: () => T | Promise<T> = () => Promise.reject(new Error('no answer')),
): Promise<T> {
  let timer = 0;
  const late = new Promise<T>((done) => {
    timer = window.setTimeout(() => {
      done(instead());
    }, PATIENCE);
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}

function open(): Promise<Store> {
  return new Promise<Store>((done, fail) => {
    const asking = indexedDB.open(DATABASE, 1);
    asking.onupgradeneeded = () => {
      asking.result.createObjectStore(SLOTS);
    };
    asking.onsuccess = () => {
      done(new Lasting(asking.result));
    };
    asking.onerror = () => {
      fail(new Error(String(asking.error)));
    };
  });
}

let opened: Promise<Store> | null = null;

/** Closes the store: from now on nothing is written to the device. */
export async function closeStore(): Promise<void> {
  (await openStore()).close();
  opened = Promise.resolve(new Memory());
}

function begin(): Promise<Store> {
  const opening = open();
  return patiently(opening, () => new Late(opening)).catch(() => new Memory());
}

/**
 * Returns the store of this page, one for all users. It never rejects, and resolves after a few seconds at
 * most.
 */
export const openStore = (): Promise<Store> => (opened ??= begin());

/** Resolves with the same store when all earlier saves are in it, however long that takes. */
export async function wholeStore(): Promise<Store> {
  const store = await openStore();
  await store.awaited;
  return store;
}
