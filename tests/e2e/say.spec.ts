// Playing by words alone: names of buttons, names of moves, and commands.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { violations } from './checks';
import { begun, choose, hash, offers, passOn, settle, visit, mouse, visitTable } from './table';
import type { Offer } from '../../www/engine/wire';

const log = (page: Page) => page.locator('.say-log p');
const say = async (page: Page, text: string): Promise<void> => {
  await page.locator('#say-text').fill(text);
  await page.keyboard.press('Enter');
};
const open = async (page: Page): Promise<void> => {
  await page.locator('#menu').click();
  await page.locator('#menu-say').click();
  await page.locator('#say-text').waitFor();
};
/** Makes a move by the name of its button, or else by its number in the list of all moves. */
async function sayMove(page: Page, offer: Offer): Promise<void> {
  await settle(page); // buttons get their text in the next frame
  const [place] = offer.taps,
    button = page.locator(`.layer button[data-place="${place}"]`);
  const at = (await offers(page)).findIndex((one) => JSON.stringify(one) === JSON.stringify(offer)),
    before = await page.evaluate(() => window.__game.moves());
  const alone = (await offers(page)).filter(({ taps }) => taps[0] === place).length === 1;
  if (alone && (await button.count()) === 1) await say(page, (await button.textContent()) ?? '');
  else {
    await say(page, 'moves');
    await say(page, String(at + 1));
  }
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(before + 1);
}

test('D1: a whole Duel by words: the names of buttons, and the numbers of moves in the list', async ({
  page,
}) => {
  const complaints = await visitTable(page, {}, { game: 'duel', seed: 4 });
  await open(page);
  for (let move = 0; ; move++) {
    const all = await offers(page);
    if (all.length === 0) break;
    await sayMove(page, choose(all, move));
  }
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  expect(await page.evaluate(() => window.__game.view().outcome)).not.toBeNull();
  // A space stands between a move and what follows from it.
  const told = (await log(page).allTextContents()).join('\n');
  expect(told).toContain('The game is over.');
  expect(told.match(/\S*[.!?]\p{Lu}\S*/gu)).toBeNull();
  expect(complaints).toEqual([]);
});

test('D1: the name of a button, as it is read out or in part, plays it, and commands are answered', async ({
  page,
}) => {
  await visitTable(page, {}, { game: 'duel', seed: 4 });
  await open(page);
  expect(await violations(page)).toEqual([]);
  const start = await hash(page);
  for (const [command, answer] of [
    ['help', /Commands: help/],
    ['board', /Harbour|harbour/],
    ['who is winning', /All players are level/],
    ['score', /0 points/],
    ['last', /Nothing has happened/],
    ['why', /and a place/],
    ['what is this', /did not understand/],
    ['status', /place a figure/],
    ['place', /moves: say the number/],
  ] as const) {
    await say(page, command);
    await expect(log(page).filter({ hasText: answer }).last()).toBeVisible();
  }
  expect(await hash(page)).toBe(start);
  const name = (await page.locator('.layer button[data-place="cell/1/1"]').textContent()) ?? '';
  await say(page, name);
  await expect(log(page).filter({ hasText: 'B2' }).last()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(1);
  await say(page, 'place a1');
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(2);
  await say(page, 'undo');
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(1);
  await say(page, 'why boat of column C');
  await expect(log(page).last()).toContainText('you need two');
});

test('D1, M8: the next player reads nothing that another player was told', async ({ page }) => {
  await visit(page, { mode: 'instant' });
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#start').click();
  await page.locator('.choices button').first().waitFor();
  await passOn(page, { ...mouse(page), confirm: () => Promise.resolve() });
  await open(page);
  await say(page, 'board');
  await say(page, 'moves');
  await expect(log(page)).not.toHaveCount(0);
  const eye = await page.evaluate(() => window.__game.viewpoint().eye);
  await say(page, '1');
  await page.waitForFunction((was) => window.__game.viewpoint().eye !== was, eye);
  await expect(log(page).filter({ hasText: /moves: say the number/ })).toHaveCount(0);
});

test('P33: phrases are echoed, listed moves are buttons, and the rule is told with the table in sight', async ({
  page,
}) => {
  await visitTable(page, {}, { game: 'imhotep', seed: 5 });
  await open(page);
  const told = page.locator('.say-log'),
    moves = (): Promise<number> => page.evaluate(() => window.__game.moves());
  await say(page, 'what can I do');
  await expect(told.locator('.said').last()).toHaveText('You: what can I do');
  await expect(log(page).last().getByRole('button')).toHaveCount((await offers(page)).length);
  await say(page, 'sail boat 1 to the pyramids');
  await expect(log(page).last()).toContainText('This boat needs');
  await say(page, 'who is winning');
  await expect(log(page).last()).toContainText('points');
  await say(page, 'confirm');
  await expect(log(page).last()).toContainText('Nothing is selected yet');
  expect(await moves()).toBe(0);
  expect(await violations(page)).toEqual([]);
  // With the keyboard: a listed move is a button before the field.
  await say(page, 'put a stone on the secnd boat');
  await expect(log(page).last().getByRole('button').first()).toContainText('place 1');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(moves).toBe(1);
  await expect(page.locator('#say-text')).toBeFocused();
  // A choice on the table is confirmed by words.
  const seat = await page.evaluate(() => window.__game.seat());
  await page.locator(`.layer button[data-place="quarry/${seat}"]`).click();
  await say(page, 'yes');
  await expect.poll(moves).toBe(2);

  for (const size of [
    { width: 1366, height: 768 },
    { width: 1024, height: 700 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await say(page, 'what is on the table');
    await say(page, 'what can I do');
    const field = (await page.locator('#say-text').boundingBox())!,
      host = (await page.locator('.host').boundingBox())!,
      panel = (await page.locator('.say').boundingBox())!;
    expect([size, field.y + field.height <= size.height, field.x + field.width <= size.width]).toEqual([
      size,
      true,
      true,
    ]);
    // The table is beside the conversation or above it, and keeps a large part of the page.
    expect([size, panel.x >= host.x + host.width - 1 || panel.y >= host.y + host.height - 1]).toEqual([
      size,
      true,
    ]);
    expect([size, host.height > size.height * 0.4]).toEqual([size, true]);
    if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/say-${size.width}.png` });
  }
  await page.locator('#say-text').press('Escape');
  await expect(page.locator('.say')).toHaveCount(0);
  await expect(page.locator('#menu')).toBeFocused();
});

test('D1: a listed answer can still be given after a computer player has answered in secret', async ({
  page,
}) => {
  // Workers are asked to think only when the test lets them.
  await page.addInitScript(() => {
    const Own = Worker;
    let think = (): void => undefined;
    const allowed = new Promise<void>((go) => (think = go));
    window.Worker = class extends Own {
      override postMessage(order: { id?: number; iterations?: number }): void {
        if (order.iterations === undefined) return super.postMessage(order);
        // A worker that is silent for two seconds counts as dead, and the page thinks itself.
        const alive = new MessageEvent('message', { data: { id: order.id, done: 0 } }),
          beat = setInterval(() => this.dispatchEvent(alive), 500);
        void allowed.then(() => {
          clearInterval(beat);
          super.postMessage(order);
        });
      }
    };
    Object.assign(window, { think });
  });
  await visit(page, { home: true }, './kontor.html');
  await page.locator('#play').click();
  await page.locator('.choices button').first().waitFor();
  await begun(page);
  await open(page);
  await say(page, 'moves');
  const listed = log(page).getByRole('button', { name: 'Play a card' });
  await listed.waitFor();
  expect(await page.evaluate(() => window.__game.moves())).toBe(0);
  await page.evaluate(() => (window as unknown as { think: () => void }).think());
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(1); // the computer has answered
  await listed.click();
  // The computer may have chosen a card by now, too.
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBeGreaterThan(1);
});
