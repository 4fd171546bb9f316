// Games by link between two engines: one player in Chromium, one in Firefox, both with taps.
import { chromium, expect, type Page } from '@playwright/test';
import { headless } from '../../tools/lib/browser.mjs';
import { device, hashes, invite, join, sendRound } from '../e2e/links';
import { serve } from '../e2e/server';
import { mouse, visit, type Game } from '../e2e/table';
import { ALL, test } from './browsers';

test.beforeEach(() => test.setTimeout(300_000));

for (const game of ['duel', 'imhotep'] as const satisfies Game[])
  test(`a whole game of ${game} is played by links between Chromium and this engine`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'firefox', 'links between Chromium and Firefox');
    test.skip(!ALL && game !== 'duel', 'one game is enough while working');
    const site = await serve('dist-test'),
      browser = await chromium.launch(headless());
    try {
      const host = await device(browser, {}, site.address),
        guest: Page = page,
        complaints = await visit(guest, { home: true }, site.address);
      const joined = await join(guest, await invite(host, game, 2), 'Ben'),
        links = await sendRound([host, guest], [mouse(host), mouse(guest)], joined, 0, 400);
      expect(links).toBeGreaterThan(20);
      expect(links).toBeLessThan(400);
      const [one, other] = await hashes([host, guest]);
      expect(one).toBe(other);
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await site.close();
    }
  });
