// The pages that a stranger reads first stay short, lead to all others, and their example is one that compiles.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');

it.each([
  ['docs/architecture.md', 150],
  ['docs/features.md', 90],
])('%s has at most %i lines, none of them a wall of text', (path, most) => {
  const lines = read(path).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(most);
  expect(lines.filter((line) => line.length > 300)).toEqual([]);
});

it.each([
  ['README.md', 90],
  ['docs/README.md', 60],
  ['docs/quality.md', 150],
  ['docs/decisions.md', 80],
])('%s has at most %i lines', (path, most) => {
  expect(read(path).trimEnd().split('\n').length).toBeLessThanOrEqual(most);
});

it('leads from the README to the list of documents, and from there to every document', () => {
  expect(read('README.md')).toContain('](docs/README.md)');
  const list = read('docs/README.md'),
    documents = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md');
  expect(documents.length).toBeGreaterThan(15);
  expect(documents.filter((name) => !list.includes(`](${name})`))).toEqual([]);
  for (const reader of ['Players', 'Site owners', 'Engine users', 'Contributors'])
    expect(list).toContain(`\n## ${reader}\n`);
});

it.each([
  ['to embed a game', '](docs/embedding.md)'],
  ['to write a bot', '](examples/npm/arena.mjs)'],
  ['to add a language', '](CONTRIBUTING.md#adding-a-language)'],
])('says in the README where to read how %s', (_, link) => {
  expect(read('README.md')).toContain(link);
});

it('quotes the chess clock as it is', () => {
  const example = read('www/features/clock/clock.ts');
  expect(read('docs/features.md')).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
});

it('has a sentence for every room of the page', () => {
  const named = [...read('docs/architecture.md').matchAll(/^- `(\w+)\/`: /gm)].map(([, room]) => room);
  const rooms = [...read('tools/lib/rooms.mjs').matchAll(/^ {2}(\w+): (?:\[|BELOW)/gm)].map(
    ([, room]) => room,
  );
  expect(rooms.length).toBeGreaterThan(10);
  expect(named.sort()).toEqual(rooms.sort());
});
