// What dragging means: the same taps, one after the other. Pure; the engine's offers decide, as they do for taps.
import type { Offer, Place } from '../engine/wire';
import { isAnswer, narrow, tap } from './pick';

/** From where to where a piece goes. */
type Way = readonly [from: Place, to: Place];
/** The ways of all pieces in a move. */
export type WaysOf = (offer: Offer) => readonly Way[];

/** Returns the row that a place is in, without its number there; the place itself if it is in none. */
export const rowOf = (place: Place): string =>
  /^\w+\/\d+\/\d+$/.test(place) ? place.replace(/\/\d+$/, '') : place;

/** Returns the places where a drag may begin: those that may be tapped, and those from which a piece would go. */
export function sources(offers: readonly Offer[], taps: readonly Place[], ways: WaysOf): Set<Place> {
  const lit = narrow(offers, taps, 'confirm').lit,
    first = narrow(offers, [], 'confirm').lit;
  const from = offers.flatMap((offer) => ways(offer).map(([start]) => start));
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
  ways: WaysOf,
): Map<Place, readonly Place[]> {
  const found = new Map<Place, readonly Place[]>();
  const add = (to: Place, ...stands: Place[]): void => {
    if (to !== from && !isAnswer(to) && !found.has(to)) found.set(to, stands);
  };
  // The piece is tapped itself: what may be tapped after it.
  const at = taps.indexOf(from),
    begun = at < 0 ? tap(offers, taps, from, 'confirm') : { taps: taps.slice(0, at + 1), refused: null };
  if (begun.refused === null)
    for (const to of narrow(offers, begun.taps, 'confirm').lit) add(to, ...(at < 0 ? [from, to] : [to]));
  // Another place is tapped, and the piece goes there; or the piece alone, and the engine knows where to. A tap may change
  // the mind.
  for (let kept = taps.length; kept >= 0; kept--) {
    const { candidates, lit } = narrow(offers, taps.slice(0, kept), 'confirm');
    // Any piece of a row may be taken hold of if the engine takes the next one of it, as from a sled.
    const goes = ([start]: Way): boolean =>
      start === from || (!lit.has(from) && rowOf(start) === rowOf(from));
    for (const offer of candidates)
      for (const place of narrow([offer], taps.slice(0, kept), 'confirm').lit)
        for (const way of ways(offer).filter(goes)) {
          const [, to] = way;
          const isLast = narrow([offer], [...taps.slice(0, kept), place], 'confirm').lit.size === 0;
          if (to === place || (place === from && isLast)) add(to, place);
          else if (offer.taps.length === 1 && !ways(offer).flat().includes(place)) {
            // An answer, or a place such as a quay: that place, or where no other move brings this piece.
            add(place, place);
            if (!candidates.some((other) => other !== offer && ways(other).some(isSame(way)))) add(to, place);
          }
        }
  }
  return found;
}

const isSame =
  ([from, to]: Way) =>
  ([start, end]: Way): boolean =>
    start === from && end === to;
