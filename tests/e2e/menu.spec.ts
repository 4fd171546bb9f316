// P25, P26: the menu in groups, settings with one control for one idea, the button that deletes, and an open
// sheet in table mode.
import { expect, type Page } from '@playwright/test';
import { test } from './test';

import { played } from './played';
import { begin, dismiss, make, mouse, offers, visit, visitTable } from './table';

async function settings(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-flat').waitFor();
}

test('P26: the menu has groups with names, and a picture for each entry', async ({ page }) => {
  const complaints = await visitTable(page, {}, { players: 2 });
  await make(page, mouse(page), (await offers(page))[0]!);
  await page.locator('#menu').click();
  await expect(page.locator('.menu section')).toHaveCount(5);
  for (const name of ['Your turn', 'This game', 'Help', 'Save and share', 'Dockhand'])
    await expect(page.locator('.menu').getByRole('region', { name })).toBeVisible();
  const entries = page.locator('.menu button');
  await expect(entries).toHaveCount(14);
  expect(await page.locator('.menu button > svg.icon').count()).toBe(14);
  const outlines = await page
    .locator('.menu svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(new Set(outlines).size).toBe(14);
  for (const entry of await entries.all())
    expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(complaints).toEqual([]);
});

test('P26: the menu names the way to the start page, and offers no hint once the game is over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const over = played('duel', 2, 5);
  const complaints = await visit(page, { language: 'de' }, `./#${over.link()}`);
  over.free();
  await page.locator('dialog[open] #review').waitFor();
  await dismiss(page);
  await page.locator('#menu').click();
  await page.locator('.menu').waitFor();
  await expect(page.locator('#menu-scores')).toBeVisible();
  await expect(page.locator('#menu-hint, #menu-say, #menu-of-turn')).toHaveCount(0);
  await page.locator('.menu').getByRole('button', { name: 'Startseite, neue Partie' }).click();
  await expect(page.locator('#play')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('P26: statistics are opened from the menu and from the start page', async ({ page }) => {
  await visit(page, { home: true });
  await page.locator('#stats').click();
  await expect(page.locator('#sheet-title')).toHaveText('Statistics');
  await dismiss(page);
  await begin(page, { players: 2 });
  await page.locator('#menu').click();
  await page.locator('#menu-stats').click();
  await expect(page.locator('#sheet-title')).toHaveText('Statistics');
});

test('P26: a setting that is on or off is a switch; one with more values is a list', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  await settings(page);
  for (const name of ['Family mode of C’est mon fort !', 'Sounds', 'Keep the screen on', 'Table mode'])
    await expect(page.getByRole('switch', { name })).toBeVisible();
  const choices = await page
    .locator('.settings select')
    .evaluateAll((all) => all.map((one) => [...(one as HTMLSelectElement).options].map(({ text }) => text)));
  expect(choices.flat()).not.toContain('On');
  await expect(page.getByRole('switch', { name: 'Sounds' })).toBeChecked();
  await page.locator('dialog').getByText('Sounds', { exact: true }).click(); // the name is part of the control
  await expect(page.getByRole('switch', { name: 'Sounds' })).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('dockhand.more'))).toContain('"sound":"off"');
  await page.locator('#setting-family').check();
  expect(await page.evaluate(() => document.documentElement.dataset['family'])).toBe('on');
  await page.locator('#more-keys').click();
  await expect(page.getByRole('switch', { name: 'Shortcuts' })).toBeChecked();
});

test('P26: the button that deletes everything looks like no other', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  const face = (id: string) =>
    page.locator(id).evaluate((button) => {
      const { backgroundColor, color, borderStyle } = getComputedStyle(button);
      return { backgroundColor, color, borderStyle };
    });
  await settings(page);
  const other = await face('#about');
  expect((await face('#more-wipe')).color).not.toBe(other.color);
  expect((await face('#more-wipe')).borderStyle).not.toBe(other.borderStyle);
  await expect(page.locator('#more-wipe svg')).toBeVisible();
  await page.locator('#more-wipe').click();
  await expect(page.locator('#wipe')).not.toHaveClass(/primary/);
  const primary = await page.evaluate(() => {
    const button = document.createElement('button');
    button.className = 'primary';
    document.querySelector('.sheet-body')!.append(button);
    const { backgroundColor } = getComputedStyle(button);
    button.remove();
    return backgroundColor;
  });
  expect((await face('#wipe')).backgroundColor).not.toBe(primary);
});

for (const [touched, offered] of [
  [true, 0],
  [false, 1],
] as const)
  test(`P26: keys are ${touched ? 'not ' : ''}offered where there is ${touched ? 'only touch' : 'a keyboard'}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ hasTouch: touched, isMobile: touched, baseURL: baseURL! });
    const page = await context.newPage();
    await visitTable(page, {}, { players: 2 });
    await settings(page);
    await expect(page.locator('#more-keys')).toHaveCount(offered);
    await dismiss(page);
    await page.keyboard.press('?'); // a keyboard was plugged in after all
    await expect(page.locator('#key-help')).toBeVisible();
    await context.close();
  });

test('P25: switching table mode does not turn the open sheet, until it is closed', async ({ page }) => {
  await visitTable(page, {}, { players: 2, seed: 4 }); // the code that turns the table is fetched a little later
  await make(page, mouse(page), (await offers(page))[0]!);
  await page.waitForFunction(() => window.__game.seat() === 1);
  const sheet = page.locator('dialog.sheet');
  await settings(page);
  await page.locator('#setting-flat').check();
  await expect(page.locator('main.game')).toHaveAttribute('data-turned', 'prompt');
  await expect(sheet).not.toHaveAttribute('data-turned', /./);
  await page.locator('#about').click(); // another page of the same sheet
  await expect(page.locator('.settings')).toHaveCount(0);
  await expect(sheet).not.toHaveAttribute('data-turned', /./);
  await dismiss(page);
  await settings(page);
  await expect(sheet).toHaveAttribute('data-turned', 'prompt');
  await page.locator('#setting-flat').uncheck();
  await expect(page.locator('main.game')).not.toHaveAttribute('data-turned', /./);
  await expect(sheet).toHaveAttribute('data-turned', 'prompt');
  await dismiss(page);
  await page.locator('#menu').click();
  await expect(sheet).not.toHaveAttribute('data-turned', /./);
});
