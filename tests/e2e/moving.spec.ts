// Everything moves to another device: by a file, and over a line between the two.
import { expect, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { violations } from './checks';
import { test } from './test';
import { dismiss, leaveGame, mouse, playOn, sitDown, visit, type Wish } from './table';

async function device(browser: Browser, wish: Wish): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
  await visit(page, { ...wish, home: true });
  return page;
}

/** Invites to a Duel by link; returns the link, and goes back to the first screen. */
async function invite(page: Page): Promise<string> {
  await page.locator('label:has(#people-2)').click();
  await page.locator('#set-up').click();
  await page.locator('label:has(#game-duel)').click();
  await page.locator('#game-duel:checked').waitFor({ state: 'attached' });
  await page.locator('#start-link').click();
  await page.locator('#together-by-link').click();
  await page.locator('#together-name').fill('Anna');
  await page.locator('#together-join').click();
  const link = await page.locator('dialog[open] .link').inputValue();
  await dismiss(page);
  return link;
}

/** Returns a device with a game that is not over and a table by link. */
async function used(browser: Browser): Promise<{ page: Page; link: string; hash: string }> {
  const page = await device(browser, { language: 'en' });
  await sitDown(page, { game: 'duel', players: 2, seed: 5, options: {} });
  await playOn(page, mouse(page), 3);
  const hash = await page.evaluate(() => window.__game.hash());
  await leaveGame(page);
  return { page, hash, link: await invite(page) };
}

/** What a device has after everything has come. */
async function hasAll(page: Page, { link, hash }: { link: string; hash: string }): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Alles ist hier' })).toContainText(
    '1 Partie und 1 Partie per Link',
  );
  expect(await violations(page)).toEqual([]);
  await page.locator('#moving-go-on').click();
  // The language is one of the settings.
  const table = page.locator('.shelf.together .saved-game');
  await expect(table).toContainText('Waiting for an answer');
  await table.click();
  expect(new URL(await page.locator('dialog[open] .link').inputValue()).hash).toBe(new URL(link).hash);
  await dismiss(page);
  await page.locator('.shelf:not(.together) .saved-game').first().click();
  await expect.poll(() => page.evaluate(() => window.__game?.hash())).toBe(hash);
}

async function openMoving(page: Page): Promise<void> {
  await page.locator('#settings').click();
  await page.locator('#more-moving').click();
  await page.locator('#moving-file').waitFor();
}

test('a file takes games, settings and games by link to another device', async ({ browser }) => {
  const old = await used(browser),
    fresh = await device(browser, { language: 'de' });
  await openMoving(old.page);
  expect(await violations(old.page)).toEqual([]);
  await old.page.locator('#moving-file').click();
  const coming = old.page.waitForEvent('download');
  await old.page.locator('#moving-file-all').click();
  const buffer = await readFile(await (await coming).path());
  await fresh
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'dockhand.json', mimeType: 'application/json', buffer });
  // Nothing is changed before the player agrees.
  await expect(fresh.getByRole('dialog', { name: 'Alles von einem anderen Gerät übernehmen' })).toBeVisible();
  await expect(fresh.locator('.saved-game')).toHaveCount(0);
  await fresh.locator('#moving-take').click();
  await hasAll(fresh, old);
  // The table is played on one device only, unless its player says that the other one does not have it.
  const row = old.page.locator('.shelf.together li');
  await expect(row).toContainText('Moved to another device');
  await row.getByRole('button', { name: 'Play it here again' }).click();
  await old.page.locator('#together-yes').click();
  await expect(row).toContainText('Waiting for an answer');
  for (const page of [old.page, fresh]) await page.context().close();
});

test('everything goes straight to a device whose code was read', async ({ browser }) => {
  const old = await used(browser),
    fresh = await device(browser, { language: 'de' });
  await openMoving(old.page);
  await old.page.locator('#moving-meet').click();
  const link = await old.page.locator('.pair-host .link').inputValue();
  await fresh.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  const code = await fresh.locator('.pair-guest .link').inputValue();
  // A page that has opened no sheet before has the styles of one.
  await expect(fresh.locator('.sheet-frame')).not.toHaveCSS('padding-left', '0px');
  await old.page.locator('#pair-field').fill(code);
  await old.page.locator('#pair-take').click();
  await expect(fresh.getByRole('dialog', { name: 'Alles von einem anderen Gerät übernehmen' })).toBeVisible();
  await fresh.locator('#moving-take').click();
  await expect(old.page.getByRole('dialog', { name: 'Everything is on the other device' })).toContainText(
    '1 game and 1 game by link',
  );
  await hasAll(fresh, old);
  for (const page of [old.page, fresh]) await page.context().close();
});
