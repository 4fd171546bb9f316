// Asks for the name of the person at this device.
import './pair.css';
import { actions, el, paragraph } from '../../dom/elements';
import { savedPeople } from '../../device/people';
import type { Host } from '../../shell/host';

/** The sentences of the sheet, and what follows. */
interface Asking {
  title: string;
  about: string;
  label: string;
  act: string;
  then(name: string): void | Promise<void>;
}

export function askName({ sheet }: Host, { title, about, label, act, then }: Asking): void {
  const field = el('input', {
    type: 'text',
    id: 'pair-name',
    maxlength: 24,
    value: savedPeople()[0]?.name ?? '',
    autocomplete: 'off',
  });
  const button = el('button', { type: 'submit', class: 'primary', id: 'pair-join' }, act);
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
      el('label', { for: 'pair-name' }, label),
      field,
      actions(button),
    ),
  ]);
  field.focus();
}
