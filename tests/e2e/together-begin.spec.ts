// How a table by link begins, what is refused then, and what a player is told of two turns for one place.
import { expect, type Page } from '@playwright/test';
import type { Begin } from '../../www/letters/link-table';
import { invite as inviteAs, linkToSend, makeSecrets } from '../../www/letters/protocol';
import { violations } from './checks';
import { awaited, away, begin, device, invite, join, linkOf, openLink, pick, turn } from './links';
import { mouse, offers } from './table';
import { test } from './test';

const title = (page: Page) => page.locator('dialog[open] h2').first();

test('a table for three seats all who ask, and is dealt when the last of them has opened the link', async ({
  browser,
}) => {
  const [anna, ben, cleo] = [await device(browser), await device(browser), await device(browser)],
    invitation = await invite(anna, 'imhotep', 3),
    // Both have the same link, and answer it one after the other.
    claims = [await join(ben, invitation, 'Ben'), await join(cleo, invitation, 'Cleo')];
  await openLink(anna, claims[1]!);
  await expect(title(anna)).toHaveText('Invite a player');
  await linkOf(anna);
  await expect(anna.locator('.shelf.together .seat')).toContainText(['Anna', 'Cleo']);
  await openLink(anna, claims[0]!);
  await expect(title(anna)).toHaveText('Send this to Cleo');
  await expect(anna.locator('dialog[open]')).toContainText('All players have joined.');
  expect(await violations(anna)).toEqual([]);
  const seats = await linkOf(anna);
  await openLink(cleo, seats);
  await expect(title(cleo)).toHaveText('Send this to Ben');
  const value = await linkOf(cleo);
  for (const page of [anna, cleo]) await expect(page.locator('main.game')).toHaveCount(0);
  await openLink(ben, value);
  expect(['play', 'send-back']).toContain(await awaited(ben));
  await expect(ben.locator('.chip')).toContainText(['Anna', 'Cleo', 'Ben']);
  // A fourth is told that nobody is missing.
  const late = await device(browser);
  await openLink(anna, await join(late, invitation, 'Dan'));
  await expect(anna.getByRole('alert')).toHaveText('Another player has taken this seat.');
  await away(anna, ben, cleo, late);
});

test('an invitation that was made by hand to what cannot be played by link is refused in words', async ({
  browser,
}) => {
  const anything: Begin = () => ({ byLink: true }) as ReturnType<Begin>,
    page = await device(browser),
    players = ['Anna', ''].map((name, colour) => ({ name, colour }));
  for (const game of ['rampart', 'kontor', 'chess']) {
    const made = await inviteAs({ game, players, config: {}, host: 0 }, await makeSecrets(), anything);
    if ('why' in made) throw new Error(made.why);
    await openLink(page, `http://any.example/#t${linkToSend(made)}`);
    await expect(page.getByRole('alert')).toHaveText(
      'This game cannot be played by link. Nothing has changed.',
    );
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await page.locator('#set-up').waitFor();
  await expect(page.locator('.shelf.together')).toHaveCount(0);
  await away(page);
});

/** What the device keeps of its tables; or puts back what it has kept. */
const store = (page: Page, texts?: [string, string][]): Promise<[string, string][]> =>
  page.evaluate(
    (put) =>
      new Promise((done, fail) => {
        const asking = indexedDB.open('dockhand');
        asking.onerror = () => fail(new Error(String(asking.error)));
        asking.onsuccess = () => {
          const slots = asking.result.transaction('slots', 'readwrite').objectStore('slots'),
            found: [string, string][] = [];
          for (const [key, text] of put ?? []) slots.put(text, key);
          const cursor = slots.openCursor();
          cursor.onsuccess = () => {
            if (!cursor.result) {
              asking.result.close();
              return done(found);
            }
            const key = String(cursor.result.key);
            if (key.startsWith('together')) found.push([key, String(cursor.result.value)]);
            cursor.result.continue();
          };
        };
      }),
    texts,
  );

test('a player who has sent two turns from two devices is told which one counts, and so are the others', async ({
  browser,
}) => {
  const { page, other } = await begin([await device(browser), await device(browser)], 'duel'),
    hand = mouse(page);
  // The device is put back to what it was before the first turn, as a second one of the same person would be.
  const before = await store(page);
  const seal = async (at: number): Promise<string> => {
    expect(await pick(page, hand, (await offers(page)).at(at)!)).toBe('seal');
    await page.locator('#together-seal').click();
    return linkOf(page);
  };
  const first = await seal(0);
  await store(page, before);
  await page.reload();
  await page.locator('.shelf.together .saved-game').click();
  await awaited(page);
  const second = await seal(-1);
  await openLink(other, first);
  await awaited(other);
  const stands = await other.evaluate(() => window.__game.hash());
  await openLink(other, second);
  await expect(other.getByRole('alert')).toContainText(
    'has sent two different turns. The first one counts, unless',
  );
  await other.keyboard.press('Escape');
  expect(await other.evaluate(() => window.__game.hash())).toBe(stands);
  // The answer has the turn that counts, and the device with the other one takes it.
  await openLink(page, (await turn(other, mouse(other)))!);
  await expect(page.locator('body')).toContainText('sent two different turns. The other one counts.');
  await awaited(page);
  await away(page, other);
});
