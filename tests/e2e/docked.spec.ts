// P35: on the smallest phones a table that does not fit says so, and a keyboard covers nothing. matrix.spec.ts has the
// screens at every size.
import { expect, type Page } from '@playwright/test';
import { laidOut, SCREENS } from './screens';
import { sitDown, visit } from './table';
import { test } from './test';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('P35: an edge beyond which the table goes on is marked, and the mark goes when the end is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 480, height: 320 });
  await visit(page, { home: true });
  await sitDown(page, { game: 'duel', players: 2, seed: 7, options: {} });
  const ground = page.locator('.ground');
  await expect(ground).toHaveClass(/below/);
  await ground.evaluate((one) => one.scrollTo(0, 9999));
  await expect(ground).toHaveClass(/above/);
  await expect(ground).not.toHaveClass(/below/);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(ground).not.toHaveClass(/above|below/);
});

/** Stands in for a device whose keyboard lies over the page. */
const keyboard = (page: Page, high: number): Promise<void> =>
  page.evaluate((high) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - high });
    visualViewport!.dispatchEvent(new Event('resize'));
  }, high);

for (const [screen, field] of [
  ['invitation by link', '#together-name'],
  ['invitation into a room', '#pair-name'],
  ['rules', '.rules-tools input'],
] as const)
  for (const [width, height, high] of [
    [320, 568, 250],
    [568, 320, 160],
  ] as const)
    test(`P35: ${screen} at ${width} × ${height}: a keyboard does not cover what is written`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await SCREENS.find(({ name }) => name === screen)!.open(page);
      await page.locator(field).focus();
      await expect
        .poll(async () => {
          await keyboard(page, high);
          return page.locator('html').getAttribute('data-keyboard');
        })
        .not.toBeNull();
      await laidOut(page);
      const box = (await page.locator(field).boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height - high);
      await keyboard(page, 0);
      await expect(page.locator('html')).not.toHaveAttribute('data-keyboard');
    });
