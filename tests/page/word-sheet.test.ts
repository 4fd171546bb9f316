// All messages side by side, for proof-reading (`npm run words`).
import { expect, it } from 'vitest';
import { commentsIn, messagesIn, sheetOf } from '../../tools/lib/word-sheet.mjs';
import { COMPLETE, textOf } from '../../tools/lib/words.mjs';

it('P31: the sheet of words has every message in every language once', () => {
  const sheet = sheetOf(['page', 'kontor'], COMPLETE, textOf);
  const ids = ['page', 'kontor'].flatMap((name) => [...messagesIn(textOf(name, 'en')).keys()]);
  expect(ids.length).toBeGreaterThan(500);
  for (const id of ids) expect(sheet.split(`id="${id}"`), id).toHaveLength(2);
  expect(sheet).not.toContain('class="missing"');
  expect(sheet).toContain('<td lang="fr">Annuler le coup</td>');
});

it('P31: keeps several lines of a message, escapes signs, and marks what is missing', () => {
  const words: Record<string, string> = {
    en: '# about\na = One <b>\nb =\n  { $n ->\n    [one] x\n   *[other] y\n  }\n',
    de: 'a = Eins\n',
  };
  const sheet = sheetOf(['some'], ['de', 'en'], (_: string, language: string) => words[language] ?? '');
  expect(sheet).toContain('One &lt;b&gt;');
  expect(sheet).toContain('*[other] y');
  expect(sheet.match(/class="missing"/g)).toHaveLength(1);
  expect(sheet).toContain('id="a">a<p>about</p></th>');
});

it('P31: a comment belongs to the message directly after it', () => {
  expect([
    ...commentsIn('# the file\n\n## a part\na = A\n# one\n# two\nb = B\n# of nothing\n\nc = C\n'),
  ]).toEqual([['b', 'one two']]);
  expect(commentsIn(textOf('page', 'en')).size).toBeGreaterThan(40);
});

it('links a message to the screen with the fewest messages that shows it, in its language, otherwise to one of its file', () => {
  const words: Record<string, string> = {
    en: 'a = One\nb = Two\nc = Three\n',
    de: 'a = Eins\nb = Zwei\nc = Drei\n',
  };
  const shown = (language: string, screen: string, used: string[]) => ({
    ...{ language, screen, used },
    path: `words/${screen}.${language}.jpg`,
  });
  const sheet = sheetOf(['some'], ['de', 'en'], (_: string, language: string) => words[language] ?? '', [
    shown('en', 'menu', ['a']),
    shown('de', 'rules', ['a', 'b']),
    shown('de', 'menu', ['b']),
    shown('de', 'first screen', ['page-title']),
  ]);
  expect(sheet).toContain('One <a href="words/menu.en.jpg">menu</a></td>');
  expect(sheet).toContain('Zwei <a href="words/menu.de.jpg">menu</a></td>');
  expect(sheet).toContain('Drei <a href="words/rules.de.jpg">near: rules</a></td>');
  expect(sheet).not.toContain('first screen');
});
