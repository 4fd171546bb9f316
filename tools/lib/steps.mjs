// The steps of `npm test`, in the order of each lane: the quick and the basic first, so that a mistake is
// reported early.
import { readdirSync, readFileSync } from 'node:fs';
import { ensureEngines } from './engines.mjs';
import { inRoot, run } from './shell.mjs';
import { TARGET } from './rust.mjs';
import { samePage } from '../reproduce.mjs';
import { unlisted } from './unlisted.mjs';
import { buildWasm } from './wasm.mjs';

const command =
  (...words) =>
  (env) =>
    run(words[0], words.slice(1), { env });
/** The quick loop tries five of a hundred cases of a slow test. */
const few = (env) => ({ ...env, DOCKHAND_CASES: '5' });
const strict = (env) => ({ ...env, RUSTDOCFLAGS: '-Dwarnings' });
// What `wasm-pack test --headless --chrome` does, without a program that would have to be compiled for it. A
// busy machine must not fail a test for being slow, so the tests are optimised.
const inBrowser = (env) => ({
  ...env,
  CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER: 'wasm-bindgen-test-runner',
  WASM_BINDGEN_TEST_ONLY_WEB: '1',
  WASM_BINDGEN_TEST_TIMEOUT: '300',
  WASM_BINDGEN_TEST_DRIVER_TIMEOUT: '60',
});

/** How many tests a step has run, read from the output of its program. */
const cargoTests = /test result: \w+\. (\d+) passed; (\d+) failed/g;
const vitestTests = /^\s+Tests\s+(?:(\d+) failed[ |]*)?(?:(\d+) passed)?/m;
const playwrightPassed = /^\s+(\d+) passed/m;
const playwrightFailed = /^\s+(\d+) failed/m;
const number = (text) => Number(text ?? 0);
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

/**
 * The Rust tests of the quick loop: the rules of all games, recorded games, records, and a sample of the
 * battery.
 */
const QUICK_RUST = ['--workspace', '--lib', '--test', 'contract', '--test', 'records', '--test', 'replays'];
/** The page tests that the quick loop leaves out: each takes more than ten seconds. */
const SLOW_PAGE_TESTS = ['tests/page/playthroughs.test.ts', 'tests/package/**'];

/**
 * `lane`: the steps of one lane run one after the other; the lanes 'rust' and 'page' run side by side, since
 * a compiler often leaves a processor idle; the lane 'alone' then has the whole machine. `parts`: the values
 * of `--only` that include the step; `count`: reads the number of tests from the output, otherwise the step
 * counts as one test; `work`: resolves to { ok, out }; `tells`: what it says is read even if all is well.
 */
export const STEPS = [
  {
    name: 'rustfmt',
    lane: 'rust',
    parts: ['rust', 'quick'],
    work: command('cargo', 'fmt', '--all', '--check'),
  },
  {
    name: 'clippy',
    lane: 'rust',
    parts: ['rust', 'quick'],
    work: command('cargo', 'clippy', '--workspace', '--all-targets', '--', '-Dwarnings'),
  },
  {
    name: 'clippy for wasm',
    lane: 'rust',
    parts: ['rust'],
    work: command(
      'cargo',
      'clippy',
      '-p',
      'dockhand-web',
      '--target',
      TARGET,
      '--all-targets',
      '--',
      '-Dwarnings',
    ),
  },
  {
    name: 'Rust tests',
    lane: 'rust',
    parts: ['rust'],
    work: testRust,
    count: fromCargo,
  },
  {
    name: 'Rust tests with few cases',
    lane: 'rust',
    parts: ['quick'],
    work: (env) => run('cargo', ['test', ...QUICK_RUST, '--no-fail-fast'], { env: few(env) }),
    count: fromCargo,
  },
  {
    name: 'Rust documentation',
    lane: 'rust',
    parts: ['rust'],
    work: (env) => run('cargo', ['doc', '--workspace', '--no-deps'], { env: strict(env) }),
  },
  {
    name: 'engine tests in Chromium',
    lane: 'rust',
    parts: ['e2e'],
    work: (env) =>
      run('cargo', ['test', '--package', 'dockhand-web', '--target', TARGET], { env: inBrowser(env) }),
    count: fromCargo,
  },
  // Fetched while the compilers work; only the last step needs them.
  { name: 'Firefox and WebKit', lane: 'page', parts: ['e2e'], work: fetchEngines },
  { name: 'engine to wasm', lane: 'page', parts: ['page', 'e2e'], work: buildPackage },
  {
    name: 'the optimised wasm plays in Node',
    lane: 'page',
    parts: ['page'],
    work: command(process.execPath, 'tools/load-wasm.mjs'),
  },
  {
    name: 'format',
    lane: 'page',
    parts: ['page', 'quick'],
    work: command('oxfmt', '--check', '.'),
  },
  { name: 'lint', lane: 'page', parts: ['page', 'quick'], work: command('oxlint') },
  { name: 'TypeScript', lane: 'page', parts: ['page', 'quick'], work: command('tsc') },
  {
    name: 'texts agree',
    lane: 'page',
    parts: ['page', 'quick'],
    work: command(process.execPath, 'tools/fluent.mjs'),
  },
  {
    name: 'page tests but the slow ones',
    lane: 'page',
    parts: ['quick'],
    // One world for all files: a third less to compute. `npm test` gives each file its own.
    work: (env) =>
      run('vitest', ['run', '--no-isolate', ...SLOW_PAGE_TESTS.flatMap((file) => ['--exclude', file])], {
        env: few(env),
      }),
    count: fromVitest,
  },
  {
    name: 'page to dist/',
    lane: 'page',
    parts: ['page', 'e2e'],
    work: command('vite', 'build', '--logLevel', 'warn'),
  },
  { name: 'dist/ is fit to be shipped', lane: 'page', parts: ['page', 'e2e'], work: fitToShip },
  {
    name: 'the first load keeps to its limits',
    lane: 'page',
    parts: ['page', 'e2e'],
    tells: true,
    work: weighFirstLoad,
  },
  { name: 'X7: the page is the same when it is built again', lane: 'page', parts: ['page'], work: samePage },
  {
    name: 'page with a hook for tests to dist-test/',
    lane: 'page',
    parts: ['e2e'],
    work: command('vite', 'build', '--mode', 'test', '--logLevel', 'warn'),
  },
  // They keep all processors busy, even if the compilers have come to their end; the builds above do not.
  { name: 'page tests', lane: 'page', parts: ['page'], work: command('vitest', 'run'), count: fromVitest },
  {
    name: 'whole games in Chromium',
    lane: 'alone',
    parts: ['e2e'],
    work: command('playwright', 'test', '--project', 'game', '--project', 'shipped'),
    count: fromPlaywright,
  },
  {
    name: 'games in Firefox and WebKit',
    lane: 'alone',
    parts: ['e2e'],
    work: (env) => inEngines(env),
    count: fromPlaywright,
  },
];

async function fetchEngines(env) {
  await ensureEngines(env);
  return { ok: true, out: '' };
}

/** `words`: further arguments for Playwright. */
export async function inEngines(env, words = [], show = false) {
  const engines = await ensureEngines(env);
  return run('playwright', ['test', ...engines.flatMap((name) => ['--project', name]), ...words], {
    env,
    show,
  });
}

/**
 * All tests of the workspace. The examples have none, and clippy has compiled them already as far as it takes
 * to find mistakes.
 */
async function testRust(env) {
  const parts = [];
  for (const what of ['--tests', '--doc'])
    parts.push(await run('cargo', ['test', '--workspace', what, '--no-fail-fast'], { env }));
  return { ok: parts.every(({ ok }) => ok), out: parts.map(({ out }) => out).join('\n') };
}

async function buildPackage(env) {
  try {
    await buildWasm(env);
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

/** Says what every part adds to the first load, and which limits are exceeded. */
async function weighFirstLoad() {
  // Imported late: it reads words with a package, and `npm test` begins before packages are installed.
  const { firstLoadTable } = await import('./first-load-table.mjs');
  const { table, problems } = firstLoadTable();
  return { ok: problems.length === 0, out: [table, ...problems].join('\n') };
}
