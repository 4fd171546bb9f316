// Every screen at every size, in the longest language and in drawn-out English, with notches and with larger text; and
// every game played by finger while its window changes.
import { expect } from '@playwright/test';
import { misplaced, SIZES } from './checks';
import {
  clipped,
  cramped,
  cutOff,
  cutText,
  HELD,
  hidden,
  notch,
  PHONES,
  tableInView,
  untranslated,
  wider,
} from './layout';
import { laidOut, SCREENS } from './screens';
import { GAMES, finger, make, offers, passOn, remember, sitDown, visit } from './table';
import { test } from './test';

test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** What must not be wider than its room. */
const FRAMES = ['dialog[open]', '.wide', 'dialog .tabs', 'dialog .panel', '.replay', '.replay .controls'];
/** The font sizes of a browser, in per cent, and the windows in which they are tried. */
const LARGER = [150, 200],
  WINDOWS = [
    [360, 740],
    [768, 1024],
    [1366, 768],
  ] as const;
/** Drawn-out English in brackets (www/words/words.ts). */
const PSEUDO = 'en-XA';
/** The screens with room for longer words than any language has, and without names of players. */
const DRAWN_OUT = /^(first screen|set-up of|set-up with a computer|table of|menu|settings|scores|rules)/;

for (const { name, open, needs, flows = false } of SCREENS) {
  test(`M22, M25, P24, P35: ${name} is whole at every size`, async ({ page }) => {
    await remember(page, { language: 'de' });
    await open(page);
    const wrong: string[] = [];
    const note = (when: string, found: string[]): void => {
      wrong.push(...found.map((one) => `${when}: ${one}`));
    };
    for (const [width, height] of [...PHONES, ...SIZES]) {
      const when = `${width} × ${height}`,
        roomy = SIZES.some((size) => size[0] === width && size[1] === height);
      await page.setViewportSize({ width, height });
      await laidOut(page);
      note(when, await hidden(page, needs));
      note(when, await wider(page, ...FRAMES));
      if (roomy) note(when, await clipped(page));
      if (!name.startsWith('table of')) continue;
      if (roomy) note(when, await misplaced(page));
      if (height > 540 && !(await tableInView(page))) note(when, ['the table does not fit into its room']);
    }
    for (const [width, height, insets] of HELD) {
      await notch(page, width, height, insets);
      for (const to of flows ? [0, 99_999] : [0]) {
        await page.evaluate((top) => scrollTo(0, top), to);
        note(`${width} × ${height} with a notch`, await cutOff(page, insets, flows));
      }
    }
    if (name.startsWith('table of')) {
      await notch(page, 360, 740, { top: 0, right: 0, bottom: 0, left: 0 });
      for (const [width, height] of WINDOWS)
        for (const size of LARGER) {
          await page.setViewportSize({ width, height });
          await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), size);
          await laidOut(page);
          note(`${width} × ${height}, text of ${size} %`, await cutText(page));
        }
    }
    expect(wrong).toEqual([]);
  });

  if (!DRAWN_OUT.test(name)) continue;
  test(`M25: ${name} is translated, and has room for longer words`, async ({ page }) => {
    await remember(page, { language: PSEUDO });
    await open(page);
    const wrong = (await untranslated(page)).map((text) => `not translated: ${text}`);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await laidOut(page);
      wrong.push(...(await clipped(page)).map((text) => `${width} × ${height}: ${text}`));
    }
    expect(wrong).toEqual([]);
  });
}

/** The tables that are played: those with the most on them. */
const TABLES = {
  imhotep: { players: 4, options: { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' } },
  duel: { players: 2, options: { obelisk: 'b', temple: 'b', pyramids: 'b', tomb: 'b' } },
  kontor: { players: 4, options: { scenario: 'advanced' } },
  rampart: { players: 4, options: { points: true } },
};
/** A tablet whose page is zoomed to 200 % is a window of half its size. */
const ZOOMED = [
    [384, 512],
    [512, 384],
  ] as const,
  PLAYED = [...PHONES.filter(([, height]) => height < 570), ...ZOOMED, ...SIZES];

for (const game of GAMES)
  test(`M22, M23, P23, P24, P35: ${game} is played by finger while its window changes its size`, async ({
    page,
  }) => {
    await remember(page, { language: 'fr' });
    await visit(page, { home: true });
    await sitDown(page, { game, seed: 5, ...TABLES[game] });
    const hand = finger(page),
      wrong: string[] = [];
    for (const [move, [width, height]] of PLAYED.entries()) {
      const note = (found: string[]): void => {
        wrong.push(...found.map((one) => `move ${move}, ${width} × ${height}: ${one}`));
      };
      await page.setViewportSize({ width, height });
      await passOn(page, hand);
      await laidOut(page);
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
      const { scrollWidth, room } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        room: document.querySelector('.host')!.clientHeight,
      }));
      if (scrollWidth > width) note([`the page is ${scrollWidth} wide`]);
      if (SIZES.some((size) => size[0] === width)) note(await misplaced(page));
      if (ZOOMED.some((size) => size[0] === width) && room < 499) note([`the table is ${room} high`]);
      if (Math.min(width, height) === 360 && (game === 'imhotep' || game === 'duel'))
        note(await cramped(page));
      const all = await offers(page),
        offer = all[(move * 5 + 1) % all.length]!;
      for (const place of all.flatMap(({ taps }) =>
        taps.filter((tap) => !tap.startsWith('choice/')).slice(0, 1),
      ))
        if ((await page.locator(`.layer button[data-place="${place}"]`).count()) !== 1)
          note([`${place} has no button`]);
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
    expect(wrong).toEqual([]);
  });
