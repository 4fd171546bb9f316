// Finds a typed or dictated phrase among the names of what is possible now. Pure; knows no game and no
// language.

/** A named choice: its name, and further words that describe it. */
export interface Choice<T> {
  text: string;
  also: string;
  value: T;
}

/** Letters that people type as two if their keyboard lacks them. */
const PAIRS: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * Returns the words of a text, without case, accents and punctuation; "ae" equals "ä", on both sides of a
 * comparison.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => PAIRS[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns whether each word of a phrase begins a word of the text, in any order, each word used once. A
 * number has to match as a whole.
 */
function holds(said: string[], text: string[]): boolean {
  const left = [...text];
  return said.every((word) => {
    const at = left.findIndex((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** A choice by the words of its name, and by those of its description, which are seldom needed. */
interface Folded {
  name: string[];
  whole: string;
  also(): string[];
}
/** The choices that have been compared: each stays the same while its player types. */
const known = new WeakMap<object, Folded>();
function folded({ text, also }: Choice<unknown>): Folded {
  const name = wordsOf(text);
  let more: string[] | null = null;
  return { name, whole: name.join(' '), also: () => (more ??= wordsOf(also)) };
}
function foldedOnce(choice: Choice<unknown>): Folded {
  const one = known.get(choice) ?? folded(choice);
  known.set(choice, one);
  return one;
}

/**
 * Returns the choices with exactly this name; if there are none, those whose name has all the words, then
 * those whose description has them.
 */
export function understand<T>(said: string, all: Choice<T>[]): T[] {
  const words = wordsOf(said),
    whole = words.join(' ');
  if (words.length === 0) return [];
  const ways = [
    (one: Folded) => one.whole === whole,
    (one: Folded) => holds(words, one.name),
    (one: Folded) => holds(words, [...one.name, ...one.also()]),
  ];
  for (const way of ways) {
    const found = all.filter((choice) => way(foldedOnce(choice)));
    if (found.length > 0) return found.map(({ value }) => value);
  }
  return [];
}

/** The names of each command in words, for each list of commands that was searched. */
const lists = new WeakMap<object, [string, string[][]][]>();
function listOf(names: Record<string, string>): [string, string[][]][] {
  const list =
    lists.get(names) ??
    Object.entries(names).map(([command, all]): [string, string[][]] => [
      command,
      all.split(',').map(wordsOf),
    ]);
  lists.set(names, list);
  return list;
}

/**
 * Returns the command with this name, or null. Each command is a list of names, separated by commas. The
 * words after the name are its subject.
 */
export function commandIn<C extends string>(
  said: string,
  names: Record<C, string>,
): { command: C; about: string } | null {
  const words = wordsOf(said);
  for (const [command, all] of listOf(names))
    for (const name of all)
      if (name.length > 0 && name.every((word, i) => word === words[i]))
        return { command: command as C, about: words.slice(name.length).join(' ') };
  return null;
}
