// Choosing a seat, on a phone that has just joined.
import { el, fill } from '../../../core/dom';
import { stone } from '../../../core/glyph';
import type { Words } from '../../../core/words';
import type { GameCard } from '../../../games/contract';
import type { Hand } from './hand';
import type { Chair, Hall } from './protocol';

interface Sitting {
  words: Words;
  card: GameCard;
  hand: Hand;
}

/** Whether this phone may take a seat, or ask for it. */
const isFree = ({ phone }: Chair, begun: boolean): boolean => phone === 'none' || (begun && phone === 'away');

/** Draws the seats: a form as long as this phone has none, then who has joined. */
export function seating(into: HTMLElement, { words, card, hand }: Sitting, hall: Hall): void {
  const { chairs, seat, begun } = hall;
  const chosen = document.querySelector<HTMLInputElement>('[name="hand-seat"]:checked')?.value,
    free = chairs.flatMap((chair, at) => (isFree(chair, begun) ? [at] : [])),
    wanted = free.find((at) => String(at) === chosen) ?? free[0];
  if (seat !== null) {
    fill(
      into,
      el('ul', { class: 'chairs', role: 'list' }, ...chairs.map((chair, at) => row(chair, at === seat))),
    );
    return;
  }
  fill(
    into,
    el(
      'form',
      {
        class: 'sit',
        onsubmit: (event) => {
          event.preventDefault();
          const at = document.querySelector<HTMLInputElement>('[name="hand-seat"]:checked')?.value;
          if (at !== undefined) hand.sit(Number(at));
        },
      },
      el(
        'fieldset',
        { class: 'chairs' },
        el('legend', { class: 'vh' }, words.t('room-choose-seat')),
        ...chairs.map((chair, at) =>
          el(
            'label',
            { class: isFree(chair, begun) ? null : 'gone' },
            el('input', {
              type: 'radio',
              name: 'hand-seat',
              id: `hand-seat-${at}`,
              value: at,
              checked: at === wanted,
              disabled: !isFree(chair, begun),
            }),
            stone(chair.colour, card.marks),
            el('span', {}, chair.name),
            el('small', {}, words.t(`room-chair-${chair.phone}`)),
          ),
        ),
      ),
    ),
  );
  into
    .querySelector('form')!
    .append(
      el(
        'button',
        { type: 'submit', class: 'primary', id: 'hand-sit', disabled: wanted === undefined },
        words.t(begun ? 'room-act-ask' : 'room-act-sit'),
      ),
    );

  function row(chair: Chair, own: boolean): HTMLElement {
    return el(
      'li',
      { class: own ? 'own' : null },
      stone(chair.colour, card.marks),
      el('span', {}, chair.name),
      el('small', {}, words.t(own ? 'room-chair-own' : `room-chair-${chair.phone}`)),
    );
  }
}
