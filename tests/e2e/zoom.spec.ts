// P24: a tablet at a page zoom of 200 % is a window of half its size: the table stays large enough to be
// read, and can be scrolled to.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { GAMES, finger, make, offers, passOn, visit } from './table';

test.use({ hasTouch: true, deviceScaleFactor: 2 });

/** Returns the parts of the bar and the prompt that are cut or out of the window. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bar button, .prompt button, #status')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      if (!one.checkVisibility({ visibilityProperty: true }) || box.width < 2) return [];
      const out = box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      const short = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
      return out || short ? [`${one.textContent.trim()} ${out ? 'out' : 'cut'}`] : [];
    }),
  );

for (const [width, height] of [
  [384, 512],
  [512, 384],
] as const)
  for (const game of GAMES)
    test(`P24: ${game} in a window of ${width} × ${height} is large enough to be read, and can be played`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page);
      await page.locator(`label:has(#game-${game})`).click();
      await page.locator('#start').click();
      await page.locator('main.game .prompt button.choice, main.game .layer button.lit').first().waitFor();
      const hand = finger(page);
      for (let move = 0; move < 3; move++) {
        await passOn(page, hand);
        const table = (await page.locator('.host').boundingBox())!;
        expect(table.height).toBeGreaterThanOrEqual(499);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const to of [0, 9999]) {
          await page.locator('main.game').evaluate((main, top) => main.scrollTo(0, top), to);
          expect(await cut(page)).toEqual([]);
        }
        const all = await offers(page),
          offer = all[(move * 5 + 1) % all.length]!;
        await make(
          page,
          {
            ...hand,
            tap: async (place) => {
              await page
                .locator(`.layer button[data-place="${place}"]`)
                .evaluate((button) => button.scrollIntoView({ block: 'center' }));
              await hand.tap(place);
            },
          },
          offer,
        );
      }
    });
