// Notches, rounded corners and the bar of the system: nothing that is read or tapped lies under them, on any screen.
import { expect, type Page } from '@playwright/test';
import { laidOut, SCREENS } from './screens';
import { complete, GAMES, openLink, sitDown, visit } from './table';
import { played } from './played';
import { test } from './test';

test.use({ hasTouch: true, viewport: { width: 812, height: 375 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
/** A phone on its side and upright: its size, and what its edges take. */
const HELD: [width: number, height: number, insets: Insets][] = [
  [812, 375, { top: 0, right: 47, bottom: 21, left: 47 }],
  [667, 340, { top: 0, right: 47, bottom: 21, left: 47 }],
  [375, 812, { top: 47, right: 0, bottom: 34, left: 0 }],
  [360, 640, { top: 47, right: 0, bottom: 34, left: 0 }],
];

/** Gives the page a notch, as a phone does. */
async function notch(page: Page, width: number, height: number, insets: Insets): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await devtools.detach();
  await page.setViewportSize({ width, height });
  await laidOut(page);
}

/**
 * The words and the controls that lie in the cut-out, as far as they can be seen. A page that scrolls has to keep clear
 * of it at its ends only: what is below can be scrolled up.
 */
const cutOff = (page: Page, insets: Insets, flows: boolean): Promise<string[]> =>
  page.evaluate(
    ([insets, flows]) => {
      const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')],
        top = dialogs.at(-1) ?? document.body,
        scrolls = flows && dialogs.length === 0,
        end = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
      const safe = {
        left: insets.left,
        right: innerWidth - insets.right,
        top: scrolls && scrollY > 0 ? -1e6 : insets.top,
        bottom: scrolls && !end ? 1e6 : innerHeight - insets.bottom,
      };
      const seen = (of: Element, box: DOMRect): { l: number; r: number; t: number; b: number } => {
        const cut = { l: box.left, r: box.right, t: box.top, b: box.bottom };
        for (let up: Element | null = of; up && up !== document.documentElement; up = up.parentElement) {
          const { overflowX, overflowY, position } = getComputedStyle(up);
          if (overflowX !== 'visible' || overflowY !== 'visible') {
            const clip = up.getBoundingClientRect();
            cut.l = Math.max(cut.l, clip.left);
            cut.r = Math.min(cut.r, clip.right);
            cut.t = Math.max(cut.t, clip.top);
            cut.b = Math.min(cut.b, clip.bottom);
          }
          if (position === 'fixed') break;
        }
        cut.l = Math.max(cut.l, 0);
        cut.r = Math.min(cut.r, innerWidth);
        cut.t = Math.max(cut.t, 0);
        cut.b = Math.min(cut.b, innerHeight);
        return cut;
      };
      const wrong = new Set<string>();
      const look = (of: Element, box: DOMRect, name: string): void => {
        const { l, r, t, b } = seen(of, box);
        if (r - l < 2 || b - t < 2) return;
        if (l < safe.left - 1 || r > safe.right + 1 || t < safe.top - 1 || b > safe.bottom + 1)
          wrong.add(`${name.trim().slice(0, 24)}: ${[l, t, r, b].map(Math.round).join(' ')}`);
      };
      for (const one of top.querySelectorAll<HTMLElement>('button, a, input, select, textarea, summary')) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (one.closest('.vh') || getComputedStyle(one).clipPath !== 'none') continue;
        look(one, one.getBoundingClientRect(), one.id || one.dataset['place'] || one.textContent);
      }
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: text } = walker,
          of = text.parentElement!;
        if (!text.textContent?.trim() || !of.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) look(of, box, text.textContent);
      }
      // What is painted on a canvas is told by the edges of the canvas.
      for (const one of top.querySelectorAll('.host > canvas'))
        look(one, one.getBoundingClientRect(), 'the table');
      return [...wrong];
    },
    [insets, flows] as const,
  );

async function look(page: Page, flows = false): Promise<string[]> {
  const wrong: string[] = [];
  for (const [width, height, insets] of HELD) {
    await notch(page, width, height, insets);
    for (const to of flows ? [0, 99_999] : [0]) {
      await page.evaluate((top) => scrollTo(0, top), to);
      for (const one of await cutOff(page, insets, flows)) wrong.push(`${width} × ${height}: ${one}`);
    }
  }
  return wrong;
}

for (const { name, open, flows } of SCREENS)
  test(`${name}: nothing that is read or tapped lies in a notch`, async ({ page }) => {
    await open(page);
    expect(await look(page, flows)).toEqual([]);
  });

test('the log and the sheet of a place: nothing that is read or tapped lies in a notch', async ({ page }) => {
  await visit(page, { home: true });
  await sitDown(page, { game: 'imhotep', players: 2, seed: 7, options: {} });
  await complete(page);
  await page.locator('#log-open').click();
  expect(await look(page)).toEqual([]);
  await page.locator('.log .shut').click();
  for (const [width, height, insets] of HELD) {
    await notch(page, width, height, insets);
    for (const place of ['dock/market', 'dock/obelisks', 'lane/0', 'quarry/0']) {
      await page.locator(`.layer button[data-place="${place}"]`).focus();
      await page.keyboard.press('w');
      await page.locator('.inspector').waitFor();
      expect(await cutOff(page, insets, false)).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
});

for (const game of GAMES)
  test(`${game} in its last moves: nothing that is read or tapped lies in a notch`, async ({ page }) => {
    await visit(page);
    await openLink(page, played(game, 2, 5, 40).link());
    expect(await look(page)).toEqual([]);
  });
