// P19: the rulebook is searched by the words that people use, and small errors are forgiven.
import { describe, expect, it } from 'vitest';
import { isNear } from '../../www/words/near';
import { finder, groupsOf, searched } from '../../www/features/rulebook/search';
import { ruleTexts } from '../../www/features/rulebook/texts';
import { Words } from '../../www/words/words';
import { BOOKS } from './books';
import { resourceOf } from './words-of';

function found(language: string, game: string, wanted: string): string[] {
  const words = new Words(
    language,
    ...['page', game, 'rules', `rules-${game}`].map((name) => resourceOf(name, language)),
  );
  const rules = BOOKS[game]!.chapters.flatMap((chapter) => chapter.rules).map(({ id }) => {
    const { name, short, full } = ruleTexts(words, game, id);
    return { id, text: searched([name, short, ...full].join(' ')) };
  });
  const { has } = finder(
    wanted,
    groupsOf(words.t('rules-synonyms')),
    rules.map(({ text }) => text),
  );
  return rules.filter(({ text }) => has(text)).map(({ id }) => id);
}

describe('P19: a search of the rules', () => {
  it.each([
    ['en', 'kontor', 'tie', 'majority'],
    ['en', 'imhotep', 'tie', 'obelisks-a'],
    ['en', 'kontor', 'taven', 'deck'],
    ['en', 'kontor', 'money', 'tax'],
    ['fr', 'kontor', 'égalité', 'majority'],
    ['fr', 'duel', 'ex aequo', 'winner'],
    ['de', 'kontor', 'Gleichstand', 'majority'],
    ['de', 'kontor', 'Müntze', 'tax'],
    ['de', 'imhotep', 'pyramyde', 'pyramid-a'],
  ])('finds in %s, %s: %s', (language, game, wanted, rule) => {
    const ids = found(language, game, wanted);
    expect(ids).toContain(rule);
    expect(ids.length).toBeLessThan(BOOKS[game]!.chapters.flatMap(({ rules }) => rules).length / 2);
  });

  it('tells a tie from a draw of cards in English', () => {
    expect(found('en', 'kontor', 'tie')).not.toContain('refill');
    expect(found('en', 'kontor', 'draw')).toContain('refill');
  });

  it('ignores a word that is in no rule', () => {
    expect(found('en', 'imhotep', 'zeppelin pyramid')).toEqual(found('en', 'imhotep', 'pyramid'));
  });

  it('finds nothing for a word that is in no rule', () => {
    expect(found('en', 'kontor', 'zeppelin')).toEqual([]);
    expect(found('en', 'kontor', 'xyz')).toEqual([]);
  });

  it('forgives a letter more, fewer, other or swapped, but not another word', () => {
    for (const typed of ['taven', 'taverrn', 'tawern', 'taevrn'])
      expect(isNear(typed, 'tavern', 1), typed).toBe(true);
    expect(isNear('crane', 'tavern', 2)).toBe(false);
  });
});
