// The words of the page, in www/i18n: which languages there are, and under which names the built page has them. Names are told by rule, not by
// a list: with several languages and many folders a list of addresses would be the largest part of the first load.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { inRoot } from './shell.mjs';

const ROOT = inRoot('www/i18n');

/** All files, as paths in www/i18n without their ending: `fr`, `kontor/fr`. */
export const texts = () =>
  readdirSync(ROOT, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => name.slice(0, -4))
    .sort();

/** The languages there are, as codes: those that the page itself has words in. */
export const languages = () => texts().filter((path) => !path.includes('/'));

const textOf = (path) => readFileSync(`${ROOT}/${path}.ftl`, 'utf8');

/** A file as it is shipped: each sentence as Fluent understands it, so that nobody has to fetch what reads Fluent's own language. */
const readyOf = (path) => JSON.stringify(new FluentResource(textOf(path)).body.map(({ id, value }) => [id, value]));

/** Changes with any word, so that an old file is never taken for a new one. */
const stampOf = () => {
  const hash = createHash('sha256');
  for (const path of texts()) hash.update(path).update(textOf(path));
  return hash.digest('base64url').replace(/[-_]/g, '0').slice(0, 6);
};

/**
 * Tells the page which languages there are, and puts the files where www/words.ts looks for them.
 * @returns {import('vite').Plugin}
 */
export function wordsByName() {
  const stamp = stampOf();
  return {
    name: 'words-by-name',
    config: () => ({ define: { __WORDS__: JSON.stringify({ languages: languages(), stamp }) } }),
    generateBundle() {
      // They are text: every server knows what that is, and compresses it.
      for (const path of texts()) this.emitFile({ type: 'asset', fileName: `assets/words-${path.replaceAll('/', '-')}-${stamp}.txt`, source: readyOf(path) });
    },
  };
}
