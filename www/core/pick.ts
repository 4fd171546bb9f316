// Choosing a move by tapping places: narrows the engine's offers. Pure; nothing here knows a game.
// The places tapped must be a prefix of an offer's taps; the last `anyOrder` of them may come in any order.
import type { Offer, Place } from './wire';

export type Mode = 'confirm' | 'instant';

/** The result of a row of taps. */
export interface Picked {
  taps: Place[];
  /** The offers that these taps may still become. */
  candidates: Offer[];
  /** The places that may be tapped next. */
  lit: Set<Place>;
  /**
   * The move that Confirm would play: all its places are tapped or, in confirm mode, it is the only one left.
   */
  offer: Offer | null;
}

/** The result of one more tap: the new row of taps, perhaps a move to play, perhaps a refused place. */
export interface Tapped {
  taps: Place[];
  play: Offer | null;
  refused: Place | null;
}

/** Whether a move is an answer: a button, not a place. */
export const isChoice = (offer: Offer): boolean => offer.taps[0]?.startsWith('choice/') ?? false;

/** The places of an offer that may be tapped after `taps`, or null if the taps do not begin it. */
function next(offer: Offer, taps: Place[]): Place[] | null {
  const fixed = offer.taps.length - offer.anyOrder;
  if (taps.length > offer.taps.length) return null;
  for (let i = 0; i < Math.min(fixed, taps.length); i++) if (taps[i] !== offer.taps[i]) return null;
  if (taps.length < fixed) return offer.taps.slice(taps.length, taps.length + 1);
  const rest = offer.taps.slice(fixed);
  for (const tapped of taps.slice(fixed)) {
    const at = rest.indexOf(tapped);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The offers that lack nothing but one abstract answer (`choice/…`), which is no place of the table. */
export function answers({ candidates, taps, offer }: Picked): Offer[] {
  if (offer) return [];
  return candidates.filter((candidate) => {
    const rest = next(candidate, taps);
    return (
      candidate.taps.length === taps.length + 1 &&
      rest?.length === 1 &&
      (rest[0]?.startsWith('choice/') ?? false)
    );
  });
}

const complete = (offer: Offer, taps: Place[]): boolean => next(offer, taps)?.length === 0;

export function narrow(offers: Offer[], taps: Place[], mode: Mode): Picked {
  const candidates = offers.filter((offer) => next(offer, taps) !== null);
  const lit = new Set(candidates.flatMap((offer) => next(offer, taps) ?? []));
  const done = taps.length > 0 ? candidates.find((offer) => complete(offer, taps)) : undefined;
  const only = mode === 'confirm' && taps.length > 0 && candidates.length === 1 ? candidates[0] : undefined;
  return { taps, candidates, lit, offer: done ?? only ?? null };
}

/**
 * Handles one tap. A lit place goes on; a place chosen already confirms a complete move, or cancels the
 * choice; a place that would have been lit one or more taps earlier changes the mind from there; any other
 * place is refused, and the choice so far stays.
 */
export function tap(offers: Offer[], taps: Place[], place: Place, mode: Mode): Tapped {
  const now = narrow(offers, taps, mode);
  if (now.lit.has(place)) return settle(offers, [...taps, place], mode);
  const chosen = new Set(now.offer ? now.offer.taps : taps);
  if (chosen.has(place)) {
    if (now.offer) return { taps, play: now.offer, refused: null };
    return { taps: taps.slice(0, taps.indexOf(place)), play: null, refused: null };
  }
  for (let kept = taps.length - 1; kept >= 0; kept--) {
    const changed = [...taps.slice(0, kept), place];
    if (narrow(offers, changed, mode).candidates.length > 0) return settle(offers, changed, mode);
  }
  return { taps, play: null, refused: place };
}

/**
 * In instant mode a choice whose places are all tapped is played at once, unless more taps could mean another
 * move.
 */
function settle(offers: Offer[], taps: Place[], mode: Mode): Tapped {
  const { candidates } = narrow(offers, taps, mode);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  const play = mode === 'instant' && only && complete(only, taps) ? only : null;
  return { taps: play ? [] : taps, play, refused: null };
}
