// French shortens “de” and “que” before a vowel: “d’Anna”, but “de Tom”. A text cannot know which name it
// will hold, so the words of French may write `{ $de-name }` and `{ $que-name }` for every `$name` they get.
import type { Args } from './words';

/** First words whose h, y or vowel is spoken as a consonant: “de Harry”, “de huit”, “de onze”. */
const SPOKEN = /^(?:ha(?:kim|mid|mza|ns|pu|rry|ssan)|herisson|hibou|howard|hugh|huit|onze|oui)(?!\p{L})/u;
/** A vowel, a mute h, or a y before a consonant (“d’Yves”, but “de Yann”). One letter alone is spelled out. */
const OPEN = /^(?:[aeiouœæø]|h[aeiouyœ]|y[^aeiouy\W\d])\p{L}|^[aeiou][’-]/u;

/** Returns “de” or “que” before this text, shortened if the text begins with a vowel or a mute h. */
export function joined(word: string, text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return OPEN.test(plain) && !SPOKEN.test(plain) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`;
}

/** Returns the arguments of a French sentence, and every text among them after “de” and after “que”. */
export function withElisions(args: Args): Args {
  const all = { ...args };
  for (const [name, value] of Object.entries(args))
    if (typeof value === 'string')
      for (const word of ['de', 'que']) all[`${word}-${name}`] = joined(word, value);
  return all;
}
