// Helpers of the end-to-end tests with computer players.
import type { Page } from '@playwright/test';

/**
 * Waits until a player by hand may decide; returns whether the game goes on. A card that rests until a tap is
 * tapped.
 */
export async function myTurn(page: Page): Promise<boolean> {
  await page.locator('main.game').waitFor();
  for (;;) {
    const found = await page.waitForFunction(
      () => {
        if (window.__game.seat() !== null || window.__game.view().outcome !== null) return 'turn';
        const buttons = [...document.querySelectorAll<HTMLElement>('.choices button')],
          next = buttons.find(({ textContent }) => textContent === 'Next');
        next?.click();
        return next && 'rest';
      },
      null,
      { polling: 20 },
    );
    if ((await found.jsonValue()) === 'turn') break;
  }
  return page.evaluate(() => window.__game.view().outcome === null);
}
