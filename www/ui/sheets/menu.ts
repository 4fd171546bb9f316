// The contents of two sheets: the menu and the settings.
import { SPEEDS } from '../../device/speed';
import { box, button, el, list, paragraph, select } from '../../dom/elements';
import { MODES, remembered, TEXT_SIZES, THEMES, type Settings } from '../../device/settings';
import { languages } from '../../words/languages';
import { languageName, type Words } from '../../words/words';
import { sign, type Sign } from './menu-icons';
import { switchRow } from './switch';

/**
 * The actions of the menu. `replay` and `annotate` are null while earlier positions may not be seen, `review` until the
 * game is over, `hint` from then on.
 */
export interface MenuEvents {
  hint: (() => void) | null;
  scores: () => void;
  rules: () => void;
  learn: () => void;
  review: (() => void) | null;
  replay: (() => void) | null;
  annotate: (() => void) | null;
  left: (() => void) | null;
  save: () => void;
  open: () => void;
  link: () => void;
  stats: () => void;
  settings: () => void;
  leave: () => void;
}

/** Returns an entry of the menu, with its picture. */
export const menuEntry = (id: Sign, text: string, act: () => void): HTMLElement =>
  el('li', {}, [button([sign(id), el('span', {}, text)], { id: `menu-${id}` }, () => act())]);

/** Returns the menu in groups. */
export function menuList(words: Words, events: MenuEvents): HTMLElement {
  const entry = (id: Sign, act: (() => void) | null): HTMLElement | null =>
    act && menuEntry(id, words.t(id), act);
  const group = (id: string, ...entries: (HTMLElement | null)[]): HTMLElement | null =>
    entries.every((one) => one === null)
      ? null
      : el('section', { 'aria-labelledby': `menu-of-${id}` }, [
          el('h3', { id: `menu-of-${id}` }, words.t(`menu-of-${id}`)),
          list({}, ...entries),
        ]);
  return box('menu', [
    group('turn', entry('hint', events.hint)),
    group(
      'game',
      entry('scores', events.scores),
      entry('left', events.left),
      entry('review', events.review),
      entry('replay', events.replay),
      entry('annotate', events.annotate),
    ),
    group('help', entry('rules', events.rules), entry('setup-learn', events.learn)),
    group(
      'keep',
      entry('save-file', events.save),
      entry('share-link', events.link),
      entry('open-file', events.open),
    ),
    group(
      'page',
      entry('new-game', events.leave),
      entry('stats', events.stats),
      entry('settings', events.settings),
    ),
  ]);
}

/** Returns the settings; each change takes effect at once. */
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
    box('option', [
      el('label', { for: `setting-${key}` }, words.t(`setting-${key}`)),
      select(
        { id: `setting-${key}` },
        values.map((value) => [value, name(value)]),
        settings[key],
        (value) => {
          settings[key] = value as Settings[K];
          changed(key);
        },
      ),
    ]);
  return box('settings', [
    choose('speed', SPEEDS, (value) => words.t(`setting-speed-${value}`)),
    choose('mode', MODES, (value) => words.t(`setting-mode-${value}`)),
    choose('theme', THEMES, (value) => words.t(`setting-theme-${value}`)),
    choose('text', TEXT_SIZES, (value) => words.t(`setting-text-${value}`)),
    choose('language', languages, (value) => languageName(value)),
    switchRow('setting-family', words.t('setting-family'), settings.family === 'on', (on) => {
      settings.family = on ? 'on' : 'off';
      changed('family');
    }),
    remembered ? null : paragraph(words.t('settings-lost'), 'note'),
  ]);
}
