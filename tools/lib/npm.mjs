// node_modules as package-lock.json wants them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chore, inRoot, lastLines, Missing } from './shell.mjs';

const stamp = inRoot('node_modules', '.dockhand-lock');

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const good = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24;
  if (!good)
    throw new Missing(
      `Node ${process.versions.node} is not supported: 20.19, 22.13, 24 or newer is needed (https://nodejs.org).`,
    );
}

export async function ensureModules(env) {
  const lock = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // No package here needs its install script.
  const done = await chore('npm ci', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { env });
  if (!done.ok) throw new Missing(`The npm packages could not be installed:\n${lastLines(done.out)}`);
  writeFileSync(stamp, lock);
}
