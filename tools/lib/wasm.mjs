// The engine as a wasm package in pkg/, made anew only when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, chore, inRoot, Missing, plain, root, say } from './shell.mjs';

const SOURCES = ['Cargo.toml', 'Cargo.lock', '.cargo', 'src', 'web'];
const stamp = inRoot('pkg', '.made-from');

/** `mode`: "release" is what is shipped, "dev" is compiled quickly. */
export async function buildWasm(env, mode = 'release') {
  const sources = fingerprint(env, mode);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources + result())
    return say('  ✓ pkg/ is up to date');
  const args = [
    'build',
    'web',
    '--mode',
    'no-install',
    '--target',
    'web',
    `--${mode}`,
    '--out-dir',
    '../pkg',
  ];
  const done = await chore(`wasm-pack build (${mode})`, 'wasm-pack', args, { env });
  if (!done.ok) throw new Missing(`The engine could not be built:\n${plain(done.out)}`);
  writeFileSync(stamp, sources + result());
}

/** What lies in pkg/ now: somebody may have called wasm-pack by hand. */
function result() {
  const file = inRoot('pkg', 'dockhand_web_bg.wasm');
  return existsSync(file) ? ` ${createHash('sha256').update(readFileSync(file)).digest('hex')}` : ' nothing';
}

function fingerprint(env, mode) {
  const hash = createHash('sha256').update(
    `${mode} ${ask('rustc', ['-vV'], env)} ${ask('wasm-bindgen', ['-V'], env)}`,
  );
  for (const file of SOURCES.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (!/^(\.cargo|src|web)$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}
