// The extras of a game: table mode, a screen that stays on, keys, statistics, sounds, the code of a link, and
// how all of it is deleted.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import jsQRModule from 'jsqr';
import { violations } from './checks';
import { chooseKontor, visitKontor } from './kontor';
import { longestKontor, played } from './played';
import {
  begin,
  begun,
  complete,
  dismiss,
  finger,
  hash,
  make,
  mouse,
  offers,
  painted,
  passOn,
  playOn,
  settle,
  setUp,
  sitDown,
  visit,
  leaveGame,
  newGame,
  visitTable,
} from './table';

const jsQR = (jsQRModule as unknown as { default?: typeof jsQRModule }).default ?? jsQRModule;

/** Opens the settings and waits until all of them are there. */
async function settings(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-flat').waitFor();
}

test('M11: the link of a finished game of four is short, and its code on the page can be read', async ({
  page,
}) => {
  const game = played('imhotep', 4, 3),
    link = game.link();
  expect(link.length).toBeLessThanOrEqual(400);
  await visit(page, {}, `./#${link}`);
  await expect.poll(() => hash(page)).toBe(game.hash());
  await dismiss(page);
  await page.locator('#menu').click();
  await page.locator('#menu-share-link').click();
  const code = page.getByRole('img', { name: 'This link as a QR code' });
  await code.waitFor();
  const address = await page.locator('input.link').inputValue();
  expect(address.endsWith(`#${link}`)).toBe(true);
  // Screenshots are PNG: the browser itself turns one into pixels.
  const shot = (await code.screenshot()).toString('base64');
  const { dark, w, h } = await page
    .context()
    .newPage()
    .then((other) =>
      other.evaluate(async (png) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${png}`;
        await picture.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [picture.width, picture.height];
        const g = canvas.getContext('2d');
        g?.drawImage(picture, 0, 0);
        const { data } = g?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
        return {
          dark: Array.from({ length: data.length / 4 }, (_, i) => (data[i * 4]! < 128 ? '#' : ' ')).join(''),
          w: picture.width,
          h: picture.height,
        };
      }, shot),
    );
  const pixels = Uint8ClampedArray.from(
    [...dark].flatMap((one) => (one === '#' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  expect(jsQR(pixels, w, h)?.data).toBe(address);
});

test('M11: the longest of many games of Kontor has a link of at most 2000 characters, which opens to the same game in a clean page', async ({
  page,
}) => {
  const played = longestKontor(),
    link = played.link();
  expect(link.length).toBeGreaterThan(400);
  expect(link.length).toBeLessThanOrEqual(2000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, {}, `./#${link}`);
  await expect.poll(() => hash(page)).toBe(played.hash());
  expect(await page.evaluate(() => window.__game.moves())).toBe(played.moveCount());
  expect(asked.filter((url) => url.includes(link.slice(0, 40)) && !url.includes('#'))).toEqual([]); // it never reaches a server
});

test('S14, P40: on a flat tablet the prompt turns to the player who is asked, and the table never moves', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 2 });
  await settings(page);
  await page.locator('#setting-flat').check();
  await dismiss(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await painted(page); // the edges are measured by then
  const sides: (string | null)[] = [],
    boxes = new Set<string>();
  for (let move = 0; move < 4; move++) {
    const [offer] = await offers(page);
    const seat = await page.evaluate(() => window.__game.seat());
    await expect
      .poll(() => page.locator('main.game').getAttribute('data-turned'))
      .toBe(seat === 1 ? 'prompt' : null);
    sides.push(await page.locator('main.game').getAttribute('data-turned'));
    boxes.add(JSON.stringify(await page.locator('.host').boundingBox()));
    if (seat === 1) {
      const [prompt, bar] = [
        await page.locator('.prompt').boundingBox(),
        await page.locator('.bar').boundingBox(),
      ];
      expect(prompt?.y).toBeLessThan(5);
      expect(bar?.y).toBeGreaterThan(300);
    }
    if (offer) await make(page, mouse(page), offer);
  }
  expect(new Set(sides)).toEqual(new Set([null, 'prompt']));
  expect(boxes.size).toBe(1); // the table lies still
  await page.goto(page.url()); // it is remembered
  await page.locator('.shelf .saved-game').first().click();
  await complete(page);
  await playOn(page, mouse(page), 2);
});

test('P40: table mode is offered where people choose to share the device, on the first screen and in the set-up', async ({
  page,
}) => {
  await visit(page, { home: true });
  const between = page.locator('.home:not(#first) #between');
  await expect(between).toBeHidden(); // one person plays alone
  for (const people of [2, 3, 4]) {
    await page.locator(`label:has(#people-${people})`).click();
    await expect(between).toBeVisible();
  }
  const top = async (): Promise<number | undefined> => (await page.locator('#play').boundingBox())?.y,
    withIt = await top();
  await page.locator('label:has(#people-1)').click();
  expect(await top()).toBe(withIt); // what is tapped next does not move
  await page.locator('label:has(#people-2)').click();
  await between.check();
  await page.locator('#set-up').click();
  await expect(page.locator('.start #between')).toBeChecked();
  await page.locator('#start').click();
  await begun(page);
  await expect(page.locator('main.game')).toHaveAttribute('data-flat', '');
  const sides = await page.evaluate(() => {
    const stage = window.__game.stage(),
      at = (place: string): number => stage.rect(place)!.y;
    return ['sled/0/0', 'sled/1/0', 'score/0', 'score/1'].map(at);
  });
  const [nearSled, farSled, nearScore, farScore] = sides as [number, number, number, number];
  expect(farSled).toBeLessThan(nearSled);
  expect(farScore).toBeLessThan(nearScore);
  await leaveGame(page);
  await setUp(page);
  await page.locator('#computers').click();
  await page.locator('#level-1').selectOption('0');
  await expect(page.locator('.start #between')).toHaveCount(0); // nobody sits on the far side
});

for (const game of ['imhotep', 'kontor', 'rampart'] as const)
  test(`P40: table mode for four people at ${game} fits a phone of 375 × 553, and its edges stay`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    await visit(page, { home: true });
    await page.locator('label:has(#people-4)').click();
    await expect(page.locator('.home:not(#first) #between')).toBeVisible();
    await page.locator('.home:not(#first) #between').check();
    await sitDown(page, { game, players: 4, seed: 2, options: {} });
    await expect(page.locator('main.game')).toHaveAttribute('data-flat', '');
    const table = (): Promise<{ y: number; height: number } | null> => page.locator('.host').boundingBox(),
      first = await table();
    expect(first!.height).toBeGreaterThanOrEqual(390);
    for (let move = 0; move < 3; move++) {
      const [offer] = await offers(page);
      if (offer) await make(page, mouse(page), offer);
      expect(await table()).toEqual(first);
      const text = await page
        .locator('#status')
        .evaluate((one) => one.parentElement!.scrollHeight - one.parentElement!.clientHeight);
      expect(text).toBeLessThanOrEqual(1); // the question is read whole
    }
    // The smallest places can be told apart.
    const small = await page.evaluate(() => {
      const stage = window.__game.stage();
      return [...stage.picture.layout.places].flatMap(([place, { w, h }]) =>
        /^(pyramid|temple|chamber|card|cell)\//.test(place) ? [Math.min(w, h)] : [],
      );
    });
    expect(small.length).toBeGreaterThan(8);
    expect(Math.min(...small)).toBeGreaterThanOrEqual(10);
  });

test('S14, M8, P40: a private view leaves the table as it lies, and turns to its player all that is to be read', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dockhand.more', '{"flat":"on"}'));
  await visitKontor(page, {}, { seed: 3 });
  const turned = (selector: string): Promise<string | null> =>
    page.locator(selector).getAttribute('data-turned');
  const called = new Set<number | null>(),
    tables = new Set<string>();
  for (let time = 0; time < 4; time++) {
    await page.locator('.choices button').first().click();
    await page.waitForFunction(
      () => window.__game.viewpoint().called !== null || window.__game.seat() !== null,
    );
    const { called: seat } = await page.evaluate(() => window.__game.viewpoint());
    if (seat === null) break;
    called.add(seat);
    await expect.poll(() => turned('.handover')).toBe(seat === 1 ? 'prompt' : null);
    await page.locator('#take').click();
    await expect.poll(() => turned('main.game')).toBe(seat === 1 ? 'prompt' : null);
    expect(await lies(page, '.host')).toBe('to the near side');
    const hand = (whose: number): Promise<number> =>
      page.evaluate((at) => window.__game.stage().rect(`hand/${at}/0`)?.y ?? 0, whose);
    tables.add(JSON.stringify([await page.locator('.host').boundingBox(), await hand(0), await hand(1)]));
    expect(await hand(0)).toBeGreaterThan(await hand(1)); // each has the own hand on the own side
    const [offer] = await offers(page);
    if (offer) await make(page, mouse(page), offer);
    if ((await page.evaluate(() => window.__game.viewpoint().called)) !== null)
      await page.locator('#handover-back').click();
  }
  expect(called).toEqual(new Set([0, 1]));
  expect(tables.size).toBe(1);
});

/** Returns which way up a part of the page is, with all elements around it. */
const lies = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((part: Element | null) => {
    let turns = 0;
    for (; part; part = part.parentElement) turns += Number(getComputedStyle(part).rotate === '180deg');
    return turns % 2 === 1 ? 'to the far side' : 'to the near side';
  });

test('S14: a sheet that a player on the far side opens faces the far side, and stays so while it is read', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('dockhand.more', '{"flat":"on"}'));
  await page.setViewportSize({ width: 1024, height: 768 });
  await visitTable(page, {}, { players: 2, seed: 4 });
  const opened: [string, string[]][] = [
    ['.sheet', ['#menu']],
    ['.sheet', ['.chip[data-seat="0"]']],
    ['.sheet', ['#menu', '#menu-settings']],
    ['.sheet', ['#menu', '#menu-rules']],
    ['.sheet', ['#menu', '#menu-share-link']],
    ['.sheet', ['#menu', '#menu-left']],
    ['.advice', ['#menu', '#menu-hint']],
    ['.log.open', ['#log-open']],
    ['.replay', ['#menu', '#menu-replay']],
  ];
  const everything = async (side: string): Promise<void> => {
    for (const [part, buttons] of opened) {
      for (const button of buttons) await page.locator(button).click();
      await expect(page.locator(part)).toBeVisible();
      if (part === '.sheet' && buttons.length > 1)
        await expect(page.locator('#sheet-title')).not.toHaveText('Menu'); // the part that is fetched replaces the menu
      await expect.poll(() => lies(page, part), buttons.at(-1)).toBe(side);
      if (part === '.sheet') {
        const [title, body] = [
          await page.locator('#sheet-title').boundingBox(),
          await page.locator('.sheet-body').boundingBox(),
        ];
        expect((title?.y ?? 0) < (body?.y ?? 0)).toBe(side === 'to the near side');
        await expect(page.locator('dialog.sheet')).toBeInViewport({ ratio: 1 });
      }
      await page.locator(`${part} .shut`).click(); // with the mouse, at its place
      await expect(page.locator(part)).toBeHidden();
    }
  };
  const asked = (seat: number): Promise<unknown> =>
    page.waitForFunction((wanted) => window.__game.seat() === wanted, seat);
  await make(page, mouse(page), (await offers(page))[0]!);
  await asked(1);
  await everything('to the far side');
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.locator('#menu').click();
  await expect(page.locator('.sheet')).toBeVisible();
  await expect.poll(() => lies(page, '.sheet')).toBe('to the far side');
  await page.evaluate(() => document.querySelector<HTMLElement>('#undo')?.click());
  await asked(0);
  await expect.poll(() => lies(page, '.prompt')).toBe('to the near side');
  expect(await lies(page, '.sheet')).toBe('to the far side');
  await page.locator('.sheet .shut').click();
  await make(page, mouse(page), (await offers(page))[0]!);
  await asked(1);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-flat').uncheck(); // the table turns at once, the open sheet does not
  await expect.poll(() => lies(page, '.prompt')).toBe('to the near side');
  expect(await lies(page, '.sheet')).toBe('to the far side');
  await page.locator('#setting-flat').check();
  await expect.poll(() => lies(page, '.prompt')).toBe('to the far side');
  await dismiss(page);
  await leaveGame(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('dialog.sheet')).toBeVisible();
  expect(await lies(page, 'dialog.sheet')).toBe('to the near side'); // the start page asks no question
});

test('S14: nothing turns for a player on the near side', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dockhand.more', '{"flat":"on"}'));
  await visitTable(page, {}, { players: 2, seed: 4 });
  for (const [part, ...buttons] of [
    ['.sheet', '#menu'],
    ['.sheet', '#menu', '#menu-settings'],
    ['.sheet', '.chip[data-seat="1"]'],
  ] as const) {
    for (const button of buttons) await page.locator(button).click();
    await expect(page.locator(part)).toBeVisible();
    expect(await lies(page, part)).toBe('to the near side');
    await dismiss(page);
  }
});

test('M5: two hundred pinches change nothing, and a tap afterwards plays as before', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 768, height: 1024 },
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await visitTable(page);
  const before = await hash(page),
    device = await context.newCDPSession(page);
  let chance = 7;
  const sent: Promise<unknown>[] = []; // in order, without a wait for each
  const random = (most: number): number => (chance = (chance * 1103515245 + 12345) % 2147483648) % most;
  for (let pinch = 0; pinch < 200; pinch++) {
    const x = 60 + random(640),
      y = 80 + random(860),
      from = 10 + random(50),
      to = 10 + random(200);
    const points = (spread: number): { x: number; y: number; id: number }[] => [
      { x: Math.max(1, x - spread), y, id: 0 },
      { x: Math.min(766, x + spread), y, id: 1 },
    ];
    for (const [type, touchPoints] of [
      ['touchStart', points(from)],
      ['touchMove', points(to)],
      ['touchEnd', []],
    ] as const)
      sent.push(device.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] }));
  }
  await Promise.all(sent);
  expect(await hash(page)).toBe(before);
  await page.evaluate(() => document.querySelector<HTMLElement>('#cancel:not([aria-disabled])')?.click());
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await page.setViewportSize({ width: 768, height: 1024 });
  await playOn(page, finger(page), 1);
  expect(await hash(page)).not.toBe(before);
  await context.close();
});

test('S7: the screen stays on while a game waits, not on the start page, and is asked for again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          asked.push('on');
          const lock = {
            released: false,
            release: () => {
              lock.released = true;
              asked.push('off');
              return Promise.resolve();
            },
          };
          Object.assign(window, { lock });
          return Promise.resolve(lock);
        },
      },
    });
  });
  const asked = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await visit(page);
  expect(await asked()).toEqual([]);
  await begin(page);
  await expect.poll(asked).toEqual(['on']);
  await page.evaluate(() => {
    (window as unknown as { lock: { released: boolean } }).lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(asked).toEqual(['on', 'on']);
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  await expect.poll(asked).toEqual(['on', 'on', 'off']);
});

test('S11, S5: a key that is pressed before the keys are loaded is not lost', async ({ page }) => {
  let go = (): void => undefined;
  const held = new Promise<void>((done) => {
    go = done;
  });
  let asked = false;
  await page.route('**/keys-*.js', async (route) => {
    asked = true;
    await held;
    await route.continue();
  });
  await visit(page, { home: true });
  await page.locator('label:has(#people-2)').click();
  await page.locator('#play').click();
  await expect.poll(() => asked).toBe(true);
  await page.keyboard.press('?');
  await painted(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  go();
  await expect(page.locator('#key-help')).toBeVisible();
});

test('S11: the question mark shows the keys, which can be changed and turned off', async ({ page }) => {
  await visitTable(page);
  const start = await hash(page),
    hand = mouse(page);
  const take = async (): Promise<void> => {
    const offer = (await offers(page)).find(({ move }) => move.do === 'take-stones');
    if (offer) await make(page, hand, offer);
  };
  await take();
  await page.keyboard.press('u');
  await expect.poll(() => hash(page)).toBe(start);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Keys');
  await page.locator('#key-undo').click();
  await page.keyboard.press('z');
  await expect(page.locator('#key-undo')).toHaveText('z');
  await dismiss(page);
  await take();
  const played = await hash(page);
  await page.keyboard.press('u');
  await settle(page);
  expect(await hash(page)).toBe(played);
  await page.keyboard.press('z');
  await expect.poll(() => hash(page)).toBe(start);
  await page.keyboard.press('?');
  await page.locator('#keys-single').uncheck();
  await dismiss(page);
  await take();
  await page.keyboard.press('z');
  await page.keyboard.press('?');
  await settle(page);
  await painted(page);
  expect(await hash(page)).toBe(played);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('M4, S8: a game against a computer player in which a move was taken back is counted as casual', async ({
  page,
}) => {
  const record = JSON.parse(played('duel', 2, 4).record()) as {
    moves: unknown[];
    players: { level?: number }[];
  };
  record.moves.length -= 8;
  record.players[1]!.level = 0;
  await visit(page);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
  await page.locator('main.game').waitFor();
  await complete(page);
  const mine = async (): Promise<boolean> =>
    (
      await page.waitForFunction(
        () => (window.__game.view().outcome ? 'over' : window.__game.seat() === 0 ? 'mine' : null),
        null,
        { polling: 20 },
      )
    )
      .jsonValue()
      .then((now) => now === 'mine');
  expect(await mine()).toBe(true);
  const before = await hash(page);
  for (let taken = false; await mine();) {
    await make(page, mouse(page), (await offers(page))[0]!);
    if (taken) continue;
    taken = true;
    expect(await mine()).toBe(true);
    await page.locator('#undo').click();
    await expect.poll(() => hash(page)).toBe(before);
  }
  await dismiss(page);
  await settings(page);
  await page.locator('#more-stats').click();
  await expect(page.locator('table[data-game=duel] tbody tr').first().locator('td').nth(1)).toHaveText('1');
});

test('S6, S8, S15, 6.6: sounds begin with the first touch, a finished game is counted and saved with the games, and all of it can be deleted', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [],
      asked: string[] = [];
    Object.assign(window, { heard, asked });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when) {
      heard.push(String(this.buffer?.length));
      start.call(this, when);
    };
    const persist = navigator.storage.persist.bind(navigator.storage);
    navigator.storage.persist = () => {
      asked.push('persist');
      return persist();
    };
  });
  const noted = (what: 'heard' | 'asked'): Promise<string[]> =>
    page.evaluate((name) => (window as unknown as Record<string, string[]>)[name] ?? [], what);
  const game = played('duel', 2, 4);
  const record = JSON.parse(game.record()) as { moves: unknown[] };
  record.moves.length -= 2;
  await visit(page);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(record)),
    });
  await page.locator('main.game').waitFor();
  await complete(page);
  expect(await noted('heard')).toEqual([]); // before the first touch
  await playOn(page, mouse(page), 1);
  expect(await noted('asked')).toEqual([]);
  await settings(page);
  await expect(page.locator('#storage')).not.toBeEmpty();
  await expect(page.locator('#setting-sound')).toBeChecked();
  await dismiss(page);
  await playOn(page, mouse(page));
  await expect.poll(async () => (await noted('heard')).length).toBeGreaterThan(5);
  await expect.poll(() => noted('asked')).toEqual(['persist']);
  await dismiss(page);
  await settings(page);
  await page.locator('#more-stats').click();
  const table = page.locator('table[data-game=duel]');
  await expect(table.locator('tbody tr')).toHaveCount(2);
  await expect(table.locator('tbody tr').first().locator('td')).toHaveText([
    '1',
    '0',
    /^(0|100)%$/,
    /^-?\d+$/,
    /^-?[\d.]+$/,
  ]);
  const waiting = page.waitForEvent('download');
  await page.locator('#stats-save').click();
  const parts: Buffer[] = [];
  for await (const part of await (await waiting).createReadStream()) parts.push(part as Buffer);
  const all = Buffer.concat(parts);

  await dismiss(page);
  await settings(page);
  await page.locator('#more-wipe').click();
  await page.locator('#wipe').click();
  await page.locator('body[data-wiped]').waitFor({ state: 'attached' });
  const left = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations())?.length ?? 0,
  ]);
  expect(left).toEqual([0, 0, 0, 0, 0]);

  const other = await context.newPage();
  await visit(other);
  await expect(other.locator('.shelf li')).toHaveCount(0);
  await other
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'dockhand.json', mimeType: 'application/json', buffer: all });
  await expect(other.locator('.shelf li')).toHaveCount(1);
  await expect(other.locator('.news')).toContainText('one game, one result');
});

test('S10: the remaining pieces are listed, never in their order, and not in a game of memory', async ({
  page,
}) => {
  await visit(page);
  for (const [game, place, other] of [
    ['imhotep', 'deck', 0],
    ['duel', 'supply', 3],
  ] as const) {
    // nothing else is hidden; the warehouse
    await begin(page, { game, players: 2, seed: 3 });
    await playOn(page, mouse(page), 6);
    const hidden = await page.evaluate(
      (at) => window.__game.view().counters.find((one) => one.at === at)?.count ?? 0,
      place,
    );
    await page.locator('#menu').click();
    await page.locator('#menu-left').click();
    await page.locator('.sheet .left').waitFor();
    const lines = await page.locator('.sheet .left li').allTextContents();
    expect(lines.reduce((sum, line) => sum + Number(/\d+$/.exec(line)?.[0]), 0)).toBe(hidden + other);
    expect(new Set(lines.map((line) => line.replace(/: \d+$/, ''))).size).toBe(lines.length);
    await expect(page.locator('.sheet')).toContainText('Nobody knows their order');
    expect(await violations(page)).toEqual([]);
    await dismiss(page);
    await newGame(page);
  }
  await page.locator('label:has(#game-rampart)').click();
  await page.locator('#start').click();
  await page.locator('#menu').click();
  await expect(page.locator('#menu-scores')).toBeVisible();
  await expect(page.locator('#menu-left')).toHaveCount(0);
});

for (const [language, order] of [
  ['en', 'Nobody knows their order.'],
  ['fr', 'Personne ne connaît leur ordre.'],
] as const) {
  test(`S10, M7: the remaining cards of Kontor are all that the player who looks does not see, by kind: ${language}`, async ({
    page,
  }) => {
    await visitKontor(page, { language, mode: 'instant' }, { seed: 7 });
    const hand = { ...mouse(page), confirm: () => Promise.resolve() };
    const all: string[][] = [];
    for (let move = 0; move < 8; move++) {
      await passOn(page, hand);
      const cards = await page.evaluate(
        () =>
          window.__game
            .session()
            .view(window.__game.viewpoint().eye)
            .tokens.filter(({ face }) => face?.is === 'card' && 'number' in face && face.number !== 94)
            .length,
      );
      await page.locator('#menu').click();
      await page.locator('#menu-left').click();
      await page.locator('.sheet .left').waitFor();
      const lines = await page.locator('.sheet .left li').allTextContents();
      // In the base game 44 docks and 43 canals, for every player and for the table.
      expect(lines.reduce((sum, line) => sum + Number(/\d+$/.exec(line)?.[0]), 0)).toBe(87 - cards);
      expect(new Set(lines.map((line) => line.replace(/\s?: \d+$/, ''))).size).toBe(lines.length);
      for (const line of lines)
        expect(line).toMatch(
          language === 'fr' ? /^\p{Lu}[^{}$:]+\S[\u00a0\u202f]: \d+$/u : /^\p{Lu}[^{}$:]+\S: \d+$/u,
        );
      await expect(page.locator('.sheet')).toContainText(order);
      if (move === 0) expect(await violations(page)).toEqual([]);
      all.push(lines);
      await dismiss(page);
      await make(page, hand, chooseKontor(await offers(page), move));
    }
    expect(all[1]).not.toEqual(all[0]); // the other player does not see the same
    expect(all.at(-1)).not.toEqual(all[0]);
  });
}
