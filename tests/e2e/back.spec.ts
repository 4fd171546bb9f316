// Back and reload do what they do in an app (P15).
import { expect } from '@playwright/test';
import { test } from './test';
import { begin, begun, choose, complete, dismiss, hash, make, mouse, offers, playOn, visit } from './table';

test('P15: a reload returns to the game with its log; a page that is opened anew shows the start page', async ({
  page,
}) => {
  await visit(page);
  await begin(page, { players: 2, seed: 11 });
  await playOn(page, mouse(page), 4);
  const state = await hash(page);
  await expect.poll(() => page.evaluate(() => window.__game.saved())).toBe('yes');
  for (let time = 0; time < 2; time++) {
    await page.reload();
    await page.locator('main.game').waitFor();
    await expect.poll(() => hash(page)).toBe(state);
  }
  await expect(page.locator('.entries li:not(.note)')).toHaveCount(4);
  // A reload on the start page does not return to the game that was left.
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  await page.locator('.shelf .saved-game').first().waitFor();
  await page.reload();
  await page.locator('.shelf .saved-game').first().waitFor();
  await expect(page.locator('main.game')).toHaveCount(0);
  await page.locator('.shelf .saved-game').first().click();
  await page.locator('main.game').waitFor();
  await page.goto(page.url());
  await page.locator('.shelf .saved-game').first().waitFor();
});

test('P15: Back closes what is open, then leads to the start page, then away', async ({ page }) => {
  await page.goto('about:blank');
  await visit(page);
  await begin(page, { players: 2, seed: 11 });
  await playOn(page, mouse(page), 3);
  await complete(page);
  await expect.poll(() => page.evaluate(() => window.__game.saved())).toBe('yes');
  await page.locator('#menu').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('w'); // a sheet about the place with the focus
  await page.locator('.layer button').first().click({ button: 'right', force: true });
  await expect(page.locator('.inspector')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.inspector')).toBeHidden();
  await expect(page.locator('main.game')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#play')).toBeVisible();
  await page.locator('.shelf .saved-game').first().click();
  await page.locator('main.game').waitFor();
  await complete(page);
  // After leaving by the menu one press of Back is enough.
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  await expect(page.locator('#play')).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
});

test('P15: if the game cannot be kept, Back asks before it is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await visit(page);
  await begin(page, { players: 2, seed: 11 });
  await playOn(page, mouse(page), 2);
  await complete(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('main.game')).toBeVisible();
  await dismiss(page);
  await expect(page.locator('main.game')).toBeVisible();
});

test('P15: Back in the first moments of a game leads to the first screen, not away', async ({ page }) => {
  await page.goto('about:blank');
  await visit(page, { home: true });
  // The part that answers Back later never comes.
  await page.route(/\/assets\/later-[^/]*\.js$/, (route) => route.abort());
  await page.locator('label:has(#people-2)').click();
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  await page.goBack();
  await expect(page.locator('#play')).toBeVisible();
  await expect(page.locator('main.game')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
});

test('P15: the set-up still seats the computer after a reload', async ({ page }) => {
  await visit(page, { home: true });
  await page.locator('#set-up').click();
  await expect(page.locator('#level-1')).toBeVisible();
  await expect(page.locator('.seats select option:checked[value=""]')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('#level-1')).toBeVisible();
  await expect(page.locator('.seats select option:checked[value=""]')).toHaveCount(1);
});

test('P41: a reload keeps the deal before the first move, and the line that is told after a move of the computer', async ({
  page,
}) => {
  await visit(page, { home: true });
  await page.locator('#play').click();
  await begun(page);
  const deal = await hash(page);
  await page.reload();
  await begun(page);
  expect(await hash(page)).toBe(deal);
  const hand = mouse(page);
  await make(page, hand, choose(await offers(page), 1));
  await expect.poll(() => page.evaluate(() => window.__game.seat())).not.toBeNull();
  const line = page.locator('#hint');
  await expect(line).not.toBeEmpty();
  const told = await line.innerText();
  await expect.poll(() => page.evaluate(() => window.__game.saved())).toBe('yes');
  await page.reload();
  await begun(page);
  await expect(line).toHaveText(told);
});
