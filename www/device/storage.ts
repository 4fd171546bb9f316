// Small values that this device keeps as JSON in localStorage, which may hold anything, be full, or be forbidden.

/** Returns the value that is kept under a key; null if there is none or it cannot be read. */
export function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key; returns whether it is kept. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Deletes what is kept under a key. */
export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
