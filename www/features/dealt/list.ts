// The dealt tables of this device, on the first screen.
import '../../ui/relay/together.css';
import { actions, button, el, list, paragraph } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import { showBadge } from '../../ui/relay/turns';
import { nameIn } from '../../ui/text/names';
import { addressOf } from './invitation';
import { openShelf, seatOf, waits, type Kept } from './store';

/** The addresses of the emblems, by the paths of their files. */
const emblems = import.meta.glob<string>('../../games/*/art/emblem.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the section with the tables of this device; null if there are none. */
export async function dealtList(host: Host, again: () => void): Promise<HTMLElement | null> {
  const all = await (await openShelf()).all().catch(() => []), // the shelf says that they cannot be read now
    tables = [...all.filter(waits), ...all.filter((kept) => !waits(kept))];
  void showBadge(host);
  if (tables.length === 0) return null;
  const games = new Set(tables.map(({ hall }) => hall.game));
  await Promise.all([...games].map((game) => host.words.fetch(game)));
  return el('section', { class: 'shelf together', 'aria-labelledby': 'dealt-title' }, [
    el('h2', { id: 'dealt-title' }, host.words.t('dealt-title')),
    list({}, ...tables.map((kept) => row(host, kept, again))),
  ]);
}

function row(host: Host, kept: Kept, again: () => void): HTMLElement {
  const { words } = host,
    { hall, over, record } = kept,
    { game } = hall,
    marks = findCard(game)?.marks,
    next = hall.guests[kept.next[0] ?? -1]?.name ?? '',
    standing = over ? 'ended' : record === null ? 'gathers' : waits(kept) ? 'yours' : 'theirs';
  return el('li', { class: waits(kept) ? 'waits' : null }, [
    el(
      'button',
      { type: 'button', class: 'saved-game', onclick: () => (location.hash = `#${addressOf(kept)}`) },
      [
        el('img', { src: emblems[`../../games/${game}/art/emblem.svg`], alt: '', width: 64, height: 64 }),
        el('span', 'about', [
          el('strong', {}, words.t(`game-${game}`)),
          el('span', 'who', [
            hall.guests.flatMap((guest, seat) =>
              guest
                ? [
                    el('span', 'seat', [
                      stone(hall.colours[seat] ?? 0, marks),
                      nameIn(words.language, game, guest),
                    ]),
                  ]
                : [],
            ) ?? [],
          ]),
          el('small', {}, words.t(`dealt-${standing}`, { name: next })),
        ]),
      ],
    ),
    actions([button(words.t('dealt-put-away'), { class: 'quiet' }, () => putAway(host, kept, again))]),
  ]);
}

/** Removes a table from this device, after asking. */
function putAway(host: Host, kept: Kept, then: () => void): void {
  const { sheet, words } = host;
  const isHost = seatOf(kept) === 0 && !kept.over;
  const remove = async (): Promise<void> => {
    await (await openShelf()).remove(kept.id);
    void showBadge(host);
    sheet.close();
    then();
  };
  sheet.show(words.t('dealt-put-away'), [
    paragraph(words.t(isHost ? 'dealt-put-away-host' : 'dealt-put-away-about')),
    actions([
      button(words.t('dealt-no'), { id: 'dealt-no' }, () => sheet.close()),
      button(words.t('dealt-put-away'), { id: 'dealt-yes', class: 'primary' }, () => void remove()),
    ]),
  ]);
}
