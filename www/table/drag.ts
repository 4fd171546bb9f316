// What dragging means: the same taps, one after the other. Pure; the engine's offers decide, as they do for taps.
import type { Offer, Place } from '../engine/wire';
import { isChoice, narrow } from './pick';

/** From where to where the first piece of a move goes, or null if none goes. */
export type WayOf = (offer: Offer) => readonly [from: Place, to: Place] | null;

/** Whether two places are one, or in one row of places from which the engine takes the next piece, such as a sled. */
const isAmong = (place: Place, other: Place): boolean => rowOf(place) === rowOf(other);
/** Returns the row that a place is in, without its number there; the place itself if it is in none. */
export const rowOf = (place: Place): string =>
  /^\w+\/\d+\/\d+$/.test(place) ? place.replace(/\/\d+$/, '') : place;

/** Returns the places where a drag may begin: those that may be tapped, and those from which a piece would go. */
export function sources(offers: readonly Offer[], taps: readonly Place[], way: WayOf): Set<Place> {
  const lit = narrow(offers, taps, 'confirm').lit,
    first = narrow(offers, [], 'confirm').lit;
  const from = offers.flatMap((offer) => way(offer)?.[0] ?? []);
  return new Set([...taps, ...lit, ...first, ...from]);
}

/**
 * Returns the places where a piece that is dragged from `from` can be dropped, each with the taps that this stands for, after
 * those made so far.
 */
export function drops(
  offers: readonly Offer[],
  taps: readonly Place[],
  from: Place,
  way: WayOf,
): Map<Place, readonly Place[]> {
  const found = new Map<Place, readonly Place[]>();
  const add = (to: Place, ...stands: Place[]): void => {
    if (to !== from && !found.has(to)) found.set(to, stands);
  };
  const isChosen = taps.includes(from),
    begun = isChosen ? taps : [from];
  // The piece is tapped itself: what may be tapped after it.
  const after = narrow(offers, begun, 'confirm');
  const tapped = isChosen ? [] : [from];
  for (const offer of after.candidates)
    for (const to of offer.taps)
      if (narrow(offers, [...begun, to], 'confirm').candidates.length > 0) add(to, ...tapped, to);
  for (const offer of offers) {
    const gone = isChoice(offer) || offer.taps.length !== 1 ? null : way(offer),
      [only] = offer.taps;
    if (!gone || only === undefined || !isAmong(gone[0], from)) continue;
    // Only the place is tapped, and the engine takes the piece from here; or only the piece, and the engine knows where to.
    add(isAmong(only, from) ? gone[1] : only, only);
  }
  return found;
}
