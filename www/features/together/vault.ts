// Keeps tables on the device, in the database of the saved games. What a function of table.ts returns is put here
// before it is shown or sent, and is never made anew: two different letters for one place would look like a cheat.
// So a table is only put in the place of the one that it was made from, in one transaction; another tab or window
// that was faster is noticed also where the browser has no locks.
import { DATABASE, SLOTS, wholeStore } from '../../core/store';
import type { Kept } from './kept';

/** The beginning of a table's key; saved games have other keys. */
const PREFIX = 'together ';

export interface Vault {
  /** Whether tables outlast the page. */
  readonly lasting: boolean;
  all(): Promise<Kept[]>;
  get(id: string): Promise<Kept | null>;
  /**
   * Puts `after` in the place of `before`, or adds it if that is null. Resolves when it is written: to false, with
   * nothing written, if something else is kept there. Rejects if there is no room.
   */
  put(before: Kept | null, after: Kept): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** The table in a stored text; null if there is none. Storage may hold anything. */
function keptIn(text: unknown): Kept | null {
  try {
    const kept: unknown = JSON.parse(String(text));
    const { id, letters, seats } = kept as Kept;
    return typeof id === 'string' && Array.isArray(letters) && Array.isArray(seats) ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

const textOf = (kept: Kept | null): string | undefined => (kept === null ? undefined : JSON.stringify(kept));

/** For a page that may store nothing. */
class Passing implements Vault {
  readonly lasting = false;
  private readonly texts = new Map<string, string>();
  all(): Promise<Kept[]> {
    return Promise.resolve([...this.texts.values()].flatMap((text) => keptIn(text) ?? []));
  }
  get(id: string): Promise<Kept | null> {
    return Promise.resolve(keptIn(this.texts.get(id)));
  }
  put(before: Kept | null, after: Kept): Promise<boolean> {
    const fits = this.texts.get(after.id) === textOf(before);
    if (fits) this.texts.set(after.id, JSON.stringify(after));
    return Promise.resolve(fits);
  }
  remove(id: string): Promise<void> {
    this.texts.delete(id);
    return Promise.resolve();
  }
}

class Lasting implements Vault {
  readonly lasting = true;
  constructor(private readonly database: IDBDatabase) {
    // Another page wants to delete everything.
    database.onversionchange = () => {
      database.close();
    };
  }

  async all(): Promise<Kept[]> {
    const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
    const texts = await this.run('readonly', (slots) => slots.getAll(range));
    return (texts as unknown[]).flatMap((text) => keptIn(text) ?? []);
  }
  async get(id: string): Promise<Kept | null> {
    return keptIn(await this.run('readonly', (slots) => slots.get(PREFIX + id)));
  }
  async put(before: Kept | null, after: Kept): Promise<boolean> {
    const key = PREFIX + after.id;
    let fits = false;
    await this.run('readwrite', (slots) => {
      const asking: IDBRequest<unknown> = slots.get(key);
      asking.onsuccess = () => {
        fits = asking.result === textOf(before);
        if (fits) slots.put(JSON.stringify(after), key);
      };
      return asking;
    });
    return fits;
  }
  async remove(id: string): Promise<void> {
    await this.run('readwrite', (slots) => slots.delete(PREFIX + id));
  }

  /** Resolves to the result when the transaction is complete. */
  private run(mode: IDBTransactionMode, act: (slots: IDBObjectStore) => IDBRequest): Promise<unknown> {
    return new Promise((done, fail) => {
      // A letter that is lost after it was sent cannot be made again: it is on the disk before it is shown.
      const working = this.database.transaction(SLOTS, mode, { durability: 'strict' }),
        asking = act(working.objectStore(SLOTS));
      working.oncomplete = () => {
        done(asking.result);
      };
      working.onerror = working.onabort = () => {
        fail(new Error(String(working.error)));
      };
    });
  }
}

function connect(): Promise<Vault> {
  return new Promise((done, fail) => {
    const asking = indexedDB.open(DATABASE);
    asking.onsuccess = () => {
      done(new Lasting(asking.result));
    };
    asking.onerror = () => {
      fail(new Error(String(asking.error)));
    };
  });
}

/** Opens the vault of this device. It never rejects: without a database, tables last as long as the page. */
export async function openVault(): Promise<Vault> {
  const store = await wholeStore(); // which makes the database
  return store.lasting ? connect().catch(() => new Passing()) : new Passing();
}
