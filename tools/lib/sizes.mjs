// How much the built page weighs on the wire. The limits are what we promise; `npm run bench` tells the figures.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './shell.mjs';

const kB = 1000;
const PARTS = [
  { part: 'wasm', names: /\.wasm$/, most: 160 * kB },
  { part: 'JavaScript', names: /\.js$/ },
  { part: 'CSS', names: /\.css$/ },
  { part: 'JavaScript and CSS', names: /\.(js|css)$/, most: 60 * kB },
  { part: 'everything', names: /./, most: 250 * kB },
];

/** `{ part, bytes, gzip, most }` for each part of dist/; `most` is the limit of `gzip`, where there is one. */
export function sizes(folder = 'dist') {
  const files = readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const content = readFileSync(`${entry.parentPath ?? entry.path}/${entry.name}`);
      return { name: entry.name, bytes: content.length, gzip: gzipSync(content, { level: 9 }).length };
    });
  return PARTS.map(({ part, names, most }) => {
    const own = files.filter((file) => names.test(file.name));
    const sum = (key) => own.reduce((all, file) => all + file[key], 0);
    return { part, bytes: sum('bytes'), gzip: sum('gzip'), most };
  });
}

/** What is heavier than promised, in words. */
export const tooHeavy = () =>
  sizes()
    .filter(({ gzip, most }) => gzip > (most ?? Infinity))
    .map(({ part, gzip, most }) => `${part}: ${gzip} bytes compressed, ${most} at most`);
