// `npm run test:engines`: every game to its end in Firefox and WebKit by mouse, by keyboard and by finger,
// and all that `npm run test:full` does there.
//   npm run test:engines -- -g M12   what follows is for Playwright
import { lastLines, main, Missing } from './lib/shell.mjs';
import { inEngines, STEPS } from './lib/steps.mjs';
import { setUp } from './setup.mjs';

const BUILDS = [
  'engine to wasm',
  'engine tests to wasm',
  'page to dist/',
  'page with a hook for tests to dist-test/',
];

await main(async () => {
  const env = await setUp({ runner: true });
  for (const { name, work } of STEPS.filter((step) => BUILDS.includes(step.name))) {
    const { ok, out } = await work(env, 'full');
    if (!ok) throw new Missing(`${name}:\n${lastLines(out)}`);
  }
  const { ok } = await inEngines({ ...env, ENGINES: 'all' }, process.argv.slice(2), true);
  if (!ok) process.exitCode = 1;
});
