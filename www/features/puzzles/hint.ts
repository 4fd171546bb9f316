// The hints of a puzzle: first what to look at, then where to begin. Neither is the whole answer if that can be helped.
import { sameMove } from '../../engine/same-move';
import type { Offer, Place } from '../../engine/wire';
import type { GameText } from '../../words/text/text';
import type { Words } from '../../words/words';
import { subjectOf, type Posed } from './why';

/** How many hints there are. */
export const HINTS = 2;

/** Where the best move begins: the places, and what they are called; empty if it is one of the buttons. */
export interface Beginning {
  places: Place[];
  said: string;
}

const firstOf = ({ taps: [first = ''] }: Offer): Place => first;

/**
 * Returns where the first of the accepted moves begins. A card of the hand is the whole answer: then it is one of two, in the
 * order of the hand.
 */
export function beginningOf(
  words: Words,
  { places, moves }: GameText,
  accepted: Offer[],
  offers: readonly Offer[],
): Beginning {
  const [best] = accepted,
    begins = best ? firstOf(best) : '';
  if (!best || begins.startsWith('choice/')) return { places: [], said: '' };
  const good = accepted.map(firstOf),
    isOther = (one: Offer): boolean => one.move.do === best.move.do && !good.includes(firstOf(one)),
    other = begins.startsWith('hand/') && offers.find(isOther);
  if (!other) return { places: [begins], said: nameOf(places.placeLabel(begins)) };
  const two = offers.filter((one) => one === other || sameMove(one.move, best.move));
  return { places: two.map(firstOf), said: words.either(two.map(({ move }) => moves.offer(move))) };
}

/** The first words of a label name the thing; the rest says how it stands. */
const nameOf = (label: string): string => label.replace(/\s*[.:,].*$/s, '');

/** Says what to look at: the points that the best move is about, or what tells it from the others. */
export function lookAt(
  t: (id: string, args?: Record<string, string>) => string,
  { terms }: GameText,
  posed: Posed,
): string {
  const { game, puzzle, seen } = posed,
    { fact, source } = subjectOf(posed);
  return source === null || seen.size > 0 // what was seen says more than points
    ? t(`look-${game}`, { theme: puzzle.theme, fact })
    : t('look-source', { source: terms.t(`source-${source}`) });
}
