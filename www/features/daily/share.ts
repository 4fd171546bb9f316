// A result as a line of text that gives nothing away, to be sent to others.
import { el, write } from '../../core/dom';
import { copy } from '../../core/send';
import type { Words } from '../../core/words';
import type { Host } from '../../screen/host';
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
    write(label, words.t((await copy(text)) ? 'daily-copied' : 'daily-not-copied'));
  };
  return el(
    'button',
    { type: 'button', class: 'daily-share', 'aria-live': 'polite', onclick: () => void send() },
    label,
  );
}
