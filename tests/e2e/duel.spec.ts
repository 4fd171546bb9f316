import { expect } from '@playwright/test';
import { test } from './test';
import { complete, hash, make, mouse, offers, visit, visitTable } from './table';

const SEED = 4;

test('M18: the page tells what a boat would bring before it is unloaded, and plays nothing', async ({
  page,
}) => {
  await visitTable(page, {}, { game: 'duel', seed: SEED });
  const hand = mouse(page);
  for (const cell of ['cell/0/2', 'cell/0/0']) {
    const offer = (await offers(page)).find(({ taps }) => taps[0] === cell);
    if (!offer) throw new Error('the cell is not free');
    await make(page, hand, offer);
  }
  const before = await hash(page);
  await hand.tap('quay/row-0');
  await expect(page.locator('#status')).toContainText('Unload the boat of row 1');
  await expect(page.locator('#hint')).toContainText('Then 3 new tokens are revealed.');
  expect(await hash(page)).toBe(before);
  await hand.tap('quay/row-1');
  // It is in the line below the table, or in the sheet beside the boat once that has been fetched.
  await expect(
    page.locator('#hint, .inspector .body').filter({ hasText: 'you need two' }).first(),
  ).toBeAttached();
});

test('M17: a token of a boat speaks for the boat: a tap on it is refused as the boat is, or chooses it in place of another one', async ({
  page,
}) => {
  await visitTable(page, {}, { game: 'duel', seed: SEED });
  const hand = mouse(page),
    chosen = page.locator('.layer button[aria-pressed="true"]');
  for (const cell of ['cell/0/2', 'cell/0/0', 'cell/2/0'])
    await make(
      page,
      hand,
      (await offers(page)).find(({ taps }) => taps[0] === cell)!,
    );
  await hand.tap('boat/row-2/1');
  await expect(
    page.locator('#hint, .inspector .body > .why').filter({ hasText: 'you need two' }).first(),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await hand.tap('quay/row-0');
  await expect(chosen).toHaveAttribute('data-place', 'quay/row-0');
  await hand.tap('boat/column-0/1');
  await expect(chosen).toHaveAttribute('data-place', 'quay/column-0');
  await expect(page.locator('.inspector')).toBeHidden();
});

test('the game chosen on the start page is remembered', async ({ page }) => {
  await visit(page);
  await page.locator('label:has(#game-duel)').click();
  await expect(page).toHaveTitle(/The Duel/);
  await page.reload();
  await expect(page.locator('#game-duel')).toBeChecked();
  await expect(page.getByText('Memory aid')).toHaveCount(1);
});

for (const language of ['en', 'fr', 'de'] as const)
  test(`M23: Confirm and Cancel keep their places through a move of several taps on a phone, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // A player may place two figures or three.
    const link = 'ATkAeyJnIjoiZHVlbCIsInAiOltbIkFubiIsMF0sWyJCZW4iLDFdXSwiYyI6e30sInMiOjIsIm4iOjZ9cAAEqRIEtQ';
    await visit(page, { language, home: true }, `./#${link}`);
    await complete(page);
    const hand = mouse(page),
      laid = (): Promise<string[]> =>
        page.evaluate(() =>
          ['.host', '#cancel', '#confirm'].map((part) =>
            JSON.stringify(document.querySelector(part)!.getBoundingClientRect()),
          ),
        );
    const before = await laid();
    const three = (await offers(page)).find(
      ({ taps }) => taps[0] === 'action/1/place-several' && taps[3]?.startsWith('cell/'),
    )!;
    for (const place of three.taps) {
      await hand.tap(place);
      expect(await laid()).toEqual(before);
    }
    const moves = await page.evaluate(() => window.__game.moves());
    await page.locator('#cancel').click();
    for (const place of three.taps.slice(0, 3)) await hand.tap(place);
    await page.locator('#confirm').click();
    await page.waitForFunction((before) => window.__game.moves() > before, moves);
  });
