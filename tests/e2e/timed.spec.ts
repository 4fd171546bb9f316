// The computer player that thinks for a time: where the time is chosen, what is seen of its thinking, and that
// it stops when it is told to.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { serve } from './server';
import { complete, leaveGame, make, mouse, offers, settle, setUp, visit } from './table';

const ADMIRAL = '5';

/** Chooses the Duel, with a level for each seat. */
async function chooseDuel(page: Page): Promise<void> {
  await page.locator('label:has(#game-duel)').click();
  const levels = page.locator('#level-1'),
    computers = page.locator('#computers');
  await levels.or(computers).waitFor();
  if (await computers.isVisible()) await computers.click();
  await levels.waitFor();
}

/** Sets up a Duel against the level that thinks for a time, and begins; `time` in ms. */
async function begin(page: Page, time?: number, seed = 4): Promise<void> {
  await setUp(page);
  await chooseDuel(page);
  await page.locator('#level-0').selectOption('');
  await page.locator('#level-1').selectOption('4');
  await expect(page.locator('.patience')).toHaveCount(0);
  await page.locator('#level-1').selectOption(ADMIRAL);
  await expect(page.locator('.patience')).toBeVisible();
  if (time !== undefined) await page.locator(`label:has(#patience-${time})`).click();
  if (!(await page.locator('#seed').isVisible())) await page.locator('details.options > summary').click();
  await page.locator('#seed').fill(String(seed));
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  await complete(page);
}

/** Waits until the person may decide; returns whether the game goes on. */
async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => window.__game.seat() !== null || window.__game.view().outcome !== null,
    null,
    {
      timeout: 30_000,
    },
  );
  return page.evaluate(() => window.__game.view().outcome === null);
}

/** Makes moves until the computer thinks. */
async function untilItThinks(page: Page): Promise<void> {
  do {
    expect(await myTurn(page)).toBe(true);
    await settle(page);
    await make(page, mouse(page), (await offers(page))[0]!);
  } while (await page.evaluate(() => window.__game.seat() !== null));
  await expect(page.locator('.imagined')).toBeVisible();
}

/** Ends its thinking, so that no test waits for it. */
const moveNow = (page: Page): Promise<void> =>
  page.locator('.choices button', { hasText: 'Move now' }).click();

const moves = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());

test('M14: a whole Duel against the level that thinks for a time, which says what it has imagined', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const complaints = await visit(page, { speed: 'off' });
  const nets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.net')) nets.push(request.url());
  });
  await page.addInitScript(() => {
    // what workers are told to think with
    const Own = Worker;
    Object.assign(window, { told: [] as unknown[] });
    window.Worker = class extends Own {
      override postMessage(order: { do: string; most?: number; net?: Uint8Array; ahead?: boolean }): void {
        const { told } = window as unknown as { told: unknown[] };
        if (order.do === 'think' && !order.ahead) told.push([order.most, order.net?.length ?? 0]);
        super.postMessage(order);
      }
    };
  });
  await page.reload();
  await begin(page);
  expect(nets).toEqual([expect.stringMatching(/duel-2-[\w-]+\.net$/)]);
  const seen = new Set<string>();
  await page.exposeFunction('imagined', (text: string) => seen.add(text));
  await page.evaluate(() => {
    const { imagined } = window as unknown as { imagined(text: string): void };
    new MutationObserver(() => imagined(document.querySelector('.imagined')?.textContent ?? '')).observe(
      document.querySelector('.imagined')!,
      { childList: true, characterData: true, subtree: true },
    );
  });
  while (await myTurn(page)) {
    const before = await moves(page);
    await make(page, mouse(page), (await offers(page)).at(-1)!);
    await page.waitForFunction((made) => window.__game.moves() > made, before, { polling: 20 });
  }
  expect(
    [...seen].some((text) => /^\d{1,3}(,000){1,2} games simulated$|^\d+,\d00 games simulated$/.test(text)),
  ).toBe(true);
  await expect(page.locator('.imagined')).toBeHidden();
  const told = await page.evaluate(() => (window as unknown as { told: [number, number][] }).told);
  expect(told.length).toBeGreaterThan(5);
  expect(told.every(([most, net]) => most === 500 && net > 20_000)).toBe(true);
  // The moves depend on the clock, the record does not.
  const [end, replayed] = await page.evaluate(() => {
    const { constructor } = window.__game.session(),
      { resume } = constructor as unknown as { resume(record: string): { hash(): string } };
    return [window.__game.hash(), resume(window.__game.record()).hash()];
  });
  expect(replayed).toBe(end);
  expect(complaints).toEqual([]);
});

test('M14: the level that thinks for a time moves at once if told to, and stops when the game is left', async ({
  page,
}) => {
  // Workers think a hundred times as long: for minutes, if no player hurries them.
  await page.addInitScript(() => {
    const Own = Worker;
    window.Worker = class extends Own {
      override postMessage(order: { do: string; most?: number }): void {
        super.postMessage(order.most === undefined ? order : { ...order, most: order.most * 100 });
      }
    };
  });
  await visit(page, { speed: 'off' });
  await begin(page, 5000);
  await untilItThinks(page);
  const before = await moves(page);
  await moveNow(page);
  await page.waitForFunction((made) => window.__game.moves() > made, before, { polling: 10 });
  await untilItThinks(page);
  await leaveGame(page);
  await expect.poll(() => page.workers().length).toBe(0);
  // The time is kept for the next game.
  await setUp(page);
  await chooseDuel(page);
  await page.locator('#level-1').selectOption(ADMIRAL);
  await expect(page.locator('#patience-5000')).toBeChecked();
});

test('M4, M14: a move that is taken back while it thinks ends its thinking, and it answers the next one', async ({
  page,
}) => {
  await visit(page, { speed: 'off' });
  await begin(page, 5000);
  await untilItThinks(page);
  const before = await moves(page);
  expect(await page.evaluate(() => window.__game.session().canUndo()), 'the move revealed nothing').toBe(
    true,
  );
  await page.locator('#undo').click();
  await expect(page.locator('.imagined')).toBeHidden();
  expect(await moves(page)).toBeLessThan(before);
  const undone = await moves(page);
  await page.waitForTimeout(1500); // an order that was not called back would move by then, or at least count
  expect(await moves(page)).toBe(undone);
  expect(await page.evaluate(() => window.__game.seat())).not.toBeNull();
  await untilItThinks(page);
  await moveNow(page);
  await page.waitForFunction((made) => window.__game.moves() > made, before, { polling: 10 });
});

test('M12, M14: without a network it plays with its net', async ({ page, context }) => {
  const site = await serve('dist-test');
  await context.addInitScript(() => {
    Object.assign(window, { offlineAfter: 500 });
  });
  await visit(page, { speed: 'off' }, site.address);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await site.close();
  await context.setOffline(true);
  await page.reload();
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.net')) answers.push(response.status());
  });
  await begin(page, 5000); // half a second could be over before anybody has looked
  await untilItThinks(page);
  await moveNow(page);
  await myTurn(page);
  expect(answers).toEqual([200]);
});

test('M14: a net that cannot be had is done without', async ({ page }) => {
  await visit(page, { speed: 'off' });
  const missed: string[] = [];
  await page.route('**/*.net', (route) => {
    missed.push(route.request().url());
    return route.abort();
  });
  await begin(page, 5000); // half a second could be over before anybody has looked
  await untilItThinks(page);
  await moveNow(page);
  await myTurn(page);
  expect(missed.length).toBeGreaterThan(0); // once for this decision, then for the next
});
