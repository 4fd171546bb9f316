// The storage of games. IndexedDB, not localStorage: a browser collects the values of localStorage for
// seconds before it writes them (Chromium: up to five), and they are lost if its process is killed; a
// transaction of IndexedDB says when it is written. Chromium takes about a millisecond for that. What cannot be written
// now stays on this page, and is written as soon as that works: when a database that is slow to open answers, when a
// connection that was lost is there again, when there is room again.
import { Database, PATIENCE, whyUnkept, within, type Trouble as Unwritten } from './database';
import { Events } from '../dom/page-events';

/** Why games do not outlast the page now. `late`: the database has not answered yet. */
export type Trouble = Exclude<Unwritten, 'deleted'> | 'late';

export interface Store {
  /** Why games do not outlast the page now; null if they do. */
  readonly trouble: Trouble | null;
  /** Whether games outlast the page. */
  readonly lasting: boolean;
  /**
   * While the database has not answered: resolves when it has, to whether games outlast the page from now on.
   * Null otherwise.
   */
  readonly awaited: Promise<boolean> | null;
  /** `changed`: what keeps games from being written. `deleted`: everything was deleted elsewhere. */
  readonly events: Events<{ changed: [Trouble | null]; deleted: [] }>;
  /** Resolves when the text is written; rejects with an `Unkept` if it cannot be now, but will be as soon as it can. */
  put(key: string, text: string): Promise<void>;
  get(key: string): Promise<unknown>;
  /** Returns what is kept, with what is not written yet. */
  all(): Promise<Map<string, unknown>>;
  remove(keys: string[]): Promise<void>;
  close(): void;
}

export const DATABASE = 'dockhand';
export const SLOTS = 'slots';

/** The time after which a failed write is tried again, in ms: at first, and at most. */
const PAUSE = 1000,
  LONGEST_PAUSE = 30_000;

/** A text to write, or null for one to remove, with its key. */
type Change = [key: string, text: string | null];

class DeviceStore implements Store {
  trouble: Trouble | null = null;
  awaited: Promise<boolean> | null = null;
  readonly events: Store['events'] = new Events();
  /** What is not in the database yet. */
  private readonly unwritten = new Map<string, string | null>();
  /** The retry that runs, if `retrying`. */
  private retry: Promise<void> = Promise.resolve();
  private retrying = false;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pause = PAUSE;

  constructor(private readonly database: Database) {
    database.events.on('deleted', () => {
      this.unwritten.clear();
      this.events.emit('deleted');
    });
  }

  get lasting(): boolean {
    return this.trouble === null;
  }

  /** Resolves when the database is open or cannot be opened, and after a few seconds at most. */
  async open(): Promise<void> {
    const opening = this.database.connect().then(() => null, whyOf);
    const found = await within<Trouble | null>(PATIENCE, opening, () => 'late');
    this.become(found);
    if (found === 'late') this.awaited = opening.then((why) => this.answered(why));
  }

  async put(key: string, text: string): Promise<void> {
    return this.change([[key, text]]);
  }
  async remove(keys: string[]): Promise<void> {
    return this.change(keys.map((key) => [key, null]));
  }

  async get(key: string): Promise<unknown> {
    const text = this.unwritten.get(key);
    if (text !== undefined) return text ?? undefined;
    return this.trouble === null ? this.database.run('readonly', (slots) => slots.get(key)) : undefined;
  }

  async all(): Promise<Map<string, unknown>> {
    const found = await this.read();
    for (const [key, text] of this.unwritten)
      if (text === null) found.delete(key);
      else found.set(key, text);
    return found;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.database.close();
    this.unwritten.clear();
    this.trouble = 'none';
  }

  /** Reads what is in the database; nothing if it does not answer now. */
  private async read(): Promise<Map<string, unknown>> {
    let found = new Map<string, unknown>();
    if (this.trouble !== null && this.trouble !== 'full') return found;
    try {
      await this.database.run('readonly', (slots) => {
        found = new Map(); // it may be asked again over another connection
        const asking = slots.openCursor();
        asking.onsuccess = () => {
          const cursor = asking.result;
          if (!cursor) return;
          found.set(String(cursor.key), cursor.value);
          cursor.continue();
        };
        return asking;
      });
    } catch (thrown) {
      this.become(whyOf(thrown));
    }
    return found;
  }

  private async change(changes: Change[]): Promise<void> {
    for (const [key, text] of changes) this.unwritten.set(key, text);
    if (this.trouble === null) return this.writeAtOnce(changes);
    if (this.trouble !== 'late' && this.trouble !== 'none') return this.writeAll();
  }

  private async writeAtOnce(changes: Change[]): Promise<void> {
    try {
      await this.write(changes);
    } catch (thrown) {
      if (whyUnkept(thrown) !== 'deleted') this.become(whyOf(thrown));
      throw thrown;
    }
  }

  private async write(changes: Change[]): Promise<void> {
    if (changes.length === 0) return;
    await this.database.run('readwrite', (slots) => {
      const asked = changes.map(([key, text]) => (text === null ? slots.delete(key) : slots.put(text, key)));
      // A page that is closed now would end the transaction without writing.
      slots.transaction.commit();
      return { result: asked.length };
    });
    for (const [key, text] of changes) if (this.unwritten.get(key) === text) this.unwritten.delete(key);
  }

  /** Writes all that is not written. */
  private writeAll(): Promise<void> {
    if (this.retrying) return this.retry;
    this.retrying = true;
    return (this.retry = this.writeEach());
  }
  private async writeEach(): Promise<void> {
    clearTimeout(this.timer);
    // More may be put here meanwhile. What is removed makes room for the rest.
    const next = (): Change | undefined => {
      const all = [...this.unwritten];
      return all.find(([, text]) => text === null) ?? all[0];
    };
    try {
      await this.database.ready();
      for (let change = next(); change; change = next()) await this.write([change]);
      this.become(null);
    } catch (thrown) {
      if (whyUnkept(thrown) !== 'deleted') this.become(whyOf(thrown));
      throw thrown;
    } finally {
      this.retrying = false; // at once: what is put from now on is written by itself
    }
  }

  /** The database that was late has answered. */
  private async answered(why: Trouble | null): Promise<boolean> {
    if (why === null) await this.writeAll().catch(() => undefined);
    else this.become(why);
    this.awaited = null;
    return this.lasting;
  }

  private become(why: Trouble | null): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    if (why === 'silent' || why === 'full') {
      this.timer = setTimeout(() => void this.writeAll().catch(() => undefined), this.pause);
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
    } else this.pause = PAUSE;
    if (why === this.trouble) return;
    this.trouble = why;
    this.events.emit('changed', why);
  }
}

const whyOf = (thrown: unknown): Trouble => {
  const why = whyUnkept(thrown);
  return why === 'deleted' ? 'silent' : why;
};

/** The database of this page: one connection for all that is kept in it. */
export const database = new Database(DATABASE, SLOTS);

let opened: Promise<Store> | null = null;

/** Closes the store: from now on nothing is written to the device. */
export async function closeStore(): Promise<void> {
  (await openStore()).close();
}

async function begin(): Promise<Store> {
  const store = new DeviceStore(database);
  await store.open();
  return store;
}

/** Returns the store of this page, one for all users. It never rejects, and takes a few seconds at most. */
export const openStore = (): Promise<Store> => (opened ??= begin());

/** Resolves with the same store when all earlier saves are in it, however long that takes. */
export async function wholeStore(): Promise<Store> {
  const store = await openStore();
  await store.awaited;
  return store;
}
