// The special shop of Kontor: if both players want more special cards than are left, each chooses which card to show.
import type { Session } from '../../pkg/imhotep/imhotep';
import { expect } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { make, mouse, offers, openLink, passOn, visit } from './table';

/** Returns a game in which both players have just bought more special cards than are left. */
function contended(): Session {
  for (let seed = 1; seed < 200; seed++) {
    const session = played('kontor', 2, seed, 0, { scenario: 'advanced', specialShop: true });
    for (let move = 0; move < 400; move++) {
      const { ask, toAct } = session.view(null);
      if (ask?.ask === 'show') return session;
      const [seat] = toAct;
      if (seat === undefined) break;
      const offers = session.offers(seat);
      // Two cards at once, or none: so the purses fill until both want the last two.
      const buys = ask?.ask === 'shop' && offers.length > 2 ? offers.at(-1)! : offers[0]!;
      const offer = ask?.ask === 'shop' ? buys : offers[(move * 7919 + seed) % offers.length]!;
      session.play(seat, offer.move, null);
    }
  }
  throw new Error('no game in which both want the last special cards');
}

test('kontor/special-shop: each player chooses which card to show, and the higher one buys first', async ({
  page,
}) => {
  const session = contended();
  expect(session.view(null).toAct).toEqual([0, 1]);
  await visit(page, { home: true });
  await openLink(page, session.link());
  const hand = mouse(page);
  for (const name of ['Anna', 'Bruno']) {
    await passOn(page, hand);
    await expect(page.locator('.prompt')).toContainText(`${name}: together you want`);
    await expect(page.locator('.prompt')).toContainText('Which card do you show? The higher one buys first.');
    const all = await offers(page);
    expect(all.map(({ move }) => move.do)).toEqual(all.map(() => 'show'));
    await make(page, hand, all.at(name === 'Anna' ? 0 : -1)!);
  }
  await expect(page.locator('.log')).toContainText(/Anna shows \d+/);
  await expect(page.locator('.log')).toContainText(/Bruno shows \d+/);
});
