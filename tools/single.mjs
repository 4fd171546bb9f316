// `npm run single`: the edition in a single file, dist/dockhand.html, which any build of the page makes.
import { statSync } from 'node:fs';
import { build } from './build.mjs';
import { inRoot, main, say } from './lib/shell.mjs';
import { setUp } from './setup.mjs';

await main(async () => {
  await build(await setUp());
  const file = inRoot('dist', 'dockhand.html');
  say(
    `\n${file}: ${statSync(file).size.toLocaleString('en-GB')} bytes. Carry it where you like and open it from the disk.`,
  );
});
