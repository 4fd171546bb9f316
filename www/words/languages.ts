// The languages that there are. This file stands alone, because the script in the document has it too.

/** From the build (tools/lib/words.mjs). */
declare const __LANGUAGES__: string[];

/**
 * English drawn out and in brackets: shows texts that were never translated, and places without room for
 * longer words. In builds for tests only.
 */
const PSEUDO = 'en-XA';
export const isPseudo = (language: string): boolean => import.meta.env.MODE === 'test' && language === PSEUDO;

/** The languages there are, as codes. */
export const languages: string[] =
  import.meta.env.MODE === 'test' ? [...__LANGUAGES__, PSEUDO] : __LANGUAGES__;

/** The best language for a list of wishes such as navigator.languages. */
export function bestLanguage(wishes: readonly string[]): string {
  for (const wish of wishes) {
    const short = wish.toLowerCase().replace(/-.*$/, '');
    if (languages.includes(short)) return short;
  }
  return 'en';
}
