// Pictures of every screen in every language, with the messages that were used for it: for translators and
// proof-readers (`npm run words -- --pictures`).
import { mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '../../tools/lib/words.mjs';
import { remember } from './table';
import { SCREENS } from './screens';
import { test } from './test';

const FOLDER = 'target/words';
const SIZE = { width: 768, height: 1024 };

declare global {
  interface Window {
    __usedMessages: Set<string>;
  }
}

mkdirSync(FOLDER, { recursive: true });
for (const language of languages())
  for (const screen of SCREENS)
    test(`${screen.name} in ${language}`, async ({ page }) => {
      await page.setViewportSize(SIZE);
      await remember(page, { language });
      await screen.open(page);
      const file = `${screen.name.replaceAll(' ', '-')}.${language}`;
      await page.screenshot({ path: `${FOLDER}/${file}.png` });
      const used = await page.evaluate(() => [...window.__usedMessages]);
      const text = await page.evaluate(
        () => (document.querySelector<HTMLElement>('dialog[open]') ?? document.body).innerText,
      );
      writeFileSync(`${FOLDER}/${file}.json`, JSON.stringify({ screen: screen.name, language, used, text }));
    });
