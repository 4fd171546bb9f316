// Chooses files to open.
import { el } from '../../dom/elements';

/** Makes an invisible input for one file, which a button of the page clicks. */
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
