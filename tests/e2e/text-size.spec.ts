// Larger text, as people set it in their browsers: no word of a prompt or of a button is cut while a game
// runs.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { mouse, passOn, visit, visitTable } from './table';

/**
 * Describes what is cut or outside the window: visible buttons of the bar and the prompt, and the sentences
 * of the prompt.
 */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      'main.game > .bar button, main.game > .prompt button, main.game > .prompt .hint, main.game > .prompt #status',
    );
    for (const one of all) {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 2) continue;
      const says = one.textContent.trim().slice(0, 30);
      if (one.scrollWidth > one.clientWidth + 1)
        wrong.push(`${says}: ${one.scrollWidth} > ${one.clientWidth} wide`);
      if (one.scrollHeight > one.clientHeight + 3)
        // a line is a little higher than its letters

        wrong.push(`${says}: ${one.scrollHeight} > ${one.clientHeight} high`);
      const lines = one.closest('.box')?.getBoundingClientRect();
      if (lines && (box.top < lines.top - 1 || box.bottom > lines.bottom + 1))
        wrong.push(`${says}: ${[box.top, box.bottom].map(Math.round).join(' ')} outside of its box`);
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        wrong.push(
          `${says}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')} outside`,
        );
    }
    const table = document.querySelector('main.game .host')!.getBoundingClientRect(),
      prompt = document.querySelector('main.game .prompt')!.getBoundingClientRect();
    if (table.bottom > prompt.top + 1) wrong.push('the prompt lies over the table');
    return wrong;
  });

const WINDOWS = [
  [360, 740],
  [768, 1024],
  [1366, 768],
] as const;

for (const game of ['imhotep', 'kontor'] as const)
  for (const language of ['en', 'de', 'fr'])
    test(`P24: ${game} in ${language} with text of up to 200 %: no button and no sentence of the prompt is cut`, async ({
      page,
    }) => {
      await visit(page, { language });
      await page.locator(`label:has(#game-${game})`).click();
      await page.locator('#start').click();
      const ready = page.locator('main.game .prompt button.choice, main.game .layer button.lit').first();
      await ready.waitFor();
      const wrong: string[] = [];
      const look = async (when: string): Promise<void> => {
        for (const [width, height] of WINDOWS)
          for (const size of [100, 150, 200]) {
            await page.setViewportSize({ width, height });
            await page.evaluate((size) => {
              document.documentElement.style.fontSize = `${(16 * size) / 100}px`;
            }, size);
            // Sizes that follow the window or the text change in the next picture.
            await page.evaluate(
              () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
            );
            for (const one of await cut(page)) wrong.push(`${when}, ${width}×${height}, ${size} %: ${one}`);
          }
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '';
        });
      };
      await look('before a move');
      await passOn(page, mouse(page));
      if (game === 'kontor') await look('in hand');
      await page.locator('main.game .layer button.lit, main.game .prompt button.choice').first().click();
      await look('with a move begun');
      expect(wrong).toEqual([]);
    });

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
    [4, 30],
    [9, 24],
    [12, 24],
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
