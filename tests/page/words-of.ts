// The words of a game without a browser: from the same files, read at once.
import { FluentResource } from '@fluent/bundle';
import { textOf } from '../../tools/lib/words.mjs';
import { Words } from '../../www/core/words';

export const resourceOf = (name: string, language: string): FluentResource =>
  new FluentResource(textOf(name, language));

/** What a player of this game has in this language: the words of the page and of the game, and no other. */
export const wordsOf = (language: string, game: string): Words =>
  new Words(language, resourceOf('page', language), resourceOf(game, language));
