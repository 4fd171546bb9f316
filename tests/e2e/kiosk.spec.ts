// S18: the page as a kiosk, from the first touch to the next visitor.
import { expect, type Page } from '@playwright/test';
import { test } from './test';

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
    (await indexedDB.databases()).map(({ name }) => name),
  ]);

test('S18: a kiosk wakes with a touch, shows its games and no way out, keeps nothing and returns to its start', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./?kiosk=imhotep,duel');
  const rest = page.locator('.kiosk-rest[open]');
  await page.getByRole('dialog', { name: 'Touch the screen to play' }).waitFor();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(rest).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.home [data-game]')).toHaveCount(2);
  await expect(page.locator('footer button')).toHaveCount(0);
  await expect(page.locator('.begun')).toBeEmpty();
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  await page.clock.runFor(2000);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').waitFor();
  for (const id of ['save-file', 'share-link', 'open-file', 'stats', 'annotate'])
    await expect(page.locator(`#menu-${id}`)).toHaveCount(0);
  await page.locator('#menu-settings').click();
  await page.locator('#setting-theme').selectOption('dark');
  await expect(page.locator('#about, #more-wipe, #more-moving, #more-stats')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.clock.runFor(101_000);
  const still = page.getByRole('alertdialog');
  await expect(still).toContainText('Vous jouez encore');
  await page.locator('#kiosk-go-on').click();
  await page.clock.runFor(2000);
  await expect(still).toHaveCount(0);
  await expect(page.locator('main.game')).toBeVisible();

  await page.clock.runFor(102_000); // the clock of the test runs on meanwhile: the question stands for 20 s
  await expect(still).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.clock.runFor(20_000);
  await loaded;
  await rest.waitFor();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await kept(page)).toEqual([[], [], []]);
  // By keyboard, too; a link in the address opens nothing.
  await page.evaluate(() => (location.hash = 'tAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'));
  await page.keyboard.press('Enter');
  await expect(rest).toHaveCount(0);
  await expect(page.locator('.home .message')).toBeEmpty();
});

test('S18: a kiosk that cannot be loaded anew still returns to its start, without what was there', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('./?kiosk=duel');
  await page.getByRole('button', { name: 'Touch the screen to play' }).click();
  await expect(page.locator('.home .others')).toBeEmpty();
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  await page.route('**/*', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.clock.runFor(122_000);
  await page.locator('.kiosk-rest[open]').waitFor();
  await expect(page.locator('main.game')).toHaveCount(0);
  await expect(page.locator('.home')).toBeVisible();
});
