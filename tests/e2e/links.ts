// Plays by link as people do: each device shows a link, and the next one opens it. The end-to-end tests and those
// in other engines share this file.
import { expect, type Browser, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import type { Offer } from '../../www/engine/wire';
import { complete, choose, mouse, offers, visit, type Game, type Hand, type Wish } from './table';

/** A device of its own: nothing is shared with the others but the links. */
export async function device(browser: Browser, wish: Wish = {}, address?: string): Promise<Page> {
  const page = await (
    await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  ).newPage();
  // What nothing on the page catches fails the test: `test` listens to its own page only.
  page.on('pageerror', (error) => {
    throw new Error(`on a device: ${error.message} ${error.stack ?? ''}`);
  });
  await visit(page, { ...wish, home: true }, address);
  return page;
}

/** Of each device, to whom its last link was to be sent: the title of its sheet. */
const titles = new WeakMap<Page, string>();

/** Returns the link that the page shows to be sent, and closes the sheet. */
export async function linkOf(page: Page): Promise<string> {
  const field = page.locator('dialog[open] .link');
  await field.waitFor();
  titles.set(page, (await page.locator('dialog[open] h2').first().textContent()) ?? '');
  const link = await field.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Opens a link as a messenger does, in the tab that is open. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
}

/** Fills in the set-up for people by link, and the name of the host; shows the link of the invitation. */
export async function inviteTo(page: Page, game: Game, players: number): Promise<void> {
  await page.locator('label:has(#people-2)').click();
  await page.locator('#set-up').click();
  await page.locator(`label:has(#game-${game})`).click();
  await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
  if (players > 2) await page.locator(`label:has(#count-${players})`).click();
  await page.locator('#start-link').click();
  await page.locator('#together-by-link').click();
  await page.locator('#together-name').fill('Anna');
  await page.locator('#together-join').click();
}

export async function invite(page: Page, game: Game, players: number): Promise<string> {
  await inviteTo(page, game, players);
  return linkOf(page);
}

export async function join(page: Page, link: string, name: string): Promise<string> {
  await openLink(page, link);
  await page.locator('#together-name').fill(name);
  await page.locator('#together-join').click();
  return linkOf(page);
}

/** What the page waits for. */
export const asked = (page: Page): Promise<'play' | 'send-back' | 'over' | 'link' | 'shows'> =>
  page.evaluate(() => {
    if (document.querySelector('dialog[open] .link')) return 'link';
    if (document.querySelector('#together-send-back')) return 'send-back';
    if (!document.querySelector('main.game')) return 'shows';
    if (window.__game.seat() !== null && window.__game.offers().length > 0) return 'play';
    return window.__game.view().outcome !== null ? 'over' : 'shows';
  });

/** Resolves when the page waits for its player; returns for what. */
export async function awaited(page: Page): Promise<'play' | 'send-back' | 'over' | 'link'> {
  let now: Awaited<ReturnType<typeof asked>> = 'shows';
  await expect.poll(async () => (now = await asked(page))).not.toBe('shows');
  return now as Exclude<typeof now, 'shows'>;
}

/** Plays the turn of a device; returns the link that it has to send, or null when the game is over. */
export async function turn(page: Page, hand: Hand, count = { moves: 0 }): Promise<string | null> {
  for (;;) {
    switch (await awaited(page)) {
      case 'link':
        return linkOf(page);
      case 'send-back':
        await page.locator('#together-send-back').click();
        await page.locator('dialog[open] .link').waitFor();
        break;
      case 'over':
        return null;
      default:
        await play(page, hand, count.moves++);
    }
  }
}

/** Chooses a move; its button, Confirm or Send turn, can be pressed then. */
export async function pick(page: Page, hand: Hand, offer: Offer): Promise<'confirm' | 'seal' | 'made'> {
  const before = await page.evaluate(() => window.__game.moves()),
    places = offer.taps.filter((tap) => !tap.startsWith('choice/')),
    ready = page.locator('#together-seal:visible').or(page.locator('#confirm:visible:not([aria-disabled])'));
  for (const place of places) await hand.tap(place);
  if (places.length === offer.taps.length) await ready.first().waitFor();
  else {
    // An answer is a button of its own; if nothing else can be done, the move is complete without it.
    const answers = page.locator('.choices button');
    await answers.or(ready).first().waitFor();
    if ((await ready.count()) === 0) {
      const all = (await offers(page)).filter(({ taps }) => taps[0]?.startsWith('choice/'));
      await hand.choice(
        Math.max(
          0,
          all.findIndex(({ taps }) => taps[0] === offer.taps[0]),
        ),
      );
      await page.waitForFunction(
        (moves) => document.querySelector('#together-seal') !== null || window.__game.moves() > moves,
        before,
        { polling: 20 },
      );
      if ((await page.locator('#together-seal').count()) === 0) return 'made';
    }
  }
  return (await page.locator('#together-seal').count()) > 0 ? 'seal' : 'confirm';
}

/** Makes a move; it is either played or sealed. */
export async function play(page: Page, hand: Hand, at: number): Promise<void> {
  await complete(page); // a part that comes while a move is chosen paints its buttons anew
  const before = await page.evaluate(() => window.__game.moves());
  const how = await pick(page, hand, choose(await offers(page), at));
  if (how === 'seal') {
    await page.locator('#together-seal').click();
    return page.locator('dialog[open] .link').waitFor();
  }
  if (how === 'confirm') await page.locator('#confirm').click();
  await page.waitForFunction((moves) => window.__game.moves() > moves, before, { polling: 20 });
}

/** The names of the players, by seat. */
const NAMES = ['Anna', 'Ben', 'Cleo', 'Dan'];

/** Sends each link to whom it is for until the game is over, or this many have been sent; returns how many were. */
export async function sendRound(
  pages: Page[],
  hands: Hand[],
  first: string,
  at: number,
  most: number,
): Promise<number> {
  const count = { moves: 0 };
  let link: string | null = first,
    now = at;
  for (let links = 0; links < most; links++) {
    const page = pages[now]!;
    const sent: string = link;
    await openLink(page, sent);
    link = await turn(page, hands[now]!, count);
    if (link === null) {
      // The link with the end is for all others.
      for (const one of pages) {
        if (await one.evaluate(() => window.__game.view().outcome !== null)) continue;
        await openLink(one, sent);
        await expect.poll(() => asked(one)).toBe('over');
      }
      return links;
    }
    const title = titles.get(page)!,
      from = now;
    now = NAMES.findIndex((name, seat) => seat !== from && seat < pages.length && title.includes(name));
    expect(now, title).toBeGreaterThanOrEqual(0);
  }
  return most;
}

/** Seats the guest of a table for two, and deals; returns the link that the guest has opened. */
export async function deal(host: Page, guest: Page, joined: string): Promise<string> {
  await openLink(host, joined);
  expect(await awaited(host)).toBe('link');
  const seated = await linkOf(host);
  await openLink(guest, seated);
  await awaited(guest);
  return seated;
}

/** Begins a game of two; returns who plays first, with the link that has brought the turn. */
export async function begin(pages: Page[], game: Game): Promise<{ page: Page; other: Page; link: string }> {
  const [host, guest] = pages as [Page, Page],
    link = await deal(host, guest, await join(guest, await invite(host, game, 2), 'Ben'));
  if ((await awaited(guest)) === 'play') return { page: guest, other: host, link };
  const sent = (await turn(guest, mouse(guest)))!;
  await openLink(host, sent);
  await awaited(host);
  return { page: host, other: guest, link: sent };
}

export const hashes = (pages: Page[]): Promise<string[]> =>
  Promise.all(pages.map((page) => page.evaluate(() => window.__game.hash())));

/** Presses a button of the table that stands first on the first screen. */
export const act = (page: Page, text: string): Promise<void> =>
  page.locator('.shelf.together li').first().locator('.acts button', { hasText: text }).click();

/** Saves the receipt of that table; returns what the verifier says of it. */
export async function verified(page: Page): Promise<string> {
  const save = page.locator('.shelf.together .acts button', {
      hasText: /How this game was dealt|So wurde ausgeteilt/,
    }),
    [file] = await Promise.all([page.waitForEvent('download'), save.first().click()]);
  return execFileSync('python3', ['examples/receipt/verify.py', await file.path()], { encoding: 'utf8' });
}

/** Closes the devices. */
export async function away(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}
