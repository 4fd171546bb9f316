// The statistics: every figure in sight on a phone, and nothing deleted by one tap.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { violations } from './checks';
import { dismiss, visit } from './table';

const seat = (name: string, level: number | null, points: number, won: boolean): object => ({
  name,
  level,
  points,
  won,
});
const KEPT = JSON.stringify({
  'dockhand-all': 1,
  games: [],
  statistics: [
    ...[0, 1, 2].map((n) => ({
      id: `r${n}`,
      game: 'rampart',
      at: n,
      moves: 30,
      casual: false,
      seats: [seat('Anna', null, 4 + n, true), seat('Bruno', null, 3, false)],
    })),
    {
      id: 'i0',
      game: 'imhotep',
      at: 9,
      moves: 80,
      casual: true,
      seats: [
        seat('Maximiliane von und zu S', null, 137, true),
        seat('', 4, 41, false),
        seat('', 0, 23, false),
      ],
    },
    {
      id: 'x0',
      game: 'somewhere-else',
      at: 9,
      moves: 80,
      casual: true,
      seats: [seat('Anna', null, 1, true)],
    },
  ],
});

/** Deals of the day, puzzles and the ladder were tried on this device. */
function tryAll(): void {
  const result = { points: 38, rival: 31, end: 'won', course: [], par: 36 };
  localStorage.setItem('dockhand.daily', JSON.stringify({ '2026-11-25': result }));
  localStorage.setItem('dockhand.puzzles', '{"rating":1043,"tried":5,"row":2,"longest":3,"seen":{}}');
  localStorage.setItem('dockhand.ladder', '["snail","hedgehog"]');
}

async function open(page: Page, language: string): Promise<void> {
  await visit(page, { language, home: true });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'dockhand.json', mimeType: 'application/json', buffer: Buffer.from(KEPT) });
  await page.locator('.news .shut').click();
  await page.locator('#settings').click();
  await page.locator('#more-stats').click();
  await page.locator('.stats').waitFor();
}

for (const language of ['en', 'fr', 'de']) {
  test(`S8, M22: a phone shows every column of the statistics: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(tryAll);
    await open(page, language);
    await expect(page.locator('.tried dt')).toHaveCount(3);
    const cut = (): Promise<string[]> =>
      page.locator('.stats th, .stats td, .stats caption, .tried *').evaluateAll((all) =>
        all.flatMap((one) => {
          const { right, width } = one.getBoundingClientRect();
          return width > 0 && (right > innerWidth - 20 || one.scrollWidth > one.clientWidth)
            ? [one.textContent]
            : [];
        }),
      );
    expect(await cut()).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await cut()).toEqual([]);
  });
}

test('S8: games stand in the order of the start page, figures are read out with what they count, and nothing is deleted without asking', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'en');
  await expect(page.locator('.stats caption')).toHaveText(['Imhotep', 'C’est mon fort !']);
  const table = page.getByRole('table', { name: 'C’est mon fort !' });
  await expect(table.getByRole('columnheader')).toHaveText(['Games', 'Casual', 'Won', 'Best', 'Average']);
  await expect(table.getByRole('row', { name: 'Anna' }).getByRole('cell')).toHaveText([
    '3',
    '0',
    '100%',
    '6',
    '5',
  ]);
  await page.locator('#stats-delete').click();
  await expect(page.getByRole('dialog')).toContainText('but not the games');
  await page.locator('#stats-stay').click();
  await expect(table).toBeVisible();
  await page.locator('#stats-delete').click();
  await page.locator('#stats-delete-yes').click();
  await expect(page.locator('#stats-none')).toBeVisible();
  await expect(page.locator('#stats-delete')).toHaveCount(0);
  await dismiss(page);
});

test('the statistics tell of puzzles, deals of the day and the ladder, each only if it was tried', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await visit(page, { home: true });
  const tried = page.locator('.tried');
  await page.locator('#stats').click();
  await expect(page.locator('#stats-none')).toBeVisible();
  await expect(tried).toHaveCount(0);
  await dismiss(page);
  await page.evaluate(() => localStorage.setItem('dockhand.ladder', '["snail"]'));
  await page.locator('#stats').click();
  await expect(tried.locator('dt')).toHaveText(['Animal opponents']);
  await dismiss(page);
  await page.evaluate(tryAll);
  await page.locator('#stats').click();
  await expect(tried.locator('dt')).toHaveText(['Daily game', 'Puzzles', 'Animal opponents']);
  await expect(tried.locator('dd')).toHaveText([
    'Played: 1. Won: 1. Par or better: 1. Days in a row: 1.',
    'Your rating: 1,043. Streak: 2, best 3.',
    'Beaten: 2 of 6 (Snail and Hedgehog).',
  ]);
});

/** The keys of what was tried beside whole games, as far as it is kept. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['daily', 'puzzles', 'ladder'].filter((one) => localStorage.getItem(`dockhand.${one}`) !== null),
  );

test('whoever deletes the statistics says which part, and everything that was shown is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'en');
  await page.evaluate(tryAll);
  await dismiss(page);
  await page.locator('#stats').click();
  await page.locator('#stats-delete').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('switch')).toHaveCount(4);
  for (const name of ['Results of finished games', 'Daily game', 'Puzzles', 'Animal opponents'])
    await expect(sheet.getByRole('switch', { name })).toBeChecked();
  await expect(sheet.getByRole('switch', { name: 'Puzzles' })).toHaveAccessibleDescription(
    'Your rating and your streak start again, and every puzzle is new.',
  );
  expect(await violations(page)).toEqual([]);
  // Cancelling deletes nothing.
  await page.locator('#stats-stay').click();
  expect(await kept(page)).toEqual(['daily', 'puzzles', 'ladder']);
  // Only what is chosen goes; nothing at all cannot be deleted.
  await page.locator('#stats-delete').click();
  for (const one of ['games', 'daily', 'puzzles', 'ladder'])
    await page.locator(`#stats-delete-${one}`).click();
  await expect(page.locator('#stats-delete-yes')).toHaveAttribute('aria-disabled', 'true');
  await page.locator('#stats-delete-puzzles').click();
  await page.locator('#stats-delete-yes').click();
  await expect(page.locator('.tried dt')).toHaveText(['Daily game', 'Animal opponents']);
  expect(await kept(page)).toEqual(['daily', 'ladder']);
  await expect(page.locator('.stats')).toBeVisible();
  await page.locator('#stats-delete').click();
  await page.locator('#stats-delete-yes').click();
  await expect(page.locator('#stats-none')).toBeVisible();
  await expect(page.locator('.tried, #stats-delete')).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});

test('what was tried beside whole games can be deleted where no game is finished', async ({ page }) => {
  await visit(page, { home: true });
  await page.evaluate(() => localStorage.setItem('dockhand.ladder', '["snail"]'));
  await page.locator('#stats').click();
  await page.locator('#stats-delete').click();
  await expect(page.getByRole('dialog')).toContainText(
    'You have to beat all animals again. It cannot be undone.',
  );
  await page.locator('#stats-delete-yes').click();
  await expect(page.locator('.tried, #stats-delete')).toHaveCount(0);
  expect(await kept(page)).toEqual([]);
});
