// The end of a game: the header waits for the last count, a tap or a key skips it, and the sheet says who won
// and why.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { WINNER } from '../../tools/lib/film.mjs';
import { toneOf } from '../../www/features/ending/tone';
import { coloursOf, violations } from './checks';
import { played } from './played';
import { dismiss, make, mouse, visit, type Speed } from './table';

const ALL = [
  ['imhotep', 3],
  ['duel', 2],
  ['kontor', 2],
  ['rampart', 3],
] as const;
type Name = (typeof ALL)[number][0];

/** How the sheet begins its sentence to a player who lost with these points. */
const consoled = (winner: number, loser: number): string =>
  ({ rout: 'A tough game', clear: 'Not your game', close: 'Well played' })[toneOf(winner, loser)];

/** A game before its last move, and its result; the computer plays the seats in `computers`. */
function lastMove(game: Name, players: number, computers: number[] = []) {
  const over = played(game, players, 6),
    record = JSON.parse(over.record()) as { players: object[]; moves: unknown[] };
  const text = over.link(),
    moves = record.moves.length;
  const session = played(game, players, 6, moves - 1);
  const before = JSON.parse(session.record()) as { players: object[] };
  before.players = before.players.map((player, seat) =>
    computers.includes(seat) ? { ...player, level: 0 } : player,
  );
  const [seat] = session.view(null).toAct,
    offers = session.offers(seat!);
  const link = (session.constructor as unknown as { resume(text: string): { link(): string } })
    .resume(JSON.stringify(before))
    .link();
  return {
    link,
    over: text,
    offer: offers[((moves - 1) * 7919 + 13) % offers.length]!,
    shown: session.view(null).counters,
    scores: over.score(),
  };
}

const totals = (page: Page): Promise<string[]> => page.locator('.chip .points').allTextContents();

async function playLast(page: Page, game: Name, players: number, speed: Speed) {
  const last = lastMove(game, players);
  const complaints = await visit(page, { speed }, `./#${last.link}`);
  await page.locator('.layer button.lit, .choices button').first().waitFor();
  // Every state of the header, with the prompt at that time.
  await page.evaluate(() => {
    const seen: [string, string, boolean][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const points = [...document.querySelectorAll('.chip .points')]
        .map((chip) => chip.textContent)
        .join('/');
      const status = document.querySelector('#status')?.textContent ?? '';
      seen.push([points, status, document.querySelector('.chip.winner') !== null]);
    }).observe(document.querySelector('main.game, .game')!, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await make(page, mouse(page), last.offer as never);
  return { ...last, complaints };
}
const seen = (page: Page): Promise<[string, string, boolean][]> =>
  page.evaluate(() => (window as unknown as { seen: [string, string, boolean][] }).seen);

for (const [game, players] of ALL) {
  test(`P4, P20: the header of ${game} waits for the last count, which ends with the engine's points and reason`, async ({
    page,
  }) => {
    const { scores, shown, complaints } = await playLast(page, game, players, 'fast');
    const dialog = page.getByRole('dialog', { name: 'Final score' });
    await expect(dialog).toBeVisible();
    const final = scores.map(({ total }) => String(total));
    expect(await totals(page)).toEqual(final);
    const states = await seen(page),
      counting = states.findIndex(([, status]) => status.startsWith('The last count')),
      nothing = states.findIndex(([points]) => points === final.map(() => '0').join('/'));
    expect(counting).toBeGreaterThanOrEqual(0);
    expect(nothing).toBeGreaterThanOrEqual(0);
    // Until then the header shows the points before the last move.
    const before = final
      .map((_, seat) => shown.find(({ at }) => at === `score/${seat}`)?.count ?? 0)
      .join('/');
    expect([...new Set(states.slice(0, nothing).map(([points]) => points))]).toEqual([before]);
    expect(states.findIndex(([, , winner]) => winner)).toBeGreaterThan(counting);
    // While it counts, no number gets smaller again, and the last one is the total.
    const counted = states
      .slice(Math.max(counting, nothing))
      .map(([points]) => points.split('/').reduce((sum, one) => sum + Number(one.replace('\u2212', '-')), 0));
    expect(counted.length).toBeGreaterThan(1);
    expect(counted).toEqual([...counted].sort((a, b) => a - b));
    expect(counted.at(-1)).toBe(final.reduce((sum, one) => sum + Number(one), 0));
    // The sentence is the engine's.
    const { decided } = scores.find((score) => score.decided)!;
    const why = page.locator('#ending-why');
    await expect(why).not.toBeEmpty();
    if (decided?.by === 'points' && game !== 'rampart')
      await expect(why).toContainText(`decided it: +${decided.lead} for `);
    expect(complaints).toEqual([]);
  });
}

test('P20: a tap or a key ends the last count, and does nothing else', async ({ page }) => {
  for (const skip of ['tap', 'key']) {
    const { scores } = await playLast(page, 'imhotep', 3, 'slow');
    await expect(page.locator('#status')).toContainText('The last count');
    if (skip === 'tap') await page.locator('.layer').click({ position: { x: 30, y: 60 } });
    else await page.keyboard.press('x');
    // The whole count would take longer than this waits.
    await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
    expect(await totals(page)).toEqual(scores.map(({ total }) => String(total)));
    await page.goto('about:blank');
  }
});

test('P20: undo during the last count takes the move back', async ({ page }) => {
  await playLast(page, 'imhotep', 3, 'slow');
  await expect(page.locator('#status')).toContainText('The last count');
  const moves = await page.evaluate(() => window.__game.moves());
  const entries = await page.locator('.entries li').count();
  await page.locator('#undo').click();
  await expect(page.locator('#status')).not.toContainText('The last count');
  const now = await page.evaluate(
    () => [window.__game.moves(), window.__game.view().outcome === null] as const,
  );
  // The engine says whether a move can be undone; if not, the game stays over and the log tells the move.
  if (now[1]) expect(now[0]).toBeLessThan(moves);
  else await expect(page.locator('.entries li')).toHaveCount(entries + 1);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('P20: without motion there is no count, and the laurel stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playLast(page, 'duel', 2, 'normal');
  await expect(page.getByRole('dialog', { name: 'Final score' })).toBeVisible();
  expect((await seen(page)).some(([, status]) => status.startsWith('The last count'))).toBe(false);
  await expect(page.locator('.medal')).toBeVisible();
  await expect(page.locator('.medal.moving')).toHaveCount(0);
});

test('P20: the sheet names the winner, and its buttons stay on the bar', async ({ page }) => {
  await visit(page, {}, `./#${lastMove('duel', 2).over}`);
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('.winner-name')).toHaveText(/Anna|Bruno/);
  await expect(dialog.locator('.medal')).toBeVisible();
  for (const id of ['again', 'turning', 'review', 'replay'])
    await expect(dialog.locator(`#${id}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dismiss(page);
  await expect(page.locator('#hint')).toHaveText((await page.locator('#ending-why').textContent()) as string);
  for (const id of ['after-scores', 'after-turning', 'after-review', 'after-again'])
    await expect(page.locator(`#${id}`)).toBeVisible();
  await page.locator('#after-scores').click();
  await expect(dialog).toBeVisible();
  await dismiss(page);
  await page.locator('#after-turning').click();
  await expect(page.getByRole('region', { name: 'Analysis' })).toBeVisible();
  await page.locator('#replay-close').click();
  await page.locator('#after-again').click();
  await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(0);
  await expect(page.locator('#after-again')).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [1366, 768],
] as const)
  test(`P20: at ${width} × ${height} a rematch does not stand where Confirm was`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { link, offer } = lastMove('duel', 2);
    await visit(page, {}, `./#${link}`);
    for (const place of offer.taps) await mouse(page).tap(place);
    const confirm = (await page.locator('#confirm').boundingBox())!;
    await page.locator('#confirm').click();
    await page.getByRole('dialog', { name: 'Final score' }).waitFor();
    await dismiss(page);
    const [again, scores] = [
      (await page.locator('#after-again').boundingBox())!,
      (await page.locator('#after-scores').boundingBox())!,
    ];
    const over = (box: typeof again): boolean =>
      box.x < confirm.x + confirm.width &&
      confirm.x < box.x + box.width &&
      box.y < confirm.y + confirm.height &&
      confirm.y < box.y + box.height;
    expect([over(again), over(scores)]).toEqual([false, true]);
  });

for (const [game, players] of ALL)
  test(`P20, P29: the face of the winner of ${game} is in the medal`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'dockhand.people',
        JSON.stringify(['Anna', 'Bruno', 'Chloé'].map((name) => ({ name, face: 'braid' }))),
      ),
    );
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, {}, `./#${lastMove(game, players).over}`);
    const face = page.getByRole('dialog', { name: 'Final score' }).locator('.laurel .face');
    await expect(face).toHaveAttribute('data-face', 'braid');
    // In the middle of the disc, and within it.
    const [inner, disc] = [
      (await face.boundingBox())!,
      (await page.locator('.medal .disc .rim').boundingBox())!,
    ];
    expect(Math.abs(inner.x + inner.width / 2 - disc.x - disc.width / 2)).toBeLessThan(2);
    expect(Math.abs(inner.y + inner.height / 2 - disc.y - disc.height / 2)).toBeLessThan(2);
    expect(inner.width).toBeLessThan(disc.width);
    expect(inner.width).toBeGreaterThan(disc.width * 0.8);
  });

for (const game of ['imhotep', 'kontor'] as const)
  test(`P20: on a phone on its side the end of ${game} with four shows the winner, the next game and every column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await visit(page, {}, `./#${lastMove(game, 4).over}`);
    const dialog = page.getByRole('dialog', { name: 'Final score' });
    for (const one of ['.medal', '.winner-name', '#again'])
      await expect(dialog.locator(one), one).toBeInViewport({ ratio: one === '#again' ? 0.5 : 1 });
    await expect(dialog.locator('thead .who').nth(3)).toBeInViewport({ ratio: 1 });
    const [columns, sheet] = [
      (await dialog.locator('.scores table').first().boundingBox())!,
      (await dialog.locator('.scores').boundingBox())!,
    ];
    expect(columns.x + columns.width).toBeLessThanOrEqual(sheet.x + sheet.width + 1);
  });

test('P20: a player who loses to the computer gets fair words and no laurel', async ({ page }) => {
  const { scores } = lastMove('duel', 2),
    winner = scores.findIndex(({ decided }) => decided !== null);
  const record = JSON.parse(played('duel', 2, 6).record()) as { players: object[] };
  record.players[winner] = { ...record.players[winner], level: 0 };
  const session = played('duel', 2, 6, 0).constructor as unknown as {
    resume(text: string): { link(): string };
  };
  await visit(page, {}, `./#${session.resume(JSON.stringify(record)).link()}`);
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('.winner-name')).toContainText('won this time');
  await expect(dialog.locator('.fair')).toHaveText(
    new RegExp(
      `^${consoled(scores[winner]!.total, scores[1 - winner]!.total)}, .*: ${scores[1 - winner]!.total} to ${scores[winner]!.total}\\.$`,
    ),
  );
  await expect(dialog.locator('.medal')).toHaveCount(0);
  // The winner's face is there, smaller.
  await expect(dialog.locator('.faces .face')).toHaveCount(1);
});

test('P20, M24: the medal rises, the laurel grows leaf by leaf, paper falls, all of it once; then everything stands still', async ({
  page,
}) => {
  await playLast(page, 'duel', 2, 'fast');
  await expect(page.locator('.medal.moving')).toBeVisible();
  // Those that `node tools/film.mjs` shows as a picture.
  const frames = await page.evaluate((moments) => {
    const medal = document.querySelector('.medal')!,
      moving = medal.getAnimations({ subtree: true });
    for (const one of moving) one.pause();
    return moments.map((ms) => {
      for (const one of moving) one.currentTime = ms;
      const seen = (what: string, is: (style: CSSStyleDeclaration) => boolean): number =>
        [...medal.querySelectorAll(what)].filter((one) => is(getComputedStyle(one))).length;
      return {
        disc: Number(getComputedStyle(medal.querySelector('.disc')!).opacity),
        leaves: seen('.leaf', ({ transform }) => !transform.startsWith('matrix(0, 0, 0, 0')),
        grown: seen(
          '.leaf',
          ({ transform }) => transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)',
        ),
        papers: seen('.paper', ({ opacity }) => Number(opacity) > 0.01),
      };
    });
  }, WINNER);
  expect(frames[0]).toMatchObject({ disc: 0, leaves: 0 });
  for (const what of ['disc', 'leaves', 'grown'] as const) {
    const course = frames.map((frame) => frame[what]);
    expect(course).toEqual([...course].sort((a, b) => a - b));
  }
  expect(frames[3]!.disc).toBe(1);
  expect(frames[3]!.papers).toBeGreaterThan(6);
  expect(frames[7]).toEqual({ disc: 1, leaves: 16, grown: 16, papers: 0 });
});

/**
 * A game of two that is over, as a link; the computer at the lowest level plays the winner's seat, or the
 * other one. `rival`: who it is.
 */
function overAgainstComputer(won: boolean, name = 'Black', rival: object = { name: 'Landlubber' }) {
  const over = played('imhotep', 2, 6),
    scores = over.score(),
    winner = scores.findIndex(({ decided }) => decided !== null),
    computer = won ? 1 - winner : winner;
  const record = JSON.parse(over.record()) as { players: object[] };
  record.players[computer] = { ...record.players[computer], level: 0, ...rival };
  record.players[1 - computer] = { ...record.players[1 - computer], name };
  const { resume } = over.constructor as unknown as { resume(text: string): { link(): string } };
  return {
    link: resume.call(over.constructor, JSON.stringify(record)).link(),
    points: [scores[1 - computer]!.total, scores[computer]!.total] as const,
    computer,
  };
}

test('P20, P32: “You won!” is said once on the sheet if florins decided, not points', async ({ page }) => {
  const tied = Array.from({ length: 80 }, (_, seed) => seed).find((seed) => {
    const over = played('kontor', 2, seed),
      [winner, ...others] = over.view(null).outcome?.winners ?? [];
    return others.length === 0 && over.score()[winner ?? 0]?.decided?.by !== 'points';
  });
  expect(tied).toBeDefined();
  const over = played('kontor', 2, tied!),
    [winner] = over.view(null).outcome!.winners;
  const record = JSON.parse(over.record()) as { players: object[] };
  record.players = record.players.map((player, seat) =>
    seat === winner ? { ...player, name: seat === 0 ? 'Red' : 'Black' } : { ...player, level: 0 },
  );
  const { resume } = over.constructor as unknown as { resume(text: string): { link(): string } };
  await visit(page, {}, `./#${resume.call(over.constructor, JSON.stringify(record)).link()}`);
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('.winner-name')).toHaveText('You won!');
  await expect(dialog.locator('#ending-why')).not.toBeEmpty();
  await expect(dialog.getByText(/^You won( with .+ points?)?[!.]$/)).toHaveCount(1);
  // The log was read from the record.
  await expect(
    page
      .locator('.log li')
      .filter({ hasText: /^You pass and take a florin\.$/ })
      .first(),
  ).toBeAttached();
  await expect(page.locator('.log li').filter({ hasText: /^(Red|Black) (lay|pass|play)/ })).toHaveCount(0);
  await expect(page.locator('.log .round').last()).toContainText(
    /You win\. Tied at .+ The most florins broke the tie: /,
  );
});

test('P20, P32: a player who wins against the computer is told so, and may play the next stronger level', async ({
  page,
}) => {
  const { link, points, computer } = overAgainstComputer(true);
  await visit(page, {}, `./#${link}`);
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('.winner-name')).toHaveText(
    toneOf(points[0], points[1]) === 'rout' ? 'A sweeping victory!' : 'You won!',
  );
  await expect(dialog.locator('.wins')).toHaveText(`${points[0]} to ${points[1]}`);
  await expect(dialog.locator('tr.decided')).toHaveCount(1);
  await expect(dialog.locator('#stronger')).toHaveText('Stronger: Deckhand');
  expect(await violations(page)).toEqual([]);
  await dialog.locator('#stronger').click();
  // The new game: the computer may be the one that begins, so it may have moved already.
  const players = (): Promise<{ name: string; level?: number | null }[]> =>
    page.evaluate(
      () =>
        (JSON.parse(window.__game.record()) as { players: { name: string; level?: number | null }[] })
          .players,
    );
  await expect.poll(async () => (await players())[computer]).toMatchObject({ level: 1, name: 'Deckhand' });
  expect((await players())[1 - computer]!.level ?? null).toBeNull();
});

test('P20, P32: a computer player with a character stays the same person at the next stronger level', async ({
  page,
}) => {
  const { link, computer } = overAgainstComputer(true, 'Black', { name: 'Nefru', character: 0 });
  await visit(page, {}, `./#${link}`);
  const stronger = page.getByRole('dialog', { name: 'Final score' }).locator('#stronger');
  await expect(stronger).toHaveText('Stronger: Nefru (Deckhand)');
  await stronger.click();
  const rival = (): Promise<unknown> =>
    page.evaluate(
      (seat) => (JSON.parse(window.__game.record()) as { players: unknown[] }).players[seat],
      computer,
    );
  await expect.poll(rival).toMatchObject({ level: 1, name: 'Nefru', character: 0 });
  // The first screen offers the same person at the same level.
  const remembered = await page.evaluate(() => localStorage.getItem('dockhand.opponents'));
  expect(JSON.parse(remembered ?? '')).toMatchObject({ games: { imhotep: { [computer]: 1 } } });
});

test('P20, P32: a player who loses sees the face of the computer, and is not called by a colour', async ({
  page,
}) => {
  const { link, points } = overAgainstComputer(false);
  await visit(page, {}, `./#${link}`);
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('.faces canvas')).toBeVisible();
  await expect(dialog.locator('.fair')).toHaveText(
    `${consoled(points[1], points[0])}: ${points[0]} to ${points[1]}.`,
  );
  await expect(dialog.locator('#stronger')).toHaveCount(0);
});

for (const [width, height] of [
  [1024, 768],
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`P20, P22: at ${width} × ${height} the sheet of a player who lost is filled: the scene at dusk, the winner, the buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, {}, `./#${overAgainstComputer(false).link}`);
    const dialog = page.getByRole('dialog', { name: 'Final score' }),
      face = dialog.locator('.faces canvas');
    await expect(face).toBeVisible();
    await expect.poll(() => coloursOf(dialog.locator('.evening'))).toBeGreaterThan(200);
    const [sheet, scene, shown, buttons] = await Promise.all(
      [dialog, dialog.locator('.evening'), face, dialog.locator('.acts')].map((one) => one.boundingBox()),
    );
    expect(buttons!.y).toBeGreaterThan(shown!.y + shown!.height);
    expect((buttons!.y + buttons!.height - scene!.y) / sheet!.height).toBeGreaterThan(0.75);
    expect(Math.abs(shown!.width - shown!.height)).toBeLessThan(1); // no rule has pulled it out of shape
    expect(Math.abs(shown!.x + shown!.width / 2 - scene!.x - scene!.width / 2)).toBeLessThan(2);
  });

test('P32: the review calls the only person “you”, as the log does', async ({ page }) => {
  const { link, computer } = overAgainstComputer(true, 'White');
  await visit(page, {}, `./#${link}`);
  await page.getByRole('dialog', { name: 'Final score' }).locator('#review').click();
  const review = page.locator('.review');
  await expect(review.locator('.legend li')).toHaveText(
    computer === 0 ? [/^Landlubber/, /^You/] : [/^You/, /^Landlubber/],
  );
  const said = new Set<string>();
  for (let at = 0; at < 8; at++) {
    await review.locator('#replay-at').fill(String(at));
    const told = await review.locator('.told').textContent();
    said.add(/^Move \d+ of \d+: (.+)$/.exec(told ?? '')?.[1] ?? told ?? '');
  }
  expect([...said].sort()).toEqual(['Landlubber', 'You']);
});

for (const [game, players] of ALL)
  test(`P4: the winner of ${game} and all points are in sight without scrolling at 1024 × 768`, async ({
    page,
  }) => {
    const session = played(game, players, 8);
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit(page, { home: true }, `./#${session.link()}`);
    session.free();
    const sheet = page.getByRole('dialog', { name: 'Final score' });
    await expect(sheet.locator('#ending-why')).not.toBeEmpty();
    await expect(sheet.locator('.winner-name')).toBeInViewport({ ratio: 1 });
    await expect(sheet.locator('.total')).toBeInViewport({ ratio: 1 });
    await expect(sheet.locator('#again')).toBeInViewport({ ratio: 1 });
  });
