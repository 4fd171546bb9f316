// A code as other devices can take it: as a picture, and as text to copy.
import './pair.css';
import { box, el } from '../../dom/elements';
import { copy } from '../../dom/send';
import type { Words } from '../../words/words';
import { codeOf } from '../sheets/hand-on';

/** Returns the picture of a text and a field to copy it from. `id`: of the words that name it. */
export async function shownCode(
  words: Words,
  text: string,
  id: 'pair-link' | 'pair-code',
): Promise<HTMLElement> {
  const picture = await codeOf(text, words.t(id));
  const field = el('input', {
      type: 'text',
      readonly: true,
      value: text,
      class: 'link',
      'aria-label': words.t(id),
    }),
    button = el('button', { type: 'button', class: 'pair-copy-it' }, words.t('pair-copy'));
  button.addEventListener('click', () => {
    field.select();
    void copy(text).then((copied) => {
      if (copied) button.textContent = words.t('pair-copied');
    });
  });
  return box('pair-shown', picture, box('pair-copy', field, button));
}
