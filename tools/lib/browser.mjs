// A Chromium to test in: CHROME, or one of the usual names, or Debian's package.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as debian from './debian.mjs';
import { inRoot, Missing, toolsDir, which } from './shell.mjs';

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

/** Finds or installs a Chromium and its driver, and tells the tests of the engine about them in `env`. */
export async function ensureBrowser(env) {
  const complete = () => findChrome(env) && which('chromedriver', env) && which(SHELL, env);
  if (!complete() && !env.CHROME && debian.canInstall())
    await debian.install(['chromium', 'chromium-driver', SHELL]);
  const chrome = findChrome(env);
  if (!chrome) {
    throw new Missing(
      'No Chromium to test in. Install Chromium or Chrome, or set CHROME to the program. (On Debian: `apt-get install chromium chromium-driver` as root.)',
    );
  }
  const driver = env.CHROMEDRIVER ?? which('chromedriver', env);
  if (!driver) {
    throw new Missing(
      'No chromedriver for the tests of the engine in a browser. Put the one that fits your Chromium on the PATH, or set CHROMEDRIVER to the program. (On Debian: `apt-get install chromium-driver` as root.)',
    );
  }
  env.CHROMEDRIVER = driver;
  const settings = join(toolsDir, 'webdriver.json');
  const wishes = JSON.parse(readFileSync(inRoot('webdriver.json'), 'utf8'));
  wishes['goog:chromeOptions'].binary = chrome;
  mkdirSync(toolsDir, { recursive: true });
  writeFileSync(settings, JSON.stringify(wishes));
  env.WASM_BINDGEN_TEST_WEBDRIVER_JSON = settings;
}
