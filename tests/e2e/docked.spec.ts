// P35: on the smallest phones, both ways up, what a screen is used by is in view and on top; only the rest scrolls.
import { expect, type Page } from '@playwright/test';
import { laidOut, SCREENS } from './screens';
import { finger, make, offers, passOn, sitDown, visit, GAMES } from './table';
import { test } from './test';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const SIZES = [
  [320, 480],
  [320, 568],
  [360, 560],
  [360, 600],
  [360, 640],
  [375, 553],
  [480, 320],
  [568, 320],
] as const;

/** Whether the whole table is in view, and the prompt lies beside it. */
const tableInView = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const table = document.querySelector('.host')!.getBoundingClientRect(),
      prompt = document.querySelector('.prompt')!.getBoundingClientRect();
    return table.bottom <= Math.min(prompt.top, innerHeight) + 1 && table.right <= innerWidth + 1;
  });

/** What is not whole in the window, or lies under something else. */
const hidden = (page: Page, needs: string): Promise<string[]> =>
  page.evaluate((needs) => {
    let seen = 0;
    const wrong = [...document.querySelectorAll<HTMLElement>(needs)].flatMap((one) => {
      const box = one.getBoundingClientRect(),
        name = one.id || one.textContent.trim().slice(0, 20) || one.className;
      if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 2) return [];
      seen++;
      if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        return [
          `${name} is outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`,
        ];
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return one.contains(top) || top?.contains(one) ? [] : [`${name} lies under ${top?.className}`];
    });
    return seen > 0 ? wrong : ['nothing is there'];
  }, needs);

for (const { name, open, needs } of SCREENS)
  test(`P35: ${name}: what it is used by is in view on every small screen`, async ({ page }) => {
    await open(page);
    const wrong: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await laidOut(page);
      for (const one of await hidden(page, needs)) wrong.push(`${width} × ${height}: ${one}`);
      if (name.startsWith('table of') && height > 540 && !(await tableInView(page)))
        wrong.push(`${width} × ${height}: the table does not fit into its room`);
      const { scrollWidth } = await page.evaluate(() => document.documentElement);
      if (scrollWidth > width) wrong.push(`${width} × ${height}: the page is ${scrollWidth} wide`);
    }
    expect(wrong).toEqual([]);
  });

for (const [width, height] of [
  [320, 568],
  [375, 553],
  [320, 480],
  [480, 320],
] as const)
  for (const game of GAMES)
    test(`P35: ${game} at ${width} × ${height} can be played, and its next places come into view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, { home: true });
      await sitDown(page, { game, players: 2, seed: 7, options: {} });
      const hand = finger(page);
      for (let move = 0; move < 6; move++) {
        await passOn(page, hand);
        // Some place that can be tapped is in view, unless the answers are buttons.
        await expect
          .poll(() =>
            page.evaluate(() => {
              const { top, bottom } = document.querySelector('.ground')!.getBoundingClientRect();
              return (
                document.querySelector('.choices button') !== null ||
                [...document.querySelectorAll('.layer button.lit')].some((one) => {
                  const box = one.getBoundingClientRect();
                  return box.top < bottom - 8 && box.bottom > top + 8;
                })
              );
            }),
          )
          .toBe(true);
        const all = await offers(page);
        await make(
          page,
          {
            ...hand,
            tap: async (place) => {
              await page
                .locator(`.layer button[data-place="${place}"]`)
                .evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
              await hand.tap(place);
            },
          },
          all[(move * 5 + 1) % all.length]!,
        );
      }
    });

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
    [360, 640, 290],
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
