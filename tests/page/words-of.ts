// The words of a game without a browser: from the same files, read at once.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { Words } from '../../www/words';

export const resourceOf = (path: string): FluentResource => new FluentResource(readFileSync(new URL(`../../www/i18n/${path}.ftl`, import.meta.url), 'utf8'));

/** What a player of this game has in this language: the words of the page and of the game, and no other. */
export const wordsOf = (language: string, game: string): Words => new Words(language, resourceOf(language), resourceOf(`${game}/${language}`));
