// The control for a setting that is on or off, the same in every sheet.
import { box, el, paragraph } from '../../dom/elements';

/** Returns a switch with its name and a sentence about it; `changed` gets its new state. */
export function switchRow(
  id: string,
  name: string,
  on: boolean,
  changed: (on: boolean) => void,
  about?: string,
): HTMLElement {
  const input = el('input', {
    type: 'checkbox',
    role: 'switch',
    id,
    checked: on,
    'aria-describedby': about === undefined ? null : `${id}-about`,
    onchange: () => changed(input.checked),
  });
  return box('option onoff', [
    el('label', { for: id }, name),
    input,
    about !== undefined && paragraph(about, { class: 'note', id: `${id}-about` }),
  ]);
}
