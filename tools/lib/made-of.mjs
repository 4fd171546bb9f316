// Which sources every file of the built page was made of. The bundler alone knows it, so it is written down
// while the page is built, and not in dist/, which has only what is shipped.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { inRoot } from './shell.mjs';

/**
 * @typedef {object} Made a file of the built page
 * @property {string | null} entry the source by which other code asks for this file
 * @property {Record<string, number>} of the length of what each source has in it; only ratios count
 * @property {string[]} with the files that come with it: scripts that it imports, and its style sheets
 */

const LIST = inRoot('node_modules', '.cache', 'dockhand', 'made-of.json');

/** Returns the path in the repository; a module that the bundler has made keeps its name. */
const nameOf = (id) => (id.startsWith('\0') ? id.slice(1) : relative(inRoot(), id.replace(/\?.*$/, '')));

/** @returns {Made} */
function asset({ fileName, originalFileNames }) {
  // A script among the assets is that of a worker, which a page does not import.
  const entry = fileName.endsWith('.js') ? null : (originalFileNames[0] ?? null);
  return { entry, of: Object.fromEntries(originalFileNames.map((name) => [name, 1])), with: [] };
}

/** @returns {Made} */
function script({ facadeModuleId, imports, modules, viteMetadata }) {
  const all = Object.entries(modules).filter(([, { renderedLength }]) => renderedLength > 0);
  return {
    entry: facadeModuleId && nameOf(facadeModuleId),
    of: Object.fromEntries(all.map(([id, { renderedLength }]) => [nameOf(id), renderedLength])),
    with: [...imports, ...(viteMetadata?.importedCss ?? [])],
  };
}

/** Returns the style sheets, each with the sources that the scripts with it name. */
function sheets(scripts) {
  const found = {};
  for (const { modules, viteMetadata } of scripts)
    for (const name of viteMetadata?.importedCss ?? []) {
      found[name] ??= { entry: null, of: {}, with: [] };
      for (const id of Object.keys(modules))
        if (id.endsWith('.css')) found[name].of[nameOf(id)] = statSync(id).size;
    }
  return found;
}

/**
 * Writes the list while dist/ is built; any other build leaves it alone.
 * @returns {import('vite').Plugin}
 */
export function madeOf() {
  let shipped = false;
  return {
    name: 'made-of',
    apply: 'build',
    configResolved({ root, build }) {
      shipped = resolve(root, build.outDir) === inRoot('dist');
    },
    generateBundle: {
      order: 'post', // all files have their names by then
      handler(_, bundle) {
        if (!shipped) return;
        const all = Object.values(bundle),
          scripts = all.filter(({ type }) => type === 'chunk');
        const list = {
          ...Object.fromEntries(
            all.map((file) => [file.fileName, (file.type === 'chunk' ? script : asset)(file)]),
          ),
          ...sheets(scripts),
        };
        mkdirSync(dirname(LIST), { recursive: true });
        writeFileSync(`${LIST}.new`, JSON.stringify(list));
        renameSync(`${LIST}.new`, LIST);
      },
    },
  };
}

/** @returns {Record<string, Made>} the list of the last build, by the names of the files in dist/ */
export const readMadeOf = () => JSON.parse(readFileSync(LIST, 'utf8'));
