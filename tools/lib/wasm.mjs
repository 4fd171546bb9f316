// The engine as wasm packages in pkg/, made anew only when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { ask, chore, inRoot, Missing, plain, root, say } from './shell.mjs';

const SOURCES = ['Cargo.toml', 'Cargo.lock', '.cargo', 'src', 'web'];
const stamp = inRoot('pkg', '.made-from');

// Each game is a module of its own, so that nobody waits for the others: the features of the crate in `web/`.
export const moduleOf = (game) => inRoot('pkg', game, `${game}_bg.wasm`);
export const codeOf = (game) => inRoot('pkg', game, `${game}.js`);

/** `mode`: "release" is what is shipped, "dev" is compiled quickly. */
export async function buildWasm(env, mode = 'release') {
  const sources = fingerprint(env, mode);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources + result())
    return say('  ✓ pkg/ is up to date');
  for (const game of GAMES) {
    const done = await chore(`wasm-pack build (${mode}) of ${game}`, 'wasm-pack', packing(game, mode, env), {
      env,
    });
    if (!done.ok) throw new Missing(`The engine could not be built:\n${plain(done.out)}`);
  }
  writeFileSync(stamp, sources + result());
}

const packing = (game, mode, env) => [
  'build',
  'web',
  ...['--mode', 'no-install', '--target', 'web', `--${mode}`],
  ...['--out-dir', `../pkg/${game}`, '--out-name', game],
  ...['--', '--no-default-features', '--features', game],
  ...['--config', `target.wasm32-unknown-unknown.rustflags=${JSON.stringify(nameless(env))}`],
];

/** Where the sources lie on this machine is not written into a module: two machines with one compiler make the same bytes. */
const nameless = (env) => [
  `--remap-path-prefix=${env.CARGO_HOME ?? join(homedir(), '.cargo')}=/cargo`,
  `--remap-path-prefix=${root}=/dockhand`,
];

/** What lies in pkg/ now: somebody may have called wasm-pack by hand. */
function result() {
  const hash = createHash('sha256');
  for (const file of GAMES.map(moduleOf)) hash.update(existsSync(file) ? readFileSync(file) : 'nothing');
  return ` ${hash.digest('hex')}`;
}

function fingerprint(env, mode) {
  const hash = createHash('sha256').update(
    `${mode} nameless ${ask('rustc', ['-vV'], env)} ${ask('wasm-bindgen', ['-V'], env)}`,
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
