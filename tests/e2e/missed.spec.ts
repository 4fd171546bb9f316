// A part of the page that cannot be fetched: the page says why, and trying again goes on where the player was.
import { expect, type Page, type Route } from '@playwright/test';
import { test } from './test';
import { begin, hash, mouse, playOn, visit } from './table';

const PORTAL = '<!doctype html><title>Hotel</title><p>Log in to the network.</p>';
const portal = (contentType: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType, body: PORTAL });

/** How the engine's file can be missed, and what is said of it. */
const WAYS: Record<string, [way: (route: Route) => Promise<void>, says: Record<string, string>]> = {
  'the connection is reset': [
    (route) => route.abort('connectionreset'),
    {
      en: 'no connection to the server',
      de: 'keine Verbindung zum Server',
      fr: 'pas de connexion au serveur',
    },
  ],
  'the server answers with an error': [
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: PORTAL }),
    { en: 'answered with error 503', de: 'Fehler 503', fr: 'l’erreur 503' },
  ],
  'the network shows another page': [
    portal('text/html'),
    { en: 'network shows another page', de: 'Netz zeigt', fr: 'ce réseau affiche une autre page' },
  ],
  'the network shows another page as if it were the file': [
    portal('application/wasm'),
    { en: 'network shows another page', de: 'Netz zeigt', fr: 'ce réseau affiche une autre page' },
  ],
  'the file is cut': [
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.body()).subarray(0, 50_000) });
    },
    { en: 'damaged or incomplete', de: 'beschädigt oder unvollständig', fr: 'endommagé ou incomplet' },
  ],
};
const ENGINE = /imhotep_bg[^/]*\.wasm$/;

const told = (page: Page) => page.getByRole('alert').filter({ hasText: /./ }).last();

for (const [name, [way, says]] of Object.entries(WAYS))
  test(`if ${name}, the page says so in three languages, and trying again begins the game`, async ({
    page,
  }) => {
    await page.route(ENGINE, way);
    await visit(page, { home: true });
    for (const [language, words] of Object.entries(says)) {
      await page.evaluate((language) => {
        const settings = JSON.parse(localStorage.getItem('dockhand.settings')!) as object;
        localStorage.setItem('dockhand.settings', JSON.stringify({ ...settings, language }));
      }, language);
      await page.reload();
      await expect(told(page)).toContainText(words);
      await expect(told(page)).not.toContainText('TypeError');
    }
    await page.locator('#play').click();
    await expect(told(page)).toContainText(says['fr']!);
    await page.locator('#try-again').click();
    await expect(told(page)).toContainText(says['fr']!); // it was really asked for again
    await page.unroute(ENGINE);
    await page.locator('#try-again').click();
    await expect(page.locator('main.game')).toBeVisible();
  });

test('an engine with the wrong type is used all the same', async ({ page }) => {
  await page.route(ENGINE, async (route) =>
    route.fulfill({ response: await route.fetch(), contentType: 'text/html' }),
  );
  await visit(page);
  await begin(page);
});

test('a browser that is too old is told so, and not to try the network', async ({ page }) => {
  await page.addInitScript(() => {
    const refuses = (): Promise<never> => Promise.reject(new WebAssembly.CompileError('unknown instruction'));
    Object.assign(WebAssembly, { compile: refuses, compileStreaming: refuses });
  });
  await visit(page, { home: true });
  await expect(told(page)).toContainText('This browser cannot run the game: it is too old');
  await expect(told(page)).toContainText('The browser says “CompileError: unknown instruction');
});

for (const [name, way, words] of [
  ['words', (route: Route) => route.fulfill({ status: 503 }), 'answered with error 503'],
  ['words', portal('text/plain'), 'network shows another page'],
  ['code', (route: Route) => route.fulfill({ status: 503 }), 'answered with error 503'],
  ['code', portal('text/html'), 'network shows another page'],
  ['code', (route: Route) => route.abort('connectionreset'), 'no connection to the server'],
] as const)
  test(`${name} of a game: ${words}, and trying again goes on with the form as it was`, async ({ page }) => {
    const file = name === 'words' ? /words-duel-en[^/]*$/ : /\/assets\/duel-[^/]*\.js$/;
    await page.route(file, way);
    await visit(page);
    await page.locator('label:has(#game-duel)').click();
    if (name === 'code') {
      await page.locator('#option-memoryAid').waitFor({ state: 'attached' });
      await page.locator('#name-0').fill('Anna');
      await page.locator('#start').click();
    }
    await expect(page.locator('.message')).toContainText(words);
    await page.unroute(file);
    await page.locator('#try-again').click();
    if (name === 'code') {
      await page.locator('main.game').waitFor();
      await expect(page.locator('.chip .who').first()).toHaveText('Anna');
    } else await expect(page.locator('#option-memoryAid')).toBeAttached();
  });

test('code that arrived cut is read again after a reload, which the button does; the game goes on', async ({
  page,
}) => {
  const parts = /\/assets\/sheet-[^/]*\.js$/;
  await visit(page);
  await begin(page);
  await playOn(page, mouse(page), 2);
  const state = await hash(page);
  await page.route(parts, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.body()).subarray(0, 500) });
  });
  const settings = async (): Promise<void> => {
    await page.locator('#menu').click();
    await page.locator('#menu-settings').click();
  };
  await settings();
  await expect(page.locator('.message')).toContainText('damaged or incomplete');
  await page.unroute(parts);
  const loaded = page.waitForEvent('load');
  await page.locator('#try-again').click();
  await loaded;
  await page.locator('main.game').waitFor();
  expect(await hash(page)).toBe(state);
  await settings();
  await expect(page.locator('#more-wipe')).toBeVisible();
});
