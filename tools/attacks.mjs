// `npm run attacks`: attacks on games by link in full numbers, which `npm test` samples. 100,000 letters are tampered
// with, 10,000 games are played against each client that cheats (1,000 against one with a new device), 1,000 in the
// real engine over a bad post, whose receipts are proved, and 10,000 receipts that lie are checked. It takes hours; one
// core is left to other work.
//   npm run attacks -- games           only what has "games" in the name of its file
import { availableParallelism } from 'node:os';
import { spawnSync } from 'node:child_process';

const asked = process.argv.slice(2),
  files = asked.length > 0 ? asked : ['letters', 'cheats', 'attacks', 'games', 'prove'];
const { status } = spawnSync(
  'npx',
  [
    ...['vitest', 'run', `--maxWorkers=${Math.max(1, availableParallelism() - 1)}`],
    ...files.map((name) => `tests/page/together-${name}`),
  ],
  { stdio: 'inherit', env: { ...process.env, DOCKHAND_ATTACKS: '1' }, shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
