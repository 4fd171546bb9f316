// Computer players with a character: chosen in the set-up, seen at the table, heard now and then. And the coach,
// who offers to take a costly move back.
import { expect, type Page } from '@playwright/test';
import { violations } from './checks';
import { hidden } from './layout';
import { test } from './test';
import { played } from './played';
import {
  complete,
  hash,
  make,
  mouse,
  offers,
  openLink,
  remember,
  settle,
  setUp,
  visit,
  visitTable,
} from './table';
import type { Session } from '../../www/engine/engine';
import type { Move } from '../../www/engine/wire';

/** Puts what is said beside a game into the storage of the page. */
const aside = (page: Page, kept: object) =>
  page.addInitScript((text) => {
    // The empty page between two has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('dockhand.aside', text);
  }, JSON.stringify(kept));

/** Sets up Imhotep for two against a character, and begins. */
async function begin(
  page: Page,
  { character, level = 1, seed = 5 }: { character: string; level?: number; seed?: number },
) {
  await page.locator('#computers').click();
  await page.locator('#level-1').selectOption(String(level));
  await page.locator('#who-1').click();
  await page.locator(`#who-1-${character}`).click();
  await page.locator('details.options > summary').click();
  await page.locator('#seed').fill(String(seed));
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  await complete(page);
}

/** Waits until the person can decide, or the game is over; returns whether it goes on. */
async function myTurn(page: Page): Promise<boolean> {
  await page.waitForFunction(() => window.__game.seat() !== null || window.__game.view().outcome !== null);
  return page.evaluate(() => window.__game.view().outcome === null);
}

test('a computer player with a character is chosen in two taps, keeps name and face at the table, and is remembered', async ({
  page,
}) => {
  await visit(page);
  await page.locator('#computers').click();
  await page.locator('#level-1').selectOption('3');
  await expect(page.locator('#who-1')).toHaveText('Nefru likes to sail to the temple and the obelisks.');
  await page.locator('#who-1').click();
  await expect(page.locator('.crew button')).toHaveCount(4);
  expect(await hidden(page, '.crew button')).toEqual([]);
  await expect(page.locator('#who-1-careful')).toHaveAttribute('aria-pressed', 'true');
  // Who is chosen has a dark button: all that is written there is light.
  const ink = await page.locator('#who-1-careful').evaluate((button) => getComputedStyle(button).color);
  await expect(page.locator('#who-1-careful small')).toHaveCSS('color', ink);
  await expect(page.locator('#who-1-plain')).toHaveText('Captain simply plays to win.');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.crew')).toHaveCount(0);
  await expect(page.locator('#who-1')).toBeFocused();
  await page.locator('#who-1').click();
  await page.locator('#who-1-spoiler').click();
  await expect(page.locator('#who-1')).toHaveText(
    'Setka likes to send off boats that carry mostly your stones.',
  );
  await expect(page.locator('#name-1')).toHaveValue('Setka');
  await expect(page.locator('li:has(#name-1) > .face')).toHaveAttribute('data-face', 'imhotep-spoiler');
  await page.locator('#level-1').selectOption('0'); // the strength changes, the person stays
  await expect(page.locator('#name-1')).toHaveValue('Setka');
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  await complete(page);
  await expect(page.locator('.chip[data-seat="1"] .face')).toHaveAttribute('data-face', 'imhotep-spoiler');
  const { players } = await page.evaluate(() => window.__game.session().setup());
  expect(players).toEqual([
    { name: 'Black', colour: 0 },
    { name: 'Setka', colour: 1, level: 0, character: 2 },
  ]);
  // A link and a reload bring the same person back, and so does the first screen.
  await openLink(page, await page.evaluate(() => window.__game.link()));
  expect((await page.evaluate(() => window.__game.session().setup())).players[1]?.character).toBe(2);
  await page.goto('./');
  await page.locator('#play').waitFor();
  await page.locator('label:has(#people-1)').click();
  await expect(page.locator('#play small')).toContainText('Setka');
  await expect(page.locator('#play .face')).toHaveAttribute('data-face', 'imhotep-spoiler');
  await setUp(page);
  await page.locator('#computers').click();
  await expect(page.locator('#who-1')).toContainText('Setka');
  await page.locator('#who-1').click();
  await page.locator('#who-1-plain').click();
  await expect(page.locator('#name-1')).toHaveValue('Landlubber');
});

/** Plays the game to its end by moves that depend only on their number. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let turn = 0; await myTurn(page); turn++) {
    const all = await offers(page);
    await make(page, mouse(page), all[(turn * 7919 + 13) % all.length]!);
    await settle(page);
  }
}

test('P54: a person greets, speaks at most six times, never twice the same, and takes leave', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page);
  await begin(page, { character: 'greedy' });
  await expect(page.locator('.speech q')).toBeVisible();
  await expect(page.locator('.speech .face')).toHaveAttribute('data-face', 'imhotep-greedy');
  await expect(page.locator('.bar [role=status]')).toContainText('Hapu: “');
  expect(await violations(page)).toEqual([]);
  // It covers nothing that can be tapped, and can be read again in the log.
  const line = (await page.locator('.speech q').textContent()) ?? '';
  expect(
    await page.locator('.speech').evaluate((speech) => {
      const { left, right, top, bottom } = speech.getBoundingClientRect();
      return [...document.querySelectorAll('.bar button, .prompt button, .layer .lit')]
        .filter((button) => {
          const box = button.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        })
        .map((button) => button.id || button.getAttribute('data-place'));
    }),
  ).toEqual([]);
  await expect(page.locator('.entries .note')).toContainText(line);
  // The next tap takes it away, and does what it does without it.
  await page.evaluate(() => {
    Object.assign(window, { tapped: 0 });
    const count = (): number => ((window as unknown as { tapped: number }).tapped += 1);
    document.querySelector('.layer')!.addEventListener('click', count);
  });
  const { x, y, width, height } = (await page.locator('.speech').boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('.speech')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { tapped: number }).tapped)).toBe(1);
  await page.keyboard.press('Escape');
  await playToTheEnd(page);
  await expect(page.locator('.farewell')).toContainText('Hapu: “');
  await expect(page.locator('.farewell .face')).toHaveAttribute('data-face', 'imhotep-greedy');
  const said = async (): Promise<string[]> =>
    page.evaluate(() =>
      Object.values(JSON.parse(localStorage.getItem('dockhand.said') ?? '{}') as object).flatMap((games) =>
        (games as unknown[][]).flatMap(([, ...lines]) => lines.map(String)),
      ),
    );
  const first = await said();
  expect(first.length).toBeGreaterThanOrEqual(3);
  expect(first.length).toBeLessThanOrEqual(6);
  await page.locator('dialog[open] #again').click();
  await complete(page);
  await expect(page.locator('.speech q')).toBeVisible();
  await expect.poll(async () => (await said()).length).toBeGreaterThan(first.length);
  const both = await said();
  expect(new Set(both).size).toBe(both.length);
});

test('P54: a move that is taken back leaves the log, and what was said to it stays', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  const [offer] = await offers(page);
  await make(page, mouse(page), offer!);
  await settle(page);
  await page.evaluate(() => window.__game.written());
  await page.locator('.entries').evaluate((list) => {
    const remark = document.createElement('li');
    remark.className = 'note';
    list.append(remark);
  });
  await expect(page.locator('.entries li:not(.note)')).toHaveCount(1);
  await page.locator('#undo').click();
  await expect(page.locator('.entries li:not(.note)')).toHaveCount(0);
  await expect(page.locator('.entries .note')).toHaveCount(1);
});

test('P54: what a person says covers no player on the bar of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await visit(page);
  await page.locator('label:has(#count-4)').click();
  await page.locator('#computers').click();
  for (const seat of [1, 2, 3]) await page.locator(`#level-${seat}`).selectOption('1');
  await page.locator('#start').click();
  await expect(page.locator('.speech q')).toBeVisible();
  // At one moment: the bar may still change.
  const [last, speech, tools] = await page.evaluate(() =>
    ['.chip:nth-child(4)', '.speech', '.tools'].map((part) =>
      document.querySelector(part)!.getBoundingClientRect().toJSON(),
    ),
  );
  expect(speech.x).toBeGreaterThan(last.right);
  expect(tools.x).toBeGreaterThan(speech.right);
});

test('P54: nobody speaks if remarks are switched off', async ({ page }) => {
  await aside(page, { remarks: false });
  await visit(page);
  await begin(page, { character: 'greedy' });
  await expect(page.locator('.bar [role=status]')).toHaveCount(1);
  await expect(page.locator('.speech')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('dockhand.said'))).toBeNull();
});

/**
 * Returns a link to a position of Imhotep in which a person has a move that costs more than a tenth, by far more
 * than chance makes of the tries of a search, and that move.
 */
function costly(): { link: string; move: Move } {
  for (let seed = 1; seed < 40; seed++) {
    const over = played('imhotep', 2, seed),
      record = JSON.parse(over.record()) as { players: object[]; moves: [number, Move][] };
    const { resume } = over.constructor as unknown as { resume(text: string): Session };
    record.players = [
      { name: 'Anna', colour: 0 },
      { name: 'Deckhand', colour: 1, level: 1 },
    ];
    const session = resume.call(over.constructor, JSON.stringify({ ...record, moves: [] }));
    for (const [seat, made] of record.moves) {
      if (seat === 0 && session.offers(0).length > 1) {
        const search = session.search(0, 4, 9);
        search.run(5000);
        const all = session.analyse(0, search.rootStats());
        const found = all.find(
          ({ chance, visits }) => visits >= 8 && all[0]!.chance - chance > 180 + 200 / Math.sqrt(visits),
        );
        const link = session.link();
        if (found) {
          // A move that turns something up cannot be taken back.
          const after = resume.call(over.constructor, link);
          after.play(0, found.move, null);
          if (after.canUndo() && after.view(null).toAct[0] === 1) return { link, move: found.move };
        }
      }
      session.play(seat, made, null);
    }
  }
  throw new Error('no costly move');
}
const same = (move: Move) => (offer: { move: Move }) => JSON.stringify(offer.move) === JSON.stringify(move);

/** Opens a position, lets the coach look at it as long as it may, and plays this move; returns the state before. */
async function slip(page: Page, { link, move }: { link: string; move: Move }): Promise<string> {
  await openLink(page, link);
  await complete(page);
  const before = await hash(page);
  await page.waitForTimeout(2500);
  await make(page, mouse(page), (await offers(page)).find(same(move))!);
  return before;
}

test('the coach offers once to take a costly move back, and says why', async ({ page }) => {
  await aside(page, { coach: true });
  await remember(page, {});
  const found = costly(),
    before = await slip(page, found);
  await expect(page.locator('#coach')).toContainText('Take this move back?');
  await expect(page.locator('#coach .reason')).toContainText(/^Better: .+\./);
  await expect(page.locator('#coach [role=status]')).toContainText('The coach offers');
  expect(await violations(page)).toEqual([]);
  // Everywhere the whole reason is read above two buttons, and nothing else of it is one.
  const asked = await hash(page);
  for (const [width, height] of [
    [360, 640],
    [375, 553],
    [740, 360],
    [768, 1024],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const id of ['#coach-undo', '#coach-keep'])
      await expect(page.locator(id)).toBeInViewport({ ratio: 1 });
    const reason = page.locator('#coach p:not(.vh)');
    expect(await reason.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
    await reason.click();
  }
  expect(await hash(page)).toBe(asked);
  await page.locator('#coach-undo').click();
  await expect(page.locator('#coach')).toHaveCount(0);
  await myTurn(page);
  expect(await hash(page)).toBe(before);
  await make(page, mouse(page), (await offers(page)).find(same(found.move))!);
  await myTurn(page);
  await expect(page.locator('#coach')).toHaveCount(0); // once
});

test('without the coach no move is judged', async ({ page }) => {
  await remember(page, {});
  await slip(page, costly());
  await myTurn(page);
  await expect(page.locator('#coach')).toHaveCount(0);
});
