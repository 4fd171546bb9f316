// What is asked for can be done with a finger, a mouse, a pen or a keyboard, and says so in words true for all of them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const NOT: Record<string, RegExp> = {
  en: /\b(?:tap|click)(?:s|ped|ping|ed|ing)?\b/i,
  fr: /\btouchez\b|\bcliqu/i,
  de: /\b(?:an)?tipp(?:e|t|en)\b|klick/i,
};

/** The words of a kiosk, which has a touch screen, are its own. */
const files = readdirSync('www', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ftl') && !file.includes('kiosk'),
);

it('P59: no sentence asks for a tap or a click, in any language', () => {
  for (const [language, not] of Object.entries(NOT)) expect(said(language, not)).toEqual([]);
});

/** Returns the sentences of a language in which this is said. */
function said(language: string, not: RegExp): string[] {
  const own = files.filter((file) => file.endsWith(`.${language}.ftl`));
  expect(own.length).toBeGreaterThan(20);
  return own.flatMap((file) =>
    readFileSync(`www/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.replace(/^[\w-]+ =/, ''))
      .filter((line) => not.test(line))
      .map((line) => `${file}: ${line}`),
  );
}
