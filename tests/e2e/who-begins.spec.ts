// Who begins, in the set-up: chance, or the youngest where the print lets the youngest begin.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { begun, visit, type Game } from './table';

const first = (page: Page) => page.locator('#option-first');

/** Shows the set-up of a game among people, with its options open. */
async function among(page: Page, game: Game, people: number): Promise<void> {
  await page.locator(`label:has(#game-${game})`).click();
  await expect(page.locator(`#game-${game}`)).toBeChecked();
  await page.locator('form.sheet:not([inert])').waitFor();
  if (game !== 'duel') await page.locator(`label:has(#count-${people})`).click();
  const options = page.locator('details.options');
  if ((await options.getAttribute('open')) === null) await options.locator('summary').click();
  await expect(first(page)).toBeVisible();
}

test('people who share a device say who the youngest is, beside leaving it to chance', async ({ page }) => {
  await visit(page, { speed: 'off' });
  for (const [game, people] of [
    ['duel', 2],
    ['rampart', 3],
  ] as const) {
    await among(page, game, people);
    await expect(first(page).locator('> option')).toHaveText(['Random']);
    const youngest = first(page).locator('optgroup');
    await expect(youngest).toHaveAttribute('label', 'The youngest, as printed');
    await expect(youngest.locator('option')).toHaveCount(people);
    await page.locator('#name-1').fill('Zoé');
    await expect(youngest.locator('option').nth(1)).toHaveText('Zoé');
    for (const [width, height] of [
      [360, 640],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await first(page).scrollIntoViewIfNeeded();
      await expect(page.getByText('As printed, the youngest begins: choose who that is.')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await first(page).selectOption({ label: 'Zoé' });
  }
  await page.locator('#start').click();
  await begun(page);
  const { config } = await page.evaluate(() => window.__game.session().setup());
  expect(config).toMatchObject({ first: 1 });
  expect(await page.evaluate(() => window.__game.session().view(null).toAct)).toEqual([1]);
});

test('nobody is asked for the youngest where the print does not say so, nor alone against the computer', async ({
  page,
}) => {
  await visit(page, { speed: 'off' });
  await among(page, 'imhotep', 3);
  await expect(first(page).locator('> option')).toHaveCount(4);
  await expect(first(page).locator('optgroup')).toHaveCount(0);
  await among(page, 'rampart', 3);
  await page.locator('#computers').click();
  for (const [seat, left] of [
    [1, 2],
    [2, 0],
  ] as const) {
    await page.locator(`#level-${seat}`).selectOption('1');
    await expect(first(page).locator('optgroup option')).toHaveCount(left);
    await expect(first(page).locator('option')).toHaveCount(4);
  }
});
