// Every language on every main screen: nothing is left untranslated, and nothing is cut off. Drawn-out
// English in brackets (www/words/words.ts) shows both.
import { expect, type Page } from '@playwright/test';
import { test } from './test';
import { played } from './played';
import {
  GAMES,
  complete,
  choose,
  dismiss,
  make,
  mouse,
  offers,
  painted,
  passOn,
  settle,
  visit,
  setUp,
} from './table';

const PSEUDO = 'en-XA';
const SIZES = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const;

/**
 * Returns the texts that can be seen or heard and do not come from the words, except texts of players and
 * texts without letters.
 */
const untranslated = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bare = (text: string): boolean => {
      let rest = text,
        before;
      do {
        before = rest;
        rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '');
      } while (rest !== before);
      return /\p{L}{2}/u.test(rest); // A1 is a place
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('script, style, #setting-language, #unreachable'))
        continue;
      if (bare(node.textContent ?? '')) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (bare(element.getAttribute(name) ?? '')) found.push(`${name}: ${element.getAttribute(name)}`);
    }
    return [...new Set(found)];
  });

/** Returns the texts of which a part cannot be seen. Names that players chose may end in dots. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        !own ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('.vh, .layer, .log:not(.open), .who, .labels .name, option')
      )
        continue;
      if (element.clientWidth === 1) continue; // only read out
      const name = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}.${element.className} “${element.textContent}”`;
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      if (!scrolls && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`too wide (${element.scrollWidth} in ${element.clientWidth}): ${name}`);
      if (getComputedStyle(element).overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 4)
        found.push(`too high (${element.scrollHeight} in ${element.clientHeight}): ${name}`);
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`beside the page: ${name}`);
      // A button that is too narrow for its longest word lets the word overflow.
      const box = element.closest('button, label span, .chip')?.getBoundingClientRect();
      if (box && (left < box.left - 1 || right > box.right + 1)) found.push(`over the edge: ${name}`);
    }
    return [...new Set(found)];
  });

/**
 * The drawn-out language is last on the start page and first in the game, since the log stays as it was
 * written.
 */
const LANGUAGES = ['de', 'fr', 'en', PSEUDO];

/** Returns what is wrong with the present screen, in this language, at all sizes. */
async function faults(page: Page, screen: string, language: string): Promise<string[]> {
  // Sheets are roomy: the longest words show whether they fit.
  if (language !== PSEUDO && language !== 'de' && !['game', 'start page'].includes(screen)) return [];
  const found =
    language === PSEUDO ? (await untranslated(page)).map((text) => `${screen}: not translated: ${text}`) : [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await painted(page);
    found.push(
      ...(await clipped(page)).map((text) => `${language}, ${screen}, ${width} × ${height}: ${text}`),
    );
  }
  return found;
}

/** Chooses a language and checks that the whole page changes at once, the settings included. */
async function speak(page: Page, language: string): Promise<void> {
  await page.locator('#setting-language').selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('#setting-language')).toBeFocused();
}

for (const game of GAMES) {
  test(`M25: in every language all of ${game} is translated, and nothing is cut off`, async ({ page }) => {
    const found: string[] = [];
    expect(await visit(page)).toEqual([]);
    await page.locator(`label:has(#game-${game})`).click();
    await expect(page.locator(`#game-${game}`)).toBeChecked();
    await expect(page.locator('#start')).toBeVisible();
    if (game === 'imhotep') {
      await page.locator('#computers').click();
      await page.locator('.honest summary').click();
    }
    for (const language of LANGUAGES) {
      await page.locator('#all-games').click();
      await page.locator('#settings').click();
      await speak(page, language);
      found.push(...(await faults(page, 'settings', language)));
      await dismiss(page);
      found.push(...(await faults(page, 'first screen', language)));
      await setUp(page);
      await page.locator('details.options').evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
      if (game === 'imhotep')
        await page.locator('.honest details').evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      found.push(...(await faults(page, 'set-up', language)));
    }
    await page.locator('#seed').fill('11');
    await page.locator('#start').click();
    await page.locator('main.game').waitFor();
    for (let move = 0; move < 3; move++) {
      await passOn(page, mouse(page));
      await make(page, mouse(page), choose(await offers(page), move));
    }
    await passOn(page, mouse(page));
    await settle(page);
    for (const language of [...LANGUAGES].reverse()) {
      await page.locator('#menu').click();
      await page.locator('#menu-settings').click();
      await speak(page, language);
      await dismiss(page);
      found.push(...(await faults(page, 'game', language)));
      if (game === 'imhotep') {
        await complete(page);
        await page.keyboard.press('i');
        await page.locator('#hint-1').waitFor();
        found.push(...(await faults(page, 'hint', language)));
        await page.locator('#hint-close').click();
      }
      await page.locator('#menu').click();
      await page.locator('#menu-scores').waitFor();
      found.push(...(await faults(page, 'menu', language)));
      await dismiss(page);
      await page.locator('#menu').click();
      await page.locator('#menu-scores').click();
      await expect(page.locator('#menu-scores')).toHaveCount(0); // the scores, whose words may be fetched late, replace the menu
      found.push(...(await faults(page, 'scores', language)));
      await dismiss(page);
    }
    expect(found).toEqual([]);
  });
}

/**
 * Returns the elements that are wider than their frames, so that a part is out of sight; names that players
 * chose may end in dots.
 */
const wider = (page: Page, ...frames: string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      ['html', ...selectors].flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
          .map((frame) => `${selector}: ${frame.scrollWidth} in ${frame.clientWidth}`),
      ),
    frames,
  );

for (const language of ['en', 'fr', 'de']) {
  test(`M22, M25: on a phone nothing is wider than its frame, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, { language });
    await page.locator('details.options > summary').click();
    await page.locator('#seed').fill('x');
    await page.locator('#start').click();
    await expect(page.locator('.message')).not.toBeEmpty();
    expect(await wider(page), 'an error on the start page').toEqual([]);
    await page.locator('label:has(#game-kontor)').click();
    await page.locator('#table-choose').click();
    await page.locator('.scenario').first().waitFor();
    for (const tab of ['scenarios', 'options', 'presets']) {
      await page.locator(`#table-tab-${tab}`).click();
      expect(await wider(page, '.tabs', '.panel'), tab).toEqual([]);
    }
    await page.goto('about:blank');
    await page.goto(`./#${played('imhotep', 4, 6).link()}`);
    await page.locator('.scores').waitFor();
    expect(await wider(page, 'dialog', '.wide'), 'the score of four').toEqual([]);
    await page.locator('#replay').click();
    await page.locator('#replay-fork').waitFor();
    expect(await wider(page, '.replay', '.replay .controls')).toEqual([]);
    expect(
      await page.locator('.replay select').evaluateAll((all) =>
        (all as HTMLSelectElement[]).flatMap((select) => {
          const style = getComputedStyle(select),
            ink = document.createElement('canvas').getContext('2d')!,
            text = select.selectedOptions[0]?.textContent ?? '';
          ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
            needs = ink.measureText(text).width;
          return needs > room + 0.5 ? [`${text} needs ${needs} of ${room}`] : [];
        }),
      ),
    ).toEqual([]);
    await page.locator('#replay-close').click();
  });
}

test('M16: the results of a search in the rules have the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, { home: true });
  await page.locator('#rules').click();
  await page.locator('#rules-search').fill('boat');
  await expect(page.locator('.rules.found')).toBeVisible();
  expect((await page.locator('.rules article:visible').first().boundingBox())?.width).toBeGreaterThan(500);
});
