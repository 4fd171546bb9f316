// Documents name the person or the device, as docs/writing.md asks: no "whoever", no "whatever", no "the own device".
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'npm/README.md'],
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const RIDDLE = /\b(?:who(?:so)?ever|whomever|whatever|the own)\b/i;

/** A page about writing may quote a word in italics, and a bad sentence in the first column of a table. */
const withoutQuotes = (line: string): string =>
  line.replace(/^\|[^|]*\|/, '|').replace(/(?<!\w)_[^_]+_(?!\w)/g, '');

it.each(DOCUMENTS)('%s says “the player who”, “each”, “their own”', (path) => {
  const found = readFileSync(path, 'utf8')
    .split('\n')
    .map((line, index) => ({ line: path === 'docs/writing.md' ? withoutQuotes(line) : line, index }))
    .filter(({ line }) => RIDDLE.test(line))
    .map(({ line, index }) => `${path}:${index + 1}: ${RIDDLE.exec(line)?.[0]}`);
  expect(found).toEqual([]);
});

it('finds a riddle in the second column of the page about writing', () => {
  expect(withoutQuotes('| Whoever comes. | Whatever comes. |')).toBe('| Whatever comes. |');
  expect(RIDDLE.test(withoutQuotes('Avoid _whatever_.'))).toBe(false);
});
