// `npm test`: what every change has to pass. Independent steps run side by side. After a failure no new step begins,
// and the steps that did not run are named.
//   npm run check                      the loop while one works (--quick): what has changed since it passed
//   npm run test:full                  everything there is (--full)
//   npm test -- --only rust|page|e2e   a part of it (several: rust,page)
//   npm test -- --list                 the names of the steps
//   npm test -- --verbose              shows what the steps print even when they succeed
import { parseArgs } from 'node:util';
import { inLanes, summary } from './lib/lanes.mjs';
import { main, Missing, plain, say, seconds } from './lib/shell.mjs';
import { STEPS } from './lib/steps.mjs';
import { setUp } from './setup.mjs';
import { isChecked, noteChecked, printOf } from './lib/unchanged.mjs';

const PARTS = ['rust', 'page', 'e2e'];
/** How many of the slowest tests are named at the end. */
const SLOWEST = 20;

await main(async () => {
  const flag = { type: 'boolean' };
  const { values } = parseArgs({
    options: { only: { type: 'string' }, quick: flag, full: flag, list: flag, verbose: flag },
  });
  const tier = values.full ? 'full' : values.quick ? 'quick' : 'fast';
  const parts = values.only?.split(',') ?? PARTS;
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Missing(`--only takes ${PARTS.join(', ')}, not "${unknown.join(',')}".`);
  const steps = STEPS.filter(({ part, tiers }) => parts.includes(part) && tiers.includes(tier));
  if (values.list) return steps.forEach((step) => say(step.name));

  const since = Date.now();
  const env = await setUp({
    browser: tier !== 'quick' && parts.includes('e2e'),
    runner: tier === 'full',
    lints: parts.includes('rust'),
    relay: tier !== 'quick' && parts.includes('page'),
  });
  const told = { passed: 0, failed: 0, steps: [['set-up', Date.now() - since]], slow: [] };
  // The loop while one works does not check twice what has not changed.
  const prints = Object.fromEntries(PARTS.map((part) => [part, tier === 'quick' ? printOf(part) : null]));
  const notRun = await inLanes(steps, (step) =>
    perform(step, {
      heading: `[${steps.indexOf(step) + 1}/${steps.length}] ${step.name}`,
      env,
      tier,
      told,
      print: prints[step.part],
      ...values,
    }),
  );
  for (const [name, ms] of told.steps) say(`${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
  if (told.slow.length > 0) say('\nThe slowest tests:');
  for (const [time, name] of told.slow.sort(([a], [b]) => b - a).slice(0, SLOWEST))
    say(`${time.toFixed(1).padStart(8)} s  ${name}`);
  say(`\nTotal time ${seconds(since)}. Every check and every single test counts as one:`);
  say(summary(told, notRun));
  if (told.failed > 0) process.exitCode = 1;
});

/** Does a step and tells of it; resolves to whether it is good. */
async function perform(step, { heading, env, tier, told, print, verbose }) {
  if (isChecked(step.name, print)) {
    say(`\n${heading}: nothing has changed since it passed`);
    told.passed += 1;
    return true;
  }
  const since = Date.now();
  say(`\n${heading}`);
  const beat = setInterval(() => say(`  … ${step.name}: still at it after ${seconds(since)}`), 60_000);
  const { ok, out } = await done(step, env, tier);
  clearInterval(beat);
  const tests = step.count?.(plain(out));
  // A suite without a test proves nothing: that is a failure too, unless nothing has changed.
  const good = ok && (!tests || tests.passed > 0 || tier === 'quick');
  if (!good || verbose) say(`\n${heading}:\n${out.trimEnd()}`);
  if (ok && !good) say('No test was found.');
  told.passed += tests ? tests.passed : Number(good);
  told.failed += good ? 0 : Math.max(1, tests?.failed ?? 1);
  if (good && tier === 'quick') noteChecked(step.name, print);
  told.steps.push([step.name, Date.now() - since]);
  told.slow.push(...(step.slowest?.(plain(out)) ?? []));
  say(`  ${good ? '✓' : '✗'} ${heading}: ${tests ? `${tests.passed} tests, ` : ''}${seconds(since)}`);
  return good;
}

/** Resolves to the result of a step; one that breaks off has failed. */
async function done(step, env, tier) {
  try {
    return await step.work(env, tier);
  } catch (error) {
    return { ok: false, out: error instanceof Missing ? error.message : String(error.stack ?? error) };
  }
}
