// Sets up what is missing to build, play or test, and does nothing if all is there. `npm run setup` does all
// of it.
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBrowser, ensureDriver } from './lib/browser.mjs';
import { checkNode, ensureModules } from './lib/npm.mjs';
import { ensureServer } from './lib/nginx.mjs';
import { ensureMosquitto } from './lib/relay.mjs';
import { ensureLints, ensureRust, ensureStd, ensureWasmPack, ensureWasmTools } from './lib/rust.mjs';
import { inRoot, main, Missing, say, seconds, toolsDir } from './lib/shell.mjs';

/**
 * The environment our programs run in: our own tools first, and Cargo's folder even if the shell forgot it.
 */
function projectEnv() {
  const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), '.cargo'), 'bin');
  const path = [join(toolsDir, 'bin'), inRoot('node_modules', '.bin'), process.env.PATH ?? '', cargoBin];
  // Windows calls it Path; there may be only one.
  const others = Object.entries(process.env).filter(([name]) => name.toUpperCase() !== 'PATH');
  return { ...Object.fromEntries(others), PATH: path.join(delimiter) };
}

/**
 * Resolves to the environment to run everything else in. `runner`: of the engine's tests in a browser; `meanwhile` is done as soon as there is a compiler,
 * beside the rest. `relay`: one for the tests, where it can be installed.
 */
export async function setUp({
  rust = true,
  browser = false,
  runner = false,
  lints = false,
  relay = false,
  meanwhile,
} = {}) {
  const since = Date.now();
  say('Looking for what is needed …');
  checkNode();
  const env = projectEnv();
  // Downloads and compilations side by side: they wait for different things.
  const jobs = [ensureModules(env)];
  if (browser) jobs.push(ensureBrowser(env), ensureServer());
  if (relay) jobs.push(ensureMosquitto(env).catch((error) => say(error.message)));
  if (runner) jobs.push(ensureDriver(env));
  if (rust) jobs.push(setUpRust(env, { runner, lints, meanwhile }));
  await all(jobs);
  say(`Everything needed is there (${seconds(since)}).`);
  return env;
}

async function setUpRust(env, { runner, lints, meanwhile }) {
  await ensureRust(env);
  // The tools are compiled by the toolchain as we found it, while ours may still be on its way.
  const compiler = ensureStd(env).then(() => meanwhile?.(env));
  await all([ensureWasmTools({ ...env }, { runner }), compiler]);
  if (runner) await ensureWasmPack({ ...env });
  if (lints) await ensureLints(env);
}

/** Waits for every job, then tells of everything that is missing at once. */
async function all(jobs) {
  const reasons = (await Promise.allSettled(jobs))
    .filter((job) => job.status === 'rejected')
    .map((job) => job.reason);
  const bug = reasons.find((reason) => !(reason instanceof Missing));
  if (bug) throw bug;
  if (reasons.length > 0) throw new Missing(reasons.map((reason) => reason.message).join('\n\n'));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await setUp({ browser: true, runner: true, lints: true });
  });
}
