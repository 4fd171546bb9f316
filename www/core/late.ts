// Stores saves while the database has not answered yet: on this page for now, and in the database as soon as
// it answers.
import type { Store } from './store';

export class Late implements Store {
  /** The saves from before the answer. */
  private readonly texts = new Map<string, string>();
  /** The keys still to be written to the database, and those to be removed from it. */
  private readonly unsent = new Set<string>();
  /** The database once it has been brought up to date. */
  private found: Store | null = null;
  private closed = false;
  awaited: Promise<boolean> | null;

  constructor(opening: Promise<Store>) {
    this.awaited = opening
      .then((store) => this.take(store))
      .catch(() => false)
      .finally(() => {
        this.awaited = null;
      });
  }

  get lasting(): boolean {
    return this.found?.lasting ?? false;
  }

  put(key: string, text: string): Promise<void> {
    if (this.found) return this.found.put(key, text);
    this.texts.set(key, text);
    this.unsent.add(key);
    return Promise.resolve();
  }

  all(): Promise<Map<string, unknown>> {
    return this.found ? this.found.all() : Promise.resolve(new Map(this.texts));
  }

  remove(keys: string[]): Promise<void> {
    if (this.found) return this.found.remove(keys);
    for (const key of keys) if (this.texts.delete(key)) this.unsent.add(key);
    return Promise.resolve();
  }

  close(): void {
    this.closed = true;
    this.found?.close();
    this.texts.clear();
    this.unsent.clear();
  }

  /** The database has answered: gives whether it is used from now on. */
  private async take(store: Store): Promise<boolean> {
    // More may be put here while it is being written.
    for (let [key] = this.unsent; key !== undefined && !this.closed; [key] = this.unsent) {
      this.unsent.delete(key);
      const text = this.texts.get(key);
      // If the database has no room, the next action of the game says so.
      await (text === undefined ? store.remove([key]) : store.put(key, text)).catch(() => undefined);
    }
    if (this.closed) {
      store.close();
      return false;
    }
    this.found = store;
    return true;
  }
}
