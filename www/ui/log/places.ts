// Connects the log with the table: an entry that is pointed at lights its places, a tap leads there.
import './entries.css';
import { box, el, fill } from '../../dom/elements';
import type { Game } from '../game-view';

export function showWhere(game: Game): void {
  const { log, host } = game.screen,
    layer = box({ class: 'where', 'aria-hidden': 'true' });
  host.append(layer);
  let lit: HTMLElement | null = null;
  const light = (entry: HTMLElement | null): void => {
    if (entry === lit) return;
    lit = entry;
    fill(layer, ...placesOf(entry).map((place) => mark(game, place)));
  };
  log.list.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') light(entryOf(target));
  });
  log.list.addEventListener('pointerleave', () => light(null));
  log.list.addEventListener('click', ({ target }) => {
    const entry = entryOf(target);
    if (!entry) return;
    game.screen.panel.toggle(false);
    if (game.commands.isShut) return game.screen.prompt.setHint(game.text().terms.t('past-shut'), 'why');
    void game.commands.look(game.history.at(movesUntil(log.list, game.history.moves, entry))).then(() => {
      lit = null;
      light(entry);
    });
  });
  game.events.on('shown', () => light(null));
}

const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li:not(.note)') : null;

const placesOf = (entry: HTMLElement | null): string[] =>
  entry?.dataset['at']?.split(' ').filter(Boolean) ?? [];

/**
 * Returns how many moves had been made after the move of an entry. The last moves have entries; those of the
 * first moves may come later.
 */
export function movesUntil(list: HTMLElement, moves: number, entry: HTMLElement): number {
  const entries = [...list.querySelectorAll('li:not(.note)')];
  return moves - (entries.length - 1 - entries.indexOf(entry));
}

function mark({ stage }: Game, place: string): HTMLElement | null {
  const { places, rings } = stage.picture.layout,
    box = places.get(place) ?? stage.rect(place);
  if (!box || rings.get(place) === null) return null;
  const glow = el('span', { 'data-at': place });
  Object.assign(glow.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.w}px`,
    height: `${box.h}px`,
  });
  return glow;
}
