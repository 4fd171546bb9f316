// The choice of a person or a level for a seat, in the set-up form.
import './seats.css';
import { el } from '../core/dom';
import type { SetupForm } from '../games/form';
import type { Seat } from '../core/wire';
import { begin, take } from './opponents';

/** Returns the choice for a seat. */
export function choice(setup: SetupForm, seat: Seat): HTMLElement {
  begin(setup);
  const { draft, entry } = setup,
    now = draft.players[seat]?.level ?? null;
  const option = (level: number | null, text: string): HTMLElement =>
    el('option', { value: level ?? '', selected: level === now }, text);
  return el(
    'select',
    {
      id: `level-${seat}`,
      class: 'level',
      'aria-label': setup.t('bot-seat-of', { number: seat + 1 }),
      onchange: (event) => {
        const { value } = event.target as HTMLSelectElement;
        take(setup, seat, value === '' ? null : Number(value));
        setup.draw();
      },
    },
    option(null, setup.t('bot-person')),
    ...entry.levels.map(({ id }, level) =>
      option(
        level,
        setup.t('bot-option', { level: setup.t(`bot-level-${id}`), about: setup.t(`bot-about-${id}`) }),
      ),
    ),
  );
}

/** Returns a sentence about what a computer player knows, with details that can be opened. */
export function honest(setup: SetupForm): HTMLElement {
  const forgets = setup.entry.levels.some(({ memory }) => memory < 100);
  return el(
    'div',
    { class: 'honest' },
    el('p', { class: 'note' }, setup.t('bot-honest')),
    el(
      'details',
      {},
      el('summary', {}, setup.t('bot-honest-more')),
      el('p', { class: 'note' }, setup.t('bot-honest-text')),
      forgets && el('p', { class: 'note' }, setup.t('bot-honest-memory')),
    ),
  );
}
