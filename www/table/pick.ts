// Choosing a move by tapping places: narrows the engine's offers. Pure; nothing here knows a game.
// The places tapped must be a prefix of an offer's taps; the last `anyOrder` of them may come in any order. A piece that
// `begins` an offer may be tapped before them, and stands for an answer. After a piece that a move leads to laying, a
// place may be tapped that it is planned for.
import type { Mode } from '../device/settings';
import type { Offer, Place } from '../engine/wire';
import type { Carried } from './state';

/** How taps become a move: as the settings say, or with a tap for each place although only one move is offered. */
export type Way = Mode | 'steps';

/** The result of a row of taps. */
export interface Picked {
  taps: readonly Place[];
  /** The offers that these taps may still become. */
  candidates: Offer[];
  /** The places that may be tapped next. */
  lit: Set<Place>;
  /** The move that Confirm would play: it is whole, lacks a single answer or, in confirm mode, is the only one left. */
  offer: Offer | null;
}

/** The result of one more tap: the new row of taps, perhaps a move to play, perhaps a refused place. */
export interface Tapped {
  taps: readonly Place[];
  play: Offer | null;
  refused: Place | null;
}

/** Whether what was tapped is an answer: a button, not a place of the table. */
export const isAnswer = (place?: Place): boolean => !!place?.startsWith('choice/');

/** Whether a move is an answer. */
export const isChoice = ({ taps }: Offer): boolean => isAnswer(taps[0]);

/** Whether a place is a piece that may be tapped to begin an offer. */
export const begins = (offer: Offer, place?: Place): boolean => offer.begins?.includes(place!) ?? false;

/** The places that a piece can be planned for, with an offer that leads to laying it. */
export const plansFor = ({ plans = [] }: Offer, piece?: Place): readonly Place[] =>
  plans.find((plan) => plan.piece === piece)?.places ?? [];

/** Returns offers in which nothing is planned. */
export const withoutPlans = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer) => {
    const { plans, ...rest } = offer;
    return plans ? rest : offer;
  });

/** Whether these taps are a piece and the place that it is planned for. */
export const isPlanned = (offer: Offer, [piece, place, ...more]: readonly Place[]): boolean =>
  place !== undefined && more.length === 0 && plansFor(offer, piece).includes(place);

/** Returns the piece and the place of a plan whose next taps are these, if the offer leads there. */
export function planOf(offer: Offer, next: readonly Place[] = []): readonly Place[] | undefined {
  const plan = [...(isChoice(offer) ? [] : offer.taps), ...next].slice(0, 2);
  return isPlanned(offer, plan) ? plan : undefined;
}

/** The places of an offer that may be tapped after `taps`, or null if the taps do not begin it. */
function next(offer: Offer, taps: readonly Place[]): Place[] | null {
  if (isPlanned(offer, taps)) return next(offer, taps.slice(0, 1));
  if (begins(offer, taps[0])) return isChoice(offer) ? (taps[1] ? null : []) : next(offer, taps.slice(1));
  const fixed = offer.taps.length - offer.anyOrder;
  if (taps.slice(0, fixed).some((tapped, at) => tapped !== offer.taps[at])) return null;
  if (taps.length < fixed) return offer.taps.slice(taps.length, taps.length + 1);
  const rest = offer.taps.slice(fixed);
  for (const tapped of taps.slice(fixed)) {
    const at = rest.indexOf(tapped);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

const lackAnswer = (candidates: readonly Offer[], taps: readonly Place[]): Offer[] =>
  candidates.filter(
    (candidate) => candidate.taps.length === taps.length + 1 && isAnswer(next(candidate, taps)?.[0]),
  );

/** The offers that lack nothing but one answer. */
export const answers = ({ candidates, taps, offer }: Picked): Offer[] =>
  offer ? [] : lackAnswer(candidates, taps);

/** Whether Confirm would play this move, but a further place may be tapped instead. */
export const mayGoOn = ({ candidates, taps, offer }: Picked): boolean =>
  offer !== null && candidates.length > 1 && lackAnswer(candidates, taps).includes(offer);

/** The answers about a piece, such as how a card is played, which are given once another offer has begun with it. */
export const answersAbout = (offers: readonly Offer[], piece?: Place): Offer[] =>
  piece === undefined ? [] : offers.filter((offer) => isChoice(offer) && offer.taps[1] === piece);

/** The answers that get a button after these taps. */
export const answersNow = (offers: readonly Offer[], picked: Picked): Offer[] =>
  picked.taps.length > 0
    ? [...answers(picked), ...answersAbout(offers, picked.taps[0])]
    : offers.filter((offer) => isChoice(offer) && offer.taps.length === 1);

export function narrow(offers: readonly Offer[], taps: readonly Place[], mode: Way): Picked {
  const candidates = offers.filter((offer) => next(offer, taps)),
    none = taps.length === 0;
  const lit = new Set(
    candidates.flatMap((offer) => [
      ...((none && offer.begins) || []),
      ...next(offer, taps)!,
      ...(taps.length === 1 ? plansFor(offer, taps[0]) : []),
    ]),
  );
  if (none) return { taps, candidates, lit, offer: null };
  const only = mode === 'confirm' && candidates.length === 1 ? candidates[0] : null;
  // Confirm gives a single answer that ends the move, so that it keeps its place beside Cancel.
  const [answer, ...others] = lackAnswer(candidates, taps),
    ends = answer && others.length === 0 && !isAnswer(answer.taps[0]) ? answer : null;
  return {
    taps,
    candidates,
    lit,
    offer: candidates.find((offer) => !next(offer, taps)![0]) ?? only ?? ends,
  };
}

/**
 * Handles one tap. A lit place goes on; a place chosen already confirms a complete move, or cancels the
 * choice; a place that would have been lit one or more taps earlier changes the mind from there; any other
 * place is refused, and the choice so far stays.
 */
export function tap(offers: readonly Offer[], taps: readonly Place[], place: Place, mode: Way): Tapped {
  const now = narrow(offers, taps, mode);
  if (now.lit.has(place)) return settle(offers, [...taps, place], mode);
  const whole = mayGoOn(now) ? null : now.offer;
  if (taps.includes(place) || whole?.taps.includes(place))
    return { taps: whole ? taps : taps.slice(0, taps.indexOf(place)), play: whole, refused: null };
  // The card after its cell.
  if (now.offer && !isChoice(now.offer) && begins(now.offer, place))
    return { taps: begins(now.offer, taps[0]) ? taps : [place, ...taps], play: null, refused: null };
  for (let kept = taps.length - 1; kept >= 0; kept--) {
    const changed = [...taps.slice(0, kept), place];
    if (narrow(offers, changed, mode).candidates.length > 0) return settle(offers, changed, mode);
  }
  return { taps, play: null, refused: place };
}

/** Returns the place under a piece, such as a boat, or null. */
type Beneath = (piece: Place) => Place | null;

/**
 * Returns the place under a piece that is chosen, if the choice goes on there and with no other piece: a tap on a token then
 * means its boat. Otherwise returns the place itself.
 */
function through({ taps, lit, offer }: Picked, place: Place, beneath: Beneath): Place {
  const below = offer === null && taps.includes(place) ? beneath(place) : null;
  return below !== null && lit.has(below) && [...lit].every((next) => beneath(next) === null) ? below : place;
}

/** Handles one tap over `own` taps and what a hint has added to them: a place beside those of the hint is tapped without it. */
export function retap(
  offers: readonly Offer[],
  taps: readonly Place[],
  own: readonly Place[],
  at: Place,
  mode: Way,
  beneath: Beneath,
): Tapped {
  const now = narrow(offers, taps, mode),
    place = through(now, at, beneath),
    isHinted = own !== taps && !now.offer?.taps.includes(place),
    anew = isHinted ? tap(offers, own, place, mode) : null;
  return anew?.refused === null ? anew : tap(offers, taps, place, mode);
}

/**
 * In instant mode a whole choice is played at once, and a piece that can begin nothing else, unless a tap or an answer more
 * could mean another move.
 */
function settle(offers: readonly Offer[], taps: readonly Place[], mode: Way): Tapped {
  const { candidates, offer } = narrow(offers, taps, mode),
    only = candidates.length === 1 ? candidates[0]! : null,
    whole = only !== null && (offer !== null || (taps.length === 1 && begins(only, taps[0])));
  const play = mode === 'instant' && whole && answersAbout(offers, taps[0]).length === 0 ? only : null;
  return { taps: play ? [] : taps, play, refused: null };
}

/** What was tapped for later decisions. */
export type Planned = Omit<Carried, 'seat'>;

/** Returns what these taps say about later decisions. */
export function carriedBy(offers: readonly Offer[], taps: readonly Place[]): Planned | null {
  const [piece, ...places] = taps;
  const saying = offers.find((offer) => isChoice(offer) && begins(offer, piece));
  if (saying) return { taps, among: plansFor(saying, piece) };
  const choosing = offers.find((offer) => isPlanned(offer, taps));
  return choosing ? { taps: places, among: plansFor(choosing, piece) } : null;
}

/**
 * Returns the offers of now, each as the object that it was in `before` if it was offered then, so that an answer that a
 * player has begun to give is still found among them.
 */
export function sameOffers(before: readonly Offer[], now: readonly Offer[]): Offer[] {
  const known = new Map(before.map((offer) => [JSON.stringify(offer), offer]));
  return now.map((offer) => known.get(JSON.stringify(offer)) ?? offer);
}
