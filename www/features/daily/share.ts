// A result as a line of text that gives nothing away, to be sent to others.
import { button, el, paragraph, write } from '../../dom/elements';
import { copy } from '../../dom/send';
import type { Words } from '../../words/words';
import type { Host } from '../../shell/host';
import { dateIn, dealOf } from './deal';
import { dailyResults, shapesOf, tallyNow, type Result } from './results';

/**
 * Returns the text: a sentence with the game, the day, the result, par, the course in shapes and the days in a row, which
 * needs no link to be understood, and where it is played.
 */
export function shareText(words: Words, day: string, result: Result, row: number, address: string): string {
  const { points, rival, end, par } = result;
  const line = words.t('daily-share-line', {
    game: words.t(`game-${dealOf(day)?.game ?? ''}`),
    date: dateIn(words.language, day),
    par: par ?? 'none',
    shapes: shapesOf(result),
    ...{ end, points, rival, row },
  });
  return [line, address].filter(Boolean).join('\n');
}

/** The address of this page, if others can open it. */
const address = (): string => (location.href.startsWith('http') ? location.href.replace(/[?#].*$/s, '') : '');

/** Returns a button that hands the text to the system, or copies it and says so. */
export function shareButton({ words }: Host, day: string, result: () => Result): HTMLElement {
  const label = el('span', {}, words.t('daily-share'));
  const send = async (): Promise<void> => {
    const { row } = tallyNow(dailyResults.read(), day),
      text = shareText(words, day, result(), row, address());
    if (typeof navigator.canShare === 'function' && navigator.canShare({ text }))
      return navigator.share({ text }).catch(() => undefined); // closing that sheet is no error
    if (await copy(text)) return write(label, words.t('daily-copied'));
    showText(words, share, text);
  };
  const share = button(label, { class: 'daily-share', 'aria-live': 'polite' }, () => void send());
  return share;
}

/** Shows the text below the buttons, selected, where the browser does not let the page copy. */
function showText(words: Words, share: HTMLElement, text: string): void {
  const section = share.closest('section'),
    known = section?.querySelector<HTMLTextAreaElement>('.daily-text'),
    field =
      known ??
      el('textarea', { class: 'daily-text', readonly: true, rows: 3, 'aria-label': words.t('daily-text') });
  field.value = text;
  if (!known)
    section?.append(paragraph(words.t('daily-not-copied'), { class: 'note', role: 'status' }), field);
  field.select();
}
