// The rule about each place of the table.
import type { Face, Place } from '../../engine/wire';
import type { Config, Rulebook } from '../../games/rulebook';

/** Returns the id of the rule about a place, or about the piece that lies there face up. */
export function ruleAbout(
  game: string,
  { places }: Rulebook,
  place: Place,
  config: object,
  face: Face | null = null,
): string | null {
  const found = places.find(([pattern]) => pattern.test(place))?.[1];
  return found === undefined
    ? null
    : `${game}/${typeof found === 'string' ? found : found(place, config as Config, face)}`;
}

/** Returns all rules that places lead to, for any ruleset. */
export const rulesOfPlaces = (game: string, { places }: Rulebook): string[] =>
  places.flatMap(([, rule]) => (typeof rule === 'string' ? [`${game}/${rule}`] : []));
