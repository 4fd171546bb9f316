// Shows the page on the whole screen, and takes it back.
import './full-screen.css';
import { attr, el, fill } from '../../dom/elements';
import { drawn } from '../../dom/icons';
import type { Host } from '../../shell/host';
import type { Game } from '../../ui/game-view';

const LARGER = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
const SMALLER = 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5';

/** Call it in a touch or a key stroke, as browsers demand. A browser that refuses leaves the page as it is. */
export async function toggle(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  } catch {
    // The page around, or the browser, does not allow it after all.
  }
}

/** Puts a button into the bar above the table. */
export function addButton(host: Host, game: Game): void {
  const button = el('button', { type: 'button', class: 'quiet', id: 'whole', onclick: () => void toggle() });
  let words: Host['words'] | null = null;
  const draw = (): void => {
    words = host.words;
    const whole = document.fullscreenElement !== null,
      name = words.t('full-screen');
    fill(button, drawn(whole ? SMALLER : LARGER), el('span', 'vh', name));
    attr(button, 'aria-pressed', String(whole));
    attr(button, 'title', name);
  };
  document.addEventListener('fullscreenchange', draw, { signal: game.life });
  game.events.on('shown', () => {
    if (words !== host.words) draw(); // another language
  });
  draw();
  game.screen.bar.root.querySelector('.tools')?.prepend(button);
}
