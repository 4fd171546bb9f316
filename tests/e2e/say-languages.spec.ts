// D1 in the other languages: commands by each of their names, and a whole game by the names of its moves, as
// they are read out or as they are typed.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { readFileSync } from 'node:fs';
import { choose, offers, visitTable } from './table';

/** A part of the answer to each command. */
const ANSWERS: Record<'fr' | 'de', Record<string, RegExp>> = {
  fr: {
    help: /Commandes\s: aide, coups, table/,
    moves: /coups\s: dites le numéro de l’un d’eux\. 1\s?: /,
    board: /^Port/,
    last: /Rien ne s’est encore passé/,
    score: /0 point/,
    why: /«\spourquoi\s» et un endroit/,
    status: /placez/,
    repeat: /placez/,
    confirm: /Rien n’est encore sélectionné/,
    cancel: /Plus rien n’est sélectionné/,
  },
  de: {
    help: /Befehle: Hilfe, Züge, Tisch/,
    moves: /Züge: Sag die Nummer von einem\. 1: /,
    board: /^Hafen/,
    last: /Noch ist nichts passiert/,
    score: /0 Punkte/,
    why: /„warum“ und einen Platz/,
    status: /Setz/i,
    repeat: /Setz/i,
    confirm: /Noch ist nichts ausgewählt/,
    cancel: /Jetzt ist nichts ausgewählt/,
  },
};
/**
 * The ways to type a name: as it is read out, in capitals without accents, or in small letters with two for
 * one.
 */
const WAYS: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
  (text) =>
    text
      .toLowerCase()
      .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
      .replace(/ß/g, 'ss')
      .replace(/[\u00a0\u202f]/g, ' '),
];

const log = (page: Page) => page.locator('.say-log p');
const moves = (page: Page): Promise<number> => page.evaluate(() => window.__game.moves());
async function say(page: Page, text: string): Promise<void> {
  await page.locator('#say-text').fill(text);
  await page.keyboard.press('Enter');
}
/** Types a sentence; resolves with the answer. */
async function answer(page: Page, text: string, to: RegExp): Promise<string> {
  const before = await log(page).count();
  await say(page, text);
  const fresh = async (): Promise<string | undefined> =>
    (await log(page).allTextContents()).slice(before).find((one) => to.test(one));
  await expect.poll(fresh, `“${text}” is answered`).toBeTruthy();
  return (await fresh()) ?? '';
}
async function open(page: Page, language: string): Promise<string[]> {
  const complaints = await visitTable(page, { language }, { game: 'duel', seed: 4 });
  await page.locator('#menu').click();
  await page.locator('#menu-say').click();
  await page.locator('#say-text').waitFor();
  return complaints;
}

for (const language of ['fr', 'de'] as const) {
  const names = Object.fromEntries(
    [
      ...readFileSync(`www/features/commands/words/say.${language}.ftl`, 'utf8').matchAll(
        /^say-command-(\w+) = (.+)$/gm,
      ),
    ].map(([, command = '', all = '']) => [command, all.split(',').map((name) => name.trim())]),
  );

  test(`D1: every command by each of its names: ${language}`, async ({ page }) => {
    await open(page, language);
    expect(Object.keys(names).sort()).toEqual([...Object.keys(ANSWERS[language]), 'undo'].sort());
    for (const [command, to] of Object.entries(ANSWERS[language])) {
      for (const name of names[command]!) {
        for (const way of WAYS) {
          if (command === 'repeat') await answer(page, names['status']![0]!, to);
          await answer(page, way(name), to);
        }
      }
    }
    expect(await moves(page)).toBe(0);
    for (const name of names['undo']!) {
      for (const way of WAYS) {
        await say(page, 'a1');
        await expect.poll(() => moves(page)).toBe(1);
        await say(page, way(name));
        await expect.poll(() => moves(page), `“${way(name)}” takes back`).toBe(0);
      }
    }
  });

  test(`D1: a whole Duel by the names of its moves, with accents and without: ${language}`, async ({
    page,
  }) => {
    const complaints = await open(page, language);
    const list = names['moves']![0]!;
    for (let move = 0; ; move++) {
      const all = await offers(page);
      if (all.length === 0) break;
      const chosen = choose(all, move),
        at = all.findIndex((one) => JSON.stringify(one) === JSON.stringify(chosen));
      const told = await answer(page, list, ANSWERS[language]['moves']!);
      const texts = told
          .split(/(?:^|\s)\d+\s?: /u)
          .slice(1)
          .map((text) => text.trim().replace(/\.$/, '')),
        text = texts[at]!;
      expect(texts).toHaveLength(all.length);
      await say(page, WAYS[move % WAYS.length]!(text));
      if (texts.filter((one) => one === text).length > 1) {
        // if two moves have the same name, the number says which
        await expect(log(page).last()).toHaveText(ANSWERS[language]['moves']!);
        await say(page, String(texts.filter((one, i) => one === text && i < at).length + 1));
      }
      await expect.poll(() => moves(page), `“${text}” is played`).toBe(move + 1);
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => window.__game.view().outcome)).not.toBeNull();
    expect(complaints).toEqual([]);
  });
}
