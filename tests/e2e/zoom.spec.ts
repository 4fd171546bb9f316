// A window at 400 %: 1280 × 1024 is 320 × 256 then.
import { expect } from '@playwright/test';
import { visitRampart } from './rampart';
import { test } from './test';
import { visitKontor } from './kontor';
import { visitTable } from './table';

test('P59: at 400 % the prompt leaves most of the window to the table, and says all that it asks', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const game of ['imhotep', 'duel', 'kontor', 'rampart'] as const) {
    if (game === 'kontor') await visitKontor(page);
    else if (game === 'rampart') await visitRampart(page);
    else await visitTable(page, {}, { game, players: 2 });
    const prompt = (await page.locator('.prompt').boundingBox())!;
    expect(prompt.height, game).toBeLessThan(256 * 0.42);
    expect(prompt.width, game).toBeGreaterThan(300);
    expect(prompt.y + prompt.height, game).toBeLessThanOrEqual(256.5);
    const status = await page.locator('#status').evaluate((it) => {
      const words = it.closest('.words')!.getBoundingClientRect(),
        own = it.getBoundingClientRect();
      return { cut: it.scrollHeight > it.clientHeight + 1, below: own.bottom - words.bottom };
    });
    expect(status.cut, game).toBe(false);
    expect(status.below, game).toBeLessThan(1);
    for (const button of await page.locator('.acts button:visible').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await page.goto('about:blank');
  }
});
