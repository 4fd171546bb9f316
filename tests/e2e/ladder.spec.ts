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
  await expect(page.locator('.climb button')).toHaveCount(1);
  await expect(rungs.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.locator('.ladder-waits h3')).toHaveText('Snail');
  const counted = page.locator('.ladder-waits .tens');
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
  await expect(page.locator('.chip').first()).toHaveAccessibleName(/^You/);
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
  await expect(page.locator('dialog[open] #ladder')).toHaveText('Animal opponents');
  // One button leads on: to the next animal, or to the same one once more.
  const onward = won ? 'Play against the hedgehog' : 'Play against the snail again';
  await expect(page.locator('dialog[open] .primary')).toHaveText([onward]);
  await expect(page.locator('dialog[open]').locator('#again, #stronger')).toHaveCount(0);
  // Table and review share the whole window: the numbers are not between them.
  await page.locator('dialog[open]').getByRole('button', { name: 'Analyse', exact: true }).click();
  await page.locator('.review').waitFor();
  await expect(strip).toBeHidden();
  const widths = await page.evaluate(() =>
    ['.host', '.review'].map((part) => document.querySelector(part)!.getBoundingClientRect().width),
  );
  expect(widths[0]! + widths[1]!).toBeGreaterThan(1360);
  await page.keyboard.press('Escape');
  await expect(page.locator('.choices .primary')).toHaveText([onward]);
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
  await expect(page.locator('.ladder .next h3')).toHaveText(/^Squirrel\s*next$/);
  await expect(page.locator('.ladder-waits h3')).toHaveText('Squirrel');
  await expect(page.locator('#ladder-snail')).toHaveAccessibleName('Play against the snail');
  await page.locator('#ladder-snail').focus();
  await page.keyboard.press('Enter');
  await begun(page);
  await expect(page.locator('.tens-strip')).toBeVisible();
});

const ANIMALS = ['snail', 'hedgehog', 'squirrel', 'fox', 'owl', 'elephant'];
for (const language of ['en', 'fr', 'de'])
  test(`from every rung the animal that waits is seen whole on a phone: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, { home: true, speed: 'off', language });
    for (const [at, animal] of ANIMALS.entries()) {
      await page.evaluate(
        (beaten) => localStorage.setItem('dockhand.ladder', JSON.stringify(beaten)),
        ANIMALS.slice(0, at),
      );
      await page.locator('#ladder').click();
      const waits = page.locator('.ladder-waits');
      for (const part of [
        '.face',
        'h3',
        'header p',
        '.ladder-lesson p:first-child',
        '.numbers',
        `#ladder-${animal}`,
      ])
        await expect(waits.locator(part), `${animal} ${part}`).toBeInViewport({ ratio: 1 });
      await expect(page.locator('dialog[open] .primary')).toHaveCount(1);
      await expect(page.locator('.ladder .next')).toHaveAttribute('aria-current', 'step');
      expect(
        await page.locator('dialog[open]').evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth),
      ).toBe(0);
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });

test('at the top of the ladder nobody waits, and each animal can be met again', async ({ page }) => {
  await page.addInitScript((all) => localStorage.setItem('dockhand.ladder', JSON.stringify(all)), ANIMALS);
  await visit(page, { home: true });
  await page.locator('#ladder').click();
  await expect(page.locator('.ladder button')).toHaveCount(6);
  await expect(page.locator('.ladder-waits')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
