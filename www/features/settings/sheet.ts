// The settings of the page, and those that features add. Each change takes effect at once.
import './form.css';
import { actions, box, button, el, paragraph, select } from '../../dom/elements';
import { MODES, remembered, saveSettings, TEXT_SIZES, THEMES, type Settings } from '../../device/settings';
import { SPEEDS } from '../../device/speed';
import type { Setting } from '../../shell/feature';
import type { Host } from '../../shell/host';
import { refit } from '../../ui/changes';
import { sign } from '../../ui/sheets/menu-icons';
import { switchRow } from '../../ui/sheets/switch';
import { languages } from '../../words/languages';
import { languageName, type Words } from '../../words/words';
import { wipe } from './wipe';

/** Opens the settings. `trouble`: the error of the last change. */
export function showSettings(host: Host, trouble: string): void {
  const { game, settings, words } = host;
  const form = settingsForm(words, settings, (key) => {
    saveSettings(settings);
    if (key === 'language') return void host.translate();
    host.dress();
    if ((key === 'family' || key === 'hand') && game) void refit(game);
  });
  form.append(moreSettings(host));
  host.sheet.show(words.t('settings'), [
    trouble && el('p', { role: 'alert', class: 'message' }, trouble),
    form,
    !host.isKiosk && actions([button(words.t('about'), { id: 'about' }, () => void host.open('about'))]),
  ]);
}

/** Returns the settings; each change takes effect at once. */
function settingsForm(words: Words, settings: Settings, changed: (key: keyof Settings) => void): HTMLElement {
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
    switchRow(
      'setting-hand',
      words.t('more-hand'),
      settings.hand === 'left',
      (on) => {
        settings.hand = on ? 'left' : 'right';
        changed('hand');
      },
      words.t('more-hand-about'),
    ),
    remembered ? null : paragraph(words.t('settings-lost'), 'note'),
  ]);
}

function moreSettings(host: Host): HTMLElement {
  const t = (id: string, args = {}): string => host.words.t(`more-${id}`, args),
    name = (id: string): string => (host.words.has(`more-${id}`) ? t(id) : host.words.t(id)),
    all = host.features.flatMap(({ settings = [] }) => settings).filter(({ when }) => when?.() ?? true);
  const row = ({ id, on, range, turn }: Setting): HTMLElement | false =>
    on
      ? switchRow(`setting-${id}`, name(id), on(), (now) => turn?.(now ? 1 : 0), t(`${id}-about`))
      : range !== undefined && rangeRow(`setting-${id}`, name(id), range(), (now) => turn?.(now));
  const storage = el('p', { class: 'note', id: 'storage' });
  void storageNote(t).then((text) => {
    storage.textContent = text;
  });
  return box('more', [
    ...all.map(row),
    box(
      'row',
      all.map(({ id, open }) => open && button(name(id), { id: `more-${id}` }, () => void open(host))),
    ),
    !host.isKiosk && storage,
    !host.isKiosk &&
      box('row', [
        button([sign('delete'), t('wipe')], { class: 'danger', id: 'more-wipe' }, () => askToWipe(host, t)),
      ]),
  ]);
}

/** Returns a row that sets a number from 0 to 100. */
function rangeRow(id: string, name: string, now: number, turn: (to: number) => void): HTMLElement {
  const input = el('input', {
    type: 'range',
    id,
    min: 0,
    max: 100,
    step: 10,
    value: String(now),
    'aria-valuetext': `${now} %`,
    onchange: () => {
      turn(Number(input.value));
      input.setAttribute('aria-valuetext', `${input.value} %`);
    },
  });
  return el('div', { class: 'option' }, el('label', { for: id }, name), input);
}

/** Says whether the browser has promised to keep the stored games. */
async function storageNote(t: (id: string) => string): Promise<string> {
  const storage = navigator.storage as StorageManager | undefined;
  const kept = (await storage?.persisted?.().catch(() => false)) ?? false;
  // Only Safari deletes the data of pages that were not visited for a week, unless they are on the home
  // screen.
  const forgets =
    /^((?!chrome|android).)*safari/i.test(navigator.userAgent) &&
    !matchMedia('(display-mode: standalone)').matches;
  return t(kept ? 'storage-kept' : forgets ? 'storage-week' : 'storage-maybe');
}

function askToWipe(host: Host, t: (id: string) => string): void {
  host.sheet.show(t('wipe'), [
    paragraph(t('wipe-text')),
    actions([
      button(host.words.t('cancel'), {}, () => {
        host.sheet.close();
      }),
      button([sign('delete'), t('wipe-yes')], { class: 'danger now', id: 'wipe' }, () => void wipe(t)),
    ]),
  ]);
}
