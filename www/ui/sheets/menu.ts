// The menu of a game.
import { box, button, el, list } from '../../dom/elements';
import { drawn } from '../../dom/icons';
import type { Host } from '../../shell/host';
import type { Words } from '../../words/words';

const GROUPS = ['turn', 'game', 'help', 'keep', 'page'];

/** An entry of the menu: its group, its id, which is also the key of its name, its picture, and what it does. */
export interface MenuEntry {
  at: string;
  id: string;
  sign: string;
  act(): void;
}

export const menuList = (words: Words, entries: MenuEntry[]): HTMLElement =>
  box(
    'menu',
    GROUPS.map((group) => {
      const own = entries.filter(({ at }) => at === group);
      return (
        own.length > 0 &&
        el('section', { 'aria-labelledby': `menu-of-${group}` }, [
          el('h3', { id: `menu-of-${group}` }, words.t(`menu-of-${group}`)),
          list({}, ...own.map((one) => item(words, one))),
        ])
      );
    }),
  );

/** Shows a menu of few entries in one group: the id of each, the key of its name, and what it does. */
export const showShortMenu = (
  { sheet, words }: Host,
  entries: readonly (readonly [id: string, key: string, act: () => void])[],
): void =>
  sheet.show(
    words.t('menu'),
    box('menu', [
      el('section', {}, [
        list(
          {},
          entries.map(([id, key, act]) => el('li', {}, button(words.t(key), { id: `menu-${id}` }, act))),
        ),
      ]),
    ]),
  );

const item = (words: Words, { id, sign, act }: MenuEntry): HTMLElement =>
  el('li', {}, [button([drawn(sign), el('span', {}, words.t(id))], { id: `menu-${id}` }, () => act())]);
