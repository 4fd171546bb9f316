// A game can be seen again, move by move, and played on from any position once it is over.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { complete, hash, make, mouse, offers, playOn, settle, visit, visitTable } from './table';

const labels = (page: Page): Promise<string[]> => page.locator('.layer button').allTextContents();
const shownPoints = (page: Page): Promise<(string | null)[]> =>
  page.locator('.chip .points').allTextContents();

/** Opens the replay from the menu. */
async function openReplay(page: Page): Promise<void> {
  await page.locator('#menu').click();
  await page.locator('#menu-replay').click();
  await page.locator('.replay').waitFor();
}

test('S4: a running game can be stepped, played and jumped through, and is the same afterwards', async ({
  page,
}) => {
  const complaints = await visitTable(page, { speed: 'fast' }, { players: 2 });
  const seen = [await labels(page)];
  const hand = mouse(page);
  for (let move = 0; move < 14; move++) {
    const all = await offers(page),
      offer = all[(move * 5 + 2) % all.length];
    if (offer) await make(page, hand, offer);
    await page.evaluate(() => window.__game.settle());
    seen.push(await labels(page));
  }
  const now = await hash(page);
  const strip = (all: string[]): string[] => all.map((text) => text.replace(/[.:].*$/s, ''));
  await openReplay(page);
  await expect(page.locator('#replay-at')).toHaveValue('0');
  for (const at of [1, 2, 3]) {
    await page.locator('#replay-next').click();
    await expect(page.locator('#replay-at')).toHaveValue(String(at));
    await page.evaluate(() => window.__game.settle());
  }
  await expect(page.locator('.replay .told')).not.toBeEmpty();
  await page.locator('#replay-at').fill('9');
  await expect(page.locator('#replay-at')).toHaveAttribute(
    'aria-valuetext',
    /^After move 9 of 14: Black \d+ and White \d+$/,
  );
  expect(strip(await labels(page)).length).toBeGreaterThan(5);
  await page.keyboard.press('[');
  await expect(page.locator('#replay-at')).toHaveValue('8');
  await page.locator('#replay-speed').selectOption('fast');
  // The page itself pauses the replay at its first step: a moment later it would be over.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const play = document.querySelector<HTMLElement>('#replay-play')!;
        const look = (): void => {
          if (document.querySelector<HTMLInputElement>('#replay-at')?.value !== '11')
            return void requestAnimationFrame(look);
          play.click();
          done();
        };
        play.click();
        look();
      }),
  );
  await expect(page.locator('#replay-play')).toHaveAccessibleName('Play');
  await settle(page);
  await page.waitForTimeout(1200); // nothing may happen for this long
  await expect(page.locator('#replay-at')).toHaveValue('11');
  await page.keyboard.press('Escape');
  await expect(page.locator('.replay')).toHaveCount(0);
  await expect(page.locator('.layer button.lit').first()).toBeVisible();
  expect(await hash(page)).toBe(now);
  await expect.poll(() => labels(page)).toEqual(seen.at(-1)); // buttons get their text in the next frame
  expect(complaints).toEqual([]);
});

test('S4, D4, M6: a finished game shows its rounds and points, and is played on from a past position, while the original is kept', async ({
  page,
}) => {
  const game = played('imhotep', 2, 5),
    moves = game.moveCount();
  await visit(page, {}, `./#${game.link()}`);
  await expect.poll(() => hash(page)).toBe(game.hash());
  const over = game.hash(),
    points = await shownPoints(page);
  await page.locator('#replay').click();
  await page.locator('.replay').waitFor();
  await expect(page.locator('.replay .graph svg path.graph-line')).toHaveCount(2);
  // Nobody has won at the beginning.
  await expect.poll(() => shownPoints(page)).toEqual(['0', '0']);
  await expect(page.locator('.chip.winner')).toHaveCount(0);
  await page.locator('#replay-last').click();
  await expect(page.locator('#replay-at')).toHaveValue(String(moves));
  await expect.poll(() => shownPoints(page)).toEqual(points);
  await expect(page.locator('.chip.winner')).toHaveCount(1);
  // One step does not look like playing.
  const fills = await page.evaluate(() =>
    ['back', 'play', 'next'].map(
      (id) => getComputedStyle(document.querySelector(`#replay-${id} path`)!).fill === 'none',
    ),
  );
  expect(fills).toEqual([true, false, true]);
  await page.locator('#replay-round').selectOption({ label: 'Round 4' });
  await expect(page.locator('h1 .progress')).toContainText('Round 4');
  const at = Number(await page.locator('#replay-at').inputValue());
  expect(at).toBeGreaterThan(10);
  await page.locator('#replay-fork').click();
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(at);
  await expect(page.locator('.replay')).toHaveCount(0);
  // Where the finished game is, is said until the first move of the new one.
  await expect(page.locator('.news')).toContainText(
    `new game from move ${at + 1} on. The finished one stays on the start page.`,
  );
  // The moves before are in its log, and can be stepped through.
  await expect(page.locator('.entries li:not(.note)')).toHaveCount(at);
  await complete(page);
  await page.keyboard.press('[');
  await expect(page.locator('#status')).toContainText(`after move ${at - 1} of ${at}`);
  await page.keyboard.press('Escape');
  await playOn(page, mouse(page), 2);
  await expect(page.locator('.news')).toHaveCount(0);
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  await expect(page.locator('.shelf li')).toHaveCount(2);
  await page.locator('.shelf li[data-over] .saved-game').click();
  await expect.poll(() => hash(page)).toBe(over);
});

test('S4, M9: a game of memory is not replayed before it is over', async ({ page }) => {
  await visit(page);
  await page.locator('label:has(#game-rampart)').click();
  await expect(page.locator('#game-rampart')).toBeChecked();
  await page.locator('#option-points').waitFor({ state: 'attached' });
  await page.locator('#start').click();
  await page.locator('.layer button').first().waitFor();
  await playOn(page, mouse(page), 3);
  await page.locator('#menu').click();
  await expect(page.locator('#menu-scores')).toBeVisible();
  await expect(page.locator('#menu-replay')).toHaveCount(0);
});

test('M22, S4: on a phone the replay leaves the table its room, and its controls are one row under the graph', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const sides = { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' };
  for (const [moves, least] of [
    [60, 525],
    [Infinity, 480],
  ] as const) {
    const game = played('imhotep', 4, 5, moves, sides);
    await page.goto('about:blank');
    await visit(page, {}, `./#${game.link()}`);
    await page.locator('.layer button').first().waitFor();
    await (moves === Infinity ? page.locator('#replay').click() : openReplay(page));
    await page.locator('.replay').waitFor();
    await page.locator('#replay-at').fill('30');
    await expect(page.locator('.replay .told')).not.toBeEmpty();
    const box = async (what: string) => (await page.locator(what).boundingBox())!;
    expect((await box('.host')).height).toBeGreaterThanOrEqual(least);
    const row = await Promise.all(
      ['#replay-back', '#replay-play', '#replay-next', '#replay-round', '#replay-speed'].map(box),
    );
    for (const { y, width, height } of row)
      expect([y, width >= 44, height >= 44]).toEqual([row[0]!.y, true, true]);
    // The word of the button that leads to the notes is to be read where there is a row for it.
    const [word, button] = await Promise.all([box('#replay-annotate span'), box('#replay-annotate')]);
    expect([word.width > 40, button.height >= 44, button.width >= 44]).toEqual([
      moves === Infinity,
      true,
      true,
    ]);
    const small = await page
      .locator('.layer button')
      .evaluateAll((all) =>
        all
          .filter((b) => b.getBoundingClientRect().width < 23.9 || b.getBoundingClientRect().height < 23.9)
          .map((b) => (b as HTMLElement).dataset['place']),
      );
    expect(small).toEqual([]);
    const { bottom } = await page
      .locator('.replay')
      .evaluate((r) => r.getBoundingClientRect().toJSON() as { bottom: number });
    expect(bottom).toBeLessThanOrEqual(740);
    game.free();
  }
});
