// The vocabulary of a language: synonyms, filler words, numbers and whole questions, read from
// say.LANGUAGE.ftl. Pure.
import { errorsIn, isNear } from '../../words/near';
import { wordsOf } from './understand';

/**
 * One word of a phrase or a name, and its number if it means one; `ordinal`: "second" instead of "two"; `holds`:
 * the number says what the thing after it has room for, as in "2-stone boat".
 */
export interface Token {
  word: string;
  number: number | null;
  ordinal: boolean;
  holds?: boolean;
}

export interface Speech {
  /** Words that mean the same, in groups. */
  groups: string[][];
  /** Words that may be left out. */
  fillers: Set<string>;
  /** Words between the number of things that something has room for, and its name: "2-stone boat". */
  units: Set<string>;
  /** The numbers of words such as "two" and "second". */
  numbers: Map<string, { number: number; ordinal: boolean }>;
}

const lines = (text: string): string[][] =>
  text
    .split('\n')
    .map(wordsOf)
    .filter((line) => line.length > 0);

/**
 * Reads the data of a language. Each line of `numbers` and `ordinals` has the words for 1, 2, 3 and so on.
 */
export function speechOf(data: {
  synonyms: string;
  fillers: string;
  units: string;
  numbers: string;
  ordinals: string;
}): Speech {
  const numbers: Speech['numbers'] = new Map();
  for (const [text, ordinal] of [
    [data.numbers, false],
    [data.ordinals, true],
  ] as const)
    lines(text).forEach((line, i) => line.forEach((word) => numbers.set(word, { number: i + 1, ordinal })));
  const [fillers, units] = [data.fillers, data.units].map((words) => new Set(wordsOf(words)));
  return { groups: lines(data.synonyms), fillers: fillers!, units: units!, numbers };
}

/** Ordinals such as "2nd", "2e", "2te"; "2er" is none. */
const ORDINAL = /^(\d+)(st|nd|rd|th|e|er|re|ere|eme|me|te|ter|tes|ten)$/;

/** Returns the words of a text, with their numbers; "2-stone boat" becomes "2 boat". */
export function tokensOf(text: string, speech: Speech): Token[] {
  const { fillers, units } = speech,
    all = numbered(text, speech);
  const isUnit = (i: number): boolean => {
    const [before, one, next] = [all[i - 1], all[i], all[i + 1]];
    return Boolean(
      one &&
      units.has(one.word) &&
      typeof before?.number === 'number' &&
      !before.ordinal &&
      next?.number === null &&
      !fillers.has(next.word),
    );
  };
  return all.flatMap((one, i) => (isUnit(i) ? [] : isUnit(i + 1) ? { ...one, holds: true } : one));
}

function numbered(text: string, { numbers }: Speech): Token[] {
  return wordsOf(text).map((word, i, all) => {
    const named = numbers.get(word);
    if (named) return { word, ...named };
    if (/^\d+$/.test(word)) return { word, number: Number(word), ordinal: false };
    const [, digits, ending = ''] = ORDINAL.exec(word) ?? [];
    if (digits === undefined) return { word, number: null, ordinal: false };
    // "3er-Boot" is a boat of three, "1er bateau" the first boat.
    const holds = ending === 'er' && (all[i + 1] ?? '').startsWith('boot');
    return { word, number: Number(digits), ordinal: !holds, holds };
  });
}

/** Returns whether two words differ by at most one letter. */
const isAlmost = (one: string, other: string): boolean => isNear(one, other, 1) && isNear(other, one, 1);

/** Returns the ordinal that a word nearly says, as "secnd" does, or null. */
export function ordinalNear({ word, number }: Token, { fillers, numbers }: Speech): Token | null {
  if (number !== null || word.length < 5 || fillers.has(word)) return null;
  const meant = [...numbers].find(
    ([name, { ordinal }]) => ordinal && name.length > 4 && isAlmost(word, name),
  );
  return meant ? { word: meant[0], ...meant[1] } : null;
}

/**
 * Returns whether a word of a phrase stands for a word of a name: for its beginning, for another word of its
 * group or, if errors are forgiven, nearly.
 */
export function fits(said: string, name: string, { groups }: Speech, forgiving: boolean): boolean {
  if (name.startsWith(said)) return true;
  const errors = forgiving ? errorsIn(said.length) : 0;
  if (errors > 0 && name.length + errors >= said.length && isNear(said, name, errors)) return true;
  return groups.some(
    (group) =>
      group.some((one) => one === name || (one.length > 3 && name.startsWith(one))) &&
      group.some((one) => one === said || (errors > 0 && said.length > 4 && isNear(said, one, errors))),
  );
}

/**
 * Returns which of several phrases this is: it has all the words of the phrase in their order, and otherwise
 * only words without weight.
 */
export function phraseIn<C extends string>(
  said: string,
  phrases: Record<C, string>,
  speech: Speech,
): C | null {
  const words = wordsOf(said);
  for (const forgiving of [false, true])
    for (const command of Object.keys(phrases) as C[])
      if (phrases[command].split(',').some((phrase) => covers(words, wordsOf(phrase), speech, forgiving)))
        return command;
  return null;
}

function covers(words: string[], phrase: string[], speech: Speech, forgiving: boolean): boolean {
  let at = 0;
  for (const word of words) {
    const wanted = phrase[at];
    if (
      wanted !== undefined &&
      (word === wanted || (forgiving && Math.max(word.length, wanted.length) > 3 && isAlmost(word, wanted)))
    )
      at++;
    else if (!speech.fillers.has(word)) return false;
  }
  return phrase.length > 0 && at === phrase.length;
}
