// Makes faults on purpose, one after the other, and says which test of `npm test` finds each (docs/testing.md).
//   node tools/faults.mjs page [ID…]      the faults of the page, or those with these ids
//   node tools/faults.mjs engine [ID…]    the mutants of the engine
//   --all                                 what survives the tests that are named for it meets all others
//   --check                               only says which faults cannot be made any more
// It works on the last commit, in a worktree of its own. In the lists (tests/faults), `from` is a text that stands
// exactly once, in `file` or else below www/, and `to` takes its place.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { inRoot, main, Missing, plain, run, say, seconds } from './lib/shell.mjs';

/** How each program says which test has failed first. */
const FAILED = {
  vitest: /^ *FAIL +(.+)$/m,
  playwright: /^ *1\) \[game\] › (.+?) ─*$/m,
  cargo: /^test (.+) \.\.\. FAILED$/m,
};
/** A run that takes longer does not come to an end, in ms: a whole tier takes a few minutes. */
const ENDLESS = 1_200_000;

/** Runs tests until the first that fails; returns its name, or null if all pass. */
function firstFailure(program, args, cwd) {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      DOCKHAND_CASES: '25',
      DOCKHAND_TIER: 'fast',
      PATH: [join(cwd, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    };
    const child = spawn(program, args, { cwd, env, detached: true });
    let out = '';
    const end = (name) => {
      clearTimeout(timer);
      resolve(name);
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(() => end('no end'), ENDLESS);
    const hear = (chunk) => {
      out += plain(String(chunk));
      // The others show the whole name only at their end.
      const [, failed] = (program === 'cargo' && FAILED.cargo.exec(out)) || [];
      if (failed) end(failed);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => {
      if (code === 0 || /No tests? (files )?found/.test(out)) return end(null);
      end(FAILED[program].exec(out)?.[1] ?? `${program}: ${out.trimEnd().split('\n').slice(-3).join(' ')}`);
    });
  });
}

/** Tests for a fault of the page: those that are named for it, or all. */
async function pageFailure({ tests, specs }, all, cwd) {
  const vitest = (...which) => firstFailure('vitest', ['run', '--no-isolate', '--bail=1', ...which], cwd),
    playwright = (...which) => firstFailure('playwright', ['test', '--project=game', '-x', ...which], cwd);
  const found = tests.length > 0 ? await vitest(...tests) : null;
  if (found) return found;
  if (specs.length > 0 || all)
    await run('node_modules/.bin/vite', ['build', '--mode', 'test', '--logLevel', 'error'], { cwd });
  // Named as in tests/e2e/fast.ts, so that one run has them all.
  const titles = specs.map(([name, title]) => `\\b${name}\\.spec\\.ts ${title}`);
  const failed = titles.length > 0 ? await playwright('-g', titles.join('|')) : null;
  if (failed) return failed;
  return all ? ((await vitest()) ?? playwright()) : null;
}

/** Tests for a mutant of the engine: those beside the code first. */
const engineFailure = async ({ file }, _, cwd) => {
  const test = (...which) => firstFailure('cargo', ['test', ...which], cwd),
    [, name] = /src\/(\w+)/.exec(file);
  return (await test('--lib', `${name}::`)) ?? test('--workspace', '--lib', '--test', 'it');
};

/** Returns the file in which a fault is made, and its text; throws if it cannot be made. */
function placeOf({ id, file, from }, cwd) {
  const all = file
    ? [file]
    : readdirSync(join(cwd, 'www'), { recursive: true })
        .filter((name) => /\.(ts|ftl)$/.test(name))
        .map((name) => join('www', name));
  const found = all
    .map((name) => ({ name: join(cwd, name), text: readFileSync(join(cwd, name), 'utf8') }))
    .flatMap((one) => Array(one.text.split(from).length - 1).fill(one));
  if (found.length !== 1)
    throw new Missing(`The text of ${id} stands there ${found.length} times, not once: ${from}`);
  return found[0];
}

await main(async () => {
  const flag = { type: 'boolean' },
    { values, positionals } = parseArgs({ options: { all: flag, check: flag }, allowPositionals: true }),
    [list, ...ids] = positionals;
  if (list !== 'page' && list !== 'engine') throw new Missing('Say which faults: page or engine.');
  const faults = JSON.parse(readFileSync(inRoot(`tests/faults/${list}.json`), 'utf8')).filter(
    ({ id }) => ids.length === 0 || ids.includes(String(id)),
  );
  if (values.check) return faults.forEach((fault) => void placeOf(fault, inRoot()));
  const cwd = join(mkdtempSync(join(tmpdir(), 'faults-')), 'tree');
  await run('git', ['worktree', 'add', '--detach', cwd]);
  try {
    symlinkSync(inRoot('node_modules'), join(cwd, 'node_modules'));
    symlinkSync(inRoot('.tools'), join(cwd, '.tools'));
    cpSync(inRoot('pkg'), join(cwd, 'pkg'), { recursive: true });
    for (const fault of faults) {
      const since = Date.now(),
        { name, text } = placeOf(fault, cwd);
      writeFileSync(
        name,
        text.replace(fault.from, () => fault.to),
      );
      const failed = await (list === 'page' ? pageFailure : engineFailure)(fault, values.all, cwd);
      writeFileSync(name, text);
      say(`${failed ? '✓' : '✗ survives'} ${fault.id} (${seconds(since)})${failed ? `: ${failed}` : ''}`);
    }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  }
});
