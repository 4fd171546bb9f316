// Kontor over the internet, over Mosquitto with the settings of tools/relay: one device deals, the others have the cards of
// their own seats, and a watcher sees the table.
import { expect, type Page } from '@playwright/test';
import { playRound } from './devices';
import { chooseKontor } from './kontor';
import { finger, mouse } from './table';
import { alike, seen, siteWithRelay, takeSeat, type Device } from './over-relay';
import { test } from './test';

const { site, place, device, invite: inviteTo, playWhole } = siteWithRelay(33_000);

const invite = (page: Page, players: number, name: string, clock?: string): Promise<string> =>
  inviteTo(page, 'kontor', players, name, clock);

/** Makes a move by program: cards at first, then a pass whenever that is offered, so that the game comes to its end. */
const step = (page: Page, cards: number): Promise<{ over: boolean; made: number }> =>
  page.evaluate((until) => {
    if (!document.querySelector('main.game')) return { over: false, made: 0 };
    const { seat, offers, moves, view, decide } = window.__game,
      all = seat() === null ? [] : offers(),
      at = all.findIndex(({ move }) => (move.do === 'pass') === moves() > until);
    if (all.length > 0) decide(Math.max(0, at));
    return { over: view().outcome !== null, made: moves() };
  }, cards);

test('two play Kontor by taps, each comes back after a reload, and one watches', async ({ browser }) => {
  const [ann, ben] = [
      await device(browser),
      await device(browser, { language: 'de' }, { width: 390, height: 780 }),
    ],
    link = await invite(ann.page, 2, 'Anna');
  expect(new URL(link).hash).toMatch(/^#k[\w-]{22}\.[\w-]{22}$/);
  await takeSeat(ben.page, link, 'Ben');
  const pages = [ann.page, ben.page],
    hands = [mouse(ann.page), finger(ben.page)];
  await playRound(pages, hands, 8, chooseKontor);
  await alike(pages);
  // Ben’s device has his true hand, and in the place of Anna’s one that it imagines.
  const eyes = (page: Page): Promise<string[]> =>
    page.evaluate(() => [0, 1].map((eye) => JSON.stringify(window.__game.session().view(eye))));
  const [truth, world] = [await eyes(ann.page), await eyes(ben.page)];
  expect(world[1]).toBe(truth[1]);
  expect(world[0]).not.toBe(truth[0]);
  // The secret of the invitation is in no address.
  for (const page of pages) expect(new URL(page.url()).hash).toMatch(/^#k-[\w-]{22}$/);
  const watcher = await device(browser);
  await watcher.page.goto(link);
  await watcher.page.locator('#relay-watch').click();
  await alike([...pages, watcher.page]);
  for (const at of [1, 0]) {
    const before = await seen(pages[at]!);
    await pages[at]!.reload();
    await expect.poll(() => seen(pages[at]!)).toBe(before);
    await playRound(pages, hands, 4, chooseKontor);
    await alike([...pages, watcher.page]);
  }
  const own = new URL(site().address).host;
  for (const { asked } of [ann, ben, watcher]) expect([...asked].sort()).toEqual([own, place].sort());
});

test('the page says who deals, and keeps a move until the host is back', async ({ browser }) => {
  const [ann, ben] = [await device(browser), await device(browser)],
    link = await invite(ann.page, 2, 'Anna');
  await takeSeat(ben.page, link, 'Ben');
  const pages = [ann.page, ben.page];
  await playRound(pages, pages.map(mouse), 4, chooseKontor);
  await alike(pages);
  const address = ann.page.url(),
    moves = await ben.page.evaluate(() => window.__game.moves());
  await ann.page.goto('about:blank');
  await expect(ben.page.locator('.prompt')).toContainText('Anna deals and is not here right now');
  // If Ben has to decide, his move is kept, also if he closes the page.
  const decides = await ben.page.evaluate(() => window.__game.seat() !== null);
  if (decides) {
    await ben.page.evaluate(() => window.__game.decide(0));
    await expect(ben.page.locator('.prompt')).toContainText('Your move is saved');
    await ben.page.reload();
    await expect(ben.page.locator('.prompt')).toContainText('Your move is saved');
  }
  await ann.page.goto(address);
  await expect(ben.page.locator('.prompt')).not.toContainText('not here', { timeout: 20_000 });
  if (decides) await expect.poll(() => ben.page.evaluate(() => window.__game.moves())).toBeGreaterThan(moves);
  await playRound(pages, pages.map(mouse), 4, chooseKontor);
  // The menu says it as well, and the first screen lists the table.
  await ben.page.locator('#menu').click();
  await ben.page.locator('#menu-dealt-fair').click();
  await expect(ben.page.locator('dialog[open]')).toContainText('deals the cards');
  await ben.page.goto(site().address);
  await ben.page.locator('.together .saved-game').click();
  await alike(pages);
});

test('four play a whole game by taps; two reload, a page crashes, and the relay is killed once', async ({
  browser,
}) => {
  const devices: Device[] = [];
  for (let seat = 0; seat < 4; seat++) devices.push(await device(browser));
  await playWhole(devices, 'kontor', chooseKontor);
});

test('another game brings all along, and the player who asks for it deals', async ({ browser }) => {
  const [ann, ben] = [await device(browser), await device(browser)],
    link = await invite(ann.page, 2, 'Anna'),
    pages = [ann.page, ben.page];
  await takeSeat(ben.page, link, 'Ben');
  await expect
    .poll(async () => (await Promise.all(pages.map((page) => step(page, 4)))).every(({ over }) => over), {
      timeout: 60_000,
      intervals: [50],
    })
    .toBe(true);
  await ben.page.locator('dialog[open] .ending').waitFor();
  await ben.page.locator('#again').click();
  await ann.page.locator('#pair-name').fill('Anna');
  await ann.page.locator('#pair-join').click();
  await expect.poll(() => ann.page.evaluate(() => window.__game.view().outcome)).toBeNull();
  await expect(ann.page.locator('.chip')).toContainText(['Ben', 'Anna']);
  await playRound(pages, pages.map(mouse), 3, chooseKontor);
  await alike(pages);
});

test('a table leads to the next one at which it is the own turn, and calls a player who looks elsewhere', async ({
  browser,
}) => {
  const [ann, ben] = [await device(browser), await device(browser)],
    addresses: string[] = [];
  await ann.page.addInitScript(() =>
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(Object.assign(window, { badge: count })),
    }),
  );
  for (const name of ['Ben', 'Carla']) {
    const link = await invite(ann.page, 2, 'Anna');
    await takeSeat(ben.page, link, name);
    await ann.page.locator('main.game').waitFor();
    await alike([ann.page, ben.page]);
    addresses.push(ann.page.url());
  }
  await expect.poll(() => ann.page.evaluate(() => (window as { badge?: number }).badge)).toBe(2);
  // Both choose at the same time.
  await ann.page.evaluate(() => window.__game.decide(0));
  await expect.poll(() => ann.page.evaluate(() => (window as { badge?: number }).badge)).toBe(1);
  const plain = await ann.page.title();
  await ann.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await ann.page.title()).toBe(plain);
  await expect
    .poll(async () => {
      await step(ben.page, 8);
      return ann.page.title();
    })
    .toBe(`● Your turn · ${plain}`);
  await ann.page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => ann.page.title()).toBe(plain);
  await expect
    .poll(async () => {
      if (await ann.page.evaluate(() => window.__game.seat() !== null))
        await ann.page.evaluate(() => window.__game.decide(0));
      return ann.page.locator('#relay-next').count();
    })
    .toBe(1);
  await ann.page.locator('#relay-next').click();
  await expect(ann.page.locator('.chip')).toContainText(['Anna', 'Ben']);
  await expect.poll(() => ann.page.url()).toBe(addresses[0]);
});

test('a player takes back the last move if the other agrees, and it stays if the other refuses', async ({
  browser,
}) => {
  const [ann, ben] = [
      await device(browser),
      await device(browser, { language: 'de' }, { width: 390, height: 780 }),
    ],
    link = await invite(ann.page, 2, 'Anna'),
    pages = [ann.page, ben.page];
  await takeSeat(ben.page, link, 'Ben');
  await alike(pages);
  const before = await seen(ben.page);
  // Both choose a card in secret; Anna has chosen, and Ben has not.
  await ann.page.evaluate(() => window.__game.decide(0));
  await alike(pages);
  await ann.page.locator('#relay-back').click();
  await expect(ann.page.locator('.news')).toContainText('You have asked');
  await expect(ben.page.locator('.news')).toContainText(
    'Anna fragt: Darf ich meinen letzten Zug zurücknehmen?',
  );
  await ben.page.locator('#relay-back-agree').click();
  await expect.poll(() => seen(ben.page)).toBe(before);
  await alike(pages);
  await expect(ben.page.locator('.news')).toContainText('Anna hat den letzten Zug zurückgenommen.');
  await expect(ann.page.locator('.news')).toContainText('Your last move is taken back.');
  // She chooses another one, and asks again.
  await ann.page.evaluate(() => window.__game.decide(1));
  await alike(pages);
  await ann.page.locator('#relay-back').click();
  await ben.page.locator('.news .shut').click();
  await ben.page.locator('#menu').click();
  await ben.page.locator('#menu-relay-back').click();
  await ben.page.locator('#relay-back-refuse').click();
  await expect(ann.page.locator('.news')).toContainText('Your move stays');
  await expect(ann.page.locator('#relay-back')).toHaveCount(0);
  // A reload shows the same, and the game goes on.
  await ann.page.reload();
  await alike(pages);
  await playRound(pages, pages.map(mouse), 6, chooseKontor);
  await alike(pages);
});

test('a clock takes the time of those who choose, and knows it after a reload', async ({ browser }) => {
  const [ann, ben] = [await device(browser), await device(browser, { language: 'fr' })],
    link = await invite(ann.page, 2, 'Anna', '4'),
    pages = [ann.page, ben.page];
  await takeSeat(ben.page, link, 'Ben');
  await alike(pages);
  /** What each seat has left, in seconds. */
  const left = (page: Page): Promise<number[]> =>
    page.locator('.chip .points').evaluateAll((all) =>
      all.map((one) => {
        const [minutes = 0, seconds = 0] = (one.getAttribute('data-time') ?? '').split(':').map(Number);
        return 60 * minutes + seconds;
      }),
    );
  // Both choose at the same time.
  for (const page of pages) await expect.poll(async () => Math.max(...(await left(page)))).toBeLessThan(297);
  await ben.page.evaluate(() => window.__game.decide(0));
  await alike(pages);
  await expect.poll(async () => (await left(ann.page))[0]).toBeLessThan((await left(ben.page))[1]! - 2);
  const [, before = 0] = await left(ben.page);
  expect(Math.abs((await left(ann.page))[1]! - before)).toBeLessThanOrEqual(2);
  await ben.page.reload();
  await expect.poll(async () => (await left(ben.page))[1]).toBeGreaterThan(0);
  await expect.poll(async () => Math.abs((await left(ben.page))[1]! - before)).toBeLessThanOrEqual(1);
});

test('a computer plays for a player whose time is up, if the others wish it, until the player comes back', async ({
  browser,
}) => {
  const devices = [await device(browser), await device(browser), await device(browser)],
    pages = devices.map(({ page }) => page),
    [ann] = pages as [Page],
    link = await invite(ann, 3, 'Anna', '1');
  await takeSeat(pages[1]!, link, 'Ben');
  await expect(ann.locator('.live-seats')).toContainText('Ben');
  await takeSeat(pages[2]!, link, 'Carla');
  await alike(pages);
  const movesOf = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves()),
    acting = (): Promise<number[]> => ann.evaluate(() => window.__game.view().toAct);
  // All decide but one guest, who has not done so two days later.
  for (let seats = await acting(); seats.length > 1 || seats[0] === 0; seats = await acting()) {
    const before = await movesOf(ann),
      page = pages[seats[0]!]!;
    await expect.poll(() => page.evaluate(() => window.__game.seat())).toBe(seats[0]!);
    await page.evaluate(() => window.__game.decide(0));
    for (const each of pages) await expect.poll(() => movesOf(each)).toBe(before + 1);
  }
  const [out = 1] = await acting(),
    late = pages[out]!,
    others = pages.filter((page) => page !== late),
    before = await movesOf(ann);
  for (const page of others) {
    await page.clock.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000);
    await page.locator('#relay-clock-replace').click();
  }
  await expect.poll(() => movesOf(ann), { timeout: 30_000 }).toBeGreaterThan(before);
  await playRound(others, others.map(mouse), 4, chooseKontor);
  await alike(others);
  await expect(late.locator('.prompt')).toContainText('A computer plays for you');
  await late.locator('#dealt-return').click();
  await expect(late.locator('.prompt')).not.toContainText('A computer plays for you');
  await playRound(pages, pages.map(mouse), 6, chooseKontor);
  await alike(pages);
});
