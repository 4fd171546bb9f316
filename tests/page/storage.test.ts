// Small values in the storage of the device, which may be missing, full, or hold anything.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { load, remove, save } from '../../www/device/storage';

afterEach(() => vi.unstubAllGlobals());

/** A storage with room for so many values. */
function stub(room = Infinity): Map<string, string> {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (values.size >= room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  });
  return values;
}

describe('The storage of small values', () => {
  it('gives back what it keeps, until it is deleted', () => {
    stub();
    expect(save('a', { one: [1, null] })).toBe(true);
    expect(load('a')).toEqual({ one: [1, null] });
    remove('a');
    expect(load('a')).toBeNull();
  });

  it('takes damaged text for nothing', () => {
    stub().set('a', '{"one":');
    expect(load('a')).toBeNull();
  });

  it('says that nothing is kept if it is full or forbidden', () => {
    stub(0);
    expect(save('a', 1)).toBe(false);
    vi.stubGlobal('localStorage', undefined);
    expect(save('a', 1)).toBe(false);
    expect(load('a')).toBeNull();
    expect(() => remove('a')).not.toThrow();
  });
});
