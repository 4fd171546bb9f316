import { expect, type Page } from '@playwright/test';
import { test } from './test';
import {
  complete,
  finger,
  hash,
  keyboard,
  listener,
  make,
  mouse,
  offers,
  painted,
  playOn,
  settle,
  visit,
  visitTable,
} from './table';

const SEED = 4;
const ends = new Map<string, Promise<string>>();

/** The points of the players on the page. */
const totals = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.chip .points')].map((chip) => chip.textContent?.replace('\u2212', '-')),
  );
/** The points as the engine counts them. */
const counters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [0, 1].map((seat) =>
      String(window.__game.view().counters.find(({ at }) => at === `score/${seat}`)?.count ?? 0),
    ),
  );

test.describe('M1: a whole Duel', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(240_000);

  test('by mouse, tapping on while pieces move', async ({ page }) => {
    const complaints = await visitTable(page, { speed: 'fast' }, { game: 'duel', seed: SEED });
    const moves = await playOn(page, mouse(page), Infinity, async () => {
      // At the end the last count arrives at them.
      if (await page.evaluate(() => window.__game.view().outcome !== null)) return;
      expect(await totals(page)).toEqual(await counters(page));
    });
    expect(moves).toBeGreaterThan(30);
    await settle(page);
    await expect(page.getByRole('dialog')).toContainText('Final score');
    expect(await totals(page)).toEqual(await counters(page));
    await expect(page.locator('.entries li')).toHaveCount(moves);
    expect(complaints).toEqual([]);
    ends.set('mouse', hash(page));
    await ends.get('mouse');
  });

  test('by keyboard alone', async ({ page }) => {
    const complaints = await visitTable(page, {}, { game: 'duel', seed: SEED });
    await playOn(page, keyboard(page));
    expect(complaints).toEqual([]);
    expect(await hash(page)).toBe(await ends.get('mouse'));
  });

  test('M21: by role and name alone, as assistive technology finds them', async ({ page }) => {
    const complaints = await visitTable(page, {}, { game: 'duel', seed: SEED });
    await playOn(page, listener(page));
    await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
    expect(complaints).toEqual([]);
    expect(await hash(page)).toBe(await ends.get('mouse'));
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
    test('on a phone', async ({ page }) => {
      const complaints = await visitTable(page, {}, { game: 'duel', seed: SEED });
      await playOn(page, finger(page));
      expect(complaints).toEqual([]);
      expect(await hash(page)).toBe(await ends.get('mouse'));
    });
  });
});

test('M1: a whole Duel on the B sides, each tap playing at once', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = await visitTable(
    page,
    { mode: 'instant', language: 'fr' },
    { game: 'duel', seed: 9, sides: 'b' },
  );
  const hand = mouse(page);
  await playOn(page, { ...hand, confirm: () => Promise.resolve() });
  await expect(page.getByRole('dialog')).toContainText('Score final');
  expect(complaints).toEqual([]);
});

test('M22, M23: the Duel is in sight and large enough on every screen', async ({ page }) => {
  test.setTimeout(120_000);
  await visitTable(page, { language: 'fr' }, { game: 'duel', seed: 5, sides: 'b' });
  for (let part = 0; part < 3; part++) {
    await playOn(page, mouse(page), 14);
    for (const [width, height] of [
      [360, 740],
      [740, 360],
      [768, 1024],
      [1024, 768],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const wrong = await page.evaluate(() => {
        const found: string[] = [];
        if (
          document.documentElement.scrollHeight > innerHeight ||
          document.documentElement.scrollWidth > innerWidth
        )
          found.push('the page scrolls');
        for (const button of document.querySelectorAll<HTMLElement>('.game button')) {
          if (button.offsetParent === null || button.closest('.log')) continue;
          const { left, top, right, bottom, width: w, height: h } = button.getBoundingClientRect();
          const name = button.dataset['place'] ?? button.id ?? button.className;
          if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
            found.push(`${name} is outside`);
          if (w < 24 || h < 24) found.push(`${name} is ${w} × ${h}`);
        }
        return found;
      });
      expect(wrong, `${width} × ${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

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

test('the game chosen on the start page is remembered', async ({ page }) => {
  await visit(page);
  await page.locator('label:has(#game-duel)').click();
  await expect(page).toHaveTitle(/The Duel/);
  await page.reload();
  await expect(page.locator('#game-duel')).toBeChecked();
  await expect(page.getByText('Memory aid')).toHaveCount(1);
});

for (const language of ['en', 'fr', 'de'] as const)
  test(`M23: an answer with long words takes no room from the table on a phone, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // A player may place two figures or three.
    const link = 'ATkAeyJnIjoiZHVlbCIsInAiOltbIkFubiIsMF0sWyJCZW4iLDFdXSwiYyI6e30sInMiOjIsIm4iOjZ9cAAEqRIEtQ';
    await visit(page, { language, home: true }, `./#${link}`);
    await complete(page);
    const hand = mouse(page),
      size = (): Promise<number> => page.evaluate(() => document.querySelector('.host')!.clientHeight);
    const before = await size();
    for (const place of ['action/1/place-several', 'cell/0/0', 'cell/0/1']) {
      await hand.tap(place);
      expect(await size()).toBe(before);
    }
    await expect(page.locator('.choices button')).toBeVisible();
    await expect(page.locator('#cancel')).toBeInViewport({ ratio: 1 });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.acts button')].filter(
        (button) => button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight,
      ),
    );
    expect(cut).toEqual([]);
  });
