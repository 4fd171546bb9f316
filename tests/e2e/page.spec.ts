import { expect, type Page } from '@playwright/test';
import { test } from './test';
import type { Offer } from '../../www/engine/wire';
import { countTicks, restFor } from '../../tools/lib/idle.mjs';

import {
  complete,
  GAMES,
  finger,
  hash,
  keyboard,
  make,
  mouse,
  offers,
  painted,
  playOn,
  settle,
  still,
  visit,
  visitTable,
} from './table';

test('M23: turning the device while pieces move changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page, { speed: 'slow' });
  const [offer] = await offers(page);
  if (!offer) throw new Error('nothing is offered');
  await make(page, mouse(page), offer);
  const during = await hash(page);
  await page.setViewportSize({ width: 740, height: 360 });
  await settle(page);
  expect(await hash(page)).toBe(during);
  await expect(page.locator('.layer button.lit').first()).toBeVisible();
});

for (const game of GAMES)
  test(`M23: a table of ${game} that is hidden for a while is whole again when it is shown`, async ({
    page,
  }) => {
    await visit(page, { home: true }, `./${game}.html`);
    await page.locator('#play').click();
    await page.locator('main.game').waitFor();
    await complete(page);
    await painted(page);
    const hide = (value: string): Promise<unknown> =>
      page.evaluate((display) => {
        document.querySelector<HTMLElement>('main.game')!.style.display = display;
        document.documentElement.dataset['theme'] = display === '' ? 'light' : 'dark'; // it is painted again
      }, value);
    const places = (): Promise<unknown> =>
      page
        .locator('.layer button')
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await places();
    await hide('none');
    await painted(page);
    await hide('');
    await painted(page);
    expect(await places()).toEqual(before);
  });

/**
 * Resolves when the page has fetched all parts of what it shows and has done nothing for a second; the time
 * that this takes is not limited.
 */
async function atRest(page: Page): Promise<void> {
  if ((await page.locator('main.game').count()) > 0) await complete(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => restFor(page, 1)).toMatchObject({ frames: 0, timers: 0, orders: 0 });
}

test('M27: nothing runs for 5 s while nothing moves: on the start page, in a game, before a person against a computer, in a poster', async ({
  context,
  baseURL,
}) => {
  await context.addInitScript(countTicks);
  await context.route('**/shop.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>A shop</title><script src="embed.js" async></script><dock-hand game="duel"></dock-hand>',
    }),
  );
  const situations: Record<string, (page: Page) => Promise<unknown>> = {
    start: (page) => visit(page, { speed: 'normal' }),
    game: async (page) => {
      await visitTable(page, { speed: 'normal' });
      await playOn(page, mouse(page), 3);
      await settle(page);
    },
    computer: async (page) => {
      await visit(page, { speed: 'normal' });
      await page.locator('#computers').click();
      await page.locator('#level-1').selectOption({ index: 2 });
      await page.locator('#start').click();
      await page.waitForFunction(() => (window.__game?.offers() ?? []).length > 0);
      const [offer] = await offers(page);
      await make(page, mouse(page), offer!);
      await page.waitForFunction(() => window.__game.moves() > 1 && window.__game.offers().length > 0);
      await settle(page);
    },
    poster: async (page) => {
      await page.goto(new URL('shop.html', baseURL).href);
      await page.locator('dock-hand button').waitFor();
    },
  };
  // All at once, since most of the time is spent waiting.
  const found = await Promise.all(
    Object.entries(situations).map(async ([name, reach]) => {
      const page = await context.newPage();
      await reach(page);
      await atRest(page);
      const { script, ...counted } = await restFor(page, 5);
      return [name, { ...counted, script: Math.round(script) }];
    }),
  );
  const nothing = { frames: 0, timers: 0, orders: 0, script: 0 };
  expect(Object.fromEntries(found)).toEqual({
    start: nothing,
    game: nothing,
    computer: nothing,
    poster: nothing,
  });
});

test('M2: a key ends the motion within a frame or two, and a tap meanwhile counts', async ({ page }) => {
  await visitTable(page, { speed: 'slow' });
  const go = async (key: string): Promise<{ moving: boolean; frames: number; quiet: boolean }> => {
    const all = await offers(page);
    const take = all.find(({ move: { do: kind } }) => kind === 'take-stones') ?? all[0];
    if (!take) throw new Error('nothing is offered');
    for (const place of take.taps) await mouse(page).tap(place);
    await page.locator('#confirm:not([aria-disabled])').waitFor();
    return page.evaluate(async (pressed) => {
      // All of it runs in the page and is counted in frames: a busy machine must not fail a test for being
      // slow.
      let frames = 0;
      let over = false;
      const next = (): Promise<number> =>
        new Promise((done) => {
          requestAnimationFrame(done);
        });
      const clear = CanvasRenderingContext2D.prototype.clearRect;
      const moves = new Promise<void>((done) => {
        CanvasRenderingContext2D.prototype.clearRect = function (...where) {
          if (this.canvas === document.querySelectorAll('.host canvas')[1]) done();
          clear.apply(this, where);
        };
      });
      document.querySelector<HTMLElement>('#confirm')?.click();
      const settled = window.__game.settle().then(() => {
        over = true;
      });
      await Promise.race([moves, settled]);
      CanvasRenderingContext2D.prototype.clearRect = clear;
      const moving = !over;
      // The log tells of the move; whose move it is would be told twice.
      const quiet = document.getElementById('status')?.ariaLive === 'off';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      while (!over) {
        frames++;
        await Promise.race([next(), settled]);
      }
      return { moving, frames, quiet };
    }, key);
  };
  for (const key of ['Escape', ' ']) {
    const { moving, frames, quiet } = await go(key);
    expect([moving, quiet]).toEqual([true, true]);
    expect(frames).toBeLessThanOrEqual(3);
  }
  const [first] = await offers(page);
  if (!first) throw new Error('nothing is offered');
  await make(page, mouse(page), first);
  const place = await page.locator('.layer button.lit').first().getAttribute('data-place');
  await page.evaluate(
    (at) => document.querySelector<HTMLElement>(`.layer button[data-place="${at}"]`)?.click(),
    place,
  );
  await expect(page.locator(`.layer button[data-place="${place}"]`)).toHaveAttribute('aria-pressed', 'true');
});

test('M24: a player who wants no motion gets none', async ({ page }) => {
  await page.addInitScript(() => {
    // counts how often something that moves is drawn
    const clear = CanvasRenderingContext2D.prototype.clearRect;
    Object.assign(window, { drawn: 0 });
    CanvasRenderingContext2D.prototype.clearRect = function (...where) {
      if (this.canvas === document.querySelectorAll('.host canvas')[1])
        (window as unknown as { drawn: number }).drawn++;
      clear.apply(this, where);
    };
  });
  const drawn = (): Promise<number> => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  const gliding = (): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  const play = async (): Promise<void> => {
    await make(page, mouse(page), (await offers(page))[0]!);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitTable(page, { speed: 'slow' });
  await play();
  expect(await gliding()).toBe(0);
  await settle(page);
  await painted(page);
  expect(await drawn()).toBe(0);
  await complete(page); // a part that is fetched later shows what choices would bring
  const first = await page.screenshot();
  await painted(page);
  expect(first.equals(await page.screenshot())).toBe(true);
  // A player without that setting sees it move.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await play();
  await settle(page);
  expect(await drawn()).toBeGreaterThan(0);
});

test('M4, M6: an action is told, marked and taken back', async ({ page }) => {
  await visitTable(page);
  const start = await hash(page);
  const take = (await offers(page)).find(({ move }) => move.do === 'take-stones') ?? (await offers(page))[0];
  if (!take) throw new Error('nothing is offered');
  await make(page, mouse(page), take);
  await expect(page.getByRole('log')).toContainText('Black');
  expect(await hash(page)).not.toBe(start);
  await page.locator('#undo').click();
  await expect.poll(() => hash(page)).toBe(start);
  await expect(page.locator('.entries li')).toHaveCount(0);
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
});

test('M5: a tap chooses, Esc takes the choice back, a second tap plays', async ({ page }) => {
  await visitTable(page);
  const start = await hash(page);
  const at = await page.locator('.layer button.lit').first().getAttribute('data-place');
  const place = page.locator(`.layer button[data-place="${at}"]`);
  await place.focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#confirm')).not.toHaveAttribute('aria-disabled', 'true');
  expect(await hash(page)).toBe(start);
  await page.keyboard.press('Escape');
  await expect(place).not.toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(() => hash(page)).not.toBe(start);
});

test('a site that is painted only when something changes there is never out of date: a table painted anew is the same to the pixel', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 4, sides: 'b', seed: 5 });
  const table = async (): Promise<string> => {
    await still(page);
    return page.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '');
  };
  for (let part = 0; part < 8; part++) {
    await playOn(page, mouse(page), 8);
    await settle(page);
    await page.mouse.move(1, 1);
    const painted = await table();
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'light';
    }); // as it was: all pictures are made anew
    expect((await table()) === painted, `after ${8 * part + 8} moves`).toBe(true);
  }
});

test('M17: a tap on a piece is for the lit place below it: on a stone of a boat that can sail', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 2 });
  const find = () =>
    page.evaluate(() => {
      const offered = window.__game.offers().flatMap(({ taps }) => taps);
      return window.__game
        .view()
        .tokens.map(({ at }) => at)
        .find(
          (at) =>
            /^boat\//.test(at) &&
            !offered.includes(at) &&
            offered.includes(at.replace('boat', 'lane').slice(0, -2)),
        );
    });
  let stone = await find();
  for (let moves = 0; stone === undefined && moves < 20; moves++) {
    await playOn(page, mouse(page), 1);
    stone = await find();
  }
  expect(stone).toBeDefined();
  const boat = page.locator(`.layer button[data-place="${stone?.replace('boat', 'lane').slice(0, -2)}"]`);
  const { x, y, width, height } = (await page
    .locator(`.layer button[data-place="${stone}"]`)
    .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(boat).toHaveAttribute('aria-pressed', 'true');
});

test('M17: a place that cannot be chosen says why', async ({ page }) => {
  await visitTable(page);
  const all = page.locator('.layer button[aria-disabled="true"]');
  const places = await all.evaluateAll((buttons) =>
    buttons.map((button) => (button as HTMLElement).dataset['place'] ?? ''),
  );
  expect(places.length).toBeGreaterThan(5);
  const start = await hash(page);
  const why = (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('#hint, .inspector:not([hidden]) .body')]
        .map((one) => one.textContent)
        .join(''),
    );
  for (const place of places) {
    await page.evaluate(
      (at) => document.querySelector<HTMLElement>(`.layer button[data-place="${at}"]`)?.click(),
      place,
    );
    // It is in the line below the table, or in the sheet beside the place once that has been fetched.
    await expect.poll(() => why(), place).not.toMatch(/^$|refusal-|^That is not possible now.$/);
  }
  expect(await hash(page)).toBe(start);
});

test('5.3: each move is announced once, and never twice alike in a row', async ({ page }) => {
  await visitTable(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const log = document.querySelector('[role=log]');
    if (log)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes) heard.push(node.textContent ?? '');
      }).observe(log, { childList: true, subtree: true });
  });
  const moves = await playOn(page, mouse(page), 50);
  const read = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(moves); // the table is shown first
  await settle(page);
  const heard = await read();
  expect(heard).toHaveLength(moves);
  heard.forEach((text, i) => {
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toBe(heard[i - 1]);
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  test('a finger plays and leaves the focus where it is', async ({ page }) => {
    await visitTable(page);
    await playOn(page, keyboard(page), 1);
    await page.locator('#menu').focus();
    await playOn(page, finger(page), 6);
    // Only the tap: a player who confirms has the focus on that button.
    await page.locator('#menu').focus();
    await finger(page).tap(
      (await offers(page)).find(({ taps }) => !taps[0]?.startsWith('choice/'))!.taps[0]!,
    );
    await expect(page.locator('.layer button[aria-pressed="true"]').first()).toBeVisible();
    await expect(page.locator('#menu')).toBeFocused();
    await page.locator('#cancel').click();
    await playOn(page, keyboard(page), 4);
  });
});

test('the keyboard reaches every place with the arrows', async ({ page }) => {
  await visitTable(page, {}, { players: 4, sides: 'b' });
  await playOn(page, keyboard(page), 6);
  const unreached = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.layer button[data-place]')];
    const name = (element: Element | null): string => (element as HTMLElement | null)?.dataset['place'] ?? '';
    const seen = new Set<string>();
    const open = [all[0]];
    while (open.length > 0) {
      const from = open.pop();
      if (!from || seen.has(name(from))) continue;
      seen.add(name(from));
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        from.focus();
        from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        open.push(document.activeElement as HTMLElement);
      }
    }
    return all.map(name).filter((place) => !seen.has(place));
  });
  expect(unreached).toEqual([]);
});

test('the keyboard is on a place again if the one with the focus goes with the move', async ({ page }) => {
  await visitTable(page);
  const card = async (): Promise<Offer | undefined> =>
    (await offers(page)).find(({ move }) => move.do === 'pick-card');
  for (let move = 0; !(await card()); move++) {
    const all = await offers(page);
    await make(page, mouse(page), all[(move * 7919 + 13) % all.length]!);
  }
  await page.keyboard.press('Tab'); // the keyboard is used
  await make(page, keyboard(page), (await card())!);
  await settle(page);
  await expect(page.locator('.layer button:focus')).toHaveCount(1);
});

test('by keyboard a choice goes on at the first place that has to be chosen next, and Escape leads back', async ({
  page,
}) => {
  const complaints = await visitTable(page, {}, { players: 2 });
  const sails = async (): Promise<string[][]> =>
    (await offers(page)).filter(({ move }) => move.do === 'sail').map(({ taps }) => taps);
  while ((await sails()).length < 2) {
    const all = await offers(page);
    await make(page, mouse(page), all.find(({ move }) => move.do === 'load') ?? all[0]!);
  }
  await complete(page);
  await settle(page);
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);
  const lit = (): Promise<(string | undefined)[]> =>
    page
      .locator('.layer button.lit')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['place']));
  const [boat] = (await sails())[0]!,
    before = await page.evaluate(() => window.__game.moves());
  await page.keyboard.press('Tab'); // the keyboard is used
  await page.locator(`.layer button[data-place="${boat}"]`).focus();
  await page.keyboard.press('Enter');
  const sites = await lit();
  expect(sites.length).toBeGreaterThan(1);
  expect(await focused()).toBe(sites[0]);
  await expect(page.locator('.layer button:focus')).toHaveText(/sail/i); // what is read out
  // Arrows lead along the sites, past what lies there, to all of them.
  const reached = new Set<string | undefined>();
  for (const from of sites)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await page.locator(`.layer button[data-place="${from}"]`).focus();
      await page.keyboard.press(key);
      reached.add(await focused());
    }
  expect([...reached].filter((one) => one !== boat).sort()).toEqual(sites.toSorted());
  await page.locator(`.layer button[data-place="${sites[0]}"]`).focus();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(boat);
  await page.keyboard.press('Enter');
  expect(await focused()).toBe(sites[0]);
  await page.keyboard.press('Enter');
  expect(await focused()).toBe(sites[0]); // the choice is whole
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(before + 1);
  expect(complaints).toEqual([]);
});

test('M6: a player can look at earlier positions, which changes nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visitTable(page);
  await playOn(page, mouse(page), 12);
  const now = await hash(page);
  const labels = (): Promise<string[]> => page.locator('.layer button').allTextContents();
  await complete(page);
  await settle(page);
  const seen = await labels();
  for (let back = 0; back < 5; back++) await page.keyboard.press('[');
  await expect(page.locator('#status')).toContainText('after move 7 of 12');
  await expect.poll(labels).not.toEqual(seen); // buttons get their text in the next frame
  await expect(page.locator('.layer button.lit')).toHaveCount(0);
  await page.locator('#later').click();
  await expect(page.locator('#status')).toContainText('after move 8 of 12');
  await page.keyboard.press('Escape');
  await expect(page.locator('.layer button.lit').first()).toBeVisible();
  await expect.poll(labels).toEqual(seen);
  expect(await hash(page)).toBe(now);
});

test('M22: the score of two players has room for their names on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page, { language: 'de' }, { players: 2 });
  await page.locator('.chip').first().click();
  await page.locator('dialog[open] .who').first().waitFor();
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('dialog[open] .who span')]
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map((name) => name.textContent),
    ),
  ).toEqual([]);
  expect(
    await page.evaluate(() => {
      const sheet = document.querySelector('dialog[open]')!;
      return sheet.scrollWidth - sheet.clientWidth;
    }),
  ).toBe(0);
});

test('M22: every game stays whole in a frame that is far too small for it', async ({ page }) => {
  await visit(page);
  const games = await page
    .locator('input[name=game]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(games.length).toBeGreaterThan(0);
  for (const game of games) {
    await page.setViewportSize({ width: 1366, height: 768 });
    const complaints = await visit(page);
    await page.locator(`label:has(#game-${game})`).click();
    await page.locator('#start').click();
    await page.locator('main.game').waitFor();
    for (const [width, height] of [
      [300, 150],
      [120, 90],
      [60, 500],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    expect(complaints, game).toEqual([]);
  }
});

test('P11: the score tells what it would be if the game ended now, as the engine counts it', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 2, seed: 11, sides: 'b' });
  await playOn(page, mouse(page), 24);
  const { now, then } = await page.evaluate(() => {
    const session = window.__game.session(),
      [ended] = session.notes(null).flatMap(({ note }) => (note.is === 'if-ended' ? [note.points] : []));
    return { now: session.score().map(({ total }) => total), then: ended ?? [] };
  });
  expect(then).not.toEqual(now); // much of it is scored at the end
  await page.locator('.chip[data-seat="0"]').click();
  const row = page.locator('tr.ahead', { hasText: 'If it ended now' });
  await expect(row.locator('td')).toHaveText(then.map((points) => String(points).replace('-', '\u2212')));
});
