// Whether a game by link is fair, in the words of players, and the part of the menu that leads there.
import { button, el, list } from '../../dom/elements';
import type { Host } from '../../shell/host';
import { sign, type Sign } from '../../ui/sheets/menu-icons';
import { setupOf, type LinkTable } from '../../letters/link-table';

/** Returns what is guaranteed at a table of so many, and what is not. `name`: one of the other players. */
export function fairness({ words }: Host, players: number, name: string): HTMLElement {
  const points = ['draws', 'first', 'moves', 'receipt', ...(players > 2 ? ['three'] : []), 'not'];
  return el('ul', 'together-fair', [
    points.map((id) => el('li', {}, words.t(`together-fair-${id}`, { name, count: players }))),
  ]);
}

/** Shows why a game by link is fair. */
export function showFair(host: Host, state: LinkTable): void {
  const { players } = setupOf(state),
    other = players.findIndex((_, seat) => seat !== state.me);
  host.sheet.show(host.words.t('together-fair-title'), [
    fairness(host, players.length, players[other]?.name ?? ''),
  ]);
}

/** An entry of the menu: its picture, the key of its name, and what it does. */
type Entry = [picture: Sign, key: string, act: () => void];

/** Returns the part of the menu for a game on several devices. `title`: the key of its heading. */
export function linkMenu({ words }: Host, title: string, entries: (Entry | false | null)[]): HTMLElement {
  return el('section', { 'aria-labelledby': 'menu-of-together' }, [
    el('h3', { id: 'menu-of-together' }, words.t(title)),
    list({}, [
      entries.map(
        (entry) =>
          entry &&
          el('li', {}, [
            button([sign(entry[0]), el('span', {}, words.t(entry[1]))], { id: `menu-${entry[1]}` }, entry[2]),
          ]),
      ),
    ]),
  ]);
}
