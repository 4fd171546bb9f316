// Materials and light, measured from the pixels of the table.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { beginRampart } from './rampart';
import { begin, mouse, openLink, playOn, still, visit } from './table';

type Colour = [number, number, number];

/**
 * Measures the table as its canvas shows it: the mean colour of each box, and the colour that one per cent of
 * its pixels are darker than.
 */
const measured = (
  page: Page,
  boxes: { x: number; y: number; w: number; h: number }[],
): Promise<{ mean: Colour; dark: Colour }[]> =>
  page.evaluate((all) => {
    const shown = document.querySelector<HTMLCanvasElement>('.host canvas')!,
      at = shown.getBoundingClientRect();
    const g = Object.assign(document.createElement('canvas'), {
      width: shown.width,
      height: shown.height,
    }).getContext('2d', { willReadFrequently: true })!;
    g.drawImage(shown, 0, 0);
    return all.map(({ x, y, w, h }) => {
      const { data } = g.getImageData(x - at.x, y - at.y, w, h),
        pixels: [number, number, number][] = [];
      for (let p = 0; p < data.length; p += 4) pixels.push([data[p]!, data[p + 1]!, data[p + 2]!]);
      const mean = [0, 1, 2].map(
        (i) => pixels.reduce((sum, pixel) => sum + pixel[i]!, 0) / pixels.length,
      ) as [number, number, number];
      pixels.sort((a, b) => a[0] + a[1] + a[2] - b[0] - b[1] - b[2]);
      return { mean, dark: pixels[Math.floor(pixels.length / 100)]! };
    });
  }, boxes);

const linear = (level: number): number => {
  const v = level / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const INK: Colour = [42, 27, 16];
const contrast = (ground: Colour): number => (luminance(ground) + 0.05) / (luminance(INK) + 0.05);

/** Returns the distance of two colours in CIELAB (1976). */
function distance(a: Colour, b: Colour): number {
  const lab = (c: Colour): Colour => {
    const [r, g, bl] = c.map(linear) as Colour,
      f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
    const x = f((0.4124 * r + 0.3576 * g + 0.1805 * bl) / 0.9505),
      y = f(0.2126 * r + 0.7152 * g + 0.0722 * bl),
      z = f((0.0193 * r + 0.1192 * g + 0.9505 * bl) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [p, q] = [lab(a), lab(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/** Returns a link to a game of Imhotep in this round, in which the first player may take stones. */
function inRound(round: number): string {
  for (let moves = 0; ; moves++) {
    const session = played('imhotep', 3, 11, moves),
      view = session.view(null);
    const now = view.counters.find(({ at }) => at === 'round')!.count;
    if (now > round || view.toAct.length === 0) throw new Error(`no such position in round ${round}`);
    if (now === round && view.toAct[0] === 0 && session.offers(0).some(({ taps }) => taps[0] === 'quarry/0'))
      return session.link();
  }
}

const titles = (page: Page): Promise<{ x: number; y: number; w: number; h: number }[]> =>
  page.locator('.labels span').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, w: width, h: height };
    }),
  );

test('P25: the six rounds of Imhotep are six hours; words are legible in each, and pieces are not tinted', async ({
  page,
}) => {
  await visit(page, { home: true });
  const hours: Colour[] = [],
    stones: Colour[] = [],
    readable: number[] = [];
  for (let round = 1; round <= 6; round++) {
    await openLink(page, inRound(round));
    const boxes = await titles(page);
    expect(boxes.length).toBeGreaterThan(5);
    const grounds = await measured(page, boxes);
    readable.push(Math.min(...grounds.map(({ mean }) => contrast(mean))));
    for (const { dark } of grounds) expect(contrast(dark)).toBeGreaterThan(4.5);
    hours.push(grounds[0]!.mean);
    const stack = (await page.locator('[data-place="quarry/0"]').boundingBox())!;
    // Inside the ring of the black stone on top.
    const [spot] = await measured(page, [
      { x: stack.x + stack.width / 2 - 2, y: stack.y + stack.width * 0.37 - 2, w: 4, h: 4 },
    ]);
    stones.push(spot!.mean);
  }
  for (const ratio of readable) expect(ratio).toBeGreaterThanOrEqual(6);
  const apart = hours.slice(1).map((hour, i) => distance(hour, hours[i]!));
  expect(Math.min(...apart.filter((_, i) => i !== 2))).toBeGreaterThanOrEqual(4); // at noon the shadows turn over instead
  // The remaining difference is how a stack falls on the pixels.
  for (const stone of stones) expect(distance(stone, stones[0]!)).toBeLessThan(2);
});

test('P25: in the dark theme it is dusk: the sand is far darker than by day, and words are legible', async ({
  page,
}) => {
  await visit(page, { home: true });
  const link = inRound(2);
  await openLink(page, link);
  const day = await measured(page, await titles(page));
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await still(page);
  const dusk = await measured(page, await titles(page));
  expect(Math.min(...dusk.map(({ mean }) => contrast(mean)))).toBeGreaterThanOrEqual(4.5);
  dusk.forEach(({ mean }, i) => expect(luminance(mean) / luminance(day[i]!.mean)).toBeLessThan(0.6));
});

for (const game of ['imhotep', 'duel', 'rampart'] as const)
  test(`${game}: shadows are blurred and grain is laid only in pictures that are kept, never on a canvas that is seen`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const g = CanvasRenderingContext2D.prototype,
        seen: string[] = [],
        made = g.createPattern,
        { set } = Object.getOwnPropertyDescriptor(g, 'shadowBlur')!;
      Object.assign(window, { seen, kept: { blurs: 0 } });
      const note = (one: CanvasRenderingContext2D, what: string): void => {
        if (one.canvas.isConnected) seen.push(what);
        else (window as unknown as { kept: { blurs: number } }).kept.blurs++;
      };
      g.createPattern = function (...all) {
        note(this, 'grain');
        return made.apply(this, all);
      };
      Object.defineProperty(g, 'shadowBlur', {
        set(this: CanvasRenderingContext2D, value) {
          note(this, 'blur');
          set!.call(this, value);
        },
      });
    });
    await visit(page, { speed: 'fast' });
    await (game === 'rampart' ? beginRampart(page) : begin(page, { game, players: 2, seed: 5 }));
    await playOn(page, mouse(page), 6);
    await still(page);
    const { seen, kept } = await page.evaluate(() => {
      const { seen, kept } = window as unknown as { seen: string[]; kept: { blurs: number } };
      return { seen, kept };
    });
    expect(seen).toEqual([]);
    expect(kept.blurs).toBeGreaterThan(20);
  });

test('the materials of a table are fetched when its plain picture is whole', async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (/\/(dress|worker)[^/]*\.js$/.test(request.url())) order.push(request.url());
  });
  await visit(page);
  expect(order.filter((url) => url.includes('dress'))).toEqual([]);
  await begin(page);
  await still(page);
  expect(order.filter((url) => url.includes('dress')).length).toBe(1);
});
