// M16: the rulebook inside, from the start page, the menu, a refusal and a place of the table.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { coloursOf, violations } from './checks';
import { complete, dismiss, pointOf, visit, visitTable } from './table';

const rule = (page: Page, id: string) => page.locator(`.rules [data-rule="${id}"]`);
const open = async (page: Page): Promise<void> => {
  await page.locator('#rules').click();
  await expect(page.locator('.rules article').first()).toBeVisible();
};

test('M16: the rules can be read before playing, in short and in full, searched, and found in the contents', async ({
  page,
}) => {
  const complaints = await visit(page, { language: 'de' });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Regeln: Imhotep' })).toBeVisible();
  const sail = rule(page, 'imhotep/sail');
  await expect(sail.locator('p').first()).toBeVisible();
  await expect(sail.locator('.more').first()).toBeHidden();
  await page.locator('#rules-full').click();
  await expect(sail.locator('code')).toHaveText('imhotep/sail');
  await expect(rule(page, 'imhotep/pyramids-b')).toContainText('rekonstruiert');
  await expect(rule(page, 'imhotep/pyramids-b').locator('.rulings')).toHaveText(
    'Unsere Entscheidungen: 1, 14, 18, 19 und 38',
  );
  await expect(rule(page, 'imhotep/lever').locator('.rulings')).toHaveText('Unsere Entscheidung: 5');

  await page.locator('#rules-search').fill('MEISSEL'.replace('SS', 'ß'));
  await expect(page.locator('.rules [role=status]')).toContainText('gefunden');
  await expect(rule(page, 'imhotep/chisel')).toBeVisible();
  await expect(sail).toBeHidden();
  await page.locator('#rules-search').fill('imhotep/ruling-5');
  await expect(rule(page, 'imhotep/lever')).toBeVisible();
  await expect(sail).toBeHidden();
  await page.locator('#rules-search').fill('');
  await page.locator('.contents button', { hasText: 'Zorn des Pharaos' }).click();
  await expect(page.locator('#rule-wrath')).toBeFocused();
  await expect(page.locator('#rule-wrath')).toBeInViewport();

  // Drawn by the code that draws the table, and not empty.
  const drawing = rule(page, 'imhotep/pyramid-a').locator('figure canvas');
  await expect(drawing).toBeAttached();
  await expect.poll(() => coloursOf(drawing)).toBeGreaterThan(50);
  expect(await violations(page)).toEqual([]);
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(
      await page.locator('dialog.rulebook').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
    ).toBeLessThanOrEqual(0);
    await expect(page.locator('dialog.rulebook .shut')).toBeInViewport();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.rulebook')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('M16: the rules of each game open with drawings', async ({ page }) => {
  const complaints = await visit(page);
  for (const [game, least] of [
    ['duel', 5],
    ['kontor', 5],
    ['rampart', 2],
  ] as const) {
    await page.locator(`label:has(#game-${game})`).click();
    await expect(page.locator(`#game-${game}`)).toBeChecked();
    await page.locator('form.sheet:not([inert])').waitFor(); // the form of this game, with its buttons
    await page.locator('#rules').click();
    await expect(page.locator(`.rules[data-game=${game}]`)).toBeVisible();
    await expect.poll(() => page.locator('.rules figure').count()).toBeGreaterThanOrEqual(least);
    await dismiss(page);
  }
  expect(complaints).toEqual([]);
});

/**
 * Returns the faults of the pictures of the worked examples: cut at the edge of their paragraph, stretched,
 * or too small to be read.
 */
const badPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rules figure.example')].flatMap((figure) => {
      const name = figure.dataset['example'] ?? '',
        pictures = [...figure.querySelectorAll('canvas')],
        page = figure.closest('article')!.getBoundingClientRect();
      if (pictures.length === 0) return [`${name} has no picture`];
      return pictures.flatMap((canvas) => {
        const { left, right, width, height } = canvas.getBoundingClientRect();
        if (left < page.left || right > page.right + 0.5) return [`${name} is cut`];
        if (Math.abs(width / height / (canvas.width / canvas.height) - 1) > 0.03)
          return [`${name} is stretched`];
        return Math.max(width, height) < 44 ? [`${name} is ${width} × ${height}`] : [];
      });
    }),
  );

test('P19: worked examples are drawn whole at every size, with their results', async ({ page }) => {
  test.slow(); // four books, each picture painted and read
  const complaints = await visit(page);
  for (const [game, least] of [
    ['imhotep', 14],
    ['duel', 9],
    ['kontor', 11],
    ['rampart', 6],
  ] as const) {
    await page.locator(`label:has(#game-${game})`).click();
    await page.locator('form.sheet:not([inert])').waitFor();
    await page.locator('#rules').click();
    const examples = page.locator('.rules figure.example');
    await expect(examples).toHaveCount(least);
    for (const caption of await examples.locator('figcaption').allTextContents())
      expect(caption).toMatch(/^Example\. .*\d.*\.$/);
    for (const canvas of await examples.locator('canvas').all())
      await expect.poll(() => coloursOf(canvas)).toBeGreaterThan(20); // one after the other
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await badPictures(page), `${game} ${width} × ${height}`).toEqual([]);
    }
    await dismiss(page);
  }
  expect(complaints).toEqual([]);
});

test('P19: ids of rules are shown to a player who asks for them', async ({ page }) => {
  await visit(page);
  await open(page);
  await page.locator('#rules-full').click();
  const sail = rule(page, 'imhotep/sail');
  await expect(sail.locator('p.more').first()).toBeVisible();
  await expect(sail.locator('code')).toBeHidden();
  await expect(rule(page, 'imhotep/lever').locator('.rulings')).toBeHidden();
  await page.locator('#rules-ids').click();
  await expect(sail.locator('code')).toBeVisible();
  await expect(rule(page, 'imhotep/lever').locator('.rulings')).toBeVisible();
  await page.locator('#rules-ids').click();
  await expect(sail.locator('code')).toBeHidden();
  // A player who searches for an id wants to see ids.
  await page.locator('#rules-search').fill('imhotep/sail');
  await expect(sail.locator('code')).toBeVisible();
});

test('M16, M17: the rule that forbids a tap opens at its paragraph, and so does the rule of a place, by the keyboard', async ({
  page,
}) => {
  await visitTable(page, {}, { sides: 'b' });
  // A boat without stones, and then a site: the boat does not carry enough.
  await complete(page);
  const { x, y } = await pointOf(page, 'lane/0');
  await page.mouse.click(x, y);
  await page.locator('.inspector .rule button').click();
  await expect(page.locator('#rule-sail')).toBeFocused();
  await expect(rule(page, 'imhotep/sail')).toHaveClass(/here/);
  await expect(rule(page, 'imhotep/sail').locator('.more').first()).toBeVisible();
  await page.keyboard.press('Escape');

  // No rule forbids it, but there is nothing to do here: the link leads to the rule about such places.
  await page.locator('.layer button[data-place="dock/temple"]').focus();
  await page.keyboard.press('Shift+H');
  await expect(page.locator('#rule-temple-b')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.locator('#menu').click();
  await page.locator('#menu-rules').click();
  await expect(page.locator('.rules[data-game=imhotep]')).toBeVisible();
});

test('M16: the results of a search in the rules have the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, { home: true });
  await page.locator('#rules').click();
  await page.locator('#rules-search').fill('boat');
  await expect(page.locator('.rules.found')).toBeVisible();
  expect((await page.locator('.rules article:visible').first().boundingBox())?.width).toBeGreaterThan(500);
});
