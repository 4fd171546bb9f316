// The statistics as a sheet: a table for each game, which can be exported with the games or deleted.
import './stats.css';
import { actions, attr, box, button, el, paragraph } from '../../dom/elements';
import { drop, entries } from '../../device/entries';
import { exportAll } from '../../device/everything';
import { CARDS } from '../../games';
import type { Tally } from '../../shell/feature';
import type { Host } from '../../shell/host';
import { sign } from '../../ui/sheets/menu-icons';
import { switchRow } from '../../ui/sheets/switch';
import { download } from '../../dom/send';
import type { Words } from '../../words/words';
import { rows, type End, type Row } from './stats';

/** The ids of the levels, in the order of the engine. */
const LEVELS = ['first-game', 'deckhand', 'boatswain', 'captain', 'master', 'admiral'];

/** Shows the statistics, unless something else is done before they are here. */
export async function showStats(host: Host, signal?: AbortSignal): Promise<void> {
  const { words } = host;
  const [all, tried] = await Promise.all([entries(), triedOf(host), words.fetch('more')]);
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
  host.sheet.show(words.t('stats'), [
    paragraph([t('stats-about'), ' ', t('stats-casual-about')], 'note'),
    all.length === 0 ? paragraph(t('stats-none'), { id: 'stats-none' }) : box('scores stats', ...tables),
    tried.length > 0 && triedPart(host, tried),
    actions([
      all.length + tried.length > 0 &&
        button([sign('delete'), t('stats-delete')], { class: 'danger', id: 'stats-delete' }, () =>
          askToDelete(host, partsOf(host, all, tried)),
        ),
      button(
        t('stats-save'),
        { class: 'primary', id: 'stats-save' },
        () =>
          void exportAll().then((text) => {
            download(text, 'dockhand.json');
          }),
      ),
    ]),
  ]);
}

/** Resolves with what was tried on this device; what cannot be fetched is left out. */
async function triedOf({ features, words }: Host): Promise<Tally[]> {
  const all = features.flatMap(({ tally }) => tally?.(words) ?? []);
  const found = await Promise.allSettled(all);
  return found.flatMap((one) => (one.status === 'fulfilled' && one.value.text !== '' ? [one.value] : []));
}

/** What was tried beside whole games: deals of the day, puzzles, the ladder. */
const triedPart = ({ words }: Host, all: Tally[]): HTMLElement =>
  el('dl', 'tried', ...all.flatMap(({ name, text }) => [el('dt', {}, words.t(name)), el('dd', {}, text)]));

/** The roles are given explicitly, because the layout for phones makes browsers drop those of table rows. */
function table({ words }: Host, game: string, own: Row[]): HTMLElement {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }),
    share = new Intl.NumberFormat(words.language, { style: 'percent' });
  const heads = ['who', 'games', 'casual', 'won', 'best', 'mean'];
  return el('table', { role: 'table', 'data-game': game }, [
    el('caption', {}, words.t(`game-${game}`)),
    el('thead', { role: 'rowgroup' }, [
      el('tr', { role: 'row' }, [
        heads.map((id) => el('th', { scope: 'col', role: 'columnheader' }, words.t(`more-stats-${id}`))),
      ]),
    ]),
    el('tbody', { role: 'rowgroup' }, [
      own.map((row) =>
        el('tr', { role: 'row' }, [
          el('th', { scope: 'row', role: 'rowheader' }, [
            row.level === null
              ? row.name
              : words.t('more-stats-rival', { name: words.t(`bot-level-${LEVELS[row.level] ?? 'master'}`) }),
            latest(words, row),
          ]),
          ...[
            number.format(row.games),
            number.format(row.casual),
            share.format(row.won / row.games),
            number.format(row.best),
            number.format(row.mean),
          ].map((value) => el('td', { role: 'cell' }, value)),
        ]),
      ),
    ]),
  ]);
}

const SIGNS: Record<End, string> = { won: '✓', shared: '=', lost: '–' };

/** The latest games of a row as signs, the latest one at the end. */
function latest(words: Words, row: Row): HTMLElement {
  const ends = [...row.latest].reverse(),
    list = words.list(ends.map((end) => words.t('more-stats-end', { end })));
  return el('span', { class: 'latest', role: 'img', 'aria-label': words.t('more-stats-latest', { list }) }, [
    ends.map((end) => el('i', end, SIGNS[end])),
  ]);
}

/** A part of the statistics that can be deleted. `about`: what that means for the player. */
interface Part {
  id: string;
  name: string;
  about: string;
  forget: () => unknown;
}

/** Returns the parts of the statistics that are shown: the results of games, and what was tried beside them. */
function partsOf({ words }: Host, games: [id: string, ...unknown[]][], tried: Tally[]): Part[] {
  const about = (id: string): string => words.t(`more-stats-delete-${id}-about`),
    ids = games.map(([id]) => id);
  const others = tried.map(({ name, forget }): Part => {
    return { id: name, name: words.t(name), about: about(name), forget };
  });
  const name = words.t('more-stats-delete-games');
  return ids.length === 0
    ? others
    : [{ id: 'games', name, about: about('games'), forget: () => drop(ids) }, ...others];
}

/** Asks before anything is deleted, and what it is to be if there is more than one part. */
function askToDelete(host: Host, parts: Part[]): void {
  const { sheet, words } = host,
    t = (id: string): string => words.t(`more-stats-delete${id}`),
    chosen = new Set(parts);
  const back = (): void => void showStats(host);
  const now = button([sign('delete'), t('')], { class: 'danger now', id: 'stats-delete-yes' }, () => {
    if (chosen.size > 0) void Promise.all([...chosen].map(({ forget }) => forget())).then(back);
  });
  const choice = (part: Part): HTMLElement =>
    switchRow(
      `stats-delete-${part.id}`,
      part.name,
      true,
      (on) => {
        if (on) chosen.add(part);
        else chosen.delete(part);
        attr(now, 'aria-disabled', chosen.size > 0 ? null : 'true');
      },
      part.about,
    );
  sheet.show(t(''), [
    paragraph([parts.length > 1 ? t('-which') : parts[0]?.about, ' ', t('-text')]),
    parts.length > 1 && box('settings', ...parts.map(choice)),
    actions(button(words.t('cancel'), { id: 'stats-stay' }, back), now),
  ]);
}
