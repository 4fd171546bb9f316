// M21: the automatic rules of accessibility find nothing on any screen, by day and by night.
import { expect } from '@playwright/test';
import { violations } from './checks';
import { SCREENS } from './screens';
import { remember } from './table';
import { test } from './test';

/** Screens that are made of the same parts as others: the fast tier leaves them out. */
const ALIKE =
  /^(last moves|table of (imhotep$|duel)|tutorial of (?!kontor)|puzzle of kontor|set-up of (?!kontor)|set-up with an error|invitation into|log|statistics|keys|what is left|rules|replay)/;
const isFast = process.env['DOCKHAND_TIER'] === 'fast',
  seen = SCREENS.filter(({ name }) => !isFast || !ALIKE.test(name));
const THEMES = ['light', 'dark'] as const;

for (const [turn, said] of ['by day and by night in turn', 'by night and by day in turn'].entries())
  for (const half of [0, 1])
    test(`M21: the accessibility rules find nothing on any screen, ${said}, half ${half + 1}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      const wrong: string[] = [];
      for (const [at, { name, open }] of seen.entries()) {
        if (at % 2 !== half) continue;
        const theme = THEMES[(Math.floor(at / 2) + turn) % 2]!,
          page = await browser.newPage(baseURL ? { baseURL } : {}); // a new device
        await remember(page, { theme });
        await open(page);
        wrong.push(...(await violations(page)).map((one) => `${name}, ${theme}: ${one}`));
        await page.close();
      }
      expect(wrong).toEqual([]);
    });
