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

/**
 * Returns the choices with exactly this name; if there are none, those whose name has all the words, then
 * those whose description has them.
 */
export function understand<T>(said: string, all: Choice<T>[]): T[] {
  const words = wordsOf(said),
    whole = words.join(' ');
  if (words.length === 0) return [];
  const named = all.map(({ text, also, value }) => ({ name: wordsOf(text), also: wordsOf(also), value }));
  const ways = [
    ({ name }: { name: string[] }) => name.join(' ') === whole,
    ({ name }: { name: string[] }) => holds(words, name),
    ({ name, also }: { name: string[]; also: string[] }) => holds(words, [...name, ...also]),
  ];
  for (const way of ways) {
    const found = named.filter(way);
    if (found.length > 0) return found.map(({ value }) => value);
  }
  return [];
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
  for (const command of Object.keys(names) as C[]) {
    for (const name of names[command].split(',').map(wordsOf)) {
      if (name.length > 0 && name.every((word, i) => word === words[i]))
        return { command, about: words.slice(name.length).join(' ') };
    }
  }
  return null;
}
