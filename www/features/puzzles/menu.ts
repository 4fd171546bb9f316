// The menu of a puzzle, laid out as the other menus.
import { el } from '../../core/dom';
import type { Game } from '../../screen/game';
import type { Host } from '../../screen/host';

/** Shows the menu: rules, settings, end. */
export function showMenu(host: Host, game: Game): void {
  const { words, sheet } = host;
  const entry = (id: string, text: string, act: () => void): HTMLElement =>
    el('li', {}, el('button', { type: 'button', id: `menu-${id}`, onclick: act }, words.t(text)));
  const list = el(
    'ul',
    { role: 'list' },
    entry('rules', 'rules', () => {
      void import('../../screen/sheets').then(({ showRules }) => showRules(host, game.card.id));
    }),
    entry('settings', 'settings', () => {
      void import('../../screen/sheets').then(({ showSettings }) => showSettings(host, game));
    }),
    entry('close', 'puzzles-close', () => host.leave()),
  );
  sheet.show(words.t('menu'), words.t('close'), el('div', { class: 'menu' }, el('section', {}, list)));
}
