// A person who can do nothing more at the table, while the computer players go on.
import { expect } from '@playwright/test';
import { test } from './test';
import { readFileSync } from 'node:fs';
import * as rampart from '../../pkg/rampart/rampart.js';
import { make, mouse, offers, openLink, visit } from './table';

/** Begins a game of Anna, who is a person, against Bruno, who is a computer player; the deal is always the same. */
function twoAtTheTable(): rampart.Session {
  rampart.initSync({ module: readFileSync('pkg/rampart/rampart_bg.wasm') });
  const players = [
    { name: 'Anna', colour: 0 },
    { name: 'Bruno', colour: 1, level: 0 },
  ];
  return rampart.Session.open({
    game: 'rampart',
    players,
    config: { points: false, flagIsTower: false, first: 0, deck: null },
    seed: 7,
  } as never);
}

/** Returns the link of a game in which the person took the highest card first and so is out. */
function outLink(): string {
  const session = twoAtTheTable();
  for (let move = 0; move < 400; move++) {
    const { ask, counters, toAct } = session.view(null),
      [seat = 0] = toAct,
      offers = session.offers(seat) as { move: rampart.RampartMove }[];
    if (counters.some(({ at, count }) => at === 'skipped/0' && count > 0)) return session.link();
    const turned = ask as rampart.RampartAsk | null,
      takes = seat === 0 && turned?.ask === 'decide' && turned.number === 46;
    const fitting = offers.filter(({ move }) => (move.do === 'take') === takes),
      chosen = fitting[(move * 7) % fitting.length];
    session.play(seat, chosen!.move as never, null);
  }
  throw new Error('the highest card was never turned over');
}

test('P2: a person who is out is told why, and can see the end at once', async ({ page }) => {
  const complaints = await visit(page, { speed: 'normal', home: true });
  await openLink(page, outLink());
  const end = page.getByRole('button', { name: 'Show the end' });
  await page.waitForFunction(
    () =>
      document.getElementById('status')?.textContent ===
      'No card left is high enough for you: Bruno continues alone.',
  );
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible(); // a card rests until it was read
  // The sentence stays: a person who looks up later must learn it, too.
  await expect(page.locator('#status')).toHaveText(
    'No card left is high enough for you: Bruno continues alone.',
  );
  await end.click();
  await expect(end).toHaveCount(0);
  await expect(page.locator('#ending-why')).not.toBeEmpty(); // not a rest of 1.5 s for each of its cards
  expect(complaints).toEqual([]);
});

test('P2: a person who still plays is offered no end', async ({ page }) => {
  await visit(page, { speed: 'off', home: true }); // a card rests until a tap
  await openLink(page, twoAtTheTable().link());
  const end = page.getByRole('button', { name: 'Show the end' }),
    next = page.locator('.choices').getByRole('button', { name: 'Next', exact: true });
  // Until the computer has turned a card over, which rests until it was read.
  for (let move = 0; move < 4 && !(await next.isVisible()); move++) {
    await page.waitForFunction(
      () => window.__game.seat() !== null || document.querySelector('.choices button'),
    );
    const [first] = await offers(page);
    if (first) await make(page, mouse(page), first);
    else await next.waitFor();
  }
  await next.waitFor();
  expect(await end.count()).toBe(0); // at once: it would go with the rest
});
