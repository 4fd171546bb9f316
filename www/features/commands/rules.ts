// Finds out why a phrase is impossible now: the taps that it stands for, and the engine's refusal of them.
// Pure.
import type { Place, Refusal } from '../../engine/wire';
import { fits, type Speech } from './speech';
import { wordsOf } from './understand';

/** A refusal, and the place where it happens. */
export interface Against {
  refusal: Refusal;
  place: Place;
}

/** Refusals that say only that no move begins at a place. */
const VAGUE = ['nothing-here', 'other-decision'];
/** The largest number of places to ask about. */
const MOST = 24;

/**
 * Returns the kinds of places where a phrase begins: each line of `verbs` has the first part of such places,
 * then its verbs.
 */
export function headsOf(said: string, verbs: string, speech: Speech): string[] {
  const words = wordsOf(said);
  const lines = verbs
    .split('\n')
    .map((line) => ({ head: line.trim().split(' ')[0]!, verbs: wordsOf(line).slice(1) }));
  for (const meant of [
    (word: string, verb: string) => word === verb,
    (word: string, verb: string) =>
      word.length > 4 && !speech.fillers.has(word) && fits(word, verb, speech, true),
  ]) {
    const found = lines.filter((line) => line.verbs.some((verb) => words.some((word) => meant(word, verb))));
    if (found.length > 0) return found.map(({ head }) => head);
  }
  return [];
}

/**
 * Returns the refusal of a phrase that names these places and begins at places of these kinds, or null if
 * none helps the player.
 */
export function ruleAgainst(
  spoken: Place[],
  heads: string[],
  buttons: Place[],
  why: (taps: Place[]) => Refusal | null,
): Against | null {
  const headOf = (place: Place): string => place.split('/')[0]!;
  const begins = (place: Place): boolean => heads.includes(headOf(place));
  const named = spoken.filter(begins);
  const firsts = (named.length > 0 ? named : heads.length > 0 ? buttons.filter(begins) : spoken).slice(
    0,
    MOST,
  );
  const alone = firsts.map((place) => ({ place, refusal: why([place]) }));
  // If the move can begin there, the next tap is refused.
  for (const { place, refusal } of alone) {
    if (refusal) continue;
    for (const then of spoken.filter((one) => headOf(one) !== headOf(place)).slice(0, MOST)) {
      const against = why([place, then]);
      if (against && !VAGUE.includes(against.code)) return { refusal: against, place: then };
    }
  }
  const refused = alone.flatMap(({ place, refusal }) => (refusal ? [{ place, refusal }] : []));
  // If the move can begin at one of the places and the phrase names none, the phrase is not refused.
  if (named.length === 0 && heads.length > 0 && refused.length < alone.length) return null;
  return refused.find(({ refusal }) => !VAGUE.includes(refusal.code)) ?? refused[0] ?? null;
}
