// Notes about a game: written by taps and by keyboard, kept, handed on by link and file, read in other pages.
import { expect, type Frame, type Page } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serveAll } from '../../tools/lib/nginx.mjs';
import { fileOf, linkOf, type Study } from '../../www/features/study/format';
import { violations } from './checks';
import { played } from './played';
import { visit } from './table';
import { test } from './test';

const STUDY: Study = {
  title: 'The full boat',
  author: 'Harbour club',
  notes: [
    { at: 4, words: '<b>Now</b> or never.', arrows: [['quarry/0', 'boat/0']], marks: ['site/temple'] },
    { at: 9, words: '', arrows: [], marks: ['site/market', 'nowhere/7'] },
    { at: 20, words: 'Too late.', arrows: [], marks: [] },
  ],
};

/** Opens the editor at a position of the finished game on the page. */
async function annotate(page: Page, at: number): Promise<void> {
  await page.locator('#replay').click();
  await page.locator('#replay-at').fill(String(at));
  await page.locator('#replay-annotate').click();
  await page.locator('#study-words').waitFor();
}
const words = (page: Page | Frame): Promise<string | null> =>
  page.locator('.study .note-words').textContent();
const position = (page: Page | Frame): Promise<string> => page.locator('#replay-at').inputValue();
/** The arrows and the frames on the table. */
const drawn = async (page: Page | Frame): Promise<{ arrows: number; frames: number }> => ({
  arrows: await page.locator('.drawn path.head.line.note').count(),
  frames: await page.locator('.drawn rect.line.note').count(),
});
async function tap(page: Page, ...places: string[]): Promise<void> {
  for (const place of places) await page.locator(`.layer button[data-place="${place}"]`).tap();
}
async function downloaded(page: Page, act: () => Promise<void>): Promise<string> {
  const waiting = page.waitForEvent('download');
  await act();
  const parts: Buffer[] = [];
  for await (const part of await (await waiting).createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a study is made by taps, outlasts a reload, and is read by link and from a file', async ({
    page,
    context,
  }) => {
    const game = played('imhotep', 2, 5);
    const complaints = await visit(page, {}, `./#${game.link()}`);
    await annotate(page, 12);
    await page.locator('#study-words').fill('The boat is full.\nSail it.');
    await page.locator('#study-arrow').tap();
    await tap(page, 'boat/0/1');
    await expect(page.locator('.note-editor .said')).toHaveText('Now choose the place where the arrow ends.');
    await tap(page, 'boat/2/0');
    await expect.poll(() => drawn(page)).toEqual({ arrows: 1, frames: 0 });
    // The tool is put away after one arrow: the next taps draw nothing by surprise.
    await expect(page.locator('#study-arrow')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.note-editor .said')).toContainText('The arrow is drawn.');
    for (const place of ['boat/0/0', 'boat/2/0'])
      await page.locator(`.layer button[data-place="${place}"]`).tap({ force: true });
    await expect(page.locator('.note-editor .said')).toHaveText('To draw, first choose an arrow or a mark.');
    expect(await drawn(page)).toEqual({ arrows: 1, frames: 0 });
    // Drawn once more, it goes away.
    for (const arrows of [0, 1]) {
      await page.locator('#study-arrow').tap();
      await tap(page, 'boat/0/1', 'boat/2/0');
      await expect.poll(() => drawn(page)).toEqual({ arrows, frames: 0 });
    }
    await page.locator('#study-mark').tap();
    await tap(page, 'boat/0/0', 'boat/0/2', 'boat/0/0');
    await expect.poll(() => drawn(page)).toEqual({ arrows: 1, frames: 1 });
    await page.locator('#study-about-title').fill('The full boat');
    await page.locator('#study-done').tap();
    expect(await words(page)).toBe('The boat is full.\nSail it.');
    // Without a tool in hand, a tap on the table leaves everything as it is.
    await page.locator('.layer button[data-place="boat/0/2"]').tap({ force: true });
    await expect(page.locator('#replay-at')).toHaveValue('12');
    await page.locator('#replay-at').fill('30');
    await expect(page.locator('.study .none')).toBeVisible();
    await expect.poll(() => drawn(page)).toEqual({ arrows: 0, frames: 0 });
    await page.locator('#replay-annotate').tap();
    await page.locator('#study-words').fill('Too late.');
    await page.waitForTimeout(600); // until it has been kept
    await page.reload();
    await page.locator('#replay').click();
    await expect(page.locator('.study h2')).toHaveText('The full boat');
    expect([await position(page), await words(page)]).toEqual(['12', 'The boat is full.\nSail it.']);
    await expect.poll(() => drawn(page)).toEqual({ arrows: 1, frames: 1 });
    await page.locator('#study-next').tap();
    await expect(page.locator('#replay-at')).toHaveValue('30');

    const file = await downloaded(page, () => page.locator('#study-file').tap());
    await page.locator('#study-link').tap();
    const link = await page.locator('dialog[open] input.link').inputValue();
    expect(link.length).toBeLessThan(1200);
    const other = await context.browser()!.newPage();
    await visit(other, {}, `./#${link.replace(/^[^#]*#/, '')}`);
    const third = await context.browser()!.newPage();
    await visit(third, { home: true });
    await openFile(third, file);
    for (const reader of [other, third]) {
      await expect(reader.locator('.study h2')).toHaveText('The full boat');
      await expect(reader.locator('.study .note-words')).toHaveText('The boat is full.\nSail it.');
      await expect.poll(() => drawn(reader)).toEqual({ arrows: 1, frames: 1 });
      await expect(reader.locator('dialog[open]')).toHaveCount(0);
      await reader.locator('#study-note-2').click();
      await expect(reader.locator('.study .note-words')).toHaveText('Too late.');
      await reader.close();
    }
    expect(complaints).toEqual([]);
  });
});

test('the menu of a running game leads to its notes by a word, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, {}, `./#${played('duel', 2, 5, 12).link()}`);
  await page.locator('#menu').click();
  await expect(page.locator('#menu-annotate')).toHaveText('Annotate');
  await page.locator('#menu-annotate').click();
  await expect(page.locator('#study-words')).toBeVisible();
  expect(await position(page)).toBe('12'); // the position on the table
  await page.locator('#study-words').fill('A strong start.');
  await page.locator('#study-done').click();
  expect(await words(page)).toBe('A strong start.');
  await page.locator('#replay-close').click();
  // The game goes on, and the note about what was stays.
  await expect(page.locator('.prompt')).toBeVisible();
  await page.locator('#menu').click();
  await page.locator('#menu-replay').click();
  await expect(page.locator('.study .note-words')).toHaveText('A strong start.');
});

test('a game of memory has no notes while it is played', async ({ page }) => {
  await visit(page, {}, `./#${played('rampart', 2, 5, 6).link()}`);
  await page.locator('#menu').click();
  await page.locator('#menu-scores').waitFor();
  await expect(page.locator('#menu-annotate')).toHaveCount(0);
});

test('the menu of a finished game leads to its notes, at the position that is looked at', async ({
  page,
}) => {
  await visit(page, {}, `./#${played('duel', 2, 5, 12).link()}`);
  await page.locator('#menu').click();
  await page.locator('#menu-replay').waitFor();
  await expect(page.locator('#menu-review')).toHaveCount(0);
  const game = played('duel', 2, 5);
  await page.goto('about:blank');
  await visit(page, {}, `./#${game.link()}`);
  await page.locator('dialog[open] #replay').click();
  await page.locator('#replay-at').fill('7');
  await page.locator('#menu').click();
  await page.locator('#menu-annotate').click();
  await expect(page.locator('#study-words')).toBeVisible();
  await expect(page.locator('#replay-at')).toHaveValue('7');
  await expect(page.locator('#study-arrow')).toHaveAttribute('aria-pressed', 'false');
});

test('a study is written and read with the keyboard alone', async ({ page }) => {
  const game = played('duel', 2, 5);
  await visit(page, {}, `./#${game.link()}`);
  await annotate(page, 6);
  await expect(page.locator('#study-words')).toBeFocused();
  await page.keyboard.type('Two spaces here? r');
  await expect(page.locator('#study-words')).toHaveValue('Two spaces here? r');
  await page.locator('#study-mark').focus();
  await page.keyboard.press('Enter');
  await page.locator('.layer button[tabindex="0"]').first().focus();
  const first = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']);
  await expect(page.locator('.layer button:focus')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect.poll(() => drawn(page)).toEqual({ arrows: 0, frames: 1 });
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset['place']))
    .not.toBe(first);
  await expect(page.locator('#replay-at')).toHaveValue('6');
  await page.keyboard.press('Enter');
  await expect.poll(() => drawn(page)).toEqual({ arrows: 0, frames: 2 });
  await page.keyboard.press('Escape'); // puts the tool away
  await page.keyboard.press('Escape'); // ends writing
  await expect(page.locator('#replay-annotate')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#replay-at')).toHaveValue('7');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#replay-at')).toHaveValue('6');
  expect(await words(page)).toBe('Two spaces here? r');
  await page.keyboard.press('Escape');
  await expect(page.locator('.replay')).toHaveCount(0);
  await expect(page.locator('.drawn')).toHaveCount(0);
});

test('notes are text, places that a position does not have are left out, and damaged notes leave the game', async ({
  page,
  context,
}) => {
  const game = played('imhotep', 2, 5);
  await visit(page, { language: 'de' }, `./#${await linkOf(STUDY, game.link())}`);
  await expect(page.locator('.study .note-words')).toHaveText('<b>Now</b> or never.');
  await expect(page.locator('.study .author')).toHaveText('von Harbour club');
  await page.locator('#study-next').click();
  await expect(page.locator('#replay-at')).toHaveValue('9');
  expect((await drawn(page)).frames).toBeLessThan(2);
  const late = { ...STUDY, notes: [{ ...STUDY.notes[2]!, at: 1999 }] };
  const link = await linkOf(STUDY, game.link());
  for (const text of [link.slice(0, -9), await linkOf(late, game.link())]) {
    const other = await context.newPage();
    await visit(other, {}, `./#${text}`);
    await expect(other.locator('.news')).toContainText('Die Kommentare zu dieser Partie sind beschädigt.');
    await expect.poll(() => other.evaluate(() => window.__game.moves())).toBe(game.moveCount());
    await expect(other.locator('.study')).toHaveCount(0);
    await other.close();
  }
  // A game that the engine refuses is no study.
  const before = await page.evaluate(() => window.__game.hash());
  await openFile(page, fileOf(STUDY, game.record().replace('"seed":5', '"seed":6')));
  await expect(page.locator('dialog[open] .message')).toBeVisible();
  expect(await page.evaluate(() => window.__game.hash())).toBe(before);
});

test('a study never takes the place of notes of one’s own about the same game', async ({ page }) => {
  const game = played('imhotep', 2, 5),
    link = await linkOf(STUDY, game.link());
  await visit(page, {}, `./#${game.link()}`);
  await annotate(page, 4);
  await page.locator('#study-words').fill('My own.');
  await page.waitForTimeout(600); // until it has been kept
  for (let times = 0; times < 2; times++) {
    await page.goto('about:blank');
    await visit(page, {}, `./#${link}`);
    await expect(page.locator('.study .note-words')).toHaveText('<b>Now</b> or never.');
  }
  await page.locator('#replay-close').click();
  await page.locator('#menu').click();
  await page.locator('#menu-new-game').click();
  await expect(page.locator('.shelf li')).toHaveCount(2);
  const found: (string | null)[] = [];
  for (const which of [0, 1]) {
    await page.locator('.shelf .saved-game').nth(which).click();
    await page.locator('dialog[open] #replay').click();
    found.push(await words(page));
    await page.locator('#replay-close').click();
    await page.locator('#menu').click();
    await page.locator('#menu-new-game').click();
  }
  expect(found.sort()).toEqual(['<b>Now</b> or never.', 'My own.']);
});

test('a computer player waits until the notes about a running game have been read', async ({ page }) => {
  const game = played('imhotep', 2, 5, 40),
    [seat = 0] = game.view(null).toAct,
    record = JSON.parse(game.record()) as { players: { level?: number }[] };
  record.players[seat]!.level = 0;
  await visit(page, { speed: 'off', home: true });
  await openFile(page, fileOf(STUDY, JSON.stringify(record)));
  await expect(page.locator('.study h2')).toHaveText('The full boat');
  const moves = (): Promise<number> => page.evaluate(() => window.__game.moves());
  await page.waitForTimeout(1500); // it would have moved by then
  expect(await moves()).toBe(40);
  await expect(page.locator('#replay-at')).toHaveValue('4');
  await page.locator('#replay-close').click();
  await expect.poll(moves).toBeGreaterThan(40);
});

test('an element with `notes` is stepped through, and neither played nor written in', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const served = await serveAll([
    { at: '/club/', folder },
    { at: '/games/', folder: resolve('dist-test') },
  ]);
  const [home = '', games = ''] = served.addresses;
  try {
    const game = played('imhotep', 2, 5, 40),
      position = await linkOf(STUDY, game.link());
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Club</title><script src="${games}embed.js"></script><dock-hand game="imhotep" position="${position}" notes></dock-hand></html>`,
    );
    await page.goto(home);
    await page.locator('dock-hand').locator('button').click();
    const frame = (await (await page.locator('iframe').elementHandle())?.contentFrame())!;
    await expect(frame.locator('.study h2')).toHaveText('The full boat');
    await expect(frame.locator('.study .author')).toHaveText('par Harbour club');
    for (const gone of ['#replay-annotate', '#study-link', '#replay-close'])
      await expect(frame.locator(gone)).toBeHidden();
    await frame.locator('#study-next').click();
    await frame.locator('#study-next').click();
    await expect(frame.locator('.study .note-words')).toHaveText('Too late.');
    expect(await frame.evaluate(() => window.__game.offers().length)).toBe(0);
    await page.locator('dock-hand').evaluate((element) => element.setAttribute('locale', 'de'));
    await expect(frame.locator('.study .author')).toHaveText('von Harbour club');
    await frame.locator('#study-next').focus();
    await page.keyboard.press('Escape');
    await expect(frame.locator('.study')).toBeVisible();
    // A game without notes is stepped through as well.
    await page
      .locator('dock-hand')
      .evaluate((element, link) => element.setAttribute('position', link), game.link());
    await expect(frame.locator('.replay:not(.study)')).toBeVisible();
    await expect(frame.locator('#replay-annotate')).toHaveCount(0);
  } finally {
    await served.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
