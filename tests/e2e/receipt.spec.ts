// Receipts of games by link that are opened as files: what they prove is said before their game is opened.
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { violations } from './checks';
import { hash, mouse, playOn, visit, visitTable } from './table';
import { test } from './test';

const receipt = (name: string): string => readFileSync(`tests/page/receipts/${name}.json`, 'utf8');
const sheet = (page: Page) => page.locator('dialog[open]');
const count = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());

/** Gives a text as a file to the page. */
const offer = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'receipt.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a true receipt says in one sentence what it proves, and opens its game', async ({ page }) => {
  const complaints = await visit(page);
  await offer(page, receipt('true'));
  const proved =
    'Proved: Anna and Ben signed every move, no draw was one player’s choice, and the game was played to its end.';
  await expect(sheet(page).getByRole('status')).toHaveText(proved);
  expect(await violations(page)).toEqual([]);
  await page.locator('#together-open-proved').click();
  await expect.poll(() => count(page)).toBe(56);
  await expect(page.getByRole('log')).toContainText(proved);
  expect(complaints).toEqual([]);
});

test('a receipt that is cut off says that the game goes on', async ({ page }) => {
  await visit(page);
  await offer(page, receipt('cut-end'));
  await expect(sheet(page).getByRole('status')).toContainText(
    'Unfinished: the game continues after the last turn',
  );
  await page.locator('#together-open-proved').click();
  await expect.poll(() => count(page)).toBe(55);
});

test('a forged receipt is said to be none, and nothing is lost', async ({ page }) => {
  await visitTable(page);
  await playOn(page, mouse(page), 4);
  const before = await hash(page);
  await offer(page, receipt('forged-two-cells'));
  const said = 'Not proved: the game in this file is not the one that the players signed.';
  await expect(sheet(page).getByRole('alert')).toHaveText(said);
  await expect(sheet(page)).toContainText('What it shows may be made up.');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await hash(page)).toBe(before);
  // Whoever wants to see it can, and reads there, too, that it is not proved.
  await offer(page, receipt('forged-two-cells'));
  await page.locator('#together-open-unproved').click();
  await expect.poll(() => count(page)).toBe(56);
  await expect(page.getByRole('log')).toContainText(said);
  await expect(page.locator('.news')).toContainText(said);
});

test('a receipt that was changed in a text editor is not proved', async ({ page }) => {
  await visit(page);
  await offer(page, receipt('true').replace('"Ben"', '"Eve"'));
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'Not proved: this file was changed after it was saved.',
  );
});
