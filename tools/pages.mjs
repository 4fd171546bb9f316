// `npm run pages`: the site of the project in dist-pages/: the page itself, the API pages of the engine at api/ and of the npm
// package at npm/, the law book at rules/. The workflow `pages` publishes it.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { chore, inRoot, main, Missing, plain, say } from './lib/shell.mjs';
import { beginWasm } from './lib/wasm.mjs';
import { setUp } from './setup.mjs';

const FOLDER = 'dist-pages';

/** Writes the API pages of the npm package. */
async function packagePages(env) {
  const tool = inRoot('tools', 'typedoc');
  for (const [name, program, args, cwd] of [
    ['npm ci of typedoc', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], tool],
    [
      'API pages of the package',
      process.execPath,
      ['node_modules/typedoc/bin/typedoc', '--treatWarningsAsErrors'],
      tool,
    ],
  ]) {
    const done = await chore(name, program, args, { env, cwd });
    if (!done.ok) throw new Missing(`The API pages of the package could not be written:\n${plain(done.out)}`);
  }
}

await main(async () => {
  const env = await setUp({ meanwhile: beginWasm() });
  await build(env);
  const args = ['doc', '--no-deps', '--package', 'dockhand'];
  const done = await chore('API pages of the engine', 'cargo', args, { env });
  if (!done.ok) throw new Missing(`The API pages could not be written:\n${plain(done.out)}`);
  rmSync(inRoot(FOLDER), { recursive: true, force: true });
  cpSync(inRoot('dist'), inRoot(FOLDER), { recursive: true });
  cpSync(inRoot(env.CARGO_TARGET_DIR ?? 'target', 'doc'), inRoot(FOLDER, 'api'), { recursive: true });
  // rustdoc writes no page for the folder itself.
  writeFileSync(
    inRoot(FOLDER, 'api', 'index.html'),
    '<meta http-equiv="refresh" content="0;url=dockhand/">\n',
  );
  await packagePages(env);
  mkdirSync(inRoot(FOLDER, 'rules'));
  const { lawPages } = await import('./lib/pages.mjs'); // its packages may only just have been installed
  for (const [name, page] of lawPages()) writeFileSync(inRoot(FOLDER, 'rules', name), page);
  say(`The site of the project is in ${FOLDER}/.`);
});
