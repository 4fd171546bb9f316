// The part of the menu for a dealt game: who deals, what players can say, and taking back a move.
import { button, el, list, paragraph } from '../../dom/elements';
import type { Host } from '../../shell/host';
import { sign } from '../../ui/sheets/menu-icons';

/**
 * Returns the part of the menu. `say`: offers phrases; null at a device that only watches. `back`: asks for the last move, or
 * answers; null if there is nothing to take back.
 */
export const menuOf = (
  { words, sheet }: Host,
  say: (() => void) | null,
  back: (() => void) | null,
): HTMLElement =>
  el('section', { 'aria-labelledby': 'menu-of-dealt' }, [
    el('h3', { id: 'menu-of-dealt' }, words.t('relay-way')),
    list({}, [
      say &&
        el('li', {}, [
          button([sign('say'), el('span', {}, words.t('relay-say'))], { id: 'menu-relay-say' }, say),
        ]),
      back &&
        el('li', {}, [
          button([sign('undo'), el('span', {}, words.t('relay-back'))], { id: 'menu-relay-back' }, () => {
            sheet.close();
            back();
          }),
        ]),
      el('li', {}, [
        button([sign('rules'), el('span', {}, words.t('dealt-fair'))], { id: 'menu-dealt-fair' }, () =>
          sheet.show(words.t('dealt-fair'), [
            paragraph(words.t('dealt-fair-about')),
            paragraph(words.t('dealt-waits-about')),
          ]),
        ),
      ]),
    ]),
  ]);
