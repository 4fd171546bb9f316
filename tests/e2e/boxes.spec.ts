// Boxes unlike ours: the page draws a table with other counts, on a phone and on a laptop, and it can be played
// there. Computer players are tested in tests/it/components.rs.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { complete, mouse, make, offers, passOn, settle, sitDown, visit } from './table';

const places = (n: number): object[] =>
  Array.from({ length: n }, (_, i) => ({
    points: i + 1,
    bonus: [null, 'card', 'stones', 'boat'][i % 4],
  }));
const canals = [3, 17, 36, ...Array.from({ length: 40 }, (_, i) => 45 + i)];
const BOXES = {
  imhotep: {
    pyramid: 'b',
    obelisks: 'b',
    temple: 'b',
    components: {
      game: 'imhotep',
      pyramids: [places(2), places(8), places(10)],
      obelisks: [15, 12, 9, 7, 5, 3, 1],
      temple: ['card', 'two', 'one', 'choice', 'two'],
    },
  },
  kontor: {
    scenario: 'ile-grande',
    components: {
      game: 'kontor',
      numbers: { canals },
      cards: {
        tea: [5, 6, 7, 8, 9, 10, 85],
        wine: [4, 13, 14],
        spice: [18, 19, 87],
        florin: Array.from({ length: 28 }, (_, i) => 45 + i),
        ship: [4, 29, 88],
      },
      warehouses: { tea: 7, wine: 20, spice: 24 },
      florins: 33,
      layouts: { 'ile-grande': ['~ S ~ ~', '~ . . ~', '~ . . A', '~ ~ ~ ~'] },
    },
  },
} as const;

/** Returns the places of this sort that the engine prints but the page does not draw within the window. */
const undrawn = (page: Page, sort: string): Promise<string[]> =>
  page.evaluate((head) => {
    const { stage, session } = window.__game as unknown as {
      stage(): { rect(at: string): { x: number; y: number; w: number; h: number } | null };
      session(): { prints(): { at: string }[] };
    };
    const all = session()
      .prints()
      .map(({ at }) => at)
      .filter((at) => at.startsWith(head));
    if (all.length === 0) return ['nothing is printed'];
    return all.filter((at) => {
      const r = stage().rect(at);
      return !r || r.w < 6 || r.h < 6 || r.x < 0 || r.y < 0 || r.x + r.w > innerWidth + 1;
    });
  }, sort);

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const)
  for (const game of ['imhotep', 'kontor'] as const)
    test(`${game} with another box is drawn and played at ${width} × ${height}`, async ({ page }, info) => {
      await page.setViewportSize({ width, height });
      const complaints = await visit(page, { home: true, speed: 'off' });
      await sitDown(page, { game, players: 2, seed: 5, options: BOXES[game] });
      if (game === 'imhotep')
        for (const sort of ['pyramid/', 'built/', 'temple/']) expect(await undrawn(page, sort)).toEqual([]);
      await page.screenshot({ path: info.outputPath(`${game}-begins.png`) });
      const hand = mouse(page);
      for (let n = 0; n < 12 && (await passOn(page, hand)) !== null; n++) {
        const all = await offers(page);
        await make(page, hand, all[n % all.length]!);
        await complete(page);
        await settle(page);
      }
      await page.screenshot({ path: info.outputPath(`${game}-goes-on.png`) });
      expect(complaints).toEqual([]);
    });
