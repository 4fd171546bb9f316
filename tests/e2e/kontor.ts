// Helpers of the end-to-end tests with Kontor.
import type { Page } from '@playwright/test';
import { begun, make, passOn, offers, setUp, sitDown, visit, type Hand, type Wish } from './table';
import type { Offer } from '../../www/engine/wire';

export interface KontorTable {
  players?: 2 | 4;
  scenario?: string;
  options?: string[];
  seed?: number;
}

/** Opens the sheet on which scenario and options are chosen. */
export async function openChooser(page: Page): Promise<void> {
  await page.locator('#table-choose').click();
  await page.locator('dialog.chooser .scenario').first().waitFor();
}

/** Fills in the set-up form and begins. */
export async function beginKontor(
  page: Page,
  { players = 2, scenario = 'base', options = [], seed = 7 }: KontorTable = {},
): Promise<void> {
  await setUp(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#table-choose').waitFor();
  await page.locator(`label:has(#count-${players})`).click();
  await openChooser(page);
  await page.locator(`label:has(#scenario-${scenario})`).click();
  if (options.length > 0) await page.locator('#table-tab-options').click();
  for (const key of options) await page.locator(`#option-${key}`).check();
  await page.locator('#table-done').click();
  if (!(await page.locator('#seed').isVisible())) await page.locator('details.options > summary').click();
  await page.locator('#seed').fill(String(seed));
  await page.locator('#start').click();
  await page.locator('.choices button').first().waitFor();
  await begun(page);
}

/** Opens the page at a table, as `visitTable` does. */
export async function visitKontor(
  page: Page,
  wish: Wish = {},
  { players = 2, scenario = 'base', options = [], seed = 7 }: KontorTable = {},
): Promise<string[]> {
  const complaints = await visit(page, { ...wish, home: true });
  const chosen = Object.fromEntries(options.map((key) => [key, true]));
  await sitDown(page, { game: 'kontor', players, seed, options: { scenario, ...chosen } });
  return complaints;
}

/**
 * Returns a choice that depends only on the offers and on the number of moves. It rarely passes, so that the
 * harbour grows.
 */
export function chooseKontor(all: Offer[], move: number): Offer {
  const rare = all.find(
    ({ move: { do: kind } }) =>
      (kind === 'pass' && (move * 31) % 11 === 0) || (kind === 'lie-still' && move % 3 === 0),
  );
  const playing = all.filter(({ move: { do: kind } }) => kind !== 'pass');
  const pool = playing.length > 0 ? playing : all;
  const chosen = rare ?? pool[(move * 7919 + 13) % pool.length];
  if (!chosen) throw new Error('nothing is offered');
  return chosen;
}

/** Plays to the end; returns the kinds of moves made. */
export async function playKontor(page: Page, hand: Hand, most = Infinity): Promise<string[]> {
  const done: string[] = [];
  while (done.length < most && (await passOn(page, hand)) !== null) {
    const chosen = chooseKontor(await offers(page), done.length);
    await make(page, hand, chosen);
    done.push(chosen.move.do);
  }
  return done;
}

/** Returns everything that assistive technology is told, as text. */
export async function spoken(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes
    .map(({ role, name, description, value }) =>
      [role?.value, name?.value, description?.value, value?.value].join(' '),
    )
    .join('\n');
}
