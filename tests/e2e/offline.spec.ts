// The page without a network, on the home screen, and from one version to the next.
import { chromium, expect, type BrowserContext, type Page } from '@playwright/test';
import { test } from './test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type Site } from './server';
import { GAMES, begin, hash, make, mouse, visit, setUp } from './table';

let site: Site;
const soon = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.assign(window, { offlineAfter: 500 });
  });
test.beforeEach(async ({ context }) => {
  site = await serve('dist-test');
  await soon(context);
});
test.afterEach(() => site.close());

/** Resolves when the service worker has stored the page. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    navigator.serviceWorker.ready.then(
      ({ active }) =>
        new Promise<void>((done) => {
          if (active?.state === 'activated') done();
          active?.addEventListener('statechange', () => {
            if (active.state === 'activated') done();
          });
        }),
    ),
  );
const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const leaveGame = async (page: Page): Promise<void> => {
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
};

/** Puts another version of the page on the server. */
const release = (mark: string): void => {
  site.write('sw.js', `${site.read('sw.js').toString()}\n// ${mark}`);
};

/** Visits the page once, and again without a network; returns its errors and the fetches that failed. */
async function cutOff(
  page: Page,
  context: BrowserContext,
): Promise<{ complaints: string[]; failed: string[] }> {
  const complaints = await visit(page, {}, site.address);
  await kept(page);
  await site.close();
  await context.setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.reload();
  return { complaints, failed };
}

test('M12: after one visit computer players play every game to its end without a network, and another language is there too', async ({
  page,
  context,
}) => {
  const { complaints, failed } = await cutOff(page, context);
  for (const game of GAMES) {
    await setUp(page);
    await page.locator(`label:has(#game-${game})`).click();
    await expect(page.locator(`#game-${game}`)).toBeChecked();
    await page.locator('form.sheet:not([inert])').waitFor();
    if ((await page.locator('#level-0').count()) === 0) await page.locator('#computers').click();
    await page.locator('#level-1').waitFor();
    for (const seat of await page.locator('[id^=level-]').all()) await seat.selectOption('0');
    await page.locator('#start').click();
    await page.waitForFunction(
      () => window.__game?.view()?.outcome !== null && window.__game?.moves() > 0,
      null,
      { timeout: 120_000, polling: 100 },
    );
    expect(
      await page.evaluate(() =>
        window.__game
          .session()
          .setup()
          .players.map(({ level }) => level),
      ),
    ).not.toContain(undefined);
    await expect(page.locator('#review')).toBeVisible();
    await page.goto(site.address);
  }
  await setUp(page);
  await page.locator('label:has(#game-duel)').click();
  await page.locator('#start').click();
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(failed).toEqual([]);
  expect(complaints).toEqual([]);
});

test('M12, M14: without a network a player can play against the computer and get a hint, both from workers', async ({
  page,
  context,
}) => {
  const { complaints, failed } = await cutOff(page, context);
  await setUp(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('form.sheet:not([inert])').waitFor();
  await page.locator('#start-computer').click();
  await page.waitForFunction(
    () => ((window.__game as typeof window.__game | undefined)?.seat() ?? null) !== null,
    null,
    { polling: 20 },
  );
  for (let turn = 0; turn < 4; turn++) {
    const all = await page.evaluate(() => window.__game.offers()),
      chosen = all[(turn * 7 + 3) % all.length];
    const before = await page.evaluate(() => window.__game.moves());
    if (chosen) await make(page, mouse(page), chosen);
    await page.waitForFunction(
      (before) => window.__game.moves() > before && window.__game.seat() !== null,
      before,
      { polling: 20 },
    );
  }
  await expect(page.locator('.entries')).toContainText('Aaltje Vos');
  await page.locator('#menu').click();
  await page.locator('#menu-hint').click();
  await expect(page.locator('#hint-1')).toBeVisible({ timeout: 30_000 });
  expect(page.workers().length).toBeGreaterThan(0);
  expect(failed).toEqual([]);
  expect(complaints).toEqual([]);
});

test('M13: the browser finds nothing that would keep the page from being installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  const { executablePath } = test.info().project.use.launchOptions ?? {};
  const context = await chromium.launchPersistentContext(
    folder,
    executablePath === undefined ? {} : { executablePath },
  );
  try {
    await soon(context);
    const page = await context.newPage();
    await page.goto(site.address);
    await kept(page);
    const devtools = await context.newCDPSession(page);
    expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(url).toBe(`${site.address}manifest.webmanifest`);
    const { icons } = JSON.parse(site.read('manifest.webmanifest').toString()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable', 'maskable']);
    for (const { src, sizes } of [...icons, { src: 'icons/apple-touch.png', sizes: '180x180' }]) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('M12: a new version waits for the end of the game, in every tab, and the page says so', async ({
  page,
  context,
}) => {
  await visit(page, {}, site.address);
  await kept(page);
  await page.reload();
  await controlled(page);
  await begin(page, { players: 2 });
  const before = await hash(page);
  const other = await context.newPage();
  await visit(other, {}, site.address);
  release('another version');
  await page.evaluate(() =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update()),
  );
  await expect(page.getByRole('log')).toContainText('It loads after this game');
  expect(await hash(page)).toBe(before);
  // The other tab offers the new version, but does not force it on this one.
  await other.locator('#update').click();
  await expect(other.locator('.notice')).toContainText('in another tab');
  expect(await hash(page)).toBe(before);
  await leaveGame(page);
  await expect(page.locator('.notice')).toContainText('A new version');
  const reloaded = page.waitForEvent('load');
  await page.locator('#update').click();
  await reloaded;
  await page.locator('#play').waitFor();
  expect(
    await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((registration) => registration?.waiting ?? null),
    ),
  ).toBeNull();
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('a bad release is undone by putting the other service worker in its place', async ({ page }) => {
  await visit(page, {}, site.address);
  await kept(page);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
  await page.evaluate(() => caches.open('of a neighbour'));
  site.write('sw.js', site.read('sw-off.js'));
  // The new version is there at the latest when the page is visited again.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto(site.address);
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .catch(() => undefined),
    );
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 2000 })
      .toEqual(['of a neighbour']);
  }).toPass({ timeout: 30_000 });
  // From now on the page asks the server for everything again.
  site.write(
    'index.html',
    site.read('index.html').toString().replace('</body>', '<p id="mended"></p></body>'),
  );
  await page.reload();
  await expect(page.locator('#mended')).toBeAttached();
  expect(await page.evaluate(() => localStorage.getItem('dockhand.settings'))).not.toBeNull();
});

test('6.1: a damaged file is fetched anew and never used', async ({ page, context }) => {
  await visit(page, {}, site.address);
  await kept(page);
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    for (const request of await cache.keys()) {
      if (!/imhotep_bg.*\.wasm$/.test(request.url)) continue;
      const answer = await cache.match(request),
        bytes = new Uint8Array(await answer!.arrayBuffer());
      bytes[bytes.length >> 1]! ^= 1;
      await cache.put(request, new Response(bytes, { headers: answer!.headers }));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('no connection to the server');
  await context.setOffline(false);
  await page.reload();
  await begin(page, { players: 2 });
  // From now on the file is right again.
  await context.setOffline(true);
  await page.reload();
  await page.locator('#play').waitFor();
});

test('6.1: a file that was changed on the server is not kept', async ({ page }) => {
  const [name = ''] = /assets\/words-kontor-en-[\w-]+\.txt/.exec(site.read('sw.js').toString()) ?? [];
  site.write(name, `${site.read(name).toString()} `);
  const coming = page.context().waitForEvent('serviceworker');
  await visit(page, {}, site.address);
  await coming;
  await expect
    .poll(() =>
      page.evaluate(() =>
        navigator.serviceWorker
          .getRegistration()
          .then((registration) => registration?.installing?.state ?? registration?.active?.state ?? 'none'),
      ),
    )
    .toBe('none');
  await begin(page, { players: 2 }); // the game can be played all the same
});
