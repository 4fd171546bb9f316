// The screens of the page, each with what it is used by: what has to be in view without a search.
import type { Page } from '@playwright/test';
import { played } from './played';
import { openReviewed } from './reviewed';
import { complete, GAMES, openLink, sitDown, still, visit, type Game } from './table';

export interface Screen {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** What is read and pressed first; what is not shown at all is left out. */
  needs: string;
  /** Whether the page itself scrolls. */
  flows?: boolean;
}

const PROMPT = '.bar button, .prompt button, #status';
const SHUT = 'dialog[open] .shut, dialog[open] #sheet-title';

/** Sits down at a table for people. */
export async function table(page: Page, game: Game, players = 2): Promise<void> {
  await visit(page, { home: true });
  await sitDown(page, { game, players, seed: 7, options: {} });
  await still(page);
}

async function finished(page: Page, button: string, shown: string): Promise<void> {
  await visit(page, {}, `./#${played('imhotep', 2, 5).link()}`);
  await page.locator(`dialog[open] ${button}`).click();
  await page.locator(shown).waitFor({ timeout: 90_000 });
  await still(page);
}

async function setUpOf(page: Page, game: Game): Promise<void> {
  await visit(page);
  await page.locator(`label:has(#game-${game})`).click();
  await page.locator(`#game-${game}:checked`).waitFor({ state: 'attached' });
  await page.locator('form.sheet:not([inert])').waitFor();
  await page.locator('details.options').evaluate((details: HTMLDetailsElement) => (details.open = true));
  await still(page);
}

async function refused(page: Page): Promise<void> {
  await setUpOf(page, 'imhotep');
  await page.locator('#seed').fill('x');
  await page.locator('#start').click();
  await page.locator('.message:not(:empty)').waitFor();
}

async function opponent(page: Page): Promise<void> {
  await visit(page);
  await page.locator('#computers').click();
  await page.locator('#level-1').selectOption('1');
  await page.locator('#who-1').click();
  await page.locator('.honest summary').click();
  await page.locator('.crew button').first().waitFor();
  await still(page);
}

async function near(page: Page, game: Game): Promise<void> {
  await visit(page, { home: true });
  await openLink(page, played(game, 2, 5, 40).link());
}

async function log(page: Page): Promise<void> {
  await near(page, 'imhotep');
  await complete(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('#log-open').click();
  await page.locator('.log.open').waitFor();
  await still(page);
}

async function learn(page: Page, game: Game): Promise<void> {
  await setUpOf(page, game);
  await page.locator('#learn').click();
  await page.locator('#lesson-on').waitFor();
  await still(page);
}

async function puzzle(page: Page, game: Game): Promise<void> {
  await visit(page, { home: true });
  await page.locator('#puzzles').click();
  await page.locator('#puzzles-game').selectOption(game);
  await page.locator('#puzzles-theme option').nth(1).waitFor({ state: 'attached' });
  await page.locator('#puzzles-begin').click();
  await page.locator('.puzzle[data-mood="asked"]').waitFor();
  await page.mouse.move(1, 1); // no place is asked about
  await still(page);
}

/** Opens the menu of a game, and presses these buttons one after the other. */
async function sheet(page: Page, ...buttons: string[]): Promise<void> {
  await table(page, 'imhotep');
  for (const button of ['#menu', ...buttons]) await page.locator(button).click();
  await page.locator('dialog[open]').waitFor();
  await still(page);
}

/** Keys are told by a key: a phone does not offer them. */
async function keys(page: Page): Promise<void> {
  await table(page, 'imhotep');
  await complete(page);
  await page.keyboard.press('?');
  await page.locator('#key-help').waitFor();
  await still(page);
}

async function hand(page: Page): Promise<void> {
  await handover(page);
  await page.locator('#take').click();
  await page.locator('.choices button').first().waitFor();
}

async function handover(page: Page): Promise<void> {
  await table(page, 'kontor');
  await page.locator('.choices button').first().click();
  await page.locator('#take').waitFor();
}

async function inviting(page: Page, way: string, shown: string): Promise<void> {
  await visit(page);
  await page.locator('#start-link').click();
  await page.locator(way).click();
  await page.locator(shown).waitFor();
}

async function hands(page: Page): Promise<void> {
  await visit(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#start-room').click();
  await page.locator('.room .pair-shown .link').waitFor();
}

async function chooser(page: Page, tab?: string): Promise<void> {
  await visit(page);
  await page.locator('label:has(#game-kontor)').click();
  await page.locator('#table-choose').click();
  await page.locator('dialog.chooser .scenario').first().waitFor();
  if (tab) await page.locator(`#table-tab-${tab}`).click();
}

export const SCREENS: Screen[] = [
  {
    name: 'first screen',
    open: (page) => visit(page, { home: true }),
    needs: '.play, .learn, #set-up',
    flows: true,
  },
  ...GAMES.map((game) => ({
    name: `set-up of ${game}`,
    open: (page: Page) => setUpOf(page, game),
    needs: '#start',
    flows: true,
  })),
  { name: 'set-up with an error', open: refused, needs: '#start', flows: true },
  { name: 'set-up with a computer player', open: opponent, needs: '#start', flows: true },
  ...GAMES.map((game) => ({
    name: `table of ${game}`,
    open: (page: Page) => table(page, game),
    needs: PROMPT,
  })),
  { name: 'table of imhotep for four', open: (page) => table(page, 'imhotep', 4), needs: PROMPT },
  ...GAMES.map((game) => ({
    name: `tutorial of ${game}`,
    open: (page: Page) => learn(page, game),
    needs: '.bar button, .lesson .acts button, .lesson .said, .lesson .shut',
  })),
  ...(['imhotep', 'kontor'] as const).map((game) => ({
    name: `puzzle of ${game}`,
    open: (page: Page) => puzzle(page, game),
    needs: `${PROMPT}, .puzzle button, .puzzle .asks`,
  })),
  ...GAMES.map((game) => ({
    name: `last moves of ${game}`,
    open: (page: Page) => near(page, game),
    needs: PROMPT,
  })),
  { name: 'log', open: log, needs: '.log .shut, .log-region' },
  {
    name: 'review',
    open: async (page) => {
      await openReviewed(page, 'imhotep');
      await still(page);
    },
    needs: '.bar button, .review .player button, .review .controls button',
  },
  {
    name: 'replay',
    open: (page) => finished(page, '#replay', '#replay-at'),
    needs: '.bar button, .replay .steps button, .replay .told',
  },
  {
    name: 'end of a game',
    open: (page) => visit(page, {}, `./#${played('imhotep', 4, 6).link()}`),
    needs: SHUT,
  },
  { name: 'handover', open: handover, needs: '#take, .handover h2' },
  { name: 'hand of kontor', open: hand, needs: PROMPT },
  { name: 'menu', open: (page) => sheet(page), needs: SHUT },
  { name: 'settings', open: (page) => sheet(page, '#menu-settings'), needs: SHUT },
  { name: 'rules', open: (page) => sheet(page, '#menu-rules'), needs: `${SHUT}, .rules-tools input` },
  { name: 'scores', open: (page) => sheet(page, '#menu-scores'), needs: SHUT },
  { name: 'what is left', open: (page) => sheet(page, '#menu-left'), needs: SHUT },
  { name: 'statistics', open: (page) => sheet(page, '#menu-stats'), needs: SHUT },
  { name: 'link of a game', open: (page) => sheet(page, '#menu-share-link', '.qr'), needs: SHUT },
  { name: 'keys', open: keys, needs: SHUT },
  { name: 'what is deleted', open: (page) => sheet(page, '#menu-settings', '#more-wipe'), needs: SHUT },
  {
    name: 'invitation by link',
    open: (page) => inviting(page, '#together-by-link', '#together-name'),
    needs: SHUT,
  },
  {
    name: 'invitation into a room',
    open: (page) => inviting(page, '#together-by-room', '#pair-name'),
    needs: SHUT,
  },
  { name: 'phones as hands', open: hands, needs: SHUT },
  { name: 'chooser of Kontor', open: (page) => chooser(page), needs: `${SHUT}, .chooser .foot button` },
  ...['options', 'draw', 'presets'].map((tab) => ({
    name: `chooser of Kontor, ${tab}`,
    open: (page: Page) => chooser(page, tab),
    needs: `${SHUT}, .chooser .foot button`,
  })),
];

/** Resolves when sizes that follow the window have changed. */
export const laidOut = (page: Page): Promise<void> =>
  page
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .then(() => still(page));
