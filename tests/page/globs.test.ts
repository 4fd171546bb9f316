// Files that are found by a pattern: a folder that moves has to take its pattern along, and nothing fails at once if it
// does not.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

const under = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
const files = ['www', 'nets', 'pkg'].flatMap(under);

const patterns = files
  .filter((file) => file.startsWith('www/') && file.endsWith('.ts'))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^']*')/g),
    ].flatMap(([, found = '']) =>
      [...found.matchAll(/'([^'!][^']*)'/g)].map(([, pattern = '']) => [file, pattern] as const),
    ),
  );

it('are looked for in many places', () => {
  expect(patterns.length).toBeGreaterThan(10);
});

it.each(patterns)('%s finds %s', (file, pattern) => {
  const path = posix.join(posix.dirname(file), pattern),
    looks = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`);
  expect(files.filter((one) => looks.test(one))).not.toEqual([]);
});
