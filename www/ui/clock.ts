// The times of the players in the bar above the table.
import './clock.css';
import { attr, el, write } from '../dom/elements';
import type { Game } from './game-view';

/** Returns a time in minutes and seconds. */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000),
    all = Math.abs(seconds);
  return `${seconds < 0 ? '\u2212' : ''}${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
}

export class Times {
  private readonly read = el('p', { class: 'vh', role: 'timer' });

  constructor(private readonly game: Game) {
    game.screen.bar.root.append(this.read);
  }

  /** Shows the time of each player; empty: none. `isOver`: whether the time of a player is up. */
  show(times: readonly string[], isOver: (seat: number) => boolean): void {
    const { game } = this;
    game.screen.bar.root.querySelectorAll('.chip .points').forEach((one, seat) => {
      attr(one, 'data-time', times[seat] || null);
      one.classList.toggle('over', isOver(seat));
    });
    write(
      this.read,
      times.map((time, seat) => time && `${game.text().terms.called(seat)} ${time}`).join(' '),
    );
  }
}
