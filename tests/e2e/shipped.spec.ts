// The page as it is shipped, without the hook the other tests use: it starts, and a game begins.
import { expect, test } from '@playwright/test';

test('the shipped page begins a game without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('./');
  await page.locator('#start').click();
  await page.locator('.layer button.lit').first().waitFor();
  expect(await page.evaluate(() => '__game' in window)).toBe(false);
  expect(complaints).toEqual([]);
});
