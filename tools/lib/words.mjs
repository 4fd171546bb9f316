// The words of the page. A file `www/**/words/NAME.LANGUAGE.ftl` belongs to the room that it lies in; NAME is
// how it is called everywhere else: `kontor` are the words of Kontor, `page` those that every page needs. The
// built page finds them by a rule, not by a list: with several languages and many names a list of addresses
// would be the largest part of the first load.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { inRoot } from './shell.mjs';

const WWW = inRoot('www');

/**
 * Every file of words: its `name`, its `language`, and its path in the repository; in the order of names and
 * languages.
 */
export const texts = () =>
  readdirSync(WWW, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .flatMap((path) => {
      const found = /(?:^|\/)words\/([\w-]+)\.(\w+)\.ftl$/.exec(path);
      return found ? [{ name: found[1], language: found[2], path: `www/${path}` }] : [];
    })
    .sort((a, b) => (a.name + a.language < b.name + b.language ? -1 : 1));

/** The languages there are, as codes: those that the page itself has words in. */
export const languages = () => texts().flatMap(({ name, language }) => (name === 'page' ? [language] : []));

/** The text of a file of words. */
export const textOf = (name, language) => {
  const file = texts().find((one) => one.name === name && one.language === language);
  if (!file) throw new Error(`There are no words "${name}" in "${language}".`);
  return readFileSync(inRoot(file.path), 'utf8');
};

/** Returns the function that says a sentence of this file of words, for what is written while the page is built. */
export function sayer(name, language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(textOf(name, language)));
  return (id, args) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`There is no sentence "${id}" in "${language}".`);
    return bundle.formatPattern(message.value, args);
  };
}

/** Names that the page gives to players, by key and language; a number after them is left out. */
export const playerNames = () => {
  const names = {};
  for (const { language, path } of texts())
    for (const [, key, name] of readFileSync(inRoot(path), 'utf8').matchAll(
      /^((?:(?!setup)\w+-)?colour-\w+|bot-level-[\w-]+|setup-default-name) = (.*?)(?: \{ \$number \})?\r?$/gm,
    ))
      (names[key] ??= {})[language] = name;
  return names;
};

/** Returns a hash of all words, so that an old file is never taken for a new one. */
const stampOf = () => {
  const hash = createHash('sha256');
  for (const { name, language, path } of texts())
    hash.update(`${name}/${language}`).update(readFileSync(inRoot(path)));
  return hash.digest('base64url').replace(/[-_]/g, '0').slice(0, 7);
};

/**
 * Tells the page which languages there are, and puts the files where www/words/words.ts looks for them.
 * @returns {import('vite').Plugin}
 */
export function wordsByName() {
  const stamp = stampOf();
  return {
    name: 'words-by-name',
    config(_, { command }) {
      // The development server has each file in its room; the built page has them beside each other.
      const places =
        command === 'serve'
          ? Object.fromEntries(texts().map(({ name, path }) => [name, path.replace(/^www\/|[^/]*$/g, '')]))
          : {};
      return {
        define: {
          __WORDS__: JSON.stringify({ languages: languages(), stamp, places }),
          __NAMES__: JSON.stringify(playerNames()),
        },
      };
    },
    generateBundle() {
      // Text files: every server knows and compresses them.
      for (const file of texts())
        this.emitFile({
          type: 'asset',
          fileName: `assets/words-${file.name}-${file.language}-${stamp}.txt`,
          source: readFileSync(inRoot(file.path), 'utf8'),
        });
    },
  };
}
