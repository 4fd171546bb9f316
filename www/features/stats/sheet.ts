// The statistics as a sheet: a table for each game, which can be exported with the games or deleted.
import './stats.css';
import { el } from '../../core/dom';
import { drop, entries } from '../../core/entries';
import { exportAll } from '../../core/everything';
import { CARDS } from '../../games';
import { triedOf, type Tried } from '../../screen/challenges';
import type { Host } from '../../screen/host';
import { sign } from '../../screen/menu-icons';
import { download } from '../../core/send';
import { rows, type Row } from './stats';

/** The ids of the levels, in the order of the engine. */
const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master', 'admiral'];

/** Shows the statistics, unless something else is done before they are here. */
export async function showStats(host: Host, signal?: AbortSignal): Promise<void> {
  const { words } = host;
  const [all, tried] = await Promise.all([entries(), triedOf(words), words.fetch('more')]);
  if (signal?.aborted) return;
  const t = (id: string): string => words.t(`more-${id}`);
  const found = rows(
    all.map(([, entry]) => entry),
    words.language,
  );
  // A file may contain games that this page does not have.
  const tables = CARDS.flatMap(({ id }) => {
    const own = found.filter(({ game }) => game === id);
    return own.length > 0 ? table(host, id, own) : [];
  });
  host.sheet.show(
    words.t('stats'),
    words.t('close'),
    el('p', { class: 'note' }, t('stats-about'), ' ', t('stats-casual-about')),
    all.length === 0
      ? el('p', { id: 'stats-none' }, t('stats-none'))
      : el('div', { class: 'scores stats' }, ...tables),
    tried.length > 0 && triedPart(host, tried),
    el(
      'div',
      { class: 'acts' },
      all.length > 0 &&
        el(
          'button',
          {
            type: 'button',
            class: 'danger',
            id: 'stats-delete',
            onclick: () =>
              askToDelete(
                host,
                all.map(([id]) => id),
              ),
          },
          sign('delete'),
          t('stats-delete'),
        ),
      el(
        'button',
        {
          type: 'button',
          class: 'primary',
          id: 'stats-save',
          onclick: () =>
            void exportAll().then((text) => {
              download(text, 'dockhand.json');
            }),
        },
        t('stats-save'),
      ),
    ),
  );
}

/** What was tried beside whole games: deals of the day, puzzles, the ladder. */
const triedPart = ({ words }: Host, all: Tried[]): HTMLElement =>
  el(
    'dl',
    { class: 'tried' },
    ...all.flatMap(({ name, text }) => [el('dt', {}, words.t(name)), el('dd', {}, text)]),
  );

/** The roles are given explicitly, because the layout for phones makes browsers drop those of table rows. */
function table({ words }: Host, game: string, own: Row[]): HTMLElement {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 });
  const heads = ['who', 'games', 'casual', 'won', 'best', 'mean'];
  return el(
    'table',
    { role: 'table', 'data-game': game },
    el('caption', {}, words.t(`game-${game}`)),
    el(
      'thead',
      { role: 'rowgroup' },
      el(
        'tr',
        { role: 'row' },
        ...heads.map((id) => el('th', { scope: 'col', role: 'columnheader' }, words.t(`more-stats-${id}`))),
      ),
    ),
    el(
      'tbody',
      { role: 'rowgroup' },
      ...own.map((row) =>
        el(
          'tr',
          { role: 'row' },
          el(
            'th',
            { scope: 'row', role: 'rowheader' },
            row.level === null ? row.name : words.t(`bot-level-${LEVELS[row.level] ?? 'master'}`),
          ),
          ...[row.games, row.casual, row.won, row.best, row.mean].map((value) =>
            el('td', { role: 'cell' }, number.format(value)),
          ),
        ),
      ),
    ),
  );
}

function askToDelete(host: Host, ids: string[]): void {
  const { sheet, words } = host,
    back = (): void => {
      void showStats(host);
    };
  sheet.show(
    words.t('more-stats-delete'),
    words.t('close'),
    el('p', {}, words.t('more-stats-delete-text')),
    el(
      'div',
      { class: 'acts' },
      el('button', { type: 'button', id: 'stats-stay', onclick: back }, words.t('cancel')),
      el(
        'button',
        {
          type: 'button',
          class: 'danger now',
          id: 'stats-delete-yes',
          onclick: () => void drop(ids).then(back),
        },
        sign('delete'),
        words.t('more-stats-delete'),
      ),
    ),
  );
}
