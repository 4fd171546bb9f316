// Debian packages: only asked for when we are root on a Debian-like machine.
import { readFileSync } from 'node:fs';
import { ask, chore, lastLines, Missing, which } from './shell.mjs';

export const canInstall = () => process.getuid?.() === 0 && which('apt-get') !== null && isDebian();

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

let queue = Promise.resolve(); // apt allows one at a time
let listsFresh = false;

/** Installs the missing ones of `packages`. */
export function install(packages) {
  const turn = queue.then(() => installNow(packages));
  queue = turn.catch(() => undefined);
  return turn;
}

async function installNow(packages) {
  const missing = packages.filter(
    (name) => !(ask('dpkg-query', ['-W', '-f=${Status}', name]) ?? '').endsWith(' installed'),
  );
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsFresh) {
    // A failure here may only mean that one of several sources is offline: the installation shows it.
    await chore('apt-get update', 'apt-get', ['update', '-q'], { env });
    listsFresh = true;
  }
  const args = ['install', '-y', '-q', '--no-install-recommends', ...missing];
  const done = await chore(`apt-get install ${missing.join(' ')}`, 'apt-get', args, { env });
  if (!done.ok)
    throw new Missing(
      `These Debian packages could not be installed: ${missing.join(' ')}\n${lastLines(done.out)}`,
    );
}
