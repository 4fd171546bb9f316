// Games over a relay between two engines: one player in Chromium, one in this engine, over Mosquitto with the settings of
// tools/relay.
import { chromium, expect, type Page } from '@playwright/test';
import { headless } from '../../tools/lib/browser.mjs';
import { hashes, playRound } from '../e2e/devices';
import { chooseKontor } from '../e2e/kontor';
import { alike, siteWithRelay, takeSeat } from '../e2e/over-relay';
import { choose, mouse, type Game } from '../e2e/table';
import { ALL, test } from './browsers';

const { site, place, device, invite, playWhole } = siteWithRelay(37_000);
test.skip(({ browserName }) => browserName !== 'firefox', 'WebDriver leads one window only');

for (const game of ['duel', 'kontor'] as const satisfies Game[])
  for (const host of ['Chromium', 'this engine'])
    test(`${game} is played over a relay between Chromium and this engine, and ${host} invites`, async ({
      browser,
    }) => {
      test.skip(!ALL && host !== 'Chromium', 'one direction is enough while working');
      const other = await chromium.launch(headless());
      try {
        const devices = [await device(other), await device(browser)];
        if (host !== 'Chromium') devices.reverse();
        const [ann, ben] = devices.map(({ page }) => page) as [Page, Page],
          pages = [ann, ben],
          hands = pages.map(mouse),
          pick = game === 'kontor' ? chooseKontor : choose;
        await takeSeat(ben, await invite(ann, game, 2, 'Anna'), 'Ben');
        await playRound(pages, hands, 8, pick);
        await alike(pages);
        // Each comes back after a reload.
        for (const page of pages) {
          await page.reload();
          await playRound(pages, hands, 4, pick);
        }
        await alike(pages);
        if (game === 'duel') expect(new Set(await hashes(pages)).size).toBe(1);
        const own = new URL(site().address).host;
        for (const { asked } of devices) expect([...asked].sort()).toEqual([own, place].sort());
      } finally {
        await other.close();
      }
    });

test('four play a whole game of Kontor by taps, two in Chromium and two in this engine', async ({
  browser,
}) => {
  test.skip(!ALL, 'two moves each are enough while working');
  const other = await chromium.launch(headless());
  try {
    const [ann, ben, carla, dora] = [
      await device(browser),
      await device(other),
      await device(other),
      await device(browser),
    ];
    await playWhole([ann, ben, carla, dora], 'kontor', chooseKontor);
  } finally {
    await other.close();
  }
});
