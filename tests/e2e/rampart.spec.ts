import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { farthest } from './checks';

import { beginRampart as begin, playRampart as playOn, visitRampart } from './rampart';
import {
  complete,
  dismiss,
  type Hand,
  hash,
  keyboard,
  make,
  mouse,
  newGame,
  offers,
  settle,
  still,
  visit,
} from './table';
import type { Offer } from '../../www/engine/wire';

const offered = async (page: Page, kind: string): Promise<Offer> => {
  const found = (await offers(page)).find(({ move }) => move.do === kind);
  if (!found) throw new Error(`${kind} is not offered`);
  return found;
};
const turnOver = async (page: Page, hand: Hand, spot: number): Promise<void> => {
  const all = await offers(page);
  const offer = all.find(({ taps }) => taps[0] === `card/${spot}`);
  if (!offer) throw new Error(`spot ${spot} cannot be turned over`);
  await make(page, hand, offer);
};
const number = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const ask = window.__game.view().ask as { number?: number } | null;
    return ask?.number ?? 0;
  });

/** Returns everything that assistive technology is told, as text. */
async function spoken(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes
    .map(({ role, name, description, value }) =>
      [role?.value, name?.value, description?.value, value?.value].join(' '),
    )
    .join('\n');
}

/** Returns the place with the focus, and its label; '' if it is not visible. */
const keyed = (page: Page): Promise<{ at: string; says: string }> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    const seen = active.matches(':focus-visible') && active.getClientRects().length > 0;
    return { at: seen ? (active.dataset['place'] ?? active.id) : '', says: active.textContent };
  });

test('M21: if a button disappears when it is pressed, the focus moves to the next card, or to the prompt', async ({
  page,
}) => {
  await visitRampart(page, {}, { seed: 7 });
  const hand = keyboard(page);
  await turnOver(page, hand, 13);
  await make(page, hand, await offered(page, 'take'));
  expect(await keyed(page)).toEqual({
    at: 'card/0',
    says: expect.stringMatching(/^Card A1, face down/) as unknown,
  });
  await page.keyboard.press('Enter'); // turns the card over
  await expect(page.locator('.choices button').first()).toBeVisible();
  // The card keeps the focus, and the prompt is spoken.
  expect(await keyed(page)).toEqual({ at: 'card/0', says: expect.stringContaining('face up') as unknown });
  await expect(page.locator('#status')).toContainText('Take it?');
  // A mouse does not move the focus.
  await mouse(page).choice(0);
  await expect(page.locator('.choices button')).toHaveCount(0);
  expect((await keyed(page)).at).not.toBe('status');
});

test('M21: a key that is held down answers once, and not the next question too', async ({ page }) => {
  await visitRampart(page, {}, { seed: 7 });
  const hand = keyboard(page);
  await turnOver(page, hand, 13);
  await page.locator('.choices button').first().focus();
  for (let time = 0; time < 8; time++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.evaluate(() => window.__game.moves())).toBe(2);
  await expect(page.locator('#status')).toHaveText(/^White: turn a card over\./);
});

test('P5: after the end a card can be asked about, and the last line still says why the game was won', async ({
  page,
}) => {
  await visitRampart(page, { mode: 'instant' }, { seed: 54 });
  await playOn(page, { ...mouse(page), confirm: () => Promise.resolve() });
  await dismiss(page);
  const hint = page.locator('#hint'),
    won = await hint.textContent();
  expect(won).not.toBe('');
  await page.keyboard.press('Shift'); // the keyboard is in use, so that the focus is a visit
  await page.locator('.layer button[data-place^="card/"]').first().focus();
  await expect(hint).toHaveText(won!);
  await expect(page.locator('#why')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator('.inspector')).toBeVisible();
  await expect(hint).toHaveText(won!);
  await expect(page.locator('#why')).toBeHidden();
});

test('M9: a card that is put back is in no text, label, log line, description or attribute', async ({
  page,
}) => {
  await visitRampart(page, { speed: 'fast' }, { seed: 3, first: 0 });
  const hand = mouse(page);
  const seen: number[] = [];
  for (const spot of [13, 40, 7, 22, 13]) {
    await turnOver(page, hand, spot);
    const shown = await number(page);
    await expect(page.locator('#status')).toContainText(String(shown)); // all players are told while the card lies face up
    await expect(page.locator(`[data-place="card/${spot}"]`)).toHaveText(new RegExp(`face up: ${shown}`));
    seen.push(shown);
    await make(page, hand, await offered(page, 'put-back'));
    // Checked at once, also while a piece may still move.
    const [text, words] = [await page.evaluate(() => document.body.textContent), await spoken(page)];
    await settle(page);
    // Leaves out the style sheet, drawings, measures, and the numbers of spots.
    const html = await page.evaluate(() =>
      document.documentElement.outerHTML.replace(
        /<style[^]*?<\/style>| (style|data-place|data-at|viewBox|d|width|height|maxlength|href|src|content|cx|cy|r|x|y|rx)="[^"]*"/g,
        '',
      ),
    );
    for (const one of seen.filter((value) => value > 9)) {
      const alone = new RegExp(`(?<![\\d.-])${one}(?![\\d.])`);
      for (const [where, all] of Object.entries({ text, words, html })) {
        // Numbers that are not those of cards: cards left, and the length of the longest rampart.
        expect(
          all?.replace(/\b\d+ cards? left\b|×\d+|\d+(?:\/| of )10(?!\d)/g, ''),
          `${one} in ${where}`,
        ).not.toMatch(alone);
      }
    }
  }
  await expect(page.getByRole('log')).toContainText('Black puts B5 back.');
  await expect(page.locator('#undo')).toHaveAttribute('aria-disabled', 'true');
});

test('M7, M9: two tables that differ only in what lies face down are the same page to the byte, and to the pixel', async ({
  page,
  context,
}) => {
  const table = async (
    one: Page,
    seed: number,
  ): Promise<{ html: string; words: string; canvases: string[]; picture: string }> => {
    await visit(one, { mode: 'instant' });
    await begin(one, { seed, first: 0 });
    const hand = { ...mouse(one), confirm: () => Promise.resolve() };
    for (const spot of [0, 13, 44, 13, 30]) {
      await turnOver(one, hand, spot);
      await make(one, hand, await offered(one, 'put-back'));
    }
    await settle(one);
    await one.mouse.move(2, 2);
    await still(one);
    // Without the head, which names the code of the game that was shown first.
    const html = await one.evaluate(() => document.title + document.body.outerHTML);
    const canvases = await one.evaluate(() =>
      [...document.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()),
    );
    return { html, words: await spoken(one), canvases, picture: (await one.screenshot()).toString('base64') };
  };
  const first = await table(page, 101);
  const other = await context.newPage();
  const second = await table(other, 202);
  expect(await hash(page)).not.toBe(await hash(other));
  expect(second.html).toBe(first.html);
  expect(second.words).toBe(first.words);
  expect(second.canvases).toEqual(first.canvases);
  // Around the table the browser itself rounds an edge by one or two of 256 levels, from run to run.
  expect(await farthest(await context.newPage(), first.picture, second.picture)).toBeLessThanOrEqual(2);
});

test('M9: no button and no key looks back before the end; afterwards both do', async ({ page }) => {
  await visitRampart(page, { mode: 'instant' }, { seed: 9 });
  const hand = { ...mouse(page), confirm: () => Promise.resolve() };
  await turnOver(page, hand, 13);
  const shown = await number(page);
  const before = await hash(page);
  await make(
    page,
    hand,
    (await offers(page)).find(({ move }) => move.do === 'put-back' || move.do === 'take')!,
  );
  await complete(page); // a part that is fetched later shows the table anew, without the hint
  await page.keyboard.press('[');
  await expect(page.locator('#hint')).toHaveText(
    'This is a memory game: you can only look back after the end.',
  );
  await expect(page.locator('#status')).not.toContainText(`${shown}.`);
  await expect(page.locator('#earlier')).toBeHidden();
  expect(await hash(page)).not.toBe(before);
  await playOn(page, hand);
  await dismiss(page);
  await page.keyboard.press('[');
  await expect(page.locator('#status')).toContainText('Position after move');
});

test('M9: all backs are alike to the pixel', async ({ page }) => {
  await visitRampart(page, {}, { seed: 5 });
  await page.mouse.move(2, 2);
  await still(page);
  const backs = new Set<string>();
  for (const spot of [0, 1, 8, 13, 22, 36, 44]) {
    const button = page.locator(`[data-place="card/${spot}"]`);
    const box = (await button.boundingBox())!;
    backs.add(
      (
        await page.screenshot({
          clip: { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 },
        })
      ).toString('base64'),
    );
  }
  expect(backs.size).toBe(1);
});

test('S16: in the family mode a tap turns a card, answers are pictures, targets are large, and no card moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page);
  await page.locator('label:has(#game-rampart)').click();
  await page.locator('#family').check();
  await begin(page, { seed: 3 });
  const card = page.locator('[data-place="card/20"]');
  const before = (await card.boundingBox())!;
  expect(Math.min(before.width, before.height)).toBeGreaterThanOrEqual(56);
  await card.click(); // one tap, no confirmation
  await expect(page.locator('.choices button').first()).toBeVisible();
  for (const button of await page.locator('.choices button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(56);
    await expect(button.locator('svg.pictogram')).toBeVisible();
  }
  expect(await card.boundingBox()).toEqual(before);
  await page.locator('.choices button').last().click();
  expect(await page.locator('[data-place="card/1"]').boundingBox()).not.toBeNull();
  await expect(page.locator('[data-place="card/1"]')).toHaveText(/^A2( |$)/);
});

test('P29: nothing has to be read in the family mode: every question and every answer is a picture, to the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() =>
    localStorage.setItem(
      'dockhand.people',
      JSON.stringify(['braid', 'straw'].map((face) => ({ name: '', face }))),
    ),
  );
  const complaints = await visit(page, { speed: 'fast' });
  await page.locator('label:has(#game-rampart)').click();
  await page.locator('#family').check();
  await begin(page, { seed: 7, points: true });
  const asked = page.locator('.prompt .asked .pictogram');
  await expect(asked).toBeVisible();
  await expect(page.locator('.prompt .turn .face')).toBeVisible();
  const hand = { ...mouse(page), confirm: () => Promise.resolve() },
    // The answers are large pictures; if a place has to be tapped, a picture says why.
    pictured = (): Promise<boolean> =>
      page.evaluate(() => {
        const answers = [...document.querySelectorAll('.choices button')],
          side = (one: Element | null): number => {
            const { width, height } = one?.getBoundingClientRect() ?? { width: 0, height: 0 };
            return Math.min(width, height);
          };
        const status = document.getElementById('status')!,
          isCut = side(status) > 1 && status.scrollWidth > status.clientWidth;
        if (isCut) return false;
        return answers.length > 0
          ? answers.every((one) => side(one) >= 56 && side(one.querySelector('svg.pictogram')) >= 36)
          : side(document.querySelector('.prompt .asked svg.pictogram')) >= 48;
      }),
    done = await playOn(page, hand, () => expect.poll(pictured).toBe(true));
  expect(done).toEqual(expect.arrayContaining(['turn-over', 'take', 'put-back', 'shoot', 'insert']));
  const dialog = page.getByRole('dialog', { name: 'Final score' });
  await expect(dialog.locator('.medal')).toBeVisible();
  for (const button of await dialog.locator('.acts button').all()) {
    await expect(button.locator('svg')).toBeVisible();
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(72);
  }
  expect(complaints).toEqual([]);
});

for (const [width, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`P29, M9: at ${width} × ${height} the ground has landmarks, the same in every game, and all backs are alike to the pixel`, async ({
    page,
    context,
  }) => {
    const table = async (one: Page, seed: number): Promise<string> => {
      await one.setViewportSize({ width, height });
      await visit(one);
      await begin(one, { seed, first: 0 });
      await one.mouse.move(2, 2);
      await still(one);
      return (await one.screenshot()).toString('base64');
    };
    const first = await table(page, 11),
      other = await context.newPage(),
      second = await table(other, 12);
    expect(await hash(page)).not.toBe(await hash(other));
    // The whole table, ground and cards.
    expect(await farthest(await context.newPage(), first, second)).toBeLessThanOrEqual(2);
    const spots = await Promise.all(
      Array.from({ length: 45 }, async (_, spot) => {
        const box = (await page.locator(`[data-place="card/${spot}"]`).boundingBox())!;
        return { x: box.x + 10, y: box.y + 3, width: box.width - 20, height: box.height - 6 };
      }),
    );
    // In each column, beside the well, the bridge, the brook, the hedge, and in each of the six plots; the places of
    // columns differ in width.
    for (let column = 0; column < 9; column++) {
      const backs = new Set<string>();
      for (let spot = column; spot < 45; spot += 9)
        backs.add((await page.screenshot({ clip: spots[spot]! })).toString('base64'));
      expect(backs.size).toBe(1);
    }
    // The ground differs between neighbours: path, brook, hedge and soil.
    const between = [
      [13, 22],
      [2, 3],
      [5, 6],
      [27, 28],
      [31, 32],
    ].map(([a, b]) => {
      const [one, two] = [spots[a!]!, spots[b!]!];
      return {
        x: Math.round((one.x + one.width / 2 + two.x + two.width / 2) / 2) - 1,
        y: Math.round((one.y + one.height / 2 + two.y + two.height / 2) / 2) - 1,
        width: 2,
        height: 2,
      };
    });
    const grounds = new Set<string>();
    for (const clip of between) grounds.add((await page.screenshot({ clip })).toString('base64'));
    expect(grounds.size).toBe(between.length);
    // No landmark can be tapped: a button lies over every card and over every rampart, and over nothing else.
    const places = await page
      .locator('.layer [data-place]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['place'] ?? ''));
    expect(places.filter((place) => !/^(card|wall)\//.test(place))).toEqual([]);
  });

const PICTURES = {
  king: [2],
  magician: [3],
  cannon: [4, 5],
  tower: [6, 7],
  prince: [8, 9, 10],
  princess: [11, 12, 13],
  raven: [14, 15],
  'two-ravens': [16, 17],
  plain: Array.from({ length: 29 }, (_, i) => 18 + i),
};

test.describe('components files', () => {
  const offer = (page: Page, text: string, name = 'box.json'): Promise<void> =>
    page
      .locator('#components-file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

  test('bad ones are refused with every reason, and nothing is loaded', async ({ page }) => {
    const complaints = await visit(page);
    await page.locator('label:has(#game-rampart)').click();
    const bad: [string, RegExp[]][] = [
      ['x'.repeat(65 * 1024), [/larger than 64\skB/]],
      ['{"game":', [/not valid JSON/]],
      ['[]', [/must contain “game”/]],
      ['null', [/must contain “game”/]],
      ['{"game":"rampart","pictures":{"king":["38"]}}', [/must contain/]],
      ['{"__proto__":{"x":1},"game":"rampart","pictures":{}}', [/must contain/]],
      [
        JSON.stringify({ game: 'duel', pictures: { ...PICTURES, king: [2, 3], dragon: [99], raven: [14] } }),
        [
          /another game: “duel”/,
          /no picture “dragon”/,
          /“king” is on 2 cards; it must be on exactly 1/i,
          /“raven” is on one card; it must be on at least 2/i,
          /There is no card 99/,
          /Number 3 is listed more than once/,
          /Number 15 is missing/,
        ],
      ],
      [
        JSON.stringify({ game: 'rampart', pictures: { plain: Array.from({ length: 300 }, () => 2) } }),
        [/more pictures or numbers than its cards can have/],
      ],
    ];
    for (const [text, reasons] of bad) {
      await offer(page, text, 'bad.json');
      await expect(page.locator('.components-state')).toContainText('bad.json was not loaded');
      for (const reason of reasons) await expect(page.locator('.components-state')).toContainText(reason);
      await expect(page.locator('#components-remove')).toHaveCount(0);
    }
    await page.locator('#start').click();
    await page.locator('main.game').waitFor();
    expect(await page.evaluate(() => JSON.parse(window.__game.record()).config.deck)).toBeNull();
    expect(complaints).toEqual([]);
  });

  test('a good one is shown as loaded, is kept in the game and its link, and can be removed', async ({
    page,
    context,
  }) => {
    await visit(page);
    await page.locator('label:has(#game-rampart)').click();
    const deck = { game: 'rampart', pictures: PICTURES };
    await offer(page, JSON.stringify(deck));
    await expect(page.locator('.components-state')).toHaveText('Loaded: box.json');
    await begin(page, { seed: 4, points: true });
    expect(await page.evaluate(() => JSON.parse(window.__game.record()).config.deck)).toEqual(deck);
    const [link, end] = [await page.evaluate(() => window.__game.link()), await hash(page)];
    const other = await context.newPage();
    await visit(other, {}, `./#${link}`);
    await expect.poll(() => hash(other)).toBe(end);
    await newGame(page);
    await expect(page.locator('.components-state')).toHaveText('Loaded: box.json');
    await page.locator('#components-remove').click();
    await expect(page.locator('.components-state')).toContainText('removed');
    await begin(page, { seed: 4 });
    expect(await page.evaluate(() => JSON.parse(window.__game.record()).config.deck)).toBeNull();
  });
});

test('M15: after the turn of a computer the keyboard is on the cards again', async ({ page }) => {
  await visit(page, { home: true, speed: 'fast' }, './rampart.html');
  await page.locator('#play').click();
  const place = (): Promise<string> =>
    page.evaluate(
      () => (document.activeElement as HTMLElement).dataset['place'] ?? document.activeElement!.id,
    );
  const lit = page.locator('.layer button.lit');
  await lit.first().waitFor();
  await lit.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const back = page.locator('.choices button').last();
  await back.waitFor();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBe('status'); // the button has gone, and there is nothing to choose
  await expect.poll(place, { timeout: 20_000 }).toMatch(/^card\//);
});
