// A Chromium to test in: CHROME, or one of the usual names, or Debian's package.
import { existsSync } from 'node:fs';
import * as debian from './debian.mjs';
import { Missing, which } from './shell.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SHELL = 'chromium-headless-shell';
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export function findChrome(env = process.env) {
  if (env.CHROME) {
    if (!existsSync(env.CHROME)) throw new Missing(`CHROME names ${env.CHROME}, which does not exist.`);
    return env.CHROME;
  }
  return NAMES.map((name) => which(name, env)).find(Boolean) ?? APPS.find((file) => existsSync(file)) ?? null;
}

/**
 * Returns how Playwright starts the browser of most tests: the headless shell if it is installed, since it opens
 * a page in a quarter of the time, otherwise the browser itself.
 */
export function headless(env = process.env) {
  const shell = env.CHROME ? null : which(SHELL, env);
  // Debian's shell does not catch the signal by which WebAssembly notices an access out of bounds: it crashes
  // unless bounds are checked.
  // Sound goes nowhere: a process that plays it would take a twentieth of all the time.
  const args = ['--js-flags=--wasm-enforce-bounds-checks', '--disable-audio-output'];
  if (shell) return { executablePath: shell, args };
  return { executablePath: findChrome(env) ?? undefined };
}

/** Finds or installs a Chromium to test in. */
export async function ensureBrowser(env) {
  const complete = () => findChrome(env) && which(SHELL, env);
  if (!complete() && !env.CHROME && debian.canInstall()) await debian.install(['chromium', SHELL]);
  if (!findChrome(env))
    throw new Missing(
      'No Chromium to test in. Install Chromium or Chrome, or set CHROME to the program. (On Debian: `apt-get install chromium` as root.)',
    );
}

/** Finds or installs the program by which `wasm-pack test` drives Chromium. */
export async function ensureDriver(env) {
  if (!which('chromedriver', env) && debian.canInstall()) await debian.install(['chromium-driver']);
  if (!which('chromedriver', env))
    throw new Missing(
      'There is no chromedriver, which `wasm-pack test --chrome` needs. (On Debian: `apt-get install chromium-driver` as root.)',
    );
}
