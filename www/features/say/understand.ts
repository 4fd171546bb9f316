// What somebody has typed or spoken, found among what can be said now. Pure; knows no game and no language.

/** A thing that can be said: what it is called, and what else is known of it. */
export interface Sayable<T> {
  text: string;
  also: string;
  value: T;
}

/** Letters that are typed as two where a keyboard lacks them. */
const PAIRS: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/** The words of a text, without case, accents and punctuation; "ae" is as good as "ä", on both sides of a comparison. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => PAIRS[letter] ?? letter)
    .replace(/([aou])e/g, '$1')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word that was said begins a word of the text, in any order, none of them twice. A number is only meant as a whole. */
function holds(said: string[], text: string[]): boolean {
  const left = [...text];
  return said.every((word) => {
    const at = left.findIndex((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word)));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** All that may be meant: what is called exactly so, else whose name holds the words, else of which more is known that does. */
export function understand<T>(said: string, all: Sayable<T>[]): T[] {
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

/** The command that is called so: each is a list of names with commas between them. What follows its name is what it is about. */
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
