// How people with devices of their own play a game with hidden hands: over the internet, or with phones as hands at one
// table.
import '../../ui/relay/together.css';
import { actions, button, el, paragraph } from '../../dom/elements';
import type { Setup } from '../../engine/wire';
import { isAllPeople } from '../../lines/support';
import type { Host } from '../../shell/host';
import { codeToType } from '../../ui/relay/code-part';
import { againDealt, inviteDealt } from './page';

/** Opens the sheet with the ways of playing, or goes the way of the last game `again`. */
export async function playDealt(
  host: Host,
  setup: Setup,
  again: boolean,
  signal: AbortSignal,
): Promise<void> {
  if (again && (await againDealt(setup))) return;
  await host.words.fetch('relay');
  if (!signal.aborted) showWays(host, setup);
}

/** Returns the same table with a person at every seat. */
const withPeople = (setup: Setup): Setup => ({
  ...setup,
  players: setup.players.map(({ name, colour, level }) => ({
    name: (level ?? null) === null ? name : '',
    colour,
  })),
});

function showWays(host: Host, setup: Setup): void {
  const { sheet, words } = host,
    isForPeople = isAllPeople(setup);
  const way = (id: string, text: string, about: string, go: () => Promise<void>): HTMLElement =>
    el('section', 'together-way', [
      button(
        words.t(text),
        { id, class: 'primary', disabled: !isForPeople, 'aria-describedby': `${id}-about` },
        () => void go(),
      ),
      paragraph(words.t(about), { id: `${id}-about` }),
    ]);
  sheet.show(words.t('dealt-how'), [
    !isForPeople && paragraph(words.t('dealt-people-only')),
    !isForPeople &&
      actions(
        button(words.t('dealt-act-people'), { id: 'together-people', class: 'primary' }, () =>
          showWays(host, withPeople(setup)),
        ),
      ),
    way('together-by-relay', 'relay-way', 'dealt-way-about', () => inviteDealt(host, setup)),
    way('together-by-phones', 'dealt-phones', 'dealt-phones-about', () => host.open('phones', setup)),
    codeToType(host),
  ]);
}
