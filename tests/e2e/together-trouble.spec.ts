// Games by link when something comes between: a new device, a game given up, two windows, no room, no safe address.
import { chromium, expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { headless } from '../../tools/lib/browser.mjs';
import { violations } from './checks';
import {
  act,
  asked,
  awaited,
  away,
  begin,
  deal,
  device,
  invite,
  inviteTo,
  join,
  linkOf,
  openLink,
  pick,
  turn,
  verified,
} from './links';
import { leaveGame, mouse, offers, visit } from './table';
import { launch, type Running } from './profile';
import { serve } from './server';
import { test } from './test';

const table = (page: Page) => page.locator('.shelf.together li').first();
const count = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());

/** Opens the table of the first screen. */
async function resume(page: Page): Promise<void> {
  await page.locator('.shelf.together .saved-game').first().click();
  await awaited(page);
}

test('a player goes on from a new device when the other agrees, and from nowhere else then', async ({
  browser,
}) => {
  const { page: ben, other: anna } = await begin([await device(browser), await device(browser)], 'duel');
  await openLink(anna, (await turn(ben, mouse(ben)))!);
  await awaited(anna);
  await openLink(ben, (await turn(anna, mouse(anna)))!);
  // Ben’s device is lost. Anna sends the whole game to the new one.
  await anna.locator('#together-send-again').click();
  await anna.locator('#together-whole').click();
  await expect(anna.locator('dialog[open] h2')).toHaveText('Send the whole game');
  const whole = await linkOf(anna),
    fresh = await device(browser);
  await openLink(fresh, whole);
  await expect(fresh.locator('#status')).toContainText('You are watching.');
  await fresh.locator('#together-take-over').click();
  const asks = await linkOf(fresh);
  await openLink(anna, asks);
  await expect(anna.locator('dialog[open] h2')).toContainText('playing from a new device?');
  expect(await violations(anna)).toEqual([]);
  await anna.locator('#together-yes').click();
  await openLink(fresh, await linkOf(anna));
  const moves = await count(anna);
  await openLink(anna, (await turn(fresh, mouse(fresh)))!);
  await awaited(anna);
  expect(await count(anna)).toBeGreaterThan(moves);
  // What the old device writes now is not of the game.
  await openLink(anna, (await turn(ben, mouse(ben)))!);
  await expect(anna.getByRole('alert')).toBeVisible();
  await away(ben, anna, fresh);
});

test('a game is given up, the other is told, the receipt is proved, and the table is removed', async ({
  browser,
}) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel');
  await openLink(other, (await turn(page, mouse(page)))!);
  await awaited(other);
  // The menu of its game says why it is fair.
  await other.locator('#menu').click();
  await other.locator('#menu-together-fair-title').click();
  await expect(other.locator('.together-fair')).toContainText('No program can prevent');
  await other.keyboard.press('Escape');
  await leaveGame(other);
  await act(other, 'Give up');
  await expect(other.locator('dialog[open]')).toContainText('The game ends for everyone');
  await other.locator('#together-yes').click();
  const last = await linkOf(other);
  await expect(table(other)).toContainText('Over');
  await openLink(page, last);
  await expect(page.locator('#status')).toContainText('has given up.');
  // The link that tells of it can be sent again.
  await act(other, 'Send again');
  expect(await linkOf(other)).toBe(last);
  for (const one of [page, other]) {
    if (one === page) await leaveGame(one);
    expect(await verified(one)).toMatch(/: proved: \d+ letters, \d+ draws/);
  }
  await act(other, 'Remove');
  await other.locator('#together-no').click();
  await expect(table(other)).toBeVisible();
  await act(other, 'Remove');
  await other.locator('#together-yes').click();
  await expect(other.locator('.shelf.together')).toHaveCount(0);
  await other.reload();
  await other.locator('#set-up').waitFor();
  await expect(other.locator('.shelf.together')).toHaveCount(0);
  await away(page, other);
});

test('the first screen says whose turn it is and since when, and the icon how many turns wait', async ({
  browser,
}) => {
  const pages = [await device(browser), await device(browser)];
  for (const page of pages)
    await page.evaluate(() => {
      Object.assign(navigator, {
        setAppBadge: (count: number) => Promise.resolve(Object.assign(window, { badge: count })),
        clearAppBadge: () => Promise.resolve(Object.assign(window, { badge: 0 })),
      });
    });
  const badge = (page: Page): Promise<unknown> => page.evaluate(() => (window as { badge?: number }).badge);
  const { page, other } = await begin(pages, 'duel');
  expect(await badge(page)).toBe(1);
  await openLink(other, (await turn(page, mouse(page)))!);
  await awaited(other);
  await expect.poll(() => badge(page)).toBe(0);
  await expect.poll(() => badge(other)).toBe(1);
  await leaveGame(other);
  await expect(table(other)).toContainText(/Your turn since \d+:\d\d/);
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await leaveGame(page);
  await expect(table(page)).toContainText(/(Anna|Ben)’s turn since \w+day/);
  await page.clock.setSystemTime(Date.now() + 9 * 86_400_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await violations(page)).toEqual([]);
  await away(page, other);
});

test('a turn that was opened in another browser is pasted at its table', async ({ browser }) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel'),
    stranger = await device(browser),
    sent = (await turn(page, mouse(page)))!;
  await openLink(stranger, sent);
  const given = await stranger.locator('dialog[open] .link').inputValue();
  await stranger.keyboard.press('Escape');
  await expect(stranger.locator('.shelf.together')).toHaveCount(0);
  await other.locator('#together-paste').click();
  await other.locator('#together-pasted').fill(`Ben wrote: ${given}\n`);
  await other.locator('#together-open').click();
  expect(['play', 'send-back']).toContain(await awaited(other));
  await away(page, other, stranger);
});

test('the tables of the first screen come although a key is pressed while they are fetched', async ({
  browser,
}) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel');
  let fetch = (): void => undefined;
  const held = new Promise<void>((done) => (fetch = done)),
    asked = other.waitForRequest(/\/list-[^/]*\.js$/);
  await other.route(/\/list-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(other, { home: true });
  await asked;
  await other.keyboard.press('Escape');
  fetch();
  await expect(table(other)).toContainText('Ben');
  await away(page, other);
});

test('of two windows only one seals, and the other shows how the game stands then', async ({ browser }) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel'),
    second = await page.context().newPage();
  await visit(second, { home: true });
  await resume(second);
  const sent = (await turn(page, mouse(page)))!;
  expect(await pick(second, mouse(second), (await offers(second)).at(-1)!)).toBe('seal');
  await second.locator('#together-seal').click();
  await expect(second.locator('dialog[open] [role="alert"]')).toHaveText(
    'You have continued in another window. This is how the game stands now.',
  );
  await second.keyboard.press('Escape');
  await second.locator('#together-send-again').click();
  expect(await linkOf(second)).toBe(sent);
  await openLink(other, sent);
  await awaited(other);
  await away(page, other);
});

test('a double tap on the button that seals writes one turn', async ({ browser }) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel');
  await page.evaluate(() => {
    let written = 0;
    const { sign } = crypto.subtle;
    crypto.subtle.sign = (...what) => {
      Object.assign(window, { written: ++written });
      return sign.apply(crypto.subtle, what);
    };
  });
  expect(await pick(page, mouse(page), (await offers(page))[0]!)).toBe('seal');
  await page.locator('#together-seal').dblclick();
  await openLink(other, await linkOf(page));
  await awaited(other);
  expect(await page.evaluate(() => (window as { written?: number }).written)).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await away(page, other);
});

test('a browser that is killed between writing and sending has the link to send again', async ({
  browser,
  baseURL,
}) => {
  const profile = mkdtempSync(path(tmpdir(), 'dockhand-'));
  let running: Running | undefined;
  try {
    const other = await device(browser),
      { page, kill } = (running = await launch(profile));
    await visit(page, { home: true }, baseURL);
    await deal(page, other, await join(other, await invite(page, 'duel', 2), 'Ben'));
    await openLink(page, (await turn(other, mouse(other)))!);
    await awaited(page);
    if ((await asked(page)) === 'play') await pick(page, mouse(page), (await offers(page))[0]!);
    // Nothing on the page comes after the writing.
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (text: string, key) {
        if (String(key).startsWith('together '))
          this.transaction.addEventListener('complete', () => {
            globalThis.console.debug('written');
            for (;;);
          });
        return put.call(this, text, key);
      };
    });
    const written = page.waitForEvent('console', (message) => message.text() === 'written');
    await page.locator('#together-seal, #together-send-back').click({ noWaitAfter: true });
    await written;
    await kill();
    running = await launch(profile);
    await visit(running.page, { home: true }, baseURL);
    await running.page.locator('.shelf.together .saved-game').click();
    await running.page.locator('#together-send-again').click();
    await openLink(other, await linkOf(running.page));
    expect(['play', 'send-back']).toContain(await awaited(other));
    await away(other);
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});

test('on a full disk nothing is sealed, and the page says so', async ({ browser }) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (text: string, key) {
      const asking = put.call(this, text, key);
      if (!('room' in window) && String(key).startsWith('together-since ')) {
        const full = new DOMException('full', 'QuotaExceededError');
        Object.defineProperty(this.transaction, 'error', { value: full });
        this.transaction.abort();
      }
      return asking;
    };
  });
  const hand = mouse(page),
    offer = (await offers(page))[0]!;
  await pick(page, hand, offer);
  await page.locator('#together-seal').click();
  await expect(page.getByRole('alert')).toContainText('no space left');
  await page.keyboard.press('Escape');
  // With room again the same move is sealed.
  await page.evaluate(() => Object.assign(window, { room: true }));
  await page.locator('#together-seal').click();
  await openLink(other, await linkOf(page));
  await awaited(other);
  await away(page, other);
});

test('a browser that keeps nothing, and a page without a safe address, say why they have no games by link', async ({
  browser,
}) => {
  const link = await invite(await device(browser), 'duel', 2),
    refusing = await (await browser.newContext()).newPage();
  await refusing.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await visit(refusing, { home: true });
  await openLink(refusing, link);
  await expect(refusing.getByRole('alert')).toContainText('This browser saves nothing for this page');
  // Plain http from another machine: only there browsers do not sign.
  const site = await serve('dist-test');
  const { executablePath, args = [] } = headless() as { executablePath?: string; args?: string[] };
  const plain = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...args, '--host-resolver-rules=MAP plain.example 127.0.0.1'],
  });
  try {
    const page = await plain.newPage(),
      address = new URL(site.address);
    address.hostname = 'plain.example';
    await visit(page, { home: true }, address.href);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    const says = expect(page.getByRole('alert'));
    await openLink(page, link);
    await says.toContainText('begins with https');
    await page.keyboard.press('Escape');
    await page.locator('label:has(#people-2)').click();
    await page.locator('#set-up').click();
    await page.locator('#start-link').click();
    await page.locator('#together-by-link').click();
    await expect(page.getByRole('alert').last()).toContainText('begins with https');
  } finally {
    await plain.close();
    await site.close();
  }
});

test('an installed page takes a link that is opened while it runs', async ({ browser }) => {
  const [host, guest] = [await device(browser), await device(browser)];
  await guest.addInitScript(() => {
    Object.assign(window, { offlineAfter: 0 });
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (open: unknown) => Object.assign(window, { launched: open }) },
    });
  });
  await guest.goto('about:blank');
  await visit(guest, { home: true });
  await inviteTo(host, 'duel', 2);
  const link = await linkOf(host);
  await guest.waitForFunction(() => 'launched' in window);
  await guest.evaluate((targetURL) => {
    (window as unknown as { launched(launch: object): void }).launched({ files: [], targetURL });
  }, link);
  await expect(guest.locator('dialog[open] h2')).toContainText('Anna invites you');
  await guest.locator('dialog[open] summary').click();
  await expect(guest.locator('.together-fair')).toContainText('a secret of yours and one of Anna’s');
  expect(await violations(guest)).toEqual([]);
  await away(host, guest);
});
