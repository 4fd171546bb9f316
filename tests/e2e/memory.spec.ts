// Nothing that was left stays in memory: games, puzzles, tutorials, reviews and embedded games are opened and closed
// in one tab. `DOCKHAND_LONG=1` does it as often as in an evening, and tells the memory of each kind.
import { expect, type Page } from '@playwright/test';
import { Heap, type Kept } from './heap';
import { played } from './played';
import { begun, complete, GAMES, leaveGame, setUp, sitDown, visit, type Game } from './table';
import { test } from './test';

const LONG = process.env['DOCKHAND_LONG'] === '1';
/** By how much memory may grow after the third of a kind, in MB: by less than what two games take. */
const MOST = 60;
/** The page keeps one tile of each material (www/stage/matter/grain.ts). */
const TILES = 7;

interface Kind {
  name: string;
  /** How often it is done, and how often in an evening. */
  times: number;
  long: number;
  /** Opens and closes one; `at` counts from 0. */
  act(page: Page, at: number): Promise<void>;
}

/** Taps a place and leaves the game, which would be left without a tap as well. */
async function tapAndLeave(page: Page): Promise<void> {
  await begun(page);
  const lit = page.locator('.layer button.lit').first();
  if (await lit.isVisible()) await lit.click();
  await leaveGame(page);
}

async function chooseOnScreen(page: Page, game: Game): Promise<void> {
  const choose = page.locator(`#choose-${game}`);
  if (await choose.isVisible()) await choose.click({ position: { x: 20, y: 60 } });
}

const playing = (game: Game): Kind => ({
  name: game,
  times: 1,
  long: 15,
  act: async (page, at) => {
    await sitDown(page, { game, players: 2, seed: 11 + at, options: {} });
    await tapAndLeave(page);
  },
});

const over = new Map<Game, string>();
/** Opens a game that is over; resolves when its last sheet lies over it. */
async function openOver(page: Page, game: Game): Promise<void> {
  const link = over.get(game) ?? played(game, 2, 5).link();
  over.set(game, link);
  await page.evaluate((hash) => (location.hash = hash), link);
  await page.locator('dialog[open] #again').waitFor();
  await complete(page);
}
const REVIEWED = ['imhotep', 'duel', 'kontor'] as const;

const KINDS: Kind[] = [
  ...GAMES.map(playing),
  {
    name: 'against the computer',
    times: 1,
    long: 8,
    act: async (page, at) => {
      await chooseOnScreen(page, GAMES[at % GAMES.length]!);
      await page.locator('#play').click();
      await page.locator('main.game').waitFor();
      await complete(page);
      await leaveGame(page); // the computer may think
    },
  },
  {
    name: 'review',
    times: 1,
    long: 30,
    act: async (page, at) => {
      await openOver(page, REVIEWED[at % REVIEWED.length]!);
      await page.locator('dialog[open] #review').click();
      await page.locator('.replay.review').waitFor();
      await leaveGame(page); // the review is still open, and thinks
    },
  },
  {
    name: 'rematch',
    times: 1,
    long: 30,
    act: async (page, at) => {
      await openOver(page, GAMES[at % GAMES.length]!);
      await page.locator('dialog[open] #again').click();
      await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(0);
      await tapAndLeave(page);
    },
  },
  {
    name: 'set-up',
    times: 1,
    long: 12,
    act: async (page) => {
      await setUp(page);
      await page.locator('label:has(#game-kontor)').click();
      await page.locator('.table .map canvas').first().waitFor(); // the beginning of the table that is chosen
      await page.goBack();
      await page.locator('#set-up').waitFor();
    },
  },
  {
    name: 'tutorial',
    times: 1,
    long: 12,
    act: async (page, at) => {
      const game = GAMES[at % GAMES.length]!;
      await setUp(page);
      await page.locator(`label:has(#game-${game})`).click();
      await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
      await page.locator('#learn').click();
      await expect(page.locator('#lesson-title')).toHaveText(/\d/);
      await page.locator('#lesson-on').click();
      await page.locator('#lesson-close').click();
      await page.locator('#set-up').waitFor();
    },
  },
  {
    name: 'puzzle',
    times: 3,
    long: 100,
    act: async (page, at) => {
      await page.locator('#puzzles').click();
      await page.locator('#puzzles-game').selectOption(['imhotep', 'duel', 'kontor'][at % 3]!);
      await expect(page.locator('#puzzles-theme option').nth(1)).toBeAttached();
      await page.locator('#puzzles-begin').click();
      await expect(page.locator('.puzzle')).toHaveAttribute('data-mood', 'asked');
      await page.locator('#puzzle-close').click();
      await page.locator('#set-up').waitFor();
    },
  },
  {
    name: 'first screen',
    times: 1,
    long: 10,
    act: async (page) => {
      for (const game of GAMES) await chooseOnScreen(page, game);
    },
  },
];

/** The set-up stays on the page, with the faces of its two players. They are painted when the page has rested. */
const FACES = 2;

/** Expects that nothing is held of what was left; `what` names it. */
async function expectNothing(heap: Heap, what: string): Promise<void> {
  const left = async (): Promise<Kept> => {
    const { canvases, ...kept } = await heap.kept();
    return {
      ...kept,
      canvases: Math.max(0, canvases - TILES - FACES),
      pictures: Math.floor(kept.pictures / 2),
    };
  };
  // Some things wait for a timer or a frame.
  await expect
    .poll(left, { message: `what is left of: ${what}`, timeout: 15_000 })
    .toEqual({ games: 0, canvases: 0, pictures: 0, frames: 0 });
}

/** Tells the memory of a kind, in the long form. */
function tell(name: string, times: number, before: number | null, after: number | null): void {
  if (LONG)
    process.stdout.write(
      `${name.padEnd(22)} ${String(times).padStart(4)} ${before ?? '?'} → ${after ?? '?'} MB\n`,
    );
}

test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 });

test('nothing of a game, puzzle, tutorial or review that was left stays in memory', async ({
  page,
  browser,
}) => {
  if (LONG) test.setTimeout(3_600_000);
  await visit(page, { home: true, speed: 'normal' });
  const heap = await Heap.of(page, browser);
  let third: number | null = null,
    done = 0;
  for (const { name, times, long, act } of KINDS) {
    let before: number | null = null;
    for (let at = 0; at < (LONG ? long : times); at++) {
      await act(page, at);
      if ((done += 1) === 3) third = await heap.memory();
      if (at === 2) before = await heap.memory();
    }
    await expectNothing(heap, name);
    const after = LONG || before !== null ? await heap.memory() : null;
    tell(name, LONG ? long : times, before, after);
    if (before !== null) expect.soft(after, `MB after: ${name}`).toBeLessThan(before + MOST);
  }
  const end = await heap.memory();
  tell('all', done, third, end);
  if (third !== null) expect(end, 'MB at the end').toBeLessThan(third + MOST);
});

test('an embedded game that is taken out of its page leaves nothing behind', async ({ page, browser }) => {
  if (LONG) test.setTimeout(1_200_000);
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>A shop</title><script src="embed.js"></script><body></body></html>',
    }),
  );
  await page.goto('./host.html');
  const heap = await Heap.of(page, browser),
    documents = await heap.documents(),
    times = LONG ? 24 : 1;
  let third: number | null = null;
  for (let at = 0; at < times; at++) {
    await page.evaluate(
      (game) => {
        const element = document.createElement('dock-hand') as HTMLElement & { start(): void };
        element.setAttribute('game', game);
        document.body.append(element);
        element.start();
      },
      GAMES[at % GAMES.length]!,
    );
    const frame = page.frameLocator('dock-hand iframe');
    await frame.locator('main.game canvas').first().waitFor();
    await page.evaluate(() => document.querySelector('dock-hand')?.remove());
    if (at === 2) third = await heap.memory();
  }
  await page.mouse.move(1, 1); // Chromium keeps the frame that the mouse was over last, although it was removed
  await expect.poll(() => heap.documents(), { timeout: 15_000 }).toBeLessThanOrEqual(documents);
  await expectNothing(heap, 'embedded games');
  const end = await heap.memory();
  tell('embedded games', times, third, end);
  // The protocol that drives the browser keeps what every frame has fetched, 1.3 MB each, which is among this.
  if (third !== null) expect(end).toBeLessThan(third + MOST);
});
