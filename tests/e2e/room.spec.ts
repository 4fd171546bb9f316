// Room on large windows: type grows, players sit at Imhotep's table with their faces, and the river remembers which boats have gone.
import { expect, test, type Page } from '@playwright/test';
import { played } from './played';
import { openLink, visit } from './table';
import { layoutImhotep } from '../../www/games/imhotep/layout/table';
import { sceneOf } from '../../www/stage/scene';
import type { Game, Setup, View } from '../../www/games/imhotep/wire';

const LARGE = [
  [1920, 1080],
  [2560, 1440],
] as const;

const rootSize = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Describes the buttons, sentences and titles around and on the table that are cut. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main.game > .bar :is(h1, button, .who), main.game > .prompt :is(button, #status, .hint), .labels span, .log h2',
      ),
    ]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 2)
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 4)
      .map((one) => `${one.className} ${one.textContent}: ${one.scrollWidth} > ${one.clientWidth}`),
  );

test('P22: text is as large as before up to 1366 px, and grows beyond', async ({ page }) => {
  await visit(page, { home: true });
  const sizes: number[] = [];
  for (const width of [360, 768, 1366, 1920, 2560, 3840]) {
    await page.setViewportSize({ width, height: Math.round(width * 0.6) });
    sizes.push(await rootSize(page));
  }
  expect(sizes.slice(0, 3)).toEqual([16, 16, 16]);
  expect(sizes[3]).toBeGreaterThan(18);
  expect(sizes[4]).toBeGreaterThan(21);
  expect(sizes[5]).toBe(23);
});

for (const game of ['imhotep', 'duel', 'kontor', 'rampart'] as const)
  test(`P22: ${game} on large windows, in three languages: nothing is cut, titles are larger`, async ({
    page,
  }) => {
    const link = played(game, game === 'duel' ? 2 : 4, 5, 30).link();
    await visit(page, { home: true });
    for (const language of ['en', 'fr', 'de'] as const) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.evaluate((spoken) => {
        const kept = JSON.parse(localStorage.getItem('dockhand.settings') ?? '{}') as object;
        localStorage.setItem('dockhand.settings', JSON.stringify({ ...kept, language: spoken }));
      }, language);
      await openLink(page, link);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const high = (): Promise<number> =>
        page
          .locator('.labels span')
          .first()
          .evaluate((one) => one.getBoundingClientRect().height);
      let before = await high();
      for (const [width, height] of LARGE) {
        await page.setViewportSize({ width, height });
        await expect.poll(high).toBeGreaterThan(before);
        before = await high();
        expect(await cut(page), `${language} ${width}`).toEqual([]);
      }
    }
  });

/** Returns how many pixels of the table in a box have exactly this colour. */
const pixels = (
  page: Page,
  box: { x: number; y: number; w: number; h: number },
  colour: [number, number, number],
): Promise<number> =>
  page.evaluate(
    ([{ x, y, w, h }, [red, green, blue]]) => {
      const shown = document.querySelector<HTMLCanvasElement>('.host canvas')!,
        g = Object.assign(document.createElement('canvas'), {
          width: shown.width,
          height: shown.height,
        }).getContext('2d')!;
      g.drawImage(shown, 0, 0);
      const { data } = g.getImageData(x, y, w, h);
      let n = 0;
      for (let i = 0; i < data.length; i += 4)
        if (data[i] === red && data[i + 1] === green && data[i + 2] === blue) n++;
      return n;
    },
    [box, colour] as const,
  );

test('P22: players sit at the table with their faces, once these are fetched: the player to act at full strength, the others paler', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, { home: true });
  const same = [
    { name: 'Anna', face: 'straw' },
    { name: 'Bruno', face: 'straw' },
  ];
  await page.evaluate((people) => localStorage.setItem('dockhand.people', JSON.stringify(people)), same);
  const session = played('imhotep', 2, 3, 0),
    view = session.view(null) as View;
  await openLink(page, session.link());
  const { width: w, height: h } = (await page.locator('.host').boundingBox())!;
  const { strips } = layoutImhotep({ w, h }, sceneOf<Game>(view), session.setup() as Setup, []),
    acting = view.toAct[0]!,
    skin: [number, number, number] = [243, 193, 150];
  await expect.poll(() => pixels(page, strips[acting]!.face!, skin)).toBeGreaterThan(500);
  expect(await pixels(page, strips[1 - acting]!.face!, skin)).toBe(0);
});
