// The table in a window that gets another size: painted in slices, but never with pieces missing.
import { expect, type Page } from '@playwright/test';
import { played } from './played';
import { openLink, painted, still, visit } from './table';
import { test } from './test';

/** Keeps the picture of the table by this name; returns how many pixels in a thousand differ clearly from another one. */
const differing = (page: Page, name: string, from: string): Promise<number> =>
  page.evaluate(
    ([name, from]) => {
      const all = ((window as { pictures?: Record<string, Uint8ClampedArray> }).pictures ??= {}),
        table = document.querySelector<HTMLCanvasElement>('.host canvas')!;
      all[name!] = table.getContext('2d')!.getImageData(0, 0, table.width, table.height).data;
      const [one, other] = [all[name!]!, all[from!]!];
      const lightness = (of: Uint8ClampedArray, i: number): number => of[i]! + of[i + 1]! + of[i + 2]!;
      let different = 0;
      for (let i = 0; i < one.length; i += 4)
        if (Math.abs(lightness(one, i) - lightness(other, i)) > 120) different++;
      return (4000 * different) / one.length;
    },
    [name, from],
  );

for (const game of ['imhotep', 'duel', 'kontor', 'rampart'] as const)
  test(`a table of ${game} is painted piece by piece in a window of another size, and no piece is missing meanwhile`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page);
    await openLink(page, played(game, 2, 5, 40).link());
    await still(page);
    // Time flies: there is time for one face a frame. The second frame waits.
    await page.evaluate(() => {
      const clock = performance.now.bind(performance),
        frame = requestAnimationFrame.bind(window),
        waiting: FrameRequestCallback[] = [];
      let now = clock();
      performance.now = () => (now += 1000);
      Object.assign(window, {
        requestAnimationFrame: (then: FrameRequestCallback) => waiting.push(then),
        goOn: () => {
          performance.now = clock;
          window.requestAnimationFrame = frame;
          waiting.forEach((then) => frame(then));
        },
      });
    });
    await page.setViewportSize({ width: 1180, height: 760 });
    await expect(page.locator('[data-painting]')).toHaveCount(1);
    await differing(page, 'first', 'first');
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await painted(page);
    const missing = await differing(page, 'last', 'first');
    expect(missing).toBeGreaterThan(0);
    expect(missing).toBeLessThan(30);

    // In another theme no pieces stand in: it is painted at once.
    for (const theme of ['dark', 'light'])
      await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
    await painted(page);
    expect(await differing(page, 'at once', 'last')).toBeLessThan(0.1);
  });
