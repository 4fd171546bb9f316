// Larger text, as people set it in their browsers: no word of a prompt or of a button is cut while a game
// runs.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { visit, visitTable } from './table';

test('P37: text follows the size that is set in the browser, and the setting, also on the first screen of a reload', async ({
  page,
}) => {
  const root = (): Promise<number> =>
    page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, { home: true });
  expect(await root()).toBe(16);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(root).toBe(32);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await expect.poll(root).toBe(16);
  await page.locator('#settings').click();
  await page.locator('#setting-text').selectOption('Larger');
  expect(await root()).toBe(24);
  await page.reload();
  await expect.poll(root).toBe(24);
});

/** Writes so many words into both lines; returns what is cut of them, in px, and how large they are. */
const written = (page: Page, question: number, preview: number): Promise<{ cut: number; size: string }> =>
  page.evaluate(
    async ([question, preview]) => {
      const words = document.querySelector('.prompt .words')!,
        [status, hint] = ['#status', '#hint'].map((one) => document.querySelector(one)!);
      status!.textContent = 'Unload '.repeat(question);
      hint!.textContent = 'pyramid '.repeat(preview);
      for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
      const cut = [words, hint!].map((one) => one.scrollHeight - one.clientHeight);
      return { cut: Math.max(...cut), size: getComputedStyle(hint!).fontSize };
    },
    [question, preview] as const,
  );

test('P3: beside a low table a long question and a long preview are smaller rather than cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await visitTable(page, { game: 'duel' }, { game: 'duel' });
  await page.evaluate(() => window.__game.complete());
  expect(await written(page, 2, 6)).toEqual({ cut: 0, size: '14px' });
  const long = await written(page, 10, 16);
  expect(long.cut).toBeLessThanOrEqual(2);
  expect(parseFloat(long.size)).toBeLessThan(14);
});

test('P24: with text of 200 % a long preview is smaller rather than cut', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visitTable(page, { game: 'duel' }, { game: 'duel' });
  await page.evaluate(() => window.__game.complete());
  for (const [preview, smallest] of [
    [24, 30],
    [40, 26],
    [50, 24],
  ] as const) {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
    await written(page, 4, preview);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '32px'; // the lines have another size now and are measured
    });
    const { cut, size } = await written(page, 4, preview);
    expect([cut <= 3, parseFloat(size)]).toEqual([true, smallest]); // a line is a little higher than its letters
  }
});

test('P24: on a short phone a long preview grows over the foot of the table rather than lose its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visitTable(page, { game: 'duel' }, { game: 'duel' });
  await page.evaluate(() => window.__game.complete());
  const before = await page.locator('.host').boundingBox();
  await written(page, 7, 16);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '16.1px'; // the lines have another size now and are measured
  });
  const { cut } = await written(page, 7, 16);
  expect(cut).toBeLessThanOrEqual(3);
  const box = (part: string) => page.locator(part).boundingBox(),
    [status, hint, lines] = await Promise.all([box('#status'), box('#hint'), box('.lines .box')]);
  expect(status!.y).toBeGreaterThanOrEqual(lines!.y);
  expect(hint!.y + hint!.height).toBeLessThanOrEqual(lines!.y + lines!.height + 1);
  expect((await box('.acts'))!.y).toBeGreaterThanOrEqual(hint!.y + hint!.height);
  expect((await box('.host'))!.y).toBe(before!.y);
  // What has been told stands in place of the question, which asks for no room then.
  await expect(page.locator('.lines')).toHaveAttribute('data-fit', 'over');
  await page.evaluate(() => {
    document.querySelector('.lines')!.setAttribute('data-hint', 'told');
    document.documentElement.style.fontSize = '16px';
  });
  await written(page, 7, 5);
  await expect(page.locator('.lines')).not.toHaveAttribute('data-fit', 'over');
});
