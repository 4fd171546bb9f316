// The deal of the day: from the first screen to the result that is shared.
import { expect } from '@playwright/test';
import { playRound } from './devices';
import { begun, mouse, visit } from './table';
import { test } from './test';

test('a deal of the day is played, kept with par, shared, and found in the calendar', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await visit(page, { home: true, speed: 'off' });
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await page.locator('#daily').click();
  await expect(page.locator('.daily-day h3')).toHaveText('Imhotep: The Duel');
  await expect(page.locator('[id="daily-2026-11-27"]')).toBeDisabled();
  await page.locator('#daily-play').click();
  await begun(page);
  const seed = await page.evaluate(() => window.__game.session().setup().seed);
  await playRound([page], [mouse(page)]);
  const end = page.locator('.daily-end');
  await expect(end.getByRole('status')).toContainText(/Par is \d+/);
  await end.locator('.daily-share').click();
  await expect(end.locator('.daily-share')).toHaveText('Copied');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe('Dockhand, Nov 26, 2026: Imhotep: The Duel');
  expect(lines[1]).toMatch(/^[▲■▼]{6} \d+\u202f:\u202f\d+ \(par \d+\)$/);
  await page.locator('dialog[open] .shut').click();
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  // The same deal for everybody, tomorrow as well; the first result stays.
  await page.clock.setFixedTime(new Date('2026-11-27T00:10:00'));
  await page.locator('#daily').click();
  await expect(page.locator('.daily-day h3')).toHaveText('Kontor');
  const kept = page.locator('[id="daily-2026-11-26"]');
  await expect(kept).toHaveAccessibleName(/^November 26: Imhotep: The Duel\. (Won|Shared|Lost) \d+ to \d+$/);
  await kept.click();
  await expect(kept).toBeFocused();
  await expect(page.locator('.daily-day')).toContainText('Par is');
  await page.locator('#daily-play').click();
  await begun(page);
  expect(await page.evaluate(() => window.__game.session().setup().seed)).toBe(seed);
});

test('the calendar is used by keyboard, and goes from month to month as far as there are deals', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-01-02T12:00:00'));
  await visit(page, { home: true });
  await page.locator('#daily').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.daily-month h3')).toHaveText('January 2027');
  await expect(page.locator('#daily-later')).toBeDisabled();
  const earlier = page.locator('#daily-earlier');
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.daily-month h3')).toHaveText('December 2026');
  await expect(page.locator('[id="daily-2026-12-31"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(earlier).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.daily-month h3')).toHaveText('November 2026');
  await expect(earlier).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
