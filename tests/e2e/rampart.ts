// Helpers of the end-to-end tests with C'est mon fort !
import type { Page } from '@playwright/test';
import { begun, make, offers, setUp, sitDown, visit, type Hand, type Wish } from './table';
import type { Offer } from '../../www/engine/wire';

type RampartTable = Wish & { points?: boolean; first?: number };

/** Opens the page at a table of C'est mon fort !, as `visitTable` does. */
export async function visitRampart(
  page: Page,
  wish: Wish = {},
  { players = 2, seed = 7, points = false, first }: RampartTable = {},
): Promise<string[]> {
  const complaints = await visit(page, { ...wish, home: true });
  await sitDown(page, { game: 'rampart', players, seed, options: { points, first: first ?? null } });
  return complaints;
}
/** Begins a game of C'est mon fort ! */
export async function beginRampart(
  page: Page,
  { players = 2, seed = 7, points = false, first }: RampartTable = {},
): Promise<void> {
  await setUp(page);
  await page.locator('label:has(#game-rampart)').click();
  await page.locator(`label:has(#count-${players})`).click();
  await page.locator('#option-points').setChecked(points);
  if (first !== undefined) await page.locator('#option-first').selectOption(String(first));
  await page.locator('#seed').fill(String(seed));
  await page.locator('#start').click();
  await page.locator('.layer button.lit').first().waitFor();
  await begun(page);
}

/**
 * Returns a choice that takes every card that can be taken; it depends only on the offers and on the number
 * of moves.
 */
export function chooseRampart(all: Offer[], move: number): Offer {
  const laying = all.filter(({ move: { do: kind } }) => kind === 'take' || kind === 'insert');
  const pool = laying.length > 0 ? laying : all;
  const chosen = pool[(move * 7919 + 13) % pool.length];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
}

/** Plays to the end; returns the kinds of moves made. Calls `before` before each move. */
export async function playRampart(
  page: Page,
  hand: Hand,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const all = await offers(page);
    if (all.length === 0) return done;
    const chosen = chooseRampart(all, done.length);
    await before();
    await make(page, hand, chosen);
    done.push(chosen.move.do);
  }
}
