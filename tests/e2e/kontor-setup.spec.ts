// The chooser of a table of Kontor: cards of scenarios, options that say why they are not available, presets.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { coloursOf } from './checks';
import { beginKontor, openChooser } from './kontor';
import { visit, setUp } from './table';

async function chooser(page: Page): Promise<void> {
  await page.locator('label:has(#game-kontor)').click();
  await openChooser(page);
}

test('every scenario of the catalogue has a card with a map, facts and a sentence; the chosen one is played', async ({
  page,
}) => {
  const complaints = await visit(page);
  await chooser(page);
  const cards = page.locator('.scenario');
  expect(await cards.count()).toBeGreaterThanOrEqual(13);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('canvas').first()).toBeAttached();
    await expect(card.locator('.facts')).toHaveText(/\d.* players.*\d+\s×\s\d+.*about \d+ rounds/);
    await expect(card.locator('.about')).toHaveText(/\w.*\./);
    await expect(card.getByRole('radio')).toHaveAccessibleName((await card.locator('.name').textContent())!);
  }
  await expect.poll(() => coloursOf(page.locator('.scenario .map canvas').first())).toBeGreaterThan(40);
  await expect(page.getByRole('radio', { name: 'Base game' })).toHaveAccessibleDescription(
    /2 players.*6\s×\s6.*every finished sector counts/,
  );
  await page.locator('label:has(#scenario-gulliver)').click();
  await expect(page.getByRole('radio', { name: 'Gulliver' })).toBeChecked();
  await page.locator('#table-done').click();
  await expect(page.locator('#table-choose')).toBeFocused();
  await expect(page.locator('#table-name-now')).toHaveText('Gulliver');
  await expect.poll(() => coloursOf(page.locator('.table .map canvas').first())).toBeGreaterThan(40);
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  expect(
    await page.evaluate(() => (window.__game.session().setup().config as { scenario: string }).scenario),
  ).toBe('gulliver');
  expect(complaints).toEqual([]);
});

test('by keyboard alone: arrows go from card to card and from tab to tab, Escape closes', async ({
  page,
}) => {
  await visit(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#table-choose').focus();
  await page.keyboard.press('Enter');
  await page.locator('.scenario').first().waitFor();
  await page.locator('#table-tab-scenarios').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Base game' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const names = await page.locator('.scenario .name').allTextContents();
  const next = names[names.indexOf('Base game') + 1]!;
  await expect(page.locator('dialog').getByRole('radio', { checked: true })).toHaveAccessibleName(next);
  await page.locator('#table-tab-scenarios').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#table-tab-options')).toBeFocused();
  await expect(page.locator('#table-tab-options')).toHaveAttribute('aria-selected', 'true');
  const free = page.locator('[role=switch]:focus:not([aria-disabled=true])');
  for (let tabs = 0; tabs < 30 && (await free.count()) === 0; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.chooser')).toHaveCount(0);
  await expect(page.locator('#table-choose')).toBeFocused();
  await expect(page.locator('#table-name-now')).toHaveText(next);
  await expect(page.locator('.tags li')).toHaveCount(1);
});

test('an option that does not go with the table says why and cannot be switched on; a scenario switches off the options that do not go with it, and says so before', async ({
  page,
}) => {
  await visit(page);
  await chooser(page);
  await page.locator('#table-tab-options').click();
  const last = page.getByRole('switch', { name: 'Last point' });
  await expect(page.locator('#option-lastPoint-why')).toBeEmpty();
  await last.click();
  await expect(last).toBeChecked();
  await page.locator('#table-tab-scenarios').click();
  await expect(page.locator('#scenario-speed-why')).toHaveText(
    '“Last point” does not work with “Speed”. If you choose this, you play without “Last point”.',
  );
  await page.locator('label:has(#scenario-speed)').click();
  await expect(page.locator('dialog .summary')).toHaveText(
    /^Speed, 2 players\. “Last point” does not work with “Speed”\./,
  );
  await page.locator('#table-tab-options').click();
  await expect(last).not.toBeChecked();
  await expect(last).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toHaveAccessibleDescription(/worth 2\. “Last point” does not work with “Speed”\./);
  await last.click({ force: true }); // no player would wait for it
  await last.focus();
  await page.keyboard.press('Space');
  await expect(last).not.toBeChecked();
});

test('the table played last is offered again; a table with a name is kept, used and deleted', async ({
  page,
}) => {
  await visit(page);
  await beginKontor(page, { scenario: 'giant', options: ['misery'] });
  await page.goto(page.url());
  await setUp(page);
  await expect(page.locator('#table-name-now')).toHaveText('The Giant');
  await expect(page.locator('.tags')).toHaveText('Misery');
  await openChooser(page);
  await page.locator('#table-tab-presets').click();
  await page.locator('#table-name').fill('Friday');
  await page.keyboard.press('Enter');
  await expect(page.locator('.mine [role=status]')).toHaveText('Friday is saved on this device.');
  await page.locator('#table-tab-scenarios').click();
  await page.locator('label:has(#scenario-base)').click();
  await page.locator('#table-tab-presets').click();
  await expect(page.locator('.named li')).toContainText('The Giant, 2 players, with Misery.');
  await page.getByRole('button', { name: 'Load' }).click();
  await expect(page.locator('dialog .summary')).toHaveText(
    'The Giant, 2 players, with Misery. Friday is loaded.',
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.named li')).toHaveCount(0);
});

test('remembered tables are checked when they are read', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'dockhand.tables.kontor',
      JSON.stringify({
        last: { count: 4, values: { scenario: 'speed' } },
        named: [
          {
            name: '<img src=x>',
            table: { count: 2, values: { scenario: 'base', components: { game: 'duel' } } },
          },
        ],
      }),
    ),
  );
  const complaints = await visit(page);
  await chooser(page);
  await expect(page.locator('#count-2')).toBeChecked();
  await expect(page.locator('dialog').getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Base game',
  );
  await page.locator('#table-tab-presets').click();
  await expect(page.locator('.named h3')).toHaveText('<img src=x>');
  await expect(page.locator('.named .why')).toHaveText('The file is for another game.');
  await expect(page.getByRole('button', { name: 'Load' })).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a surprise can always be played', async ({ page }) => {
  // The player has finished three games: a surprise spares beginners most of what is hard (P13).
  await page.addInitScript(() =>
    localStorage.setItem('dockhand.tables.kontor', '{"last":{"count":4,"values":{"scenario":"advanced"}}}'),
  );
  await visit(page);
  await page.evaluate(
    (finished) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('dockhand', 1);
        opening.onupgradeneeded = () => void opening.result.createObjectStore('slots');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('slots', 'readwrite');
          for (const id of ['a', 'b', 'c']) writing.objectStore('slots').put(finished, `stats/${id}`);
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    JSON.stringify({
      game: 'kontor',
      at: 1,
      moves: 40,
      seats: [{ name: 'Anna', level: null, points: 30, won: true }],
    }),
  );
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('label:has(#count-4)').click();
  const seen = new Set<string>();
  // The finished games are read meanwhile: until then a beginner is spared most tables.
  for (let n = 0; n < 60 && seen.size < 3; n++) {
    await page.locator('#preset-surprise').click();
    await page.waitForTimeout(60);
    await expect(page.locator('#count-4')).toBeChecked();
    await expect(page.locator('.message')).toBeEmpty();
    seen.add((await page.locator('.table').textContent())!);
  }
  expect(seen.size).toBeGreaterThan(2);
});

test('D7: a harbour is drawn, judged by the engine, played at once, and opened from a link', async ({
  page,
  context,
}) => {
  const complaints = await visit(page);
  await chooser(page);
  await page.locator('label:has(#scenario-advanced)').click();
  await page.locator('#table-tab-draw').click();
  const cell = (x: number, y: number) => page.locator(`.cells [data-cell="${x},${y}"]`);
  const mark = (name: string) => page.locator(`label:has(#mark-${name})`).click();
  await expect(cell(3, 3)).toHaveAccessibleName('Column 4, row 4: Anchor'); // the advanced game begins with a cross on 7 × 7
  await expect(page.locator('.said')).toHaveText('You can play in this harbour.');
  await page.locator('#harbour-columns').selectOption('9');
  await mark('crane-red');
  await cell(2, 2).click();
  await cell(7, 0).click();
  await expect(page.locator('.said')).toHaveText(
    'Every dock must touch a canal, the anchor or another dock.',
  );
  await expect(page.locator('#harbour-use')).toHaveAttribute('aria-disabled', 'true');
  await mark('empty');
  await cell(7, 0).click();
  await mark('canal');
  await cell(5, 4).click();
  await expect(cell(5, 4)).toHaveAccessibleName('Column 6, row 5: Canal');
  await cell(5, 4).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(6, 4)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('.said')).toHaveText('You can play in this harbour.');
  await page.locator('#harbour-use').click();
  await expect(page.locator('dialog .summary')).toContainText('on a harbour of your own');
  await page.locator('#harbour-link').click();
  const link = await page.locator('#harbour-address').inputValue();
  await page.locator('#table-tab-scenarios').click();
  await expect(page.locator('#scenario-tic-tac-toe-why')).toContainText(
    '“Tic-Tac-Toe” has a map of its own.',
  );
  await page.locator('#table-done').click();
  await expect(page.locator('.tags')).toHaveText('Own harbour');
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  const lying = (on: Page) =>
    on.evaluate(() => {
      const { tokens } = window.__game.session().view(null),
        prints = window.__game.session().prints();
      return {
        cells: tokens
          .filter(({ at }) => at.startsWith('cell/'))
          .map(({ at }) => at)
          .sort(),
        board: JSON.stringify(prints[0]),
        moves: window.__game.session().moveCount(),
      };
    });
  const played = await lying(page);
  expect(played.cells).toEqual(expect.arrayContaining(['cell/-1,-1', 'cell/2,1', 'cell/3,1']));
  expect(played.board).toContain('"columns":9,"rows":7');

  const other = await context.newPage();
  await visit(other, {}, link);
  await other.locator('main.game').waitFor();
  expect(await lying(other)).toEqual({ ...played, moves: 0 });
  expect(complaints).toEqual([]);
});

test('P28: cells that are refused are marked; a piece that is set again stays; changes are undone, cleared and mirrored', async ({
  page,
}) => {
  const complaints = await visit(page);
  await chooser(page);
  await page.locator('label:has(#scenario-advanced)').click();
  await page.locator('#table-tab-draw').click();
  const cell = (x: number, y: number) => page.locator(`.cells [data-cell="${x},${y}"]`);
  const mark = (name: string) => page.locator(`label:has(#mark-${name})`).click();
  const undo = page.locator('#harbour-undo'),
    faulty = page.locator('.cells .faulty');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await mark('crane-red');
  await cell(0, 0).click();
  await cell(0, 0).click();
  await expect(cell(0, 0)).toHaveAccessibleName('Column 1, row 1: Red crane, does not fit');
  await expect(faulty).toHaveCount(1);
  await expect(cell(0, 0)).toHaveClass(/faulty/);
  await expect(cell(0, 0)).toHaveCSS('outline-style', 'dashed');
  await expect(cell(0, 0).locator('svg')).toBeVisible();
  await undo.click();
  await expect(cell(0, 0)).toHaveAccessibleName('Column 1, row 1: Empty');
  await expect(faulty).toHaveCount(0);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  // A stroke is one step.
  await mark('empty');
  const [from, to] = [await cell(3, 1).boundingBox(), await cell(3, 2).boundingBox()];
  await page.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(cell(3, 1)).toHaveAccessibleName('Column 4, row 2: Empty');
  await expect(cell(3, 2)).toHaveAccessibleName('Column 4, row 3: Empty');
  await page.locator('#harbour-mirror-top').click();
  await expect(cell(3, 5)).toHaveAccessibleName('Column 4, row 6: Empty');
  await page.locator('#harbour-clear').click();
  await expect(page.locator('.cells button:not([aria-label$="Empty"])')).toHaveCount(1);
  await expect(page.locator('.said')).toHaveText('You can play in this harbour.');
  await page.locator('#harbour-columns').selectOption('9');
  await undo.click();
  await expect(page.locator('#harbour-columns')).toHaveValue('7');
  await undo.click();
  await undo.click();
  await expect(cell(3, 5)).toHaveAccessibleName('Column 4, row 6: Canal');
  await cell(3, 5).focus();
  await page.keyboard.press('Control+z');
  await expect(cell(3, 1)).toHaveAccessibleName('Column 4, row 2: Canal');
  await expect(cell(3, 2)).toHaveAccessibleName('Column 4, row 3: Canal');
  await mark('canal');
  await cell(2, 2).click();
  await page.locator('#harbour-mirror-left').click();
  await expect(cell(4, 2)).toHaveAccessibleName('Column 5, row 3: Canal');
  for (const button of await page.locator('.changes button').all())
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(complaints).toEqual([]);
});

test('a chooser that cannot be fetched says so and can be tried again', async ({ page }) => {
  await visit(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.route(/words-kontor-table-en/, (route) => route.abort());
  await page.locator('#table-choose').click();
  await expect(page.locator('.message')).toContainText('could not be loaded');
  await page.unroute(/words-kontor-table-en/);
  await page.locator('#try-again').click();
  await expect(page.locator('dialog.chooser .scenario').first()).toBeVisible();
});
