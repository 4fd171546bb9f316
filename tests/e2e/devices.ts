// Devices in one room: contexts of their own, which find each other by their codes. The end-to-end tests share this
// file.
import { expect, type Browser, type Page } from '@playwright/test';
import { choose, make, offers, visit, type Game, type Hand } from './table';

/** A device of its own: nothing is shared with the others but the codes. */
export async function device(
  browser: Browser,
  language = 'en',
  viewport = { width: 1024, height: 768 },
): Promise<Page> {
  const page = await (await browser.newContext({ viewport, hasTouch: true })).newPage();
  await visit(page, { language, home: true });
  return page;
}

/** Goes from the first screen to the set-up of a game for so many people. */
export async function setUpFor(page: Page, game: Game, players: number): Promise<void> {
  await page.locator('label:has(#people-2)').click();
  await page.locator('#set-up').click();
  await page.locator(`label:has(#game-${game})`).click();
  await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
  await page.locator('form.sheet:not([inert])').waitFor();
  if (players > 2) await page.locator(`label:has(#count-${players})`).click();
}

/** Sets a game up and shows the code of the table. */
export async function beginRoom(page: Page, game: Game, players: number, name = 'Anna'): Promise<void> {
  await setUpFor(page, game, players);
  await page.locator('#start-link').click();
  await page.locator('#together-by-room').click();
  await page.locator('#pair-name').fill(name);
  await page.locator('#pair-join').click();
}

/** The address of the code that a device shows. */
export async function codeOf(host: Page): Promise<string> {
  const field = host.locator('.pair-host .link');
  await field.waitFor();
  return field.inputValue();
}

/** Opens the code as a camera does; returns the code that the guest shows. */
export async function answerOf(guest: Page, code: string, name: string): Promise<string> {
  await guest.evaluate((hash) => (location.hash = hash), new URL(code).hash);
  const named = guest.locator('#pair-name'),
    own = guest.locator('.pair-guest .link');
  await named.or(own).first().waitFor();
  if (await named.isVisible()) {
    await named.fill(name);
    await guest.locator('#pair-join').click();
  }
  await own.waitFor();
  return own.inputValue();
}

/** Pastes the code of another device. */
export async function paste(page: Page, code: string): Promise<void> {
  await page.locator('#pair-field').fill(code);
  await page.locator('#pair-take').click();
}

/** Lets a guest come to a table whose code is shown. */
export async function come(host: Page, guest: Page, name: string): Promise<void> {
  await paste(host, await answerOf(guest, await codeOf(host), name));
}

/** Whether the player at this device has to do something; 'over' when the game is. */
const asked = (page: Page): Promise<'play' | 'wait' | 'over'> =>
  page.evaluate(() => {
    if (!document.querySelector('main.game') || document.querySelector('dialog.sheet[open] .pair'))
      return 'wait';
    const { seat, view } = window.__game;
    if (view().outcome !== null) return 'over';
    return seat() !== null && window.__game.offers().length > 0 ? 'play' : 'wait';
  });

/** Plays by taps until the game is over at all devices, or for this many moves; returns how many were made. */
export async function playRound(
  pages: Page[],
  hands: Hand[],
  most = Infinity,
  pick = choose,
): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    let states: string[] = [];
    await expect
      .poll(
        async () => {
          states = await Promise.all(pages.map(asked));
          return states.includes('play') || states.every((state) => state === 'over');
        },
        { intervals: [20] },
      )
      .toBe(true);
    const at = states.indexOf('play');
    if (at < 0) return moves;
    await make(pages[at]!, hands[at]!, pick(await offers(pages[at]!), moves));
  }
  return most;
}

export const hashes = (pages: Page[]): Promise<string[]> =>
  Promise.all(pages.map((page) => page.evaluate(() => window.__game.hash())));
