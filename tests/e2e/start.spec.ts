// The start page: what begins a game, and what is said about it, is in sight in every window, and hides nothing.
import { expect, test } from '@playwright/test';
import { SIZES } from './checks';
import { GAMES, begin, mouse, playOn, visit } from './table';

test('M22: the button that begins a game is in sight at every size, for every game', async ({ page }) => {
  await visit(page);
  for (const game of GAMES) {
    await page.locator(`label:has(#game-${game})`).click();
    await expect(page.locator(`#game-${game}`)).toBeChecked();
    await page.locator('form.sheet:not([inert])').waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      for (const id of ['#start', '#start-computer'])
        await expect(page.locator(id), `${game}, ${width} × ${height}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('M21: nothing that the keyboard reaches lies hidden under it', async ({ page }) => {
  await visit(page);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      scrollTo(0, 0);
    });
    const met: string[] = [];
    for (let tabs = 0; tabs < 60 && !met.includes('rules'); tabs++) {
      await page.keyboard.press('Tab');
      met.push(await page.evaluate(() => document.activeElement?.id ?? ''));
      const hidden = await page.evaluate(() => {
        const { activeElement: here } = document,
          seen = here?.matches('input[type=radio]') ? here.nextElementSibling : here; // what stands for it
        if (!seen || seen.closest('.go')) return '';
        return seen.getBoundingClientRect().bottom >
          document.querySelector('.go')!.getBoundingClientRect().top && !seen.closest('.foot')
          ? (here?.id ?? '')
          : '';
      });
      expect(hidden).toBe('');
    }
    expect(met).toEqual(expect.arrayContaining(['name-1', 'start', 'rules']));
  }
});

test('M29: why a link was refused is in sight, whatever else is on the page', async ({ page, context }) => {
  await visit(page);
  await begin(page);
  await playOn(page, mouse(page), 2);
  for (const [width, height] of [
    [360, 740],
    [1024, 768],
  ] as const) {
    const other = await context.newPage();
    await other.setViewportSize({ width, height });
    await visit(other, {}, './#torn');
    await expect(other.locator('.message')).toContainText('Nothing has changed.');
    await expect(other.locator('.shelf li')).toHaveCount(1); // it has come, and pushes the rest down
    await expect(other.locator('.message')).toBeInViewport({ ratio: 1 });
    await expect(other.locator('#start')).toBeInViewport({ ratio: 1 });
  }
});
