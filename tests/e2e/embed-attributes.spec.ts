// What <dock-hand> makes of its attributes and properties, as pages and frameworks set them, and what it reports.
import { expect, type Frame, type Page } from '@playwright/test';
import { test } from './test';
import { serveOtherSite, site, visitOtherSite } from './other-site';
import type { DockHandElement } from '../../www/features/embed/types';

serveOtherSite();

interface Told {
  type: string;
  detail: Record<string, unknown>;
}
declare global {
  interface Window {
    told: Told[];
  }
}

/** Visits a page of another site with this content, which notes all events of its elements. */
function visit(
  page: Page,
  body: string,
  head = `<script src="${site.games}embed.js"></script>`,
): Promise<void> {
  const listen = `window.told = []; for (const type of ['ready', 'move', 'end', 'error']) document.addEventListener(type, (event) => { if (event.detail) window.told.push({ type, detail: event.detail }); }, true);`;
  return visitOtherSite(page, `<script>${listen}</script>${head}`, body);
}

const told = (page: Page, type: string): Promise<Told['detail'][]> =>
  page.evaluate((type) => window.told.flatMap((one) => (one.type === type ? [one.detail] : [])), type);

async function frameOf(page: Page, nth = 0): Promise<Frame> {
  const frame = await (await page.locator('iframe').nth(nth).elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

test('P68: Play opens that game at once, in the set-up that the page asks for, and reports it', async ({
  page,
}) => {
  await visit(
    page,
    `<dock-hand game="imhotep" level="captain" players="3" config='{"market":"b","first":0}' locale="fr"></dock-hand>`,
  );
  await page.locator('dock-hand').getByRole('button').click();
  const frame = await frameOf(page);
  await frame.locator('main.game .layer button.lit').first().waitFor();
  const setup = await frame.evaluate(() => window.__game.session().setup());
  expect(setup.players.map(({ level }) => level ?? null)).toEqual([null, 3, 3]);
  expect(setup.config).toMatchObject({ market: 'b', temple: 'a' });
  await expect.poll(() => told(page, 'ready')).toEqual([{ game: 'imhotep', moves: 0, toAct: [0] }]);
  await page.evaluate(
    (move) => document.querySelector('dock-hand')!.play(0, move),
    await frame.evaluate(() => window.__game.offers()[0]!.move as object),
  );
  await expect
    .poll(async () => (await told(page, 'move'))[0])
    .toEqual({ game: 'imhotep', moves: 1, toAct: [1] });
  expect(await told(page, 'error')).toEqual([]);
});

test('P68: what cannot be begun is said on the first screen and in an event, and the page never stays empty', async ({
  page,
}) => {
  for (const [attributes, reason, attribute, text] of [
    ['game="chess"', 'unknown-game', 'game', 'a game that there is not: “chess”'],
    ['game="duel" players="5"', 'wrong-players', 'players', 'is for 2'],
    ['game="duel" level="king"', 'unknown-level', 'level', '“king”'],
    ['game="duel" config="{"', 'unknown-option', 'config', 'options that the game does not have'],
  ] as const) {
    await visit(page, `<dock-hand ${attributes} locale="en" start></dock-hand>`);
    const frame = await frameOf(page);
    await expect(frame.locator('.home .message')).toContainText(text);
    await expect(frame.locator('#play')).toBeVisible();
    expect(await told(page, 'error')).toEqual([{ do: 'open', reason, attribute }]);
  }
});

test('S1: the script twice on a page, calls before the tap and malformed moves raise no error that nothing catches', async ({
  page,
}) => {
  const twice = `<script src="${site.games}embed.js"></script><script type="module" src="${site.games}embed.js?again"></script><script src="${site.games}embed.js" async></script>`;
  await visit(
    page,
    '<dock-hand game="duel" players="2" config=\'{"first":0}\'></dock-hand><dock-hand game="rampart"></dock-hand>',
    twice,
  );
  await page.waitForLoadState('networkidle');
  expect(await page.locator('dock-hand button').count()).toBe(2);
  const element = page.locator('dock-hand').first();
  expect(await element.evaluate((one: DockHandElement) => one.record())).toBeNull();
  await element.evaluate((one: DockHandElement) => {
    one.play(0, {});
    one.moves = '[oops';
    one.start();
  });
  const frame = await frameOf(page);
  await frame.locator('main.game').waitFor();
  await expect
    .poll(() => told(page, 'error'))
    .toEqual([
      { do: 'play', reason: 'no-game' },
      { do: 'open', reason: 'unreadable', attribute: 'moves' },
    ]);
  await expect.poll(() => element.evaluate((one: DockHandElement) => one.record())).toContain('"duel"');
  await element.evaluate((one: DockHandElement) => one.setAttribute('moves', '{"seat":0}'));
  await expect.poll(async () => (await told(page, 'error')).length).toBe(3);
  // Moves alone are played in a new game.
  const { move } = await frame.evaluate(() => ({ move: window.__game.offers()[0]!.move as object }));
  const toAct = await frame.evaluate(() => window.__game.view().toAct[0]!);
  await element.evaluate((one: DockHandElement, moves) => (one.moves = moves), [{ seat: toAct, move }]);
  await expect.poll(async () => (await told(page, 'ready')).at(-1)).toMatchObject({ moves: 1 });
  // A request that the element itself could not send.
  await element.evaluate((one: DockHandElement) => one.play(0, { run: () => 0 }));
  await expect
    .poll(async () => (await told(page, 'error')).at(-1))
    .toEqual({ do: 'play', reason: 'unreadable' });
});

test('S1: properties are attributes, whichever way and whenever a framework sets them', async ({ page }) => {
  await visit(page, '<dock-hand></dock-hand>', '');
  const state = await page.evaluate(async (src) => {
    const early = document.querySelector('dock-hand')!;
    // Before the script has come they are plain values on an element that is not known yet.
    Object.assign(early, {
      game: 'kontor',
      config: { scenario: 'watergames' },
      readonly: true,
      notes: false,
      players: 2,
    });
    await new Promise((done) => {
      const script = document.createElement('script');
      script.onload = done;
      script.src = src;
      document.head.append(script);
    });
    const attributes = (of: Element): Record<string, string> =>
      Object.fromEntries([...of.attributes].map(({ name, value }) => [name, value]));
    const first = {
      ...attributes(early),
      own: String(Object.keys(early)),
      name: early.shadowRoot!.querySelector('b')!.textContent,
    };
    // React 19: sets a property that exists, and `undefined` when it is gone. Vue: the same, with '' for a bare attribute.
    const late = document.createElement('dock-hand');
    Object.assign(late, {
      game: 'duel',
      sandbox: true,
      level: 3,
      moves: [{ seat: 0, move: {} }],
      locale: undefined,
      position: null,
      notes: '',
    });
    document.body.append(late);
    const second = attributes(late);
    Object.assign(late, { level: null, moves: undefined, notes: false, sandbox: false, locale: 'de' });
    await Promise.resolve();
    const third = { ...attributes(late), play: late.shadowRoot!.querySelector('span')!.textContent };
    return {
      first,
      second,
      third,
      read: [late.game, late.level, late.moves, late.notes, typeof late.start, early.config],
    };
  }, `${site.games}embed.js`);
  expect(state.first).toEqual({
    game: 'kontor',
    config: '{"scenario":"watergames"}',
    readonly: '',
    players: '2',
    own: '',
    name: 'Kontor',
  });
  expect(state.second).toEqual({
    game: 'duel',
    sandbox: '',
    level: '3',
    moves: '[{"seat":0,"move":{}}]',
    notes: '',
  });
  expect(state.third).toEqual({ game: 'duel', locale: 'de', play: 'Spielen' });
  expect(state.read).toEqual(['duel', '', null, false, 'function', { scenario: 'watergames' }]);
  // Svelte sets properties that have a setter, and attributes otherwise; `start` begins.
  await page
    .locator('dock-hand')
    .last()
    .evaluate((one: DockHandElement) => Object.assign(one, { start: true, level: 'deckhand' }));
  await (await frameOf(page)).locator('main.game').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY'); // what begins by itself takes no focus
});

test('S1: 10,000 mixtures of attributes and properties raise no error that nothing catches, and show something', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await visit(page, '');
  const empty = await page.evaluate(async () => {
    // 10,000 pictures are not what is tried.
    Object.defineProperty(HTMLImageElement.prototype, 'src', { value: '', writable: true });
    let state = 5;
    const chance = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return (state >>> 8) % below;
    };
    const circle: { self?: object } = {};
    circle.self = circle;
    const values: unknown[] = [
      null,
      undefined,
      true,
      false,
      '',
      'duel',
      'chess',
      'play',
      '__proto__',
      'javascript:alert(1)',
      'https://[',
      '//',
      '{',
      '[1]',
      '\u0000',
      3,
      -1,
      NaN,
      10n,
      Symbol('s'),
      {},
      [],
      circle,
      () => 0,
      {
        toString: () => {
          throw new Error('toString');
        },
      },
      {
        toJSON: () => {
          throw new Error('toJSON');
        },
      },
      new Date(NaN),
      document.body,
      'x'.repeat(5000),
    ];
    const names = [
      'game',
      'level',
      'players',
      'config',
      'position',
      'moves',
      'locale',
      'readonly',
      'notes',
      'sandbox',
      'src',
      'start',
    ];
    let bare = 0;
    for (let i = 0; i < 10_000; i++) {
      const element = document.createElement('dock-hand') as unknown as Record<string, unknown> & HTMLElement;
      if (chance(2)) document.body.append(element);
      for (let set = chance(6); set > 0; set--) {
        const name = names[chance(names.length)]!,
          value = values[chance(values.length)];
        if (name === 'start' && i % 500) continue; // a frame is slow
        if (chance(2)) element[name] = value;
        else element.setAttribute(name, typeof value === 'string' ? value : typeof value);
        void element[name];
      }
      if (!element.isConnected) document.body.append(element);
      void (element as unknown as DockHandElement).record();
      (element as unknown as DockHandElement).play(
        values[chance(values.length)] as number,
        values[chance(values.length)] as object,
      );
      await Promise.resolve();
      if (!element.shadowRoot!.firstElementChild) bare += 1;
      element.remove();
    }
    return bare;
  });
  expect(empty).toBe(0);
});

test('S2: in a page that is itself in a sandbox, the element plays the single file and still reports', async ({
  page,
}) => {
  await visit(
    page,
    `<iframe sandbox="allow-scripts" width="600" height="600" srcdoc="<script>addEventListener('error', (event) => parent.postMessage({ wrong: event.message }, '*'))</script><script src='${site.games}embed.js'></script><dock-hand game='duel' players='2'></dock-hand><script>document.querySelector('dock-hand').addEventListener('ready', ({ detail }) => parent.postMessage(detail, '*')); document.querySelector('dock-hand').start()</script>"></iframe>`,
    `<script>addEventListener('message', ({ data }) => { if (!data.dockhand) window.told.push({ type: 'heard', detail: data }); })</script>`,
  );
  await expect
    .poll(() => told(page, 'heard'), { timeout: 20_000 })
    .toEqual([{ game: 'duel', moves: 0, toAct: [expect.any(Number)] }]); // who begins is drawn
});

test('S1: without an address of the games, what stands inside the element is shown', async ({ page }) => {
  await visit(page, '<dock-hand src="javascript:alert(1)" game="duel"><a href="#">The Duel</a></dock-hand>');
  await expect(page.getByRole('link', { name: 'The Duel' })).toBeVisible();
  await page.locator('dock-hand').evaluate((one: DockHandElement) => one.start());
  await expect(page.getByRole('link', { name: 'The Duel' })).toBeVisible();
  expect(await told(page, 'error')).toContainEqual({ do: 'open', reason: 'no-address', attribute: 'src' });
});

test('S19: a game in a column fills the screen and goes back; a relay that the policy forbids is reported', async ({
  page,
}) => {
  await visit(
    page,
    '<div style="width: 600px"><dock-hand game="duel" players="2" relay="wss://relay.example.org"></dock-hand></div>',
  );
  await page.locator('dock-hand').getByRole('button').click();
  const frame = await frameOf(page),
    width = (): Promise<number> => frame.evaluate(() => innerWidth);
  await frame.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(width).toBeGreaterThan(1000);
  await expect(frame.locator('#whole')).toHaveAttribute('aria-pressed', 'true');
  await frame.locator('#menu').click();
  await frame.locator('#menu-full-screen').click();
  await expect.poll(width).toBeLessThan(600);
  expect(await told(page, 'error')).toEqual([
    { do: 'open', reason: 'relay-not-allowed', attribute: 'relay' },
  ]);
});

test('S18: the element shows only the games of a kiosk, and forgets the game when it is put back', async ({
  page,
}) => {
  await visit(page, '<dock-hand kiosk="duel,rampart" locale="en"></dock-hand>');
  await page.locator('dock-hand').getByRole('button').click();
  const frame = await frameOf(page);
  await frame.locator('#play').click();
  await frame.locator('main.game').waitFor();
  await expect.poll(() => told(page, 'ready')).toHaveLength(1);
  await page.evaluate(async () => {
    const element = document.querySelector('dock-hand')!;
    await element.record(); // the element has heard of everything before
    element.remove();
    document.body.append(element);
  });
  await expect(page.locator('dock-hand').getByRole('button')).toBeVisible(); // the poster
});
