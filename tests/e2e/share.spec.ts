import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { complete, begin, dismiss, GAMES, hash, mouse, playOn, shareLink, visit, visitTable } from './table';

/** Gives a text as a file to the file input of the page. */
async function offerFile(page: Page, text: string, name = 'game.json'): Promise<void> {
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('M11: a link and a file open to the same game in a clean page', async ({ page, context, baseURL }) => {
  const complaints = await visitTable(page, {}, { sides: 'b' });
  await playOn(page, mouse(page), 40);
  const [end, link, record] = await page.evaluate(
    () => [window.__game.hash(), window.__game.link(), window.__game.record()] as const,
  );
  expect(link.length).toBeLessThan(400);

  const other = await context.newPage();
  await visit(other, {}, `./#${link}`);
  await expect.poll(() => hash(other)).toBe(end);
  await expect(other.getByRole('log')).toContainText('40 moves have been played');
  await expect(other).toHaveURL(baseURL ?? ''); // the address no longer points at an old position

  const third = await context.newPage();
  await visit(third);
  await offerFile(third, record);
  await expect.poll(() => hash(third)).toBe(end);
  expect(complaints).toEqual([]);
});

/** Returns the text of the file that the page saves when this is done. */
async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await act();
  const stream = await (await waiting).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Returns what each player knows of the game on the page. */
const known = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const session = window.__game.session();
    return [
      session.view(null),
      session.notes(null),
      session.score(),
      session.moveCount(),
      session.view(null).toAct.map((seat) => session.offers(seat)),
      [...document.querySelectorAll('[role=log] li')].map((line) => line.textContent),
    ];
  });

interface Filed {
  dockhand: number;
  seed: number;
  moves: unknown[];
  redraws?: [number, number][];
}

test('M11: saving gives a file with the record, in which everything that no player knows is redrawn', async ({
  page,
  browser,
}) => {
  await visitTable(page);
  await playOn(page, mouse(page), 12);
  await page.locator('#menu').click();
  const text = await saved(page, () => page.locator('#menu-save-file').click());
  const [file, truth] = [text, await page.evaluate(() => window.__game.record())].map(
    (record) => JSON.parse(record) as Filed,
  );
  expect(file).toMatchObject({ dockhand: 2, moves: truth?.moves, redraws: [[12, expect.any(Number)]] });
  expect(truth).toMatchObject({ dockhand: 2, redraws: [[12, expect.any(Number)]] });
  expect(file?.redraws).not.toEqual(truth?.redraws);

  const other = await (await browser.newContext()).newPage();
  await visit(other);
  await offerFile(other, text);
  await expect.poll(() => other.evaluate(() => window.__game.moves())).toBe(12);
  expect(((await known(other)) as unknown[]).slice(0, 5)).toEqual(
    ((await known(page)) as unknown[]).slice(0, 5),
  );
  await other.context().close();
});

test('the link of a running game opens the same game for every player, with another future', async ({
  page,
  browser,
}) => {
  const complaints = await visitTable(page);
  await playOn(page, mouse(page), 30);
  const link = (await shareLink(page)).replace(/^.*#/s, '');
  await dismiss(page);
  expect(link.length).toBeLessThan(400);

  const context = await browser.newContext(),
    other = await context.newPage();
  await visit(other, {}, `./#${link}`);
  await expect.poll(() => other.evaluate(() => window.__game.moves())).toBe(30);
  expect(((await known(other)) as unknown[]).slice(0, 5)).toEqual(
    ((await known(page)) as unknown[]).slice(0, 5),
  );
  // The whole log appears a little later, below a line that says that the game was opened.
  const lines = (one: Page): Promise<string[]> => one.locator('[role=log] li').allTextContents();
  const own = await lines(page);
  await expect
    .poll(async () => {
      const there = await lines(other);
      return own.filter((line) => !there.includes(line));
    })
    .toEqual([]);
  expect(await hash(other)).not.toBe(await hash(page));
  // The shared game itself was redrawn and is kept as it is now.
  const now = await hash(page);
  await page.goto(page.url());
  await page.locator('.shelf .saved-game').first().click();
  await expect.poll(() => hash(page)).toBe(now);
  // The same moves to the end meet other boats and cards. The test plays them without the page, which
  // therefore has to be at rest.
  for (const one of [page, other]) await complete(one);
  const futures = await Promise.all(
    [page, other].map((one) =>
      one.evaluate(() => {
        const session = window.__game.session(),
          seen: unknown[] = [];
        while (session.view(null).outcome === null) {
          const seat = session.view(null).toAct[0] ?? 0,
            offer = session.offers(seat)[0];
          if (!offer) break;
          session.play(seat, offer.move, null);
          seen.push(session.view(null).tokens.filter(({ at }) => /^(lane|market)/.test(at)));
        }
        return JSON.stringify(seen);
      }),
    ),
  );
  expect(futures[0]).not.toBe(futures[1]);
  // A second opening gives the same game: opening draws nothing.
  const third = await context.newPage();
  await visit(third, {}, `./#${link}`);
  await expect.poll(() => third.evaluate(() => window.__game.link())).toBe(link);
  await context.close();
  expect(complaints).toEqual([]);
});

test('if players hide something, the page says so before it gives a link, a code or a file', async ({
  page,
}) => {
  const complaints = await visit(page);
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, {
      writeText: (text: string) => {
        Object.assign(window, { copied: text });
        return Promise.resolve();
      },
    });
  });
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  const dialog = page.getByRole('dialog'),
    copied = (): Promise<unknown> =>
      page.evaluate(() => (window as unknown as { copied?: string }).copied ?? null);
  let files = 0;
  page.on('download', () => {
    files++;
  });
  for (const entry of ['#menu-share-link', '#menu-save-file']) {
    await page.locator('#menu').click();
    await page.locator(entry).click();
    await expect(dialog).toContainText('contain what players hide from each other');
    await expect(dialog.locator('input.link, .qr')).toHaveCount(0);
    await dismiss(page);
  }
  expect([await copied(), files]).toEqual([null, 0]);
  expect(await shareLink(page)).toBe(await copied());
  await expect(dialog.locator('.qr')).toHaveCount(1);
  await dismiss(page);
  await page.locator('#menu').click();
  await page.locator('#menu-save-file').click();
  expect(JSON.parse(await saved(page, () => page.locator('#share-anyway').click())) as Filed).toMatchObject({
    dockhand: 2,
  });
  expect(complaints).toEqual([]);
});

test('M29: bad links are refused with a reason on the start page', async ({ page, context }) => {
  await visitTable(page);
  // The engine alone plays a game of some length, while the page is at rest.
  await complete(page);
  const link = await page.evaluate(() => {
    const session = window.__game.session();
    for (let move = 0; move < 20; move++) {
      const seat = session.view(null).toAct[0] ?? 0,
        all = session.offers(seat);
      session.play(seat, all[(move * 7919 + 13) % all.length]!.move, null);
    }
    return session.link();
  });
  const bad = [
    'x',
    '%E0%A4%A',
    link.slice(0, -7),
    link.slice(0, 12),
    `${link.slice(0, 20)}A${link.slice(21)}A`,
    'A'.repeat(5000),
    '%41'.repeat(350_000),
  ];
  await Promise.all(
    bad.map(async (text) => {
      const other = await context.newPage();
      const complaints = await visit(other, { home: true }, `./#${text}`);
      await expect(other.locator('.message'), text.slice(0, 40)).toContainText('Nothing has changed.');
      if (text.length > 4096)
        await expect(other.locator('.message')).toContainText('too large for a saved game');
      await expect(other.locator('#play')).toBeVisible();
      await expect(other.locator('main.game')).toHaveCount(0);
      expect(complaints).toEqual([]);
      await other.close();
    }),
  );
});

test('M29: a bad file or link during a game is refused with a reason, and the game stays as it was', async ({
  page,
}) => {
  const complaints = await visitTable(page);
  await playOn(page, mouse(page), 10);
  const before = await hash(page);
  const record = await page.evaluate(() => window.__game.record());
  const bad = [
    '',
    '{}',
    'null',
    '[]',
    record.slice(0, -20),
    record.replace('"seed"', '"sead"'),
    record.replace('take-stones', 'take-points'),
    '\u0000\uffff',
    '{"__proto__":{"x":1}}',
  ];
  for (const text of bad) {
    await offerFile(page, text);
    await expect(page.getByRole('dialog'), text.slice(0, 40)).toContainText('Nothing has changed.');
    await dismiss(page);
    expect(await hash(page)).toBe(before);
  }
  await offerFile(page, 'x'.repeat(300 * 1024));
  await expect(page.getByRole('dialog')).toContainText('256 kB');
  await dismiss(page);
  await page.evaluate(() => {
    location.hash = '#torn';
  });
  await expect(page.getByRole('dialog')).toContainText('Nothing has changed.');
  await dismiss(page);
  expect(await hash(page)).toBe(before);
  expect(complaints).toEqual([]);
});

test('M29: a table that cannot be played is refused in the words of its own game', async ({ page }) => {
  await visitTable(page);
  const record = JSON.parse(await page.evaluate(() => window.__game.record())) as { players: object[] };
  record.players.length = 1;
  await page.evaluate(() => localStorage.setItem('dockhand.settings', '{"game":"duel","language":"fr"}'));
  await page.goto('./');
  await expect(page.locator('.hero')).toHaveAttribute('data-game', 'duel');
  await offerFile(page, JSON.stringify(record));
  await expect(page.locator('.message')).toHaveText(/Imhotep se joue .*Rien n’a changé/);
});

test('a bad seed is refused in words', async ({ page }) => {
  await visit(page);
  await page.locator('details.options > summary').click();
  for (const seed of ['', 'seven', '-1', '1.5', '9999999999']) {
    await page.locator('#seed').fill(seed);
    await page.locator('#start').click();
    await expect(page.locator('.message')).toContainText('whole number');
    await expect(page.locator('main.game')).toHaveCount(0);
  }
});

test('names are shown as text, never read as markup', async ({ page }) => {
  const complaints = await visit(page);
  await page.locator('#name-0').fill('<img src=x onerror=alert(1)>');
  await page.locator('#name-1').fill('\u202eevil\u200b');
  await begin(page, { players: 2 });
  await expect(page.locator('.chip').first()).toContainText('<img src=x onerror=alert');
  await expect(page.locator('.chip .who').nth(1)).toHaveText('evil');
  expect(complaints).toEqual([]);
});

test('no request goes to another origin, and the policy is kept', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    Object.assign(window, { broken: [] });
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { broken: string[] }).broken.push(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    );
  });
  await visitTable(page, { speed: 'fast' });
  await playOn(page, mouse(page), 10);
  await page.locator('#menu').click();
  await page.locator('#menu-share-link').click();
  await page.locator('input.link').waitFor();
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the settings hold, and the language changes at once', async ({ page }) => {
  await visitTable(page);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr'); // the settings are opened anew
  await page.locator('#setting-theme').selectOption('dark');
  await dismiss(page);
  await expect(page.locator('#confirm')).toHaveText('Confirmer');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(page.url());
  await expect(page.locator('#play')).toContainText('Jouer');
});

test('P27: an open sheet is printed alone, without its buttons', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  await page.locator('#menu').click();
  await page.locator('#menu-scores').click();
  await page.locator('dialog .scores').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main.game')).toBeHidden();
  await expect(page.locator('dialog .scores')).toBeVisible();
  await expect(page.locator('dialog .shut')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('#menu').click();
  await page.locator('#menu-rules').click();
  await page.locator('.rules-tools').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.rules-tools')).toBeHidden();
  const { scroll, seen } = await page
    .locator('dialog.rulebook')
    .evaluate(({ scrollHeight, clientHeight }) => ({ scroll: scrollHeight, seen: clientHeight }));
  expect(scroll).toBeLessThanOrEqual(seen + 1); // the whole sheet is printed, not only its visible part
  await expect(page.locator('main.game')).toBeHidden();
});

test('P27: the sheet about this page names the authors of the games', async ({ page }) => {
  await visit(page, { home: true });
  await page.locator('#settings').click();
  await page.locator('#about').click();
  await expect(page.locator('.authors li')).toHaveText([
    /Imhotep · Phil Walker-Harding, KOSMOS/,
    /Duel · Phil Walker-Harding, KOSMOS/,
    /Kontor · Michael Schacht, Goldsieber/,
    /fort\s! · Dominique Ehrhard, MJ Games/,
  ]);
});

test('every game has an address of its own, which shows a picture when it is shared, and links lead there', async ({
  page,
  request,
}) => {
  await visit(page, { home: true });
  for (const game of GAMES) {
    const address = new URL(`${game}.html`, page.url());
    await page.goto(address.href);
    await page.locator('#play').waitFor();
    await expect(page.locator('.hero')).toHaveAttribute('data-game', game);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const answer = await request.get(new URL(picture!, address).href);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title());
  }
  await page.goto('./');
  await begin(page, { players: 2 });
  await playOn(page, mouse(page), 2);
  const link = await shareLink(page);
  expect(new URL(link).pathname).toMatch(/\/imhotep\.html$/);
  await page.goto('about:blank');
  await page.goto(link);
  await page.locator('main.game').waitFor();
  expect(await page.evaluate(() => window.__game.moves())).toBe(2);
});

test('a link is handed to the share sheet of the system if there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (what: object) => {
        Object.assign(window, { sent: what });
        return Promise.resolve();
      },
    });
  });
  await visitTable(page, {}, { players: 2 });
  const link = await shareLink(page);
  await page.locator('#share-system').click();
  expect(await page.evaluate(() => (window as unknown as { sent: object }).sent)).toEqual({
    title: 'Imhotep · Dockhand',
    url: link,
  });
});

test('an installed page opens the saved games that the system hands to it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { offlineAfter: 0 });
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (open: unknown) => Object.assign(window, { launched: open }) },
    });
  });
  await visitTable(page, {}, { players: 2 });
  await playOn(page, mouse(page), 3);
  const record = await page.evaluate(() => window.__game.record()),
    end = await hash(page);
  await page.goto('about:blank');
  await page.goto('./');
  await page.waitForFunction(() => 'launched' in window);
  await page.evaluate((record) => {
    const { launched } = window as unknown as { launched(launch: object): void };
    launched({ files: [{ getFile: () => Promise.resolve(new File([record], 'game.json')) }] });
  }, record);
  await page.locator('main.game').waitFor();
  expect(await page.evaluate(() => window.__game.moves())).toBe(3);
  expect(await hash(page)).toBe(end);
});
