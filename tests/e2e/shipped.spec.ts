// The page as it is shipped, without the hook that the other tests use.
import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './test';
import { readdirSync, readFileSync } from 'node:fs';
import { firstLoad, furtherSizes, mostOf, weightOf } from '../../tools/lib/sizes.mjs';

const languages = readdirSync('www/words').flatMap((name) => /^page\.(\w+)\.ftl$/.exec(name)?.[1] ?? []);

test('the shipped page begins a game without a complaint', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('./');
  await page.locator('#people-2 + span').click();
  await page.locator('#play').click();
  await page.locator('.layer button.lit').first().waitFor();
  expect(await page.evaluate(() => '__game' in window)).toBe(false);
  expect(complaints).toEqual([]);
});

/** Returns the first loads that are too heavy, with their bytes, for every game in every language. */
async function firstLoads(page: Page, browser: Browser, baseURL = ''): Promise<string[]> {
  await page.goto('./');
  await page.locator('#play').waitFor();
  const games = await page
    .locator('[data-game]')
    .evaluateAll((cards) => cards.map((one) => (one as HTMLElement).dataset['game'] ?? ''));
  expect(games).toContain('imhotep');
  const found: string[] = [];
  for (const game of games) {
    // The languages are loaded at the same time, since half of the time is waiting for further requests.
    await Promise.all(
      languages.map(async (language) => {
        const fresh = await (await browser.newContext({ serviceWorkers: 'block' })).newPage(); // it would begin to fetch everything
        const names = await firstLoad(fresh, baseURL, { game, language });
        await fresh.context().close();
        const bytes = weightOf(names);
        if (bytes > mostOf(game)) found.push(`${game}, ${language}: ${bytes}`);
      }),
    );
  }
  return found;
}
test('C3: everything in a first load is light, for every game in every language', async ({
  page,
  browser,
  baseURL,
}) => {
  expect(await firstLoads(page, browser, baseURL)).toEqual([]);
});

test('C2: no game loads the engine of another', async ({ page, baseURL }) => {
  const names = (await firstLoad(page, baseURL ?? '', { game: 'imhotep', language: 'en' })).filter((name) =>
    name.endsWith('.wasm'),
  );
  expect(names).toEqual([expect.stringContaining('imhotep')]);
});

test('C2, M26, S1: an engine takes at most 232 kB, those of all games 470 kB with brotli, a poster with its script 5 kB', () => {
  for (const { part, bytes, most } of furtherSizes()) {
    expect(bytes, part).toBeGreaterThan(0);
    expect(bytes, part).toBeLessThanOrEqual(most);
  }
});

test('D6: the edition in a single file takes at most 3 MB', () => {
  expect(readFileSync('dist/dockhand.html').length).toBeLessThanOrEqual(3_000_000);
});

test('6.2, X7: a bill of materials lies beside the hashes, and is among them', () => {
  expect(readFileSync('dist/hashes.txt', 'utf8')).toContain('  bom.cdx.json\n');
  expect(JSON.parse(readFileSync('dist/bom.cdx.json', 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([
      expect.objectContaining({ name: 'wasm-bindgen' }),
      expect.objectContaining({ name: 'qr' }),
      expect.objectContaining({ name: 'workbox-precaching' }),
      expect.objectContaining({ name: 'rust-std' }),
    ]) as unknown,
  });
});
