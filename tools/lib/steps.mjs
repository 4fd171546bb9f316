// The steps of `npm test`, in the order of each lane: the quick and the basic first, so that a mistake is
// reported early.
import { readdirSync, readFileSync } from 'node:fs';
import { ensureEngines } from './engines.mjs';
import { inRoot, run } from './shell.mjs';
import { TARGET } from './rust.mjs';
import { dryRun } from '../package.mjs';
import { samePage } from '../reproduce.mjs';
import { unlisted } from './unlisted.mjs';
import { buildWasm } from './wasm.mjs';

const command =
  (...words) =>
  (env) =>
    run(words[0], words.slice(1), { env });
const strict = (env) => ({ ...env, RUSTDOCFLAGS: '-Dwarnings' });

/** The share of the cases of slow tests that each tier tries, in hundredths (tests/it/cases.rs, tests/page/cases.ts). */
const CASES = { quick: '5', fast: '25', full: '100' };
const sampled = (env, tier) => ({ DOCKHAND_CASES: CASES[tier], ...env });

/** How many tests a step has run, read from the output of its program. */
const cargoTests = /test result: \w+\. (\d+) passed; (\d+) failed/g;
const vitestTests = /^\s+Tests\s+(?:(\d+) failed[ |]*)?(?:(\d+) passed)?/m;
const playwrightPassed = /^\s+(\d+) passed/m;
const playwrightFailed = /^\s+(\d+) failed/m;
const number = (text) => Number(text ?? 0);
/** The tests that a program has named with their times, as [seconds, name]. */
const times = (pattern, unit) => (out) =>
  [...out.matchAll(pattern)].map(([, name, time]) => [Number(time) / unit, name]);
const vitestTimes = times(/^ *[✓✗×] +(.+?) +(\d+)ms$/gm, 1000);
const minutes = (text) => text.replace(/(\d+(?:\.\d+)?)m\)$/gm, (_, n) => `${Number(n) * 60}s)`);
const playwrightTimes = (out) =>
  times(/^ *[✓✘] +\d+ (?:\[\w+\] › )?(.+) \((\d+(?:\.\d+)?)s\)$/gm, 1)(minutes(out));
const fromCargo = (out) => {
  const results = [...out.matchAll(cargoTests)];
  return {
    passed: results.reduce((sum, r) => sum + number(r[1]), 0),
    failed: results.reduce((sum, r) => sum + number(r[2]), 0),
  };
};
const fromVitest = (out) => {
  const found = vitestTests.exec(out);
  return { passed: number(found?.[2]), failed: number(found?.[1]) };
};
const fromPlaywright = (out) => ({
  passed: number(playwrightPassed.exec(out)?.[1]),
  failed: number(playwrightFailed.exec(out)?.[1]),
});

/** The crates and tests that each change is about: all but the laboratory (`lab/`), and no examples. */
const CRATES = ['--lib', '--test', 'it'];
/** What the page tests of each change leave out: whole packages and games, built for the test, and the laboratory. */
const WHOLE = [
  'tests/package/add-a-game.test.ts',
  'tests/package/package.test.ts',
  'tests/package/sbom.test.ts',
  'lab/tests/*.test.ts',
];
const without = (files) => files.flatMap((file) => ['--exclude', file]);

/** `quick`: what is tried after a change of a line; `fast`: what every change has to pass; `full`: everything. */
export const TIERS = ['quick', 'fast', 'full'];
const ALL = TIERS,
  EACH = ['fast', 'full'],
  FULL = ['full'];

/**
 * `lane`: the steps of one lane run one after the other; the lanes 'rust' and 'page' run side by side, since
 * a compiler often leaves a processor idle; the lane 'alone' then has the whole machine. `part`: the value of `--only`
 * that names the step; `tiers`: those that it belongs to; `count`: reads the number of tests from the output, otherwise
 * the step counts as one test; `work`: takes the environment and the tier, resolves to { ok, out }.
 */
export const STEPS = [
  {
    name: 'rustfmt',
    lane: 'rust',
    part: 'rust',
    tiers: ALL,
    work: command('cargo', 'fmt', '--all', '--check'),
  },
  {
    name: 'clippy',
    lane: 'rust',
    part: 'rust',
    tiers: ALL,
    work: (env, tier) =>
      run(
        'cargo',
        ['clippy', ...(tier === 'full' ? ['--workspace', '--all-targets'] : CRATES), '--', '-Dwarnings'],
        { env },
      ),
  },
  {
    name: 'clippy for wasm',
    lane: 'rust',
    part: 'rust',
    tiers: FULL,
    work: command(
      ...['cargo', 'clippy', '-p', 'dockhand-web', '--target', TARGET, '--all-targets', '--', '-Dwarnings'],
    ),
  },
  { name: 'Rust tests', lane: 'rust', part: 'rust', tiers: ALL, work: testRust, count: fromCargo },
  {
    name: 'Rust documentation',
    lane: 'rust',
    part: 'rust',
    tiers: FULL,
    work: (env) => run('cargo', ['doc', '--workspace', '--no-deps'], { env: strict(env) }),
  },
  {
    name: 'the crates can be published',
    lane: 'rust',
    part: 'rust',
    tiers: FULL,
    work: command(
      ...['cargo', 'publish', '--dry-run', '--allow-dirty', '-p', 'dockhand', '-p', 'dockhand-mixture'],
    ),
  },
  { name: 'engine tests to wasm', lane: 'rust', part: 'e2e', tiers: FULL, work: compileEngineTests },
  {
    name: 'wasm-pack builds and tests web/',
    lane: 'alone',
    part: 'e2e',
    tiers: FULL,
    work: byWasmPack,
    count: fromCargo,
  },
  // Fetched while the compilers work; only the last step needs them.
  { name: 'Firefox and WebKit', lane: 'page', part: 'e2e', tiers: FULL, work: fetchEngines },
  { name: 'format', lane: 'page', part: 'page', tiers: ALL, work: command('oxfmt', '--check', '.') },
  { name: 'engine to wasm', lane: 'page', part: 'page', tiers: EACH, work: buildPackage },
  {
    name: 'the optimised wasm plays in Node',
    lane: 'page',
    part: 'page',
    tiers: FULL,
    work: command(process.execPath, 'tools/load-wasm.mjs'),
  },
  { name: 'the npm package can be published', lane: 'page', part: 'page', tiers: FULL, work: dryRun },
  { name: 'lint', lane: 'page', part: 'page', tiers: ALL, work: command('oxlint') },
  {
    name: 'texts agree',
    lane: 'page',
    part: 'page',
    tiers: ALL,
    work: command(process.execPath, 'tools/fluent.mjs'),
  },
  { name: 'TypeScript', lane: 'page', part: 'page', tiers: ALL, work: command('tsc') },
  {
    name: 'page to dist/',
    lane: 'page',
    part: 'page',
    tiers: FULL,
    work: command('vite', 'build', '--logLevel', 'warn'),
  },
  { name: 'dist/ is fit to be shipped', lane: 'page', part: 'page', tiers: FULL, work: fitToShip },
  {
    name: 'X7: the page is the same when it is built again',
    lane: 'page',
    part: 'page',
    tiers: FULL,
    work: samePage,
  },
  {
    name: 'page with a hook for tests to dist-test/',
    lane: 'page',
    part: 'e2e',
    tiers: EACH,
    work: command('vite', 'build', '--mode', 'test', '--logLevel', 'warn'),
  },
  // They keep all processors busy, even if the compilers have come to their end; the builds above do not.
  {
    name: 'page tests',
    lane: 'page',
    part: 'page',
    tiers: ALL,
    work: testPage,
    count: fromVitest,
    slowest: vitestTimes,
  },
  {
    name: 'games in Chromium',
    lane: 'alone',
    part: 'e2e',
    tiers: EACH,
    // Which tests the fast tier has is said in tests/e2e/fast.ts.
    work: (env, tier) =>
      run('playwright', ['test', ...(tier === 'full' ? ['--project', 'shipped'] : []), '--project', 'game'], {
        env: { ...env, DOCKHAND_TIER: tier },
      }),
    count: fromPlaywright,
    slowest: playwrightTimes,
  },
  {
    name: 'engine tests and games in Firefox and WebKit',
    lane: 'alone',
    part: 'e2e',
    tiers: FULL,
    work: (env) => inEngines(env),
    count: fromPlaywright,
    slowest: playwrightTimes,
  },
];

async function fetchEngines(env) {
  await ensureEngines(env);
  return { ok: true, out: '' };
}

/** `words`: further arguments for Playwright. */
export async function inEngines(env, words = [], show = false) {
  const engines = ['chromium', ...(await ensureEngines(env))];
  return run('playwright', ['test', ...engines.flatMap((name) => ['--project', name]), ...words], {
    env,
    show,
  });
}

/** The tests of a tier: those of the crates, and in the full one those of the laboratory and of the documentation. */
async function testRust(env, tier) {
  const runs =
    tier === 'full'
      ? [
          ['--workspace', '--tests'],
          ['--workspace', '--doc'],
        ]
      : [CRATES];
  const done = [];
  for (const which of runs)
    done.push(await run('cargo', ['test', ...which, '--no-fail-fast'], { env: sampled(env, tier) }));
  return { ok: done.every(({ ok }) => ok), out: done.map(({ out }) => out).join('\n') };
}

/** The page tests of a tier, in one world for all files; the quick one has those that a change concerns. */
function testPage(env, tier) {
  const which = [
    ...(tier === 'full' ? [] : without(WHOLE)),
    ...(tier === 'quick' ? ['--changed', '--passWithNoTests'] : []),
  ];
  return run('vitest', ['run', '--no-isolate', '--reporter=verbose', ...which], { env: sampled(env, tier) });
}

/** What people type who know wasm-pack, on a machine that may be slow: one module of all games, and the tests in Chromium. */
async function byWasmPack(env) {
  const patient = { ...env, WASM_BINDGEN_TEST_TIMEOUT: '600', WASM_BINDGEN_TEST_DRIVER_TIMEOUT: '120' };
  const done = [];
  for (const words of [
    ['build', '--mode', 'no-install', 'web', '--out-dir', inRoot('target', 'wasm-pack')],
    ['test', '--mode', 'no-install', '--headless', '--chrome', 'web'], // what follows the folder is for cargo
  ])
    done.push(await run('wasm-pack', words, { env: patient }));
  return { ok: done.every(({ ok }) => ok), out: done.map(({ out }) => out).join('\n') };
}

/** Compiles the tests of the engine for browsers; tests/engines/boundary.spec.ts runs them. */
async function compileEngineTests(env) {
  const args = [
    'test',
    '--package',
    'dockhand-web',
    '--target',
    TARGET,
    '--no-run',
    '--message-format',
    'json',
  ];
  const done = await run('cargo', args, { env });
  const module = /"executable":"([^"]+\.wasm)"/.exec(done.out)?.[1];
  env.ENGINE_TESTS = module ?? '';
  return { ok: done.ok && module !== undefined, out: done.out };
}

async function buildPackage(env, tier) {
  try {
    await buildWasm(env, tier === 'full' ? 'release' : 'quick');
    return { ok: true, out: '' };
  } catch (error) {
    return { ok: false, out: error.message };
  }
}

/**
 * The built page works in any folder (no address begins at the root of the server), has no hook for tests,
 * and names all that is in it of others.
 */
async function fitToShip() {
  const files = readdirSync(inRoot('dist'), { recursive: true }).map(String);
  const having = (names, pattern) =>
    files.filter((name) => names.test(name) && pattern.test(readFileSync(inRoot('dist', name), 'utf8')));
  const problems = [
    ...having(/\.(html|webmanifest)$/, /(?:src|href|start_url|scope)"?\s*[=:]\s*"\/(?!\/)/).map(
      (name) => `${name}: an address begins with "/"`,
    ),
    ...having(/\.js$/, /__game/).map((name) => `${name}: the hook for tests is in it`),
  ];
  if (!files.includes('index.html')) problems.push('there is no index.html');
  else problems.push(...unlisted(inRoot('dist')));
  return { ok: problems.length === 0, out: problems.join('\n') };
}
