// The foot of the start page: the tutorial, files, rules and settings.
import { el } from '../core/dom';

export interface FootEvents {
  /** Leads through the tutorial of the game that is chosen. */
  learn(): void;
  open(file: File): void;
  settings(): void;
  /** The rules of the game that is chosen. */
  rules(): void;
}

/** The foot of the start page. */
export function foot(events: FootEvents, t: (id: string) => string): HTMLElement {
  const chooser = fileChooser((file) => events.open(file));
  return el(
    'footer',
    { class: 'foot' },
    chooser,
    el(
      'button',
      { type: 'button', class: 'quiet', id: 'learn', onclick: () => events.learn() },
      t('setup-learn'),
    ),
    el('button', { type: 'button', class: 'quiet', onclick: () => chooser.click() }, t('open-file')),
    el('button', { type: 'button', class: 'quiet', id: 'rules', onclick: () => events.rules() }, t('rules')),
    el('button', { type: 'button', class: 'quiet', onclick: () => events.settings() }, t('settings')),
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
