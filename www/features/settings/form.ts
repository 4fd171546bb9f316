// The rest of the settings; a game can begin without them.
import './form.css';
import { aside, saveAside, type Aside } from '../../device/aside';
import { actions, box, button, el, paragraph } from '../../dom/elements';
import type { Host } from '../../shell/host';
import { sign } from '../../ui/sheets/menu-icons';
import { openMoving, openStats } from '../../shell/sheets';
import { switchRow } from '../../ui/sheets/switch';
import { showKeys } from '../keys/keys';
import { settle } from '../../shell/more';
import { prefs, savePrefs, type Toggle } from '../../device/prefs';
import { hasSound, setLoudness, setSound } from '../sound/mute';
import { wipe } from './wipe';

export function moreSettings(host: Host): HTMLElement {
  const t = (id: string, args = {}): string => host.words.t(`more-${id}`, args);
  const toggle = (name: 'awake' | 'flat' | 'buzz', changed: (now: Toggle) => void): HTMLElement =>
    switchRow(
      `setting-${name}`,
      t(name),
      prefs[name] === 'on',
      (on) => {
        prefs[name] = on ? 'on' : 'off';
        savePrefs();
        changed(prefs[name]);
      },
      t(`${name}-about`),
    );
  const spoken = (name: keyof Aside): HTMLElement =>
    switchRow(
      `setting-${name}`,
      t(name),
      aside[name],
      (on) => {
        aside[name] = on;
        saveAside();
      },
      t(`${name}-about`),
    );
  const storage = el('p', { class: 'note', id: 'storage' });
  void storageNote(t).then((text) => {
    storage.textContent = text;
  });
  return box('more', [
    switchRow('setting-sound', host.words.t('sound'), hasSound(), setSound, t('sound-about')),
    volumeRow(t('volume')),
    canBuzz() && toggle('buzz', () => undefined),
    toggle('awake', () => settle(host)),
    toggle('flat', () => settle(host)),
    spoken('coach'),
    spoken('remarks'),
    box('row', [
      hasKeys() && button(t('keys'), { id: 'more-keys' }, () => void showKeys(host)),
      button(host.words.t('stats'), { id: 'more-stats' }, () => openStats(host)),
      canMove && button(t('moving'), { id: 'more-moving' }, () => openMoving(host)),
    ]),
    storage,
    box('row', [
      button([sign('delete'), t('wipe')], { class: 'danger', id: 'more-wipe' }, () => askToWipe(host, t)),
    ]),
  ]);
}

function volumeRow(name: string): HTMLElement {
  const input = el('input', {
    type: 'range',
    id: 'setting-volume',
    min: 0,
    max: 100,
    step: 10,
    value: String(prefs.volume),
    'aria-valuetext': `${prefs.volume} %`,
    onchange: () => {
      setLoudness(Number(input.value));
      input.setAttribute('aria-valuetext', `${input.value} %`);
    },
  });
  return box('option', el('label', { for: 'setting-volume' }, name), input);
}

/** Whether the device may be felt: a desktop's browser can vibrate nothing. */
const canBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;

/** Whether everything can move from here to another device: a frame and the single file keep nothing of their own. */
const canMove = import.meta.env.MODE !== 'single' && parent === window;

/** Returns whether the device may have a keyboard. On touch devices, only a key opens the sheet of keys. */
const hasKeys = (): boolean => !matchMedia('(hover: none) and (pointer: coarse)').matches;

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
