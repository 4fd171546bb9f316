// A site that names a relay, for the tests of a file: Mosquitto with the settings of tools/relay, and devices of their own.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMosquitto, startRelay } from '../../tools/lib/relay.mjs';
import { serve, type Site } from './server';
import { remember, type Wish } from './table';
import { test } from './test';

const PAGES = ['index', 'imhotep', 'duel', 'kontor', 'rampart'].map((name) => `${name}.html`);

/** A device, and the hosts to which it sends anything. */
export interface Device {
  page: Page;
  asked: Set<string>;
}

/** Starts relay and site before the tests of a file, and stops them after. `first`: the ports are from here on. */
export function siteWithRelay(first: number): {
  site: () => Site;
  /** Where the relay listens. */
  place: string;
  /** Stops the relay, and starts it again with what lay on it. */
  restart: () => Promise<void>;
  device: (browser: Browser, wish?: Wish, viewport?: { width: number; height: number }) => Promise<Device>;
  /** Crashes the page of a device, which then has another one with the same storage. */
  crash: (device: Device) => Promise<void>;
} {
  const port = first + Math.floor(Math.random() * 4000),
    folder = mkdtempSync(join(tmpdir(), 'relay-'));
  let site: Site, relay: Awaited<ReturnType<typeof startRelay>>;
  test.skip(findMosquitto() === null, '`npm test` installs Mosquitto where it can');
  test.beforeAll(async () => {
    relay = await startRelay(folder, port);
    site = await serve('dist-test');
    // As in a build with DOCKHAND_RELAY: the policy lets the page reach this relay.
    for (const name of PAGES)
      site.write(
        name,
        String(site.read(name)).replace("connect-src 'self'", `connect-src 'self' ${relay.address}`),
      );
  });
  test.afterAll(() => Promise.all([relay.stop(), site.close()]));
  const pageIn = async (context: BrowserContext, asked: Set<string>, wish: Wish): Promise<Page> => {
    const page = await context.newPage();
    page.on('request', (request) => asked.add(new URL(request.url()).host));
    page.on('websocket', (socket) => asked.add(new URL(socket.url()).host));
    await remember(page, wish);
    await page.addInitScript((address) => {
      window.__testRelay = address;
    }, relay.address);
    return page;
  };
  return {
    site: () => site,
    place: `127.0.0.1:${port}`,
    restart: async () => {
      await relay.stop();
      relay = await startRelay(folder, port);
    },
    device: async (browser, wish = {}, viewport = { width: 1024, height: 768 }) => {
      const context = await browser.newContext({ viewport, hasTouch: true }),
        asked = new Set<string>();
      return { page: await pageIn(context, asked, wish), asked };
    },
    crash: async (crashed) => {
      const { page, asked } = crashed,
        gone = page.waitForEvent('crash');
      // The address is answered by a crash and never comes.
      page.goto('chrome://crash').catch(() => undefined);
      await gone;
      crashed.page = await pageIn(page.context(), asked, {});
    },
  };
}
