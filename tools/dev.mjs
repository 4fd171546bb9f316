// `npm run dev`: Vite's development server, and the engine compiled anew whenever its sources change.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { setUp } from './setup.mjs';
import { inRoot, main, Missing, root, say, started } from './lib/shell.mjs';
import { buildWasm } from './lib/wasm.mjs';

const QUIET_MS = 200; // an editor writes several times when it saves once

await main(async () => {
  const env = await setUp();
  await buildWasm(env, 'dev');
  const server = spawn(...started('vite', [], { cwd: root, env, stdio: 'inherit' }));
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 0));

  let timer;
  let building = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(() => buildWasm(env, 'dev')).catch(report);
    }, QUIET_MS);
  };
  for (const folder of ['src', 'mixture', 'web']) watch(inRoot(folder), { recursive: true }, changed);
});

/** A mistake in the sources is said and waited out. */
function report(error) {
  if (!(error instanceof Missing)) throw error;
  say(error.message);
}
