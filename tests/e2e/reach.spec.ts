// P23: a tap on a boat does not load by surprise. matrix.spec.ts measures every place that can be tapped.
import { expect } from '@playwright/test';
import { test } from './test';
import { finger, make, offers, visitTable } from './table';

test.use({ hasTouch: true });

test('P23: a tap on a free berth of a boat that may sail chooses loading, and a tap on a site after it chooses sailing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page);
  const hand = finger(page);
  /** Loads until a boat that may sail has a free berth. */
  const both = async (): Promise<{ berth: string; dock: string } | null> => {
    const all = await offers(page);
    for (const { taps } of all) {
      const [berth = ''] = taps;
      const sail = all.find((other) => berth.startsWith('boat/') && other.taps[0] === `lane/${berth[5]}`);
      if (sail) return { berth, dock: sail.taps[1]! };
    }
    return null;
  };
  let found = await both();
  for (let i = 0; i < 12 && !found; i++) {
    const all = await offers(page);
    const load = all.find(({ move }) => move.do === 'load') ?? all[0]!;
    await make(page, hand, load);
    found = await both();
  }
  const { berth, dock } = found!;
  const before = await page.evaluate(() => window.__game.moves());
  await hand.tap(berth);
  await expect(page.locator(`[data-place="${berth}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-place="${dock}"]`)).toHaveClass(/lit/);
  expect(await page.evaluate(() => window.__game.moves())).toBe(before);
  await hand.tap(dock);
  await expect(page.locator(`[data-place="lane/${berth[5]}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(`[data-place="${berth}"]`)).not.toHaveAttribute('aria-pressed', 'true');
  await page.locator('#confirm').tap();
  await page.waitForFunction((moves) => window.__game.moves() > moves, before);
  expect(await page.evaluate(() => JSON.parse(window.__game.record()).moves.at(-1)[1].do)).toBe('sail');
});

test('P5: a second tap on the same token of a boat confirms the boat, a tap on another token asks about it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page, { game: 'duel' }, { game: 'duel' });
  const hand = finger(page);
  let boat = '';
  for (let i = 0; i < 12 && boat === ''; i++) {
    const all = await offers(page);
    boat = all.find(({ move }) => move.do === 'unload')?.taps[0]?.replace('quay/', 'boat/') ?? '';
    if (boat === '') await make(page, hand, all[0]!);
  }
  const before = await page.evaluate(() => window.__game.moves());
  const chosen = page.locator(`[data-place="${boat.replace('boat/', 'quay/')}"]`);
  await hand.tap(`${boat}/1`);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await hand.tap(`${boat}/0`);
  await expect(page.locator('.inspector')).toContainText('place 1');
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.locator('.inspector .shut').tap();
  await page.locator('#cancel').tap();
  await expect(chosen).not.toHaveAttribute('aria-pressed', 'true');
  await hand.tap(`${boat}/1`);
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await hand.tap(`${boat}/1`);
  await page.waitForFunction((moves) => window.__game.moves() > moves, before);
  expect(await page.evaluate(() => JSON.parse(window.__game.record()).moves.at(-1)[1].do)).toBe('unload');
});
