// A language may be added message by message (docs/translating.md). The one here is made up, and is not shipped.
import { expect, it } from 'vitest';
import { compare } from '../../tools/lib/agreement.mjs';
import { filled } from '../../tools/lib/filled.mjs';
import { COMPLETE, shippedText, texts } from '../../tools/lib/words.mjs';
import { resourcesIn, Words } from '../../www/words/words';

const ENGLISH = `# About stones.
stones = { $count ->
    [one] a stone
   *[other] { $count } stones
  }
base = Points
alias = { base }!
duel-stones = Stones of { $name }
long =
  One line.

  Another one.
`;
/** Russian counts 21 as one: its plurals must not be used in English. */
const OWN = 'base = Очки\n';

function speaking(language: string, text: string): Words {
  const words = new Words(language);
  words.add(resourcesIn(filled(text, ENGLISH)));
  return words;
}

it('M25: a message that a language lacks is shown in English, with English plurals', () => {
  const words = speaking('ru', OWN);
  expect(words.t('base')).toBe('Очки');
  expect([1, 21].map((count) => words.t('stones', { count }))).toEqual(['a stone', '21 stones']);
  expect(words.t('duel-stones', { name: 'Anna' })).toBe('Stones of Anna');
  expect(words.t('long')).toBe('One line.\n\nAnother one.');
  expect(words.has('stones')).toBe(true);
  expect(words.own('duel', 'stones')).toBe('duel-stones');
  expect(words.t('no-such-key')).toBe('no-such-key');
});

it('M25: an English message that refers to another one refers to the English one', () => {
  expect(speaking('ru', OWN).t('alias')).toBe('Points!');
  expect(speaking('ru', '').t('base')).toBe('Points');
});

it('M25: a complete language has its own messages only, and no comments', () => {
  expect(filled('# note\na = Eins\n\n## part\nb = Zwei\n', '# x\na = One\nb = Two\n')).toBe(
    'a = Eins\nb = Zwei\n',
  );
  for (const { name } of texts())
    for (const language of COMPLETE) expect(shippedText(name, language)).not.toMatch(/^#/m);
});

it('M25: a language without a file of words has them in English', () => {
  const words = new Words('ru');
  words.add(resourcesIn(shippedText('replay', 'ru')));
  expect(words.t('replay-title')).toBe(wordsIn('replay').t('replay-title'));
});

function wordsIn(name: string): Words {
  const words = new Words('en');
  words.add(resourcesIn(shippedText(name, 'en')));
  return words;
}

const file = (language: string, text: string, name = 'page') => ({
  name,
  language,
  path: `www/words/${name}.${language}.ftl`,
  text,
});
const compared = (...files: ReturnType<typeof file>[]) =>
  compare(files, { source: 'en', complete: ['en', 'de'] });
const English = file('en', 'a = One { $x }\nb = Two\n');
const German = file('de', 'a = Eins { $x }\nb = Zwei\n');

it('M25: what a further language lacks is listed and is no problem', () => {
  const { problems, missing, size } = compared(English, German, file('eo', 'b = Du\n'));
  expect(problems).toEqual([]);
  expect(size).toBe(2);
  expect(missing.get('eo')).toEqual(['a']);
  expect(missing.get('de')).toEqual([]);
});

it.each([
  [
    'a message that a complete language lacks',
    [English, file('de', 'a = Eins { $x }\n')],
    'de: b is missing',
  ],
  ['a file that a complete language lacks', [English], 'www/words/page.de.ftl is missing'],
  [
    'an argument that English lacks',
    [English, German, file('eo', 'a = Unu { $y }\n')],
    'eo: a uses $y, English does not',
  ],
  ['a message that English lacks', [English, German, file('eo', 'c = Tri\n')], 'eo: c is not in English'],
  ['a message that cannot be read', [English, German, file('eo', 'b = { $x\n')], 'b has a syntax error'],
  [
    'a reference to a message that is missing',
    [English, German, file('eo', 'a = { b }\n')],
    'a refers to b, which is missing',
  ],
  [
    'a language that cannot be chosen',
    [
      English,
      German,
      file('eo', 'x-b = Du\n', 'x'),
      file('en', 'x-b = Two\n', 'x'),
      file('de', 'x-b = Zwei\n', 'x'),
    ],
    'there is no page.eo.ftl',
  ],
  ['a straight quotation mark', [English, German, file('eo', "b = L'du\n")], 'a straight quotation mark'],
])('M25: %s is a problem', (_, files, problem) => {
  expect(compared(...files).problems.join('\n')).toContain(problem);
});
