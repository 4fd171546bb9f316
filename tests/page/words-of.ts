// The words of a game without a browser, read from the same files.
import { FluentResource } from '@fluent/bundle';
import { textOf } from '../../tools/lib/words.mjs';
import { Words } from '../../www/words/words';

const read = new Map<string, FluentResource>(); // cached: reading them took most of the time of some tests

export function resourceOf(name: string, language: string): FluentResource {
  const key = `${name}.${language}`,
    known = read.get(key) ?? new FluentResource(textOf(name, language));
  read.set(key, known);
  return known;
}

/** Returns the words of the page and of this game in this language, and no others. */
export const wordsOf = (language: string, game: string): Words =>
  new Words(language, resourceOf('page', language), resourceOf(game, language));
