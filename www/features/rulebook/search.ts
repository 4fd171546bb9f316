// Searches the rules: ignores accents, knows synonyms, and forgives small errors. Pure.
import { errorsIn, isNear } from '../../words/near';

/** Returns a text without accents, so that they need not be typed. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads groups of synonyms, one group a line: "tie draw equal". */
export const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => wordsIn(plain(line)))
    .filter((group) => group.length > 0);

/** A text that is searched often: its letters without accents, and its different words. */
export interface Searched {
  text: string;
  words: readonly string[];
}
export const searched = (text: string): Searched => ({
  text: plain(text),
  words: [...new Set(wordsIn(plain(text)))],
});

/**
 * Returns whether a word of the text begins with `start`. A `start` of up to three letters has to be a whole
 * word.
 */
const begins = ({ words }: Searched, start: string): boolean =>
  words.some((word) => word === start || (start.length > 3 && word.startsWith(start)));

/** Returns whether a word of the search stands in a text. */
type Term = (one: Searched) => boolean;

function termsOf(wanted: string, groups: string[][], all: readonly Searched[]): Term[] {
  return wordsIn(plain(wanted)).map((word): Term => {
    const alike = groups.filter((group) => group.includes(word)).flat();
    const exact: Term = (one) => one.text.includes(word) || alike.some((start) => begins(one, start));
    if (all.some(exact)) return exact;
    const errors = errorsIn(word.length),
      meant = groups.filter((group) => group.some((one) => isNear(word, one, errors))).flat();
    return (one) =>
      meant.some((start) => begins(one, start)) || one.words.some((other) => isNear(word, other, errors));
  });
}

/**
 * The result of a search. `has` holds for the texts that contain its words or their synonyms, exactly or, if
 * no text does, with small errors. If no text contains every word, it holds for those that contain most.
 */
export interface Found {
  has: Term;
  /** Returns whether a single word is one of those that were searched. */
  isWord(word: string): boolean;
}

export function finder(wanted: string, groups: string[][], all: readonly Searched[]): Found {
  const terms = termsOf(wanted, groups, all),
    count = (one: Searched): number => terms.filter((has) => has(one)).length,
    most = Math.max(0, ...all.map(count));
  return {
    has: (one) => (terms.length === 0 || most > 0) && count(one) === most,
    isWord: (word) => terms.some((has) => has(searched(word))),
  };
}
