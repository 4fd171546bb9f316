// The connection to the database drops, and the disk is full and then free again, in a real browser: the game is kept
// all the same, or the page says why not and takes it back.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { hash, leaveGame, mouse, playOn, settle, visit, visitTable } from './table';

const saved = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (window.__game as unknown as { saved(): string | undefined }).saved());
const card = (page: Page) => page.locator('.shelf .saved-game').first();

/** Remembers the connections of the page, so that they can be closed behind it. */
const remember = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const all: IDBDatabase[] = [],
      open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...words) => {
      const asking = open(...words);
      asking.addEventListener('success', () => all.push(asking.result));
      return asking;
    };
    Object.assign(window, { connections: all });
  });
/** Closes them; `event`: the page hears of it. */
const drop = (page: Page, event: boolean): Promise<void> =>
  page.evaluate((event) => {
    for (const one of (window as unknown as { connections: IDBDatabase[] }).connections.splice(0)) {
      one.close();
      if (event) one.dispatchEvent(new Event('close'));
    }
  }, event);

test('M10: a game is kept when the connection drops, with an event and without, and is on the start page', async ({
  page,
}) => {
  await remember(page);
  await visitTable(page);
  for (const event of [false, true]) {
    await playOn(page, mouse(page), 2);
    await drop(page, event);
  }
  await playOn(page, mouse(page), 2);
  await settle(page);
  const state = await hash(page);
  await expect(page.locator('.news')).toHaveCount(0);
  await drop(page, false);
  await leaveGame(page);
  await expect(page.locator('.shelf li')).toHaveCount(1);
  await page.goto(page.url());
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(state);
});

test('M10: a game is kept when the browser itself closes the connection and deletes what was kept', async ({
  page,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 2);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await playOn(page, mouse(page), 2);
  await settle(page);
  const state = await hash(page);
  await page.goto(page.url());
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(state);
});

test('M10: a full disk is told of, and that it is over when there is room again', async ({
  page,
  baseURL,
}) => {
  const devtools = await page.context().newCDPSession(page),
    { origin } = new URL(baseURL!);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await visitTable(page);
  await playOn(page, mouse(page), 2);
  await expect(page.locator('.news')).toContainText('no space left');
  expect(await saved(page)).toBeUndefined();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(page.locator('.news')).toContainText('The game is now saved');
  expect(await saved(page)).toBe('yes');
  const state = await hash(page);
  await page.goto(page.url());
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(state);
});

test('M10: a game goes on when another window deletes everything, and is saved again if the player wants it', async ({
  page,
  context,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 2);
  await settle(page);
  const other = await context.newPage();
  await visit(other, { home: true });
  await other.evaluate(() => indexedDB.deleteDatabase('dockhand'));
  await other.close();
  await expect(page.locator('.news')).toContainText('deleted in another window');
  expect(await saved(page)).toBeUndefined();
  await playOn(page, mouse(page), 1);
  await page.locator('#saves-again').click();
  await expect(page.locator('.news')).toContainText('The game is now saved');
  const state = await hash(page);
  await page.goto(page.url());
  await card(page).click();
  await expect.poll(() => hash(page)).toBe(state);
});
