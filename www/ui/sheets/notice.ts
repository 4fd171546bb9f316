// A notice over the page: something that the person should know, possibly with buttons to act on it. It stays
// until it is closed or acted upon.
import './notice.css';
import { button, el } from '../../dom/elements';
import { pageEvents } from '../../dom/page-events';
import type { Words } from '../../words/words';

export interface Act {
  id: string;
  text: string;
  act(): void;
}

let shown: HTMLElement | null = null;

/** Shows a notice in place of the last one. `kind`: also its role. Returns what removes it. */
export function notice(
  words: Words,
  text: string,
  acts: Act[] = [],
  kind: 'status' | 'alert' = 'status',
): () => void {
  shown?.remove();
  const close = (): void => {
    box.remove();
  };
  const message = el('p', { role: kind });
  const box = (shown = el('div', { class: 'news', 'data-kind': kind }, [
    message,
    ...acts.map(({ id, text: name, act }) =>
      button(name, { class: 'primary', id }, () => {
        close();
        act();
      }),
    ),
    button(
      el('span', { 'aria-hidden': 'true' }, '×'),
      { class: 'shut', 'aria-label': words.t('close') },
      close,
    ),
  ]));
  document.body.append(box);
  message.textContent = text; // a live region speaks text that is added to it
  pageEvents.emit('covered');
  return close;
}
