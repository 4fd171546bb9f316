// The promises of docs/quality.md, and the tests that hold them: those whose title begins with the id of a
// promise, and tests of the engine that are named by hand in tests/docs/promises.txt.
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './shell.mjs';

export const PAGE = 'docs/quality.md';
/** A line for each promise and file: the id, how many tests, the file. For a test named by hand: the id, `-`, file, what it does. */
export const KEPT = 'tests/docs/promises.txt';
const ID = '(?:[MSDXCP]\\d+|\\d\\.\\d)';

/** @typedef {{ file: string, title: string, ids: string[] }} Held */

/** @param {string} path */
const read = (path) => readFileSync(inRoot(path), 'utf8');

/**
 * Returns every test and group whose title begins with ids of promises.
 * @returns {Held[]}
 */
export function heldTests() {
  const call = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
  const named = readdirSync(inRoot('tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter(
      (file) => file.endsWith('.ts') && !file.startsWith('tests/docs/') && !file.includes('node_modules'),
    )
    .flatMap((file) => [...read(file).matchAll(call)].map(([, , title = '']) => ({ file, title })));
  const steps = [...read('tools/lib/steps.mjs').matchAll(/name: '([^']*)'/g)].map(([, title = '']) => ({
    file: 'tools/lib/steps.mjs',
    title,
  }));
  return [...named, ...steps].flatMap((one) => {
    const ids = new RegExp(`^(${ID}(?:, ${ID})*): `).exec(one.title)?.[1]?.split(', ');
    return ids ? [{ ...one, ids }] : [];
  });
}

/**
 * Returns the promises of a page in its order: id, name, and the sentences behind them.
 * @param {string} [text]
 */
export const promisesIn = (text = read(PAGE)) =>
  [...text.matchAll(/^- \*\*([^:*]+): ([^*]+)\.\*\* ?(.*)$/gm)].map(([, id = '', name = '', says = '']) => ({
    id,
    name,
    says,
  }));

/**
 * Returns the lines of `KEPT`. `count` is NaN for a test that is named by hand; `what` says what it does.
 * @param {string} [text]
 */
export const keptIn = (text = read(KEPT)) =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', count = '', file = '', ...what] = line.split(' ');
      return { id, count: count === '-' ? NaN : Number(count), file, what: what.join(' ') };
    });

/**
 * Returns how many tests of each file hold a promise.
 * @param {string} id
 * @param {Held[]} tests
 */
export function countsOf(id, tests) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { file, ids } of tests) if (ids.includes(id)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Returns a promise with its tests, as Markdown.
 * @param {{ id: string, name: string, says: string }} promise
 * @param {Held[]} tests
 */
export function listOf({ id, name, says }, tests) {
  const byHand = keptIn().filter((one) => one.id === id && Number.isNaN(one.count));
  const lines = [
    ...byHand.map(({ file, what }) => `- \`${file}\`: ${what}`),
    ...tests
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title }) => `- \`${file}\`: ${title}`)
      .sort(),
  ];
  return `## ${id}: ${name}\n\n${says}\n\n${lines.join('\n')}\n`;
}
