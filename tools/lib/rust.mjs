// Rust: a compiler, its wasm32 standard library, and the two programs that make a package of the engine.
//
// The standard library for wasm32 is taken, in this order, from
//   1. the toolchain in use, if it has it;        2. Debian's compiler, if we built one for it before;
//   3. `rustup target add`, bounded in time;      4. Debian's compiler and the sources that come with it (needs root).
// WASM_STD=rustup leaves out 2 and 4, WASM_STD=debian leaves out 1 and 3. With Debian's compiler everything
// runs on it (RUSTUP_TOOLCHAIN=debian), so that there is one compiler, not two.
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as debian from './debian.mjs';
import { ask, chore, inRoot, lastLines, Missing, plain, say, toolsDir, which, WINDOWS } from './shell.mjs';

export const TARGET = 'wasm32-unknown-unknown';
const DEBIAN_RUST = [
  'rustc-web',
  'cargo-web',
  'rust-web-src',
  'rust-web-clippy',
  'rustfmt-web',
  'rust-web-llvm',
  'gcc',
  'libc6-dev',
];
const DEBIAN_LIB = `/usr/lib/rustlib/${TARGET}/lib`;
const STD_SOURCES = '/usr/lib/rustlib/src/rust/library/sysroot/Cargo.toml';
const BY_HAND =
  'By hand: install Rust from https://rustup.rs, then `rustup target add wasm32-unknown-unknown`.';

/** Finds a linker and a compiler on the PATH; changes `env` if that needs it. */
export async function ensureRust(env) {
  if (!which('cc', env) && debian.canInstall()) await debian.install(['gcc', 'libc6-dev']);
  // On Windows rustc finds the linker of Visual Studio by itself.
  if (!WINDOWS && !which('cc', env))
    throw new Missing(
      'No C linker: there is no `cc` on the PATH. Install gcc or clang (macOS: `xcode-select --install`).',
    );
  if (!which('cargo', env) && debian.canInstall()) await debian.install(DEBIAN_RUST);
  const version = ask('rustc', ['--version'], env);
  if (!which('cargo', env) || !version)
    throw new Missing(`No Rust: there is no working \`cargo\` and \`rustc\` on the PATH. ${BY_HAND}`);
  const wanted =
    /^rust-version = "([\d.]+)"/m.exec(readFileSync(inRoot('Cargo.toml'), 'utf8'))?.[1] ?? '1.85';
  const found = /rustc ([\d.]+)/.exec(version)?.[1] ?? '0';
  if (found.localeCompare(wanted, 'en', { numeric: true }) < 0) {
    throw new Missing(
      `Rust ${found} is too old, at least ${wanted} is needed. By hand: \`rustup update stable\`.`,
    );
  }
}

/** Finds the wasm32 standard library; sets `env.RUSTUP_TOOLCHAIN` if it is Debian's. */
export async function ensureStd(env) {
  const route = env.WASM_STD || 'auto';
  if (!['auto', 'rustup', 'debian'].includes(route))
    throw new Missing(`WASM_STD is auto, rustup or debian, not "${route}".`);
  if (route !== 'debian') {
    if (hasStd(env)) return;
    if (route === 'auto' && debianStdIsFresh()) return useDebian(env);
    if (await addByRustup(env, route)) return;
  }
  if (route !== 'rustup' && debian.canInstall()) {
    await buildDebianStd(env);
    return useDebian(env);
  }
  throw new Missing(`This Rust cannot compile for ${TARGET} yet, and it could not be added here. ${BY_HAND}`);
}

function hasStd(env) {
  const folder = ask('rustc', ['--target', TARGET, '--print', 'target-libdir'], env);
  return folder !== null && hasCore(folder);
}

const hasCore = (folder) =>
  existsSync(folder) && readdirSync(folder).some((name) => /^libcore-.*\.rlib$/.test(name));

async function addByRustup(env, route) {
  if (!which('rustup', env)) return false;
  // If Debian's packages are available as well, there is no point in waiting long for a server that does not
  // answer.
  const limit = route === 'auto' && debian.canInstall() ? 60 : 300;
  const done = await chore(`rustup target add ${TARGET}`, 'rustup', ['target', 'add', TARGET], {
    env,
    limit,
  });
  if (!done.ok) say(/^error.*/m.exec(plain(done.out))?.[0] ?? lastLines(done.out, 5));
  return done.ok && hasStd(env);
}

const stamp = join(DEBIAN_LIB, '.built-by');
function debianStdIsFresh() {
  // An upgrade of the compiler makes the library useless to it.
  const version = ask('/usr/bin/rustc', ['-V']);
  return (
    version !== null && hasCore(DEBIAN_LIB) && existsSync(stamp) && readFileSync(stamp, 'utf8') === version
  );
}

/**
 * Compiles the standard library as Rust's own release does, and puts it into the folder of Debian's compiler.
 */
async function buildDebianStd(env) {
  await debian.install(DEBIAN_RUST);
  await installLinker();
  if (debianStdIsFresh()) return;
  const build = mkdtempSync(join(tmpdir(), 'wasm-std-'));
  const own = {
    ...env,
    RUSTC_BOOTSTRAP: '1',
    RUSTC: '/usr/bin/rustc',
    RUSTFLAGS: '-Zforce-unstable-if-unmarked',
  };
  delete own.RUSTUP_TOOLCHAIN;
  const args = [
    'build',
    '--locked',
    '--profile',
    'dist',
    '--target',
    TARGET,
    '--target-dir',
    build,
    '--manifest-path',
    STD_SOURCES,
  ];
  const done = await chore(`compiling the standard library for ${TARGET}`, '/usr/bin/cargo', args, {
    env: own,
    cwd: build,
  });
  if (!done.ok)
    throw new Missing(`The standard library for ${TARGET} could not be compiled:\n${lastLines(done.out)}`);
  rmSync(DEBIAN_LIB, { recursive: true, force: true });
  mkdirSync(DEBIAN_LIB, { recursive: true });
  const made = join(build, TARGET, 'dist', 'deps');
  for (const name of readdirSync(made))
    if (name.endsWith('.rlib')) copyFileSync(join(made, name), join(DEBIAN_LIB, name));
  rmSync(build, { recursive: true, force: true });
  writeFileSync(stamp, ask('/usr/bin/rustc', ['-V']));
}

/** Debian's rust-lld is a link to a program in a package of that name (lld-22) which nothing depends on. */
async function installLinker() {
  const link = '/usr/bin/rust-lld';
  if (existsSync(link)) return; // it leads somewhere
  const program = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(link) : 'lld';
  await debian.install([basename(program)]);
}

function useDebian(env) {
  if (which('rustup', env)) {
    const linked = (ask('rustup', ['toolchain', 'list'], env) ?? '')
      .split('\n')
      .some((line) => /^debian\b/.test(line));
    if (!linked) ask('rustup', ['toolchain', 'link', 'debian', '/usr'], env);
    env.RUSTUP_TOOLCHAIN = 'debian';
  }
  if (!hasStd(env))
    throw new Missing(
      `\`rustc\` on the PATH does not find the library for ${TARGET} that lies in ${DEBIAN_LIB}. ${BY_HAND}`,
    );
}

/** rustfmt and clippy of the toolchain in use. */
export async function ensureLints(env) {
  const missing = [
    ['rustfmt', 'fmt'],
    ['clippy', 'clippy'],
  ]
    .filter(([, verb]) => ask('cargo', [verb, '--version'], env) === null)
    .map(([name]) => name);
  if (missing.length === 0) return;
  if (which('rustup', env) && env.RUSTUP_TOOLCHAIN !== 'debian') {
    await chore(`rustup component add ${missing.join(' ')}`, 'rustup', ['component', 'add', ...missing], {
      env,
      limit: 300,
    });
  } else if (debian.canInstall()) {
    await debian.install(['rust-web-clippy', 'rustfmt-web']);
  }
  for (const verb of ['fmt', 'clippy']) {
    if (ask('cargo', [verb, '--version'], env) === null)
      throw new Missing(`\`cargo ${verb}\` is missing. By hand: \`rustup component add rustfmt clippy\`.`);
  }
}

/**
 * wasm-bindgen (exactly the version in Cargo.lock, its output must fit) in an ignored folder of the project.
 * With the `runner` of tests in a browser all that comes with it; otherwise only the part that builds, which is compiled
 * three times as fast.
 */
export async function ensureWasmTools(env, { runner = false } = {}) {
  const wanted = lockedVersion(inRoot('Cargo.lock'), 'wasm-bindgen');
  if (!wanted)
    throw new Missing('Cargo.lock names no wasm-bindgen: it is part of the repository, restore it.');
  const isThere = (program) => ask(program, ['--version'], env)?.split(' ')[1] === wanted;
  if (runner && !['wasm-bindgen', 'wasm-bindgen-test-runner'].every(isThere))
    await cargoInstall(env, 'wasm-bindgen-cli', [
      '--version',
      `=${wanted}`,
      '--no-default-features',
      '--force',
    ]);
  else if (!isThere('wasm-bindgen')) await buildBindgen(env, wanted);
}

/** The command that people who make WebAssembly of Rust know. It calls our wasm-bindgen and wasm-opt. */
const WASM_PACK = '0.15.1';
export async function ensureWasmPack(env) {
  if (ask('wasm-pack', ['--version'], env)?.split(' ')[1] !== WASM_PACK)
    await cargoInstall(env, 'wasm-pack', ['--version', `=${WASM_PACK}`, '--locked', '--force']);
}

/** The version of a crate in a lock file; undefined if it is not in there. */
function lockedVersion(path, crate) {
  const lock = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return new RegExp(`name = "${crate}"\\nversion = "([^"]+)"`).exec(lock)?.[1];
}

/** tools/bindgen, as `wasm-bindgen` in our folder, made of the library of the `wanted` version. */
async function buildBindgen(env, wanted) {
  const build = join(toolsDir, 'build-bindgen');
  const library = 'wasm-bindgen-cli-support';
  if (lockedVersion(inRoot('tools', 'bindgen', 'Cargo.lock'), library) !== wanted) {
    const name = `taking wasm-bindgen ${wanted}`;
    const set = await chore(name, 'cargo', ['update', library, '--precise', wanted], {
      env,
      cwd: inRoot('tools', 'bindgen'),
    });
    if (!set.ok) throw new Missing(`tools/bindgen cannot use wasm-bindgen ${wanted}:\n${lastLines(set.out)}`);
  }
  const done = await chore('compiling wasm-bindgen', 'cargo', ['build', '--release', '--locked'], {
    env: { ...env, CARGO_TARGET_DIR: build },
    cwd: inRoot('tools', 'bindgen'),
  });
  if (!done.ok) throw new Missing(`wasm-bindgen could not be compiled:\n${lastLines(done.out)}`);
  mkdirSync(join(toolsDir, 'bin'), { recursive: true });
  const ending = WINDOWS ? '.exe' : '',
    program = join(toolsDir, 'bin', `wasm-bindgen${ending}`);
  rmSync(program, { force: true });
  copyFileSync(join(build, 'release', `dockhand-bindgen${ending}`), program);
  rmSync(build, { recursive: true, force: true });
  if (ask(program, ['--version'])?.split(' ')[1] !== wanted)
    throw new Missing(`tools/bindgen is not of the version of wasm-bindgen in Cargo.lock, ${wanted}.`);
}

async function cargoInstall(env, crate, args) {
  // Cheap to compile beats fast to run: these programs do little. The variables stay here, or they would slow
  // the game.
  const build = join(toolsDir, `build-${crate}`);
  const own = {
    ...env,
    CARGO_TARGET_DIR: build,
    CARGO_PROFILE_RELEASE_OPT_LEVEL: '0',
    CARGO_PROFILE_RELEASE_DEBUG: 'false',
    CARGO_PROFILE_RELEASE_LTO: 'false',
    CARGO_PROFILE_RELEASE_CODEGEN_UNITS: '16',
  };
  const name = `cargo install ${crate} (about a minute)`;
  const install = ['install', crate, ...args, '--root', toolsDir];
  // From a folder outside, so that the project's own .cargo/config.toml is not applied to the tools. Without the lock of
  // the crate, which may name a version that a mirror of the registry does not have.
  const done = await chore(name, 'cargo', install, { env: own, cwd: tmpdir() });
  rmSync(build, { recursive: true, force: true });
  if (!done.ok)
    throw new Missing(
      `${crate} could not be installed. By hand: \`cargo install ${crate} ${args.join(' ')}\`.\n${lastLines(done.out)}`,
    );
}
