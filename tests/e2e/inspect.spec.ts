// P5: every part of the table can be asked about, in every way of pointing, and in every player's turn.
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './test';
import { begun, hash, painted, pointOf, visit, visitTable } from './table';

const sheet = (page: Page): Locator => page.locator('.inspector');
const card = (page: Page): Locator => page.locator('button[data-place^="market/"]').first();

test('P5: a market card says what it is, what it does, what it is worth and its rule', async ({ page }) => {
  const complaints = await visitTable(page, {}, { players: 2, seed: 11 });
  const before = await hash(page);
  const label = await card(page).textContent();
  await card(page).click({ force: true });
  await expect(sheet(page)).toBeVisible();
  const name = await sheet(page).locator('h2').textContent();
  expect(label).toContain(name);
  await expect(sheet(page)).toContainText(/at once|at the end|action/i);
  await expect(sheet(page).locator('canvas')).toBeVisible();
  await expect(sheet(page)).toContainText('You take a card when');
  await expect(sheet(page).locator('.now')).toHaveCount(0); // the player did not try to take it
  // The prompt is the same as before, and has no second link to the rule.
  await expect(page.locator('#hint')).toBeEmpty();
  await expect(page.locator('#why')).toBeHidden();
  await expect(sheet(page).locator('.rule p')).not.toBeEmpty();
  expect(await hash(page)).toBe(before);
  // Its rule opens in the rulebook.
  const rule = await sheet(page).locator('.rule').getAttribute('data-rule');
  await sheet(page).locator('.rule button').click();
  await expect(page.locator(`dialog[open] [data-rule="${rule}"]`)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('P5: a sheet goes when its reader moves by keyboard, and does not lie over the next moves', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 2, seed: 11 });
  await page.keyboard.press('Tab');
  await card(page).focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.locator('.layer button[data-place^="boat/"].lit').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('#status')).toContainText('White');
  await expect(sheet(page)).toBeHidden();
});

test('P5: the deck, the sled and the points of a player can be asked about', async ({ page }) => {
  await visitTable(page, {}, { players: 2, seed: 11 });
  await page.locator('button[data-place="deck"]').click({ force: true });
  await expect(sheet(page).locator('h2')).toHaveText('Deck');
  await page.keyboard.press('Escape');
  // Outside all buttons a tap asks about the player whose panel it is in.
  const name = page.locator('.labels .name').first();
  const box = (await name.boundingBox())!;
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await expect(sheet(page)).toContainText('stones on the sled');
  await expect(sheet(page).locator('.rule')).toBeVisible();
});

test('P44: where a drag ends, a resting mouse asks nothing', async ({ page }) => {
  await visitTable(page, {}, { players: 2 });
  await page.locator('.host.grabs').waitFor();
  const at = await page.evaluate(() => {
    const { x, y, w, h } = window.__game
        .stage()
        .areas()
        .find(({ id }) => id === 'sled/0')!.rect,
      layer = document.querySelector('.layer')!.getBoundingClientRect();
    return { x: layer.x + x + 12, y: layer.y + y + h / 2, w };
  });
  const [stone, boat] = [at, await pointOf(page, 'boat/1/0')];
  await page.mouse.move(stone.x, stone.y);
  await page.mouse.down();
  await page.mouse.move(boat.x, boat.y, { steps: 8 });
  await expect(page.locator('.dragged')).toBeVisible();
  await page.mouse.up();
  await page.mouse.move(boat.x + 1, boat.y);
  await page.waitForTimeout(1500);
  await expect(page.locator('.inspector')).toBeHidden();
});

test('P5: a right click, a resting mouse and a key ask about a place, also about a choice; Esc goes back', async ({
  page,
}) => {
  await visitTable(page, {}, { players: 2, seed: 11 });
  const quarry = page.locator('.layer button.lit').first();
  await quarry.click({ button: 'right' });
  await expect(sheet(page).locator('.now.choose')).not.toBeEmpty();
  await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'true'); // nothing was chosen
  await page.locator('h1').click();
  await expect(sheet(page)).toBeHidden();
  await card(page).hover({ force: true });
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page)).toHaveCSS('pointer-events', 'none'); // never in the way of the next tap
  await page.mouse.move(5, 5);
  await expect(sheet(page)).toBeHidden();
  await quarry.focus();
  await page.keyboard.press('w');
  await expect(sheet(page).locator('h2')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(quarry).toBeFocused();
  // A player is asked about at the top.
  await page.locator('.chip').first().click({ button: 'right' });
  await expect(sheet(page)).toContainText('Black');
  await page.keyboard.press('Escape');
  // In a small window a resting mouse opens nothing: a sheet would cover most of the table.
  await page.setViewportSize({ width: 360, height: 740 });
  await card(page).hover({ force: true });
  await page.waitForTimeout(1000);
  await expect(sheet(page)).toBeHidden();
});

test.describe('P5: with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a long press asks and chooses nothing, and the sheet does not cover the place that it describes', async ({
    page,
  }) => {
    await visitTable(page, {}, { players: 2, seed: 11 });
    const lit = page.locator('.layer button.lit').first(),
      box = (await lit.boundingBox())!;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(sheet(page)).toBeVisible();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await painted(page);
    await expect(page.locator('#confirm')).toHaveAttribute('aria-disabled', 'true');
    // The picture is the piece alone, larger than on the table.
    const picture = (await sheet(page).locator('canvas').boundingBox())!;
    expect(picture.height).toBeGreaterThan(box.height);
    const covers = (await sheet(page).boundingBox())!;
    expect(covers.y >= box.y + box.height || covers.y + covers.height <= box.y).toBe(true);
    expect(covers.x + covers.width).toBeLessThanOrEqual(360);
    const prompt = (await page.locator('.prompt').boundingBox())!;
    expect(covers.y + covers.height).toBeLessThanOrEqual(prompt.y); // the prompt and its buttons stay in reach
  });
});

test.describe('P5: in a low window', () => {
  test.use({ viewport: { width: 640, height: 330 } });

  test('a sheet that continues below its edge shows so, until its end is reached', async ({ page }) => {
    await visitTable(page, {}, { players: 2, seed: 11 });
    await card(page).click({ button: 'right', force: true });
    await expect(sheet(page)).toBeVisible();
    const more = sheet(page).locator('.more');
    await expect(more).toBeVisible();
    await sheet(page).evaluate((root) => root.scrollTo(0, root.scrollHeight));
    await expect(more).toBeHidden();
  });
});

test('P5: a sheet that fits shows no lower edge that fades, even after one that continued', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 360 });
  await visitTable(page, {}, { players: 2, seed: 11 });
  const more = sheet(page).locator('.more');
  await card(page).click({ button: 'right', force: true });
  await expect(more).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1366, height: 768 });
  await card(page).click({ button: 'right', force: true });
  await expect(sheet(page)).toBeVisible();
  await expect(more).toBeHidden();
});

test('P5: a card can be asked about while a computer thinks', async ({ page }) => {
  await visit(page, { speed: 'normal' });
  await page.locator('label:has(#game-imhotep)').click();
  await page.locator('#start-computer').click();
  await begun(page);
  await page.locator('.layer button.lit').first().click();
  await page.locator('#confirm').click();
  await card(page).click({ button: 'right', force: true });
  await expect(sheet(page)).toBeVisible();
  await expect(page.locator('.layer button.lit').first()).toBeVisible({ timeout: 30_000 });
  await expect(sheet(page)).toBeVisible(); // the sheet stays open when the computer has moved
});
