// M15: the tutorials, as somebody goes through them.
import { expect, test, type Page } from '@playwright/test';
import { misplaced, violations } from './checks';
import { GAMES, keyboard, mouse, offers, painted, settle, visit, type Hand } from './table';

// The card glides; here it is where it is.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const title = (page: Page): Promise<string> => page.locator('#lesson-title').innerText();
const on = (page: Page) => page.locator('#lesson-on');

async function learn(page: Page, game: string): Promise<void> {
  await page.locator(`label:has(#game-${game})`).click();
  await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
  await page.locator('#learn').click();
  await expect(page.locator('#lesson-title')).toHaveText(/\d/);
}

/** Does what the lesson asks for, and waits for the next one. */
async function doLesson(page: Page, hand: Hand): Promise<void> {
  const before = await title(page);
  if (await on(page).evaluate((button) => button.classList.contains('primary'))) await on(page).click();
  else await move(page, hand);
  await expect(page.locator('#lesson-title')).not.toHaveText(before);
  await settle(page);
}

async function move(page: Page, hand: Hand): Promise<void> {
  const [offer] = await offers(page);
  if (!offer) throw new Error('nothing is offered');
  const places = offer.taps.filter((tap) => !tap.startsWith('choice/'));
  for (const place of places) await hand.tap(place);
  const answers = page.locator('.choices button');
  if (places.length < offer.taps.length && (await answers.count()) > 0) await hand.choice(0);
  else await hand.confirm(offer);
}

const lessons = async (page: Page): Promise<number> => Number(/\d+$/.exec(await title(page))?.[0]);
const isLast = async (page: Page): Promise<boolean> =>
  Number(/\d+/.exec(await title(page))?.[0]) === (await lessons(page));

/** What is to be tapped next and lies under the card. */
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
  test(`M15: the tutorial of ${game} is gone through with the mouse on a phone, to the start of a real game`, async ({
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
    await on(page).click();
    await expect(page.locator(`#game-${game}`)).toBeChecked();
    await expect(page.locator('#start')).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

test('P17: where there is room the coach covers nothing and leaves the table as large in every lesson', async ({
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
    await learn(page, 'imhotep'); // it is gone on with where it was left
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

/** What of the coach is cut, lies over the table or a button of the prompt, or is out of the window. */
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
    const text = document.querySelector('.lesson .tells')!.getBoundingClientRect();
    if (text.height > 0 && boxOf('.lesson [aria-live]').height < 54) wrong.push('less than three lines');
    return wrong;
  });

for (const [width, height, least] of [
  [360, 740, 510],
  [390, 844, 610],
  [740, 360, 314],
] as const)
  for (const game of GAMES)
    test(`P17: at ${width} × ${height} the coach of ${game} is no part of the table, which keeps its size`, async ({
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
          // What is chosen is said in the place of the lesson, whose buttons stay.
          await mouse(page).tap((await place.getAttribute('data-place'))!);
          await look();
          await page.keyboard.press('Escape');
        }
        await doLesson(page, mouse(page));
      }
      expect(seen.size).toBe(1);
    });

test('M15: a lesson refuses what it does not ask for, with the reason, and shows its move to who wants to see it', async ({
  page,
}) => {
  await visit(page);
  await learn(page, 'imhotep');
  // P18: what is to be done is said once; a tap that comes too early is told why.
  await expect(page.locator('#status')).toHaveText('Read the card, then tap “Next”.');
  await expect(page.locator('#hint')).toBeEmpty();
  await mouse(page).tap('quarry/0');
  await expect(page.locator('#hint')).toHaveText('You can play when you have read the card.');
  await on(page).click();
  await mouse(page).tap('boat/1/0');
  await expect(page.locator('#hint')).toContainText('take stones first');
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
  await on(page).click();
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 3 of 15');
  await page.locator('#lesson-back').click();
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 2 of 15');
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('M15: a tutorial is gone on with after a reload, speaks the language that is chosen, and starts over', async ({
  page,
}) => {
  await visit(page);
  await learn(page, 'imhotep');
  await doLesson(page, mouse(page));
  await doLesson(page, mouse(page));
  await doLesson(page, mouse(page));
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 4 of 15');
  const hash = await page.evaluate(() => window.__game.hash());
  await page.reload();
  await learn(page, 'imhotep');
  await expect(page.locator('#lesson-title')).toHaveText('Lesson 4 of 15');
  await expect.poll(() => page.evaluate(() => window.__game.hash())).toBe(hash);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.locator('#lesson-title')).toHaveText('Leçon 4 sur 15');
  await expect(page.locator('#sheet-title')).toHaveText('Réglages');
  await expect(page.locator('#setting-language')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.lesson .act')).toHaveText('Touchez le bateau, puis les Pyramides.');
  await page.locator('#lesson-over').click();
  await expect(page.locator('#lesson-title')).toHaveText('Leçon 1 sur 15');
  await page.locator('#lesson-close').click();
  await expect(page.locator('#learn')).toBeFocused();
  // What was learned is no game that is kept.
  await expect(page.locator('.shelf li')).toHaveCount(0);
});

test('P13: after the tutorial of Kontor its base game is set up, whatever was chosen before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('dockhand.tutorial', JSON.stringify({ kontor: 10 }));
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
  await on(page).click();
  await expect(page.locator('#table-name-now')).toHaveText('Base game');
  await expect(page.locator('.tags li')).toHaveCount(0);
  await expect(page.locator('#start')).toBeFocused();
});

test('M15: a tutorial by keyboard alone', async ({ page }) => {
  await visit(page);
  await page.locator('#learn').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#lesson-title')).toBeFocused();
  const hand = keyboard(page);
  while (!(await isLast(page))) {
    const before = await title(page);
    if (await on(page).evaluate((button) => button.classList.contains('primary'))) {
      for (
        let tries = 0;
        tries < 20 && !(await on(page).evaluate((button) => button === document.activeElement));
        tries++
      )
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else await move(page, hand);
    await expect(page.locator('#lesson-title')).not.toHaveText(before);
    await settle(page);
  }
});

test('M15, M22: learning begins from the start page and from the menu, at any width', async ({ page }) => {
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
    .poll(() => page.evaluate(() => (window.__game as unknown as { kept(): string | undefined }).kept()))
    .toBeDefined(); // nothing is asked before leaving it
  await page.locator('#menu').click();
  await page.locator('#menu-setup-learn').click();
  await expect(page.locator('#lesson-title')).toHaveText('Lektion 1 von 15');
});
