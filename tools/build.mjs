// `npm run build`: the engine into pkg/, the page with the engine into dist/, which any static host can serve
// from any folder.
import { pathToFileURL } from 'node:url';
import { setUp } from './setup.mjs';
import { chore, main, Missing, plain } from './lib/shell.mjs';
import { beginWasm, buildWasm } from './lib/wasm.mjs';

export async function buildPage(env) {
  const done = await chore('vite build', 'vite', ['build', '--logLevel', 'warn'], { env });
  if (!done.ok) throw new Missing(`The page could not be built:\n${plain(done.out)}`);
}

/** `mode`: of the engine; what is shipped is a release. */
export async function build(env, mode) {
  await buildWasm(env, mode);
  await buildPage(env);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await build(await setUp({ meanwhile: beginWasm() }));
  });
}
