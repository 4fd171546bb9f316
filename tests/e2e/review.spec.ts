// The review of a finished game: a screen with the table, on which both moves of a decision are drawn.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { violations } from './checks';
import { byLink, played } from './played';
import { openReviewed, type Reviewed } from './reviewed';
import { hash, visit } from './table';

/** Opens a review that is not kept, and waits until it has found the turning points. */
async function searched(page: Page, game: Reviewed): Promise<string[]> {
  const complaints = await visit(page, {}, `./#${played(game, 2, 5).link()}`);
  await page.locator('dialog[open] #review').click();
  await page.locator('#turning-1').waitFor({ timeout: 180_000 });
  return complaints;
}

const at = (page: Page): Promise<number> => page.locator('#replay-at').inputValue().then(Number);
/** Whether anything that is stored on the device has this in its text. */
const kept = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(
    (part) =>
      new Promise<boolean>((done) => {
        const opening = indexedDB.open('dockhand');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('slots').objectStore('slots').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            done(asking.result.some((text) => String(text).includes(part)));
          };
        };
      }),
    part,
  );
/** What is written on the plates over the table. */
const plates = (page: Page): Promise<string[]> => page.locator('.drawn .plate-of').allTextContents();
const record = (page: Page): Promise<string> => page.evaluate(() => window.__game.record());

test('a turning point is shown on the table with both moves, told apart by words and strokes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const complaints = await openReviewed(page, 'imhotep');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // A phone has no arrow keys.
  await expect(page.locator('.review .said')).toHaveText(
    'Choose a turning point, or go through the moves one by one.',
  );
  const over = await hash(page);
  await page.locator('#turning-1').click();
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  const point = await at(page);
  await expect(page.locator('#turning-1')).toHaveAttribute('aria-current', 'true');
  // One number for the loss, under one word.
  const [told, listed] = await Promise.all([
    page.locator('#review-loss').textContent(),
    page.locator('#turning-1 .loss').textContent(),
  ]);
  expect(told).toMatch(/^Cost (\d+% of the chance to win|a certain win)$/);
  expect(listed).toBe(told);
  await expect(page.locator('.review')).not.toContainText(/gave away|wins in|\bloss/i);
  // They stand in the order of the game, and so do their numbers in the graph.
  const order = await page
    .locator('.turnings [data-at]')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['at'])));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order.length).toBeGreaterThan(1);
  const strokes = await page.evaluate(() =>
    ['played', 'better'].map(
      (kind) => getComputedStyle(document.querySelector(`.drawn .line.${kind}`)!).strokeDasharray,
    ),
  );
  expect(strokes[0]).not.toBe(strokes[1]);
  // The whole table is in sight beside the review.
  const [table, panel] = await Promise.all([
    page.locator('.host').boundingBox(),
    page.locator('.review').boundingBox(),
  ]);
  expect(table!.x + table!.width).toBeLessThanOrEqual(panel!.x + 1);
  expect(table!.width).toBeGreaterThan(2 * panel!.width);
  expect(await violations(page)).toEqual([]);
  // Arrows step through the moves, and up and down through the turning points.
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => at(page)).toBe(point - 1);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => at(page)).toBe(point);
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  // A tap on the graph goes there.
  // It is drawn anew whenever a search has found more: its middle is taken in one step.
  const middle = await page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.review .graph > svg')!.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  });
  await page.mouse.click(...middle);
  const moves = await page.evaluate(() => window.__game.moves());
  await expect.poll(() => at(page)).toBe(Math.round(moves / 2));
  await page.keyboard.press('Escape');
  await expect(page.locator('.review, .drawn')).toHaveCount(0);
  await expect(page.locator('#after-review')).toBeVisible();
  expect(await hash(page)).toBe(over);
  // What was found is there at once when the review is opened again, at the move that gave away most.
  await page.locator('#after-turning').click();
  await expect
    .poll(() =>
      page.locator('.turnings button').evaluateAll((all) => {
        const most = (one: Element): number => {
          const text = one.querySelector('.loss')?.textContent ?? '';
          return text.includes('certain') ? 100 : Number(/\d+/.exec(text)?.[0]);
        };
        // The list may not be there yet.
        const [worst] = all.toSorted((a, b) => most(b) - most(a));
        return worst?.getAttribute('aria-current');
      }),
    )
    .toBe('true');
  expect(complaints).toEqual([]);
});

test('a tap on the table leaves the position that is shown, and leaves an imagined line for its verdict', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const complaints = await openReviewed(page, 'imhotep');
  await page.locator('#turning-1').click();
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  const labels = (): Promise<string[]> => page.locator('.layer button').allTextContents(),
    shown = await labels(),
    told = (await page.locator('.review .told').textContent())!;
  const stays = async (): Promise<void> => {
    await expect(page.locator('.review .told')).toHaveText(told);
    await expect(page.locator('#status')).toContainText(/after move \d+ of/);
    await expect.poll(labels).toEqual(shown);
    expect(await plates(page)).toEqual(['Played', 'Better']);
  };
  await page.locator('.layer button[data-place="dock/temple"]').click({ force: true });
  await stays();
  await page.locator('.inspector .shut').click();
  await page.locator('.chip').first().click(); // the scores are those of the end
  await page.locator('dialog[open]').press('Escape');
  await stays();
  await page.locator('#review-line').click();
  await expect(page.locator('.review .said')).toContainText('1 of ');
  await page.locator('.layer button[data-place="dock/temple"]').click({ force: true });
  await stays();
  expect(complaints).toEqual([]);
});

test('on a phone a move is tried again, judged by the same search, and the game stays as it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = await openReviewed(page, 'duel');
  const before = await record(page);
  await page.locator('#turning-2').click();
  const point = await at(page);
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  const [better] = await page.locator('.move-of.better span:last-child').allTextContents();
  await page.locator('#review-try').click();
  await expect(page.locator('.prompt')).toBeVisible();
  // Back leaves the trial, not the game.
  await page.goBack();
  await expect(page.locator('.game')).not.toHaveAttribute('data-trying');
  await page.locator('#review-try').click();
  await expect(page.locator('.prompt')).toBeVisible();
  expect(await plates(page)).toEqual([]);
  const best = async (): Promise<string[]> =>
    page.evaluate(() => {
      const text = document.querySelector('.move-of.played span:last-child')?.textContent ?? '';
      return [text, document.querySelector('#review-loss')?.textContent ?? ''];
    });
  // Any move: its places are tapped, then it is confirmed.
  const taps = await page.evaluate(() => window.__game.offers().find(({ taps }) => taps[0])?.taps ?? []);
  for (const place of taps) {
    const button = place.startsWith('choice/')
      ? page.locator('.choices button').first()
      : page.locator(`.layer button[data-place="${place}"]`);
    if (await button.isVisible()) await button.click();
  }
  const confirm = page.locator('#confirm:not([aria-disabled="true"])');
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator('#review-loss')).toHaveText(/^Cost |^No move|^Not rated/);
  expect(await page.evaluate(() => window.__game.moves())).toBe(point);
  expect((await best())[0]).not.toBe('');
  // What answers it is told and drawn as well, and no better move.
  await expect(page.locator('#review-reply')).toContainText(/^ \w+ would answer: /);
  await expect.poll(() => plates(page)).toHaveLength(2);
  await expect(page.locator('.move-of.better')).toHaveCount(0);
  expect(await record(page)).toBe(before); // whatever is saved now is the true game
  await page.locator('#review-reveal').click();
  await expect(page.locator('.move-of.better')).toContainText(better!.replace(/ – .*$/, ''));
  expect(await violations(page)).toEqual([]);
  // What follows on this move is played out as well.
  await page.locator('#review-follow').click();
  await expect(page.locator('.review .said')).toContainText(/^1 of \d/);
  await expect(page.locator('.review .said')).toContainText('After your move.');
  await expect(page.locator('.prompt > *').first()).toBeHidden();
  await page.locator('#review-next').click();
  await expect(page.locator('.review .said')).toContainText(/^2 of \d/);
  await page.locator('#review-back').click();
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  expect(await at(page)).toBe(point);
  await page.locator('#replay-close').click();
  expect(await record(page)).toBe(before);
  expect(complaints).toEqual([]);
});

for (const [width, height] of [
  [1366, 768],
  [360, 640],
] as const)
  test(`at ${width} × ${height} the list of all moves gives each the whole width`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openReviewed(page, 'imhotep', { language: 'de' });
    const list = page.locator('#review-moves');
    await list.locator('summary').click();
    const room = (await list.locator('.wide').boundingBox())!,
      move = (await list.locator('tbody button').first().boundingBox())!;
    expect(move.width).toBeGreaterThan(0.9 * room.width);
    await expect(list.locator('tbody tr').nth(1).locator('td')).toHaveText([/^\d+$/, /^\d+\s%$/, /^\d+\s%$/]);
    expect(await list.locator('.wide').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

/** The searches that were asked of workers, and what was said of losses, in the order in which that happened. */
interface Heard {
  searches: { do: string; heeds?: unknown }[];
  losses: string[];
  /** Whether the review is left as soon as it looks closer. */
  leaves: boolean;
}

/** Writes down what workers are asked, and every text about a loss. */
function listen(): void {
  const heard: Heard = { searches: [], losses: [], leaves: false },
    post = Worker.prototype.postMessage as (this: Worker, message: { do: string }) => void;
  Object.assign(window, { heard });
  Worker.prototype.postMessage = function (this: Worker, message: { do: string }) {
    heard.searches.push(message);
    post.call(this, message);
  };
  new MutationObserver((changes) => {
    const loss = document.querySelector('#review-loss')?.textContent;
    if (!loss || !changes.some(({ target }) => (target as Element).classList.contains('said'))) return;
    heard.losses.push(loss);
    if (!heard.leaves || !loss.startsWith('Taking')) return;
    heard.leaves = false;
    document.querySelector<HTMLElement>('#review-back')?.click();
  }).observe(document, { childList: true, subtree: true });
}
/** How many searches compared this move. */
const compared = (page: Page, move: string): Promise<number> =>
  page.evaluate(
    (move) =>
      (window as unknown as { heard: Heard }).heard.searches.filter(
        ({ heeds }) => JSON.stringify(heeds) === move,
      ).length,
    move,
  );
/** Tries a move of the position that is lent: its places are chosen, then it is confirmed. Returns all that was said of its loss. */
async function tryMove(page: Page, move: string): Promise<string[]> {
  const taps = await page.evaluate((move) => {
    const { heard } = window as unknown as { heard: Heard };
    heard.losses = [];
    return window.__game.offers().find((offer) => JSON.stringify(offer.move) === move)?.taps ?? [];
  }, move);
  for (const place of taps) await page.locator(`.layer button[data-place="${place}"]`).press('Enter');
  await page.locator('#confirm:not([aria-disabled="true"])').press('Enter');
  const said = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { heard: Heard }).heard.losses);
  await expect.poll(async () => (await said()).at(-1) ?? '').toMatch(/^(Cost|No move)/);
  return said();
}

test('a tried move that was hardly searched is looked at more closely before it is judged, once', async ({
  page,
}) => {
  await page.addInitScript(listen);
  const complaints = await openReviewed(page, 'duel');
  await page.locator('#turning-1').click();
  const told = (await page.locator('#review-loss').textContent()) ?? '',
    point = await at(page);
  const { moves } = JSON.parse(await record(page)) as { moves: [number, unknown][] },
    made = JSON.stringify(moves[point]?.[1]);
  await page.locator('#review-try').click();
  await expect(page.locator('.prompt')).toBeVisible();
  const others = await page.evaluate(
    (made) =>
      window.__game
        .offers()
        .filter(({ taps }) => taps.length > 0 && !taps.some((place) => place.startsWith('choice/')))
        .map(({ move }) => JSON.stringify(move))
        .filter((move) => move !== made),
    made,
  );
  // Whoever leaves gives the search up, and nothing is said of it later. The best move needs no closer look.
  let tried = '';
  for (const move of others.slice(0, 2)) {
    await page.evaluate(() => Object.assign((window as unknown as { heard: Heard }).heard, { leaves: true }));
    const said = await tryMove(page, move);
    if (!said[0]?.startsWith('Taking')) continue;
    expect(said).toEqual(['Taking a closer look at this move…', told]);
    tried = move;
    break;
  }
  expect(tried).not.toBe('');
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { heard: Heard }).heard.searches.some((one) => one.do === 'stop'),
      ),
    )
    .toBe(true);
  // What was given up has found nothing, so there is another look; then it is known.
  await page.locator('#review-try').click();
  await expect(page.locator('.prompt')).toBeVisible();
  const before = await compared(page, tried),
    said = await tryMove(page, tried),
    after = await compared(page, tried);
  expect(said).toEqual(['Taking a closer look at this move…', expect.stringMatching(/^(Cost|No move)/)]);
  expect(after).toBeGreaterThan(before);
  expect(await tryMove(page, tried)).toEqual([said[1]]);
  expect(await compared(page, tried)).toBe(after);
  // The move of the game loses what the review says.
  expect(await tryMove(page, made)).toEqual([told]);
  expect(complaints).toEqual([]);
});

test('on a phone small badges at the corners name the moves and leave the pieces visible', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReviewed(page, 'duel');
  await page.locator('#turning-1').click();
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  const [badges, frames] = await page.evaluate(() =>
    ['.plate-of', 'rect.line'].map((what) =>
      [...document.querySelectorAll(`.drawn ${what}`)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x, y, width, height };
      }),
    ),
  );
  for (const badge of badges!) {
    expect(badge.width * badge.height).toBeLessThan(24 * 24);
    for (const frame of frames!) {
      const wide = Math.min(badge.x + badge.width, frame.x + frame.width) - Math.max(badge.x, frame.x),
        high = Math.min(badge.y + badge.height, frame.y + frame.height) - Math.max(badge.y, frame.y);
      expect(Math.max(0, wide) * Math.max(0, high)).toBeLessThan(90);
    }
  }
  // The same signs stand before the words below.
  for (const kind of ['played', 'better'])
    await expect(page.locator(`.move-of.${kind} .sign.${kind}`)).toBeVisible();
});

test('on a phone held sideways the buttons of a verdict lie above the controls, and no badge on a name or a number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openReviewed(page, 'kontor', { language: 'de' });
  const turnings = await page.locator('.turnings [data-at]').count();
  for (let turning = 1; turning <= turnings; turning++) {
    await page.locator(`#turning-${turning}`).click();
    await expect.poll(() => plates(page)).toHaveLength(2);
    await page.locator('.replay.review').evaluate((panel) => panel.scrollTo(0, 0));
    for (const id of ['#review-try', '#review-line'])
      expect(
        await page.locator(id).evaluate((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) =>
            [left + 8, right - 8].every((x) => one.contains(document.elementFromPoint(x, y))),
          );
        }),
        `${id} at turning point ${turning}`,
      ).toBe(true);
    expect(
      await page.evaluate(() => {
        const host = document.querySelector('.host')!.getBoundingClientRect(),
          { counters } = window.__game.view();
        const boxes = [
          ...[...document.querySelectorAll('.labels > span')].map((one) => one.getBoundingClientRect()),
          ...counters.flatMap(({ at }) => {
            if (!/^(score|purse|chip)/.test(at)) return []; // piles are larger than their numbers
            const rect = window.__game.stage().rect(at);
            return rect ? [new DOMRect(host.x + rect.x, host.y + rect.y, rect.w, rect.h)] : [];
          }),
        ];
        return [...document.querySelectorAll('.drawn .plate-of')].filter((badge) => {
          const { left, right, top, bottom } = badge.getBoundingClientRect();
          return boxes.some(
            (box) =>
              Math.min(right, box.right) - Math.max(left, box.left) > 5 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) > 5,
          );
        }).length;
      }),
    ).toBe(0);
  }
});

test('the menu leads from the review to the replay and back, at the position that is looked at', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const complaints = await openReviewed(page, 'duel');
  await page.locator('#turning-2').click();
  const point = await at(page);
  for (const [entry, there] of [
    ['#menu-replay', '.replay:not(.review)'],
    ['#menu-review', '.replay.review'],
  ] as const) {
    await page.locator('#menu').click();
    await page.locator(entry).click();
    await expect(page.locator(there)).toBeVisible();
    await expect(page.locator('.replay')).toHaveCount(1);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect.poll(() => at(page)).toBe(point);
  }
  // Also from a line that is imagined.
  await page.locator('#review-line').click();
  await page.locator('#review-next').click();
  await page.locator('#menu').click();
  await page.locator('#menu-replay').click();
  await expect(page.locator('.replay:not(.review)')).toBeVisible();
  await expect.poll(() => at(page)).toBe(point);
  await expect(page.locator('.imagined:visible, .drawn, [data-imagined]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('while the first pass goes on, the review says so and lists nothing that would change', async ({
  page,
}) => {
  const over = played('kontor', 2, 5);
  await visit(page, {}, `./#${over.link()}`);
  await page.locator('dialog[open] #review').click();
  const points = page.locator('.points-of'),
    search = page.locator('.progress-of p');
  await expect(search).toHaveText(/^Looking at every move\./);
  await expect(points).toHaveText('Turning points');
  await expect(page.locator('#review-moves')).toBeHidden();
  await expect(search).toHaveText(/^Looking closer at the moves /, { timeout: 120_000 });
  await expect(points).toHaveText('Turning points');
  // A turning point is listed with its figure, and what is told of a move is told once that is certain.
  await page.locator('#turning-1').waitFor({ timeout: 180_000 });
  for (const loss of await page.locator('.turnings .loss').allTextContents())
    expect(loss).toMatch(/^Cost (\d+% of the chance to win|a certain win)$/);
  await page.locator('#replay-at').fill('3');
  await expect(page.locator('#review-loss')).toHaveText(
    /^What it cost is still being worked out|^Cost |^No move/,
  );
});

test('a reader of a verdict is not moved to the lists when they are written anew', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await searched(page, 'duel');
  const point = page.locator('#turning-1');
  await point.click();
  await point.evaluate((button) => Object.assign(button.dataset, { before: 'yes' }));
  const panel = page.locator('.review'),
    scrolled = (): Promise<number> => panel.evaluate((one) => one.scrollTop);
  expect(await scrolled()).toBe(0);
  await page.locator('#turning-1:not([data-before])').waitFor({ timeout: 90_000 });
  await expect(point).toBeFocused();
  expect(await scrolled()).toBe(0);
});

test('what would have happened is played out on the table, and marked as imagined', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const complaints = await openReviewed(page, 'imhotep', { language: 'fr' });
  const before = await record(page);
  await page.locator('#turning-1').click();
  const point = await at(page);
  await page.locator('#review-line').click();
  await expect(page.locator('.review .head .imagined')).toHaveText('Simulé'); // beside the table, on which it would cover pieces
  await expect(page.locator('.review .said')).toContainText(/^1 sur \d/);
  // The position is not one of the game, and its title does not say so.
  await expect(page.locator('.review .head .told')).toHaveText(/^Suite à partir du coup \d+$/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.review .said')).toContainText(/^2 sur \d/);
  const second = await page.locator('.review .said').textContent();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.review .said')).toContainText(/^1 sur \d/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.review .imagined')).toHaveCount(0);
  await expect(page.locator('.review .head .told')).toHaveText(/^Coup \d+ sur \d+/);
  await expect.poll(() => plates(page)).toEqual(['Joué', 'Mieux']);
  expect(await at(page)).toBe(point);
  // The same line again.
  await page.locator('#review-line').click();
  await page.locator('#review-next').click();
  await expect(page.locator('.review .said')).toHaveText(second!);
  // At its end it says where it leads.
  await expect(page.locator('#review-line-end')).toHaveCount(0);
  await expect(page.locator('.verdict .primary')).toHaveId('review-next'); // until its end
  while (await page.locator('#review-next:not([aria-disabled])').count())
    await page.locator('#review-next').click();
  await expect(page.locator('#review-line-end')).toHaveText(
    /^La suite s’arrête ici\. Après le meilleur coup, .?\w+.? aurait \d+\s% de chances de gagner, contre \d+\s% après le coup joué\.$/,
  );
  await expect(page.locator('.verdict .primary')).toHaveId('review-back');
  await page.locator('#replay-close').click();
  expect(await record(page)).toBe(before);
  expect(complaints).toEqual([]);
});

test('the buttons of an imagined line stay under the thumb, and the table keeps its size', async ({
  page,
}) => {
  for (const [width, height] of [
    [375, 553],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await openReviewed(page, 'duel');
    await page.locator('#turning-1').click();
    await page.locator('#review-line').click();
    const next = page.locator('#review-next');
    await next.waitFor();
    const laid = async (): Promise<unknown[]> => {
      await page.evaluate(() => window.__game.settle());
      const table = page.locator('.host');
      await table.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
      return Promise.all([next.boundingBox().then((box) => box?.y), table.boundingBox()]);
    };
    const first = await laid(),
      lengths = new Set<number>();
    while (await page.locator('#review-next:not([aria-disabled])').count()) {
      await next.click();
      expect(await laid()).toEqual(first);
      lengths.add((await page.locator('.review .said').textContent())!.length);
    }
    expect(lengths.size).toBeGreaterThan(3); // texts of different lengths were seen
    expect(await violations(page)).toEqual([]);
  }
});

test('a saved game keeps its review: after a reload it is there at once', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await searched(page, 'duel');
  const points = (): Promise<string[]> => page.locator('[id^="turning-"]').allTextContents(),
    found = await points();
  await page.keyboard.press('Escape');
  await expect(page.locator('.review')).toHaveCount(0);
  await expect.poll(() => kept(page, '"review":')).toBe(true);
  // It was not played here, so it is not among the results.
  expect(await kept(page, '"points":')).toBe(false);
  await page.reload();
  await page.locator('dialog[open] #review').click();
  // The screen begins with them: a search of all positions would take seconds.
  await page.locator('.review').waitFor();
  expect(await points()).toEqual(found);
  expect(found.length).toBeGreaterThan(0);
});

test('luck is told apart from skill, with how far it may be off', async ({ page }) => {
  await searched(page, 'duel');
  const numbers = page.locator('.review .numbers'),
    luck = page.locator('#numbers-luck td'),
    how = page.locator('#review-how');
  // Each row says what it counts; the rest is told to readers who ask.
  for (const id of ['costly', 'luck'])
    await expect(numbers.locator(`#numbers-${id} th span`)).not.toBeEmpty();
  await expect(page.locator('#numbers-costly td').first()).toHaveText(/^\d+ of \d+$/);
  await how.locator('summary').click();
  await expect(how.locator('p').first()).toBeVisible();
  // Its row has its place before it is known, and nothing that is read moves when it comes.
  await expect(luck).toHaveText(['…', '…']);
  await page.locator('#turning-1').click();
  await expect(page.locator('#turning-1')).toHaveAttribute('aria-current', 'true');
  const place = (): Promise<number> =>
      page.locator('#turning-1').evaluate((one: HTMLElement) => one.offsetTop),
    before = await place();
  await expect(luck.first()).not.toHaveText('…', { timeout: 120_000 });
  await expect(page.locator('#turning-1')).toHaveAttribute('aria-current', 'true');
  expect(await place()).toBe(before);
  await expect(how.locator('p').first()).toBeVisible();
  const told = await luck.allTextContents();
  for (const one of told) expect(one).toMatch(/^(\+\d+|−\d+|0), give or take \d+$/);
  const [anna = 0, bruno = 0] = told.map((one) => Number(one.replace('−', '-').replace(/,.*/, '')));
  expect(Math.abs(anna + bruno)).toBeLessThanOrEqual(1);
});

test('a game by link, whose chance was made while it was played, is replayed and reviewed too', async ({
  page,
}) => {
  const { link, hashes } = byLink();
  const complaints = await visit(page, {}, `./#${link}`);
  await expect.poll(() => hash(page)).toBe(hashes.at(-1));
  await page.locator('dialog[open] #review').click();
  await page.locator('#turning-1').click({ timeout: 180_000 });
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  await page.locator('#review-line').click();
  await page.locator('#review-next').click();
  await expect(page.locator('.review .said')).toContainText('2 of ');
  await page.locator('#review-back').click();
  await page.locator('#replay-next').click();
  await expect(page.locator('.review .told')).toContainText(/^Move \d+ of /);
  expect(complaints).toEqual([]);
});

test('the controls stay in place whatever is said of a move', async ({ page }) => {
  for (const [width, height] of [
    [375, 553],
    [390, 844],
    [1366, 768],
    [800, 1100],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('about:blank');
    await openReviewed(page, 'imhotep');
    await page.locator('#turning-1').click();
    const said = page.locator('.review .said'),
      next = page.locator('#replay-next'),
      heights = new Set<number>();
    await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
    const first = (await next.boundingBox())!;
    for (let step = 0; step < 5; step++) {
      const text = await said.textContent();
      await next.click();
      await expect(said).not.toHaveText(text!);
      expect((await next.boundingBox())!.y).toBe(first.y);
      heights.add((await said.boundingBox())!.height);
    }
    expect(heights.size).toBeGreaterThan(1); // verdicts of different lengths were seen
    expect(first.y + first.height).toBeLessThanOrEqual(height);
    // What the focus reaches in the lists lies above the controls.
    await page.locator('#turning-1').focus();
    const point = (await page.locator('#turning-1').boundingBox())!,
      controls = (await page.locator('.review .controls').boundingBox())!;
    if (width < 800) expect(point.y + point.height).toBeLessThanOrEqual(controls.y);
    await page.locator('.review').evaluate((panel) => (panel.scrollTop = panel.scrollHeight));
    const { y } = (await page.locator('.review .controls').boundingBox())!;
    expect(Math.abs(y - controls.y)).toBeLessThan(1);
  }
});

test('while a game plays by itself, its title and the verdict change together', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openReviewed(page, 'imhotep');
  await page.locator('#replay-at').fill('70');
  await expect(page.locator('.review .told')).toHaveText(/^Move 71 /);
  // Each change of one is written down with what the other says at the same time.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const [told, said] = ['.told', '.said'].map(
        (what) => document.querySelector(`.review ${what}`)?.textContent ?? '',
      );
      seen.push(`${told}|${said}`);
    };
    new MutationObserver(look).observe(document.querySelector('.review')!, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    look();
  });
  await page.locator('#replay-play').click();
  await expect(page.locator('.review .told')).toHaveText(/^Move 75 /, { timeout: 30_000 });
  await page.locator('#replay-play').click();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const verdicts = new Map<string, Set<string>>();
  for (const one of seen) {
    const [told = '', said = ''] = one.split('|');
    verdicts.set(told, (verdicts.get(told) ?? new Set()).add(said));
  }
  expect(verdicts.size).toBe(5);
  for (const [told, said] of verdicts) expect([told, [...said]]).toEqual([told, [[...said][0]]]);
});

test('by keyboard the focus goes to the verdict of a chosen move and back, and Escape leaves a trial', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const complaints = await openReviewed(page, 'imhotep');
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '');
  const seen = async (): Promise<void> => {
    const { y, height } = (await page.locator(':focus').boundingBox())!,
      panel = (await page.locator('.replay.review').boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(panel.y + panel.height);
  };
  await page.locator('#turning-2').focus();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('review-try');
  await seen();
  const point = await at(page);
  // Escape leads back to the entry of the list, and only from there out of the review.
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('turning-2');
  await seen();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('review-try');
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt')).toBeVisible();
  await expect(page.locator('.game')).toHaveAttribute('data-trying');
  await expect(page.locator('#review-back')).toBeInViewport({ ratio: 1 });
  // What has been tapped is taken back first.
  await page.locator('.layer button[data-place]:not([aria-disabled="true"])').first().focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.game')).not.toHaveAttribute('data-trying');
  await expect.poll(focused).toBe('review-try');
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  expect(await at(page)).toBe(point);
  await page.locator('#review-line').press('Enter');
  await expect.poll(focused).toBe('review-next');
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('review-try');
  // So do the arrows that go from one turning point to the next.
  await page.locator('#turning-2').focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => at(page)).toBeLessThan(point);
  await expect.poll(focused).toBe('review-try');
  await page.locator('#replay-next').focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.review')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('turning points are numbered by their moves, in the list as in the graph', async ({ page }) => {
  await openReviewed(page, 'imhotep');
  const moves = await page
    .locator('.turnings [data-at]')
    .evaluateAll((all) => all.map((one) => String(Number((one as HTMLElement).dataset['at']) + 1)));
  expect(await page.locator('.turnings .notable').allTextContents()).toEqual(moves);
  expect(await page.locator('.review .graph .notable').allTextContents()).toEqual(moves);
  // From the end a button leads to the first one, from there to the next, and from the last nowhere.
  const onward = page.locator('#review-onward');
  await expect(onward).toHaveText('First turning point');
  for (const [i, move] of moves.entries()) {
    await onward.click();
    await expect.poll(() => at(page)).toBe(Number(move) - 1);
    if (i + 1 < moves.length) await expect(onward).toHaveText('Next turning point');
  }
  await expect(onward).toHaveCount(0);
  // One step of a line is called as one step of the game.
  await page.locator('#review-line').click();
  await expect(page.locator('#review-next')).toHaveText('Next move');
  await expect(page.locator('#replay-next')).toHaveAttribute('aria-label', 'Next move');
});

test('whoever tries the move of another is told in whose place', async ({ page }) => {
  await openReviewed(page, 'duel');
  await page.locator('#turning-1').click();
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  const name = /: (\w+)/.exec((await page.locator('.review .told').textContent())!)![1]!;
  await page.locator('#review-try').click();
  await expect(page.locator('.review .said')).toContainText(new RegExp(`^You are .?${name}.? here\\.`));
});

test('in the place of a computer player, the person’s own row is not called “You”', async ({ page }) => {
  const over = played('imhotep', 2, 5, Infinity, {}, [
    { name: 'Black', colour: 0 },
    { name: 'Landlubber', colour: 1, level: 0 },
  ]);
  await visit(page, {}, `./#${over.link()}`);
  await page.locator('dialog[open] #review').click();
  await page.locator('.turnings button').first().waitFor({ timeout: 180_000 });
  const row = page.locator('.chips');
  await expect(row).toContainText('You');
  await page.locator('.turnings button', { hasText: 'Landlubber' }).first().click();
  await page.locator('#review-try').click();
  await expect(page.locator('.review .said')).toContainText(/^You are .?Landlubber.? here\./);
  await expect(row).not.toContainText('You');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('You');
});

test('in an imagined line a choice that would be secret at the table is named', async ({ page }) => {
  await openReviewed(page, 'kontor');
  await page.locator('#turning-1').click();
  await expect.poll(() => plates(page)).toHaveLength(2);
  await page.locator('#review-line').click();
  const next = page.locator('#review-next'),
    said = page.locator('.review .said p').first(),
    told: string[] = [];
  for (let step = 1; step <= 8; step++) {
    await expect(said).toContainText(`${step} of `, { timeout: 30_000 });
    told.push((await said.textContent())!);
    if ((await next.getAttribute('aria-disabled')) === 'true') break;
    await next.click();
  }
  expect(told.join('\n')).toMatch(/^\d of \d\. .?(Anna|Bruno).?: \S/m);
  expect(told.join('\n')).not.toContain('has chosen.');
});

for (const [width, height] of [
  [360, 640],
  [768, 1024],
  [1366, 768],
] as const)
  test(`P36, P47: the review leaves every place of the table where it was, and folds, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, {}, `./#${played('imhotep', 2, 5).link()}`);
    const review = page.locator('dialog[open] #review');
    await review.waitFor();
    const table = () =>
      page.evaluate(() => {
        const stage = window.__game.stage();
        return ['lane/0', 'dock/temple', 'market/0', 'quarry/0'].map((place) => stage.rect(place));
      });
    const before = await table();
    await review.click();
    const panel = page.locator('.replay.review'),
      fold = panel.locator('.fold');
    await panel.waitFor();
    expect(await table()).toEqual(before);
    if (width > 1200) return expect(fold).toBeHidden();
    await fold.click();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    const [host, folded] = [await page.locator('.host').boundingBox(), await panel.boundingBox()];
    expect(folded!.y).toBeGreaterThanOrEqual(host!.y + host!.height - 16);
    expect(host!.width).toBe(width);
    await expect(page.locator('#replay-next')).toBeInViewport();
    await fold.click();
    await expect(panel.locator('.verdict')).toBeVisible();
    expect(await table()).toEqual(before);
  });

/** How many marks of moves lie under the panel of the review, or outside the table. */
const hiddenMarks = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const panel = document.querySelector('.replay.review')!.getBoundingClientRect(),
      table = document.querySelector('.ground')!.getBoundingClientRect();
    return [...document.querySelectorAll('.drawn :is(rect.line, .plate-of)')].filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return top < table.top - 1 || bottom > panel.top + 1;
    }).length;
  });

/** The places that can be chosen now and lie under the panel of the review, or outside the table. */
const hiddenChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const panel = document.querySelector('.replay.review')!.getBoundingClientRect(),
      table = document.querySelector('.ground')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.layer button.lit')].flatMap((place) => {
      const { top, bottom } = place.getBoundingClientRect();
      return top < table.top - 1 || bottom > panel.top + 1 ? [place.dataset['place'] ?? ''] : [];
    });
  });

for (const [width, height] of [
  [360, 640],
  [375, 553],
  [390, 844],
] as const)
  test(`on a phone a review begins with the turning points, and a tried move has all its places in sight, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openReviewed(page, 'imhotep');
    const { y } = (await page.locator('.review .controls').boundingBox())!,
      first = (await page.locator('#turning-1').boundingBox())!;
    expect(first.y + first.height).toBeLessThanOrEqual(y + 1);
    const chances = page.locator('.review .legend'); // at the end nothing is a matter of chance
    await expect(chances).toBeHidden();
    await page.locator('#turning-1').click();
    await expect(chances).toBeVisible();
    await expect(chances).toContainText('if all play well from here');
    await page.locator('#review-try').click();
    await expect(page.locator('.layer button.lit').first()).toBeAttached();
    await expect.poll(() => hiddenChoices(page)).toEqual([]);
    // The table stays nearly as large as it is in the game.
    await expect
      .poll(async () => (await page.locator('.host').boundingBox())!.width / width)
      .toBeGreaterThan(0.75);
    // On the smaller table the stone below the finger is dragged, to the boat below it.
    const [from, to] = await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished)); // of the table that slides
      const { left, top, width } = document.querySelector('.host')!.getBoundingClientRect(),
        scale = width / document.querySelector<HTMLElement>('.host')!.offsetWidth,
        { taps } = window.__game
          .offers()
          .find(({ taps }) => taps.length === 1 && taps[0]!.startsWith('boat/'))!;
      return [`sled/${window.__game.seat()}/0`, taps[0]!].map((place) => {
        const { x, y, w, h } = window.__game.stage().rect(place)!;
        return [left + (x + w / 2) * scale, top + (y + h / 2) * scale] as const;
      });
    });
    await page.mouse.move(...from!);
    await page.mouse.down();
    await page.mouse.move(...to!, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('#status')).toContainText('Load');
  });

for (const game of ['imhotep', 'duel', 'kontor'] as const)
  test(`beside the table of ${game} a verdict shows its buttons, the graph lies below the table, and no plate on a piece`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openReviewed(page, game, { language: 'de' });
    const player = (await page.locator('.review .player').boundingBox())!,
      table = (await page.locator('.host').boundingBox())!;
    expect(player.y).toBeGreaterThanOrEqual(table.y + table.height - 1);
    expect(player.y + player.height).toBeLessThanOrEqual(768);
    // What is scrolled goes below the head.
    const panel = page.locator('.replay.review');
    await panel.evaluate((one) => (one.scrollTop = 200));
    expect((await panel.locator('.head').boundingBox())!.y).toBe((await panel.boundingBox())!.y);
    for (const turning of await page.locator('.turnings button').all()) {
      await turning.click();
      await expect.poll(() => plates(page)).toEqual(['Gespielt', 'Besser']);
      for (const button of await page.locator('.verdict button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => {
          const stage = window.__game.stage(),
            tokens = [...stage.picture.scene.tokens].flatMap(([at]) => stage.rect(at) ?? []),
            plates = [...document.querySelectorAll<HTMLElement>('.drawn .plate-of:not(.small)')];
          return plates.filter(({ offsetLeft: x, offsetTop: y, offsetWidth: w, offsetHeight: h }) =>
            tokens.some(
              (one) => x < one.x + one.w && one.x < x + w && y < one.y + one.h - 2 && one.y < y + h - 2,
            ),
          ).length;
        }),
      ).toBe(0);
    }
  });

test('on a short phone the table of a finished game is as large as before, and the review shows its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 553 });
  const table = () =>
    page.evaluate(() => ['dock/temple', 'market/0', 'quarry/0'].map((at) => window.__game.stage().rect(at)));
  await visit(page, {}, `./#${played('imhotep', 2, 5, 30).link()}`);
  const during = await table();
  await page.goto('about:blank');
  await openReviewed(page, 'imhotep');
  expect(await table()).toEqual(during);
  for (const turning of await page.locator('.turnings button').all()) {
    await turning.click();
    await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
    // Both moves are in sight above the panel, and so is what it cost.
    await expect.poll(() => hiddenMarks(page)).toBe(0);
    await expect(page.locator('#review-loss')).toBeInViewport({ ratio: 1 });
  }
  await page.locator('#review-line').click();
  await expect(page.locator('.review .said')).toContainText(/^1 of /);
  await page.locator('#review-back').click();
  await expect.poll(() => plates(page)).toEqual(['Played', 'Better']);
  const buttons = page.locator('#review-try, #review-line');
  for (const one of await buttons.all())
    expect(
      await one.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + 8, y)));
      }),
    ).toBe(true);
  // While a move is tried, all places to choose from lie above the panel.
  await page.locator('#review-try').click();
  await expect.poll(() => hiddenChoices(page)).toEqual([]);
  await page.locator('#review-back').click();
  await page.locator('#replay-close').click();
  await expect.poll(table).toEqual(during);
});
