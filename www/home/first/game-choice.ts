// The choice of the game to set up: a row of emblems.
import { box, el } from '../../dom/elements';
import type { GameCard } from '../../games/contract';

/** The addresses of the emblems, by the paths of their files. */
const emblems = import.meta.glob<string>('../../games/*/art/emblem.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function games(
  cards: readonly GameCard[],
  t: (id: string) => string,
  now: string,
  choose: (game: string) => void,
): HTMLElement {
  return box({ class: 'games', role: 'radiogroup', 'aria-label': t('setup-game') }, [
    cards.map(({ id }) =>
      el('label', {}, [
        el('input', {
          type: 'radio',
          class: 'vh',
          name: 'game',
          id: `game-${id}`,
          value: id,
          checked: id === now,
          onchange: () => choose(id),
        }),
        el('span', {}, [
          el('img', { src: emblems[`../../games/${id}/art/emblem.svg`], alt: '', width: 64, height: 64 }),
          t(`game-${id}`),
        ]),
      ]),
    ),
  ]);
}
