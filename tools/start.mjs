// `npm start`: sets up what is missing, builds, serves dist/ on this machine and prints the address.
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { setUp } from './setup.mjs';
import { main, root, say, started } from './lib/shell.mjs';
import { beginWasm } from './lib/wasm.mjs';

await main(async () => {
  const env = await setUp({ meanwhile: beginWasm('quick') });
  await build(env, 'quick');
  say('\nDockhand is served at the address below. Ctrl+C ends it.');
  const server = spawn(
    ...started('vite', ['preview', '--port', process.env.PORT ?? '4173'], {
      cwd: root,
      env,
      stdio: 'inherit',
    }),
  );
  // Ctrl+C reaches the server too: it ends first, we follow.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill());
  server.on('exit', (code) => process.exit(code ?? 0));
});
