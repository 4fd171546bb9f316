// What tells two equal cards at the Market apart in words.
import type { ImhotepTerms } from './terms';
import type { Args } from '../../../words/words';
import type { Place } from '../wire';

/** Returns the number of a card at the Market, from 1, and how many lie there; nothing if no other is the same. */
export function twin({ scene }: ImhotepTerms, place: Place): Args {
  const all = scene.places('market/'),
    kind = (at: Place): string => JSON.stringify(scene.face(at)),
    isOnly = all.filter((at) => kind(at) === kind(place)).length < 2;
  return isOnly ? {} : { twin: 'yes', nth: all.indexOf(place) + 1, count: all.length };
}
