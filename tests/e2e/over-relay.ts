// A site that names a relay, for the tests of a file: Mosquitto with the settings of tools/relay, and devices of their own.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMosquitto, startRelay } from '../../tools/lib/relay.mjs';
import { serve, type Site } from './server';
import { playRound, setUpFor } from './devices';
import { choose, mouse, remember, type Game, type Wish } from './table';
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
  /** Invites from the set-up; returns the link for all. `clock`: which of the clocks is chosen. */
  invite: (page: Page, game: Game, players: number, name: string, clock?: string) => Promise<string>;
  /** Crashes the page of a device, which then has another one with the same storage. */
  crash: (device: Device) => Promise<void>;
  /**
   * Plays a whole game by taps: the second device reloads, the page of the third one crashes (only Chromium can do that), the
   * relay is killed and comes back, and the host reloads.
   */
  playWhole: (devices: Device[], game: Game, pick?: typeof choose) => Promise<void>;
} {
  const port = first + Math.floor(Math.random() * 4000),
    folder = mkdtempSync(join(tmpdir(), 'relay-'));
  let site: Site, relay: Awaited<ReturnType<typeof startRelay>>;
  test.skip(findMosquitto() === null, '`npm test` installs Mosquitto where it can');
  // If all tests of a file are skipped, nothing was started.
  const ends: (() => Promise<unknown>)[] = [];
  test.beforeAll(async () => {
    relay = await startRelay(folder, port);
    ends.push(() => relay.stop());
    site = await serve('dist-test');
    ends.push(() => site.close());
    // As in a build with DOCKHAND_RELAY: the policy lets the page reach this relay.
    for (const name of PAGES)
      site.write(
        name,
        String(site.read(name)).replace("connect-src 'self'", `connect-src 'self' ${relay.address}`),
      );
  });
  test.afterAll(() => Promise.all(ends.splice(0).map((end) => end())));
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
  const restart = async (): Promise<void> => {
    await relay.stop();
    relay = await startRelay(folder, port);
  };
  const invite = async (
    page: Page,
    game: Game,
    players: number,
    name: string,
    clock?: string,
  ): Promise<string> => {
    await page.goto(site.address);
    await setUpFor(page, game, players);
    // The room of Kontor comes before the ways to play it far apart.
    await page.locator(game === 'kontor' ? '#start-room' : '#start-link').click();
    await page.locator('#together-by-relay').click();
    await page.locator('#pair-name').fill(name);
    if (clock !== undefined) await page.locator('#relay-clock').selectOption(clock);
    await page.locator('#pair-join').click();
    const link = page.locator('dialog[open] .link');
    await link.waitFor();
    return link.inputValue();
  };
  const crash = async (crashed: Device): Promise<void> => {
    const { page, asked } = crashed,
      gone = page.waitForEvent('crash');
    // The address is answered by a crash and never comes.
    page.goto('chrome://crash').catch(() => undefined);
    await gone;
    crashed.page = await pageIn(page.context(), asked, {});
  };
  return {
    site: () => site,
    place: `127.0.0.1:${port}`,
    restart,
    device: async (browser, wish = {}, viewport = { width: 1024, height: 768 }) => {
      const context = await browser.newContext({ viewport, hasTouch: true }),
        asked = new Set<string>();
      return { page: await pageIn(context, asked, wish), asked };
    },
    invite,
    crash,
    playWhole: async (devices, game, pick = choose) => {
      test.setTimeout(600_000); // it only ends what hangs
      const pages = (): Page[] => devices.map(({ page }) => page),
        play = (most?: number): Promise<number> => playRound(pages(), pages().map(mouse), most, pick),
        [host, second, third] = devices as [Device, Device, Device],
        names = ['Ben', 'Carla', 'Dora'].slice(0, devices.length - 1),
        link = await invite(host.page, game, devices.length, 'Anna');
      for (const [at, name] of names.entries()) {
        await takeSeat(devices[at + 1]!.page, link, name);
        if (at < names.length - 1) await expect(host.page.locator('.live-seats')).toContainText(name);
      }
      await play(8);
      await second.page.reload();
      await play(8);
      await alike(pages());
      const [before, address] = [await seen(third.page), third.page.url()];
      await crash(third);
      await third.page.goto(address);
      await expect.poll(() => seen(third.page)).toBe(before);
      await play(8);
      await restart();
      await play(8);
      await host.page.reload();
      await play();
      await alike(pages());
      for (const page of pages()) await expect(page.locator('dialog[open] .ending')).toBeVisible();
      const own = new URL(site.address).host;
      for (const { asked } of devices) expect([...asked].sort()).toEqual([own, `127.0.0.1:${port}`].sort());
    },
  };
}

/** Takes a seat at a table to which a link invites. */
export async function takeSeat(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('#pair-name').fill(name);
  await page.locator('#pair-join').click();
}

/** What all players of a table see, and a number that grows. */
export const seen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    document.querySelector('main.game') ? JSON.stringify([window.__game.moves(), window.__game.view()]) : '',
  );
/** Resolves when all players see the same. */
export const alike = (pages: Page[]): Promise<void> =>
  expect
    .poll(
      async () => {
        const all = new Set(await Promise.all(pages.map(seen)));
        return all.size === 1 && !all.has('');
      },
      { timeout: 30_000 },
    )
    .toBe(true);
