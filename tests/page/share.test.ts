// What the page reads behind the # of its address.
import { afterEach, expect, test, vi } from 'vitest';
import { LARGEST, linkedGame, LONGEST_FRAGMENT } from '../../www/features/share/share';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a game in the address is read, also if it was percent-encoded', () => {
  expect(linkedGame('')).toBeNull();
  expect(linkedGame('#')).toBeNull();
  expect(linkedGame('#AXYAeyJn')).toBe('AXYAeyJn');
  expect(linkedGame(`#${encodeURIComponent('{"game":"Zoë"}')}`)).toBe('{"game":"Zoë"}');
  expect(linkedGame('#%')).toBe('%');
});

test('the largest allowed file still fits into an address', () => {
  const largest = `{"${'é'.repeat(LARGEST / 2 - 2)}"}`;
  expect(new TextEncoder().encode(largest).length).toBe(LARGEST);
  expect(linkedGame(`#${encodeURIComponent(largest)}`)).toBe(largest);
});

test('a fragment of a megabyte is refused by its length, and nothing decodes it', () => {
  const decode = vi.spyOn(globalThis, 'decodeURIComponent');
  for (const long of ['x'.repeat(1e6), '%41'.repeat(350_000), 'x'.repeat(LONGEST_FRAGMENT + 1)])
    expect(() => linkedGame(`#${long}`)).toThrow('record-too-large');
  expect(decode).not.toHaveBeenCalled();
});
