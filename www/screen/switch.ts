// The control for whatever is on or off, in every sheet the same.
import { el } from '../core/dom';

/** A switch with its name and perhaps a sentence about it; `changed` is told how it stands from now on. */
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
  return el(
    'div',
    { class: 'option onoff' },
    el('label', { for: id }, name),
    input,
    about !== undefined && el('p', { class: 'note', id: `${id}-about` }, about),
  );
}
