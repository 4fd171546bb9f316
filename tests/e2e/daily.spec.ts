// The deal of the day: from the first screen to the result that is shared.
import { expect } from '@playwright/test';
import { violations } from './checks';
import { myTurn } from './computer';
import { playRound } from './devices';
import { begun, choose, leaveGame, make, mouse, offers, settle, visit } from './table';
import { test } from './test';

test('a deal of the day is played, kept with par, shared, and found in the calendar', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await visit(page, { home: true, speed: 'off' });
  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await page.locator('#daily').click();
  await expect(page.locator('.daily-day h3')).toHaveText('Imhotep: The Duel');
  await expect(page.locator('[id="daily-2026-11-27"]')).toBeDisabled();
  await page.locator('#daily-play').click();
  await begun(page);
  const seed = await page.evaluate(() => window.__game.session().setup().seed);
  await playRound([page], [mouse(page)]);
  const end = page.locator('.daily-end');
  // Sharing comes first, and no other game at the same table is offered.
  await expect(page.locator('dialog[open] .primary')).toHaveText(['Share the result']);
  await expect(page.locator('dialog[open]').locator('#again, #stronger')).toHaveCount(0);
  await expect(end.getByRole('status')).toContainText(/Par is \d+/);
  await end.locator('.daily-share').click();
  await expect(end.locator('.daily-share')).toHaveText('Copied');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toMatch(
    /^Imhotep: The Duel, game of the day, November 26: ((won|lost) \d+ to \d+ .*the computer|shared the victory with the computer, \d+ to \d+), par \d+\. [▲■▼]{6}$/,
  );
  await page.locator('dialog[open] .shut').click();
  await expect(page.locator('.choices .primary')).toHaveText(['Daily game']);
  await expect(page.locator('#after-again')).toHaveCount(0);
  await page.locator('#after-daily').click();
  await expect(page.locator('.daily-day')).toContainText('Par is');
  await expect(page.locator('[id="daily-2026-11-26"]')).toHaveAccessibleName(/(Won|Shared|Lost) \d+ to \d+$/);
  await page.locator('dialog[open] .shut').click();
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  // The same deal for everybody, tomorrow as well; the first result stays.
  await page.clock.setFixedTime(new Date('2026-11-27T00:10:00'));
  await page.locator('#daily').click();
  await expect(page.locator('.daily-day h3')).toHaveText('Kontor');
  const kept = page.locator('[id="daily-2026-11-26"]');
  await expect(kept).toHaveAccessibleName(/^November 26: Imhotep: The Duel\. (Won|Shared|Lost) \d+ to \d+$/);
  await kept.click();
  await expect(kept).toBeFocused();
  await expect(page.locator('.daily-day')).toContainText('Par is');
  await page.locator('#daily-play').click();
  await begun(page);
  expect(await page.evaluate(() => window.__game.session().setup().seed)).toBe(seed);
});

test('the calendar is used by keyboard, and goes from month to month as far as there are deals', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-01-02T12:00:00'));
  await visit(page, { home: true });
  await page.locator('#daily').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.daily-month h3')).toHaveText('January 2027');
  await expect(page.locator('#daily-later')).toBeDisabled();
  const earlier = page.locator('#daily-earlier');
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.daily-month h3')).toHaveText('December 2026');
  await expect(page.locator('[id="daily-2026-12-31"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(earlier).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.daily-month h3')).toHaveText('November 2026');
  await expect(earlier).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('par that was not waited for is worked out in the calendar, and a result that cannot be copied is shown', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await page.addInitScript(() => {
    const result = { points: 30, rival: 20, end: 'won', course: ['more', 'same', 'less'], par: null };
    localStorage.setItem('dockhand.daily', JSON.stringify({ '2026-11-26': result }));
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    Object.defineProperty(navigator, 'canShare', { value: undefined });
    document.execCommand = () => false;
  });
  await visit(page, { home: true });
  await page.locator('#daily').click();
  const day = page.locator('.daily-day');
  await expect(day.getByRole('status')).toHaveText(/^Par is \d+/, { timeout: 60_000 });
  await day.locator('.daily-share').click();
  const text = day.locator('textarea');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/: won 30 to 20 against the computer, par \d+\. ▲■▼\n/);
  await expect(day).toContainText('Copy the text yourself');
  expect(await violations(page)).toEqual([]);
});

test('a deal that was begun and left is marked, says what it is, and goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  const complaints = await visit(page, { home: true, speed: 'off' });
  await page.locator('#daily').click();
  const day = page.locator('[id="daily-2026-11-26"]');
  await expect(day).toHaveAccessibleName('November 26: Imhotep: The Duel. Not played yet');
  await page.locator('#daily-play').click();
  await begun(page);
  await myTurn(page);
  await make(page, mouse(page), choose(await offers(page), 0));
  await myTurn(page);
  await settle(page);
  const [moves, seed] = await page.evaluate(() => [
    window.__game.moves(),
    window.__game.session().setup().seed,
  ]);
  // A person who typed no name is “you”, as at other tables, and the table says which deal it is.
  await expect(page.locator('.chip').first()).toHaveAccessibleName(/^You/);
  await expect(page.locator('.log .entries > li').first()).toHaveText('Game of the day, November 26');
  await page.locator('#menu').click();
  await expect(page.locator('dialog[open] .deal')).toHaveText('Game of the day, November 26');
  await page.keyboard.press('Escape');
  await leaveGame(page);
  const slip = page.locator('.saved-game');
  await expect(slip.locator('.names')).toHaveText('Game of the day, Nov 26');
  await expect(slip).toHaveAccessibleName(/^Continue Imhotep: The Duel, Game of the day, Nov 26: /);
  await page.locator('#daily').click();
  await expect(day).toHaveAccessibleName('November 26: Imhotep: The Duel. Begun');
  await expect(day.locator('i')).toHaveText('◐');
  await expect(page.locator('.daily-day')).toContainText('You have begun this game and not finished it yet.');
  await expect(page.locator('.daily .primary')).toHaveText(['Continue']);
  expect(await violations(page)).toEqual([]);
  // Another day is not begun.
  await page.locator('[id="daily-2026-11-22"]').click();
  await expect(page.locator('.daily .primary')).toHaveText(['Play']);
  await day.focus();
  await page.keyboard.press('Enter');
  await page.locator('#daily-continue').focus();
  await page.keyboard.press('Enter');
  await begun(page);
  expect(await page.evaluate(() => [window.__game.moves(), window.__game.session().setup().seed])).toEqual([
    moves,
    seed,
  ]);
  // The same game is saved on, not a second one.
  await leaveGame(page);
  await expect(slip).toHaveCount(1);
  await page.locator('#daily').click();
  await page.locator('#daily-anew').click();
  await begun(page);
  await myTurn(page);
  expect(await page.evaluate(() => window.__game.session().setup().seed)).toBe(seed);
  expect(await page.evaluate(() => window.__game.moves())).toBeLessThan(moves!);
  expect(complaints).toEqual([]);
});

test('a game with the same players and another deal is no deal of the day', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
  await visit(page, { home: true, speed: 'off' });
  await page.locator('#daily').click();
  await page.locator('#daily-play').click();
  await begun(page);
  await myTurn(page);
  await make(page, mouse(page), choose(await offers(page), 0));
  await myTurn(page);
  await settle(page);
  const record = await page.evaluate(() => window.__game.record());
  await leaveGame(page);
  await page.locator('.shelf .shut').click();
  await expect(page.locator('.saved-game')).toHaveCount(0);
  const other = JSON.parse(record) as { seed: number; moves: unknown[] };
  const file = JSON.stringify({ ...other, seed: other.seed + 1, moves: [] });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await begun(page);
  await myTurn(page);
  await make(page, mouse(page), choose(await offers(page), 0));
  await settle(page);
  await expect(page.locator('.log .deal')).toHaveCount(0);
  await leaveGame(page);
  await expect(page.locator('.saved-game .names')).toHaveText(/Boatswain/);
  await page.locator('#daily').click();
  await expect(page.locator('.daily .primary')).toHaveText(['Play']);
});

for (const language of ['en', 'fr', 'de'])
  test(`each day shows the sign of its game, on a phone as well: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(new Date('2026-11-26T12:00:00'));
    await page.addInitScript(() =>
      localStorage.setItem(
        'dockhand.daily',
        JSON.stringify({ '2026-11-25': { points: 38, rival: 31, end: 'won', course: [], par: 40 } }),
      ),
    );
    await visit(page, { home: true, language });
    await page.locator('#daily').click();
    await page.locator('.daily').waitFor();
    const signs = await page
      .locator('.daily-month .day')
      .evaluateAll((all) =>
        all.map((one) => [
          one.getAttribute('data-game'),
          one.querySelector('path')?.getAttribute('d') ?? '',
          one.scrollWidth > one.clientWidth || one.getBoundingClientRect().height < 44,
        ]),
      );
    expect(signs).toHaveLength(30);
    // A game has one sign, and each another one; the legend has the same, with names.
    const pairs = new Set(signs.map(([game, sign]) => `${game} ${sign}`));
    expect(pairs.size).toBe(4);
    expect(new Set(signs.map(([, sign]) => sign)).size).toBe(4);
    expect(signs.filter(([, sign, cut]) => sign === '' || cut)).toEqual([]);
    const legend = page.locator('.daily .signs li');
    await expect(legend).toHaveCount(5); // four games, and what ✓ means
    expect(
      new Set(await legend.locator('path').evaluateAll((all) => all.map((one) => one.getAttribute('d')))),
    ).toEqual(new Set(signs.map(([, sign]) => sign)));
    expect(
      await page.evaluate(() => document.querySelector('dialog[open]')!.scrollWidth),
    ).toBeLessThanOrEqual(await page.evaluate(() => document.querySelector('dialog[open]')!.clientWidth));
    expect(await violations(page)).toEqual([]);
  });
