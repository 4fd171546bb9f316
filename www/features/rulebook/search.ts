// Searches the rules, best first: ignores accents and words that say nothing, knows synonyms, and forgives small errors.
import MiniSearch from 'minisearch';

/** Returns a text without accents, so that they need not be typed. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads groups of words, one group a line: "tie draw equal". */
export const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => wordsIn(plain(line)))
    .filter((group) => group.length > 0);

/** Reads what people ask, one rule a line: "winner = how do I win". */
export const questionsOf = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, id, asked] = /^\s*([\w-]+) = (.+)/.exec(line) ?? [];
      return id && asked ? [[id, asked] as const] : [];
    }),
  );

/** A rule as it is searched; `asked`: questions to which it is the answer. */
export interface Entry {
  id: string;
  name: string;
  short: string;
  full: string;
  asked: string;
}
export interface Found {
  /** The ids of the rules, the best first. */
  ids: string[];
  /** Returns whether a word of a rule is one of those that were found. */
  isWord(word: string): boolean;
}

/** What a word counts in each part of a rule. */
const BOOST = { name: 4, asked: 6, short: 2, full: 1 };
/** Rules that fit so much less than the best one are left out. */
const LEAST = 0.1;
/** Words of up to so many letters have to be whole and without an error. */
const SHORT = 3;

/** Returns a search of these rules. `synonyms`: groups of words that mean the same; `empty`: words that say nothing. */
export function searchOf(
  entries: readonly Entry[],
  synonyms: string[][],
  empty: string[][],
): (wanted: string) => Found {
  const says = new Set(empty.flat()),
    alike = new Map(synonyms.flatMap((group) => group.map((word) => [word, group] as const))),
    index = new MiniSearch<Entry>({
      fields: Object.keys(BOOST),
      tokenize: wordsIn,
      // A word is indexed with its synonyms, so that one with an error finds them as well.
      processTerm: (term) => alike.get(plain(term)) ?? plain(term),
      searchOptions: {
        boost: BOOST,
        processTerm: (term) => plain(term),
        prefix: (term) => term.length > SHORT,
        fuzzy: (term) => (term.length > SHORT ? 0.25 : false),
        weights: { prefix: 0.6, fuzzy: 0.2 },
      },
    });
  index.addAll(entries);
  return (wanted) => {
    const all = wordsIn(plain(wanted)),
      telling = all.filter((word) => !says.has(word)),
      found = index.search((telling.length > 0 ? telling : all).join(' ')),
      best = found[0]?.score ?? 0,
      near = found.filter(({ score }) => score >= best * LEAST),
      terms = new Set(near.flatMap((one) => one.terms));
    return {
      ids: near.map(({ id }) => String(id)),
      isWord: (word) => (alike.get(plain(word)) ?? [plain(word)]).some((one) => terms.has(one)),
    };
  };
}
