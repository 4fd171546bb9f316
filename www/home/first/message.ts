// A message of the first screen or of the set-up, with a button that tries again if something did not work.
import { button, write } from '../../dom/elements';
import type { Words } from '../../words/words';

/** Writes a message. If `again` is given, a button calls it. */
export function showMessage(message: HTMLElement, words: Words, text: string, again?: () => void): void {
  write(message, text);
  if (!again) return;
  const retry = (): void => {
    write(message, '');
    message.closest('dialog')?.close(); // a message over a game has a sheet
    document.querySelector<HTMLElement>('#start,#play')?.focus();
    again();
  };
  message.append(' ', button(words.t('try-again'), { id: 'try-again' }, retry));
}
