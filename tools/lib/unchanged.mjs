// What has been checked already: `npm run check` leaves a step out if nothing that it looks at has changed since it passed.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, root } from './shell.mjs';

/** What the steps of a part do not look at. */
const ELSEWHERE = {
  rust: ['www', 'tests/page', 'tests/e2e', 'tests/engines', 'tests/docs', 'tests/package', 'tests/faults'],
  page: ['src', 'web', 'mixture', 'lab', 'fuzz', 'tests/it', 'Cargo.lock'],
};
const FILE = 'target/check.json';

/** Returns a text that is another one whenever a file of this part has changed; null without Git. */
export function printOf(part, folder = root) {
  const git = (...words) => ask('git', ['-C', folder, ...words]),
    paths = ['--', '.', ...(ELSEWHERE[part] ?? []).map((path) => `:(exclude)${path}`)];
  const kept = git('ls-files', '-s', ...paths),
    changed = git('ls-files', '-m', '-o', '--exclude-standard', '-z', ...paths);
  if (kept === null || changed === null) return null;
  const print = createHash('sha256').update(`${process.version} ${ask('rustc', ['-V'])}\n${kept}`);
  for (const name of new Set(changed.split('\0').filter(Boolean)))
    print.update(`\n${name}\n`).update(read(join(folder, name)));
  return print.digest('hex');
}

/** Returns the content of a file; one that was deleted has none. */
function read(file) {
  try {
    return readFileSync(file);
  } catch {
    return 'gone';
  }
}

const passed = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
  } catch {
    return {};
  }
};

/** Whether a step has passed with these very files. */
export const isChecked = (step, print, folder = root) => print !== null && passed(folder)[step] === print;

/** Notes that a step has passed with these files. */
export function noteChecked(step, print, folder = root) {
  mkdirSync(join(folder, 'target'), { recursive: true });
  writeFileSync(join(folder, FILE), JSON.stringify({ ...passed(folder), [step]: print }));
}
