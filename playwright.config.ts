import { defineConfig, devices } from '@playwright/test';
import { findChrome } from './tools/lib/browser.mjs';

// A free port for each run, the same in all its workers, so that two runs on one machine do not meet.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
// Not the root of the server: the built page must work from any folder. Tests go to './', never to '/'.
const folder = '/some/folder/';
const address = `http://127.0.0.1:${process.env.E2E_PORT}${folder}`;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'en-GB',
    launchOptions: { executablePath: findChrome() ?? undefined },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `vite preview --base ${folder} --port ${process.env.E2E_PORT} --strictPort`,
    url: address,
    reuseExistingServer: false,
  },
});
