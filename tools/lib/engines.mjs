// The other two engines to test in: a Firefox, and a WebKit that can be driven by WebDriver (WebKitGTK, with
// a display of its own).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as debian from './debian.mjs';
import { Missing, say, which } from './shell.mjs';

const FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
const LIBRARIES = ['/usr/lib', '/usr/libexec'];

export function findFirefox(env = process.env) {
  if (env.FIREFOX) {
    if (!existsSync(env.FIREFOX)) throw new Missing(`FIREFOX names ${env.FIREFOX}, which does not exist.`);
    return env.FIREFOX;
  }
  return which('firefox-esr', env) ?? which('firefox', env) ?? (existsSync(FIREFOX) ? FIREFOX : null);
}

/** The command of the driver and the browser it is to start; null when anything of it is missing. */
export function findWebKit(env = process.env) {
  const driver = which('WebKitWebDriver', env);
  const display = env.DISPLAY ? [] : ['xvfb-run', '-a'];
  const browser = miniBrowser();
  return driver && browser && display.every((word) => word.startsWith('-') || which(word, env))
    ? { command: [...display, driver], browser }
    : null;
}

/** WebKitGTK's own small browser: Debian keeps it in a folder for the machine's architecture. */
function miniBrowser() {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => join(folder, name)),
  ]);
  return (
    folders
      .flatMap((folder) =>
        ['4.1', '4.0', '6.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
      )
      .find((file) => existsSync(file)) ?? null
  );
}

/**
 * Finds or installs the other engines; gives the names of those to test in. Firefox is everywhere; WebKit is
 * said to be missing.
 */
export async function ensureEngines(env) {
  if (debian.canInstall()) {
    if (!findFirefox(env)) await debian.install(['firefox-esr']);
    if (!findWebKit(env)) await debian.install(['webkit2gtk-driver', 'xvfb', 'xauth']);
  }
  if (!findFirefox(env))
    throw new Missing(
      'No Firefox to test in. Install Firefox, or set FIREFOX to the program. (On Debian: `apt-get install firefox-esr` as root.)',
    );
  if (findWebKit(env)) return ['firefox', 'webkit'];
  say(
    '  No WebKit to test in: that needs WebKitGTK with its WebKitWebDriver, and xvfb where there is no display.',
  );
  return ['firefox'];
}
