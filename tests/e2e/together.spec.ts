// Games by link, between people on other devices: two clean profiles send each other links until the game is over.
import { expect, type Browser, type Page } from '@playwright/test';
import { violations } from './checks';
import { test } from './test';
import { choose, finger, mouse, offers, visit, type Game, type Hand } from './table';

/** A device of its own: nothing is shared with the others but the links. */
async function device(browser: Browser, language = 'en'): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  ).newPage();
  await visit(page, { language, home: true });
  return page;
}

/** Returns the link that the page shows to be sent, and closes the sheet. */
async function linkOf(page: Page): Promise<string> {
  const field = page.locator('dialog[open] .link');
  await field.waitFor();
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Opens a link as a messenger does, in the tab that is open. */
async function openLink(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
}

async function invite(page: Page, game: Game, players: number): Promise<string> {
  await page.locator('label:has(#people-2)').click();
  await page.locator('#set-up').click();
  await page.locator(`label:has(#game-${game})`).click();
  await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
  if (players > 2) await page.locator(`label:has(#count-${players})`).click();
  await page.locator('#start-link').click();
  await page.locator('#together-by-link').click();
  await page.locator('#together-name').fill('Anna');
  await page.locator('#together-join').click();
  return linkOf(page);
}

async function join(page: Page, link: string, name: string): Promise<string> {
  await openLink(page, link);
  await page.locator('#together-name').fill(name);
  await page.locator('#together-join').click();
  return linkOf(page);
}

/** What the page waits for. */
const asked = (page: Page): Promise<'play' | 'seal' | 'over' | 'link' | 'shows'> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open] .link')) return 'link';
    if (document.querySelector('#together-seal, #together-send-back')) return 'seal';
    if (!document.querySelector('main.game')) return 'shows';
    if (window.__game.seat() !== null && window.__game.offers().length > 0) return 'play';
    return window.__game.view().outcome !== null ? 'over' : 'shows';
  });

/** Plays the turn of a device; returns the link that it has to send, or null when the game is over. */
async function turn(page: Page, hand: Hand, count: { moves: number }): Promise<string | null> {
  for (;;) {
    await expect.poll(() => asked(page)).not.toBe('shows');
    switch (await asked(page)) {
      case 'link':
        return linkOf(page);
      case 'seal':
        await page.locator('#together-seal, #together-send-back').first().click();
        await page.locator('dialog[open] .link').waitFor();
        break;
      case 'over':
        return null;
      default:
        await play(page, hand, count.moves++);
    }
  }
}

/** Makes a move; it is either played or sealed. */
async function play(page: Page, hand: Hand, at: number): Promise<void> {
  const offer = choose(await offers(page), at),
    before = await page.evaluate(() => window.__game.moves());
  const places = offer.taps.filter((tap) => !tap.startsWith('choice/'));
  for (const place of places) await hand.tap(place);
  if (offer.taps.some((tap) => tap.startsWith('choice/'))) {
    const all = (await offers(page)).filter(({ taps }) => taps[0]?.startsWith('choice/'));
    await hand.choice(
      Math.max(
        0,
        all.findIndex(({ taps }) => taps[0] === offer.taps[0]),
      ),
    );
  } else await hand.confirm(offer);
  await page.waitForFunction(
    (moves) => document.querySelector('dialog[open] .link') !== null || window.__game.moves() > moves,
    before,
    { polling: 20 },
  );
}

/** Sends links round until the game is over, or this many have been sent; returns how many were. */
async function sendRound(
  pages: Page[],
  hands: Hand[],
  first: string,
  at: number,
  most: number,
): Promise<number> {
  const count = { moves: 0 };
  let link: string | null = first;
  for (let links = 0; links < most; links++) {
    const now = (at + links) % pages.length;
    await openLink(pages[now]!, link);
    link = await turn(pages[now]!, hands[now]!, count);
    if (link === null) return links;
  }
  return most;
}

const hashes = (pages: Page[]): Promise<string[]> =>
  Promise.all(pages.map((page) => page.evaluate(() => window.__game.hash())));

test('a whole Duel is played by links between two clean profiles, one with a mouse, one by touch', async ({
  browser,
}) => {
  const pages = [await device(browser), await device(browser, 'de')],
    hands = [mouse(pages[0]!), finger(pages[1]!)];
  const joined = await join(pages[1]!, await invite(pages[0]!, 'duel', 2), 'Ben');
  const links = await sendRound(pages, hands, joined, 0, 400);
  expect(links).toBeGreaterThan(20);
  expect(links).toBeLessThan(400);
  const [host, guest] = await hashes(pages);
  expect(host).toBe(guest);
  // Both are told who has won.
  for (const page of pages) {
    expect(await page.evaluate(() => window.__game.view().outcome)).not.toBeNull();
    await page.context().close();
  }
});

test('a turn that was sent to another browser says where it belongs, and is pasted there', async ({
  browser,
}) => {
  const [host, guest, stranger] = [await device(browser), await device(browser), await device(browser)];
  const joined = await join(guest, await invite(host, 'duel', 2), 'Ben');
  await openLink(stranger, joined);
  const dialog = stranger.getByRole('dialog', { name: 'This turn belongs to another place' });
  await expect(dialog).toBeVisible();
  expect(new URL(await dialog.locator('.link').inputValue()).hash).toBe(new URL(joined).hash);
  expect(await violations(stranger)).toEqual([]);
  // The host finds the table on the first screen, and pastes the link there.
  await expect(host.locator('.shelf.together')).toContainText('Waiting for an answer');
  await host.locator('#together-paste').click();
  await host.locator('#together-pasted').fill(joined);
  await host.locator('#together-open').click();
  await expect.poll(() => asked(host)).not.toBe('shows');
  await expect(host.locator('.chip')).toContainText(['Anna', 'Ben']);
  for (const page of [host, guest, stranger]) await page.context().close();
});

test('a table by link is where it was after a reload, and the same link is sent again', async ({
  browser,
}) => {
  const [host, guest] = [await device(browser), await device(browser)];
  const joined = await join(guest, await invite(host, 'duel', 2), 'Ben');
  await openLink(host, joined);
  const sent = await turn(host, mouse(host), { moves: 0 });
  const before = await host.evaluate(() => window.__game.hash());
  await host.reload();
  await host.locator('.shelf.together .saved-game').click();
  await expect.poll(() => host.evaluate(() => window.__game?.hash())).toBe(before);
  await host.locator('#together-send-again').click();
  expect(await linkOf(host)).toBe(sent);
  // What was sealed cannot be taken back.
  await expect(host.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
  // The same link once more shows the table as it stands.
  await openLink(guest, sent!);
  await expect.poll(() => asked(guest)).not.toBe('shows');
  const stands = await guest.evaluate(() => window.__game.hash());
  await openLink(guest, sent!);
  await expect.poll(() => asked(guest)).not.toBe('shows');
  expect(await guest.evaluate(() => window.__game.hash())).toBe(stands);
  for (const page of [host, guest]) await page.context().close();
});

test('only games in which nothing is hidden or forgotten are offered by link, and what is not says why', async ({
  page,
}) => {
  await visit(page);
  for (const [game, byLink] of [
    ['imhotep', true],
    ['duel', true],
    ['kontor', null],
    ['rampart', false],
  ] as const) {
    await page.locator(`label:has(#game-${game})`).click();
    await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
    await page.locator('form.sheet:not([inert])').waitFor();
    await expect(page.locator('#start-link')).toHaveCount(byLink === null ? 0 : 1);
    if (byLink === null) continue;
    await page.locator('#start-link').click();
    const link = page.locator('#together-by-link');
    await (byLink ? expect(link).toBeEnabled() : expect(link).toBeDisabled());
    if (!byLink) await expect(page.locator('#together-by-link-about')).toContainText('about remembering');
    await expect(page.locator('#together-by-room')).toBeEnabled();
    await page.keyboard.press('Escape');
  }
});
