// What the page reads behind the # of its address.
import { afterEach, expect, test, vi } from 'vitest';
import { ALL, LARGEST, linkedGame, LONGEST_FRAGMENT, readFile } from '../../www/shell/outside';

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

test('only a file with everything may be larger than a game, and what is too large is not read', async () => {
  const blank = ' '.repeat(LARGEST);
  expect(await readFile(new File([`${ALL}:1}`, blank], 'all.json'))).toHaveLength(ALL.length + 3 + LARGEST);
  const game = new File(['{"dockhand":1}', blank], 'game.json'),
    reads = vi.spyOn(game, 'text');
  await expect(readFile(game)).rejects.toThrow('too-large');
  expect(reads).not.toHaveBeenCalled();
  const broken = new File(['x'], 'x.json');
  vi.spyOn(broken, 'text').mockRejectedValue(new Error('gone'));
  await expect(readFile(broken)).rejects.toThrow('unreadable');
});
