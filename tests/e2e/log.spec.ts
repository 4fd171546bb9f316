// The log leads to the table: an entry shows the places of its move, and the position after it.
import { expect } from '@playwright/test';
import { test } from './test';
import { playKontor, visitKontor } from './kontor';
import { complete, mouse, painted, passOn, playOn, visitTable } from './table';

test('P7: pointing at an entry lights its places, and a tap on it leads to its position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visitTable(page, {}, { players: 2, seed: 11 });
  await playOn(page, mouse(page), 6);
  await complete(page);
  const entries = page.locator('.entries li:not(.note)'),
    third = entries.nth(2),
    glows = page.locator('.where span');
  const places = (await third.getAttribute('data-at'))!.split(' ');
  await third.hover();
  await expect(glows).toHaveCount(places.length);
  await expect(glows.first()).toHaveAttribute('data-at', places[0]!);
  await page.mouse.move(300, 20);
  await expect(glows).toHaveCount(0);

  await third.click();
  await expect(page.locator('#status')).toContainText('3 of 6');
  await expect(third).toHaveClass(/here/);
  await expect(glows).toHaveCount(places.length);
  await entries.last().click();
  await painted(page);
  await expect(page.locator('.layer button.lit').first()).toBeVisible(); // the present position again
});

test('P7: on a phone the drawer makes room for the position', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page, {}, { players: 2, seed: 11 });
  await playOn(page, mouse(page), 4);
  await complete(page);
  await page.locator('#log-open').click();
  await page.locator('.entries li:not(.note)').first().click();
  await expect(page.locator('.log')).not.toHaveClass(/open/);
  await expect(page.locator('#status')).toContainText('1 of 4');
});

test('P17: on a phone the open log leaves the hand and the buttons in sight; Escape, × and a tap beside it close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitKontor(page);
  const log = page.locator('.log.open'),
    open = async (): Promise<void> => {
      await page.locator('#log-open').click();
      await expect(log).toBeVisible();
    };
  await playKontor(page, mouse(page), 5);
  await passOn(page, mouse(page));
  await open();
  const under = (await log.boundingBox())!,
    bottom = under.y + under.height;
  const seat = (await page.evaluate(() => window.__game.seat()))!;
  for (const box of [
    await page.locator(`[data-place="hand/${seat}/0"]`).boundingBox(),
    await page.locator('.prompt').boundingBox(),
  ])
    expect(box!.y).toBeGreaterThan(bottom);

  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await open();
  await page.locator('.log .shut').click();
  await expect(log).toHaveCount(0);
  await expect(page.locator('#log-open')).toBeFocused();

  // A tap beside it acts as it would without the log.
  await open();
  const moves = await page.evaluate(() => window.__game.moves());
  await page.locator('.choices button').first().click();
  await expect(log).toHaveCount(0);
  await page.waitForFunction((before) => window.__game.moves() > before, moves);
});
