// Games between devices in one room, each on the own one, by taps.
import { expect } from '@playwright/test';
import { answerOf, beginRoom, codeOf, come, device, hashes, paste, playRound } from './devices';
import { finger, mouse } from './table';
import { test } from './test';

for (const game of ['duel', 'rampart'] as const)
  test(`a whole ${game} is played between two devices in one room`, async ({ browser }) => {
    const pages = [await device(browser), await device(browser, 'de', { width: 390, height: 780 })],
      asked: string[] = [];
    for (const page of pages) page.on('request', (request) => asked.push(request.url()));
    await beginRoom(pages[0]!, game, 2);
    await come(pages[0]!, pages[1]!, 'Ben');
    // Until both devices tell how it ended. How long that takes, chance decides: in C'est mon fort ! somebody may
    // soon be out.
    expect(await playRound(pages, [mouse(pages[0]!), finger(pages[1]!)])).toBeGreaterThan(0);
    const [host, guest] = await hashes(pages);
    expect(host).toBe(guest);
    // Another game goes on in the same way, whoever asks for it: both keep their seats, and no code is read.
    await pages[game === 'duel' ? 1 : 0]!.locator('#again').click();
    for (const page of pages) {
      await expect.poll(() => page.evaluate(() => window.__game?.view().outcome)).toBeNull();
      await expect(page.locator('.chip')).toContainText(['Anna', 'Ben']);
    }
    await playRound(pages, [mouse(pages[0]!), finger(pages[1]!)], 4);
    await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
    // Nothing was asked of anybody else.
    for (const url of asked) expect(['127.0.0.1', '']).toContain(new URL(url).hostname);
    for (const page of pages) await page.context().close();
  });

test('a guest whose page is reloaded in the middle of a game is back without a code, and loses no move', async ({
  browser,
}) => {
  const pages = [await device(browser), await device(browser)],
    hands = [mouse(pages[0]!), mouse(pages[1]!)];
  await beginRoom(pages[0]!, 'duel', 2);
  await come(pages[0]!, pages[1]!, 'Ben');
  for (let times = 0; times < 2; times++) {
    await playRound(pages, hands, 5);
    await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
    const [before] = await hashes(pages);
    await pages[1]!.reload();
    await expect.poll(() => pages[1]!.evaluate(() => window.__game?.hash())).toBe(before);
  }
  await playRound(pages, hands, 5);
  // The table is reloaded: it shows its code, and the guest comes as before.
  await pages[0]!.reload();
  await expect(pages[1]!.locator('#status, #hint').first()).toBeVisible();
  await come(pages[0]!, pages[1]!, 'Ben');
  await playRound(pages, hands);
  const [host, guest] = await hashes(pages);
  expect(host).toBe(guest);
  for (const page of pages) await page.context().close();
});

test('a device too many is told that all seats are taken; three play Imhotep', async ({ browser }) => {
  const pages = await Promise.all([1, 2, 3].map(() => device(browser))),
    [host] = pages,
    late = await device(browser);
  await beginRoom(host!, 'imhotep', 3);
  // Two have scanned the same code: the second one is asked to scan the new one.
  const code = await codeOf(host!),
    [one, two] = [await answerOf(pages[1]!, code, 'Ben'), await answerOf(pages[2]!, code, 'Carla')];
  await paste(host!, one);
  await expect(host!.locator('.live-seats')).toContainText('Ben is here');
  await expect.poll(() => codeOf(host!)).not.toBe(code);
  await paste(host!, two);
  await expect(host!.locator('.pair-told')).toContainText('is out of date');
  const last = await codeOf(host!);
  await paste(host!, await answerOf(pages[2]!, last, 'Carla'));
  await playRound(pages, pages.map(mouse), 8);
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
  // Carla's device is closed: the host is told, and shows the code, which somebody else opens.
  await pages[2]!.context().close();
  await playRound(pages.slice(0, 2), pages.map(mouse), 3).catch(() => undefined);
  await expect(host!.locator('#live-show')).toBeVisible();
  await host!.locator('#live-show').click();
  await come(host!, late, 'Dora');
  await expect(late.getByText('All seats in this game are taken.')).toBeVisible();
  for (const page of [host!, pages[1]!, late]) await page.context().close();
});

test('two who have left the room meet again at the table that they keep', async ({ browser }) => {
  const pages = [await device(browser), await device(browser)],
    hands = pages.map(mouse);
  await beginRoom(pages[0]!, 'rampart', 2);
  await come(pages[0]!, pages[1]!, 'Ben');
  await playRound(pages, hands, 3);
  await expect.poll(async () => new Set(await hashes(pages)).size).toBe(1);
  const [before] = await hashes(pages);
  for (const page of pages) await page.goto('./');
  await pages[0]!.locator('.shelf.together').getByRole('button', { name: 'Play in this room' }).click();
  await come(pages[0]!, pages[1]!, 'Ben');
  await expect.poll(() => hashes(pages)).toEqual([before, before]);
  await playRound(pages, hands, 3);
  for (const page of pages) await page.context().close();
});
