// The tables that are played by link, on the first screen.
import '../../ui/relay/together.css';
import { actions, button, type Child, el, list } from '../../dom/elements';
import { stone } from '../../dom/glyph';
import { findCard } from '../../games';
import type { Host } from '../../shell/host';
import { nameIn } from '../../ui/text/names';
import { showBadge } from '../../ui/relay/turns';
import { hasWritten, setupOf, waits, type LinkTable } from '../../letters/link-table';
import { takeBack } from './take-back';
import { isMoved } from '../../letters/moved';
import { seatsWith } from '../../letters/seats';
import { askPaste, sendAgain, sure } from './sheets';
import { endTable, openTurn, resumeTable, saveReceipt } from './tables';
import { openVault } from '../../letters/store';

/** The addresses of the emblems, by the paths of their files. */
const emblems = import.meta.glob<string>('../../games/*/art/emblem.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Returns the section with the tables of this device; null if there are none. */
export async function tableList(host: Host, again: () => void): Promise<HTMLElement | null> {
  const vault = await openVault(),
    all = await vault.all().catch(() => []), // the shelf says that they cannot be read now
    tables = [...all.filter(waits), ...all.filter((state) => !waits(state))],
    times = await Promise.all(tables.map((state) => vault.since(state)));
  void showBadge(host);
  await Promise.all(
    ['together', 'live', ...new Set(tables.map((state) => setupOf(state).game))].map((name) =>
      host.words.fetch(name),
    ),
  );
  const { words } = host;
  return tables.length === 0
    ? null
    : el('section', { class: 'shelf together', 'aria-labelledby': 'together-title' }, [
        el('h2', { id: 'together-title' }, words.t('together-title')),
        list({}, ...tables.map((state, at) => row(host, state, times[at] ?? null, again))),
        button(words.t('together-act-paste'), { id: 'together-paste' }, () =>
          askPaste(host, (link) => void openTurn(host, link)),
        ),
      ]);
}

/** Since when a table stands as it does: the time of today, the day of this week, or the date before it. */
function since(language: string, at: number | null, now = new Date()): { when: string; at: string } {
  if (at === null) return { when: 'unknown', at: '' };
  const then = new Date(at),
    midnight = new Date(now).setHours(0, 0, 0, 0),
    days = Math.ceil((midnight - then.getTime()) / 86_400_000);
  const [when, form]: [string, Intl.DateTimeFormatOptions] =
    days <= 0
      ? ['time', { hour: 'numeric', minute: '2-digit' }]
      : days < 7
        ? ['weekday', { weekday: 'long' }]
        : ['date', { day: 'numeric', month: 'long' }];
  return {
    when,
    at: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, form).format(then),
  };
}

/** Returns how a table stands, in words. */
function standing({ words }: Host, state: LinkTable, at: number | null): string {
  const { next, seats } = state;
  if (isMoved(state)) return words.t('together-moved');
  if (next === null) return words.t(state.stopped ? 'together-halted' : 'together-ended');
  const { name = '', key = '' } = seats[next] ?? {};
  const id = key === '' ? 'joining' : waits(state) ? 'yours' : 'theirs';
  return words.t(`together-${id}`, { name, ...since(words.language, at) });
}

/** Shows a table in the way that it was played: over the relay, if it has one, otherwise by link. */
async function resume(host: Host, id: string): Promise<void> {
  const entry = await (await openVault()).relay(id).catch(() => null);
  if (!entry) return resumeTable(host, id);
  await (await import('./relay/page')).resumeRelay(host, id);
}

/** Goes on in one room with a table that is kept here; the others scan the code that is shown. */
async function meetAgain(host: Host, id: string): Promise<void> {
  try {
    await (await import('./live/host')).resumeLive(host, id);
  } catch (thrown) {
    host.miss(thrown, () => void meetAgain(host, id));
  }
}

function row(host: Host, state: LinkTable, at: number | null, again: () => void): HTMLElement {
  const { words } = host,
    { game, players } = setupOf(state),
    marks = findCard(game)?.marks,
    over = state.next === null,
    began = state.draws.length > 0,
    seats = seatsWith(state);
  const button = (id: string, act: () => void): Child =>
    el('button', { type: 'button', class: 'quiet', onclick: act }, words.t(`together-${id}`));
  return el('li', { class: waits(state) ? 'waits' : null }, [
    el('button', { type: 'button', class: 'saved-game', onclick: () => void resume(host, state.id) }, [
      el('img', { src: emblems[`../../games/${game}/art/emblem.svg`], alt: '', width: 64, height: 64 }),
      el('span', 'about', [
        el('strong', {}, words.t(`game-${game}`)),
        el('span', 'who', [
          players.flatMap(({ colour }, seat) =>
            seats[seat]?.key === ''
              ? []
              : [
                  el('span', 'seat', [
                    stone(colour, marks),
                    nameIn(words.language, game, { name: seats[seat]?.name ?? '' }),
                  ]),
                ],
          ),
        ]),
        el('small', {}, standing(host, state, at)),
      ]),
    ]),
    actions([
      !over &&
        began &&
        state.me !== null &&
        el('button', { type: 'button', class: 'quiet', onclick: () => void meetAgain(host, state.id) }, [
          words.t('live-resume'),
        ]),
      hasWritten(state) && button('act-send-again', () => void sendAgain(host, state)),
      over && began && button('receipt', () => void saveReceipt(host, state.id)),
      began && waits(state) && button('give-up', () => endTable(host, state, again)),
      isMoved(state) && button('take-back', () => takeBack(host, state, again)),
      button('put-away', () => removeTable(host, state, again)),
    ]),
  ]);
}

/** Removes a table from this device, after asking. */
function removeTable(host: Host, { id }: LinkTable, then: () => void): void {
  sure(host, 'put-away', async () => {
    await (await openVault()).remove(id);
    void showBadge(host);
    host.sheet.close();
    then();
  });
}
