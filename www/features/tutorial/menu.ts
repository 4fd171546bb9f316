// The menu of a tutorial, laid out as the other menus.
import { box, button, el } from '../../dom/elements';
import type { Host } from '../../shell/host';

/** Shows the menu: begin again, settings, end. */
export function showMenu(host: Host, acts: { over(): void; close(): void }): void {
  const { words } = host;
  const entry = (id: string, act: () => void): HTMLElement =>
    el('li', {}, button(words.t(id), { id: `menu-${id}` }, act));
  const over = entry('tutorial-over', () => {
    host.sheet.close();
    acts.over();
  });
  const settings = entry('settings', () => void host.open('settings', ''));
  const list = el('ul', { role: 'list' }, over, settings, entry('tutorial-close', acts.close));
  host.sheet.show(words.t('menu'), box('menu', el('section', {}, list)));
}
