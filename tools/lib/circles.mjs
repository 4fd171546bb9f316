// Circles of imports: files of which each leads to every other. Lazy imports count, since whoever reads a file of a circle
// has to understand all of it; types do not, since they are interfaces.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const IMPORT =
  /\b(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g;

/** Returns which files each file of a folder imports, as paths in the folder. */
export function importsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
  const known = new Set(files);
  const found = (from, path) =>
    ['', '.ts', '/index.ts'].map((end) => join(dirname(from), path) + end).find((file) => known.has(file));
  return new Map(
    files.map((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
      return [file, [...code.matchAll(IMPORT)].flatMap(([, now, later]) => found(file, now ?? later) ?? [])];
    }),
  );
}

/** Returns the circles, the largest first. */
export function circles(imports) {
  const reached = (from) => {
    const all = new Set();
    for (const next = [...imports.get(from)]; next.length > 0;) {
      const file = next.pop();
      if (all.has(file)) continue;
      all.add(file);
      next.push(...imports.get(file));
    }
    return all;
  };
  const from = new Map([...imports.keys()].map((file) => [file, reached(file)]));
  const seen = new Set();
  return [...from]
    .flatMap(([file, all]) => {
      if (seen.has(file) || !all.has(file)) return [];
      const circle = [...all].filter((other) => from.get(other).has(file));
      circle.forEach((one) => seen.add(one));
      return [circle];
    })
    .sort((one, other) => other.length - one.length);
}
