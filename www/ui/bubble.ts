// What a player says: a line beside the face or the mark, on the bar, so that it covers nothing of the table. It stays until
// it can be read, however fast the game goes on, and a tap on it means nothing else.
import './bubble.css';
import { box, el, fill, write } from '../dom/elements';
import { stone } from '../dom/glyph';
import { atEnd } from '../dom/life';
import type { Seat } from '../engine/wire';
import { faceAt } from './faces';
import type { Game } from './game-view';

const FACE = 34;

/** How long a line stays, in ms: at least three seconds, and longer the longer it is. */
const staysFor = (line: string): number => Math.max(3000, 1500 + 60 * line.length);

export class Bubble {
  private readonly root = box({ class: 'speech', 'aria-hidden': 'true', hidden: true });
  private readonly voice = el('p', { class: 'vh', role: 'status' });
  private timer = 0;

  constructor(private readonly game: Game) {
    game.screen.bar.talk.append(this.root, this.voice);
    this.root.addEventListener('click', () => this.hide());
    atEnd(game.life, () => clearTimeout(this.timer));
  }

  /** Shows a line of a player; `said` is what is read out. */
  show(seat: Seat, line: string, said: string): void {
    const { game, root } = this,
      colour = game.table.setup.players[seat]?.colour ?? 0;
    clearTimeout(this.timer);
    fill(root, faceAt(game, seat, FACE) ?? stone(colour, game.card.marks), el('q', {}, line));
    root.dataset['seat'] = String(seat);
    root.hidden = false;
    write(this.voice, said);
    this.timer = window.setTimeout(() => this.hide(), staysFor(line));
  }

  hide(): void {
    clearTimeout(this.timer);
    this.root.hidden = true;
  }
}
