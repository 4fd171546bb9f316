// Games over the internet, by taps, over Mosquitto with the settings of tools/relay: an invitation for all, a player who
// comes back later, a relay that is gone for a while.
import { expect, type Page } from '@playwright/test';
import { hashes, playRound } from './devices';
import { finger, mouse } from './table';
import { siteWithRelay, takeSeat } from './over-relay';
import { test } from './test';

const { site, place, restart, device, invite, playWhole } = siteWithRelay(29_000);

test('a Duel is played over a relay, which nobody else is asked', async ({ browser }) => {
  const [ann, ben] = [
      await device(browser),
      await device(browser, { language: 'de' }, { width: 390, height: 780 }),
    ],
    link = await invite(ann.page, 'duel', 2, 'Anna');
  expect(new URL(link).hash).toMatch(/^#r[\w-]{22}\./);
  await takeSeat(ben.page, link, 'Ben');
  const pages = [ann.page, ben.page];
  await playRound(pages, [mouse(ann.page), finger(ben.page)], 8);
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
  // The secret of the invitation is in no address.
  for (const page of pages) expect(new URL(page.url()).hash).toMatch(/^#r-[\w-]{11}$/);
  // A reload comes back to the table, and loses nothing.
  const [before] = await hashes(pages);
  await ben.page.reload();
  await expect.poll(() => ben.page.evaluate(() => window.__game?.hash())).toBe(before);
  await playRound(pages, [mouse(ann.page), finger(ben.page)]);
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
  const own = new URL(site().address).host;
  for (const { asked } of [ann, ben]) expect([...asked].sort()).toEqual([own, place].sort());
});

test('three play Imhotep with one link; the relay is gone for a while, and one comes back later', async ({
  browser,
}) => {
  const devices = [await device(browser), await device(browser), await device(browser)],
    pages = devices.map(({ page }) => page),
    hands = pages.map(mouse),
    link = await invite(pages[0]!, 'imhotep', 3, 'Anna');
  await takeSeat(pages[1]!, link, 'Ben');
  await expect(pages[0]!.locator('.live-seats')).toContainText('Ben has joined');
  await takeSeat(pages[2]!, link, 'Carla');
  await playRound(pages, hands, 6);
  await restart();
  await playRound(pages, hands, 6);
  await expect.poll(async () => new Set(await hashes(pages)).size, { timeout: 30_000 }).toBe(1);
  // Carla closes the page, and finds the table on the first screen.
  await pages[2]!.goto(site().address);
  await pages[2]!.locator('.together .saved-game').click();
  await expect
    .poll(() => pages[2]!.evaluate(() => window.__game?.hash()))
    .toBe((await hashes(pages.slice(0, 1)))[0]);
  await playRound(pages, hands, 4);
  // Whoever comes when all seats are taken watches.
  const { page: watcher } = await device(browser);
  await watcher.goto(link);
  await watcher.locator('#relay-watch').click();
  await expect.poll(async () => new Set(await hashes([...pages, watcher])).size, { timeout: 60_000 }).toBe(1);
});

for (const game of ['imhotep', 'rampart'] as const)
  test(`three play a whole ${game} by taps; two reload, a page crashes, and the relay is killed once`, async ({
    browser,
  }) => {
    await playWhole([await device(browser), await device(browser), await device(browser)], game);
  });

test('players say short phrases, which each device shows in its own language', async ({ browser }) => {
  const [ann, ben] = [
      await device(browser),
      await device(browser, { language: 'de' }, { width: 360, height: 640 }),
    ],
    link = await invite(ann.page, 'duel', 2, 'Anna');
  await takeSeat(ben.page, link, 'Ben');
  for (const { page } of [ann, ben]) await page.locator('main.game').waitFor();
  await ann.page.locator('#menu').click();
  await ann.page.locator('#menu-relay-say').click();
  await ann.page.locator('#relay-say-luck').click();
  await expect(ben.page.locator('.speech q')).toHaveText('Viel Glück!');
  await expect(ben.page.locator('.bar [role=status]', { hasText: 'Anna: Viel Glück!' })).toHaveCount(1);
});

test('a player takes back the last move if the others agree, and it stays if one refuses', async ({
  browser,
}) => {
  const [ann, ben, carla] = [
      await device(browser),
      await device(browser, { language: 'fr' }, { width: 360, height: 640 }),
      await device(browser, { language: 'de' }),
    ],
    link = await invite(ann.page, 'imhotep', 3, 'Anna'),
    pages = [ann.page, ben.page, carla.page];
  await takeSeat(ben.page, link, 'Ben');
  await takeSeat(carla.page, link, 'Carla');
  const level = (): Promise<void> =>
    expect.poll(async () => new Set(await hashes(pages)).size, { timeout: 30_000 }).toBe(1);
  for (const page of pages) await page.locator('main.game').waitFor();
  await level();
  const seats = await Promise.all(pages.map((page) => page.evaluate(() => window.__game.seat()))),
    mover = seats.findIndex((seat) => seat !== null),
    [mine, ...others] = [0, 1, 2].map((i) => pages[(mover + i) % 3]!) as [Page, Page, Page],
    before = (await hashes([mine]))[0];
  await mine.evaluate(() => window.__game.decide(0));
  await expect.poll(async () => (await hashes([mine]))[0]).not.toBe(before);
  await level();
  await mine.locator('#relay-back').click();
  for (const other of others) await other.locator('#relay-back-agree').click();
  await expect.poll(() => hashes(pages), { timeout: 20_000 }).toEqual([before, before, before]);
  await expect.poll(() => mine.evaluate(() => window.__game.seat())).toBe(mover);
  for (const page of pages) await expect(page.locator('.news')).toHaveCount(1);
  // The next time one refuses; a reload changes nothing.
  await mine.evaluate(() => window.__game.decide(1));
  await level();
  const [after] = await hashes([mine]);
  expect(after).not.toBe(before);
  await mine.locator('#relay-back').click();
  await others[0].locator('#relay-back-refuse').click();
  await expect(others[1].locator('#relay-back-agree')).toHaveCount(0);
  await others[1].reload();
  await expect.poll(async () => (await hashes([others[1]]))[0]).toBe(after);
  await playRound(pages, pages.map(mouse), 4);
  await level();
});

test('an answer that was prepared is made when its move comes, and dropped when another one does', async ({
  browser,
}) => {
  const [ann, ben] = [
      await device(browser),
      await device(browser, { language: 'de' }, { width: 360, height: 640 }),
    ],
    pages = [ann.page, ben.page],
    link = await invite(ann.page, 'imhotep', 2, 'Anna');
  await takeSeat(ben.page, link, 'Ben');
  const level = (): Promise<void> =>
    expect.poll(async () => new Set(await hashes(pages)).size, { timeout: 30_000 }).toBe(1);
  const count = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());
  /** Who decides, and who waits. */
  const sides = async (): Promise<[Page, Page]> => {
    await level();
    const decides = await ann.page.evaluate(() => window.__game.seat() !== null);
    return decides ? [ann.page, ben.page] : [ben.page, ann.page];
  };
  for (const page of pages) await page.locator('main.game').waitFor();
  const prepare = async (waiter: Page): Promise<string> => {
    await waiter.locator('#relay-prepare-answer').click();
    await expect(waiter.locator('#relay-prepare-cancel')).toBeVisible();
    const expected = await waiter.evaluate(() => JSON.stringify(window.__game.offers()[0]!.move));
    await waiter.evaluate(() => window.__game.decide(0));
    await waiter.evaluate(() => window.__game.decide(0));
    await expect(waiter.locator('#relay-prepare-drop')).toBeVisible();
    return expected;
  };
  const makes = (mover: Page, move: string, isIt: boolean): Promise<void> =>
    mover.evaluate(
      ([wanted, is]) => {
        const at = window.__game
          .offers()
          .findIndex((one: { move: unknown }) => (JSON.stringify(one.move) === wanted) === is);
        window.__game.decide(at);
      },
      [move, isIt] as const,
    );
  let [mover, waiter] = await sides();
  const before = await count(waiter),
    [hash] = await hashes([waiter]);
  // A trial changes nothing, also if it is given up half way.
  await waiter.locator('#relay-prepare-answer').click();
  await waiter.evaluate(() => window.__game.decide(0));
  await waiter.locator('#relay-prepare-cancel').click();
  await expect.poll(async () => (await hashes([waiter]))[0]).toBe(hash);
  let expected = await prepare(waiter);
  expect(await count(waiter)).toBe(before);
  // A reload keeps it.
  await waiter.reload();
  await expect(waiter.locator('#relay-prepare-drop')).toBeVisible();
  await makes(mover, expected, true);
  await expect.poll(() => count(mover)).toBe(before + 2);
  [mover, waiter] = await sides();
  expected = await prepare(waiter);
  await makes(mover, expected, false);
  await expect(waiter.locator('.news')).toBeVisible();
  await level();
  await playRound(pages, pages.map(mouse), 4);
  await level();
});

test('a computer plays for a player whose time is up, if all others wish it, and the player comes back', async ({
  browser,
}) => {
  const devices = [await device(browser), await device(browser), await device(browser)],
    pages = devices.map(({ page }) => page),
    link = await invite(pages[0]!, 'imhotep', 3, 'Anna', '1');
  await takeSeat(pages[1]!, link, 'Ben');
  await takeSeat(pages[2]!, link, 'Carla');
  for (const page of pages) await page.locator('main.game').waitFor();
  const level = (some: Page[]): Promise<void> =>
    expect.poll(async () => new Set(await hashes(some)).size, { timeout: 30_000 }).toBe(1);
  await level(pages);
  const seats = await Promise.all(pages.map((page) => page.evaluate(() => window.__game.seat()))),
    out = seats.findIndex((seat) => seat !== null),
    late = pages[out]!,
    others = pages.filter((page) => page !== late),
    moves = await late.evaluate(() => window.__game.moves()),
    address = late.url();
  await late.goto('about:blank');
  for (const page of others) await page.clock.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
  for (const page of others) await page.locator('#relay-clock-replace').click();
  await expect
    .poll(() => others[0]!.evaluate(() => window.__game.moves()), { timeout: 30_000 })
    .toBeGreaterThan(moves);
  await playRound(others, others.map(mouse), 4);
  await level(others);
  // The player comes back, watches, and asks to go on.
  await late.goto(address);
  await late.locator('#relay-step-down').click();
  await level(pages);
  // It asks while a person decides: if the computer moved at the same time, the question would fall away.
  await expect
    .poll(async () => {
      const seats = await Promise.all(others.map((page) => page.evaluate(() => window.__game.seat())));
      return seats.some((seat) => seat !== null);
    })
    .toBe(true);
  await level(pages);
  await late.locator(`#relay-take-over-${out}`).click();
  for (const page of others) await page.locator('#together-yes').click();
  await playRound(pages, pages.map(mouse), 9);
  await level(pages);
  await expect(late.locator(`#relay-take-over-${out}`)).toHaveCount(0);
});

test('another game over the relay brings all along, whoever asks for it', async ({ browser }) => {
  const [ann, ben] = [await device(browser), await device(browser)],
    link = await invite(ann.page, 'duel', 2, 'Anna'),
    pages = [ann.page, ben.page];
  await takeSeat(ben.page, link, 'Ben');
  await playRound(pages, pages.map(mouse));
  for (const page of pages) await page.locator('dialog[open] .ending').waitFor();
  await ben.page.locator('#again').click();
  // Anna is asked, under her name.
  await expect(ann.page.locator('#pair-join')).toBeVisible();
  await ann.page.locator('#pair-name').fill('Anna');
  await ann.page.locator('#pair-join').click();
  await expect.poll(() => ann.page.evaluate(() => window.__game.view().outcome)).toBeNull();
  await expect(ann.page.locator('.chip')).toContainText(['Anna', 'Ben']);
  await playRound(pages, pages.map(mouse), 4);
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
});

test('without a relay of the site nothing of it is offered, and nothing is sent', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage(),
    asked = new Set<string>();
  page.on('websocket', (socket) => asked.add(socket.url()));
  await page.goto(site().address);
  await page.locator('label:has(#people-2)').click();
  await page.locator('#set-up').click();
  await page.locator('#start-link').click();
  await expect(page.locator('#together-by-room')).toBeVisible();
  await expect(page.locator('#together-by-relay')).toHaveCount(0);
  expect([...asked]).toEqual([]);
});

test('P61, P62: a friend is invited from the first screen and comes with a code that was read out', async ({
  browser,
}) => {
  const [ann, ben] = [
    await device(browser),
    await device(browser, { language: 'de' }, { width: 360, height: 640 }),
  ];
  await ann.page.goto(site().address);
  await ann.page.locator('#friends').click();
  // Both seats are for people, whoever played before; the relay comes first.
  await expect(ann.page.locator('#together-people-only')).toHaveCount(0);
  await expect(ann.page.locator('.together-way button').first()).toHaveId('together-by-relay');
  await ann.page.locator('#together-by-relay').click();
  await ann.page.locator('#pair-name').fill('Anna');
  await ann.page.locator('#pair-join').click();
  await ann.page.locator('#relay-code-give').click();
  const digits = ann.page.locator('#relay-code');
  await expect(digits).toHaveText(/^\d{4} \d{4} \d{4} \d{4}$/);
  const code = await digits.innerText();
  await ben.page.goto(site().address);
  await ben.page.locator('#friends').tap();
  await ben.page
    .locator('#relay-code-field')
    .fill(code.replace(/\d$/, (last) => String((Number(last) + 1) % 10)));
  await ben.page.locator('#relay-code-go').tap();
  await expect(ben.page.locator('#relay-code-said')).toContainText('16');
  await ben.page.locator('#relay-code-field').fill(code);
  await ben.page.locator('#relay-code-go').tap();
  await ben.page.locator('#pair-name').fill('Ben');
  await ben.page.locator('#pair-join').tap();
  const pages = [ann.page, ben.page];
  await playRound(pages, [mouse(ann.page), finger(ben.page)], 4);
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
});

test('the title of a tab that nobody looks at says whose turn it is', async ({ browser }) => {
  const [ann, ben] = [await device(browser), await device(browser)],
    link = await invite(ann.page, 'duel', 2, 'Anna');
  await takeSeat(ben.page, link, 'Ben');
  const pages = [ann.page, ben.page];
  for (const page of pages) await page.locator('main.game').waitFor();
  const titles = (): Promise<string[]> => Promise.all(pages.map((page) => page.title()));
  const [plain = ''] = await titles();
  for (const page of pages)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await expect.poll(async () => (await titles()).sort()).toEqual([plain, `● Your turn · ${plain}`].sort());
  await playRound(pages, [mouse(ann.page), mouse(ben.page)], 1);
  for (const page of pages)
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await expect.poll(titles).toEqual([plain, plain]);
});

test('a clock that the host has chosen is shown, and a game is ended by agreement when a time is up', async ({
  browser,
}) => {
  const [ann, ben] = [
      await device(browser),
      await device(browser, { language: 'de' }, { width: 360, height: 640 }),
    ],
    pages = [ann.page, ben.page];
  const link = await invite(ann.page, 'duel', 2, 'Anna', '1');
  await takeSeat(ben.page, link, 'Ben');
  for (const page of pages) await page.locator('main.game').waitFor();
  const moves = await Promise.all(pages.map((page) => page.evaluate(() => window.__game.seat() !== null))),
    [mover, waiter] = moves[0] ? [ann.page, ben.page] : [ben.page, ann.page],
    name = moves[0] ? 'Anna' : 'Ben',
    isGerman = waiter === ben.page;
  const time = (page: Page): Promise<(string | null)[]> =>
    page.locator('.chip .points').evaluateAll((all) => all.map((one) => one.getAttribute('data-time')));
  for (const page of pages)
    await expect.poll(async () => (await time(page)).filter(Boolean).join(' ')).toMatch(/^23\s(hrs?|Std\.)$/);
  // Two days later at the device of the player who waits.
  await waiter.clock.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
  await expect(waiter.locator('.news')).toContainText(
    isGerman ? `Die Zeit ist um für ${name}` : `The time is up for ${name}`,
  );
  await expect(waiter.locator('.chip .points.over')).toHaveCount(1);
  await waiter.locator('#relay-clock-end').click();
  await expect(waiter.locator('.prompt')).toContainText(
    isGerman ? 'die Partie endet hier' : 'the game ends here',
  );
  await expect(waiter.locator('#relay-clock-leave')).toBeVisible();
  // The player comes back and moves: it goes on.
  await mover.evaluate(() => window.__game.decide(0));
  await expect(waiter.locator('.prompt')).not.toContainText(
    isGerman ? 'die Partie endet hier' : 'the game ends here',
  );
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
});

test('a clock in minutes takes the time of the player who decides', async ({ browser }) => {
  const [ann, ben] = [await device(browser), await device(browser)],
    pages = [ann.page, ben.page],
    link = await invite(ann.page, 'duel', 2, 'Anna', '4');
  await takeSeat(ben.page, link, 'Ben');
  const times = (page: Page): Promise<number[]> =>
    page
      .locator('.chip .points')
      .evaluateAll((all) =>
        all.map((one) =>
          (one.getAttribute('data-time') ?? '0:0')
            .split(':')
            .reduce((sum, part) => sum * 60 + Number(part), 0),
        ),
      );
  for (const page of pages) {
    await page.locator('main.game').waitFor();
    await expect.poll(() => times(page).then((all) => all.length)).toBe(2);
    await expect.poll(async () => Math.max(...(await times(page)))).toBe(300);
    // The other one has all of it still.
    await expect.poll(async () => Math.min(...(await times(page)))).toBeLessThan(297);
    expect(Math.max(...(await times(page)))).toBe(300);
  }
  const first = (await ann.page.evaluate(() => window.__game.seat())) === null ? 1 : 0;
  await pages[first]!.evaluate(() => window.__game.decide(0));
  await expect.poll(async () => (await times(ann.page))[1 - first]).toBeLessThan(299);
  const [there, here] = [await times(ann.page), await times(ben.page)];
  expect(Math.abs(there[first]! - here[first]!)).toBeLessThanOrEqual(2);
  // A reload knows what was used.
  await ben.page.reload();
  await ben.page.locator('main.game').waitFor();
  await expect
    .poll(async () => Math.abs((await times(ben.page))[first]! - here[first]!))
    .toBeLessThanOrEqual(2);
});
