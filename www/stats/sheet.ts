// The statistics as a sheet: a table for each game, to be saved with the games or deleted.
import { el } from '../dom';
import type { Host } from '../host';
import { download } from '../send';
import { exportAll } from './all';
import { drop, entries, rows } from './stats';

/** As the engine lists them. */
const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master'];

export async function showStats(host: Host): Promise<void> {
  const { words } = host;
  const [all] = await Promise.all([entries(), words.fetch('more'), words.fetch('bot')]);
  const t = (id: string, args = {}): string => words.t(`more-${id}`, args);
  const found = rows(all.map(([, entry]) => entry)), games = [...new Set(found.map(({ game }) => game))];
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const heads = ['stats-who', 'stats-games', 'stats-casual', 'stats-won', 'stats-best', 'stats-mean'];
  const tables = games.map((game) => el('table', { 'data-game': game }, el('caption', {}, words.t(`game-${game}`)),
    el('thead', {}, el('tr', {}, ...heads.map((id) => el('th', { scope: 'col' }, t(id))))),
    el('tbody', {}, ...found.filter((row) => row.game === game).map((row) => el('tr', {},
      el('th', { scope: 'row' }, row.level === null ? row.name : words.t(`bot-level-${LEVELS[row.level] ?? 'master'}`)),
      ...[row.games, row.casual, row.won, row.best, row.mean].map((value) => el('td', {}, number.format(value))))))));
  host.sheet.show(t('stats'), words.t('close'),
    el('p', { class: 'note' }, t('stats-about'), ' ', t('stats-casual-about')),
    all.length === 0 ? el('p', { id: 'stats-none' }, t('stats-none')) : el('div', { class: 'scores wide', tabindex: '0', role: 'region', 'aria-label': t('stats') }, ...tables),
    el('div', { class: 'acts' },
      all.length > 0 && el('button', { type: 'button', id: 'stats-delete', onclick: () => void drop(all.map(([id]) => id)).then(() => showStats(host)) }, t('stats-delete')),
      el('button', { type: 'button', class: 'primary', id: 'stats-save', onclick: () => void exportAll().then((text) => { download(text, 'dockhand.json'); }) }, t('stats-save'))));
}
