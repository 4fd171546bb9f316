// The menu of a puzzle, laid out as the other menus.
import { box, button, el } from '../../dom/elements';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';

/** Shows the menu: rules, settings, end. */
export function showMenu(host: Host, game: Game): void {
  const { words, sheet } = host;
  const entry = (id: string, text: string, act: () => void): HTMLElement =>
    el('li', {}, button(words.t(text), { id: `menu-${id}` }, act));
  const list = el('ul', { role: 'list' }, [
    entry('rules', 'rules', () => void host.open('rulebook', game.card.id, null)),
    entry('settings', 'settings', () => void host.open('settings', '')),
    entry('close', 'puzzles-close', () => host.leave()),
  ]);
  sheet.show(words.t('menu'), box('menu', el('section', {}, list)));
}
