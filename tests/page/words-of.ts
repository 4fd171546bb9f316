// The words of a game without a browser: from the same files, read at once.
import { FluentResource } from '@fluent/bundle';
import { textOf } from '../../tools/lib/words.mjs';
import { Words } from '../../www/core/words';

const read = new Map<string, FluentResource>(); // reading them took most of the time of some tests

export function resourceOf(name: string, language: string): FluentResource {
  const key = `${name}.${language}`,
    known = read.get(key) ?? new FluentResource(textOf(name, language));
  read.set(key, known);
  return known;
}

/** What a player of this game has in this language: the words of the page and of the game, and no other. */
export const wordsOf = (language: string, game: string): Words =>
  new Words(language, resourceOf('page', language), resourceOf(game, language));
