// A browser that is killed at any moment has kept every action that was shown.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initSync, Session } from '../../pkg/imhotep/imhotep.js';
import { launch, type Running } from './profile';
import { begin, hash } from './table';

test.use({ trace: 'off', screenshot: 'off' }); // a killed page can give neither

/** Returns the state after this many actions of the game on the table, replayed here. */
async function hashAfter(page: Page, count: number): Promise<string> {
  initSync({ module: readFileSync('pkg/imhotep/imhotep_bg.wasm') });
  const record = JSON.parse(await page.evaluate(() => window.__game.record())) as { moves: unknown[] };
  record.moves.length = count;
  return Session.resume(JSON.stringify(record)).hash();
}

/** The number of kills: a few in the suite; KILLS=50 checks the promise in full. */
const KILLS = Number(process.env['KILLS'] ?? 4);

const card = (page: Page) => page.locator('.shelf .saved-game').first();
const moves = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());

declare global {
  interface Window {
    painting: { of(moves: number, since: number): Promise<boolean>; kept(): number };
  }
}

/**
 * The longest that the page delays an action which it cannot write, in ms: the same as in autosave.ts. Timers
 * are exact to a millisecond.
 */
const PATIENCE = 299;

/**
 * Notes how many moves the last written record holds, and reports each action when it is painted: the first
 * time that anything moves over the table after it. It also reports an action that is painted before it is
 * kept, because the page could wait no longer.
 */
function watchPainting(patience: number): void {
  let kept = 0,
    awaited: { moves: number; since: number; painted: () => void } | null = null;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (text: string, key) {
    const { moves } = JSON.parse(text.slice(text.indexOf('\n'))) as { moves: number };
    this.transaction.addEventListener('complete', () => {
      kept = moves;
    });
    return put.call(this, text, key);
  };
  const clear = CanvasRenderingContext2D.prototype.clearRect;
  CanvasRenderingContext2D.prototype.clearRect = function (...where) {
    if (awaited && this.canvas === document.querySelectorAll('.host canvas')[1]) {
      const { moves, since } = awaited;
      if (kept < moves && performance.now() - since < patience)
        globalThis.console.debug(`early ${moves} ${kept}`);
      awaited.painted();
    }
    clear.apply(this, where);
  };
  window.painting = {
    /** Resolves when this action, which was made after `since`, is painted; returns whether it is kept. */
    of: (moves, since) =>
      new Promise((done) => {
        awaited = {
          moves,
          since,
          painted: () => {
            awaited = null;
            done(kept >= moves);
          },
        };
      }),
    kept: () => kept,
  };
}

/**
 * Plays in the page itself, so that it never waits for the test; reports each action when it is made and when
 * it is shown: half of them when they have been shown to the end, half when they begin to be, so that the
 * next one interrupts them.
 */
function playAlone(): void {
  const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  const tell = (what: string): void => {
    globalThis.console.debug(`${what} ${window.__game.moves()} ${window.__game.hash()}`);
  };
  void (async () => {
    for (let tries = 0; ; tries++) {
      const since = performance.now(),
        before = window.__game.moves(),
        all = window.__game.offers(),
        offer = all[(before * 7919 + 13 + tries) % all.length];
      if (!offer) return;
      // As a touch does: it removes the dust of the action before, which lies over the table.
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      document.querySelector<HTMLElement>('#cancel:not([aria-disabled])')?.click();
      for (const place of offer.taps)
        document.querySelector<HTMLElement>(`.layer button[data-place="${place}"]`)?.click();
      document
        .querySelector<HTMLElement>('#confirm:not([aria-disabled]):not([hidden]), .choices button')
        ?.click();
      if (window.__game.moves() > before) {
        tell('made');
        const settled = window.__game.settle().then(() => window.painting.kept() > before),
          painted = window.painting.of(before + 1, since);
        if (await (before % 2 === 0 ? settled : Promise.race([painted, settled]))) tell('shown');
      }
      await wait(1);
    }
  })();
}

test('M10: a killed browser loses no action that was shown', async ({ baseURL }) => {
  test.setTimeout(60_000 + KILLS * 45_000);
  const profile = mkdtempSync(join(tmpdir(), 'dockhand-'));
  const made = new Map<number, string>(),
    early: string[] = [];
  let shown = 0;
  let running: Running | undefined,
    games = 0;
  /** Many kills take more than one game. */
  const anew = async (page: Page): Promise<void> => {
    made.clear();
    shown = 0;
    await begin(page, { players: 4, seed: 21 + games++ });
    made.set(0, await hash(page));
  };
  try {
    for (let kills = 0; ; kills++) {
      const { page, kill } = (running = await launch(profile));
      page.on('console', (message) => {
        const [what, count, state] = message.text().split(' ');
        if (what === 'made') made.set(Number(count), state ?? '');
        if (what === 'shown') shown = Math.max(shown, Number(count));
        if (what === 'early') early.push(`after ${state} moves were kept, ${count} were shown`);
      });
      await page.addInitScript(watchPainting, PATIENCE);
      if (kills === 0) {
        await page.addInitScript(() => {
          if (localStorage.getItem('dockhand.settings') === null)
            localStorage.setItem('dockhand.settings', '{"speed":"fast","language":"en"}');
        });
        await page.goto(baseURL ?? '');
        await anew(page);
      } else {
        await page.goto(baseURL ?? '');
        await card(page).click();
        await page.waitForFunction(() => typeof window.__game.moves() === 'number');
        const [count, state] = [await moves(page), await hash(page)];
        expect(early).toEqual([]);
        expect(count).toBeGreaterThanOrEqual(shown);
        expect(made.get(count) ?? state).toBe(state); // the last report may not have arrived
        expect(await hashAfter(page, shown)).toBe(made.get(shown));
        made.set(count, state);
        shown = count;
      }
      if (kills === KILLS) return await kill();
      if (await page.evaluate(() => window.__game.view().outcome !== null)) {
        await page.locator('#again').click(); // below the final score
        await anew(page);
      }
      const before = shown;
      await page.evaluate(playAlone);
      await expect.poll(() => shown, { message: 'something was played' }).toBeGreaterThan(before);
      await page.waitForTimeout(Math.random() * 500);
      await kill();
      test
        .info()
        .annotations.push({ type: 'killed', description: `game ${games}, after ${shown} moves were shown` });
    }
  } finally {
    await running?.kill(); // also if the test has failed
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
