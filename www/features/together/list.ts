// The tables that are played by link, on the first screen.
import { el, type Child } from '../../core/dom';
import type { Host } from '../../screen/host';
import { setupOf, type Kept } from './kept';
import { askPaste } from './sheets';
import { endTable, openTurn, removeTable, resumeTable, saveReceipt } from './tables';
import { openVault } from './vault';

/** Returns the section with the tables of this device; null if there are none. */
export async function tableList(host: Host, again: () => void): Promise<HTMLElement | null> {
  const tables = await (await openVault()).all();
  await Promise.all(
    ['together', ...new Set(tables.map((kept) => setupOf(kept).game))].map((name) => host.words.fetch(name)),
  );
  const { words } = host;
  return tables.length === 0
    ? null
    : el(
        'section',
        { class: 'shelf together', 'aria-labelledby': 'together-title' },
        el('h2', { id: 'together-title' }, words.t('together-title')),
        el('ul', { role: 'list' }, ...tables.map((kept) => row(host, kept, again))),
        el(
          'button',
          {
            type: 'button',
            id: 'together-paste',
            onclick: () => askPaste(host, (link) => void openTurn(host, link)),
          },
          words.t('together-act-paste'),
        ),
      );
}

/** Returns how a table stands, in words. */
function standing({ words }: Host, { next, me, seats }: Kept): string {
  if (next === null) return words.t('together-ended');
  const { name = '', key = '' } = seats[next] ?? {};
  if (key === '') return words.t('together-joining');
  return words.t(next === me ? 'together-yours' : 'together-theirs', { name });
}

function row(host: Host, kept: Kept, again: () => void): HTMLElement {
  const { words } = host,
    { game } = setupOf(kept),
    others = words.list(
      kept.seats.flatMap(({ name, key }, seat) => (seat === kept.me || key === '' ? [] : [name])),
    );
  const button = (id: string, act: () => void): Child =>
    el('button', { type: 'button', class: 'quiet', onclick: act }, words.t(`together-${id}`));
  const over = kept.next === null;
  return el(
    'li',
    {},
    el(
      'button',
      { type: 'button', class: 'saved-game', onclick: () => void resumeTable(host, kept.id) },
      el(
        'span',
        { class: 'about' },
        el('strong', {}, words.t(`game-${game}`)),
        el('span', {}, others),
        el('small', {}, standing(host, kept)),
      ),
    ),
    el(
      'div',
      { class: 'acts' },
      over && kept.draws.length > 0 && button('receipt', () => void saveReceipt(host, kept.id)),
      !over &&
        kept.next === kept.me &&
        kept.draws.length > 0 &&
        button('give-up', () => endTable(host, kept, again)),
      button('put-away', () => removeTable(host, kept, again)),
    ),
  );
}
