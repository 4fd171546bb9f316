import { expect } from '@playwright/test';
import { test } from './test';
import { begin, finger, hash, keyboard, listener, mouse, playOn, settle, visit } from './table';

// Three ways to play the same game, with the same seed and the same choices, have the same end.
const SEED = 11;
const ends = new Map<string, Promise<string>>();

test.describe('M1, M3: a whole game of three', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(240_000);

  test('by mouse, tapping on while pieces move', async ({ page }) => {
    const complaints = await visit(page, { speed: 'fast' });
    await begin(page, { seed: SEED });
    const moves = await playOn(page, mouse(page), Infinity, async () => {
      // M3: the numbers in words are never behind the engine, except at the end, where the last count arrives
      // at them.
      if (await page.evaluate(() => window.__game.view().outcome !== null)) return;
      const [shown, true_] = await page.evaluate(() => [
        [...document.querySelectorAll('.chip .points')].map((chip) => chip.textContent),
        [0, 1, 2].map((seat) =>
          String(window.__game.view().counters.find(({ at }) => at === `score/${seat}`)?.count ?? 0),
        ),
      ]);
      expect(shown).toEqual(true_);
    });
    expect(moves).toBeGreaterThan(60);
    await settle(page);
    await expect(page.getByRole('dialog')).toContainText('Final score');
    await expect(page.locator('.entries li')).toHaveCount(moves);
    expect(complaints).toEqual([]);
    ends.set('mouse', hash(page));
    await ends.get('mouse');
  });

  test('by keyboard alone', async ({ page }) => {
    const complaints = await visit(page);
    await begin(page, { seed: SEED });
    await playOn(page, keyboard(page));
    expect(complaints).toEqual([]);
    expect(await hash(page)).toBe(await ends.get('mouse'));
  });

  test('M21: by role and name alone, as assistive technology finds them', async ({ page }) => {
    const complaints = await visit(page);
    await begin(page, { seed: SEED });
    await playOn(page, listener(page));
    await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
    expect(complaints).toEqual([]);
    expect(await hash(page)).toBe(await ends.get('mouse'));
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
    test('on a phone', async ({ page }) => {
      const complaints = await visit(page);
      await begin(page, { seed: SEED });
      await playOn(page, finger(page));
      expect(complaints).toEqual([]);
      expect(await hash(page)).toBe(await ends.get('mouse'));
    });
  });
});

for (const players of [2, 4]) {
  test(`M1: a whole game of ${players} on the B sides`, async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = await visit(page, { mode: 'instant' });
    await begin(page, { seed: 3 + players, players, sides: 'b' });
    const hand = mouse(page);
    await playOn(page, { ...hand, confirm: () => Promise.resolve() }); // instant: the last tap plays
    await expect(page.getByRole('dialog')).toContainText('Final score');
    expect(complaints).toEqual([]);
  });
}
