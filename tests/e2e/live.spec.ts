// Games between devices in one room, each on the own one, by taps.
import { expect } from '@playwright/test';
import { beginRoom, come, device, hashes, playRound } from './devices';
import { finger, mouse } from './table';
import { test } from './test';

for (const [game, least] of [
  ['duel', 20],
  ['rampart', 20],
] as const)
  test(`a whole ${game} is played between two devices in one room`, async ({ browser }) => {
    const pages = [await device(browser), await device(browser, 'de', { width: 390, height: 780 })],
      asked: string[] = [];
    for (const page of pages) page.on('request', (request) => asked.push(request.url()));
    await beginRoom(pages[0]!, game, 2);
    await come(pages[0]!, pages[1]!, 'Ben');
    const moves = await playRound(pages, [mouse(pages[0]!), finger(pages[1]!)]);
    expect(moves).toBeGreaterThan(least);
    const [host, guest] = await hashes(pages);
    expect(host).toBe(guest);
    // Nothing was asked of anybody else.
    for (const url of asked) expect(['127.0.0.1', '']).toContain(new URL(url).hostname);
    for (const page of pages) await page.context().close();
  });
