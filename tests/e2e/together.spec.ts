// Games by link, between people on other devices: two clean profiles send each other links until the game is over.
import { expect, type Page } from '@playwright/test';
import { violations } from './checks';
import {
  asked,
  awaited,
  away,
  begin,
  deal,
  device,
  hashes,
  invite,
  inviteTo,
  join,
  linkOf,
  openLink,
  pick,
  sendRound,
  turn,
  verified,
} from './links';
import { complete, dismiss, finger, leaveGame, mouse, offers, visit } from './table';
import { test } from './test';

test('a whole Duel is played by links between two clean profiles, one with a mouse, one by touch', async ({
  browser,
}) => {
  const pages = [await device(browser), await device(browser, { language: 'de' })],
    hands = [mouse(pages[0]!), finger(pages[1]!)];
  const joined = await join(pages[1]!, await invite(pages[0]!, 'duel', 2), 'Ben');
  const links = await sendRound(pages, hands, joined, 0, 400);
  expect(links).toBeGreaterThan(20);
  expect(links).toBeLessThan(400);
  const [host, guest] = await hashes(pages);
  expect(host).toBe(guest);
  // Both are told who has won, one of them when the link that tells the other has been shown.
  for (const page of pages) {
    expect(await page.evaluate(() => window.__game.view().outcome)).not.toBeNull();
    await page.locator('dialog[open] .ending').waitFor();
  }
  // The next game is by link, too.
  const [, again] = pages as [Page, Page];
  await again.locator('#again').click();
  await expect(again.locator('#together-name')).toHaveValue('Ben');
  await again.locator('#together-join').click();
  await deal(again, pages[0]!, await join(pages[0]!, await linkOf(again), 'Anna'));
  expect(['play', 'send-back']).toContain(await awaited(pages[0]!));
  await expect(pages[0]!.locator('.chip')).toContainText(['Anna', 'Ben']);
  await expect(again.locator('.shelf.together li')).toHaveCount(2);
  expect(await verified(again)).toMatch(/: proved: \d+ letters/);
  await away(...pages);
});

/** How many links the table of three sends; LINKS=400 plays the game to its end. */
const LINKS = Number(process.env['LINKS'] ?? 30);

test('three play Imhotep by links that each go to whose turn it is', async ({ browser }) => {
  const pages = [await device(browser), await device(browser, { language: 'fr' }), await device(browser)],
    invitation = await invite(pages[0]!, 'imhotep', 3),
    joined = await join(pages[1]!, invitation, 'Ben');
  // The second guest joins with the link of the first, and the host seats both. Nobody sees a deal before all have
  // given their value.
  const all = await join(pages[2]!, joined, 'Cleo');
  await expect(pages[2]!.locator('main.game')).toHaveCount(0);
  const links = await sendRound(pages, pages.map(mouse), all, 0, LINKS);
  if (links < LINKS) {
    expect(new Set(await hashes(pages)).size).toBe(1);
    for (const page of pages) expect(await page.evaluate(() => window.__game.view().outcome)).not.toBeNull();
  }
  await away(...pages);
});

test('a turn that was sent to another browser says where it belongs, and is pasted there', async ({
  browser,
}) => {
  const [host, guest, stranger] = [await device(browser), await device(browser), await device(browser)];
  const joined = await join(guest, await invite(host, 'duel', 2), 'Ben');
  await openLink(stranger, joined);
  const dialog = stranger.getByRole('dialog', { name: 'This game was started on another device or browser' });
  await expect(dialog).toBeVisible();
  expect(new URL(await dialog.locator('.link').inputValue()).hash).toBe(new URL(joined).hash);
  expect(await violations(stranger)).toEqual([]);
  // The host finds the table on the first screen, and pastes the link there.
  await expect(host.locator('.shelf.together')).toContainText('Waiting for an answer');
  await host.locator('#together-paste').click();
  await host.locator('#together-pasted').fill(joined);
  await host.locator('#together-open').click();
  await expect(host.locator('dialog[open] h2')).toHaveText('Send this to Ben');
  const seated = await linkOf(host);
  await expect(host.locator('.shelf.together .seat')).toContainText(['Anna', 'Ben']);
  await openLink(guest, seated);
  expect(['play', 'send-back']).toContain(await awaited(guest));
  await expect(guest.locator('.chip')).toContainText(['Anna', 'Ben']);
  await away(host, guest, stranger);
});

test('a table by link is where it was after a reload, and the same link is sent again', async ({
  browser,
}) => {
  const { page: host, other: guest } = await begin([await device(browser), await device(browser)], 'duel');
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
  await away(host, guest);
});

test('a move that ends the turn says that it cannot be taken back, and only its button seals it', async ({
  browser,
}) => {
  for (const mode of ['confirm', 'instant'] as const) {
    const pages = [await device(browser, { mode }), await device(browser, { mode })];
    const { page: host } = await begin(pages, 'duel'),
      hand = mouse(host),
      offer = (await offers(host))[0]!;
    for (const place of [...offer.taps, offer.taps.at(-1)!, offer.taps.at(-1)!]) await hand.tap(place);
    await expect(host.locator('#together-seal')).toHaveText('Send turn');
    await expect(host.locator('#hint')).toContainText('This cannot be taken back.');
    await expect(host.locator('#confirm')).toBeHidden();
    expect(await asked(host)).toBe('play');
    await host.locator('#cancel').click();
    await expect(host.locator('#together-seal')).toHaveCount(0);
    expect(await pick(host, hand, offer)).toBe('seal');
    await host.locator('#together-seal').click();
    expect(await linkOf(host)).toContain('#t');
    await away(...pages);
  }
});

/** Begins a Duel of two, and plays until it is the turn of the first of them. */
async function beginsWith(host: Page, guest: Page): Promise<void> {
  const { page } = await begin([host, guest], 'duel');
  if (page === guest) await openLink(host, (await turn(guest, mouse(guest)))!);
  expect(await awaited(host)).toBe('play');
}

test('whoever waits for others is led to the next table that waits', async ({ browser }) => {
  const [host, ben, cleo] = [await device(browser), await device(browser), await device(browser)];
  await beginsWith(host, ben);
  const first = await host.evaluate(() => window.__game.hash());
  await leaveGame(host);
  await beginsWith(host, cleo);
  await expect(host.locator('#relay-next')).toHaveCount(0); // it is the own turn here
  await turn(host, mouse(host));
  await host.locator('#relay-next').click();
  await expect.poll(() => host.evaluate(() => window.__game.hash())).toBe(first);
  expect(await awaited(host)).toBe('play');
  expect(new URL(host.url()).hash).toBe('');
  // There, too, a turn leads on only if another table waits.
  await turn(host, mouse(host));
  await expect(host.locator('#together-send-again')).toBeVisible();
  await expect(host.locator('#relay-next')).toHaveCount(0);
  await away(host, ben, cleo);
});

const MARKET = 'dock/market';

test('moves before the one that is sealed outlast a reload, and can be taken back then', async ({
  browser,
}) => {
  const pages = [await device(browser), await device(browser)];
  let link: string | null = await join(pages[1]!, await invite(pages[0]!, 'imhotep', 2), 'Ben');
  const count = { moves: 0 };
  for (let links = 0; ; links++) {
    const page = pages[links % 2]!,
      hand = mouse(page);
    await openLink(page, link!);
    // Who sends a boat to the market, and has the first stone on it, takes a card then.
    const offer =
      (await awaited(page)) === 'play' && (await offers(page)).find(({ taps }) => taps.at(-1) === MARKET);
    const moves = await page.evaluate(() => window.__game.moves());
    if (!offer || (await pick(page, hand, offer)) !== 'confirm') {
      if (offer) await page.locator('#cancel').click();
      link = await turn(page, hand, count);
      expect(link).not.toBeNull();
      continue;
    }
    await page.locator('#confirm').click();
    await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(moves + 1);
    const begun = await page.evaluate(() => window.__game.hash());
    await page.reload();
    await page.locator('.shelf.together .saved-game').click();
    await expect.poll(() => page.evaluate(() => window.__game?.hash())).toBe(begun);
    await complete(page);
    await page.locator('#undo:not([aria-disabled])').click();
    await expect.poll(() => page.evaluate(() => window.__game.moves())).toBe(moves);
    await page.reload();
    await page.locator('.shelf.together .saved-game').click();
    await expect.poll(() => page.evaluate(() => window.__game?.moves())).toBe(moves);
    break;
  }
  await away(...pages);
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
    if (byLink === null) {
      // Kontor is played with phones as hands, and the sheet for these says so.
      await page.locator('#start-room').click();
      await expect(page.locator('dialog[open]')).toContainText('cannot be played by link');
      await dismiss(page);
      continue;
    }
    await page.locator('#start-link').click();
    const link = page.locator('#together-by-link');
    await expect(link).toBeVisible();
    await (byLink ? expect(link).toBeEnabled() : expect(link).toBeDisabled());
    if (!byLink) await expect(page.locator('#together-by-link-about')).toContainText('about remembering');
    await expect(page.locator('#together-by-room')).toBeEnabled();
    await dismiss(page);
  }
});

test('a table with computer players says that only people play on several devices', async ({ page }) => {
  await visit(page);
  for (const [game, button, sentence] of [
    ['duel', '#start-link', '#together-people-only'],
    ['kontor', '#start-room', '#room-people-only'],
  ] as const) {
    await page.locator(`label:has(#game-${game})`).click();
    await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
    await page.locator('form.sheet:not([inert])').waitFor();
    // The next game that is chosen is set up against the computer as well.
    if (game === 'duel') {
      await page.locator('#computers').click();
      await page.locator('#level-1').selectOption('0');
    }
    await page.locator(button).click();
    await expect(page.locator(sentence)).toContainText('Give every seat to a person first.');
    for (const way of game === 'duel' ? ['link', 'room'] : [])
      await expect(page.locator(`#together-by-${way}`)).toBeDisabled();
    // P61: a button gives all seats to people.
    if (game === 'duel') {
      await page.locator('#together-people').click();
      for (const way of ['link', 'room']) await expect(page.locator(`#together-by-${way}`)).toBeEnabled();
      await expect(page.locator(sentence)).toHaveCount(0);
    }
    await dismiss(page);
  }
});

test('a link that the browser copies only when asked to is copied by a button', async ({ page }) => {
  await visit(page, { home: true });
  await page.evaluate(() => {
    const texts: string[] = [];
    let isAsked = false;
    addEventListener('click', ({ target }) => (isAsked = (target as Element).id === 'together-copy'), true);
    navigator.clipboard.writeText = (text) =>
      isAsked ? Promise.resolve(void texts.push(text)) : Promise.reject(new Error('not asked'));
    Object.assign(window, { texts });
  });
  await inviteTo(page, 'duel', 2);
  const status = page.locator('dialog[open] [role="status"]');
  await expect(status).toContainText('Copy this link.');
  await page.locator('#together-copy').click();
  await expect(status).toContainText('The link is copied.');
  const link = await page.locator('dialog[open] .link').inputValue();
  expect(await page.evaluate(() => (window as unknown as { texts: string[] }).texts)).toEqual([link]);
});
