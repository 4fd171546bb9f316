// Which game is set up: a row of emblems on the start page.
import { el } from '../core/dom';
import { CARDS } from '../games';

export function games(t: (id: string) => string, now: string, choose: (game: string) => void): HTMLElement {
  return el(
    'div',
    { class: 'games', role: 'radiogroup', 'aria-label': t('setup-game') },
    ...CARDS.map(({ id, emblem }) =>
      el(
        'label',
        {},
        el('input', {
          type: 'radio',
          class: 'vh',
          name: 'game',
          id: `game-${id}`,
          value: id,
          checked: id === now,
          onchange: () => choose(id),
        }),
        el('span', {}, el('img', { src: emblem, alt: '', width: 64, height: 64 }), t(`game-${id}`)),
      ),
    ),
  );
}
