// M15: the tutorials, from the view of a learner.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { misplaced, violations } from './checks';
import {
  GAMES,
  keyboard,
  make,
  mouse,
  offers,
  painted,
  pointOf,
  settle,
  visit,
  type Hand,
  setUp,
} from './table';

// The card glides; in this test it stands still at once.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const title = (page: Page): Promise<string> => page.locator('#lesson-title').innerText();
/** The number of the lesson, and that of its page. */
const head = async (page: Page): Promise<string> =>
  `${await title(page)} ${await page.locator('.lesson .page').innerText()}`;
/** The button that goes on: “Next”, or the one that makes the move of the lesson. */
const on = (page: Page) => page.locator(':is(#lesson-on, #lesson-skip):visible');
const isRead = (page: Page): Promise<boolean> => page.locator('#lesson-on').isVisible();

async function learn(page: Page, game: string): Promise<void> {
  await setUp(page);
  await page.locator(`label:has(#game-${game})`).click();
  await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
  await page.locator('#learn').click();
  await expect(page.locator('#lesson-title')).toHaveText(/\d/);
}

/** Turns the pages of a lesson to the last one. */
async function readOn(page: Page, look: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  for (;;) {
    const [at = 1, of = 1] =
      (await page.locator('.lesson .page').innerText()).match(/\d+/g)?.map(Number) ?? [];
    if (at === of) return;
    await on(page).click();
    await expect(page.locator('.lesson .page')).toHaveText(`${at + 1}/${of}`);
    await look();
  }
}

/** Does what the lesson asks for; resolves when the next lesson is shown. */
async function doLesson(page: Page, hand: Hand): Promise<void> {
  const before = await title(page);
  await expect(page.locator('.lesson .tells')).not.toBeEmpty();
  await readOn(page);
  if (await isRead(page)) await on(page).click();
  else await move(page, hand);
  await expect(page.locator('#lesson-title')).not.toHaveText(before);
  await settle(page);
}

async function move(page: Page, hand: Hand): Promise<void> {
  const [offer] = await offers(page);
  if (!offer) throw new Error('nothing is offered');
  await make(page, hand, offer);
}

const lessons = async (page: Page): Promise<number> => Number(/\d+$/.exec(await title(page))?.[0]);
const isLast = async (page: Page): Promise<boolean> =>
  Number(/\d+/.exec(await title(page))?.[0]) === (await lessons(page));

/** Returns the next places to tap that lie under the card. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.lesson')?.getBoundingClientRect();
    if (!card) return ['no card'];
    return [...document.querySelectorAll<HTMLElement>('.layer button.lit')].flatMap((button) => {
      const box = button.getBoundingClientRect();
      return box.left < card.right - 1 &&
        card.left < box.right - 1 &&
        box.top < card.bottom - 1 &&
        card.top < box.bottom - 1
        ? [button.dataset['place'] ?? '']
        : [];
    });
  });

for (const game of GAMES) {
  test(`M15: the tutorial of ${game} is completed with the mouse on a phone, to the start of a real game`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const complaints = await visit(page);
    await learn(page, game);
    for (let i = 1; !(await isLast(page)); i++) {
      await painted(page);
      expect([await title(page), await covered(page), await misplaced(page)]).toEqual([
        await title(page),
        [],
        [],
      ]);
      if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${game}-${i}.png` });
      await doLesson(page, mouse(page));
    }
    if (process.env['LOOK']) await page.screenshot({ path: `${process.env['LOOK']}/${game}-last.png` });
    await readOn(page);
    await on(page).click();
    await page.locator('main.game:not(:has(.lesson))').waitFor();
    expect(await page.evaluate(() => window.__game.session().setup())).toMatchObject({
      game,
      players: [{}, { level: 0 }],
    });
    expect(complaints).toEqual([]);
  });
}

test('P17: if there is room, the coach covers nothing and the table is equally large in every lesson', async ({
  page,
}) => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page);
    await learn(page, 'imhotep'); // the tutorial continues at the lesson where it was left
    const seen = new Set<string>();
    for (let i = 0; i < 3; i++) {
      await painted(page);
      const box = async (part: string) => (await page.locator(part).boundingBox())!;
      const [coach, table, prompt] = [await box('.lesson'), await box('.host'), await box('.prompt')];
      for (const other of [table, prompt])
        expect(
          coach.x >= other.x + other.width - 1 ||
            coach.y >= other.y + other.height - 1 ||
            coach.y + coach.height <= other.y + 1,
          `${width} × ${height}, lesson ${i + 1}`,
        ).toBe(true);
      seen.add(`${table.width} ${table.height}`);
      await doLesson(page, mouse(page));
    }
    expect(seen.size).toBe(1);
  }
});

/**
 * Returns the parts of the coach that are cut, cover the table or a button of the prompt, or are out of the
 * window.
 */
const wrongs = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (part: string): DOMRect => document.querySelector(part)!.getBoundingClientRect();
    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const wrong: string[] = [],
      coach = boxOf('.lesson');
    if (meet(coach, boxOf('.host'))) wrong.push('it lies over the table');
    if (coach.left < -1 || coach.right > innerWidth + 1 || coach.bottom > innerHeight + 1)
      wrong.push('it is out of the window');
    for (const button of document.querySelectorAll('.lesson button, .prompt button, .lesson .act')) {
      if (!button.checkVisibility({ visibilityProperty: true }) || button.textContent === '') continue;
      const box = button.getBoundingClientRect(),
        own = button.closest('.lesson') !== null,
        says = button.textContent.trim();
      if (own ? box.top < coach.top || box.bottom > coach.bottom + 1 : meet(box, coach))
        wrong.push(`${says}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
      if (button.scrollWidth > button.clientWidth + 1) wrong.push(`${says} is cut`);
      if (own && button.matches('button') && Math.min(box.width, box.height) < 43.9)
        wrong.push(`${says}: ${box.width} × ${box.height}`);
    }
    const said = document.querySelector<HTMLElement>('.lesson .said')!;
    for (const box of [said, said.closest('.lesson')!, ...said.children])
      if (box.clientHeight > 0 && box.scrollHeight > box.clientHeight + 1)
        wrong.push(`${box.className} has ${box.clientHeight} px for ${box.scrollHeight}`);
    for (const line of said.children) {
      const box = line.getBoundingClientRect(),
        room = said.getBoundingClientRect();
      if (box.height === 0) continue;
      if (box.top < room.top - 1 || box.bottom > room.bottom + 1) wrong.push(`${line.className} is cut`);
      if (innerWidth < 600 && parseFloat(getComputedStyle(line).fontSize) < 15)
        wrong.push(`${line.className} is small`);
      for (const other of document.querySelectorAll('.lesson p, .lesson button, .lesson h2, .prompt button'))
        if (
          other !== line &&
          other.checkVisibility({ visibilityProperty: true }) &&
          meet(box, other.getBoundingClientRect())
        )
          wrong.push(`${line.className} meets ${other.textContent}`);
    }
    const head = document.querySelector('#lesson-title')!;
    if (head.checkVisibility() && head.getClientRects().length > 0) {
      const range = document.createRange();
      range.selectNodeContents(head);
      if (head.scrollWidth > head.clientWidth + 1 || range.getClientRects().length > 1)
        wrong.push('the number wraps');
    }
    for (const button of document.querySelectorAll('.coached .prompt button[aria-disabled]'))
      if (button.checkVisibility({ visibilityProperty: true }))
        wrong.push(`${button.textContent} can do nothing`);
    return wrong;
  });

for (const [width, height, least] of [
  [360, 740, 510],
  [390, 844, 610],
  [740, 360, 314],
] as const)
  for (const game of GAMES)
    test(`P17: at ${width} × ${height} the coach of ${game} does not lie on the table, which keeps its size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, { language: 'de' });
      await learn(page, game);
      const seen = new Set<string>();
      const look = async (): Promise<void> => {
        await painted(page);
        expect([await title(page), ...(await wrongs(page))]).toEqual([await title(page)]);
        const { width, height } = (await page.locator('.host').boundingBox())!;
        seen.add(`${width} ${height}`);
        expect(height).toBeGreaterThanOrEqual(least);
      };
      for (let i = 0; i < 5; i++) {
        await look();
        const [place] = await page.locator('.layer button.lit').all();
        if (place) {
          // The choice is described in the place of the lesson, whose buttons stay.
          await mouse(page).tap((await place.getAttribute('data-place'))!);
          await look();
          await page.keyboard.press('Escape');
        }
        await doLesson(page, mouse(page));
      }
      expect(seen.size).toBe(1);
    });

for (const [width, height, languages] of [
  [360, 740, ['en', 'fr', 'de']],
  [390, 844, ['de']],
  [740, 360, ['fr']],
  [768, 1024, ['en']],
  [1366, 768, ['fr']],
] as const)
  for (const language of languages)
    test(`P17: at ${width} × ${height} every lesson can be read whole in ${language}, without scrolling, and the table keeps its size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, { language });
      for (const game of GAMES) {
        await learn(page, game);
        const seen = new Set<string>();
        const look = async (): Promise<void> => {
          expect([game, await title(page), ...(await wrongs(page))]).toEqual([game, await title(page)]);
          const { width, height } = (await page.locator('.host').boundingBox())!;
          seen.add(`${width} ${height}`);
        };
        for (;;) {
          await painted(page);
          await look();
          await readOn(page, look);
          if (await isLast(page)) break;
          const before = await title(page);
          await on(page).click();
          await expect(page.locator('#lesson-title')).not.toHaveText(before);
          await settle(page);
        }
        expect([game, seen.size]).toEqual([game, 1]);
        await page.locator('#lesson-close').click();
        await setUp(page);
      }
    });

test('P17: a text that is too long for a window has pages, with the task on the last', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, { language: 'de' });
  await learn(page, 'rampart');
  await page.locator('main.game').evaluate((game: HTMLElement) => game.style.setProperty('--most', '8.5rem'));
  await doLesson(page, mouse(page));
  const pages = page.locator('.lesson .page'),
    act = page.locator('.lesson .act');
  await expect(pages).toHaveText(/^1\//);
  await expect(act).toBeEmpty();
  await expect(on(page)).toHaveText('Weiter');
  await readOn(page, async () => expect(await wrongs(page)).toEqual([]));
  await expect(act).toHaveText('Decke die umrandete Karte auf.');
  await expect(on(page)).toHaveText('Zeig es mir');
  await page.locator('#lesson-back').click();
  await expect(page.locator('#lesson-title')).toHaveText('Lektion 2 von 10');
  await expect(pages).not.toBeEmpty();
});

test('M15: a lesson refuses a move that it does not ask for, with the reason, and shows its own move if the player wants to see it', async ({
  page,
}) => {
  await visit(page);
  await learn(page, 'imhotep');
  // P18: the task is named once; a tap that is too early is answered with the reason.
  await expect(page.locator('#status')).toHaveText('Read this, then choose “Next”.');
  await expect(page.locator('#hint')).toBeEmpty();
  await mouse(page).tap('quarry/0');
  await expect(page.locator('#hint')).toHaveText('You can play once you have read this.');
  await readOn(page);
  await on(page).click();
  await mouse(page).tap('boat/1/0');
  await expect(page.locator('#hint')).toContainText('take stones first');
  // P44: in a lesson a piece is dragged as in a game, and refused as a tap is.
  await page.locator('.host.grabs').waitFor();
  const [quarry, boat] = [await pointOf(page, 'quarry/0'), await pointOf(page, 'boat/1/0')];
  await page.mouse.move(quarry.x, quarry.y);
  await expect(page.locator('#hint')).toContainText('Take stones');
  await page.mouse.down();
  await page.mouse.move(boat.x, boat.y, { steps: 8 });
  await expect(page.locator('.dragged')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('#hint')).toContainText('take stones first');
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
  await on(page).click();
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 3 of 17');
  await page.locator('#lesson-back').click();
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 2 of 17');
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(0);
  expect(await violations(page)).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`M15: at ${width} × ${height} a second tap on “Next” does not make the move of the next lesson`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page);
    await learn(page, 'duel');
    await doLesson(page, mouse(page));
    await readOn(page);
    const { x, y, width: w, height: h } = (await page.locator('#lesson-on').boundingBox())!;
    await page.mouse.dblclick(x + w / 2, y + h / 2);
    await expect(page.locator('#lesson-title')).toHaveText('Lesson 3 of 19');
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.__game.moves())).toBe(0);
    const skip = (await page.locator('#lesson-skip').boundingBox())!;
    expect(skip.x + skip.width).toBeLessThanOrEqual(x + w / 2);
  });

for (const [width, height] of [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1366, 768],
] as const)
  test(`M15: at ${width} × ${height} “Back” has one place, and never that of “Next”`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, { language: 'de' });
    await learn(page, 'duel');
    const next = (await page.locator('#lesson-on').boundingBox())!,
      places = new Set<number>();
    for (let i = 0; i < 4; i++) {
      await doLesson(page, mouse(page));
      const back = (await page.locator('#lesson-back').boundingBox())!;
      places.add(back.x);
      expect(back.x + back.width).toBeLessThanOrEqual(next.x);
      await readOn(page);
      const skip = await page.locator('#lesson-skip').boundingBox();
      if (skip) expect(skip.x + skip.width).toBeLessThanOrEqual(next.x + next.width / 2);
    }
    expect(places.size).toBe(1);
  });

test('M15: a tutorial continues after a reload, speaks the chosen language, and starts over', async ({
  page,
}) => {
  await visit(page);
  await learn(page, 'imhotep');
  await doLesson(page, mouse(page));
  await doLesson(page, mouse(page));
  await doLesson(page, mouse(page));
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 4 of 17');
  await page.locator('#lesson-close').click();
  await expect(page.locator('#learn')).toHaveText('LearnContinue at lesson 4');
  await learn(page, 'imhotep');
  const hash = await page.evaluate(() => window.__game.hash());
  await page.reload();
  await learn(page, 'imhotep');
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 4 of 17');
  await expect.poll(() => page.evaluate(() => window.__game.hash())).toBe(hash);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.locator('#lesson-title')).toHaveText('Leçon 4 sur 17');
  await expect(page.locator('#sheet-title')).toHaveText('Réglages');
  await expect(page.locator('#setting-language')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await readOn(page);
  await expect(page.locator('.lesson .act')).toHaveText('Choisissez le bateau, puis les Pyramides.');
  await page.locator('#lesson-over').click();
  await expect(page.locator('#lesson-title')).toHaveText('Leçon 1 sur 17');
  await page.locator('#lesson-close').click();
  await expect(page.locator('#learn')).toBeFocused();
  // A tutorial is not kept as a game.
  await expect(page.locator('.shelf li')).toHaveCount(0);
});

test('P13, P14: the tutorial of Kontor ends in its base game against the easiest computer, even if another table was chosen before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('dockhand.tutorial', JSON.stringify({ kontor: 15 }));
    localStorage.setItem(
      'dockhand.tables.kontor',
      JSON.stringify({ last: { count: 2, values: { scenario: 'gulliver', greatFlood: true } } }),
    );
  });
  await visit(page);
  await page.locator('label:has(#game-kontor)').click();
  await expect(page.locator('#table-name-now')).toHaveText('Gulliver');
  await expect(page.locator('.tags li')).toHaveCount(1);
  await learn(page, 'kontor');
  expect(await isLast(page)).toBe(true);
  await readOn(page);
  await on(page).click();
  await page.locator('main.game:not(:has(.lesson))').waitFor();
  const { config, players } = await page.evaluate(() => window.__game.session().setup());
  expect(config).toMatchObject({ scenario: 'base', greatFlood: false });
  expect(players.map(({ level }) => level)).toEqual([undefined, 0]);
});

test('M15: a tutorial by keyboard alone', async ({ page }) => {
  await visit(page);
  await page.locator('#learn').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#lesson-title')).toBeFocused();
  const hand = keyboard(page);
  while (!(await isLast(page))) {
    const before = await head(page);
    if (await isRead(page)) {
      for (
        let tries = 0;
        tries < 20 && !(await on(page).evaluate((button) => button === document.activeElement));
        tries++
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else await move(page, hand);
    await expect.poll(() => head(page)).not.toBe(before);
    await settle(page);
  }
});

test('M15: the key that began a tutorial turns the lessons that have only to be read', async ({ page }) => {
  await visit(page, {}, './kontor.html');
  await page.locator('#learn').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 1 of 16');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lesson .page')).toHaveText('2/2');
  await page.keyboard.press('Enter');
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 2 of 16');
  // Here something has to be done: the key must not do it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await settle(page);
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 2 of 16');
  // The menu is a list of whole rows, one below another.
  await page.locator('#menu').click();
  const rows = await page
    .locator('.menu button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(rows.length).toBe(3);
  expect(new Set(rows).size).toBe(1);
});

test('M15, M22: a tutorial begins from the start page and from the menu, at any width', async ({ page }) => {
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, { language: 'de' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const right = await page.locator('#start').evaluate((button) => button.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(width);
  }
  await page.locator('#start').click();
  await page.locator('.layer button.lit').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => (window.__game as unknown as { saved(): string | undefined }).saved()))
    .toBeDefined(); // the page does not ask before it is left
  await page.locator('#menu').click();
  await page.locator('#menu-setup-learn').click();
  await expect(page.locator('#lesson-title')).toHaveText('Lektion 1 von 17');
});

test('P17: the score at the end of a tutorial has no buttons of its own; the lesson leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('dockhand.tutorial', '{"imhotep":16}'));
  await visit(page);
  await learn(page, 'imhotep');
  await readOn(page);
  await expect(on(page)).toHaveText('Play a game');
  await page.locator('.chip').first().click();
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('table')).toBeVisible();
  await expect(dialog.locator('.acts')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#after-again')).toHaveCount(0);
  await on(page).click(); // nothing covers it
  await expect(page.locator('.lesson')).toHaveCount(0);
});
