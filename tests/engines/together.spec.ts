// Games between two engines: one player in Chromium, one in this engine, both with taps.
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { headless } from '../../tools/lib/browser.mjs';
import { beginRoom, come, playRound } from '../e2e/devices';
import { device, hashes, invite, join, sendRound } from '../e2e/links';
import { serve } from '../e2e/server';
import { mouse, visit, type Game } from '../e2e/table';
import { ALL, test } from './browsers';

/** Lets a device in Chromium and one in this engine play; both show the same game at the end, without errors. */
async function between(guest: Page, play: (host: Page, browser: Browser) => Promise<void>): Promise<void> {
  const site = await serve('dist-test'),
    browser = await chromium.launch(headless());
  try {
    const host = await device(browser, {}, site.address),
      complaints = await visit(guest, { home: true }, site.address);
    await play(host, browser);
    const [one, other] = await hashes([host, guest]);
    expect(one).toBe(other);
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    await site.close();
  }
}

for (const game of ['duel', 'imhotep'] as const satisfies Game[])
  test(`a whole game of ${game} is played by links between Chromium and this engine`, async ({ page }, {
    project,
  }) => {
    test.skip(!ALL && (game !== 'duel' || project.name !== 'firefox'), 'one game is enough while working');
    await between(page, async (host) => {
      const joined = await join(page, await invite(host, game, 2), 'Ben'),
        links = await sendRound([host, page], [mouse(host), mouse(page)], joined, 0, 400);
      expect(links).toBeGreaterThan(20);
      expect(links).toBeLessThan(400);
    });
  });

for (const game of ['duel', 'rampart'] as const satisfies Game[])
  test(`a whole game of ${game} is played between Chromium and this engine in one room`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'firefox', 'WebKitGTK has no WebRTC');
    test.skip(!ALL && game !== 'duel', 'one game is enough while working');
    await between(page, async (host) => {
      await beginRoom(host, game, 2);
      await come(host, page, 'Ben');
      // How long it takes, chance decides: in C'est mon fort ! somebody may soon be out.
      expect(await playRound([host, page], [mouse(host), mouse(page)])).toBeGreaterThan(0);
    });
  });
