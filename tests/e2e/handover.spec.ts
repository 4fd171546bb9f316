// A device that is passed around shows a hand only to its player. The tests play Kontor, in which all players
// choose secretly at once.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { farthest, translate } from './checks';
import { spoken, type KontorTable, visitKontor } from './kontor';
import {
  complete,
  hash,
  keyboard,
  make,
  mouse,
  offers,
  passOn,
  settle,
  still,
  visit,
  type Hand,
  setUp,
} from './table';
import type { Offer } from '../../www/engine/wire';

const doing = async (page: Page, kind: string, which = 0): Promise<Offer> => {
  const found = (await offers(page)).filter(({ move }) => move.do === kind).at(which);
  if (!found) throw new Error(`${kind} is not offered`);
  return found;
};
/** Makes the first offers of these kinds, for all players who have to decide. */
async function play(page: Page, hand: Hand, ...kinds: string[]): Promise<void> {
  for (const kind of kinds) {
    await passOn(page, hand);
    await make(page, hand, await doing(page, kind));
  }
}
const viewpoint = (page: Page): Promise<{ eye: number | null; called: number | null }> =>
  page.evaluate(() => window.__game.viewpoint());
/** Returns everything in the document: texts, labels, attributes. */
const html = (page: Page): Promise<string> => page.evaluate(() => document.title + document.body.outerHTML);
const canvases = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()));
const everything = async (
  page: Page,
): Promise<{ html: string; canvases: string[]; words: string; picture: string }> => {
  await settle(page); // buttons get their text in the next frame
  await still(page);
  return {
    html: await html(page),
    canvases: await canvases(page),
    words: await spoken(page),
    picture: (await page.screenshot()).toString('base64'),
  };
};

async function open(page: Page, table: KontorTable = {}): Promise<Hand> {
  await visitKontor(page, { mode: 'confirm' }, table);
  await page.mouse.move(2, 2);
  return mouse(page);
}
/** Returns the text of the cards that only this player sees. */
const secrets = (page: Page, seat: number): Promise<string[]> =>
  page.evaluate((who) => {
    const known = new Set(
      window.__game
        .view()
        .tokens.filter(({ face }) => face !== null)
        .map(({ at }) => at),
    );
    return [...document.querySelectorAll<HTMLElement>(`.layer button[data-place^="hand/${who}/"]`)]
      .filter((button) => !known.has(button.dataset['place'] ?? ''))
      .map((button) => /: (.*?)(?:\.|:|$)/.exec(button.textContent ?? '')?.[1] ?? '');
  }, seat);

test('M8: the screen of the hand-over is the same to the pixel, and says the same, for any hands', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const pictures = new Set<string>();
  const words = new Set<string>();
  for (const [one, seed] of [
    [page, 3],
    [other, 44],
    [page, 105],
  ] as const) {
    await one.bringToFront(); // a page in the background paints nothing
    await open(one, { seed });
    await complete(one); // the parts that are fetched later are in the page, empty
    await one.locator('.choices button').click();
    await expect(one.locator('#handover-title')).toHaveText('For Red only');
    await still(one);
    pictures.add((await one.screenshot()).toString('base64'));
    words.add(await spoken(one));
  }
  expect(pictures.size).toBe(1);
  expect(words.size).toBe(1);
});

test('M7, M8: if another card is chosen in secret, not one byte or pixel of the page differs, under the screen and on the open table', async ({
  page,
  context,
}) => {
  const other = await context.newPage(),
    blank = await context.newPage();
  const seen = [];
  for (const [one, which] of [
    [page, 0],
    [other, 3],
  ] as const) {
    const hand = await open(one, { seed: 9 });
    await play(one, hand, 'stay', 'stay');
    await make(one, hand, await doing(one, 'choose', which)); // by Black, the player who has the device
    await expect(one.locator('#handover-title')).toHaveText('For Red only');
    await one.mouse.move(2, 2);
    const covered = await everything(one);
    await one.locator('#handover-back').click();
    await one.mouse.move(2, 2);
    seen.push({ covered, open: await everything(one) });
  }
  expect(await hash(page)).not.toBe(await hash(other));
  const [first, second] = seen as [(typeof seen)[0], (typeof seen)[0]];
  for (const when of ['covered', 'open'] as const) {
    const { picture, ...rest } = first[when],
      { picture: other, ...others } = second[when];
    expect(others).toEqual(rest);
    // The browser itself rounds an edge by one or two of 256 levels, from run to run.
    expect(await farthest(blank, picture, other)).toBeLessThanOrEqual(2);
  }
});

test('M7, M8: the page never asks the engine for anything that the other players may not see', async ({
  page,
}) => {
  const hand = await open(page, { seed: 12 });
  await page.evaluate(() => {
    const asked: string[] = ((window as unknown as { asked: string[] }).asked = []);
    const session = window.__game.session() as unknown as Record<string, (...all: unknown[]) => unknown>;
    for (const verb of ['view', 'offers', 'simulate', 'scoreDelta', 'play', 'why'] as const) {
      const was = session[verb]!.bind(session);
      session[verb] = (...all) => {
        asked.push(JSON.stringify([verb, ...all]));
        return was(...all);
      };
    }
  });
  const asked = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { asked: string[] }).asked.splice(0));
  await page.locator('.choices button').click();
  expect((await asked()).filter((call) => call !== '["view",null]')).toEqual([]);
  await hand.take();
  expect(await asked()).toContain('["view",0]');
  await hand.choice(1); // stays in the round; Black is called
  expect(await viewpoint(page)).toEqual({ eye: null, called: 1 });
  expect((await asked()).filter((call) => !call.startsWith('["play",0,'))).toEqual(
    expect.arrayContaining(['["view",null]']),
  );
  expect(await asked()).toEqual([]);
  await hand.take();
  const blacks = await asked();
  expect(blacks).toContain('["view",1]');
  expect(blacks.filter((call) => /\["(view|offers)",0/.test(call))).toEqual([]);
});

test('M8: all that a player has seen is gone before the next is called: from canvas, labels, log, announcements and descriptions', async ({
  page,
}) => {
  const hand = await open(page, { seed: 31 });
  await passOn(page, hand);
  const reds = await secrets(page, 0);
  expect(reds).toHaveLength(5);
  await make(page, hand, await doing(page, 'stay'));
  for (const where of ['called', 'taken'] as const) {
    if (where === 'taken') await hand.take();
    const [text, words] = [await html(page), await spoken(page)];
    for (const card of reds) {
      expect(text, where).not.toContain(card);
      expect(words, where).not.toContain(card);
    }
  }
  await expect(page.locator('[data-place="hand/0/0"]')).toHaveText(/face down/);
  await expect(page.locator('[data-place="hand/1/0"]')).not.toHaveText(/face down/);
  await make(page, hand, await doing(page, 'stay'));
  // Black has the device and chooses first: Red must not learn the card.
  const blacks = await secrets(page, 1);
  const chosen = await doing(page, 'choose', 1);
  await hand.tap(chosen.taps[0]!);
  await expect(page.locator('#status')).toContainText('Choose');
  // They are gone at once, not a frame later.
  const atOnce = await page.evaluate(() => {
    document.getElementById('confirm')!.click();
    return [...document.querySelectorAll('.layer button')].map(({ textContent }) => textContent).join('\n');
  });
  for (const card of blacks) expect(atOnce).not.toContain(card);
  // Whoever answers several questions in secret is told of once a round.
  const told = await page.locator('[role=log] li.told-again:not([hidden])').allTextContents();
  expect(told).toHaveLength(new Set(told).size);
  await hand.take();
  const [text, words] = [await html(page), await spoken(page)];
  for (const card of blacks) {
    expect(text).not.toContain(card);
    expect(words).not.toContain(card);
  }
});

test('M8: nothing private survives a hand-over on a page that the browser has translated', async ({
  page,
}) => {
  const hand = await open(page, { seed: 9 });
  await play(page, hand, 'stay', 'stay');
  const own = await secrets(page, 1);
  expect(own.length).toBeGreaterThan(2);
  await translate(page);
  await make(page, hand, await doing(page, 'choose', 0));
  await expect(page.locator('#handover-title')).toHaveText('For Red only');
  const all = await page.evaluate(() => document.body.textContent ?? '');
  expect(own.filter((card) => all.includes(card))).toEqual([]);
});

test('M8: no player can undo, look back at or change what another has decided in private', async ({
  page,
}) => {
  const hand = await open(page, { seed: 8 });
  await play(page, hand, 'stay');
  const before = await hash(page);
  await complete(page);
  await page.locator('#handover-title').waitFor();
  for (const key of ['[', ']', 'z', 'Enter', ' ']) await page.keyboard.press(key);
  expect(await viewpoint(page)).toEqual({ eye: null, called: 1 });
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape'); // back to the open table, not to a hand
  await expect.poll(() => viewpoint(page)).toEqual({ eye: null, called: null });
  await expect(page.locator('#handover-title')).toBeHidden();
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('[');
  await expect(page.locator('#status')).toContainText('Position after move');
  for (const slot of [0, 1, 2, 3, 4])
    for (const seat of [0, 1])
      await expect(page.locator(`[data-place="hand/${seat}/${slot}"]`)).toHaveText(/face down/);
  await page.keyboard.press('Escape');
  await passOn(page, hand);
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
  expect(await hash(page)).toBe(before);
});

test('M8: the second click of a double click, or a key that is held down, does not take the device', async ({
  page,
}) => {
  const hand = await open(page, { seed: 2 });
  await passOn(page, hand);
  await hand.choice(1);
  await page.locator('#take').waitFor();
  const box = (await page.locator('#take').boundingBox())!;
  await page.mouse.click(box.x + 20, box.y + 20, { clickCount: 2 });
  // The first click of the two is intended; the second one must not act on the screen that replaced the
  // first.
  await page.evaluate(() =>
    document.getElementById('take')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
  );
  expect((await viewpoint(page)).eye).toBe(1);
  await make(page, hand, await doing(page, 'stay'));
  await make(page, hand, await doing(page, 'choose'));
  expect(await viewpoint(page)).toEqual({ eye: null, called: 0 });
  await expect(page.locator('#handover-title')).toBeFocused();
  await page.evaluate(() =>
    document.getElementById('take')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
  );
  for (let i = 0; i < 5; i++) await page.keyboard.press('Enter');
  expect(await viewpoint(page)).toEqual({ eye: null, called: 0 });
});

test('M8: turns are played on the open table, with all hands covered; a player looks at a hand by a deliberate act, and the next move covers it', async ({
  page,
}) => {
  const hand = await open(page, { seed: 21 });
  await play(page, hand, 'stay', 'stay', 'choose', 'choose');
  expect(await viewpoint(page)).toEqual({ eye: null, called: null });
  const seat = await page.evaluate(() => window.__game.seat());
  expect(seat).not.toBeNull();
  await expect(page.locator(`[data-place^="hand/"]`).filter({ hasNotText: /face down/ })).toHaveCount(0);
  // The other player looks at a hand: no player can act until it is covered.
  const other = 1 - seat!;
  await page.locator('#peek').click();
  await page.locator(`#call-${other}`).click();
  await page.locator('#take').click();
  expect(await viewpoint(page)).toEqual({ eye: other, called: null });
  await expect(page.locator(`[data-place="hand/${other}/4"]`)).not.toHaveText(/face down/);
  await expect(page.locator('#status')).toContainText('may look now');
  await page.locator('.choices button').click();
  await expect(page.locator(`[data-place="hand/${other}/4"]`)).toHaveText(/face down/);
  // The player to move looks, and plays.
  await page.locator('#peek').click();
  await page.locator(`#call-${seat}`).click();
  await page.locator('#take').click();
  expect((await viewpoint(page)).eye).toBe(seat);
  const lay = await doing(page, 'lay');
  await hand.tap(lay.taps[0]!);
  await hand.confirm(lay);
  expect(await viewpoint(page)).toEqual({ eye: null, called: null });
  await expect(page.locator('#peek')).toHaveText('Look at a hand');
});

test('M8: a hand-over works with the keyboard alone, and the focus is never lost', async ({ page }) => {
  await open(page, { seed: 5 });
  const hand = keyboard(page);
  await passOn(page, hand);
  const focused = (): Promise<string | undefined> =>
    page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);
  await expect.poll(focused).toMatch(/^hand\/0\//); // a card stands for the answer that one is played
  await make(page, hand, await doing(page, 'stay'));
  await expect(page.locator('#handover-title')).toBeFocused();
  await hand.take();
  await make(page, hand, await doing(page, 'stay'));
  const choose = await doing(page, 'choose');
  await make(page, hand, choose);
  await expect(page.locator('#handover-title')).toBeFocused();
  await hand.take();
  await expect.poll(focused).toMatch(/^hand\/0\//);
});

test('M8: no game without secrets ever asks for a hand-over', async ({ page }) => {
  for (const game of ['imhotep', 'duel', 'rampart']) {
    await visit(page);
    await page.locator(`label:has(#game-${game})`).click();
    await expect(page.locator(`#game-${game}`)).toBeChecked();
    await page.locator('#start').click();
    await page.locator('.layer button.lit').first().waitFor();
    await expect(page.locator('#peek')).toBeHidden();
    expect(await page.evaluate(() => window.__game.seat())).not.toBeNull();
  }
});

test('P21: people who share a device are asked once a round, and the device changes hands once', async ({
  page,
}) => {
  await visitKontor(page, { oneAnswer: 'on' }, { seed: 7 });
  const hand = mouse(page);
  await hand.choice(0);
  await expect(page.locator('#handover-title')).toHaveText('For Red only');
  await expect(page.locator('.last-round')).toHaveCount(0);
  await hand.take();
  expect((await offers(page)).map(({ move }) => move.do)).toEqual(expect.arrayContaining(['choose', 'pass']));
  await make(page, hand, await doing(page, 'choose'));
  await expect(page.locator('#handover-title')).toHaveText('For Black only');
  await hand.take();
  await make(page, hand, await doing(page, 'choose'));
  // The cards are turned up; both play in the open.
  for (const kind of ['lay', 'lay']) {
    expect(await viewpoint(page)).toEqual({ eye: null, called: null });
    await make(page, hand, await doing(page, kind));
  }
  // The player who laid last has the device: no screen covers the table, and one tap shows nothing yet.
  const [first, second] = (await page.locator('.prompt #status').textContent())?.startsWith('Black')
    ? ['Black', 'Red']
    : ['Red', 'Black'];
  await page.locator('.choices button').click();
  await expect(page.locator('#status')).toHaveText(`For ${first} only`);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect((await viewpoint(page)).eye).toBeNull();
  await hand.take();
  await make(page, hand, await doing(page, 'choose'));
  await expect(page.locator('#handover-title')).toHaveText(`For ${second} only`);
  // The events since the last look.
  await expect(page.locator('.last-round li').first()).toBeVisible();
  await expect(page.locator('.last-round')).toContainText(/goes first|plays|lays/);
});

test('P21: the player who has the device can go back to the open table; a double tap shows no hand', async ({
  page,
}) => {
  await visitKontor(page, { oneAnswer: 'on' }, { seed: 7 });
  const hand = mouse(page);
  for (let round = 0; round < 2; round++) {
    await passOn(page, hand);
    await make(page, hand, await doing(page, 'choose'));
  }
  for (const kind of ['lay', 'lay']) await make(page, hand, await doing(page, kind));
  await page.locator('.choices button').dblclick();
  await expect(page.locator('#take')).toBeVisible();
  expect((await viewpoint(page)).eye).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.locator('#take')).toHaveCount(0);
  expect(await viewpoint(page)).toEqual({ eye: null, called: null });
});

test('P21: games against the computer are played as printed, and so are shared games if the players prefer it', async ({
  page,
}) => {
  await visit(page, { oneAnswer: 'on' });
  await page.locator('label:has(#game-kontor)').click();
  await expect(page.locator('.tags')).toContainText('One answer');
  await page.locator('#table-choose').click();
  await page.locator('#table-tab-options').click();
  await page.locator('#one-answer').uncheck();
  await page.locator('#table-done').click();
  await expect(page.locator('.tags')).toHaveCount(0);
  await page.goto(page.url());
  await setUp(page);
  await expect(page.locator('#table-choose')).toBeVisible();
  await expect(page.locator('.tags')).toHaveCount(0); // remembered
  await page.locator('#start').click();
  await page.locator('.choices button').first().waitFor();
  expect(JSON.parse(await page.evaluate(() => window.__game.record())).config).not.toHaveProperty(
    'oneAnswer',
  );
});
