// The two pages that a stranger reads first stay short, and their example is one that compiles.
import { readFileSync } from 'node:fs';
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

it('quotes the clock as it is checked by the compiler', () => {
  const example = read('tests/page/clock-example.ts').replaceAll("'../../www/", "'../../");
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
