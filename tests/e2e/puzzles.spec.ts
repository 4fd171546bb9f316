// Puzzles: found on the first screen, solved by tap and by keyboard, with a wrong move, a hint, the answer and the
// reason; without a network; and what is said of a file that was altered.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { played } from './played';
import { painted, visit } from './table';
import { test } from './test';

type Row = [at: number, sort: number, solved: number, ...accept: number[]];
interface File {
  games: [link: string, ...rows: Row[]][];
}

/** The puzzles of a game: their ids and accepted moves, as the page reads them. */
function puzzlesOf(game: string): { id: string; accept: number[] }[] {
  const { games } = JSON.parse(readFileSync(`www/features/puzzles/data/${game}.json`, 'utf8')) as File;
  return games.flatMap(([link, ...rows]) =>
    rows.map(([at, , , ...accept]) => ({ id: `${link.slice(-5)}${at}`, accept })),
  );
}

/** Opens the first screen with all puzzles of a game seen but this one, which therefore comes next. */
async function visitFor(page: Page, game: string, id: string, language = 'en'): Promise<string[]> {
  const seen = { [game]: puzzlesOf(game).flatMap((one) => (one.id === id ? [] : one.id)) };
  await page.addInitScript((kept) => {
    if (location.protocol !== 'about:' && localStorage.getItem('dockhand.puzzles') === null)
      localStorage.setItem('dockhand.puzzles', kept);
  }, JSON.stringify({ seen }));
  return visit(page, { home: true, language });
}

async function begin(page: Page, game: string): Promise<void> {
  await page.locator('#puzzles').click();
  await page.locator('#puzzles-game').selectOption(game);
  await expect(page.locator('#puzzles-theme option').nth(1)).toBeAttached();
  await page.locator('#puzzles-begin').click();
  await asked(page);
}
const mood = (page: Page, now: string): Promise<void> =>
  expect(page.locator('.puzzle')).toHaveAttribute('data-mood', now);
async function asked(page: Page): Promise<void> {
  await mood(page, 'asked');
  await page.evaluate(() => window.__game.settle());
}

/** The places to tap for the move at this place of the list of offers. */
const tapsOf = (page: Page, at: number): Promise<string[]> =>
  page.evaluate((at) => window.__game.offers()[at]?.taps ?? [], at);
const button = (page: Page, place: string) => page.locator(`.layer button[data-place="${place}"]`);
const rating = (page: Page): Promise<{ rating: number; row: number; tried: number }> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('dockhand.puzzles') ?? '{}') as {
        rating: number;
        row: number;
        tried: number;
      },
  );

/** A puzzle whose answer is tapped on the table, and a move that is no answer and begins elsewhere. */
async function tapped(page: Page, accept: number[]): Promise<{ right: string[]; wrong: string[] }> {
  const right = await tapsOf(page, accept[0] ?? 0),
    all = await page.evaluate(() => window.__game.offers().map(({ taps }) => taps));
  const wrong = all.find(
    (taps, at) => !accept.includes(at) && !taps.some((one) => one.startsWith('choice/')),
  );
  return { right, wrong: wrong ?? [] };
}

test('a puzzle refuses a wrong move, and is solved by tap; rating and row are kept', async ({ page }) => {
  const [puzzle] = puzzlesOf('imhotep').filter(({ accept }) => accept.length === 1);
  const complaints = await visitFor(page, 'imhotep', puzzle?.id ?? '');
  await begin(page, 'imhotep');
  await expect(page.locator('.puzzle .asks')).toHaveText(/Find (it|the one)/);
  const moves = await page.evaluate(() => window.__game.moves()),
    { right, wrong } = await tapped(page, puzzle?.accept ?? []);
  for (const place of wrong) await button(page, place).click();
  await page.locator('#confirm').click();
  await mood(page, 'wrong');
  await expect(page.locator('.puzzle .asks')).toContainText('Not the solution');
  // What the move is worth beside the best one, which stays untold.
  await expect(page.locator('.puzzle .note')).toHaveText(
    /^This move loses against the best answers; the best one (wins|shares)/,
  );
  // What is lost stands behind the verdict, and the reply to the move is drawn, but not the best one.
  await expect(page.locator('.puzzle .asks')).toHaveText(
    /^Not the solution: .+\. You gain (\d|no) points? .+ \(otherwise \d\)\. \w+ would answer: .+\.$/,
  );
  await expect(page.locator('.drawn .plate-of')).toHaveText(['Your move', /Black|White/]);
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves);
  expect(await rating(page)).toMatchObject({ tried: 1, row: 0 });
  // P49: the table shows what it runs into, before the best move is told.
  await page.locator('#puzzle-other').click();
  await mood(page, 'line');
  await expect(page.locator('.puzzle .note')).toContainText('After your move');
  await page.locator('#puzzle-back').click();
  await mood(page, 'wrong');
  await expect(page.locator('.puzzle .asks')).toContainText('Not the solution');
  await expect(page.locator('#puzzle-best')).toHaveCount(0);
  await expect(page.locator('.drawn .plate-of.reply')).toHaveCount(1);
  await page.locator('#puzzle-again').click();
  await asked(page);
  await expect(page.locator('.drawn .plate-of')).toHaveCount(0);
  // Whoever tries another move at once is asked again.
  for (const place of wrong) await button(page, place).click();
  await page.locator('#confirm').click();
  await mood(page, 'wrong');
  for (const place of right) await button(page, place).click();
  await page.locator('#confirm').click();
  await mood(page, 'right');
  await expect(page.locator('#status')).toHaveText('Solved');
  await expect(page.locator('.puzzle .note')).toContainText('Proved');
  await expect(page.locator('.puzzle .asks')).toHaveText(/^Right! [A-Z].+\.$/); // what the move gains
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves + 1);
  // Only the first try is rated.
  await expect(page.locator('.puzzle .note')).toContainText('Only the first try counts.');
  expect(await rating(page)).toMatchObject({ tried: 1, row: 0 });
  await page.locator('#puzzle-close').click();
  await page.locator('#puzzles').click();
  await expect(page.locator('.puzzles')).toContainText('Your rating');
  expect(complaints).toEqual([]);
});

test('a puzzle is solved by keyboard alone, from the first screen to the next one', async ({ page }) => {
  const [puzzle] = puzzlesOf('duel').filter(({ accept }) => accept.length === 1);
  await visitFor(page, 'duel', puzzle?.id ?? '');
  await page.locator('#puzzles').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#puzzles-game')).toBeVisible();
  await page.locator('#puzzles-game').selectOption('duel'); // arrow keys choose in a list as in every page
  await expect(page.locator('#puzzles-game')).toBeFocused();
  await page.locator('#puzzles-begin').focus();
  await page.keyboard.press('Enter');
  await asked(page);
  await expect(page.locator('.puzzle .asks')).toBeFocused();
  const { right } = await tapped(page, puzzle?.accept ?? []);
  for (const place of right) {
    await button(page, place).focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('#confirm').focus();
  await page.keyboard.press('Enter');
  await mood(page, 'right');
  expect(await rating(page)).toMatchObject({ tried: 1, row: 1 });
  await page.locator('#puzzle-next').focus();
  await page.keyboard.press('Enter');
  await asked(page);
});

test('a second tap on “Next puzzle” does not show the answer of the next one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, { home: true });
  await begin(page, 'duel');
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  await page.locator('#puzzle-next').hover(); // once it takes a tap
  const { x, y, width, height } = (await page.locator('#puzzle-next').boundingBox())!,
    [across, down] = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(across, down);
  await asked(page);
  await page.mouse.click(across, down);
  await page.waitForTimeout(300);
  await mood(page, 'asked');
  expect(await rating(page)).toMatchObject({ tried: 1 });
});

test('a hint marks where the answer begins; the answer is shown, with the reason of a search', async ({
  page,
}) => {
  const [puzzle] = puzzlesOf('imhotep');
  await visitFor(page, 'imhotep', puzzle?.id ?? '');
  await begin(page, 'imhotep');
  await page.locator('#puzzle-hint').click();
  await expect(page.locator('.puzzle .asks')).toHaveText(/^Theme: .+\. .+\?$/); // what to look at
  await page.locator('#puzzle-hint').click();
  await expect(page.locator('.puzzle .asks')).toContainText('Begin here');
  // The place stays marked when the table is laid out for the longer text.
  await page.setViewportSize({ width: 360, height: 700 });
  await painted(page);
  const marked = await page.evaluate(() => [...window.__game.stage().picture.marks.keys()]);
  const lit = await page
    .locator('.layer button.lit')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['place']));
  expect(marked).toHaveLength(1);
  expect(lit).toContain(marked[0]);
  const moves = await page.evaluate(() => window.__game.moves());
  const named = await page.locator(`.layer button[data-place="${marked[0] ?? ''}"]`).textContent(),
    [, said = ''] =
      /Begin here \((.+)\)\.$/.exec((await page.locator('.puzzle .asks').textContent()) ?? '') ?? [];
  expect(said).not.toBe('');
  expect(named).toContain(said); // who cannot see the mark hears its name
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  await page.evaluate(() => window.__game.settle());
  // The answer is played, and nothing can be confirmed after it.
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves + 1);
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('#status')).toHaveText('The table shows the answer.');
  expect((await rating(page)).rating).toBeLessThan(1000);
  // The reason shows the position before, with both moves drawn on it.
  await page.locator('#puzzle-why').click();
  await mood(page, 'told');
  await expect(page.locator('.puzzle .asks')).toBeFocused(); // not lost with the button
  await expect(page.locator('.puzzle .asks')).toHaveText(/^The best move: .+\. .+\.$/);
  await expect(page.locator('.puzzle .note')).toHaveText(
    /^The best move (wins|shares)\b.+Next best: .+ – loses against the best answers\./,
  );
  await expect(page.locator('.drawn .plate-of')).toHaveText(['Next best', 'Best']);
  expect(await page.evaluate(() => window.__game.moves())).toBe(moves);
  await page.locator('#puzzle-next').click();
  await asked(page);
  await expect(page.locator('.drawn .plate-of')).toHaveCount(0);
});

for (const [width, height] of [
  [768, 1024],
  [1366, 768],
] as const)
  test(`nothing is left to confirm beside a puzzle that is over, and the table keeps its size, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const [puzzle] = puzzlesOf('imhotep').filter(({ accept }) => accept.length === 1);
    await visitFor(page, 'imhotep', puzzle?.id ?? '');
    await begin(page, 'imhotep');
    const buttons = page.locator('#confirm, #cancel'),
      seen = (count: number): Promise<void> => expect(buttons.filter({ visible: true })).toHaveCount(count),
      table = () => page.locator('main.game canvas').first().boundingBox(),
      size = await table();
    await seen(2);
    const { right, wrong } = await tapped(page, puzzle?.accept ?? []);
    for (const place of wrong) await button(page, place).press('Enter');
    await page.locator('#confirm').focus();
    await page.keyboard.press('Enter');
    await mood(page, 'wrong');
    await seen(0);
    await expect(page.locator('.puzzle .asks')).toBeFocused(); // not lost with the button
    // What is said of the move can be read whole.
    await expect(page.locator('.puzzle .note')).toHaveText(/^This move/, { timeout: 15_000 });
    const told = page.locator('.puzzle .told');
    expect(await told.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    expect(await table()).toEqual(size);
    for (const place of right) await button(page, place).press('Enter'); // another try brings them back
    await seen(2);
    await page.locator('#confirm').click();
    await mood(page, 'right');
    await seen(0);
    expect(await table()).toEqual(size);
    await page.locator('#puzzle-why').click();
    await mood(page, 'told');
    await seen(0);
    expect(await table()).toEqual(size);
  });

test('a wrong move in a game of memory is compared by what follows it', async ({ page }) => {
  const [puzzle] = puzzlesOf('rampart');
  await visitFor(page, 'rampart', puzzle?.id ?? '');
  await begin(page, 'rampart');
  const { wrong } = await tapped(page, puzzle?.accept ?? []);
  for (const place of wrong) await button(page, place).click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await mood(page, 'wrong');
  const said = page.locator('.puzzle .asks');
  await expect(said).toHaveText(/ This move wins about \d+% of the time, the best one about \d+%\./, {
    timeout: 15_000,
  });
  const [, made = 0, best = 0] = (
    /about (\d+)% of the time, the best one about (\d+)%/.exec((await said.textContent()) ?? '') ?? []
  ).map(Number);
  expect(best).toBeGreaterThan(made);
  // What another player holds or has seen is told to nobody.
  await expect(page.locator('.puzzle')).not.toContainText('would answer');
});

/** The largest empty room between what stands one below the other, in px. */
const gap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = ['.sign', '.asks', '.note', '.acts']
      .flatMap((part) => document.querySelector(`.puzzle ${part}`)?.getBoundingClientRect() ?? [])
      .filter(({ height }) => height > 0)
      .sort((one, other) => one.top - other.top);
    const ends = [document.querySelector('.puzzle')!.getBoundingClientRect().top];
    for (const { bottom } of boxes) ends.push(Math.max(ends.at(-1)!, bottom));
    return Math.max(...boxes.map(({ top }, at) => top - ends[at]!));
  });

test('in a game of memory a hint first says where to look, seen numbers stay, and the reason names the card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [puzzle] = puzzlesOf('rampart');
  await visitFor(page, 'rampart', puzzle?.id ?? '');
  await begin(page, 'rampart');
  const asks = page.locator('.puzzle .asks'),
    numbers = page.locator('.puzzle-seen span'),
    marks = (): Promise<number> =>
      page.evaluate(
        () => [...window.__game.stage().picture.marks.values()].filter((mark) => mark === 'legal').length,
      );
  await expect(asks).toHaveText('Find the move with the best chance to win.');
  // The whole move is one tap, so its place would be the answer.
  const [place] = await tapsOf(page, puzzle?.accept[0] ?? 0);
  await page.locator('#puzzle-hint').click();
  await expect(asks).toHaveText(/^Theme: .+ Look at/);
  expect(await marks()).not.toBe(1);
  await page.locator('#puzzle-hint').click();
  await expect(asks).toContainText('Begin here');
  expect(await marks()).toBe(1);
  await expect(page.locator('#puzzle-hint')).toHaveCount(0);
  const all = await numbers.count();
  expect(all).toBeGreaterThan(1);
  const { wrong } = await tapped(page, puzzle?.accept ?? []);
  for (const at of wrong) await button(page, at).click();
  if (await page.locator('#confirm').isVisible()) await page.locator('#confirm').click();
  await mood(page, 'wrong');
  await expect(asks).toContainText('This move wins', { timeout: 15_000 });
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  await page.evaluate(() => window.__game.settle());
  expect(place).toMatch(/^card\//);
  await expect(numbers).toHaveCount(all - 1); // the card of the answer is face up
  expect(await gap(page)).toBeLessThan(44);
  await page.locator('#puzzle-why').click();
  await mood(page, 'told');
  const note = page.locator('.puzzle .note');
  await expect(asks).toHaveText(
    /\. The \d+ at [A-E]\d (goes well with|is the very next card for) your rampart/,
  );
  await expect(note).not.toContainText('% of the time'); // which the verdict has told
  await expect(numbers).toHaveCount(all);
  // Neither does a number lie on a card that the line turns up.
  await page.locator('#puzzle-best').click();
  await mood(page, 'line');
  await expect(numbers).toHaveCount(all - 1);
});

test('on a phone what is said of a move fills its room, with its sign above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [puzzle] = puzzlesOf('kontor').filter(({ accept }) => accept.length === 1);
  await visitFor(page, 'kontor', puzzle?.id ?? '', 'de');
  await begin(page, 'kontor');
  const { wrong } = await tapped(page, puzzle?.accept ?? []);
  for (const place of wrong) await button(page, place).click();
  await page.locator('#confirm').click();
  await mood(page, 'wrong');
  await expect(page.locator('.puzzle .asks')).toContainText('Dieser Zug', { timeout: 15_000 });
  expect(await gap(page)).toBeLessThan(44);
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  expect(await gap(page)).toBeLessThan(44);
});

test('grain and letters that come late are painted in the first puzzle of a visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let come = (): void => undefined;
  const late = new Promise<void>((resolve) => (come = resolve));
  await page.route(/\/dress-[\w-]+\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await visit(page, { home: true });
  await begin(page, 'rampart');
  const picture = (): Promise<{ grain: boolean; drawn: string }> =>
    page.evaluate(() => ({
      grain: Boolean(window.__game.stage().picture.look.matter) && !document.querySelector('[data-painting]'),
      drawn: document.querySelector<HTMLCanvasElement>('main.game canvas')?.toDataURL() ?? '',
    }));
  const bare = await picture();
  expect(bare.grain).toBe(false);
  come();
  await expect.poll(async () => (await picture()).grain).toBe(true);
  await expect.poll(async () => (await picture()).drawn).not.toBe(bare.drawn);
});

test('puzzles need no network once the page is stored', async ({ page, context }) => {
  await visit(page, { home: true });
  await begin(page, 'rampart');
  await page.locator('#puzzle-close').click();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await begin(page, 'rampart');
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  await page.locator('#puzzle-next').click();
  await asked(page);
});

test('an altered file is refused, and so is a game that the engine refuses', async ({ page }) => {
  const text = readFileSync('www/features/puzzles/data/imhotep.json', 'utf8');
  await page.route(/imhotep-[\w-]+\.json/, (route) =>
    route.fulfill({ body: text.replace('"version":1', '"version":9') }),
  );
  await visit(page, { home: true });
  await page.locator('#puzzles').click();
  await expect(page.getByRole('alert')).toContainText('The puzzle file is damaged');
  await page.unroute(/imhotep-[\w-]+\.json/);
  const file = JSON.parse(text) as File;
  const damaged = file.games.map(([link, ...rows]) => [link.replace(/.{6}$/, 'AAAAAA'), ...rows]);
  await page.route(/imhotep-[\w-]+\.json/, (route) =>
    route.fulfill({ body: JSON.stringify({ ...file, games: damaged.slice(0, 1) }) }),
  );
  await page.locator('#puzzles').click();
  await page.locator('#puzzles-begin').click();
  await expect(page.getByRole('alert')).toContainText('The puzzle file is damaged');
});

for (const language of ['fr', 'de'])
  test(`puzzles are asked in ${language} on a phone, and nothing runs out of the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Every game has one puzzle that was not seen yet, so that it is the same in every run.
    const games = ['imhotep', 'duel', 'kontor', 'rampart'],
      seen = games.map(
        (game) =>
          [
            game,
            puzzlesOf(game)
              .slice(1)
              .map(({ id }) => id),
          ] as const,
      );
    await page.addInitScript(
      (kept) => {
        if (location.protocol !== 'about:') localStorage.setItem('dockhand.puzzles', kept);
      },
      JSON.stringify({ seen: Object.fromEntries(seen) }),
    );
    await visit(page, { home: true, language });
    for (const game of games) {
      await begin(page, game);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // P46: the rules in play are named: in Kontor those of the puzzle’s scenario, with the ship.
      const rules = page.locator('.puzzle .in-play button');
      if (game === 'kontor') {
        await expect(rules.first()).toBeInViewport({ ratio: 1 });
        const [table, strip] = await Promise.all(
          ['.host', '.puzzle'].map((what) => page.locator(what).boundingBox()),
        );
        expect(strip!.y).toBeGreaterThanOrEqual(table!.y + table!.height - 8);
      } else await expect(rules).toHaveCount(0);
      expect((await page.locator('.puzzle').boundingBox())?.height).toBeLessThan(200);
      // Whatever is said, the table keeps its size, and the text can be read whole.
      const table = (): Promise<number | undefined> =>
        page
          .locator('main.game canvas')
          .first()
          .boundingBox()
          .then((box) => box?.height);
      const size = await table();
      for (const id of ['hint', 'answer', 'why']) {
        await page.locator(`#puzzle-${id}`).click();
        await page.evaluate(() => window.__game.settle());
        if (id === 'why')
          await expect(page.locator('.drawn .plate-of').first()).toBeAttached({ timeout: 15_000 });
        expect(await table()).toBe(size);
        expect(
          await page.locator('.puzzle .told').evaluate((told) => told.scrollHeight - told.clientHeight),
          (await page.locator('.puzzle .told').textContent()) ?? '',
        ).toBeLessThanOrEqual(1);
      }
      await page.locator('#puzzle-close').click();
    }
  });

test('the game that is chosen is the one that begins, however slowly its puzzles come', async ({ page }) => {
  await visit(page, { home: true });
  await page.locator('#puzzles').click();
  await expect(page.locator('#puzzles-game')).toHaveValue('imhotep');
  let release = (): void => undefined;
  const held = new Promise<void>((go) => (release = go));
  await page.route(/duel.*\.json$/, (route) => void held.then(() => route.continue()));
  await page.locator('#puzzles-game').selectOption('duel');
  const point = await page.locator('#puzzles-begin').boundingBox();
  await page.mouse.click(point!.x + 9, point!.y + 9);
  await page.waitForTimeout(300);
  await expect(page.locator('main.game')).toHaveCount(0);
  release();
  await page.locator('#puzzles-begin').click();
  await asked(page);
  await expect(page.locator('main.game')).toHaveAttribute('data-game', 'duel');
});

test('P15: Back in a puzzle closes a line, then leads to the choice of puzzles, and from there to the first screen', async ({
  page,
}) => {
  await page.goto('about:blank');
  await visit(page, { home: true });
  await begin(page, 'duel');
  await expect(page.locator('main.game')).toHaveAttribute('data-back');
  await page.locator('#puzzle-answer').click();
  await page.locator('#puzzle-why').click();
  await mood(page, 'told');
  await page.locator('#puzzle-best').click();
  await mood(page, 'line');
  await expect(page.locator('.puzzle .asks')).toHaveText(/^1 of /, { timeout: 20_000 });
  await expect(page.locator('main.game')).toHaveAttribute('data-back'); // the position was laid anew
  await page.goBack();
  await mood(page, 'told');
  await page.goBack();
  await expect(page.locator('#puzzles-game')).toHaveValue('duel');
  await expect(page.locator('.puzzles')).toContainText('A wrong first try costs');
  await expect(page.locator('main.game')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#play')).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
});

test('the end of a game leads to puzzles of that game', async ({ page }) => {
  await visit(page, {}, `./#${played('duel', 2, 6).link()}`);
  await page.locator('dialog[open] #puzzles').click();
  await expect(page.locator('#puzzles-game')).toHaveValue('duel');
  await page.locator('#puzzles-begin').click();
  await asked(page);
});

test('P36: on a phone a puzzle is one panel, as high as the prompt, that folds', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const [puzzle] = puzzlesOf('imhotep').filter(({ accept }) => accept.length === 1);
  await visitFor(page, 'imhotep', puzzle?.id ?? '');
  await begin(page, 'imhotep');
  const strip = page.locator('.puzzle'),
    box = async (what: string) => (await page.locator(what).boundingBox())!;
  const host = await box('.host'),
    isBelow = async (): Promise<void> =>
      expect((await box('.puzzle')).y).toBeGreaterThanOrEqual(host.y + host.height - 8);
  expect(host.height).toBeGreaterThan(420);
  await isBelow();
  // A move that was begun has the place for its own question and Confirm.
  const { right } = await tapped(page, puzzle?.accept ?? []);
  await button(page, right[0]!).press('Enter');
  await expect(strip).toBeHidden();
  await expect(page.locator('#cancel')).toBeVisible();
  await page.locator('#cancel').click();
  await expect(strip).toBeVisible();
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  await isBelow();
  expect(await box('.host')).toEqual(host);
  await expect(strip.locator('.note')).toBeHidden();
  await strip.locator('.fold').click();
  await expect(strip.locator('.note')).toBeVisible();
  expect(await box('.host')).toEqual(host);
});

/** Opens the answer of a puzzle that is proved, with the reason, once a search has compared both moves. */
async function toldOf(page: Page, game: string, at = 0): Promise<void> {
  const { games, sorts } = JSON.parse(
    readFileSync(`www/features/puzzles/data/${game}.json`, 'utf8'),
  ) as File & { sorts: [string, string][] };
  const wins = games.flatMap(([link, ...rows]) =>
    rows.filter(([, sort]) => sorts[sort]?.[1] === 'win').map(([at]) => `${link.slice(-5)}${at}`),
  );
  await visitFor(page, game, wins[at] ?? '');
  await begin(page, game);
  await page.locator('#puzzle-answer').click();
  await mood(page, 'shown');
  await page.evaluate(() => window.__game.settle());
  await page.locator('#puzzle-why').click();
  await mood(page, 'told');
  await expect(page.locator('.drawn .plate-of')).toHaveCount(2, { timeout: 15_000 });
}

/** Goes through the line that is shown; returns what is told of each step, and of the end. */
async function through(page: Page): Promise<{ told: string[]; end: string }> {
  const asks = page.locator('.puzzle .asks'),
    onward = page.locator('#puzzle-onward'),
    told: string[] = [];
  await expect(asks).toHaveText(/^1 of \d+\. /, { timeout: 20_000 });
  for (;;) {
    await page.evaluate(() => window.__game.settle());
    told.push((await asks.textContent()) ?? '');
    if ((await onward.getAttribute('aria-disabled')) === 'true') break;
    await onward.click();
    await expect(asks).toHaveText(new RegExp(`^${told.length + 1} of `));
  }
  return { told, end: (await page.locator('.puzzle .note').textContent()) ?? '' };
}

for (const game of ['imhotep', 'duel'])
  test(`P49: a puzzle of ${game} plays the line that decides, and what the other move runs into`, async ({
    page,
  }) => {
    const points = ({ end }: { end: string }): number[] =>
      [...(/The game ends: (.+?)\./.exec(end)?.[1] ?? '').matchAll(/\d+/g)].map(([n]) => Number(n));
    await toldOf(page, game);
    const seat = await page.evaluate(() => window.__game.viewpoint()?.eye ?? 0),
      moves = await page.evaluate(() => window.__game.moves()),
      tokens = (): Promise<string> =>
        page.evaluate(() => JSON.stringify([...window.__game.stage().picture.scene.tokens]));
    const before = await tokens();
    await page.locator('#puzzle-best').click();
    const best = await through(page);
    expect(best.told.length).toBeGreaterThan(0);
    expect(best.end).toContain('After the best move (');
    await page.locator('#puzzle-back').click();
    await mood(page, 'told');
    await expect(page.locator('#puzzle-best')).toBeFocused();
    await expect(page.locator('.drawn .plate-of')).toHaveCount(2);
    expect(await tokens()).toBe(before);
    await page.locator('#puzzle-other').click();
    const other = await through(page);
    expect(other.end).toContain('After the next best move (');
    expect(other.told.slice(1)).not.toEqual(best.told.slice(1));
    const lead = (line: { end: string }): number => {
      const all = points(line);
      expect(all).toHaveLength(2);
      return all[seat]! - all[1 - seat]!;
    };
    // Proved: the best move wins against the best answers, the other one does not.
    expect(lead(best)).toBeGreaterThanOrEqual(0);
    expect(lead(other)).toBeLessThanOrEqual(0);
    expect(lead(best)).toBeGreaterThan(lead(other));
    expect(await page.evaluate(() => window.__game.moves())).toBe(moves);
  });

test('P49: the line of a puzzle is the same each time, goes by keyboard, and a tap on the table ends it', async ({
  page,
}) => {
  await toldOf(page, 'imhotep');
  const asks = page.locator('.puzzle .asks');
  await page.locator('#puzzle-best').focus();
  await page.keyboard.press('Enter');
  await expect(asks).toHaveText(/^1 of /, { timeout: 20_000 });
  await expect(page.locator('#puzzle-onward')).toBeFocused();
  await expect(page.locator('main.game[data-imagined]')).toBeAttached();
  const first = await asks.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(asks).toHaveText(/^2 of /);
  await expect(asks).toHaveAttribute('role', 'status'); // read aloud
  const second = await asks.textContent();
  await page.keyboard.press('[');
  await expect(asks).toHaveText(first!);
  await page.keyboard.press('Escape');
  await mood(page, 'told');
  await expect(page.locator('#puzzle-best')).toBeFocused();
  await expect(page.locator('main.game[data-imagined]')).toHaveCount(0);
  await page.locator('#puzzle-best').click();
  await expect(asks).toHaveText(first!, { timeout: 20_000 });
  await page.locator('#puzzle-onward').click();
  await expect(asks).toHaveText(second!);
  await page.evaluate(() => window.__game.settle());
  await page.locator('.layer button').first().press('Enter');
  await mood(page, 'told');
});
