// How people on other devices play: by link, or in this room. What cannot be says why.
import { actions, button, el, paragraph } from '../../dom/elements';
import { isByLink } from '../../letters/by-link';
import { fetchEngine } from '../../engine/engine';
import type { GameEntry, Setup } from '../../engine/wire';
import type { Host } from '../../shell/host';
import { againLive, hostLive } from './live/host';
import { isAllPeople, whyNot } from '../../lines/support';
import { hasRelay } from '../../device/relay';
import { codeToType } from '../../ui/relay/code-part';
import { againOver, inviteOver } from './relay/page';
import { inviteBy } from './tables';

/** Returns the same table with a person at every seat. */
const withPeople = (setup: Setup): Setup => ({
  ...setup,
  players: setup.players.map(({ name, colour, level }) => ({
    name: (level ?? null) === null ? name : '',
    colour,
  })),
});

/** Opens the sheet with the ways of playing together, or goes the way of the last game `again`. */
export async function playTogether(
  host: Host,
  setup: Setup,
  again: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (!again) return chooseHow(host, setup, signal);
  if (!setup.live) return inviteBy(host, setup);
  if (await againOver(setup)) return;
  await host.words.fetch('live');
  await againLive(host, setup);
}

/** Opens the sheet with the ways, unless something else is done while their words are fetched. */
async function chooseHow(host: Host, setup: Setup, signal: AbortSignal): Promise<void> {
  const [{ entry }] = await Promise.all([
    fetchEngine(setup.game),
    ...['together', 'pair', 'live', 'relay'].map((name) => host.words.fetch(name)),
  ]);
  if (!signal.aborted) showWays(host, setup, entry);
}

function showWays(host: Host, setup: Setup, entry: GameEntry): void {
  const { sheet, words } = host;
  const isForPeople = isAllPeople(setup);
  const texts = { relay: 'relay-way', link: 'live-by-link', room: 'live-room' } as const;
  const way = (id: keyof typeof texts, why: string | null, go: () => Promise<void>): HTMLElement =>
    el('section', 'together-way', [
      button(
        words.t(texts[id]),
        {
          id: `together-by-${id}`,
          class: 'primary',
          disabled: why !== null || !isForPeople,
          'aria-describedby': `together-by-${id}-about`,
        },
        () => void go(),
      ),
      paragraph(words.t(why ?? `${texts[id]}-about`), {
        id: `together-by-${id}-about`,
      }),
    ]);
  sheet.show(words.t('live-how'), [
    !isForPeople && paragraph(words.t('live-people-only'), { id: 'together-people-only' }),
    !isForPeople &&
      actions(
        button(words.t('live-act-people'), { id: 'together-people', class: 'primary' }, () =>
          showWays(host, withPeople(setup), entry),
        ),
      ),
    hasRelay() && way('relay', null, () => inviteOver(host, setup)),
    way('room', whyNot(), () => hostLive(host, setup)),
    way('link', isByLink(entry, setup.players.length) ? null : 'live-by-link-memory', () =>
      inviteBy(host, setup),
    ),
    hasRelay() && codeToType(host),
  ]);
}
