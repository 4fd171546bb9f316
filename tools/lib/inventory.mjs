// Lists the packages that are in the built page. The bundler knows for every module whether anything of it is
// left. The list of dependencies would not do: some packages that are shipped are installed as development
// dependencies.
import { build } from 'vite';
import { inRoot } from './shell.mjs';

const MODULES = '/node_modules/';
/** Modules that bundlers add themselves, by their names. */
const BUNDLERS = /^\0(vite|rolldown)\//;

/**
 * Returns the folder of the package that a module is from; null for our own modules and for generated ones.
 */
export function folderOf(id) {
  const bundler = BUNDLERS.exec(id);
  if (bundler) return inRoot('node_modules', bundler[1]);
  const path = id.replaceAll('\\', '/'),
    at = path.lastIndexOf(MODULES);
  if (at < 0) return null;
  const inside = at + MODULES.length,
    [first, second] = path.slice(inside).split('/');
  return path.slice(0, inside) + (first.startsWith('@') ? `${first}/${second}` : first);
}

/**
 * Adds to `used` the folder of every package of which something is in the output.
 * @param {Set<string>} used
 * @returns {import('vite').Plugin}
 */
export function inventory(used) {
  return {
    name: 'inventory',
    apply: 'build',
    generateBundle(_, output) {
      for (const chunk of Object.values(output)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = renderedLength > 0 ? folderOf(id) : null;
          if (folder !== null) used.add(folder);
        }
      }
    },
  };
}

/**
 * The folders of the packages that a script consists of besides our own code. The service worker is built
 * last of all, when the bill has to be written already.
 */
export async function packagesOf(script) {
  const used = new Set();
  await build({
    configFile: false,
    root: inRoot(),
    logLevel: 'error',
    plugins: [inventory(used)],
    build: { write: false, rolldownOptions: { input: inRoot(script) } },
  });
  return used;
}
