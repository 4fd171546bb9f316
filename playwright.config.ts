import { defineConfig, devices } from '@playwright/test';
import { findChrome, headless } from './tools/lib/browser.mjs';
import { isFast } from './tests/e2e/fast';
import { findFirefox } from './tools/lib/engines.mjs';

// A free port for each run, the same in all its workers, so that two runs on one machine do not meet.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
const port = Number(process.env.E2E_PORT);
const isFastTier = process.env.DOCKHAND_TIER === 'fast';
// Not the root of the server: the built page must work from any folder. Tests go to './', never to '/'.
const folder = '/some/folder/';
const address = (at: number): string => `http://127.0.0.1:${at}${folder}`;
const serve = (at: number, mode: string) => ({
  command: `vite preview --mode ${mode} --base ${folder} --port ${at} --strictPort`,
  url: address(at),
  reuseExistingServer: false,
  timeout: 300_000, // it only ends what hangs
});

// WebKit paints without help of a graphics card, several times as long as Chromium. These limits only end what hangs.
const patient = { testDir: 'tests/engines', timeout: 900_000, expect: { timeout: 100_000 } };
const engine = {
  baseURL: address(port),
  trace: 'off',
  screenshot: 'off',
  userAgent: undefined,
  deviceScaleFactor: undefined,
} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 240_000, // whole games, on a busy machine
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    launchOptions: headless(),
    screenshot: 'only-on-failure',
    // A trace takes a fifth of all the time, with pictures more than half: ask for it with `--trace on`.
    trace: 'off',
  },
  projects: [
    {
      name: 'game',
      testIgnore: ['shipped.spec.ts', 'pictures.spec.ts'],
      grep: isFastTier ? isFast : /./,
      use: { baseURL: address(port) },
    },
    {
      name: 'shipped',
      testMatch: 'shipped.spec.ts',
      use: { baseURL: address(port + 1), launchOptions: { executablePath: findChrome() ?? undefined } },
    },
    // The screens of the page for `npm run words -- --pictures`: no tests.
    { name: 'pictures', testMatch: 'pictures.spec.ts', use: { baseURL: address(port) } },
    // Firefox as it is shipped is driven by its own protocol, WebKit by WebDriver: see
    // tests/engines/browsers.ts.
    {
      ...patient,
      name: 'firefox',
      use: {
        ...engine,
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() ?? undefined },
      },
    },
    { ...patient, name: 'webkit', use: engine },
    {
      ...patient,
      name: 'chromium',
      testMatch: ['boundary.spec.ts', 'embed.spec.ts'],
      use: { ...engine, launchOptions: headless() },
    },
  ],
  // The page with the hook for the tests, and the one that is shipped, which only the full tier builds.
  webServer: [serve(port, 'test'), ...(isFastTier ? [] : [serve(port + 1, 'production')])],
});
