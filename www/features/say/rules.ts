// Why what was said cannot be done now: the taps that it stands for, and what the engine says against them. Pure.
import type { Place, Refusal } from '../../core/wire';
import { fits, type Speech } from './speech';
import { wordsOf } from './understand';

/** What is refused, and at which place. */
export interface Against {
  refusal: Refusal;
  place: Place;
}

/** Codes that say only that nothing begins there. */
const VAGUE = ['nothing-here', 'other-decision'];
/** So many places are asked about at most. */
const MOST = 24;

/** The sorts of places where a phrase would begin: each line of `verbs` has the first part of such places, then its verbs. */
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

/** What the engine says against a phrase that speaks of these places and begins at places of these sorts. Null: nothing that helps. */
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
  // Where it can be begun, it is what follows that is refused.
  for (const { place, refusal } of alone) {
    if (refusal) continue;
    for (const then of spoken.filter((one) => headOf(one) !== headOf(place)).slice(0, MOST)) {
      const against = why([place, then]);
      if (against && !VAGUE.includes(against.code)) return { refusal: against, place: then };
    }
  }
  const refused = alone.flatMap(({ place, refusal }) => (refusal ? [{ place, refusal }] : []));
  // If it can be begun somewhere and no place was named, there is nothing against it.
  if (named.length === 0 && heads.length > 0 && refused.length < alone.length) return null;
  return refused.find(({ refusal }) => !VAGUE.includes(refusal.code)) ?? refused[0] ?? null;
}
