// The head of the start page: picture, name and a sentence about a game. It needs no engine, so that there is something to see early.
import { el } from '../core/dom';
import type { GameCard } from '../games/contract';
import type { Words } from '../core/words';

export function banner(words: Words, { id, banner }: GameCard): HTMLElement {
  return el(
    'header',
    { class: 'banner' },
    el('img', { src: banner, alt: '', width: 1200, height: 420 }),
    el('h1', { class: 'vh' }, `${words.t('app-name')}: ${words.t(`game-${id}`)}`),
    el('p', { class: 'about' }, words.t(`${id}-about`)),
  );
}
