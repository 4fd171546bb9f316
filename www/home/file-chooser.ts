// Files that are opened.
import { el } from '../core/dom';

/** An input for one file, out of sight: a button of the page clicks it. */
export function fileChooser(chosen: (file: File) => void): HTMLInputElement {
  return el('input', {
    type: 'file',
    accept: '.json,application/json,text/plain',
    class: 'vh',
    tabindex: '-1',
    'aria-hidden': 'true',
    onchange: (event) => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      input.value = '';
      if (file) chosen(file);
    },
  });
}
