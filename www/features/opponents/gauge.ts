// How far a computer player has thought: a thin line over the prompt, and for the one that thinks for a time
// how many games it has imagined.
import { el, write } from '../../dom/elements';
import type { Game } from '../../ui/game-view';

/** Thinking that takes less time than this, in ms, is not shown as progress. */
export const UNSEEN = 250;

/** Returns a number with two digits that say something: others would only flicker. */
export function rounded(count: number): number {
  const unit = 10 ** Math.max(0, String(Math.floor(count)).length - 2);
  return Math.floor(count / unit) * unit;
}

export class Gauge {
  private readonly line = el('progress', { class: 'thinking', max: 100, hidden: true });
  /** It changes many times a second, so it is not spoken; the line is. */
  private readonly count = el('p', { class: 'imagined', hidden: true, 'aria-hidden': 'true' });

  constructor(private readonly game: Game) {
    game.screen.prompt.root.append(this.line, this.count);
  }

  /** Shows which part is done, from 0 to 1, and the number of games imagined if it is to be seen. */
  show(part: number, games: number | null): void {
    this.line.hidden = false;
    this.line.value = Math.round(part * 100);
    this.count.hidden = games === null;
    if (games !== null) write(this.count, this.game.words.t('bot-imagined', { games: rounded(games) }));
  }

  hide(): void {
    this.line.hidden = this.count.hidden = true;
  }
}
