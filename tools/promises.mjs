// `npm run promises`: every promise of docs/quality.md with the tests that hold it, in target/promises.md.
//   ID …                                 prints those of these promises: M7 P9
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { heldTests, listOf, promisesIn } from './lib/promises.mjs';
import { inRoot, main, Missing, say } from './lib/shell.mjs';

await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const all = promisesIn(),
    tests = heldTests();
  const unknown = positionals.filter((id) => !all.some((one) => one.id === id));
  if (unknown.length > 0)
    throw new Missing(`There is no promise "${unknown.join(', ')}" in docs/quality.md.`);
  if (positionals.length > 0) {
    for (const one of all) if (positionals.includes(one.id)) say(listOf(one, tests));
    return;
  }
  const file = inRoot('target', 'promises.md');
  mkdirSync(inRoot('target'), { recursive: true });
  writeFileSync(file, `# Promises and their tests\n\n${all.map((one) => listOf(one, tests)).join('\n')}`);
  say(`${file}: ${all.length} promises, ${tests.length} titles of tests.`);
});
