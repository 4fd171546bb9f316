// `npm run reproduce`: builds everything once more, from the committed sources, in a folder of its own, with
// nothing taken over, and compares it byte by byte with dist/. Two machines with the same compiler and the
// same Node come to the same site, whose hash About shows.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { chore, inRoot, main, Missing, plain, root, run, say } from './lib/shell.mjs';
import { setUp } from './setup.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)))
    .sort();

/** Returns the names of the files that differ between two folders. */
export function differences(one, other) {
  const names = [...new Set([...filesIn(one), ...filesIn(other)])];
  return names.filter(
    (name) =>
      ![one, other].every((folder) => existsSync(join(folder, name))) ||
      !readFileSync(join(one, name)).equals(readFileSync(join(other, name))),
  );
}

/**
 * Checks that a second build of the page, from the same engine, gives the same files. It takes seconds, so
 * `npm test` runs it.
 */
export async function samePage(env) {
  const folder = mkdtempSync(join(tmpdir(), 'again-'));
  try {
    const done = await run('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
      env,
    });
    const differ = done.ok ? differences(inRoot('dist'), folder) : [];
    return {
      ok: done.ok && differ.length === 0,
      out: done.ok ? `not the same twice: ${differ.join(', ')}` : done.out,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function reproduce() {
  const env = await setUp();
  await build(env);
  const folder = mkdtempSync(join(tmpdir(), 'reproduce-'));
  try {
    const copied = await run('sh', ['-c', `git archive HEAD | tar -x -C '${folder}'`], { env });
    if (!copied.ok) throw new Missing(`The sources could not be copied:\n${plain(copied.out)}`);
    for (const name of ['node_modules', '.tools']) symlinkSync(inRoot(name), join(folder, name));
    mkdirSync(join(folder, 'target'));
    const own = { ...env, CARGO_TARGET_DIR: join(folder, 'target') };
    const done = await chore('everything once more, elsewhere', process.execPath, ['tools/build.mjs'], {
      env: own,
      cwd: folder,
    });
    if (!done.ok) throw new Missing(plain(done.out));
    const differ = differences(inRoot('dist'), join(folder, 'dist'));
    if (differ.length > 0)
      throw new Missing(`Not the same twice (is everything committed?):\n${differ.join('\n')}`);
    say(
      `\nThe same twice, byte by byte. The hash of the site: ${createHash('sha256')
        .update(readFileSync(join(root, 'dist', 'hashes.txt')))
        .digest('hex')}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main(reproduce);
