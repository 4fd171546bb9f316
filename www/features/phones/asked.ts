// What a phone's player has tapped so far, and what that means. Pure: the table has said what can be chosen.
import { answersNow, begins, isAnswer, isChoice, narrow, type Picked } from '../../table/pick';
import type { Face, Noted, Offer, Place, Seat } from '../../engine/wire';

/** The taps so far, and an answer that was chosen by itself. */
export interface Begun {
  taps: Place[];
  offer: Offer | null;
}
export const NOTHING: Begun = { taps: [], offer: null };

export const pickedOf = (offers: Offer[], { taps }: Begun): Picked =>
  narrow(
    offers.filter((offer) => !isChoice(offer)),
    taps,
    'confirm',
  );

/** The whole moves that are offered as answers now, each with a button or a card. */
export const answersOf = (offers: Offer[], begun: Begun): Offer[] =>
  answersNow(offers, pickedOf(offers, begun));

/** The move that the button confirms. */
export const meantBy = (offers: Offer[], begun: Begun): Offer | null =>
  begun.offer ?? pickedOf(offers, begun).offer;

/** Returns what is begun after a tap on a place that can be tapped, or was. */
export function tapped(offers: Offer[], { taps }: Begun, place: Place): Begun {
  const at = taps.indexOf(place);
  if (at >= 0) return { taps: taps.slice(0, at), offer: null };
  if (pickedOf(offers, { taps, offer: null }).lit.has(place)) return { taps: [...taps, place], offer: null };
  // A place that could have been tapped first changes the mind.
  return pickedOf(offers, NOTHING).lit.has(place) ? { taps: [place], offer: null } : { taps, offer: null };
}

/** Whether a place lies before the player: a card of the hand, or the top of the own pile. */
export const isOwn = (place: Place, seat: Seat): boolean =>
  place.startsWith(`hand/${seat}/`) || place === `top/${seat}`;

/** The places that lie neither in the own hand nor in words: a phone shows the table for them. */
export const onTable = (offers: Offer[], begun: Begun, seat: Seat): Place[] =>
  [...pickedOf(offers, begun).lit].filter(
    (place) => !isAnswer(place) && !isOwn(place, seat) && !offers.some((offer) => begins(offer, place)),
  );

/** Returns the card that an answer is, as the table's notes show it; null if it is none. */
export function cardOf(notes: Noted[], { taps }: Offer): Face | null {
  const at = taps.at(-1),
    found = notes.find((one) => one.at === at && (one.note as { is?: string }).is === 'shows');
  return (found?.note as { card?: Face } | undefined)?.card ?? null;
}
