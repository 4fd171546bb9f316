// P19, P52: the rules are searched by the words and questions that people use, and small errors are forgiven.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupsOf, questionsOf, searchOf } from '../../www/features/rulebook/search';
import { ruleTexts } from '../../www/features/rulebook/texts';
import { Words } from '../../www/words/words';
import { BOOKS } from './books';
import { resourceOf } from './words-of';

const rulesOf = (game: string): string[] =>
  BOOKS[game]!.chapters.flatMap(({ rules }) => rules).map(({ id }) => id);

/** Returns the search of a game's rules as the rulebook has it. */
function searchIn(language: string, game: string): (wanted: string) => string[] {
  const words = new Words(
      language,
      ...['page', game, 'rules', `rules-${game}`].map((name) => resourceOf(name, language)),
    ),
    asked = questionsOf(words.t(`rules-${game}-asked`));
  const entries = rulesOf(game).map((id) => {
    const { name, short, full } = ruleTexts(words, game, id);
    return { id, name, short, full: full.join(' '), asked: asked.get(id) ?? '' };
  });
  const search = searchOf(entries, groupsOf(words.t('rules-synonyms')), groupsOf(words.t('rules-empty')));
  return (wanted) => search(wanted).ids;
}
const found = (language: string, game: string, wanted: string): string[] => searchIn(language, game)(wanted);

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
    expect(ids.length).toBeLessThan(rulesOf(game).length / 2);
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

  it('marks the words that it has found, and none that say nothing', () => {
    const search = searchOf(
      [{ id: 'pass', name: 'Passing', short: 'You may pass if you can do nothing.', full: '', asked: '' }],
      [],
      groupsOf('can i you if'),
    );
    const { isWord } = search('Can I pass?');
    expect(['Passing', 'pass'].map(isWord)).toEqual([true, true]);
    expect(['can', 'you', 'if'].map(isWord)).toEqual([false, false, false]);
  });
});

/** Questions as people ask them, by language and game, each with the rule that answers it. */
const QUESTIONS = JSON.parse(readFileSync('tests/page/questions.json', 'utf8')) as Record<
  string,
  Record<string, [question: string, rule: string][]>
>;
describe('P52: a question', () => {
  describe.each(Object.entries(QUESTIONS))('in %s', (language, games) => {
    it.each(Object.entries(games))('finds its rule first: %s', (game, questions) => {
      const search = searchIn(language, game);
      const wrong = questions.flatMap(([question, rule]) => {
        const [first] = search(question);
        return first === rule ? [] : [`${question}: ${first ?? 'nothing'} instead of ${rule}`];
      });
      expect(wrong).toEqual([]);
    });

    it.each(Object.keys(games))('names rules that there are: %s', (game) => {
      const words = new Words(language, resourceOf(`rules-${game}`, language));
      expect(
        [...questionsOf(words.t(`rules-${game}-asked`)).keys()].filter((id) => !rulesOf(game).includes(id)),
      ).toEqual([]);
    });
  });
});
