// The engine as wasm packages in pkg/, made anew only when something it is made of has changed.
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, freemem, homedir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from './games.mjs';
import { TARGET } from './rust.mjs';
import { ask, chore, inRoot, Missing, plain, root, say } from './shell.mjs';

const SOURCES = ['Cargo.toml', 'Cargo.lock', '.cargo', 'src', 'web', 'mixture'];
const stamp = inRoot('pkg', '.made-from');

// Each game is a module of its own, so that no player waits for the others: the features of the crate in
// `web/`.
export const moduleOf = (game) => inRoot('pkg', game, `${game}_bg.wasm`);
export const codeOf = (game) => inRoot('pkg', game, `${game}.js`);

/** The slowest comes first, so that nothing is left to do alone at the end. */
const LARGEST_FIRST = GAMES.map((game) => [game, bytesOf(`src/${game}`)])
  .sort(([, one], [, other]) => other - one)
  .map(([game]) => game);

/**
 * The optimisations of a release; twice, because the second run finds more. The lowest kilobyte of memory is
 * the end of the stack, to which nothing points: so what is added to an address becomes part of the access.
 * No browser reads the sections that name the tools.
 */
const OPTIONS = [
  ...['--low-memory-unused', '-O3', '--gufa', '-O3', '--converge'],
  ...['--strip-producers', '--strip-target-features'],
  ...['--enable-simd', '--enable-bulk-memory', '--enable-nontrapping-float-to-int'],
];

/**
 * `mode`: "release" is shipped, "quick" is optimised less and has every check on, "dev" is compiled the quickest. A
 * release serves for "quick" as well.
 */
export async function buildWasm(env, mode = 'release') {
  const found = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '',
    serves = mode === 'quick' ? ['quick', 'release'] : [mode];
  if (serves.some((one) => found === fingerprint(env, one) + result())) return say('  ✓ pkg/ is up to date');
  await makeModules({ env, mode, out: inRoot('pkg') });
  writeFileSync(stamp, fingerprint(env, mode) + result());
}

/**
 * Compiles the first game before the rest of the set-up is there; for a machine on which nothing has been
 * built yet.
 */
export const beginWasm =
  (mode = 'release') =>
  async (env) => {
    if (!existsSync(stamp)) await compile(LARGEST_FIRST[0], { env, mode });
  };

/**
 * Makes the module of every game in `out`. The first is compiled alone, since what all depend on comes with
 * it; then the others take that over, and are compiled and optimised side by side. `what` is the environment,
 * the mode, the folder, and what else is compiled in (`features`).
 */
export async function makeModules(what) {
  const [first, ...others] = LARGEST_FIRST;
  await compile(first, what);
  const finishing = (game) => () => finish(game, what);
  const compiling = (game) => async (jobs) => {
    takeOver(first, game, what);
    await compile(game, what);
    jobs.push(finishing(game));
  };
  await sideBySide([...others.map(compiling), finishing(first)]);
}

/** The module of one game alone. */
export async function makeModule(game, what) {
  await compile(game, what);
  await finish(game, what);
}

/**
 * Does the jobs, as many at once as there is room for; a job may add others. After a failure no further job
 * is begun.
 */
async function sideBySide(jobs) {
  const work = async () => {
    for (let job; (job = jobs.shift());)
      await job(jobs).catch((error) => {
        jobs.length = 0;
        throw error;
      });
  };
  const workers = Array.from({ length: atOnce() }, work);
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/** A processor for each, and the memory that a compiler or an optimiser may need. */
const atOnce = () => Math.max(1, Math.min(availableParallelism(), Math.floor(freemem() / 1e9)));

/** Returns a folder for each game, because Cargo does one thing at a time in a folder. */
const folderOf = (game, { env }) => join(env.CARGO_TARGET_DIR ?? inRoot('target'), 'wasm', game);

async function compile(game, { env, mode, features = [] }) {
  await must(
    `cargo build (${mode}) of ${game}`,
    'cargo',
    [
      ...['build', '--lib', '--package', 'dockhand-web', '--target', TARGET],
      // Of several units the linker leaves out those of which no code is called, with the types that are in
      // them.
      ...(mode === 'dev'
        ? ['--config', 'profile.dev.package.dockhand.codegen-units=1']
        : ['--profile', mode]),
      ...['--no-default-features', '--features', [game, ...features].join()],
      ...['--config', `target.${TARGET}.rustflags=${JSON.stringify(nameless(env))}`],
    ],
    { ...env, CARGO_TARGET_DIR: folderOf(game, { env }) },
  );
}

/** Copies the compiled crates of others from one game to another; existing files stay. */
function takeOver(from, to, what) {
  const [source, goal] = [from, to].map((game) => folderOf(game, what));
  cpSync(source, goal, {
    recursive: true,
    force: false,
    preserveTimestamps: true, // or Cargo would compile them anew
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !/[\\/](?:lib)?dockhand[^\\/]*$|\.cargo-lock$/.test(path.slice(source.length)),
  });
}

/** The compiled module with the code around it, in `out`; a release is optimised once more. */
async function finish(game, { env, mode, out }) {
  const folder = join(out, game);
  const compiled = join(
    folderOf(game, { env }),
    TARGET,
    mode === 'dev' ? 'debug' : mode,
    'dockhand_web.wasm',
  );
  const binding = ['--target', 'web', '--out-dir', folder, '--out-name', game, compiled];
  await must(`wasm-bindgen of ${game}`, 'wasm-bindgen', binding, env);
  // A bundler may leave out unused code.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "sideEffects": false }\n');
  if (mode !== 'release') return;
  const module = join(folder, `${game}_bg.wasm`);
  await must(`wasm-opt of ${game}`, 'wasm-opt', [module, '-o', `${module}.new`, ...OPTIONS], env);
  renameSync(`${module}.new`, module);
}

async function must(name, program, args, env) {
  const done = await chore(name, program, args, { env });
  if (!done.ok) throw new Missing(`The engine could not be built:\n${plain(done.out)}`);
}

/**
 * Returns the options that leave the paths of this machine out of a module: two machines with one compiler
 * make the same bytes.
 */
const nameless = (env) => [
  `--remap-path-prefix=${env.CARGO_HOME ?? join(homedir(), '.cargo')}=/cargo`,
  // Cargo's name for the folder of crates.io is the same everywhere, and of no use in a browser. The slash is the
  // mark by which crates in a module are found (unlisted.mjs).
  `--remap-path-prefix=${env.CARGO_HOME ?? join(homedir(), '.cargo')}/registry/src/index.crates.io-1949cf8c6b5b557f=/`,
  `--remap-path-prefix=${root}=/dockhand`,
];

/** Returns the contents of pkg/: they may have been changed by hand. */
function result() {
  const hash = createHash('sha256');
  for (const file of GAMES.map(moduleOf)) hash.update(existsSync(file) ? readFileSync(file) : 'nothing');
  return ` ${hash.digest('hex')}`;
}

function fingerprint(env, mode) {
  const hash = createHash('sha256').update(
    `${mode} nameless, crates at / ${OPTIONS.join(' ')} ${ask('rustc', ['-vV'], env)} ${ask('wasm-bindgen', ['-V'], env)}`,
  );
  for (const file of SOURCES.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(join(root, path))) return [];
  if (!/^(\.cargo|src|web|mixture)$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort();
}

function bytesOf(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true });
  return files.reduce((sum, file) => sum + statSync(inRoot(folder, String(file))).size, 0);
}
