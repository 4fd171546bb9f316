// The choice of the player who begins, in the set-up form.
import { el } from '../../dom/elements';
import type { Draft } from '../../engine/draft';
import type { Option, Seat } from '../../engine/wire';
import type { SetupForm } from '../../games/form';

export type SeatOption = Extract<Option, { kind: 'seat' }>;

/**
 * Returns the seats that may begin: those of people of whom the youngest begins, as some games have it in print, and the
 * others. A computer player has no age, and a person alone is not asked.
 */
export function beginners(
  { players, count }: Draft,
  { youngest }: SeatOption,
): { young: Seat[]; others: Seat[] } {
  const isPerson = (seat: Seat): boolean => (players[seat]?.level ?? null) === null,
    seats = players.slice(0, count).map((_, seat) => seat),
    people = youngest ? seats.filter(isPerson) : [];
  return people.length > 1
    ? { young: people, others: seats.filter((seat) => !isPerson(seat)) }
    : { young: [], others: seats };
}

/** Draws the choice: chance, the youngest, or another seat; `null` is chance. */
export function whoBegins(
  setup: SetupForm,
  option: SeatOption,
  id: string,
  set: (seat: Seat | null) => void,
): HTMLElement {
  const now = setup.draft.values[option.key],
    { young, others } = beginners(setup.draft, option);
  const named = (seat: Seat): HTMLElement =>
    el('option', { value: seat, selected: now === seat, 'data-seat': seat }, setup.nameOf(seat));
  return el(
    'select',
    {
      id,
      onchange: (event) => {
        const { value } = event.target as HTMLSelectElement;
        set(value === '' ? null : Number(value));
      },
    },
    el('option', { value: '', selected: now === null }, setup.t('setup-first-chance')),
    young.length > 0 && el('optgroup', { label: setup.t('setup-first-youngest') }, ...young.map(named)),
    ...others.map(named),
  );
}
