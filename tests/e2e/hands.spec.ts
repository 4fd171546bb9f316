// One device is the table, phones are hands: each page is a device of its own, and all meet by pasted codes.
import { expect, type Browser, type Page } from '@playwright/test';
import { violations } from './checks';
import { chooseKontor, openChooser, spoken } from './kontor';
import { finger, make, mouse, offers, passOn, setUp, settle, visit } from './table';
import { test } from './test';
import type { View } from '../../www/engine/wire';

const NAMES = ['Anna', 'Ben', 'Chloé', 'David'];

interface Size {
  width: number;
  height: number;
}
const PHONE: Size = { width: 360, height: 740 };

/** A device of its own, that notes whom it asks for anything. */
async function device(browser: Browser, viewport: Size, asked: Set<string>, language = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: true }),
    page = await context.newPage();
  page.on('request', (request) => asked.add(new URL(request.url()).hostname));
  await visit(page, { language, home: true });
  return page;
}

/** Opens the sheet for phones at a table of Kontor that is about to begin. */
async function openTable(
  page: Page,
  players: number,
  scenario: string,
  options: string[] = [],
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
  await page.locator('#start-room').click();
  await page.locator('.room .pair-shown .link').waitFor();
}

/** A phone comes to the table whose sheet is open. */
async function join(table: Page, phone: Page, name: string): Promise<void> {
  const shown = table.locator('.room .pair-shown .link');
  const link = await shown.inputValue();
  await phone.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await phone.locator('#pair-name').fill(name);
  await phone.locator('#pair-join').tap();
  const own = await phone.locator('.pair-guest .link').inputValue();
  await table.locator('#pair-field').fill(own);
  await table.locator('#pair-take').click();
  await expect(shown).not.toHaveValue(link); // the code for the next one
}

async function begin(table: Page): Promise<void> {
  await table.locator('#room-begin').click();
  await table.locator('main.game').waitFor();
  await expect(table.locator('dialog.sheet[open]')).toHaveCount(0);
}

const viewOf = (table: Page): Promise<View & { moves: number }> =>
  table.evaluate(() => ({ ...window.__game.view(), moves: window.__game.moves() }));

/** Taps what a phone offers until it can be confirmed, and confirms. */
async function decide(phone: Page, at: number): Promise<void> {
  const confirm = phone.locator('#hand-confirm');
  await confirm.waitFor();
  for (let taps = 0; (await confirm.getAttribute('aria-disabled')) !== null; taps++) {
    expect(taps).toBeLessThan(4);
    const stay = phone.locator('.hand [data-key="choice/stay"]'),
      open = phone.locator('.hand [aria-pressed="false"]'),
      count = await open.count();
    if (at % 9 > 0 && (await stay.count()) > 0) await stay.tap();
    else await open.nth((at * 7 + taps) % count).tap();
  }
  await confirm.tap();
}

/** Makes one decision, where it is asked; returns false when the game is over. */
async function step(table: Page, phones: (Page | undefined)[], at: number): Promise<boolean> {
  await settle(table);
  const { outcome, private: hidden, toAct, moves } = await viewOf(table);
  if (outcome) return false;
  const seat = hidden ? toAct[(at * 31) % toAct.length]! : toAct[0]!,
    phone = phones[seat];
  if (hidden && phone) {
    // Nobody is called who has a phone.
    if (phones.every(Boolean)) expect(await table.locator('dialog.handover[open]').count()).toBe(0);
    await decide(phone, at);
  } else {
    const hand = mouse(table);
    const decides = await passOn(table, hand);
    if (hidden) expect(phones[decides!]).toBeUndefined();
    await make(table, hand, chooseKontor(await offers(table), at));
  }
  await table.waitForFunction((before) => window.__game.moves() > before, moves, { polling: 20 });
  return true;
}

/** Makes one decision as `step` does, with clicks of the page itself, which take less time. */
async function quickStep(table: Page, phones: Page[], at: number): Promise<boolean> {
  await settle(table);
  const { outcome, private: hidden, toAct, moves } = await viewOf(table);
  if (outcome) return false;
  const phone = phones[toAct[(at * 31) % toAct.length]!]!;
  if (hidden) {
    await phone.locator('#hand-confirm').waitFor();
    await phone.evaluate((at) => {
      const one = (selector: string): HTMLElement | null => document.querySelector(selector);
      for (let taps = 0; taps < 4 && one('#hand-confirm[aria-disabled]'); taps++) {
        const all = document.querySelectorAll<HTMLElement>('.hand [aria-pressed="false"]');
        (one('.hand [data-key="choice/stay"]') ?? all[(at * 7 + taps) % all.length])?.click();
      }
      one('#hand-confirm')?.click();
    }, at);
  } else {
    await table.waitForFunction(() => window.__game.seat() !== null);
    const { taps, choice } = await table.evaluate((at) => {
      const all = window.__game.offers(),
        { taps } = all[(at * 7919) % all.length]!,
        choices = all.filter((offer) => offer.taps[0]?.startsWith('choice/'));
      return { taps, choice: choices.findIndex((offer) => offer.taps[0] === taps[0]) };
    }, at);
    await table.evaluate(
      ([taps, choice]) => {
        const click = (selector: string, nth = 0): void =>
          document.querySelectorAll<HTMLElement>(selector)[nth]?.click();
        if (choice >= 0) return click('.choices button', choice);
        for (const tap of taps) click(`.layer button[data-place="${tap}"]`);
        click('#confirm');
      },
      [taps, choice] as const,
    );
  }
  await table.waitForFunction((before) => window.__game.moves() > before, moves, { polling: 20 });
  return true;
}

/** The picture of every hand that a table shows, as text: all of them face down. */
const handsOnTable = (table: Page): Promise<unknown[]> =>
  table.evaluate(() =>
    window.__game
      .session()
      .view(window.__game.viewpoint().eye)
      .tokens.filter(({ at, face }) => at.startsWith('hand/') && face !== null)
      .map(({ face }) => face),
  );

async function leave(...pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

test('four play the advanced game of Kontor at a table with four phones, one of which is reloaded', async ({
  browser,
}) => {
  test.slow(); // a whole game on five pages
  const asked = new Set<string>(),
    table = await device(browser, { width: 1366, height: 768 }, asked),
    phones: Page[] = [];
  await openTable(table, 4, 'advanced');
  for (const name of NAMES) {
    const phone = await device(browser, phones.length === 1 ? { width: 740, height: 360 } : PHONE, asked);
    phones.push(phone);
    await join(table, phone, name);
    await expect(table.locator('.room .chairs .own')).toHaveCount(phones.length);
  }
  // A fifth one is turned away in words.
  const fifth = await device(browser, PHONE, asked);
  await join(table, fifth, 'Eve');
  await expect(fifth.locator('#hand-status')).toHaveText('Every seat at this table has a phone already.');
  await begin(table);
  await expect(table.locator('#status')).toHaveText(
    'Anna, Ben, Chloé and David are choosing on their phones.',
  );
  await expect(table.locator('#peek')).toBeHidden();
  for (let at = 0; at < 30; at++) {
    await step(table, phones, at);
    expect(await table.evaluate(() => window.__game.viewpoint())).toEqual({ eye: null, called: null });
  }
  // Ben's phone is reloaded: it is back with its seat, without a code.
  await phones[1]!.reload();
  await expect(phones[1]!.locator('.hand h1')).toHaveText('Ben', { timeout: 20_000 });
  await expect(table.locator('.chip').nth(1)).toHaveAttribute('data-phone', 'here');
  let moves = 30;
  while (await (moves < 40 ? step : quickStep)(table, phones, moves)) moves++;
  expect(moves).toBeGreaterThan(60);
  // All are told the same, and each phone has checked the deal.
  for (const phone of phones) {
    await expect(phone.locator('#hand-status')).toContainText(/\bwon\b/);
    await expect(phone.locator('.hand .about')).toContainText('This phone has checked it.');
  }
  expect([...asked].filter((name) => name !== '127.0.0.1' && name !== '')).toEqual([]);
  // Another game goes on with the same phones.
  await table.locator('#again:visible').first().click();
  await expect(table.locator('#status')).toHaveText(
    'Anna, Ben, Chloé and David are choosing on their phones.',
  );
  for (const phone of phones) await expect(phone.locator('#hand-confirm')).toBeVisible();
  expect(await step(table, phones, 0)).toBe(true);
  await leave(table, fifth, ...phones);
});

test('two hold their cards on phones, and two are called to the table', async ({ browser }) => {
  const asked = new Set<string>(),
    table = await device(browser, { width: 1024, height: 768 }, asked),
    phones = [
      await device(browser, PHONE, asked),
      undefined,
      await device(browser, PHONE, asked, 'de'),
      undefined,
    ];
  await openTable(table, 4, 'advanced');
  await join(table, phones[0]!, 'Anna');
  await join(table, phones[2]!, 'Chloé');
  // The second phone got the second seat, and changes to the third.
  await expect(table.locator('.room .chairs .own')).toHaveCount(2);
  await phones[2]!.locator('#hand-seat-2').tap();
  await expect(table.locator('.room .chairs li').nth(2)).toContainText('Chloé');
  await expect(table.locator('#room-begin')).toHaveText('Begin, 2 players without a phone');
  await begin(table);
  let called = 0;
  for (let at = 0; at < 40 && (await step(table, phones, at)); at++)
    called += (await table.locator('dialog.handover[open]').count()) > 0 ? 1 : 0;
  expect(called).toBeGreaterThanOrEqual(0);
  // Nobody can look at a hand here that is on a phone.
  const { private: hidden } = await viewOf(table);
  if (!hidden) {
    await table.locator('#peek').click();
    await expect(table.locator('dialog.handover .calls button')).toHaveCount(2);
  }
  await leave(table, phones[0]!, phones[2]!);
});

test('a player who looks at the table goes on with that while others choose on phones', async ({
  browser,
}) => {
  const asked = new Set<string>(),
    table = await device(browser, { width: 1024, height: 768 }, asked),
    phone = await device(browser, PHONE, asked);
  await openTable(table, 2, 'base');
  await join(table, phone, 'Anna');
  await begin(table);
  // Black looks at the table while Anna chooses on the phone.
  expect(await passOn(table, mouse(table))).toBe(1);
  const before = await handsOnTable(table);
  expect(before.length).toBeGreaterThan(0);
  await decide(phone, 1);
  await expect.poll(async () => (await viewOf(table)).toAct).toEqual([1]);
  expect(await table.evaluate(() => window.__game.viewpoint().eye)).toBe(1);
  expect(await handsOnTable(table)).toEqual(before);
  await expect(phone.locator('#hand-status')).toContainText('Done. Waiting for');
  // What the phone is told, and speaks, has none of the cards at the table.
  const words = await spoken(phone);
  for (const face of before as { number: number }[]) expect(words).not.toContain(`(${face.number})`);
  await make(table, mouse(table), chooseKontor(await offers(table), 1));
  await leave(table, phone);
});

test('another phone gets a seat only if the table agrees, and a seat can do without', async ({ browser }) => {
  const asked = new Set<string>(),
    table = await device(browser, { width: 1024, height: 768 }, asked),
    [anna, ben, other] = [
      await device(browser, PHONE, asked),
      await device(browser, PHONE, asked),
      await device(browser, PHONE, asked),
    ];
  await openTable(table, 2, 'base');
  await join(table, anna, 'Anna');
  await join(table, ben, 'Ben');
  await begin(table);
  await ben.context().close();
  // The table says so, and offers to do without.
  await expect(table.locator('#hint')).toHaveText('Ben’s phone is not connected.');
  await table.locator('#room-scan').click();
  await join(table, other, 'Ben');
  await other.locator('#hand-seat-1').tap();
  await expect(other.locator('#hand-status')).toHaveText('Asking the table whether this seat is yours…');
  await table.locator('#room-no').click();
  await expect(other.locator('.hand .about')).toHaveText('The table says that this seat is not yours.');
  await other.locator('#hand-seat-1').tap();
  await table.locator('#room-yes').click();
  await expect(other.locator('.hand .cards .card')).not.toHaveCount(0);
  await expect(other.locator('.hand h1')).toHaveText('Ben');
  // Without any phone Ben is called to the table as ever.
  await other.context().close();
  await table.locator('#room-call').click();
  await decide(anna, 1);
  expect(await passOn(table, mouse(table))).toBe(1);
  // When the table leaves the game the phone is told.
  await table.evaluate(() => location.reload());
  await expect(anna.locator('#hand-status')).toHaveText('Not connected. Still trying…');
  await expect(anna.locator('#hand-again')).toBeVisible();
  await leave(table, anna);
});

test('the hand is played by keyboard, and nothing on it breaks the rules of accessibility', async ({
  browser,
}) => {
  const asked = new Set<string>(),
    table = await device(browser, { width: 1024, height: 768 }, asked),
    phone = await device(browser, PHONE, asked);
  await openTable(table, 2, 'base');
  expect(await violations(table)).toEqual([]);
  await join(table, phone, 'Anna');
  expect(await violations(phone)).toEqual([]);
  await begin(table);
  await phone.locator('#hand-confirm').waitFor();
  expect(await violations(phone)).toEqual([]);
  await expect(phone.locator('#hand-status')).toHaveAttribute('role', 'status');
  const press = async (selector: string): Promise<void> => {
    for (let tries = 0; tries < 30; tries++) {
      await phone.keyboard.press('Tab');
      if (await phone.locator(`${selector}:focus`).count()) return phone.keyboard.press('Enter');
    }
    throw new Error(`Tab does not lead to ${selector}`);
  };
  await press('[data-key="choice/stay"]');
  await expect(phone.locator('[data-key="choice/stay"]')).toHaveAttribute('aria-pressed', 'true');
  await press('#hand-confirm');
  await expect.poll(async () => (await viewOf(table)).toAct).toEqual([1]);
  await make(table, finger(table), await call(table, 'stay'));
  await expect(phone.locator('#hand-status')).toContainText('choose a card');
  const first = phone.locator('.hand .card').first();
  await expect(first).toHaveAccessibleName(/Your hand: red \w+ \d+/);
  await press('.hand .card');
  await expect(phone.locator('.hand .card[aria-pressed="true"]')).toHaveCount(1);
  await press('#hand-confirm');
  await expect(phone.locator('#hand-status')).toContainText('Waiting for');
  expect(await violations(phone)).toEqual([]);
  await leave(table, phone);
});

/** The player who has no phone takes the device; returns an offer of this kind. */
async function call(table: Page, kind: string): Promise<Awaited<ReturnType<typeof offers>>[number]> {
  await passOn(table, finger(table));
  const found = (await offers(table)).find(({ move }) => move.do === kind);
  if (!found) throw new Error(`${kind} is not offered`);
  return found;
}
