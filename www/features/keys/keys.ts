// Handles the single keys, and shows the sheet that lists all keys and lets the player change them.
import './keys.css';
import { actions, button, el, fill } from '../../dom/elements';
import { ALWAYS } from '../../dom/life';
import type { Host } from '../../shell/host';
import { switchRow } from '../../ui/sheets/switch';
import { actionOf, keymap, KEYS, remap, type KeyAction } from '../../device/keymap';
import { prefs, savePrefs } from '../../device/prefs';

/** Does the actions of keys from now on; `early`: the last key that was pressed before. */
export function listen(host: Host, early: KeyboardEvent | null): void {
  document.addEventListener('keydown', pressed.bind(null, host), { signal: ALWAYS });
  if (early) press(host, early);
}

function pressed(host: Host, event: Event): void {
  // Browsers that fill in a field, and their extensions, send such events without a key.
  if (event instanceof KeyboardEvent) press(host, event);
}

/** The keys that only change what another key means. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'Dead'];

/**
 * Returns whether a key press is meant for the browser or the system. Some keyboards have signs such as [ only
 * with Option, or with AltGr, which Windows reports as Ctrl and Alt.
 */
function isShortcut({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isSign = [...key].length === 1 && !/[\p{L}\d\s]/u.test(key);
  return metaKey || (ctrlKey && !altKey) || (altKey && !isSign);
}

/** Does the action of a key, unless the focus is in a text field or in something that lies over the game. */
function press(host: Host, event: KeyboardEvent): void {
  const typing =
    event.target instanceof HTMLInputElement ||
    event.target instanceof HTMLSelectElement ||
    event.target instanceof HTMLTextAreaElement;
  if (
    prefs.single === 'off' ||
    typing ||
    isShortcut(event) ||
    event.defaultPrevented ||
    document.querySelector('dialog[open]')
  )
    return;
  const action = actionOf(event.key, prefs.keys);
  if (action) act(host, action);
}

function act(host: Host, action: KeyAction): void {
  const { game } = host;
  if (action === 'help') return void host.open('keys');
  if (!game) return;
  switch (action) {
    case 'earlier':
      return void game.commands.step(-1);
    case 'later':
      return void game.commands.step(1);
    case 'undo':
      return void game.commands.undo();
    case 'scores':
      game.commands.present();
      return host.scores(game, game.text());
    case 'menu':
      return host.menu(game);
    default:
      for (const { keys } of host.features) keys?.[action]?.(host, game);
  }
}

/** Keys that cannot be changed. */
const FIXED = ['tab', 'arrows', 'enter', 'escape', 'space'];

/** Shows the sheet with all keys, and fields to change the single ones. */
export function showKeys(host: Host): void {
  const { words } = host;
  const t = (id: string, args = {}): string => words.t(`more-${id}`, args);
  const said = el('p', { role: 'status', class: 'note' });
  const list = el('dl', 'keys');
  const draw = (focus?: KeyAction): void => {
    const map = keymap(prefs.keys);
    fill(list, [
      ...FIXED.flatMap((one) => [
        el('dt', {}, el('kbd', {}, t(`key-${one}`))),
        el('dd', {}, t(`key-${one}-about`)),
      ]),
      ...KEYS.flatMap((action) => [
        el('dt', {}, [
          button(
            el('kbd', {}, map[action]),
            {
              class: 'key',
              id: `key-${action}`,
              'aria-disabled': prefs.single === 'off' ? 'true' : null,
              'aria-label': t('key-change', { what: t(`key-do-${action}`), key: map[action] }),
            },
            (event) => wait(action, event.currentTarget as HTMLElement),
          ),
        ]),
        el('dd', {}, t(`key-do-${action}`)),
      ]),
    ]);
    if (focus) document.getElementById(`key-${focus}`)?.focus();
  };
  const wait = (action: KeyAction, button: HTMLElement): void => {
    if (prefs.single === 'off') return;
    fill(button, t('key-press'));
    said.textContent = t('key-press');
    const heard = new AbortController();
    button.addEventListener(
      'keydown',
      (event) => {
        if (MODIFIERS.includes(event.key)) return;
        heard.abort();
        if (event.key === 'Tab') return draw(action);
        event.preventDefault();
        event.stopPropagation();
        if ([...event.key].length === 1 && event.key !== ' ') {
          prefs.keys = remap(prefs.keys, action, event.key.toLowerCase());
          savePrefs();
          said.textContent = t('key-changed', { what: t(`key-do-${action}`), key: event.key });
        } else said.textContent = '';
        draw(action);
      },
      { signal: heard.signal },
    );
  };
  const single = switchRow('keys-single', t('keys-single'), prefs.single === 'on', (on) => {
    prefs.single = on ? 'on' : 'off';
    savePrefs();
    draw();
  });
  draw();
  host.sheet.show(t('keys'), [
    list,
    said,
    single,
    actions([
      button(t('keys-reset'), { id: 'keys-reset' }, () => {
        prefs.keys = {};
        savePrefs();
        draw();
      }),
    ]),
  ]);
}
