// A sheet that was asked for and comes late: it does not open once something else was done.
import { expect, type Page, type Route } from '@playwright/test';
import { test } from './test';
import { mouse, offers, settle, visit, visitTable } from './table';

/** Holds back the words of the rules; returns what lets them come, and waits until the page has them. */
async function hold(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let asked = (): void => undefined;
  const first = new Promise<void>((resolve) => (asked = resolve));
  await page.route(/words-rules-en-/, (route) => {
    held.push(route);
    asked();
  });
  return async () => {
    await first;
    const come = page.waitForResponse(/words-rules-en-/);
    await Promise.all(held.map((route) => route.continue()));
    await (await come).finished();
    // What opens a sheet is at most a few turns of the event loop behind its words.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50)));
  };
}

/** Asks for the rules in the menu. */
async function ask(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#menu-rules').click();
}

const rules = (page: Page) => page.locator('#sheet-title', { hasText: 'Rules' });

test.describe('P15: the rules, asked for while their words are slow to come,', () => {
  test.beforeEach(async ({ page }) => {
    await visitTable(page, {}, { players: 2 });
  });

  test('open when they are here', async ({ page }) => {
    const release = await hold(page);
    await ask(page);
    await page.keyboard.press('Shift'); // does nothing
    await release();
    await expect(rules(page)).toBeVisible();
  });

  test('do not open after Escape', async ({ page }) => {
    const release = await hold(page);
    await ask(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await release();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('do not open over a move that was begun', async ({ page }) => {
    const release = await hold(page);
    await ask(page);
    await page.locator('dialog .shut').first().click();
    const [offer] = await offers(page);
    await mouse(page).tap(offer!.taps[0]!);
    await release();
    await settle(page);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('do not replace the menu that was opened again', async ({ page }) => {
    const release = await hold(page);
    await ask(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await release();
    await expect(page.locator('#sheet-title')).toHaveText('Menu');
  });

  test('open once, although they were asked for twice', async ({ page }) => {
    const release = await hold(page);
    await ask(page);
    await page.locator('#menu-rules').dblclick();
    await release();
    await expect(rules(page)).toBeVisible();
  });
});

test('M15: a tutorial that is asked for while the game of the set-up is slow to come is that of the game', async ({
  page,
}) => {
  await visit(page);
  const held: Route[] = [];
  await page.route(/kontor.*\.wasm$/, (route) => void held.push(route));
  const kontor = page.locator('#game-kontor');
  await page.locator('label:has(#game-kontor)').click();
  await expect(kontor).toBeChecked();
  await page.locator('#learn').click();
  await expect.poll(() => held.length).toBe(1);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.locator('main.game .lesson')).toBeVisible();
  expect(await page.evaluate(() => window.__game.session().setup().game)).toBe('kontor');
});

test('M15: the tutorial of a game that could not be fetched is not that of another', async ({ page }) => {
  await visit(page);
  let fail = (): void => undefined;
  const asked = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/kontor.*\.wasm$/, (route) => asked.then(() => route.abort()));
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#learn').click();
  fail();
  await expect(page.locator('.message')).toBeVisible();
  await expect(page.locator('#game-imhotep')).toBeChecked();
  await expect(page.locator('main.game')).toHaveCount(0);
  await page.locator('#learn').click();
  await expect(page.locator('main.game .lesson')).toBeVisible();
  expect(await page.evaluate(() => window.__game.session().setup().game)).toBe('imhotep');
});
