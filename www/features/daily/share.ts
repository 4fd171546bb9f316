// A result as a line of text that gives nothing away, to be sent to others.
import { el, paragraph, write } from '../../dom/elements';
import { copy } from '../../dom/send';
import type { Words } from '../../words/words';
import type { Host } from '../../shell/host';
import { dealOf } from './deal';
import { shapesOf, type Result } from './results';

/** Returns the text: the day and the game, the course in shapes, the points and par, and where it is played. */
export function shareText(words: Words, day: string, result: Result, address: string): string {
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString(words.language, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const { points, rival, par } = result;
  return [
    words.t('daily-share-head', { date, game: words.t(`game-${dealOf(day)?.game ?? ''}`) }),
    `${shapesOf(result)} ${points}\u202f:\u202f${rival}${par === null ? '' : ` (${words.t('daily-share-par', { par })})`}`,
    address,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The address of this page, if others can open it. */
const address = (): string => (location.href.startsWith('http') ? location.href.replace(/[?#].*$/s, '') : '');

/** Returns a button that hands the text to the system, or copies it and says so. */
export function shareButton({ words }: Host, day: string, result: () => Result): HTMLElement {
  const label = el('span', {}, words.t('daily-share'));
  const send = async (): Promise<void> => {
    const text = shareText(words, day, result(), address());
    if (typeof navigator.canShare === 'function' && navigator.canShare({ text }))
      return navigator.share({ text }).catch(() => undefined); // closing that sheet is no error
    if (await copy(text)) return write(label, words.t('daily-copied'));
    showText(words, button, text);
  };
  const button = el(
    'button',
    { type: 'button', class: 'daily-share', 'aria-live': 'polite', onclick: () => void send() },
    label,
  );
  return button;
}

/** Shows the text below the buttons, selected, where the browser does not let the page copy. */
function showText(words: Words, button: HTMLElement, text: string): void {
  const section = button.closest('section'),
    known = section?.querySelector<HTMLTextAreaElement>('.daily-text'),
    field =
      known ??
      el('textarea', { class: 'daily-text', readonly: true, rows: 3, 'aria-label': words.t('daily-text') });
  field.value = text;
  if (!known)
    section?.append(paragraph(words.t('daily-not-copied'), { class: 'note', role: 'status' }), field);
  field.select();
}
