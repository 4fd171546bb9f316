// The name of a person who plays alone against the computer, at a table that no form was filled in for.
import { seating } from '../engine/draft';
import { savedPeople } from './people';
import type { GameEntry } from '../engine/wire';
import type { Words } from '../words/words';

/**
 * Returns the name that the set-up would fill in for the first of two: the one that this device remembers, otherwise that
 * of the colour, by which the texts know that it is “you” (ui/text/texts.ts). The words of the game must have been fetched.
 */
export function ownName(words: Words, entry: GameEntry): string {
  const colour = entry.colours[seating(entry, 2)?.[0] ?? 0];
  return savedPeople()[0]?.name || words.t(words.own(entry.id, `colour-${colour}`));
}
