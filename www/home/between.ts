// Offers people who share a device to lay it flat between them (features/flat-table). It is kept on this device.
import { prefs, savePrefs } from '../device/prefs';
import { box, el, paragraph } from '../dom/elements';

const input = (): HTMLInputElement => {
  const made = el('input', {
    type: 'checkbox',
    role: 'switch',
    id: 'between',
    checked: prefs.flat === 'on',
    onchange: () => {
      prefs.flat = made.checked ? 'on' : 'off';
      savePrefs();
    },
  });
  return made;
};

/** Returns the switch of the first screen. */
export const betweenPill = (t: (id: string) => string): HTMLElement =>
  el('label', 'between', input(), el('span', {}, t('flat-between')));

/** Returns the switch of the set-up, with a sentence about it. */
export const betweenRow = (t: (id: string) => string): HTMLElement => {
  const made = input();
  made.setAttribute('aria-describedby', 'between-about');
  return box('option onoff', [
    el('label', { for: 'between' }, t('flat-between')),
    made,
    paragraph(t('flat-between-about'), { class: 'note', id: 'between-about' }),
  ]);
};
