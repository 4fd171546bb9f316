// The ladder of animals: from the first screen to the next rung.
import { expect, type Page } from '@playwright/test';
import { violations } from './checks';
import { myTurn } from './computer';
import { begun, choose, make, mouse, offers, settle, visit } from './table';
import { test } from './test';

/** Plays so many turns against the computer player, or to the end. */
async function play(page: Page, turns = Infinity): Promise<void> {
  for (let turn = 0; turn < turns && (await myTurn(page)); turn++)
    await make(page, mouse(page), choose(await offers(page), turn));
}

test('an animal is met with its own face, numbers are shown as tens and ones, and the end leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const complaints = await visit(page, { home: true, speed: 'off' });
  await page.locator('#ladder').click();
  const rungs = page.locator('.ladder li');
  await expect(rungs).toHaveCount(6);
  // Only the lowest one waits; it says what can be learned, with numbers that can be counted.
  await expect(page.locator('.ladder button')).toHaveCount(1);
  await expect(rungs.first()).toHaveAttribute('aria-current', 'step');
  const counted = rungs.first().locator('.tens');
  await expect(counted.first()).toHaveAccessibleName('2 tens, 9 ones');
  await expect(counted.last().locator('.ten')).toHaveCount(4);
  await expect(counted.last().locator('.one')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.locator('#ladder-snail').click();
  await begun(page);
  const strip = page.locator('.tens-strip');
  await expect(strip).toHaveText('Your rampart1');
  await expect(page.locator('canvas[data-face=snail]:visible').first()).toBeVisible();
  expect(await page.evaluate(() => window.__game.session().setup().players[1])).toMatchObject({
    name: 'Snail',
    level: 0,
  });
  // The animal is known by the table, also after a reload.
  await play(page, 3);
  await settle(page);
  await page.reload();
  await begun(page);
  await expect(strip).toBeVisible();
  await play(page);
  const end = page.locator('.ladder-end');
  await end.waitFor();
  const won = await page.evaluate(() => {
    const { outcome } = window.__game.view();
    return outcome?.winners.length === 1 && outcome.winners[0] === 0;
  });
  await expect(end.getByRole('status')).toHaveText(
    won ? 'You have beaten the snail. The hedgehog is next.' : 'You have not beaten the snail yet.',
  );
  expect(await page.evaluate(() => localStorage.getItem('dockhand.ladder'))).toBe(won ? '["snail"]' : null);
  await expect(page.locator('dialog[open] #ladder')).toHaveText('Ladder of animals');
  // Table and review share the whole window: the numbers are not between them.
  await page.locator('dialog[open]').getByRole('button', { name: 'Review', exact: true }).click();
  await page.locator('.review').waitFor();
  await expect(strip).toBeHidden();
  const widths = await page.evaluate(() =>
    ['.host', '.review'].map((part) => document.querySelector(part)!.getBoundingClientRect().width),
  );
  expect(widths[0]! + widths[1]!).toBeGreaterThan(1360);
  await page.keyboard.press('Escape');
  await page.locator('.choices').getByRole('button', { name: 'Final score' }).click();
  await page.locator('#ladder-next').click();
  await begun(page);
  await expect(page.locator(`canvas[data-face=${won ? 'hedgehog' : 'snail'}]:visible`).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the ladder is climbed by keyboard, and knows which animals were beaten on this device', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dockhand.ladder', '["snail","hedgehog","tiger"]'));
  await visit(page, { home: true, speed: 'off' });
  await page.locator('#ladder').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.ladder .next h3')).toHaveText('Squirrel');
  await expect(page.locator('#ladder-snail')).toHaveAccessibleName('Play against the snail');
  await page.locator('#ladder-snail').focus();
  await page.keyboard.press('Enter');
  await begun(page);
  await expect(page.locator('.tens-strip')).toBeVisible();
});
