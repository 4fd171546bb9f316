// docs/quality.md is complete: every id in the title of a test is a promise there, and every promise lists
// tests that hold it. UPDATE_GOLDEN=1 writes the lists anew, with all tests that name the promise.
import { describe, expect, it } from 'vitest';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { files } from './lawbook';

const PATH = 'docs/quality.md';
const ID = '(?:[MSDXCP]\\d+|\\d\\.\\d)';

interface Held {
  file: string;
  title: string;
  ids: string[];
}

/** Every test and group whose title begins with ids of promises. */
function held(): Held[] {
  const call = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
  const named = [...files('tests')]
    .filter(([file]) => file.endsWith('.ts') && !file.startsWith('tests/docs/'))
    .flatMap(([file, text]) => [...text.matchAll(call)].map(([, , title = '']) => ({ file, title })));
  const steps = [...readFileSync('tools/lib/steps.mjs', 'utf8').matchAll(/name: '([^']*)'/g)].map(
    ([, title = '']) => ({ file: 'tools/lib/steps.mjs', title }),
  );
  return [...named, ...steps].flatMap((one) => {
    const ids = new RegExp(`^(${ID}(?:, ${ID})*): `).exec(one.title)?.[1]?.split(', ');
    return ids ? [{ ...one, ids }] : [];
  });
}

/** The promises of the page: an id, and the lines under its heading. */
const sections = (text: string): { id: string; lines: string[] }[] =>
  text
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return {
        id: heading.split(':')[0] ?? '',
        lines: lines.slice(0, lines.findIndex((line) => line.startsWith('## ')) >>> 0),
      };
    });

const line = ({ file, title }: Held): string => `- \`${file}\`: ${title}`;
const isListed = (text: string): boolean => /^- `tests\/.*\.ts`: |^- `tools\//.test(text);
const tests = held();
const listFor = (id: string): string[] =>
  tests
    .filter(({ ids }) => ids.includes(id))
    .map(line)
    .sort();

if (process.env['UPDATE_GOLDEN']) {
  const parts = readFileSync(PATH, 'utf8')
    .split(/^(?=##)/m)
    .map((part) => {
      const id = /^### ([^:]+):/.exec(part)?.[1];
      if (id === undefined) return part;
      const kept = part
        .split('\n')
        .filter((text) => !isListed(text))
        .join('\n')
        .trimEnd();
      const gap = /\n- .*$/.test(kept) ? '\n' : '\n\n';
      return `${kept}${gap}${listFor(id).join('\n')}\n\n`;
    });
  writeFileSync(PATH, `${parts.join('').trimEnd()}\n`);
}

describe('the promises', () => {
  const promises = sections(readFileSync(PATH, 'utf8'));
  const ids = promises.map(({ id }) => id);

  it('have an entry for every id in the title of a test, each once', () => {
    expect(tests.length).toBeGreaterThan(150);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(tests.flatMap((one) => one.ids))].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('say something, and list tests that there are (UPDATE_GOLDEN=1 writes the lists)', () => {
    for (const { id, lines } of promises) {
      expect(lines.find((text) => text !== '' && !text.startsWith('- ')) ?? '', id).toMatch(/^[^-].{20,}/);
      const listed = lines.filter(isListed),
        known = listFor(id);
      expect(listed.length, `${id} lists a test`).toBeGreaterThan(0);
      expect(
        listed.filter((text) => !known.includes(text)),
        id,
      ).toEqual([]);
    }
  });

  it('name no other test that does not exist', () => {
    for (const { id, lines } of promises)
      for (const text of lines.filter((one) => one.startsWith('- ') && !isListed(one))) {
        const file = /^- `([^`]+)`/.exec(text)?.[1] ?? '';
        expect(existsSync(file), `${id}: ${file}`).toBe(true);
      }
  });
});
