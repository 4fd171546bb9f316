// The menu and the settings, as sheets.
import { SPEEDS } from '../core/direct';
import { el } from '../core/dom';
import { FAMILY, MODES, remembered, THEMES, type Settings } from '../core/settings';
import { languageName, languages, type Words } from '../core/words';

/** `replay`: null while earlier positions are not to be seen. */
export interface MenuEvents {
  hint(): void;
  scores(): void;
  rules(): void;
  learn(): void;
  replay: (() => void) | null;
  left: (() => void) | null;
  say(): void;
  save(): void;
  open(): void;
  link(): void;
  settings(): void;
  leave(): void;
}

export function menuList(words: Words, events: MenuEvents): HTMLElement {
  const entry = (id: string, act: () => void): HTMLElement =>
    el('li', {}, el('button', { type: 'button', id: `menu-${id}`, onclick: act }, words.t(id)));
  return el(
    'ul',
    { class: 'menu', role: 'list' },
    entry('hint', () => events.hint()),
    entry('scores', () => events.scores()),
    entry('rules', () => events.rules()),
    entry('setup-learn', () => events.learn()),
    events.left && entry('left', events.left),
    events.replay && entry('replay', events.replay),
    entry('say', () => events.say()),
    entry('save-file', () => events.save()),
    entry('open-file', () => events.open()),
    entry('share-link', () => events.link()),
    entry('settings', () => events.settings()),
    entry('new-game', () => events.leave()),
  );
}

/** The settings; each change holds at once. */
export function settingsForm(
  words: Words,
  settings: Settings,
  changed: (key: keyof Settings) => void,
): HTMLElement {
  const choose = <K extends keyof Settings>(
    key: K,
    values: Settings[K][],
    name: (value: Settings[K]) => string,
  ): HTMLElement =>
    el(
      'div',
      { class: 'option' },
      el('label', { for: `setting-${key}` }, words.t(`setting-${key}`)),
      el(
        'select',
        {
          id: `setting-${key}`,
          onchange: (event) => {
            settings[key] = (event.target as HTMLSelectElement).value as Settings[K];
            changed(key);
          },
        },
        ...values.map((value) => el('option', { value, selected: settings[key] === value }, name(value))),
      ),
    );
  return el(
    'div',
    { class: 'settings' },
    choose('speed', SPEEDS, (value) => words.t(`setting-speed-${value}`)),
    choose('mode', MODES, (value) => words.t(`setting-mode-${value}`)),
    choose('family', FAMILY, (value) => words.t(`setting-family-${value}`)),
    choose('theme', THEMES, (value) => words.t(`setting-theme-${value}`)),
    choose('language', languages, (value) => languageName(value)),
    remembered ? null : el('p', { class: 'note' }, words.t('settings-lost')),
  );
}
