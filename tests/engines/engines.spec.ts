// The same page in other engines: games to their end, by each way that a person can play, and nothing lost.
import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import * as duel from '../../pkg/duel/duel.js';
import * as imhotep from '../../pkg/imhotep/imhotep.js';
import * as kontor from '../../pkg/kontor/kontor.js';
import * as rampart from '../../pkg/rampart/rampart.js';
import { violations } from '../e2e/checks';
import { beginKontor, playKontor } from '../e2e/kontor';
import { beginRampart, playRampart } from '../e2e/rampart';
import { serve } from '../e2e/server';
import { begin, finger, hash, keyboard, mouse, playOn, visit, type Hand } from '../e2e/table';
import { ALL, test } from './browsers';
import type { Page } from '@playwright/test';

const ENGINES = { imhotep, duel, kontor, rampart } as unknown as Record<string, typeof imhotep>;
const GAMES: {
  game: string;
  start(page: Page): Promise<unknown>;
  play(page: Page, hand: Hand): Promise<unknown>;
  by: string;
}[] = [
  { game: 'imhotep', by: 'mouse', start: (page) => begin(page, { seed: 11, players: 2 }), play: playOn },
  { game: 'duel', by: 'finger', start: (page) => begin(page, { game: 'duel', seed: 4 }), play: playOn },
  { game: 'kontor', by: 'mouse', start: (page) => beginKontor(page, { seed: 7 }), play: playKontor },
  {
    game: 'rampart',
    by: 'keyboard',
    start: (page) => beginRampart(page, { seed: 7, points: true }),
    play: playRampart,
  },
];
const HANDS: Record<string, (page: Page) => Hand> = { mouse, keyboard, finger };
/** The ways of playing, as the titles name them. */
const SAID: Record<string, string> = {
  mouse: 'mouse',
  keyboard: 'keyboard',
  finger: 'finger, where the engine can be driven so',
};

test.use({ viewport: { width: 1280, height: 720 } });

/** Returns the errors of the page since it was loaded. */
const errors = (page: Page): Promise<string[]> => page.evaluate(() => window.__errors ?? []);
const moves = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());
/** Returns the state of a record, as the engine computes it outside any browser. */
function hashOf(game: string, record: string): string {
  const engine = ENGINES[game]!;
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  return engine.Session.resume(record).hash();
}

/** Plays to the end, and compares the state with that of the engine outside the browser. */
async function toItsEnd(
  page: Page,
  game: string,
  play: () => Promise<unknown>,
  complaints: string[],
): Promise<void> {
  await play();
  await page.locator('dialog[open]').waitFor();
  expect(await page.evaluate(() => window.__game.view().outcome)).not.toBeNull();
  expect(await hash(page)).toBe(hashOf(game, await page.evaluate(() => window.__game.record())));
  expect([...complaints, ...(await errors(page))]).toEqual([]);
}

for (const { game, by, start, play } of GAMES) {
  for (const way of ALL ? Object.keys(HANDS) : [by]) {
    test(`M1, 6.5: ${game} to its end by ${SAID[way]}, with the same state as everywhere`, async ({
      page,
      baseURL,
    }, { project }) => {
      const complaints = await visit(page, {}, baseURL);
      await start(page);
      // Firefox under automation has no finger: its touches do not click.
      const fingerless = way === 'finger' && project.name === 'firefox';
      await toItsEnd(page, game, () => play(page, fingerless ? mouse(page) : HANDS[way]!(page)), complaints);
    });
  }
}

test('M4: a move is taken back, and gives the same when it is played again', async ({ page, baseURL }) => {
  await visit(page, {}, baseURL);
  await begin(page, { seed: 3, players: 2 });
  const before = await hash(page);
  await playOn(page, mouse(page), 1);
  const after = await hash(page);
  await page.locator('#undo').click();
  await expect.poll(() => moves(page)).toBe(0);
  expect(await hash(page)).toBe(before);
  await playOn(page, mouse(page), 1);
  expect(await hash(page)).toBe(after);
});

test('M21: the accessibility rules find nothing, and the keyboard reaches every place', async ({
  page,
  baseURL,
}) => {
  await visit(page, {}, baseURL);
  expect(await violations(page)).toEqual([]);
  await begin(page, { players: 2 });
  expect(await violations(page)).toEqual([]);
  const places = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.layer button.lit')].map(
      (button) => button.dataset['place'] ?? '',
    ),
  );
  const met = new Set<string>();
  for (let tries = 0; tries < 60 && !places.every((place) => met.has(place)); tries++) {
    await page.keyboard.press(met.size === 0 ? 'Tab' : 'PageDown');
    const place = await page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset['place'] ?? '',
    );
    if (place !== '') met.add(place);
  }
  expect([...met]).toEqual(expect.arrayContaining(places));
  await page.locator('#menu').click();
  expect(await violations(page)).toEqual([]);
});

test('M10: a page that is closed at once loses no action that was shown', async ({ page, baseURL }) => {
  await visit(page, {}, baseURL);
  await begin(page, { seed: 5, players: 2 });
  for (let time = 0; time < 3; time++) {
    await playOn(page, mouse(page), 2);
    const [count, state] = [await moves(page), await hash(page)];
    await page.reload(); // the page is not told in advance; it returns to the game
    await page.locator('.layer button.lit').first().waitFor();
    expect(await moves(page)).toBe(count);
    expect(await hash(page)).toBe(state);
  }
});

test('M12: after one visit the page can be played without a server', async ({ page }) => {
  const site = await serve('dist-test');
  await visit(page, {}, site.address);
  test.skip(!(await page.evaluate(() => 'serviceWorker' in navigator)), 'this engine has no service workers');
  await page.evaluate(async () => {
    await (await window.__game.trust()).registerServiceWorker();
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((done) => {
      if (active?.state === 'activated') done();
      else
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') done();
        });
    });
  });
  await site.close();
  await page.reload();
  await begin(page, { game: 'duel', seed: 2 });
  await playOn(page, mouse(page), 4);
  expect(await moves(page)).toBe(4);
});
