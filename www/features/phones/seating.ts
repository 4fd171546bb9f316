// The seats of a table on a phone: who has joined, and which seats can still be had.
import { button, el, fill, list } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import type { Words } from '../../words/words';
import type { GameCard } from '../../games/contract';
import type { Hand } from './hand';
import type { PublicSeat, Hall } from './protocol';

interface Sitting {
  words: Words;
  card: GameCard;
  hand: Hand;
}

/** Whether this phone may take a seat, or ask for it. */
const isFree = ({ phone }: PublicSeat, begun: boolean): boolean =>
  phone === 'none' || (begun && phone === 'away');

/** Draws the seats, with a button for each that can be taken, or asked for once the game has begun. */
export function seating(
  into: HTMLElement,
  { words, card, hand }: Sitting,
  { chairs, seat, begun }: Hall,
): void {
  const row = (chair: PublicSeat, at: number): HTMLElement => {
    const own = at === seat,
      id = begun ? 'room-act-ask' : 'room-act-sit';
    return el('li', { class: own ? 'own' : null }, [
      stone(chair.colour, card.marks),
      el('span', {}, chair.name),
      own || !isFree(chair, begun)
        ? el('small', {}, words.t(own ? 'room-chair-own' : `room-chair-${chair.phone}`))
        : button(
            words.t(id),
            {
              id: `hand-seat-${at}`,
              class: seat === null ? 'primary' : null,
              'aria-label': `${chair.name}, ${words.t(id)}`,
            },
            () => hand.sit(at),
          ),
    ]);
  };
  fill(into, list('chairs', ...chairs.map(row)));
}
