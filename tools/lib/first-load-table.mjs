// The table of the first load that `npm test` prints, with a limit for each part and each feature.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { filesOf, weighParts } from './first-load.mjs';
import { FEATURES, PARTS } from './first-load-limits.mjs';
import { readMadeOf } from './made-of.mjs';
import { inRoot } from './shell.mjs';

const LIMITS = 'tools/lib/first-load-limits.mjs';

/** Returns a number as it is printed: 12,345. */
const printed = (bytes) => Math.round(bytes).toLocaleString('en');

const line = (name, ...cells) => `  ${name.padEnd(24)}${cells.map((cell) => cell.padStart(10)).join('')}`;

/** Returns what is wrong with the weight of something, in a sentence, or ''. */
function problemOf(what, bytes, most) {
  if (most === undefined) return `${what}: ${printed(bytes)} bytes, and no limit in ${LIMITS}.`;
  const over = Math.round(bytes) - most;
  return over > 0
    ? `${what}: ${printed(bytes)} bytes, ${printed(most)} at most, so ${printed(over)} too many.`
    : '';
}

/**
 * Returns the weights beside their limits as text, and a sentence for every limit that is exceeded, missing,
 * or of nothing.
 * @param {ReturnType<typeof weighParts>} weights
 * @returns {{ table: string, problems: string[] }}
 */
export function judged({ parts, features }, limits = { parts: PARTS, features: FEATURES }) {
  const problems = [],
    table = [line('in the first load', 'gzip', 'at most')];
  const cells = (what, bytes, most) => {
    problems.push(problemOf(what, bytes, most));
    return [printed(bytes), most === undefined ? '?' : printed(most)];
  };
  const sum = (all) => all.reduce((one, other) => one + other, 0);
  const everything = sum(Object.values(parts)) + sum(Object.values(features).map(([now]) => now));
  const rows = Object.entries(parts).sort(([, one], [, other]) => other - one);
  for (const [name, bytes] of [...rows, ['everything', everything]])
    table.push(line(name, ...cells(`The first load, ${name}`, bytes, limits.parts[name])));
  table.push('', line('a feature', 'first', 'at most', 'later', 'at most'));
  for (const [name, [now, later]] of Object.entries(features).sort()) {
    const [most, mostLater] = limits.features[name] ?? [];
    table.push(
      line(
        name,
        ...cells(`The first load, the feature ${name}`, now, most),
        ...cells(`The feature ${name}, fetched later`, later, mostLater),
      ),
    );
  }
  const known = { ...parts, ...features, everything };
  for (const name of Object.keys({ ...limits.parts, ...limits.features }))
    if (!(name in known)) problems.push(`${name} has a limit in ${LIMITS}, but the page has nothing of it.`);
  return { table: table.join('\n'), problems: problems.filter(Boolean) };
}

/** Returns the files of the first load of dist/. */
export const firstFiles = () => filesOf(readFileSync(inRoot('dist', 'index.html'), 'utf8'), readMadeOf());

/** Returns what is to be said of the page in dist/, as `judged` does. */
export function firstLoadTable() {
  const weights = new Map();
  const weightOf = (name) => {
    if (!weights.has(name))
      weights.set(name, gzipSync(readFileSync(inRoot('dist', name)), { level: 9 }).length);
    return weights.get(name);
  };
  return judged(weighParts(readMadeOf(), firstFiles(), weightOf));
}
