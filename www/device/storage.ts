// Small values that this device keeps as JSON in localStorage, which may hold anything, be full, or be forbidden.

/** What is kept until the page is left, if nothing may be kept on the device; otherwise null. */
let here: Map<string, string> | null = null;

/** From now on the page keeps nothing on the device and reads nothing from it. */
export function keepNothing(): void {
  here ??= new Map();
}
export const keepsNothing = (): boolean => here !== null;

/** Returns the value that is kept under a key; null if there is none or it cannot be read. */
export function load(key: string): unknown {
  try {
    return JSON.parse((here ? here.get(key) : localStorage.getItem(key)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value under a key; returns whether it is kept. */
export function save(key: string, value: unknown): boolean {
  try {
    const text = JSON.stringify(value);
    if (here) here.set(key, text);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what is kept under a key. */
export function remove(key: string): void {
  try {
    if (here) here.delete(key);
    else localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
