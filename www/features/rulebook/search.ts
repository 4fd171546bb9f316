// Finding words in the rules: without accents, with other words for the same thing, and with small errors forgiven. Pure.
import { errorsIn, isNear } from '../../core/near';

/** Letters without their accents, so that they need not be typed. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Reads groups of words that mean the same, one group a line: "tie draw equal". */
export const groupsOf = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => wordsIn(plain(line)))
    .filter((group) => group.length > 0);

/** Text that is searched often: as it is typed, and its different words. */
export interface Searched {
  text: string;
  words: readonly string[];
}
export const searched = (text: string): Searched => ({
  text: plain(text),
  words: [...new Set(wordsIn(plain(text)))],
});

/** Whether one of the words of a text begins so; short ones only as they are. */
const begins = ({ words }: Searched, start: string): boolean =>
  words.some((word) => word === start || (start.length > 3 && word.startsWith(start)));

/** Returns how to tell whether a text has all words that are wanted, or words for the same things: as they are typed or, if no text has one so,
 *  nearly so. */
export function finder(
  wanted: string,
  groups: string[][],
  all: readonly Searched[],
): (one: Searched) => boolean {
  const terms = wordsIn(plain(wanted)).map((word) => {
    const alike = groups.filter((group) => group.includes(word)).flat();
    const exact = (one: Searched): boolean =>
      one.text.includes(word) || alike.some((start) => begins(one, start));
    if (all.some(exact)) return exact;
    const errors = errorsIn(word.length),
      meant = groups.filter((group) => group.some((one) => isNear(word, one, errors))).flat();
    return (one: Searched) =>
      meant.some((start) => begins(one, start)) || one.words.some((other) => isNear(word, other, errors));
  });
  return (one) => terms.every((has) => has(one));
}
