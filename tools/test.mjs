// `npm test`: everything there is. Independent steps run side by side. After a failure no new step begins,
// and the steps that did not run are named.
//   npm test -- --only rust|page|e2e   a part of it (several: rust,page)
//   npm run check                      the quick loop: --only quick
//   npm test -- --list                 the names of the steps
//   npm test -- --verbose              shows what the steps print even when they succeed
import { parseArgs } from 'node:util';
import { inLanes, summary } from './lib/lanes.mjs';
import { main, Missing, plain, say, seconds } from './lib/shell.mjs';
import { STEPS } from './lib/steps.mjs';
import { setUp } from './setup.mjs';

const PARTS = ['rust', 'page', 'e2e', 'quick'];

await main(async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, list: { type: 'boolean' }, verbose: { type: 'boolean' } },
  });
  const parts = (values.only ?? 'rust,page,e2e').split(',');
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Missing(`--only takes ${PARTS.join(', ')}, not "${unknown.join(',')}".`);
  const steps = STEPS.filter((step) => step.parts.some((part) => parts.includes(part)));
  if (values.list) return steps.forEach((step) => say(step.name));

  const since = Date.now();
  const env = await setUp({
    browser: parts.includes('e2e'),
    lints: parts.includes('rust') || parts.includes('quick'),
  });
  const total = { passed: 0, failed: 0 };
  const notRun = await inLanes(steps, (step) =>
    perform(step, `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`, env, total, values.verbose),
  );
  say(`\nTotal time ${seconds(since)}. Every check and every single test counts as one:`);
  say(summary(total, notRun));
  if (total.failed > 0) process.exitCode = 1;
});

/** Does a step and tells of it; resolves to whether it is good. */
async function perform(step, heading, env, total, verbose) {
  const since = Date.now();
  say(`\n${heading}`);
  const beat = setInterval(() => say(`  … ${step.name}: still at it after ${seconds(since)}`), 60_000);
  const { ok, out } = await done(step, env);
  clearInterval(beat);
  const tests = step.count?.(plain(out));
  // A suite without a test proves nothing: that is a failure too.
  const good = ok && (!tests || tests.passed > 0);
  if (!good || verbose || step.tells) say(`\n${heading}:\n${out.trimEnd()}`);
  if (ok && !good) say('No test was found.');
  total.passed += tests ? tests.passed : Number(good);
  total.failed += good ? 0 : Math.max(1, tests?.failed ?? 1);
  say(`  ${good ? '✓' : '✗'} ${heading}: ${tests ? `${tests.passed} tests, ` : ''}${seconds(since)}`);
  return good;
}

/** Resolves to the result of a step; one that breaks off has failed. */
async function done(step, env) {
  try {
    return await step.work(env);
  } catch (error) {
    return { ok: false, out: error instanceof Missing ? error.message : String(error.stack ?? error) };
  }
}
