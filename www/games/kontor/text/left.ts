// The cards that are still to come in Kontor, by face, without their numbers.
import type { Face, Note } from '../wire';
import type { KontorTerms } from './terms';

/** The sorts of cards in the order of the list; all others come after them. */
const SORTS = ['dock-red', 'dock-black', 'canal-null'];

const cardOf = (note: Note): Extract<Face, { is: 'card' }> | null =>
  note.is === 'left' && note.card.is === 'card' ? note.card : null;

export function leftRank(note: Note): number {
  const card = cardOf(note),
    at = card ? SORTS.indexOf(`${card.sort}-${card.side}`) : 0;
  return at < 0 ? SORTS.length : at;
}

export function leftName(terms: KontorTerms, note: Note): string {
  const card = cardOf(note);
  if (!card) return '';
  const { sort, side, goods, building, symbol } = card;
  const kind = terms.t(`kind-${building ?? sort}${side ? `-${side}` : ''}`);
  const about = [
    ...goods.map((good) => terms.t(`good-${good}`)),
    ...(symbol ? [terms.t(`symbol-${symbol}`)] : []),
  ];
  return about.length > 0 ? `${kind} (${about.join(', ')})` : kind;
}
