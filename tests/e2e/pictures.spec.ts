// Pictures of every screen in every language, with the messages that were used for it: for translators and
// proof-readers (`npm run words -- --pictures`).
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { languages } from '../../tools/lib/words.mjs';
import { played } from './played';
import { complete, GAMES, remember, still, visit } from './table';
import { SCREENS, table } from './screens';
import { test } from './test';

const FOLDER = 'target/words';
const SIZE = { width: 768, height: 1024 };
/** The languages that were asked for; without any, all. */
const ASKED = process.env['WORDS_LANGUAGES']?.split(',') ?? languages();

declare global {
  interface Window {
    __usedMessages: Set<string>;
  }
}

type Pictured = Pick<(typeof SCREENS)[number], 'name' | 'open'>;

/** Opens the first screen and presses these buttons one after the other. */
const first = (name: string, ...buttons: string[]): Pictured => ({
  name,
  open: async (page) => {
    await visit(page, { home: true });
    for (const button of buttons) await page.locator(button).click();
    await page.locator('dialog[open]').waitFor();
    await still(page);
  },
});

async function rules(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  await table(page, game);
  for (const button of ['#menu', '#menu-rules']) await page.locator(button).click();
  await page.locator('dialog[open] .rules-tools input').waitFor();
  await still(page);
}

async function ended(page: Page, game: (typeof GAMES)[number]): Promise<void> {
  const config = game === 'kontor' ? { scenario: 'advanced' } : {};
  await visit(page, {}, `./#${played(game, 2, 6, Infinity, config).link()}`);
  await page.locator('dialog[open] .ending').waitFor();
  await still(page);
}

async function hint(page: Page): Promise<void> {
  await table(page, 'imhotep');
  await complete(page);
  await page.keyboard.press('i');
  await page.locator('#hint-1').waitFor({ timeout: 60_000 });
  await still(page);
}

async function notes(page: Page): Promise<void> {
  await ended(page, 'imhotep');
  for (const button of ['dialog[open] #replay', '#replay-annotate']) await page.locator(button).click();
  await page.locator('#study-words').waitFor();
  await still(page);
}

/** Screens that no test of sizes needs, but that have many words. */
const FURTHER: Pictured[] = [
  ...GAMES.map((game) => ({ name: `rules of ${game}`, open: (page: Page) => rules(page, game) })),
  ...GAMES.map((game) => ({ name: `end of ${game}`, open: (page: Page) => ended(page, game) })),
  { name: 'hint', open: hint },
  { name: 'notes', open: notes },
  first('daily game', '#daily'),
  first('animal ladder', '#ladder'),
  first('everything on another device', '#settings', '#more-moving'),
  first('about this page', '#settings', '#about'),
];

mkdirSync(FOLDER, { recursive: true });
for (const language of ASKED)
  for (const screen of [...SCREENS, ...FURTHER])
    test(`${screen.name} in ${language}`, async ({ page }) => {
      await page.setViewportSize(SIZE);
      await remember(page, { language });
      await screen.open(page);
      const file = `${screen.name.replaceAll(' ', '-')}.${language}`,
        picture = `${file}.jpg`;
      await page.screenshot({ path: `${FOLDER}/${picture}`, quality: 80 });
      const used = await page.evaluate(() => [...window.__usedMessages]);
      writeFileSync(
        `${FOLDER}/${file}.json`,
        JSON.stringify({ screen: screen.name, language, used, picture }),
      );
    });
