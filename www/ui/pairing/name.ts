// Asks for the name of the person at this device.
import './pair.css';
import { actions, type Child, el, paragraph } from '../../dom/elements';
import { savedPeople } from '../../device/people';
import type { Host } from '../../shell/host';

/** The sentences of the sheet, and what follows. */
interface Asking {
  /** What the ids begin with. */
  id?: string;
  title: string;
  about: string;
  label: string;
  act: string;
  then(name: string): void | Promise<void>;
  /** The name of the game before. */
  known?: string | undefined;
  /** What else is chosen with it. */
  choice?: Child;
  /** What stands below. */
  more?: Child;
}

export function askName({ sheet }: Host, asking: Asking): void {
  const {
    id = 'pair',
    title,
    about,
    label,
    act,
    then,
    choice,
    more,
    known = savedPeople()[0]?.name,
  } = asking;
  const field = el('input', {
    type: 'text',
    id: `${id}-name`,
    maxlength: 24,
    value: known ?? '',
    autocomplete: 'off',
  });
  const button = el('button', { type: 'submit', class: 'primary', id: `${id}-join` }, act);
  sheet.show(title, [
    paragraph(about),
    el(
      'form',
      {
        class: 'pair-name',
        onsubmit: (event) => {
          event.preventDefault();
          if (field.value.trim() === '') return field.focus();
          button.disabled = true; // a second tap must not begin anything twice
          void then(field.value.trim());
        },
      },
      el('label', { for: `${id}-name` }, label),
      field,
      choice,
      actions(button),
    ),
    more,
  ]);
  field.focus();
}
