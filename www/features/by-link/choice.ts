// How people on other devices play: by link, or in this room. What cannot be says why.
import { el } from '../../dom/elements';
import { isByLink } from '../../letters/by-link';
import { fetchEngine } from '../../engine/engine';
import type { Setup } from '../../engine/wire';
import type { Host } from '../../shell/host';
import { hostLive } from './live/host';
import { isAllPeople, whyNot } from '../../lines/support';
import { inviteBy } from './tables';

/** Opens the sheet with the ways, unless something else is done while their words are fetched. */
export async function chooseHow(host: Host, setup: Setup, signal: AbortSignal): Promise<void> {
  const { sheet, words } = host;
  const [{ entry }] = await Promise.all([
    fetchEngine(setup.game),
    ...['together', 'pair', 'live'].map((name) => words.fetch(name)),
  ]);
  if (signal.aborted) return;
  const isForPeople = isAllPeople(setup);
  const way = (id: 'link' | 'room', why: string | null, go: () => Promise<void>): HTMLElement =>
    el(
      'section',
      { class: 'together-way' },
      el(
        'button',
        {
          type: 'button',
          id: `together-by-${id}`,
          class: 'primary',
          disabled: why !== null || !isForPeople,
          'aria-describedby': `together-by-${id}-about`,
          onclick: () => void go(),
        },
        words.t(id === 'link' ? 'live-by-link' : 'live-room'),
      ),
      el(
        'p',
        { id: `together-by-${id}-about` },
        words.t(why ?? (id === 'link' ? 'live-by-link-about' : 'live-room-about')),
      ),
    );
  sheet.show(
    words.t('live-how'),
    words.t('close'),
    !isForPeople && el('p', { id: 'together-people-only' }, words.t('live-people-only')),
    way('link', isByLink(entry, setup.players.length) ? null : 'live-by-link-memory', () =>
      inviteBy(host, setup),
    ),
    way('room', whyNot(), () => hostLive(host, setup)),
  );
}
