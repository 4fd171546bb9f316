// The typeface of titles and numbers, and the way from a poster to its table.
import { expect, type Page } from '@playwright/test';
import { played } from './played';
import { test } from './test';
import { visit } from './table';

/** Returns the boxes of all buttons and titles. */
const boxes = (page: Page) =>
  page.locator('button, h1, h2, h3, .points, .labels span').evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { name: one.id || one.textContent, x, y, width, height };
      }),
  );

/** Adds up the shifts of the layout, as the browser counts them. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const faceIs = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => /^"?Slab"?$/.test(family) && status === 'loaded'),
  );

for (const width of [360, 1366])
  test(`Type: at ${width} the typeface of titles is fetched after the first screen is shown, and nothing moves`, async ({
    page,
  }) => {
    let open = (): void => undefined;
    const opened = new Promise<void>((done) => (open = done));
    await page.route(/\/bitter-800-[^/]*\.woff2$/, async (route) => {
      await opened;
      await route.continue();
    });
    await watchShifts(page);
    await page.setViewportSize({ width, height: 768 });
    const asked = page.waitForRequest(/\/bitter-800-/);
    const complaints = await visit(page, { home: true });
    await expect(page.locator('#play small')).toHaveText('you against Nefru (Landlubber)');
    await expect(page.locator('#play .face')).toBeVisible(); // the face of the opponent is fetched at the same time
    await asked;
    const before = await boxes(page);
    await page.evaluate(() => Object.assign(window, { seen: { shift: 0 } }));
    open();
    await faceIs(page);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
    const after = await boxes(page);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    for (const [i, { name, x, y, width, height }] of before.entries()) {
      const now = after[i]!;
      for (const [a, b] of [
        [x, now.x],
        [y, now.y],
        [width, now.width],
        [height, now.height],
      ] as const)
        expect(Math.abs(a - b), `${name}: ${a} to ${b}`).toBeLessThanOrEqual(1);
    }
    expect(complaints).toEqual([]);
  });

test('Type: on a phone held sideways "show again" does not lie over the prompt', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, { home: true });
  await page.locator('#play').click();
  await page.locator('#show-again').waitFor({ state: 'attached' });
  const [text, button] = await page.evaluate(() => {
    const again = document.querySelector<HTMLElement>('#show-again')!;
    again.hidden = false;
    return ['#status', '#show-again'].map((one) => {
      const { top, bottom } = document.querySelector(one)!.getBoundingClientRect();
      return { top, bottom };
    });
  });
  expect(button!.top).toBeGreaterThanOrEqual(text!.bottom);
});

/**
 * Returns a game of the Duel against the computer, which is to move, as a link: whatever it does, the person is
 * then asked the longest question, since figures, boats and action tokens can all be used.
 */
function beforeLongestQuestion(): string {
  for (let seed = 1; seed < 200; seed++)
    for (let moves = 9; moves < 40; moves += 2) {
      const session = played('duel', 2, seed, moves);
      if (session.view(null).toAct[0] !== 1) continue;
      const record = session.record(),
        { resume } = session.constructor as unknown as { resume(text: string): typeof session };
      const asked = session.offers(1).every(({ move }) => {
        const after = resume.call(session.constructor, record);
        after.play(1, move, null);
        const kinds = new Set(after.offers(0).map((offer) => (offer.move as unknown as { do: string }).do));
        return kinds.has('place') && kinds.has('unload') && kinds.size > 2;
      });
      if (!asked) continue;
      const game = JSON.parse(record) as { players: object[] };
      game.players = [
        { ...game.players[0], name: 'Schwarz' },
        { ...game.players[1], name: 'Matrose', level: 0 },
      ];
      return resume.call(session.constructor, JSON.stringify(game)).link();
    }
  throw new Error('there is no such game');
}

test('Type: on a phone held sideways the longest question of the Duel and "show again" are whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visit(page, { language: 'de' }, `./#${beforeLongestQuestion()}`);
  await expect(page.locator('#status')).toHaveText(/^Du bist dran – .*Figur.*Boot.*Aktionsplättchen\.$/);
  await expect(page.locator('#show-again')).toBeVisible();
  const { wide, low, confirm } = await page.evaluate(() => {
    const status = document.querySelector<HTMLElement>('#status')!,
      again = document.querySelector<HTMLElement>('#show-again')!;
    const range = document.createRange();
    range.selectNodeContents(status);
    const edge = status.closest('.prompt')!.getBoundingClientRect().right;
    return {
      wide: range.getBoundingClientRect().right - edge,
      low: again.getBoundingClientRect().bottom,
      confirm: document.querySelector('#confirm')!.getBoundingClientRect().top,
    };
  });
  expect(wide).toBeLessThanOrEqual(0);
  expect(low).toBeLessThanOrEqual(confirm);
});

/**
 * Plays from the first screen; returns for each poster that lay over the page whether the table was there
 * already.
 */
async function posters(page: Page): Promise<boolean[]> {
  await visit(page, { home: true, speed: 'normal' });
  await page.locator('label:has(#people-2)').click();
  await faceIs(page); // the first screen has rested
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.className === 'poster')
            seen.push(document.querySelector('main.game .host') !== null);
    }).observe(document.body, { childList: true });
  });
  await page.locator('#play').click();
  await page.locator('.layer button.lit').first().waitFor();
  await expect(page.locator('.poster')).toHaveCount(0);
  return page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
}

test('Poster: it fades over a table that is already painted, and is then removed', async ({ page }) => {
  expect(await posters(page)).toEqual([true]);
});

test('Poster: with reduced motion there is none, and the table is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await posters(page)).toEqual([]);
});
