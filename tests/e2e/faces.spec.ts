// Faces: of the opponent on the first screen, of all players in the set-up, in the bar if it has room; only
// the device remembers them.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import { make, mouse, offers, setUp, visit, withoutCharacter } from './table';

const ANNA = [{ name: 'Anna', face: 'straw' }];

const shown = (page: Page, place: string) => page.locator(`${place} .face`).getAttribute('data-face');

test('a face is chosen in one tap and is still there after a reload; no record and no link contains it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page);
  await page.locator('#name-0').fill('Anna');
  await page.locator('#face-0').click();
  await expect(page.locator('.faces button')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Woman with curls' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.locator('#face-0-curls').click();
  await expect(page.locator('.faces')).toHaveCount(0);
  await expect(page.locator('#face-0')).toBeFocused();
  expect(await shown(page, '#face-0')).toBe('curls');
  await page.reload();
  await setUp(page);
  await expect(page.locator('#name-0')).toHaveValue('Anna');
  await expect(page.locator('#name-1')).toHaveValue('White');
  expect(await shown(page, '#face-0')).toBe('curls');
  expect(await shown(page, '#face-1')).toBe('nobody');
  await page.locator('#start').click();
  await page.locator('main.game').waitFor();
  await expect(page.locator('.chip[data-seat="0"] .face')).toHaveAttribute('data-face', 'curls');
  await expect(page.locator('.chip[data-seat="1"] .face')).toHaveCount(0); // its glyph alone
  const { setup, told } = await page.evaluate(() => ({
    setup: window.__game.session().setup(),
    told: window.__game.record() + window.__game.link(),
  }));
  expect(setup.players).toEqual([
    { name: 'Anna', colour: 0 },
    { name: 'White', colour: 1 },
  ]);
  expect(told).not.toContain('curls');
});

test('every face looks different, large and small, and a second tap on a face removes it', async ({
  page,
}) => {
  await visit(page);
  await page.locator('#face-1').click();
  await expect(page.locator('.faces canvas')).toHaveCount(8);
  const pictures = await page
    .locator('.faces canvas')
    .evaluateAll((all) => all.map((one) => (one as HTMLCanvasElement).toDataURL()));
  expect(new Set(pictures).size).toBe(8);
  const small: string[] = [];
  for (const id of await page
    .locator('.faces canvas')
    .evaluateAll((all) => all.map((one) => one.dataset['face']))) {
    if (!(await page.locator('.faces').isVisible())) await page.locator('#face-1').click();
    await page.locator(`#face-1-${id}`).click();
    small.push(await page.locator('#face-1 canvas').evaluate((one: HTMLCanvasElement) => one.toDataURL()));
  }
  expect(new Set(small).size).toBe(8);
  await page.locator('#face-1').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.faces')).toHaveCount(0);
  await page.locator('#face-1').click();
  await page.locator('#face-1-turban').click();
  expect(await shown(page, '#face-1')).toBe('nobody');
});

test('P54: a computer player has the face of its character or else of its level: on the first screen, in the set-up and in the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, { home: true });
  await expect(page.locator('#play .face')).toHaveAttribute('data-face', 'imhotep-careful');
  await page.locator('#people-2 + span').click();
  await expect(page.locator('#play .face')).toBeHidden();
  await page.locator('#people-1 + span').click();
  await expect(page.locator('#play .face')).toBeVisible();
  await page.locator('#set-up').click(); // against the computer, as it was chosen here
  await withoutCharacter(page, 1);
  const faces = new Set<string>();
  for (const level of ['0', '1', '2', '3', '4']) {
    await page.locator('#level-1').selectOption(level);
    await expect(page.locator('#face-1')).toHaveCount(0); // cannot be chosen
    faces.add(
      await page.locator('li:has(#name-1) .face').evaluate((one: HTMLCanvasElement) => one.toDataURL()),
    );
  }
  expect(faces.size).toBe(5);
  await page.locator('#start').click();
  const face = page.locator('.chip[data-seat="1"] .face');
  await expect(face).toHaveAttribute('data-face', 'master');
  await expect(face).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(face).toBeVisible();
  expect((await face.boundingBox())?.width).toBeGreaterThanOrEqual(24);
  await expect(page.locator('.chip[data-seat="1"] .stone')).toBeVisible();
});

test('faces are not fetched if a player begins at once', async ({ page }) => {
  const names: string[] = [];
  page.on('request', (request) => names.push(request.url().replace(/^.*\//, '')));
  await visit(page, { home: true });
  await page.locator('#people-2 + span').click();
  await page.locator('#play').click();
  await page.locator('main.game').waitFor();
  expect(names.filter((name) => /^(faces|portrait|people)-/.test(name))).toEqual([]);
});

test('a face that comes while a game is played takes its place: neither the move nor the focus is disturbed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  let come = (): void => undefined;
  const held = new Promise<void>((done) => (come = done));
  await page.route(/\/faces-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript((people) => localStorage.setItem('dockhand.people', people), JSON.stringify(ANNA));
  const complaints = await visit(page, {}, `./#${played('imhotep', 2, 3, 0).link()}`);
  await make(page, mouse(page), (await offers(page))[0]!);
  await expect(page.locator('.face')).toHaveCount(0); // a game is played without
  await page.locator('.layer button.lit').first().focus();
  const before = await page.evaluate(() => ({
    moves: window.__game.moves(),
    focus: document.activeElement?.getAttribute('data-place'),
  }));
  come();
  await expect(page.locator('.seated .face')).toHaveAttribute('data-face', 'straw');
  await expect(page.locator('.chip[data-seat="0"] .face')).toHaveAttribute('data-face', 'straw');
  expect(
    await page.evaluate(() => ({
      moves: window.__game.moves(),
      focus: document.activeElement?.getAttribute('data-place'),
    })),
  ).toEqual(before);
  await make(page, mouse(page), (await offers(page))[0]!);
  expect(await page.evaluate(() => window.__game.moves())).toBe(before.moves + 1);
  expect(complaints).toEqual([]);
});
