// What every part of the page adds to the first load, and what a feature weighs when it is fetched. The first
// load is what is fetched until a table of Imhotep can be played, in English; an end-to-end test compares the
// list of its files with what a browser asks for.
//
// A file is compressed as a whole, so nothing in it has a weight of its own. Each source is given the share of
// the compressed bytes that it has of the file's length, as the bundler wrote it before names were shortened.
// So the parts of a file add up to its weight on the wire.
import { texts } from './words.mjs';

/** The page asks for these by itself until a table can be played, besides what its document names. */
const ASKED_FOR = [
  'pkg/imhotep/imhotep.js',
  'pkg/imhotep/imhotep_bg.wasm',
  'www/games/imhotep/index.ts',
  'www/games/scenes.ts',
];
/** And for these words. */
const WORDS = ['page', 'imhotep'];
const LANGUAGE = 'en';

const KINDS = {
  css: 'style sheets',
  html: 'the document',
  svg: 'pictures',
  txt: 'words',
  wasm: 'the engine',
};
const kindOf = (file) => KINDS[file.slice(file.lastIndexOf('.') + 1)];

/** Returns the feature that a source is of, or undefined. */
const featureOf = (source) => /^www\/features\/([\w-]+)\//.exec(source)?.[1];

/** Returns the part of a first load that a source is of: for code its folder, otherwise the kind of its file. */
export function partOf(file, source) {
  const kind = kindOf(file);
  if (kind) return kind;
  if (source.startsWith('pkg/')) return 'code around the engine';
  return /^www\/(?:games\/)?\w+(?=\/)|^www(?=\/)/.exec(source)?.[0] ?? 'libraries';
}

const IN_ENGLISH = texts().filter(({ language }) => language === LANGUAGE);

/** Returns the name and the path of the words in a file, or undefined; those of other languages are none. */
const wordsIn = (file) =>
  IN_ENGLISH.find(({ name }) => file.replace(/-\w{7}\.txt$/, '') === `assets/words-${name}-${LANGUAGE}`);

/**
 * Returns the files of a first load: the document, what it names, what is asked for, and all that comes with
 * these. Throws if nothing is made of a source that is asked for.
 * @param {string} html
 * @param {Record<string, import('./made-of.mjs').Made>} made
 * @param {string[]} asked
 * @returns {Set<string>}
 */
export function filesOf(html, made, asked = ASKED_FOR, words = WORDS) {
  const found = new Set(['index.html']),
    [, inside] = /<style data-sheet="\.\/([^"]+)"/.exec(html) ?? []; // nobody fetches it
  const take = (name) => {
    if (found.has(name) || name === inside) return;
    found.add(name);
    made[name]?.with.forEach(take);
  };
  for (const [, name] of html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)) take(name);
  for (const source of asked) {
    const name = Object.keys(made).find((file) => made[file].entry === source);
    if (!name) throw new Error(`No file of the page begins with ${source}, which the first load asks for.`);
    take(name);
  }
  for (const name of Object.keys(made)) if (words.includes(wordsIn(name)?.name)) take(name);
  return found;
}

/**
 * Returns `{ parts, features }`: the compressed bytes of each part of the first load, without features, and of
 * each feature `[in the first load, fetched later]`.
 * @param {Record<string, import('./made-of.mjs').Made>} made
 * @param {Set<string>} first the files of the first load
 * @param {(name: string) => number} weightOf the compressed bytes of a file
 */
export function weighParts(made, first, weightOf) {
  const parts = {},
    features = {};
  const add = (name, source, bytes) => {
    const feature = featureOf(source);
    if (feature) (features[feature] ??= [0, 0])[first.has(name) ? 0 : 1] += bytes;
    else if (first.has(name)) parts[partOf(name, source)] = (parts[partOf(name, source)] ?? 0) + bytes;
  };
  for (const name of new Set([...first, ...Object.keys(made)])) {
    if (name.endsWith('.txt')) {
      const words = wordsIn(name);
      if (words) add(name, words.path, weightOf(name));
      continue;
    }
    const of = Object.entries(made[name]?.of ?? { [name]: 1 }),
      whole = of.reduce((sum, [, length]) => sum + length, 0);
    for (const [source, length] of of) add(name, source, (weightOf(name) * length) / whole);
  }
  return { parts, features };
}
