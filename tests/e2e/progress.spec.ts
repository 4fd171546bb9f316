// The head of the log: the course of the game, and while there is room, what counts when.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { make, mouse, offers, openLink, remember, settle, visit, visitTable } from './table';

const WIDE = { width: 1366, height: 768 };
const course = (page: Page) => page.locator('.log').getByRole('img');
const counts = (page: Page) => page.getByRole('list', { name: 'What scores when' });
/** Moves on to the next action that the table offers. */
const act = async (page: Page): Promise<void> => make(page, mouse(page), (await offers(page))[0]!);

for (const [width, height, least] of [
  [1366, 768, 4],
  [1920, 1080, 6],
] as const)
  test(`P22: the log begins with the course of the game, and with what counts as long as there is room, ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const complaints = await visitTable(page, {}, { players: 2, seed: 11 });
    await expect(course(page)).toHaveAccessibleName('From morning to evening: round 1 of 6.');
    await expect(course(page)).toHaveText('morningevening');
    await expect(counts(page).getByRole('listitem')).toHaveCount(6);
    await expect(counts(page)).toContainText('Temple after each round');
    const entries = page.locator('.entries li'),
      /** How much of the entries and of the list is out of sight, in px. */
      hidden = (): Promise<number[]> =>
        page
          .locator('.log-region, .counts:not([hidden])')
          .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    let made = 0,
      first = null,
      room = 0;
    for (; ; made++) {
      await act(page);
      await settle(page);
      await expect(entries).toHaveCount(made + 1);
      first ??= await entries.first().boundingBox();
      if (!(await counts(page).isVisible())) break;
      // As long as it is there, it is there whole, and so are the entries.
      for (const px of await hidden()) expect(px).toBeLessThanOrEqual(1);
      room = await page.locator('.counts').evaluate((one) => one.clientHeight);
      // It is below the entries, which do not move.
      expect(await entries.first().boundingBox()).toEqual(first);
    }
    expect(made).toBeGreaterThanOrEqual(least);
    // It went because of its room, not before.
    const free = await page.locator('.log-region').evaluate((region) => {
      const bottom = region.querySelector('li:last-child')!.getBoundingClientRect().bottom;
      return region.getBoundingClientRect().bottom - bottom;
    });
    expect(free).toBeLessThan(room);
    await page.locator('#undo').click();
    await expect(entries).toHaveCount(made);
    await expect(counts(page)).toBeVisible();
    expect(await entries.first().boundingBox()).toEqual(first);
    expect(complaints).toEqual([]);
  });

/** A game of Imhotep whose second round has just begun. */
function secondRound(): string {
  for (let moves = 1; ; moves++) {
    const session = played('imhotep', 2, 5, moves),
      { counters } = session.view(null);
    const link = counters.find(({ at }) => at === 'round')?.count === 2 ? session.link() : null;
    session.free();
    if (link !== null) return link;
  }
}

test('P22: the course follows a look back at a past position, and a change of language', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await visit(page, { home: true }, `./#${secondRound()}`);
  const at = (round: number): Promise<void> =>
    expect(course(page)).toHaveAccessibleName(`From morning to evening: round ${round} of 6.`);
  await at(2);
  await page.locator('#earlier').click();
  await at(1);
  await page.locator('#later').click();
  await at(2);
  await page.locator('#menu').click();
  await page.locator('#menu-settings').click();
  await page.locator('#setting-language').selectOption('fr');
  await expect(page.locator('.course')).toHaveAttribute(
    'aria-label',
    'Du matin au soir\u00a0: manche 2 sur 6.',
  );
  await expect(page.locator('.course')).toHaveText('matinsoir');
});

test('P22: the course follows a move and its undo', async ({ page }) => {
  const session = played('rampart', 2, 5, 1); // a card is turned over
  await page.setViewportSize(WIDE);
  await visit(page, { home: true }, `./#${session.link()}`);
  session.free();
  const at = (longest: number): Promise<void> =>
    expect(course(page)).toHaveAccessibleName(
      `Cards left: ${46 - longest}. Longest rampart: ${longest} of 10.`,
    );
  await at(1);
  const take = (await offers(page)).find(({ move }) => move.do === 'take')!;
  await make(page, mouse(page), take);
  await at(2);
  await page.locator('#undo').click();
  await at(1);
});

for (const [game, moves, name] of [
  ['imhotep', 60, /^From morning to evening: round [2-6] of 6\.$/],
  ['duel', 40, /^\d+ tokens left and \d boats?$/],
  ['kontor', 30, /^Round \d+\. Cells with a card: \d+ of \d+\. Canals left: \d+\.$/],
  ['rampart', 30, /^Cards left: \d+\. Longest rampart: \d+ of 10\.$/],
] as const)
  test(`P22: an opened game of ${game} shows its place in the course, without what counts`, async ({
    page,
  }) => {
    const session = played(game, 2, 5, moves);
    await page.setViewportSize(WIDE);
    const complaints = await visit(page, { home: true }, `./#${session.link()}`);
    session.free();
    await expect(course(page)).toHaveAccessibleName(name);
    await expect(page.locator('.entries li').nth(3)).toBeAttached();
    await expect(page.locator('.counts')).toBeHidden();
    expect(complaints).toEqual([]);
  });

test('P22: the course is painted anew in another theme and in forced colours, and only then', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await visitTable(page, {}, { players: 2, seed: 11 });
  await expect(course(page)).toBeVisible();
  const picture = (): Promise<string> =>
    course(page)
      .locator('canvas')
      .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
  const light = await picture();
  await act(page); // the same round
  expect(await picture()).toBe(light);
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await expect.poll(picture).not.toBe(light);
  const dark = await picture();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(picture).not.toBe(dark);
});

test('P22: on a phone the sheet of the log leaves the course out; on a tablet there is room for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitTable(page, {}, { players: 2, seed: 11 });
  await act(page);
  await expect(page.locator('.course')).toBeAttached();
  await page.locator('#log-open').click();
  await expect(page.locator('.entries li').first()).toBeVisible();
  await expect(page.locator('.course')).toBeHidden();
  await expect(page.locator('.counts')).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(course(page)).toBeVisible();
  await expect(counts(page)).toBeVisible();
});

for (const [game, players, config] of [
  ['imhotep', 4, { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' }],
  ['duel', 2, { obelisk: 'b', temple: 'b', pyramids: 'b', tomb: 'b' }],
  ['kontor', 4, { scenario: 'advanced' }],
  ['rampart', 4, { points: true }],
] as const)
  test(`P22: what counts in ${game} fits beside the table of a laptop without scrolling, in every language`, async ({
    page,
  }) => {
    const session = played(game, players, 5, 0, config);
    await page.setViewportSize(WIDE);
    await visit(page, { home: true }, `./#${session.link()}`);
    session.free();
    const list = page.locator('.counts'),
      left = (): Promise<number> => list.evaluate((one) => one.scrollHeight - one.clientHeight);
    await expect(list).toBeVisible();
    const english = await list.textContent();
    expect(await left()).toBe(0);
    await page.locator('#menu').click();
    await page.locator('#menu-settings').click();
    let before = english;
    for (const language of ['fr', 'de']) {
      await page.locator('#setting-language').selectOption(language);
      await expect(list).not.toHaveText(before!);
      before = await list.textContent();
      expect(await left()).toBe(0);
    }
  });

for (const language of ['en', 'fr', 'de'])
  test(`P22: what counts fits below two entries of two lines each, in ${language}`, async ({ page }) => {
    const sides = { market: 'b', pyramid: 'b', temple: 'b', chamber: 'b', obelisks: 'b' },
      session = played('imhotep', 4, 5, 2, sides);
    await page.setViewportSize(WIDE);
    await remember(page, { language });
    await openLink(page, session.link());
    session.free();
    await expect(page.locator('.counts')).toBeVisible();
    expect(await page.locator('.counts').evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  });
