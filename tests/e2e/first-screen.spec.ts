// The first screen is part of the document: it is there, and notices taps, before any other file has come.
import { expect, type Page } from '@playwright/test';
import { hash, sitDown, visit } from './table';
import { test } from './test';

/** Holds every style sheet, script and word until the returned function is called. */
async function held(page: Page): Promise<() => void> {
  let come = (): void => undefined;
  const here = new Promise<void>((done) => (come = done));
  await page.route(/\.(css|js|txt|wasm)$/, async (route) => {
    await here;
    await route.continue();
  });
  return come;
}
const first = (page: Page) => page.locator('#first');
/** Where everything that one can tap or read stands. */
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.home :is(h1, h2, h3, button, .title p)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.id || one.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`nothing moves when the scripts come, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const come = await held(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(first(page).getByRole('heading', { level: 2 })).toHaveText('Imhotep');
    const before = await places(page);
    expect(before.length).toBeGreaterThan(15);
    come();
    await expect(first(page)).toHaveCount(0);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.locator('#play')).toContainText('against'); // comes with the engine
    expect(await places(page)).toEqual(before);
  });

for (const locale of ['en', 'fr', 'de'])
  test(`a phone shows everything that there is to play without scrolling, ${locale}`, async ({ browser }) => {
    const page = await browser.newPage({ locale, viewport: { width: 360, height: 740 } });
    await page.goto('./');
    await expect(page.locator('#play')).toContainText(/against|contre|gegen/);
    for (const id of ['daily', 'puzzles', 'ladder', 'open', 'stats']) {
      const button = page.locator(`#${id}`);
      await expect(button).toBeInViewport({ ratio: 1 });
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.close();
  });

test('a button that is tapped before the scripts have come is tapped once they are here', async ({
  page,
}) => {
  const come = await held(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('#rules').click();
  await page.locator('#settings').click(); // the last one counts
  await expect(page.locator('[aria-busy]')).toHaveCount(1);
  come();
  await expect(page.getByRole('dialog')).toContainText('Language');
});

test('by keyboard, too, and the focus stays', async ({ page }) => {
  const come = await held(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('#daily').focus();
  come();
  await expect(first(page)).toHaveCount(0);
  await expect(page.locator('#daily')).toBeFocused();
});

test('a game of three begins that was asked for before the scripts had come', async ({ page }) => {
  const come = await held(page);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('label:has(#people-3)').click();
  await page.locator('#play').press('Enter');
  come();
  await expect(page.locator('main.game')).toBeVisible();
  expect(await page.evaluate(() => window.__game.session()!.setup().players.length)).toBe(3);
});

test('it speaks the language of the reader, and has the theme', async ({ browser }) => {
  for (const [locale, kept, learn] of [
    ['de-AT', {}, 'Lernen'],
    ['fr-FR', { theme: 'dark' }, 'Apprendre'],
    ['es-ES', {}, 'Learn'],
    ['fr-FR', { language: 'de' }, 'Lernen'],
  ] as const) {
    const page = await browser.newPage({ locale });
    await page.addInitScript((kept) => localStorage.setItem('dockhand.settings', kept), JSON.stringify(kept));
    await held(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(first(page).locator('#learn b')).toHaveText(learn);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'theme' in kept ? 'dark' : 'auto');
    await page.close();
  }
});

test('its language is chosen and it has its style before any file has come', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'fr-FR' });
  const come = await held(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(first(page)).toHaveAttribute('lang', 'fr');
  await expect(first(page).locator('.hero')).toHaveCSS('position', 'relative');
  come();
  await expect(page.locator('.home:not(#first)')).toBeVisible();
  await page.close();
});

test('what the document shows is settled before the page begins, however quickly its files come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      // Module scripts run, or are found to have failed, right after this.
      if (document.readyState === 'interactive')
        Object.assign(window, { settled: 'theme' in document.documentElement.dataset });
    });
  });
  for (let visit = 0; visit < 5; visit++) {
    await page.goto('./');
    expect(await page.evaluate(() => 'settled' in window && window.settled)).toBe(true);
  }
});

test('it is painted before the living one takes its place', async ({ page }) => {
  await page.addInitScript(() => {
    const own = globalThis.requestAnimationFrame.bind(globalThis),
      held: FrameRequestCallback[] = [];
    globalThis.requestAnimationFrame = (work) => held.push(work);
    Object.assign(globalThis, {
      paint: () => {
        globalThis.requestAnimationFrame = own;
        held.forEach(own);
      },
    });
  });
  const words = page.waitForResponse(/words-page-en/),
    engine = page.waitForResponse(/\.wasm$/);
  await page.goto('./');
  await Promise.all([words, engine]); // everything that the living one needs
  await page.waitForTimeout(300);
  await expect(first(page)).toHaveCount(1);
  await page.evaluate(() => (globalThis as unknown as { paint: () => void }).paint());
  await expect(page.locator('.home:not(#first)')).toBeVisible();
  await expect(first(page)).toHaveCount(0);
});

test('the page of a game has the first screen of that game', async ({ page }) => {
  await held(page);
  await page.goto('./kontor.html', { waitUntil: 'commit' });
  await expect(first(page).getByRole('heading', { level: 2 })).toHaveText('Kontor');
});

test('it is left out where the page shows something else', async ({ page, context }) => {
  await context.addInitScript(() => {
    if (!localStorage.getItem('dockhand.settings'))
      localStorage.setItem('dockhand.settings', JSON.stringify({ game: 'duel' }));
  });
  await held(page);
  await page.goto('./', { waitUntil: 'commit' }); // another game was chosen
  await expect(page.locator('#unreachable')).toBeAttached();
  await expect(first(page)).toHaveCount(0);
  await page.goto('./duel.html#torn', { waitUntil: 'commit' });
  await expect(page.locator('#unreachable')).toBeAttached();
  await expect(first(page)).toHaveCount(0);
});

test('a link announces its game before anything has come, and only that game is fetched', async ({
  page,
  browser,
}) => {
  await visit(page, { home: true });
  await sitDown(page, { game: 'kontor', players: 2, seed: 11, options: {} });
  const link = await page.evaluate(() => window.__game.link());
  const device = await browser.newContext({ locale: 'fr', viewport: { width: 360, height: 740 } }),
    other = await device.newPage();
  const engines: string[] = [];
  other.on('request', (request) => engines.push(...(/engine-(\w+)_bg/.exec(request.url())?.slice(1) ?? [])));
  const come = await held(other);
  await other.goto(`./#${link}`, { waitUntil: 'commit' });
  await expect(first(other).getByRole('heading', { level: 2 })).toHaveText('Kontor');
  await expect(first(other).locator('.hero')).toHaveAttribute('data-game', 'kontor');
  await expect(first(other).getByText('On installe le jeu…')).toBeInViewport({ ratio: 1 });
  await expect(first(other).getByRole('button')).toHaveCount(0);
  come();
  await expect(other.locator('main.game')).toBeVisible();
  await expect(first(other)).toHaveCount(0);
  expect(await hash(other)).toBe(await hash(page));
  expect(engines).toEqual(['kontor']);

  // A link that was cut off names its game, and gives way to the reason.
  const torn = await device.newPage();
  await torn.goto(`./#${link.slice(0, 60)}`, { waitUntil: 'commit' });
  await expect(torn.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(first(torn)).toHaveCount(0);
  await expect(torn.locator('.hero')).toHaveAttribute('data-game', 'kontor');
  await device.close();
});

test('settings that are no settings do no harm', async ({ page }) => {
  for (const kept of ['5', '"x"', '[]', 'null', '{', '{"language":5,"theme":{},"game":[]}']) {
    await page.addInitScript((kept) => localStorage.setItem('dockhand.settings', kept), kept);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#play')).toContainText('against');
  }
});

test('if the words cannot be fetched, the page says so over the first screen', async ({ page }) => {
  await page.route(/words-page-/, (route) => route.abort());
  await page.goto('./');
  await expect(page.locator('#unreachable')).toBeInViewport({ ratio: 1 });
});
