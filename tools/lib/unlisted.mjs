// Searches the shipped files for traces of other people's code, and checks that the bill of materials and the
// licences name it. It does not use the code that wrote these.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BILL, TERMS } from './sbom.mjs';

/**
 * Workbox has its names and versions in its code; a module of Rust the paths of the sources that can panic.
 */
const MARKS = [
  { files: /\.js$/, mark: /\bworkbox:([a-z-]+):\d/g, name: ([, part]) => `workbox-${part}` },
  {
    files: /\.wasm$/,
    mark: /\/([a-z][\w-]*?)-(\d+\.\d+\.\d+[\w.+-]*)\/src\//g,
    name: ([, crate, version]) => `${crate} ${version}`,
  },
  { files: /\.wasm$/, mark: /\/rustc\/[\da-f]{40}\/library\//g, name: () => 'rust-std' },
];

/**
 * Returns the marks in the files of a folder, each once: a name, with a version if the mark is of the
 * package's own version.
 */
export function marked(folder) {
  const found = new Set(),
    files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name: file, parentPath } of files) {
    const face = /^(\w+)-\d+-[\w-]{7}\.woff2$/.exec(file);
    if (face) found.add(`@fontsource/${face[1]}`);
    const own = MARKS.filter(({ files: kind }) => kind.test(file));
    const text = own.length > 0 ? readFileSync(join(parentPath, file), 'latin1') : '';
    for (const { mark, name } of own) for (const hit of text.matchAll(mark)) found.add(name(hit));
  }
  return [...found].sort();
}

/** Returns the mistakes, in words: code that is shipped in this folder and not named beside it. */
export function unlisted(folder) {
  const { components } = JSON.parse(readFileSync(join(folder, BILL), 'utf8')),
    terms = `\n${readFileSync(join(folder, TERMS), 'utf8')}`;
  const all = marked(folder);
  // Marks that are never found any more would let everything pass.
  const blind = ['workbox-', 'arrayvec ', 'rust-std']
    .filter((kind) => !all.some((one) => one.startsWith(kind)))
    .map((kind) => `nothing shipped is marked as ${kind.trim()}: look for it otherwise`);
  const missing = all.flatMap((one) => [
    ...(components.some(({ name, version }) => one === name || one === `${name} ${version}`)
      ? []
      : [`${one} is shipped, but not in ${BILL}`]),
    ...(terms.includes(`\n${one} `) ? [] : [`${one} is shipped, but not in ${TERMS}`]),
  ]);
  return [...blind, ...missing];
}
