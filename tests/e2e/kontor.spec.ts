// What the page tells about a table of Kontor.
import { expect } from '@playwright/test';
import { test } from './test';

import { chooseKontor, openChooser, playKontor, visitKontor } from './kontor';
import {
  begun,
  complete,
  finger,
  keyboard,
  make,
  mouse,
  offers,
  painted,
  passOn,
  pointOf,
  setUp,
  settle,
  visit,
} from './table';
import type { Majority, Note } from '../../www/games/kontor/wire';

type SectorNote = Extract<Note, { is: 'sector' }>;

/** The words for each step that decides a sector. */
const STEPS: Record<Majority, RegExp> = {
  'largest-lead': /the biggest lead in one kind of goods/,
  'more-leads': /leading in more kinds decides/,
  'order-of-goods': /wine beats spice/,
  'reversed-order': /spice beats wine/,
  equal: /it is a tie: nobody/i,
  empty: /no warehouses yet: nobody/i,
};

test('M19: every sector says who leads and which step decides, on the map and in the list of all sectors', async ({
  page,
}) => {
  await visitKontor(page, { mode: 'instant' }, { seed: 7 });
  const hand = { ...mouse(page), confirm: () => Promise.resolve() };
  const look = (): Promise<SectorNote[]> =>
    page.evaluate(() =>
      window.__game
        .session()
        .notes(null)
        .flatMap(({ note }) => (note.is === 'sector' ? [note] : [])),
    );
  let sectors = await look();
  const has = (wanted: string): boolean => sectors.some(({ standing }) => standing === wanted);
  for (let move = 0; !(has('open') && has('counts')); move++) {
    expect(await passOn(page, hand), 'the game ends before a sector is finished').not.toBeNull();
    await make(page, hand, chooseKontor(await offers(page), move));
    sectors = await look();
  }
  await passOn(page, hand);
  for (const { cells, standing, by } of sectors) {
    const place = `cell/${cells.at(-1)!.join(',')}`;
    await expect(page.locator(`[data-place="${place}"]`)).toHaveText(
      standing === 'open'
        ? /Open sector of (one dock|\d+ docks): \S+ would win\./
        : /Finished sector of (one dock|\d+ docks): won by \S+\./,
    );
    const { x, y } = await pointOf(page, place);
    await page.mouse.move(x, y);
    await expect(page.locator('#hint')).toHaveText(
      by ? STEPS[by] : /Finished sector at .*(It counts|It takes a place)/,
    );
  }
  await page.locator('.chip').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'Open sectors' })).toBeVisible();
  await expect(sheet.locator('.details tbody')).toHaveCount(sectors.length);
});

test('M17, M18: cards warn of taxes, canals tell what the ship could take, cranes bar, and a place that cannot be tapped says why', async ({
  page,
}) => {
  await visitKontor(page, { mode: 'instant' }, { scenario: 'advanced', seed: 19 });
  const hand = { ...mouse(page), confirm: () => Promise.resolve() };
  const seen = new Set<string>();
  const hint = page.locator('#hint'),
    sheet = page.locator('.inspector');
  const visitPlace = async (place: string): Promise<void> => {
    const { x, y } = await pointOf(page, place);
    await page.mouse.move(x, y);
  };
  const tapAnyway = async (place: string): Promise<void> => {
    const { x, y } = await pointOf(page, place);
    await page.mouse.click(x, y);
  }; // also places whose buttons are announced as disabled
  for (let move = 0; move < 120 && seen.size < 4; move++) {
    if ((await passOn(page, hand)) === null) break;
    const now = await page.evaluate(() => {
      const session = window.__game.session(),
        seat = window.__game.seat()!,
        { eye } = window.__game.viewpoint();
      const ask = window.__game.view().ask as { ask: string };
      const notes = session.notes(eye);
      const barred = notes
        .filter(({ note }) => note.is === 'barred')
        .map(({ at }) => at)
        .find((at) => session.why(seat, [at])?.code === 'crane-bars');
      return { ask: ask.ask, notes, barred };
    });
    const tax = now.notes.find(({ note }) => note.is === 'tax'); // there is none if the other player has passed
    if (now.ask === 'choose' && tax && !seen.has('tax')) {
      await visitPlace(tax.at);
      await expect(hint).toHaveText(
        /Choose .*(If the opposing card has no florin: .*\. If it has one|Tax, whatever your opponent plays)/,
      );
      seen.add('tax');
    }
    const haven = now.notes.find(({ note }) => note.is === 'haven' && note.takes.length > 0);
    if (now.ask === 'ship' && haven && !seen.has('ship')) {
      await visitPlace(haven.at);
      await expect(hint).toHaveText(/Move the ship to .* From there the ship could remove .*\./);
      seen.add('ship');
    }
    if (now.ask === 'lay' && now.barred !== undefined && !seen.has('crane')) {
      await expect(page.locator(`[data-place="${now.barred}"]`)).toHaveText(/Next to a crane: no docks for/);
      await tapAnyway(now.barred);
      await expect(sheet).toContainText('An opposing crane keeps your docks out of this cell.');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      seen.add('crane');
    }
    if (now.ask === 'lay' && !seen.has('taken')) {
      await tapAnyway('top/canals');
      await expect(sheet).toContainText('After laying a card, draw one of the same type');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      seen.add('taken');
    }
    await make(page, hand, chooseKontor(await offers(page), move));
  }
  expect([...seen].sort()).toEqual(['crane', 'ship', 'taken', 'tax']);
});

test('M30: options that cannot be combined say why before they are chosen, and another number of players gets a table that it can play', async ({
  page,
}) => {
  await visit(page);
  await page.locator('label:has(#game-kontor)').click();
  const scenario = page.locator('#table-name-now');
  await openChooser(page);
  await page.locator('label:has(#scenario-base)').click();
  await page.keyboard.press('Escape');
  await expect(scenario).toHaveText('Base game');
  await page.locator('#name-0').fill('Anna');
  await page.locator('label:has(#count-4)').click();
  await expect(scenario).toHaveText('Advanced game');
  await expect(page.locator('.players .note').first()).toContainText('Two teams');
  for (const [seat, name] of ['Anna', 'Red II', 'Black', 'Black II'].entries())
    await expect(page.locator(`#name-${seat}`)).toHaveValue(name);
  await openChooser(page);
  await expect(page.locator('.cards h3')).toHaveText('Not for 4 players');
  await expect(page.locator('.cards h3 ~ .scenario #scenario-base')).toHaveCount(1);
  await expect(page.locator('#scenario-base-why, #scenario-advanced-why')).toHaveText(['', '']);
  await page.locator('label:has(#scenario-base)').click();
  await expect(page.locator('dialog .summary')).toHaveText(
    'Base game, 2 players. This is for 2 players, not for 4. This needs 2 players.',
  );
  await page.locator('#table-done').click();
  await expect(page.locator('#count-2')).toBeChecked();
  await page.locator('label:has(#count-4)').click();
  await expect(scenario).toHaveText('Advanced game');
  await page.locator('#start').click();
  await expect(page.locator('.chip').nth(1)).toHaveAttribute(
    'aria-label',
    /Red II \(of the red team, disc with a hole\)/,
  );
});

test('M8: while cards are turned up slowly, both hands are covered from the first moment', async ({
  page,
}) => {
  await visitKontor(page, { speed: 'slow', mode: 'instant' }, { seed: 3 });
  const hand = { ...mouse(page), confirm: () => Promise.resolve() };
  for (const kind of ['stay', 'stay', 'choose', 'choose']) {
    await passOn(page, hand);
    await make(
      page,
      hand,
      (await offers(page)).find(({ move }) => move.do === kind)!,
    );
  }
  const labels = await page.locator('[data-place^="hand/"]').allTextContents();
  expect(labels.every((label) => label.includes('face down'))).toBe(true);
  expect(await page.evaluate(() => window.__game.viewpoint().eye)).toBeNull();
  await settle(page);
  await expect(page.getByRole('log')).toContainText(/Red plays \d+/);
});

test('P8: hidden choices take one line for each round and player; every move still has an entry that can be pointed at and undone', async ({
  page,
}) => {
  await visitKontor(page, { mode: 'instant' }, { seed: 7 });
  const hand = { ...mouse(page), confirm: () => Promise.resolve() };
  await playKontor(page, hand, 12);
  const moves = page.locator('.entries li:not(.note)');
  await expect(moves).toHaveCount(12);
  const rounds = await moves.evaluateAll((entries) => {
    const told: string[][] = [[]];
    for (const entry of entries as HTMLElement[]) {
      if (!entry.hidden && /has chosen/.test(entry.textContent)) told.at(-1)?.push(entry.textContent);
      if (entry.querySelector('.round')) told.push([]);
    }
    return told;
  });
  expect(rounds.flat().length).toBeGreaterThan(1);
  for (const told of rounds) expect(new Set(told).size, told.join(' ')).toBe(told.length);
  await expect(page.locator('.entries li[hidden]')).not.toHaveCount(0);
  // What has been turned up since is not told as a secret any more.
  await complete(page);
  const secrets = page.locator('.entries li:not(:last-child)', { hasText: 'has chosen' });
  await expect(secrets).not.toHaveCount(0);
  await expect(secrets.filter({ visible: true })).toHaveCount(0);
  await expect(moves.filter({ visible: true })).not.toHaveCount(0);
});

test('the score sheet shows the florins, which decide ties, below the total', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitKontor(page);
  await playKontor(page, mouse(page), 12);
  await page.locator('.chip').first().click();
  const row = page.locator('.scores tfoot tr.ties');
  await expect(row).toContainText('FlorinsThe most florins break a tie');
  const purses = await page.evaluate(() => {
    const counters = window.__game.view().counters as { at: string; count: number }[];
    return [0, 1].map((seat) => String(counters.find(({ at }) => at === `purse/${seat}`)?.count ?? 0));
  });
  await expect(row.locator('td')).toHaveText(purses);
});

test('a harbour that grows is painted before the card moves, and looks as if it were painted anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitKontor(page, { speed: 'fast' }, { scenario: 'base', seed: 7 });
  await complete(page);
  // For each board that is painted for another extent of the harbour: whether that was not shown yet.
  await page.evaluate(() => {
    const stage = window.__game.stage(),
      { game } = stage.picture,
      { paintBoard } = game,
      ahead = Object.assign(window, { ahead: [] as boolean[] }).ahead;
    const extent = ({ layout }: typeof stage.picture): string =>
      JSON.stringify((layout as unknown as { harbour: { grid: object } }).harbour.grid);
    let last = extent(stage.picture);
    game.paintBoard = (g, picture): void => {
      const now = extent(picture);
      if (now !== last) ahead.push(now !== extent(stage.picture));
      last = now;
      paintBoard(g, picture);
    };
  });
  const ahead = (): Promise<boolean[]> =>
    page.evaluate(() => (window as unknown as { ahead: boolean[] }).ahead);
  const hand = mouse(page);
  for (let moves = 1; (await ahead()).length === 0 && (await passOn(page, hand)) !== null; moves++) {
    await make(page, hand, chooseKontor(await offers(page), moves));
    await settle(page);
  }
  expect(await ahead()).toEqual([true]);
  await painted(page);
  // Lines may be smoothed otherwise, but nothing lies elsewhere.
  const others = await page.evaluate(() => {
    const table = document.querySelector<HTMLCanvasElement>('.host canvas')!,
      pixels = (): Uint8ClampedArray =>
        table.getContext('2d')!.getImageData(0, 0, table.width, table.height).data;
    const now = pixels();
    window.__game.stage().resize();
    return pixels().filter((value, i) => Math.abs(value - now[i]!) > 64).length;
  });
  expect(others).toBe(0);
});

for (const [name, handOf] of [
  ['mouse', mouse],
  ['finger', finger],
  ['keyboard', keyboard],
] as const)
  test.describe(`a card is tapped before anything else, by ${name}`, () => {
    test.use({ hasTouch: name === 'finger' });
    test('M1, P45: one Confirm plays it, and it can be tapped before its cell', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      test.setTimeout(60_000);
      const complaints = await visit(page, { speed: 'off', home: true });
      await setUp(page);
      await page.locator('label:has(#game-kontor)').click();
      await page.locator('#computers').click();
      await page.locator('#level-1').selectOption('0');
      if (!(await page.locator('#seed').isVisible())) await page.locator('details.options > summary').click();
      await page.locator('#seed').fill('7');
      await page.locator('#start').click();
      await begun(page);
      const hand = handOf(page),
        status = page.locator('#status');
      // With the keyboard a second Enter on the place confirms.
      const confirm = (place: string): Promise<void> =>
        name === 'keyboard' ? hand.tap(place) : page.locator('#confirm').click();
      const asked = (): Promise<string | undefined> =>
        page.evaluate(() => (window.__game.seat() === null ? undefined : window.__game.view().ask?.ask));
      await hand.tap('hand/0/0');
      await expect(status).toHaveText('Play red dock 25 (tea, florin)');
      await expect(page.locator('#hint')).toHaveText('Then all chosen cards are revealed.');
      await confirm('hand/0/0');
      await expect.poll(asked).toBe('lay');
      await hand.tap('chosen/0');
      await expect(status).toHaveText('Choose a cell for 25.');
      const [lay] = await offers(page);
      await hand.tap(lay!.taps[0]!);
      await expect(status).toContainText('Lay 25 at');
      await confirm(lay!.taps[0]!);
      await expect.poll(asked).toBe('announce');
      const held = await page.evaluate(() => window.__game.session().view(0).tokens);
      expect(held.find(({ at }) => at === lay!.taps[0])?.face).toMatchObject({ number: 25 });
      expect(complaints).toEqual([]);
    });
  });
