// P32: after a change of language nothing stays in the old one: names that the page gave, the log, the line
// about the last turn.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { complete, begin, dismiss, hash, mouse, playOn, settle, visit, withoutCharacter } from './table';

const chips = (page: Page): Promise<string[]> => page.locator('.chip .who').allTextContents();
const log = (page: Page): Promise<string[]> => page.locator('.log .entries li').allTextContents();
const link = (page: Page): Promise<string> => page.evaluate(() => window.__game.link());

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-language').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await dismiss(page);
}

test('P32: two players without names of their own are named in the language of the page', async ({
  page,
}) => {
  expect(await visit(page)).toEqual([]);
  await begin(page, { players: 2 });
  await playOn(page, mouse(page), 3);
  const before = [await link(page), await hash(page)];
  expect(await chips(page)).toEqual(['Black', 'White']);
  expect((await log(page)).join(' ')).toMatch(/\bBlack .*\bWhite /);
  await speak(page, 'de');
  expect(await chips(page)).toEqual(['Schwarz', 'Weiß']);
  await expect(page.locator('#status')).toContainText(/^(Schwarz|Weiß) – /);
  await expect.poll(async () => (await log(page)).join(' ')).not.toMatch(/Black|White/);
  expect((await log(page)).join(' ')).toMatch(/Schwarz .*Weiß /);
  expect(await log(page)).toHaveLength(3);
  expect([await link(page), await hash(page)]).toEqual(before);
  // New moves and undone ones are told in the new language.
  await playOn(page, mouse(page), 1);
  await expect.poll(() => log(page)).toHaveLength(4);
  await page.locator('#undo').click();
  await expect.poll(() => log(page)).toHaveLength(3);
  // This link on another page in another language.
  await page.evaluate(() => localStorage.setItem('dockhand.settings', '{"language":"fr"}'));
  await page.goto('about:blank');
  await page.goto(`./#${before[0]}`);
  await expect.poll(() => chips(page)).toEqual(['Noir', 'Blanc']);
  await expect.poll(async () => (await log(page)).join(' ')).toMatch(/Noir .*Blanc /);
  expect(await link(page)).toBe(before[0]);
});

test('P32: after a change of language a game against the computer shows nothing in the old one', async ({
  page,
}) => {
  expect(await visit(page)).toEqual([]);
  await page.locator('#computers').click();
  await page.locator('#level-1').selectOption('0');
  await withoutCharacter(page, 1); // others have the same name in every language
  await page.locator('#name-0').fill('White Whale');
  await page.locator('#start').click();
  await page.locator('.layer button.lit').first().waitFor();
  await complete(page);
  await playOn(page, mouse(page), 1);
  await page.waitForFunction(() => window.__game.seat() === 0 && window.__game.moves() > 1);
  await settle(page);
  await expect(page.locator('.hint')).toContainText('Landlubber');
  const before = await link(page);
  await speak(page, 'fr');
  await expect.poll(() => chips(page)).toEqual(['White Whale', 'Moussaillon']);
  await expect(page.locator('.prompt')).not.toContainText('Landlubber');
  await expect.poll(async () => (await log(page)).join(' ')).not.toMatch(/Landlubber|takes|loads|sails/);
  expect((await log(page)).join(' ')).toMatch(/White Whale .*Moussaillon /);
  expect(await link(page)).toBe(before);
});

test('P32: on a phone the bar says in words how far the game has come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await visit(page)).toEqual([]);
  await begin(page, { players: 4 });
  await expect(page.locator('h1 .progress')).toHaveText('Round 1 of 6');
  await expect(page.locator('h1 .progress')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('P32: who plays alone and typed no name is “you” on the bar, on the table and in the score; computers and typed names stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await visit(page)).toEqual([]);
  await page.locator('label:has(#game-duel)').click();
  await page.locator('#start-computer').click();
  await page.locator('.layer button.lit').first().waitFor();
  await expect(page.locator('.chip .who')).toHaveText(['You', 'Senbi']);
  await expect(page.locator('.labels .name')).toHaveText(['You', 'Senbi']);
  await page.locator('.chip').first().click();
  await expect(page.locator('.scores thead .who')).toHaveText(['You', 'Senbi']);
  await expect(page.locator('.scores tbody')).not.toContainText(/side [AB]/);
});

test('P32: no button offers the computer once it has a seat, and a name is whole whoever is at turn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await visit(page)).toEqual([]);
  await page.locator('label:has(#game-duel)').click();
  await expect(page.locator('#start-computer')).toBeVisible();
  await page.locator('#computers').click();
  await page.locator('select').nth(1).selectOption({ index: 1 });
  await withoutCharacter(page, 1);
  await expect(page.locator('#name-1')).toHaveValue('Landlubber');
  await expect(page.locator('#start-computer')).toHaveCount(0);
  await page.locator('#start').click();
  await page.locator('.layer button.lit').first().waitFor();
  const name = page.locator('.labels .name').nth(1),
    whole = (): Promise<boolean> => name.evaluate((one) => one.scrollWidth <= one.clientWidth);
  await expect(name).toHaveText('Landlubber');
  await expect.poll(whole).toBe(true);
  // Bold letters are wider.
  await playOn(page, mouse(page), 1);
  for (const acting of [true, false]) {
    await name.evaluate((one, acting) => one.classList.toggle('acting', acting), acting);
    await expect.poll(whole, String(acting)).toBe(true);
  }
});

for (const language of ['en', 'fr', 'de'])
  test(`P32: on an upright tablet no name is cut while the bar has room: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await visit(page, { language, home: true }, './imhotep.html')).toEqual([]);
    await page.locator('#play').click();
    await page.locator('.layer button.lit').first().waitFor();
    const cut = (): Promise<string[]> =>
      page
        .locator('.chip .who')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent ?? ''] : [])),
        );
    await expect.poll(cut).toEqual([]); // the room is given a little after a game has begun
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
