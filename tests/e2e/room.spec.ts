// Room on large windows: type grows, players sit at the table with their faces, and the river remembers which
// boats have gone.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { openLink, visit } from './table';

const LARGE = [
  [1920, 1080],
  [2560, 1440],
] as const;

const rootSize = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Describes the buttons, sentences and titles around and on the table that are cut. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main.game > .bar :is(h1, button, .who), main.game > .prompt :is(button, #status, .hint), .labels span, .log h2',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 2)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
      .map((one) => `${one.className} ${one.textContent}: ${one.scrollWidth} > ${one.clientWidth}`),
  );

test('P22: text is as large as before up to 1366 px, and grows beyond', async ({ page }) => {
  await visit(page, { home: true });
  const sizes: number[] = [];
  for (const width of [360, 768, 1366, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: Math.round(width * 0.6) });
    sizes.push(await rootSize(page));
  }
  expect(sizes.slice(0, 3)).toEqual([16, 16, 16]);
  expect(sizes[3]).toBeGreaterThan(18);
  expect(sizes[4]).toBeGreaterThan(21);
  expect(sizes[5]).toBe(23);
});

for (const game of ['imhotep', 'duel', 'kontor', 'rampart'] as const)
  test(`P22: ${game} on large windows, in three languages: nothing is cut, titles are larger`, async ({
    page,
  }) => {
    const link = played(game, game === 'duel' ? 2 : 4, 5, 30).link();
    await visit(page, { home: true });
    for (const language of ['en', 'fr', 'de'] as const) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.evaluate((spoken) => {
        const kept = JSON.parse(localStorage.getItem('dockhand.settings') ?? '{}') as object;
        localStorage.setItem('dockhand.settings', JSON.stringify({ ...kept, language: spoken }));
      }, language);
      await openLink(page, link);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const high = (): Promise<number> =>
        page
          .locator('.labels span')
          .first()
          .evaluate((one) => one.getBoundingClientRect().height);
      let before = await high();
      for (const [width, height] of LARGE) {
        await page.setViewportSize({ width, height });
        await expect.poll(high).toBeGreaterThan(before);
        before = await high();
        expect(await cut(page), `${language} ${width}`).toEqual([]);
      }
    }
  });

const sat = (page: Page) => page.locator('.seated');

for (const game of ['imhotep', 'duel', 'kontor'] as const)
  test(`P22: players sit at ${game} with their faces, or with their mark: at full strength whoever acts, paler the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await visit(page, { home: true });
    const people = [
      { name: 'Anna', face: 'straw' },
      { name: 'Bruno', face: null },
    ];
    await page.evaluate((kept) => localStorage.setItem('dockhand.people', JSON.stringify(kept)), people);
    const session = played(game, 2, 3, 0),
      { toAct } = session.view(null);
    await openLink(page, session.link());
    await expect(sat(page)).toHaveCount(2);
    await expect(sat(page).nth(0).locator('.face')).toHaveAttribute('data-face', 'straw');
    await expect(sat(page).nth(1).locator('.face')).toHaveCount(0);
    const marks = await sat(page).evaluateAll((all) =>
      all.map((one) => one.querySelector('.stone')!.clientWidth / one.clientWidth),
    );
    expect(marks[0]).toBeCloseTo(0.36, 1); // a badge
    expect(marks[1]).toBeGreaterThan(0.5); // the medallion
    for (const seat of [0, 1])
      await expect(sat(page).nth(seat)).toHaveCSS('opacity', toAct.includes(seat) ? '1' : '0.85');
    // It sits where the table keeps room for it, and lets touches through.
    const lies = await page.evaluate(() =>
      [...document.querySelectorAll('.seated')].map((one, seat) => {
        const host = document.querySelector('.host')!.getBoundingClientRect(),
          { left, top } = one.getBoundingClientRect(),
          at = window.__game.stage().rect(`face/${seat}`)!;
        return Math.max(Math.abs(left - host.left - at.x), Math.abs(top - host.top - at.y));
      }),
    );
    expect(Math.max(...lies)).toBeLessThan(2);
    await expect(page.locator('.presence')).toHaveCSS('pointer-events', 'none');
  });
