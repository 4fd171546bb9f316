// What is fetched, and when: a game with its words when it is chosen, and one language; a fetch that failed
// can be tried again.
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { begin, dismiss, hash, mouse, playOn, visit, newGame } from './table';

/** Collects the names of the files fetched from now on, without the hash of their version. */
function fetched(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) =>
    names.add(new URL(request.url()).pathname.replace(/^.*\//, '').replace(/-[\w-]{7}(?=\.\w+$)/, '')),
  );
  return names;
}

/**
 * Blocks files whose names begin like this until they are let through. Their errors in the console are
 * expected.
 */
async function shut(page: Page, name: string): Promise<() => Promise<void>> {
  const pattern = new RegExp(`/assets/${name}-[^/]*$`);
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

const lit = (page: Page) => page.locator('.layer button.lit').first();

test('only the chosen game and one language are fetched, each once', async ({ page }) => {
  const names = fetched(page);
  await visit(page, { language: 'fr' });
  await begin(page);
  for (const name of ['words-page-fr.txt', 'words-imhotep-fr.txt', 'imhotep.js', 'scenes.js'])
    expect(names).toContain(name);
  expect(
    [...names].filter((name) =>
      /^(words-.*en|duel|kontor|rampart|words-(duel|kontor|rampart)|engine-(duel|kontor|rampart))\b/.test(
        name,
      ),
    ),
  ).toEqual([]);
});

test('another game is fetched when it is chosen, before it is played', async ({ page }) => {
  const names = fetched(page);
  await visit(page);
  await page.locator('label:has(#game-duel)').click();
  await expect(page.locator('#option-memoryAid')).toBeAttached();
  await expect.poll(() => names.has('duel.js')).toBe(true);
  expect(names).toContain('words-duel-en.txt');
  await page.reload();
  await expect(page.locator('#option-memoryAid')).toBeAttached(); // the game that was chosen last
});

test('words that cannot be fetched are asked for again, and the form stays', async ({ page }) => {
  await visit(page);
  await page.locator('#name-0').fill('Anna');
  const open = await shut(page, 'words-duel-en');
  await page.locator('label:has(#game-duel)').click();
  await expect(page.locator('.message')).toContainText('could not be loaded');
  await expect(page.locator('#game-imhotep')).toBeChecked();
  await expect(page.locator('#name-0')).toHaveValue('Anna');
  await open();
  await page.locator('#try-again').click();
  await expect(page.locator('#option-memoryAid')).toBeAttached();
  await expect(page.locator('.message')).toBeEmpty();
  await page.locator('#start').click();
  await lit(page).waitFor();
});

test('a game that cannot be fetched can be begun later, with the form as it was filled in', async ({
  page,
}) => {
  const open = await shut(page, 'imhotep');
  await visit(page);
  await page.locator('#name-0').fill('Anna');
  await page.locator('#start').click();
  await expect(page.locator('.message')).toContainText('could not be loaded');
  await expect(page.locator('main.game')).toHaveCount(0);
  await open();
  await page.locator('#try-again').click();
  await lit(page).waitFor();
  await expect(page.locator('.chip .who').first()).toHaveText('Anna');
});

test('a link to another game waits until that game can be fetched, and the game on the table stays', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page);
  await begin(page, { game: 'duel', sides: 'b' });
  await playOn(page, mouse(page), 5);
  const [link, duel] = await page.evaluate(() => [window.__game.link(), window.__game.hash()] as const);

  // Another device: on this one the Duel is a saved game, whose picture needs all of it.
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: 'block' }),
    other = await elsewhere.newPage();
  await visit(other);
  await begin(other);
  await playOn(other, mouse(other), 3);
  const imhotep = await hash(other);
  const open = await shut(other, '(words-)?duel');
  await other.evaluate((text) => {
    location.hash = `#${text}`;
  }, link);
  await expect(other.getByRole('dialog')).toContainText('could not be loaded');
  expect(await hash(other)).toBe(imhotep);
  await open();
  await other.locator('#try-again').click();
  await expect.poll(() => hash(other)).toBe(duel); // at once, since the other game is kept
  await expect(other.locator('main.game')).toHaveAttribute('data-game', 'duel');
  // On the first screen the game that was left has the largest scene.
  await newGame(other);
  await expect(other.locator('#option-memoryAid')).toBeAttached();
  await elsewhere.close();
});

test('the old language stays if the new one cannot be fetched, in a game and on the start page', async ({
  page,
}) => {
  await visit(page);
  await begin(page);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  const open = await shut(page, 'words-imhotep-fr');
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('#setting-language')).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open();
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.locator('#setting-language')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await dismiss(page);
  await expect(page.locator('#confirm')).toHaveText('Confirmer');
  await newGame(page);
  await expect(page.locator('#start')).toHaveText('Jouer');
  await page.locator('label:has(#game-rampart)').click();
  await expect(page.locator('label[for="option-points"]')).toHaveText(/^Points/);
});

test('the page shows something while the engine is fetched', async ({ page }) => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\.wasm$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'Imhotep', exact: true })).toBeVisible();
  await page.locator('#play').click();
  await expect(page.locator('main.home')).toBeVisible();
  come();
  await expect(page.locator('main.game')).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
});

test('the page says in words that the engine cannot be fetched', async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('no connection to the server');
});

test('the page says so even if its words cannot be fetched', async ({ page }) => {
  await shut(page, 'words-page-en');
  await page.goto('./');
  await expect(page.locator('#unreachable')).toBeVisible();
  for (const [language, words] of [
    ['en', 'could not be loaded'],
    ['fr', 'n’a pas pu être chargée'],
    ['de', 'konnte nicht vollständig geladen werden'],
  ] as const)
    await expect(page.locator(`#unreachable p[lang=${language}]`)).toContainText(words);
});

test.describe('a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is told in every language what the page needs', async ({ page }) => {
    await page.goto('./');
    for (const [language, words] of [
      ['en', 'This page needs JavaScript'],
      ['fr', 'a besoin de JavaScript'],
      ['de', 'braucht JavaScript'],
    ] as const) {
      const told = page.locator(`noscript p[lang=${language}]`); // by words Playwright finds nothing in there
      await expect(told).toBeVisible();
      expect(await told.innerText()).toContain(words);
    }
  });
});

test('opened from the disk, the page names the single file, in every language, and does not blame the network', async ({
  page,
}) => {
  await page.goto(pathToFileURL('dist-test/index.html').href);
  const told = page.getByRole('alert');
  await expect(told).toHaveCount(1);
  for (const [language, words] of [
    ['en', 'Opened from disk'],
    ['fr', 'depuis le disque'],
    ['de', 'Von der Festplatte'],
  ] as const)
    await expect(told.locator(`p[lang=${language}]`)).toContainText(words);
  await expect(page.locator('#unreachable')).toBeHidden();
  await told.locator('p[lang=de] a').click();
  await expect(page.locator('#play')).toBeVisible();
  await expect(page).toHaveURL(/^file:.*\/dockhand\.html$/);
});

test('opened from a server, the page says nothing of that', async ({ page }) => {
  await page.goto('./');
  await page.locator('#play').waitFor();
  await expect(page.locator('#from-disk')).toHaveCount(0);
});

test('C2: a part whose style sheet cannot be fetched is fetched again, with its style sheet', async ({
  page,
}) => {
  const sheets = /\/assets\/rulebook-[^/]*\.css$/;
  await page.route(sheets, (route) => route.abort());
  await visit(page, { home: true });
  await page.locator('label:has(#people-2)').click();
  await page.locator('#play').click();
  await page.locator('#menu').click();
  await page.locator('#menu-rules').click();
  await expect(page.locator('.message')).toContainText('could not be loaded');
  await page.unroute(sheets);
  await page.locator('#try-again').click();
  await expect(page.locator('.rules-tools')).toHaveCSS('display', 'flex');
});
