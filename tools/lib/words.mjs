// The words of the page. A file `www/**/words/NAME.LANGUAGE.ftl` belongs to the room that it lies in; NAME is
// how it is called everywhere else: `kontor` are the words of Kontor, `page` those that every page needs. The
// built page finds them by a rule, not by a list: with several languages and many names a list of addresses
// would be the largest part of the first load.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { entriesOf, filled } from './filled.mjs';
import { inRoot } from './shell.mjs';

const WWW = inRoot('www');

/**
 * Looked for once: the folder is large, and is asked about by every file of words.
 * @type {{ name: string, language: string, path: string }[] | undefined}
 */
let listed;

/**
 * Every file of words: its `name`, its `language`, and its path in the repository; in the order of names and
 * languages.
 */
export const texts = () =>
  (listed ??= readdirSync(WWW, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .flatMap((path) => {
      const found = /(?:^|\/)words\/([\w-]+)\.(\w+)\.ftl$/.exec(path);
      return found ? [{ name: found[1], language: found[2], path: `www/${path}` }] : [];
    })
    .sort((a, b) => (a.name + a.language < b.name + b.language ? -1 : 1)));

/** The languages there are, as codes: those that the page itself has words in. */
export const languages = () => texts().flatMap(({ name, language }) => (name === 'page' ? [language] : []));

/** The language that lends the others what they lack. */
export const SOURCE = 'en';
/** The languages in which nothing may be missing. Others may be incomplete (docs/translating.md). */
export const COMPLETE = ['en', 'fr', 'de'];

const found = (name, language) =>
  texts().find((file) => file.name === name && file.language === language)?.path;

/** The text of a file of words. */
export const textOf = (name, language) => {
  const path = found(name, language);
  if (!path) throw new Error(`There are no words "${name}" in "${language}".`);
  return readFileSync(inRoot(path), 'utf8');
};

/** The text of a file of words, which is empty if the language has no such file. */
export const ownText = (name, language) => (found(name, language) ? textOf(name, language) : '');

/** Returns whether a language has this message itself, and need not borrow it. */
export const owns = (name, language, id) => entriesOf(ownText(name, language)).has(id);

/** Returns the words of this name as the page gets them in this language: what it lacks is there in English. */
export const shippedText = (name, language) => filled(ownText(name, language), textOf(name, SOURCE));

/** Returns the function that says a sentence of this file of words, for what is written while the page is built. */
export function sayer(name, language) {
  const bundles = [language, SOURCE].map((one) => {
    const bundle = new FluentBundle(one, { useIsolating: false });
    bundle.addResource(new FluentResource(ownText(name, one)));
    return bundle;
  });
  return (id, args) => {
    const bundle = bundles.find((one) => one.getMessage(id)?.value);
    if (!bundle) throw new Error(`There is no sentence "${id}" in "${language}".`);
    return bundle.formatPattern(bundle.getMessage(id).value, args);
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
  for (const own of Object.values(names)) for (const language of languages()) own[language] ??= own[SOURCE];
  return names;
};

/** Returns a hash of all words, so that an old file is never taken for a new one. */
const stampOf = () => {
  const hash = createHash('sha256');
  for (const { name, language, path } of texts())
    hash.update(`${name}/${language}`).update(readFileSync(inRoot(path)));
  return hash.digest('base64url').replace(/[-_]/g, '0').slice(0, 7);
};

/** Every file that the page may ask for: each name in each language. */
const shipped = () => {
  const names = [...new Set(texts().map(({ name }) => name))];
  return languages().flatMap((language) => names.map((name) => ({ name, language })));
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
          __LANGUAGES__: JSON.stringify(languages()),
          __WORDS__: JSON.stringify({ stamp, places }),
          __NAMES__: JSON.stringify(playerNames()),
        },
      };
    },
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        const asked = /\/words\/([\w-]+)\.(\w+)\.ftl(?:$|\?)/.exec(request.url ?? '');
        if (!asked || !found(asked[1], SOURCE)) return next();
        answer.setHeader('content-type', 'text/plain; charset=utf-8');
        answer.setHeader('cache-control', 'no-cache');
        answer.end(shippedText(asked[1], asked[2]));
      });
    },
    generateBundle() {
      // Text files: every server knows and compresses them.
      for (const { name, language } of shipped())
        this.emitFile({
          type: 'asset',
          fileName: `assets/words-${name}-${language}-${stamp}.txt`,
          source: shippedText(name, language),
        });
    },
  };
}
