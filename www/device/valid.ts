// Whether a value from storage, a file or another device is what it has to be: it may be anything.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns an object, without a value if it is none, so that its parts can be looked at. */
export const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
/** Returns a value of an object itself, not one that it inherits. */
export const own = (from: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(from, key) ? from[key] : undefined;
/** Returns a list, empty if it is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isCount = (value: unknown, most = Infinity): value is number =>
  isWhole(value) && value >= 0 && value <= most;
export const isText = (value: unknown, most = Infinity): value is string =>
  typeof value === 'string' && value.length <= most;
export const isList = <T = unknown>(
  value: unknown,
  most: number,
  is?: (one: unknown) => one is T,
): value is T[] => Array.isArray(value) && value.length <= most && (!is || value.every(is));

/** Returns the value that a text of JSON has; null if it is none. */
export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
