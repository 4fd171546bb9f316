// The programs of tools/ that install what they need begin on a machine that has only Node: a package that one
// of them imports at its head would have to be there before it can be installed.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const IMPORT = /^(?:import|export)\s(?:[^'";]*?from\s*)?'([^'$]+)'/gm;

/** Returns the packages that a program imports at its head, each after the file that asks for it. */
function packagesOf(program: string, seen = new Set<string>()): string[] {
  if (seen.has(program)) return [];
  seen.add(program);
  const imports = [...readFileSync(program, 'utf8').matchAll(IMPORT)].map(([, from]) => from as string);
  return imports.flatMap((from) => {
    if (from.startsWith('.')) return packagesOf(join(dirname(program), from), seen);
    return from.startsWith('node:') ? [] : [`${program}: ${from}`];
  });
}

const programs = readdirSync('tools')
  .map((name) => join('tools', name))
  .filter((path) => path.endsWith('.mjs') && /setUp\(|ensureModules\(/.test(readFileSync(path, 'utf8')));

describe('on a machine without packages', () => {
  it.each(programs)('%s imports none at its head', (program) => {
    expect(packagesOf(program)).toEqual([]);
  });
});
