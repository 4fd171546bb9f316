// The foot of the start page: the tutorial, files, rules and settings.
import { el } from '../core/dom';

export interface FootEvents {
  open(file: File): void;
  /** Opens a sheet; the tutorial and the rules are those of the game that is chosen. */
  show(what: 'learn' | 'rules' | 'stats' | 'settings'): void;
}

/** The foot of the start page. */
export function foot(events: FootEvents, t: (id: string) => string): HTMLElement {
  const chooser = fileChooser((file) => events.open(file));
  const button = (id: string, name: string, onclick: () => void): HTMLElement =>
    el('button', { type: 'button', class: 'quiet', id, onclick }, t(name));
  return el(
    'footer',
    { class: 'foot' },
    chooser,
    button('learn', 'setup-learn', () => events.show('learn')),
    button('open', 'open-file', () => chooser.click()),
    ...(['rules', 'stats', 'settings'] as const).map((id) => button(id, id, () => events.show(id))),
    el('p', { class: 'note' }, t('app-about')),
  );
}

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
