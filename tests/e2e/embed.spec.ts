// The game in other pages: the element and the frame, from another origin, under strict policies, in every
// kind of sandbox; and the edition in a single file. A real web server serves them from sub-folders, if one
// is installed.
import { expect, type Frame, type Page } from '@playwright/test';
import { test } from './test';
import { complete, setUp } from './table';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveAll } from '../../tools/lib/nginx.mjs';
import { GAMES } from '../../tools/lib/games.mjs';
import { sentPolicyOf } from '../../tools/lib/policy.mjs';

/** A page of another site: everything that is not ours is forbidden. */
const hostPolicy = (game: string): string => {
  const { origin } = new URL(game);
  return `default-src 'none'; script-src 'self' ${origin}; img-src ${origin}; frame-src ${origin}; style-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
};

interface Heard {
  type: string;
  detail: { moves: number; toAct: number[]; game: string; do?: string; reason?: string; winners?: number[] };
}
declare global {
  interface Window {
    heard: Heard[];
  }
}
interface Element extends HTMLElement {
  start(): void;
  play(seat: number, move: object): void;
  record(): Promise<string | null>;
}

/** The settings that docs/deploying.md gives to owners of a server. */
const documented = (dist: string): string =>
  (/```nginx\n([^]*?)```/.exec(readFileSync('docs/deploying.md', 'utf8'))?.[1] ?? '').replaceAll(
    '/srv/dockhand/dist',
    dist,
  );

let folder: string, stop: () => Promise<void>, home: string, open: string, closed: string, told: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'host-'));
  const dist = resolve('dist-test');
  const served = await serveAll([
    { at: '/shop/', folder },
    {
      at: '/games/dockhand/',
      folder: dist,
      headers: {
        'Content-Security-Policy': `${sentPolicyOf('embed.html')}; frame-ancestors *`,
        'Access-Control-Allow-Origin': '*',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { at: '/dockhand/', folder: dist },
    { at: '/games/', folder: dist, written: documented(dist) },
  ]);
  test.info().annotations.push({
    type: 'server',
    description: served.nginx ? 'nginx' : 'of our own: there is no nginx',
  });
  [home = '', open = '', closed = '', told = ''] = served.addresses;
  stop = served.close;
});
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Visits a page of another site with this content; `script` adds the script of the element in its usual form.
 */
async function hostPage(page: Page, body: string, game = open, script = true): Promise<string[]> {
  writeFileSync(
    join(folder, 'host.js'),
    `
    window.heard = []; window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => window.violations.push(violatedDirective + ' ' + blockedURI));
    for (const type of ['gamechange', 'gameend', 'refused']) document.addEventListener(type, ({ target, type, detail }) => window.heard.push({ type, detail }), true);`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${hostPolicy(game)}"><title>A shop</title>
    <script src="host.js"></script>${script ? `<script ${game === open ? 'type="module"' : 'async'} src="${new URL('embed.js', game).href}"></script>` : ''}</head><body><h1>A shop</h1>${body}</body></html>`,
  );
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/favicon/.test(message.location().url))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(home);
  return complaints;
}

const heard = (page: Page, type: string): Promise<Heard[]> =>
  page.evaluate((type) => window.heard.filter((one) => one.type === type), type);

/** Returns the frame of the nth element or frame on the page, as soon as a game can be begun or goes on. */
async function inside(page: Page, nth = 0): Promise<Frame> {
  const frame = await frameOf(page, nth);
  await setUp(frame);
  return frame;
}
async function frameOf(page: Page, nth = 0): Promise<Frame> {
  const frame = await (await page.locator('iframe').nth(nth).elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}
const startIn = async (frame: Frame): Promise<void> => {
  await setUp(frame);
  if (await frame.locator('#start').isVisible()) await frame.locator('#start').click();
  await frame.locator('.layer button.lit').first().waitFor();
};

test('S1: until it is tapped the element costs its poster, at most 5 kB; then a game is played and reported to the host page', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(open))
      void request.sizes().then(
        ({ responseBodySize }) => sizes.set(request.url(), responseBodySize),
        () => undefined,
      );
  });
  const complaints = await hostPage(page, '<dock-hand game="duel" players="2" locale="fr"></dock-hand>');
  await expect(
    page
      .getByRole('button', { name: 'Imhotep : le duel Jouer' })
      .or(page.getByRole('button', { name: /Jouer/ }))
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => [...sizes.keys()].map((url) => url.slice(open.length)).sort())
    .toEqual(['embed.js', 'posters/duel.svg']);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(5000);
  expect(
    statSync('dist-test/embed.js').size + statSync('dist-test/posters/duel.svg').size,
  ).toBeLessThanOrEqual(15_000); // as it is on the disk

  await page.getByRole('button', { name: /Jouer/ }).click();
  const frame = await inside(page);
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fr');
  await startIn(frame);
  await expect.poll(() => heard(page, 'gamechange')).toHaveLength(1);
  const { seat, move } = await frame.evaluate(() => ({
    seat: window.__game.seat() ?? 0,
    move: window.__game.offers()[0]!.move,
  }));
  // A move of the host page is checked like the move of a person.
  await page
    .locator('dock-hand')
    .evaluate((element, move) => (element as unknown as Element).play(move.seat, move.move), {
      seat: 1 - seat,
      move: move as object,
    });
  await expect.poll(async () => (await heard(page, 'refused')).at(-1)?.detail.reason).toBe('not-offered');
  await page
    .locator('dock-hand')
    .evaluate((element) => (element as unknown as Element).play(0, { do: 'conjure' }));
  await page
    .locator('dock-hand')
    .evaluate((element, [seat, move]) => (element as unknown as Element).play(seat, move), [
      seat,
      Object.fromEntries(Object.entries(move).reverse()), // the order of its fields does not matter
    ] as const);
  await expect
    .poll(async () => (await heard(page, 'gamechange')).at(-1)?.detail)
    .toMatchObject({ game: 'duel', moves: 1, toAct: [1 - seat] });
  expect(await frame.evaluate(() => window.__game.moves())).toBe(1);
  // An onlooker sees no button that would do nothing.
  const undo = frame.locator('#undo');
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await page.locator('dock-hand').evaluate((element) => element.setAttribute('readonly', ''));
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.locator('dock-hand').evaluate((element) => element.removeAttribute('readonly'));
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  const record = await page
    .locator('dock-hand')
    .evaluate((element) => (element as unknown as Element).record());
  expect(record).toBe(await frame.evaluate(() => window.__game.record()));
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('S1: the host page is told of a game that cannot be opened, whether it is in the address or comes later', async ({
  page,
}) => {
  const complaints = await hostPage(
    page,
    '<dock-hand game="duel" position="neither" locale="en"></dock-hand>',
  );
  await page.locator('dock-hand').evaluate((element) => (element as unknown as Element).start());
  const frame = await frameOf(page);
  await expect
    .poll(async () => (await heard(page, 'refused')).map(({ detail }) => [detail.do, detail.reason]))
    .toEqual([['open', 'not-a-record']]);
  await expect(frame.locator('.message')).toContainText('neither a saved game nor a link');
  await startIn(frame);
  const before = await frame.evaluate(() => window.__game.hash());
  await page.locator('dock-hand').evaluate((element) => element.setAttribute('position', 'A'.repeat(5000)));
  await expect
    .poll(async () => (await heard(page, 'refused')).at(-1)?.detail)
    .toMatchObject({ do: 'open', reason: 'record-too-large' });
  expect(await frame.evaluate(() => window.__game.hash())).toBe(before);
  expect(complaints).toEqual([]);
});

test('S1: a position with moves that is only shown; attributes that change; the end of a game', async ({
  page,
}) => {
  // A game that is nearly over, and how it ends.
  await page.goto(open);
  await setUp(page);
  await page.locator('label:has(#game-duel)').click();
  await startIn(page.mainFrame());
  // The test plays without the page, which therefore has to be at rest.
  await complete(page);
  const { position, last } = await page.evaluate(() => {
    const session = window.__game.session(),
      links = [session.link()],
      moves: { seat: number; move: object }[] = [];
    for (let move = 0; session.view(null).outcome === null; move++) {
      const seat = session.view(null).toAct[0] ?? 0,
        all = session.offers(seat),
        offer = all[(move * 7919 + 13) % all.length]!;
      session.play(seat, offer.move, null);
      links.push(session.link());
      moves.push({ seat, move: offer.move });
    }
    return { position: links.at(-4)!, last: moves.slice(-3) };
  });
  const attribute = (moves: object[]): string => JSON.stringify(moves).replaceAll('"', '&quot;');
  await hostPage(
    page,
    `<dock-hand game="duel" position="${position}" moves="${attribute(last.slice(0, 1))}" readonly></dock-hand>`,
  );
  await page.locator('dock-hand').evaluate((element) => (element as unknown as Element).start());
  const frame = await inside(page);
  await frame.locator('main.game').waitFor();
  const moves = await frame.evaluate(() => window.__game.moves());
  await expect.poll(async () => (await heard(page, 'gamechange'))[0]?.detail.moves).toBe(moves);
  expect(await frame.locator('.layer button.lit').count()).toBe(0);
  await page
    .locator('dock-hand')
    .evaluate((element, { seat, move }) => (element as unknown as Element).play(seat, move), last[1]!);
  await expect.poll(async () => (await heard(page, 'refused')).at(-1)?.detail.reason).toBe('not-offered');
  expect(await frame.evaluate(() => window.__game.moves())).toBe(moves);

  await page.locator('dock-hand').evaluate((element) => element.removeAttribute('readonly'));
  await expect.poll(() => frame.evaluate(() => window.__game.offers().length)).toBeGreaterThan(0);
  await page.locator('dock-hand').evaluate((element) => element.setAttribute('locale', 'de'));
  await expect(frame.locator('html')).toHaveAttribute('lang', 'de');
  for (const { seat, move } of last.slice(1)) {
    const before = await frame.evaluate(() => window.__game.moves());
    await page
      .locator('dock-hand')
      .evaluate((element, [seat, move]) => (element as unknown as Element).play(seat, move), [
        seat,
        move,
      ] as const);
    await expect.poll(() => frame.evaluate(() => window.__game.moves())).toBe(before + 1);
  }
  await expect
    .poll(async () => (await heard(page, 'gameend')).at(-1)?.detail)
    .toMatchObject({ game: 'duel', moves: moves + 2, winners: expect.any(Array) as number[] });
});

test('S1: the element works twice on a page, and leaves nothing behind when it is removed and put back', async ({
  page,
}) => {
  await hostPage(
    page,
    '<dock-hand game="imhotep" players="2"></dock-hand><dock-hand game="rampart" players="2"></dock-hand>',
  );
  for (const element of await page.locator('dock-hand').all())
    await element.evaluate((one) => (one as unknown as Element).start());
  const first = await inside(page, 0),
    second = await inside(page, 1);
  await startIn(first);
  await startIn(second);
  expect(await first.evaluate(() => window.__game.session().setup().game)).toBe('imhotep');
  expect(await second.evaluate(() => window.__game.session().setup().game)).toBe('rampart');

  const devtools = await page.context().newCDPSession(page);
  /** Returns the number of documents that are left in memory. */
  const documents = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Memory.getDOMCounters')).documents;
  };
  /** Returns the bytes in use once no frame is left; each frame has about 350 kB of its own. */
  const heap = async (): Promise<number> => {
    await expect.poll(documents).toBe(1);
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const cycle = (times: number): Promise<void> =>
    page.evaluate(async (times) => {
      document.querySelectorAll('dock-hand').forEach((element) => element.remove());
      for (let i = 0; i < times; i++) {
        const element = document.createElement('dock-hand') as Element;
        element.setAttribute('game', 'duel');
        document.body.append(element);
        element.start();
        element.remove();
        document.body.append(element); // the same element again: it shows its poster
        element.start();
        await new Promise((done) => setTimeout(done, 20));
        element.remove();
      }
    }, times);
  await page.mouse.move(1, 1); // Chromium keeps the frame that the mouse was over last, although it was removed
  await cycle(4);
  const before = await heap();
  await cycle(20);
  expect((await heap()) - before).toBeLessThan(100_000);
  expect(await page.locator('iframe').count()).toBe(0);
});

const SANDBOXES = [
  {
    name: 'sandbox="allow-scripts" without CORS, the single file',
    sandbox: 'allow-scripts',
    at: () => `${closed}dockhand.html`,
    keeps: false,
  },
  { name: 'sandbox="allow-scripts" with CORS', sandbox: 'allow-scripts', at: () => open, keeps: false },
  {
    name: 'sandbox="allow-scripts allow-same-origin"',
    sandbox: 'allow-scripts allow-same-origin',
    at: () => closed,
    keeps: true,
  },
  { name: 'no sandbox', sandbox: null, at: () => open, keeps: true },
];
for (const { name, sandbox, at, keeps } of SANDBOXES) {
  test(`S2: a game in a frame with ${name} is played${keeps ? '' : ', and says that it keeps nothing'}`, async ({
    page,
  }) => {
    const complaints = await hostPage(
      page,
      `<iframe ${sandbox === null ? '' : `sandbox="${sandbox}"`} width="900" height="700" src="${at()}?game=duel&amp;locale=en"></iframe>`,
      at(),
    );
    const frame = await inside(page);
    await startIn(frame);
    await frame.locator('.layer button.lit').first().click();
    const lit = frame.locator('.layer button.lit').first(),
      confirm = frame.locator('#confirm:not([aria-disabled])');
    for (let taps = 0; taps < 4 && !(await confirm.isVisible()); taps++) await lit.click();
    await confirm.click();
    await expect(frame.locator('.log')).toContainText(/./);
    if (keeps) await expect(frame.locator('.news')).toHaveCount(0);
    else await expect(frame.getByRole('alert')).toContainText('saves nothing here');
    expect(complaints).toEqual([]);
  });
}

test('S2: without CORS a sandboxed frame of the edition in many files says that it could not be loaded', async ({
  page,
}) => {
  await hostPage(
    page,
    `<iframe sandbox="allow-scripts" width="900" height="700" src="${closed}?game=duel"></iframe>`,
    closed,
  );
  await expect(page.frameLocator('iframe').locator('#unreachable')).toBeVisible();
});

test('S2: messages from other windows, and from a host page with the wrong origin, change nothing', async ({
  page,
}) => {
  await hostPage(
    page,
    // All three can be seen: a frame of which only a strip shows is hard to click.
    `<iframe width="400" height="500" src="${open}?game=duel&amp;host=${new URL(home).origin}"></iframe><iframe width="400" height="500" src="${open}?game=duel&amp;host=https://example.org"></iframe><iframe name="third" src="${open}"></iframe>`,
  );
  const [frame, other] = [await inside(page, 0), await inside(page, 1)];
  const third = page.frame('third')!;
  await third.locator('#play, #start').first().waitFor();
  await startIn(frame);
  await startIn(other);
  const state = (one: Frame): Promise<unknown> =>
    one.evaluate(() => [window.__game.hash(), window.__game.offers().length, document.documentElement.lang]);
  const [mine, others] = [await state(frame), await state(other)];
  const order = { dockhand: 1, do: 'readonly', on: true };
  // Counts the messages that arrived, after the page itself has read them.
  for (const one of [frame, other])
    await one.evaluate(() => {
      Object.assign(window, { come: 0 });
      addEventListener('message', () => {
        (window as unknown as { come: number }).come++;
      });
    });
  const come = (one: Frame): Promise<number> =>
    one.evaluate(() => (window as unknown as { come: number }).come);
  await third.evaluate((order) => {
    parent.frames[0]?.postMessage(order, '*');
  }, order); // not the host page
  await frame.evaluate((order) => {
    postMessage(order, '*');
  }, order); // itself
  await page.evaluate((order) => {
    window.frames[1]?.postMessage(order, '*');
  }, order); // the host page, but not the origin that was named
  await page.evaluate(() => {
    for (const data of [
      null,
      3,
      'readonly',
      { dockhand: 1, do: 'constructor' },
      JSON.parse('{"dockhand":1,"__proto__":{"do":"readonly","on":true}}'),
    ])
      window.frames[0]?.postMessage(data, '*');
  });
  await expect.poll(() => come(frame)).toBe(7); // from the third, from itself, and five
  await expect.poll(() => come(other)).toBe(1);
  expect(await state(frame)).toEqual(mine);
  expect(await state(other)).toEqual(others);
  await page.evaluate((order) => {
    window.frames[0]?.postMessage(order, '*');
  }, order); // and this one counts
  await expect.poll(() => frame.evaluate(() => window.__game.offers().length)).toBe(0);
});

test('D6: one file is opened from the disk, and every game begins in every language', async ({ page }) => {
  const html = readFileSync('dist-test/dockhand.html', 'utf8');
  expect(html).toMatch(/"imhotep-2-[\w-]+\.net":"/); // what the strongest level has learned
  expect(html).not.toContain('__game');
  const file = join(folder, 'carried.html');
  writeFileSync(file, html);
  const requests: string[] = [],
    complaints: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const address = pathToFileURL(file).href;
  await page.goto(address);
  for (const game of GAMES) {
    await setUp(page);
    await page.locator(`label:has(#game-${game})`).click();
    await page.locator('#start').click();
    await page.locator('main.game .choices button, main.game .layer button.lit').first().waitFor();
    await page.locator('#menu').click();
    await page.locator('#menu-new-game').click();
  }
  await setUp(page);
  await page.locator('label:has(#game-duel)').click();
  await startIn(page.mainFrame());
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  for (const language of ['fr', 'de', 'en']) {
    await page.locator('#setting-language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.reload();
  await page.locator('main.game').waitFor(); // it comes back to the game
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  await expect(page.locator('.hero')).toHaveAttribute('data-game', 'duel'); // it remembers
  await page.locator('#puzzles').click();
  await page.locator('#puzzles-begin').click();
  await expect(page.locator('.puzzle')).toHaveAttribute('data-mood', 'asked');
  expect(requests.filter((url) => url !== address)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('D6, M14: computer players think in the single file as well, opened from the disk', async ({ page }) => {
  const file = join(folder, 'thinking.html'),
    requests: string[] = [],
    complaints: string[] = [];
  writeFileSync(file, readFileSync('dist-test/dockhand.html'));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) requests.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    // counts what workers report
    localStorage.setItem(
      'dockhand.settings',
      JSON.stringify({ speed: 'off', mode: 'confirm', language: 'en', theme: 'light' }),
    );
    const Own = Worker;
    Object.assign(window, {
      told: 0,
      Worker: class extends Own {
        constructor(...how: ConstructorParameters<typeof Worker>) {
          super(...how);
          this.addEventListener('message', () => {
            (window as unknown as { told: number }).told++;
          });
        }
      },
    });
  });
  const address = pathToFileURL(file).href;
  await page.goto(address);
  await setUp(page);
  await page.locator('label:has(#game-duel)').click();
  await page.locator('#computers').click();
  for (const [seat, level] of ['0', '1'].entries()) await page.locator(`#level-${seat}`).selectOption(level);
  await page.locator('#start').click();
  await expect(page.getByRole('dialog')).toContainText('Final score', { timeout: 60_000 });
  expect(await page.evaluate(() => (window as unknown as { told: number }).told)).toBeGreaterThan(10);
  expect(requests.filter((url) => url !== address)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('S1: the page that writes the lines for a site shows at once what they do, and they do the same elsewhere', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${open}embed.html`);
  await page.locator('#embed-game').selectOption('rampart');
  await page.locator('#embed-locale').selectOption('de');
  await expect(page.locator('dock-hand').getByRole('button')).toHaveText(/Spielen/);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.locator('dock-hand').getByRole('button').click();
  await expect((await inside(page)).locator('html')).toHaveAttribute('lang', 'de');
  const lines = await page.locator('#lines').inputValue();
  await page.locator('#embed-kind').selectOption('frame');
  await (await inside(page)).locator('#game-rampart').waitFor();
  const framed = await page.locator('#lines').inputValue();
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(complaints).toEqual([]);
  await hostPage(page, `${lines}${framed}`, open, false);
  await page.getByRole('button', { name: /Spielen/ }).click();
  await inside(page, 0);
  await inside(page, 1);
});

test('6.1: the lines for a site name the script with the hash of the built file, and another script is not run', async ({
  page,
}) => {
  await page.goto(`${open}embed.html`);
  const lines = await page.locator('#lines').inputValue();
  const [, file = '', integrity] =
    /src="[^"]*\/([^"/]+)" integrity="(sha384-[^"]+)" crossorigin /.exec(lines) ?? [];
  const script = readFileSync(join('dist-test', file));
  expect(`sha384-${createHash('sha384').update(script).digest('base64')}`).toBe(integrity);
  expect(script.equals(readFileSync('dist-test/embed.js'))).toBe(true);
  const defined = (): Promise<boolean> => page.evaluate(() => customElements.get('dock-hand') !== undefined);
  expect(await hostPage(page, lines, open, false)).toEqual([]);
  await page.locator('dock-hand').getByRole('button').waitFor();
  await page.route(`**/${file}`, (route) =>
    route.fulfill({
      body: `${script.toString()}\n`,
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const refused = await hostPage(page, lines, open, false);
  await expect.poll(() => refused.join()).toContain('integrity');
  expect(await defined()).toBe(false);
  await page.goto(`${open}embed.html`);
  await page.locator('#embed-pinned').uncheck();
  await expect(page.locator('#lines')).toHaveValue(/embed\.js" async>/);
});

test('X7: About shows the hash of the list of all files, and the list is right and names no file twice', async ({
  page,
}) => {
  const list = readFileSync('dist-test/hashes.txt', 'utf8');
  const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
  const files = list
    .trimEnd()
    .split('\n')
    .map((line) => line.split('  '));
  expect(files.map(([, name]) => name)).toContain('index.html');
  for (const [hash, name = ''] of files)
    expect(sha256(readFileSync(join('dist-test', name))), name).toBe(hash);
  const assets = files.filter(([, name]) => name?.startsWith('assets/')).map(([hash]) => hash);
  expect(assets).toHaveLength(new Set(assets).size); // no file has two names, which would be fetched and kept twice
  await page.goto(open);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('#about').click();
  await expect(page.locator('.about-sheet code')).toHaveText(sha256(list).match(/.{8}/g)!.join(' '));
});

test('deployed as documented, the page, the single file and a sandboxed frame work, and the headers are those of our policy', async ({
  page,
}) => {
  const { nginx } = { nginx: test.info().annotations.some(({ description }) => description === 'nginx') };
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  for (const address of [told, `${told}dockhand.html`]) {
    const answer = await page.goto(address);
    if (nginx && address === told)
      expect(answer?.headers()['content-security-policy']).toBe(
        `${sentPolicyOf('embed.html')}; frame-ancestors *`,
      );
    await startIn(page.mainFrame());
  }
  expect(complaints).toEqual([]);
  await hostPage(
    page,
    `<iframe sandbox="allow-scripts" width="900" height="700" src="${told}?game=duel"></iframe>`,
    told,
  );
  if (nginx) await startIn(await inside(page));
});
