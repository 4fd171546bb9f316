// A table that is too high for its room: its edges show that it goes on, and what can be chosen comes into view.
import './ground.css';
import { onResize } from '../dom/life';
import type { Game } from './game-view';

/** A part of the table that is lower than this is not worth a sign, in CSS pixels. */
const LEAST = 8;

export function showGround(game: Game): void {
  const { ground, host, layer } = game.screen;
  const mark = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = ground;
    ground.classList.toggle('above', scrollTop > LEAST);
    ground.classList.toggle('below', scrollHeight - clientHeight - scrollTop > LEAST);
  };
  const seek = (): void => {
    if (ground.scrollHeight - ground.clientHeight <= LEAST) return;
    const { top, bottom } = ground.getBoundingClientRect(),
      lit = [...layer.querySelectorAll('.lit')],
      inView = lit.some((one) => {
        const box = one.getBoundingClientRect();
        return box.top < bottom - LEAST && box.bottom > top + LEAST;
      });
    if (!inView) lit[0]?.scrollIntoView({ block: 'center' });
  };
  onResize(game.life, () => requestAnimationFrame(mark), ground, host);
  ground.addEventListener('scroll', mark, { passive: true });
  game.events.on('shown', () => requestAnimationFrame(seek));
  seek();
}
