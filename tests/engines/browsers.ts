// The pages of the other engines: Firefox by way of Playwright, WebKit by way of WebDriver.
import { test as base, type Page } from '@playwright/test';
import { findWebKit } from '../../tools/lib/engines.mjs';
import { pageOf } from './page';
import { WebDriver } from './webdriver';

/** How much of the suite is run: `all` plays every game in every way, as `npm run test:engines` does. */
export const ALL = process.env['ENGINES'] === 'all';

interface Fixtures {
  webkit: WebDriver | null;
  page: Page;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from this pattern
  webkit: async ({}, use, info) => {
    if (info.project.name !== 'webkit') return use(null);
    const webkit = findWebKit();
    if (!webkit) throw new Error('there is no WebKit to test in');
    const driver = await WebDriver.start(webkit.command, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: webkit.browser, args: ['--automation'] },
    });
    try {
      await driver.resize(1280, 800);
      await use(driver);
    } finally {
      await driver.end();
    }
  },
  page: async ({ webkit, context }, use) => use(webkit ? pageOf(webkit) : await context.newPage()),
});
