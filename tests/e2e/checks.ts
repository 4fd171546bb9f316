// Checks for any screen of any game: accessible, in sight, large enough.
import type { Locator, Page } from '@playwright/test';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const SIZES = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1024, 768],
  [1366, 768],
  [1920, 1080],
] as const;

/** Returns what the accessibility rules find wrong on the page as it is now. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readFile(AXE, 'utf8'));
  return page.evaluate(async () => {
    interface Found {
      id: string;
      nodes: { target: unknown; failureSummary?: string }[];
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Found[] }> } };
    const found = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'], // of the rest only the first is looked at closely
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary ?? ''}`),
    );
  });
}

/** The buttons of a game that are out of sight or too small. */
export const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    if (
      document.documentElement.scrollHeight > innerHeight ||
      document.documentElement.scrollWidth > innerWidth
    )
      wrong.push('the page scrolls');
    for (const button of document.querySelectorAll<HTMLElement>('.game button, .handover button')) {
      if (button.offsetParent === null || button.closest('.log')) continue;
      const { left, top, right, bottom, width: w, height: h } = button.getBoundingClientRect();
      const name = button.dataset['place'] ?? button.id ?? button.className;
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
        wrong.push(`${name} is outside`);
      if (w < 24 || h < 24) wrong.push(`${name} is ${w} × ${h}`);
    }
    return wrong;
  });

/**
 * Returns how many colours a canvas shows, 1 if it is blank. It reads a copy, since Chromium complains of a
 * canvas that is read twice.
 */
export const coloursOf = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const g = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
      willReadFrequently: true,
    })!;
    g.drawImage(element as HTMLCanvasElement, 0, 0);
    return new Set(new Uint32Array(g.getImageData(0, 0, width, height).data.buffer)).size;
  });

/**
 * Returns the largest difference between two pictures of the same size, in levels. The browser itself turns
 * them into pixels.
 */
export const farthest = (blank: Page, ...pictures: string[]): Promise<number> =>
  blank.evaluate(async (all) => {
    const [a, b] = await Promise.all(
      all.map(async (png) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${png}`;
        await picture.decode();
        const g = Object.assign(document.createElement('canvas'), {
          width: picture.width,
          height: picture.height,
        }).getContext('2d')!;
        g.drawImage(picture, 0, 0);
        return g.getImageData(0, 0, picture.width, picture.height).data;
      }),
    );
    return a!.reduce(
      (most, level, i) => Math.max(most, Math.abs(level - b![i]!)),
      Math.abs(a!.length - b!.length),
    );
  }, pictures);

/** Wraps every text of the page, as a browser does that translates it, even where the page asks it not to. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT),
      texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const outer = document.createElement('font'),
        inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  });
