// What a player says: a line beside the face or the mark. In a wide window it stands on the bar, otherwise over the table,
// near its player, where it covers nothing that can be tapped. It stays long enough to be read or until the next tap,
// and takes no tap itself.
import './bubble.css';
import { box, el, fill, write } from '../dom/elements';
import { stone } from '../dom/glyph';
import { atEnd } from '../dom/life';
import type { Seat } from '../engine/wire';
import type { Rect } from '../stage/layout/rect';
import { faceAt } from './faces';
import { covers, freeSpot, type Covered } from './free-spot';
import type { Game } from './game-view';

const FACE = 34;
/** The widths that are tried over the table, in px. */
const WIDTHS = [460, 344, 250, 180, 140];
/** The distance from the edges of the table, in px. */
const EDGE = 6;

/** How long a line stays, in ms: at least three seconds, and longer the longer it is. */
const staysFor = (line: string): number => Math.max(3000, 1500 + 60 * line.length);

export class Bubble {
  private readonly root = box({ class: 'speech', 'aria-hidden': 'true', hidden: true });
  private readonly voice = el('p', { class: 'vh', role: 'status' });
  private timer = 0;
  private seat: Seat = 0;
  /** Where it lies over the table. */
  private lies: Rect | null = null;

  constructor(private readonly game: Game) {
    const { life, screen } = game;
    screen.bar.talk.append(this.voice);
    document.addEventListener('pointerdown', () => this.hide(), { signal: life, capture: true });
    // Another move may make a place below it one that can be tapped.
    game.events.on('shown', () => this.place(false));
    atEnd(life, () => clearTimeout(this.timer));
  }

  /** Shows a line of a player; `said` is what is read out. */
  show(seat: Seat, line: string, said: string): void {
    const { game, root } = this,
      colour = game.table.setup.players[seat]?.colour ?? 0;
    clearTimeout(this.timer);
    fill(root, faceAt(game, seat, FACE) ?? stone(colour, game.card.marks), el('q', {}, line));
    root.dataset['seat'] = String(seat);
    root.hidden = false;
    this.seat = seat;
    this.place(true);
    write(this.voice, said);
    this.timer = window.setTimeout(() => this.hide(), staysFor(line));
  }

  hide(): void {
    clearTimeout(this.timer);
    this.root.hidden = true;
  }

  /** Lays the line on the bar or over the table. `anew`: also if it covers nothing that can be tapped where it is. */
  private place(anew: boolean): void {
    const { game, root, seat } = this,
      { bar, ground, layer, root: page } = game.screen;
    if (root.hidden || !game.open) return;
    root.removeAttribute('style');
    // Where the bar has room beside the players, bubble.css gives its part a box.
    const onBar = getComputedStyle(bar.talk).display !== 'contents';
    const home = onBar ? bar.talk : page;
    if (root.parentElement !== home) home.append(root); // or it would fade in anew
    if (onBar) return;
    const room = { w: ground.clientWidth - 2 * EDGE, h: ground.clientHeight - 2 * EDGE };
    const places = [...layer.querySelectorAll<HTMLElement>('button[data-place]')].map((button): Covered => ({
      x: button.offsetLeft - EDGE,
      y: button.offsetTop - EDGE,
      w: button.offsetWidth,
      h: button.offsetHeight,
      lit: button.matches('.lit, [aria-pressed]'),
    }));
    const lies = this.lies;
    if (
      lies &&
      !anew &&
      covers(
        lies,
        places.filter(({ lit }) => lit),
      ) === 0
    )
      return this.lay(lies);
    const sizes = WIDTHS.filter((width) => width <= room.w).map((width) => {
      root.style.maxWidth = `${width}px`;
      return { w: root.offsetWidth, h: root.offsetHeight };
    });
    const near = game.stage.areas().find(({ id }) => id === `seat/${seat}`)?.rect ?? { ...room, x: 0, y: 0 };
    this.lay(freeSpot(room, sizes, places, near));
  }

  private lay(lies: Rect): void {
    const { x, y, w } = (this.lies = lies);
    Object.assign(this.root.style, { left: `${x + EDGE}px`, top: `${y + EDGE}px`, maxWidth: `${w}px` });
  }
}
