// What people have reported of pages like this one: translated and darkened by the browser, moved to another
// screen, printed, without room for sound or pictures, left by Back.
import { expect, type Page } from '@playwright/test';
import { visitRampart } from './rampart';
import { begun, leaveGame, pointOf, setUp, sitDown, visit, visitTable } from './table';
import { test } from './test';
import { translate } from './checks';

declare global {
  interface Window {
    /** The queries for the pixels of the screen. */
    asked: MediaQueryList[];
  }
}

const labels = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.layer button')].map((button) => button.textContent ?? ''),
  );

test('P53: what was only looked at in the set-up does not begin the next game', async ({ page }) => {
  await visit(page, { home: true });
  await setUp(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#table-choose').waitFor();
  await page.locator('#computers').click();
  await page.locator('#level-1').selectOption('Admiral (hardest to beat)');
  await page.goBack();
  await page.locator('#play').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('dockhand.opponents'))).toBeNull();
  await page.locator('label:has(#people-1)').click();
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  const { players } = await page.evaluate(() => window.__game.session().setup());
  expect(players[1]?.level).toBe(0);
});

test('P44: no text of a table is selected by dragging over it', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  const from = await pointOf(page, 'quarry/0');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 300, from.y - 200, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.press('Control+A');
  expect(await page.evaluate(() => String(getSelection()).trim())).not.toMatch(/quarry|boat/i);
});

/** Moves with a finger from one point to another, and lets go. */
async function slide(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const at = (share: number) => [
    { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, id: 1 },
  ];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 8; step++)
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
/** Drags a piece from the middle of a place to that of another one; `held`: what is looked at before it is let go. */
async function drag(
  page: Page,
  by: 'mouse' | 'finger',
  from: string,
  to: string,
  held?: () => Promise<void>,
): Promise<void> {
  const [a, b] = [await middleOf(page, from), await middleOf(page, to)];
  if (by === 'finger') await slide(page, a, b);
  else {
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    await page.mouse.move(b.x, b.y, { steps: 8 });
    await held?.();
    await page.mouse.up();
  }
  await page.evaluate(() => window.__game.settle());
}
/** Returns how much of the picture of the piece that is dragged is painted, from 0 to 1. */
const paintedOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const picture = document.querySelector<HTMLCanvasElement>('.dragged')!;
    const { data } = picture.getContext('2d')!.getImageData(0, 0, picture.width, picture.height);
    return data.filter((value, at) => at % 4 === 3 && value > 0).length / (data.length / 4);
  });
/** Returns the middle of a place, whether it has a button or not. */
const middleOf = (page: Page, place: string): Promise<{ x: number; y: number }> =>
  page.evaluate((place) => {
    const { left, top } = document.querySelector('.host')!.getBoundingClientRect(),
      { x, y, w, h } = window.__game.stage().rect(place)!;
    return { x: left + x + w / 2, y: top + y + h / 2 };
  }, place);

for (const by of ['mouse', 'finger'] as const)
  test.describe(`by ${by}`, () => {
    test.use({
      hasTouch: by === 'finger',
      viewport: by === 'finger' ? { width: 360, height: 740 } : { width: 1366, height: 768 },
    });
    test('P44: a stone is dragged to a boat and a boat to a site, dropped back, and refused elsewhere', async ({
      page,
    }) => {
      const complaints = await visitTable(page, {}, { players: 2 });
      const moves = (): Promise<number> => page.evaluate(() => window.__game.moves()),
        status = page.locator('#status'),
        confirm = page.locator('#confirm');
      await drag(page, by, 'sled/0/0', 'boat/0/0');
      await expect(status).toContainText('Load');
      expect(await moves()).toBe(0);
      await confirm.click();
      expect(await moves()).toBe(1);
      // White fills the boat up, so that it may leave.
      await drag(page, by, 'sled/1/0', 'boat/0/1');
      await confirm.click();
      expect(await moves()).toBe(2);
      const before = await status.textContent();
      await drag(page, by, 'lane/0', 'sled/0/0'); // to no site
      await expect(status).toHaveText(before ?? '');
      await drag(page, by, 'lane/0', 'dock/temple');
      await expect(status).toContainText('Temple');
      expect(await moves()).toBe(2);
      await confirm.click();
      expect(await moves()).toBe(3);
      await expect(page.locator('.dragged')).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('P44: a card is dragged to the rampart: face down it is turned over, then it is taken; a figure goes to its place', async ({
      page,
    }) => {
      await visitRampart(page);
      const moves = (): Promise<number> => page.evaluate(() => window.__game.moves());
      await drag(page, by, 'card/20', 'card/3'); // put back
      expect(await moves()).toBe(0);
      await drag(page, by, 'card/20', 'wall/0/1');
      await expect(page.locator('#status')).toContainText('Take it?');
      await drag(page, by, 'card/20', 'wall/1/1'); // another player's
      expect(await moves()).toBe(1);
      await drag(page, by, 'card/20', 'wall/0/5', async () =>
        expect(await paintedOf(page)).toBeGreaterThan(0.9),
      );
      expect(await moves()).toBe(2);
      await page.locator('#undo').click();
      await expect(page.locator('#status')).toContainText('Take it?');
      await leaveGame(page);
      await sitDown(page, { game: 'duel', players: 2, seed: 11, options: {} });
      await drag(page, by, 'reserve/0', 'cell/1/1');
      await expect(page.locator('#status')).toContainText('B2');
    });
  });

test('P39: Back on the first screen and in the set-up closes an open sheet, and leaves after that', async ({
  page,
}) => {
  await page.goto('about:blank');
  await visit(page, { home: true });
  for (const close of ['Back', 'Escape'] as const) {
    await page.locator('#settings').click();
    await page.locator('dialog[open]').waitFor();
    if (close === 'Back') await page.goBack();
    else await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('#play')).toBeVisible();
  }
  await page.locator('#set-up').click();
  await page.locator('#start').waitFor();
  await page.locator('#rules').click();
  await page.locator('dialog[open]').waitFor();
  await page.goBack();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#start')).toBeVisible();
  await page.goBack();
  await page.locator('#play').waitFor();
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
});

test('a page that the browser translates keeps its labels true', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  const before = await labels(page);
  await translate(page);
  await page.evaluate(() => window.__game.settle());
  const place = (await page.locator('.layer button.lit').first().getAttribute('data-place')) ?? '';
  const { x, y } = await pointOf(page, place);
  await page.mouse.click(x, y);
  await page.evaluate(() => window.__game.settle());
  const now = await labels(page);
  await page.keyboard.press('Escape');
  expect(now).not.toEqual(before);
  await expect(page.locator('.host')).toHaveAttribute('translate', 'no');
});

test('a browser that darkens pages leaves the light colours as they are', async ({ page }) => {
  await visit(page, { home: true });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light only',
  );
});

test('a table is drawn anew when its window comes to a screen with other pixels', async ({ page }) => {
  // A browser that pretends to have another screen tells no query of it: so the queries are told here.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window),
      asked: MediaQueryList[] = (window.asked = []);
    window.matchMedia = (query) => {
      const list = real(query);
      if (query.includes('resolution')) asked.push(list);
      return list;
    };
  });
  await visitTable(page, {}, { players: 2 });
  const width = (): Promise<number> => page.evaluate(() => document.querySelector('canvas')!.width);
  const before = await width();
  await page.evaluate(() => {
    Object.defineProperty(window, 'devicePixelRatio', { value: 2 });
    for (const list of [...window.asked]) list.dispatchEvent(new Event('change'));
  });
  await expect.poll(width).toBe(before * 2);
});

test('a device without room for sound or pictures still plays, without an error', async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = function () {
      throw new DOMException('number of contexts exceeded', 'NotSupportedError');
    } as unknown as typeof AudioContext;
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...all: unknown[]) {
      return this.closest('.host') ? null : (real as (...all: unknown[]) => unknown).apply(this, all);
    } as typeof real;
  });
  await visitTable(page, {}, { players: 2 });
  const { x, y } = await pointOf(page, 'quarry/0');
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await page.evaluate(() => window.__game.settle());
});

test('a table is printed whole, on one page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visitTable(page, {}, { players: 2 });
  const paper = (
    await page.pdf({ format: 'A4', margin: { top: '16mm', bottom: '16mm', left: '16mm', right: '16mm' } })
  ).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const box = (await page.locator('main.game').boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(680);
  expect(await page.locator('.host').evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(700);
});

test('keys that need AltGr or Option are heard, alone and while a key is changed', async ({ page }) => {
  await visitTable(page, { mode: 'instant' }, { players: 2 });
  const press = (init: { key: string; altKey?: boolean; ctrlKey?: boolean }): Promise<boolean> =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })),
      init,
    );
  await page.keyboard.press('?');
  await page.locator('#key-undo').click();
  for (const key of ['Shift', 'AltGraph', 'CapsLock'])
    await page
      .locator('#key-undo')
      .evaluate((one, key) => one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })), key);
  await page.keyboard.press('!');
  await expect(page.locator('#key-undo')).toHaveText('!');
  await page.keyboard.press('Escape');
  // M, the key of the menu, with Alt belongs to the browser; signs with Alt are how some keyboards write them.
  await press({ key: 'm', altKey: true });
  await press({ key: '?', ctrlKey: true });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await press({ key: '?', altKey: true, ctrlKey: true });
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('a room without a network says so at once, and tries again', async ({ page }) => {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, 'localDescription')!;
    Object.defineProperty(RTCPeerConnection.prototype, 'localDescription', {
      get(this: RTCPeerConnection) {
        const { type, sdp } = (own.get!.call(this) ?? {}) as RTCSessionDescriptionInit;
        return { type, sdp: window.name === 'online' ? sdp : sdp?.replace(/a=candidate:.*\r\n/g, '') };
      },
    });
    navigator.permissions.query = ({ name }) =>
      window.name === 'denied' && String(name) === 'local-network-access'
        ? Promise.resolve({ state: 'denied' } as PermissionStatus)
        : Promise.reject(new TypeError('unknown'));
  });
  await visit(page, { home: true });
  await page.locator('#settings').click();
  await page.locator('#more-moving').click();
  await page.locator('#moving-meet').click();
  const alert = page.locator('.pair-host [role=alert]');
  await expect(alert).toContainText('not connected to a network');
  await page.evaluate(() => (window.name = 'denied'));
  await page.locator('.pair-host button').click();
  await expect(alert).toContainText('does not let this page use the local network');
  await page.evaluate(() => (window.name = 'online'));
  await page.locator('.pair-host button').click();
  await expect(page.locator('.pair-shown')).toBeVisible();
});

test('P60: for a left hand the log and the buttons change sides; a chess clock runs and is kept', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('dockhand.settings', JSON.stringify({ hand: 'left', speed: 'off', language: 'en' })),
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, { home: true });
  await setUp(page);
  await page.locator('details.options > summary').click();
  await page.locator('#clock').selectOption('player 600');
  await page.locator('#start').click();
  await begun(page);
  const left = async (one: string): Promise<number> => (await page.locator(one).boundingBox())?.x ?? NaN,
    times = async (): Promise<(string | undefined)[]> =>
      (
        await page
          .locator('.chip .points')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['time']))
      ).sort(); // chance says who begins
  expect(await left('.log')).toBe(0);
  expect(await left('#confirm')).toBeLessThan(await left('#undo'));
  expect(await left('#undo')).toBeLessThan(await left('#status'));
  await expect.poll(times).toEqual(['10:00', expect.stringMatching(/^9:5/)]);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await left('#confirm')).toBeLessThan(await left('#cancel'));
  await page.locator('.layer button.lit').first().click();
  await page.locator('#confirm').click();
  const both = [expect.stringMatching(/^9:5/), expect.stringMatching(/^9:5/)];
  await expect.poll(times).toEqual(both);
  await page.reload();
  await begun(page);
  await expect.poll(times).toEqual(both);
});
