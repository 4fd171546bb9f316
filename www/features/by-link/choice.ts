// How people on other devices play: by link, or in this room. What cannot be says why.
import { button, el, paragraph } from '../../dom/elements';
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
    el('section', 'together-way', [
      button(
        words.t(id === 'link' ? 'live-by-link' : 'live-room'),
        {
          id: `together-by-${id}`,
          class: 'primary',
          disabled: why !== null || !isForPeople,
          'aria-describedby': `together-by-${id}-about`,
        },
        () => void go(),
      ),
      paragraph(words.t(why ?? (id === 'link' ? 'live-by-link-about' : 'live-room-about')), {
        id: `together-by-${id}-about`,
      }),
    ]);
  sheet.show(words.t('live-how'), [
    !isForPeople && paragraph(words.t('live-people-only'), { id: 'together-people-only' }),
    way('link', isByLink(entry, setup.players.length) ? null : 'live-by-link-memory', () =>
      inviteBy(host, setup),
    ),
    way('room', whyNot(), () => hostLive(host, setup)),
  ]);
}
