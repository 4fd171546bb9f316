// The bar above the table: the name and the progress of the game, the players with their points, the tools.
import { attr, box, button, el, fill, show, write } from '../dom/elements';
import { stone, type Marks } from '../dom/glyph';
import { icon } from '../dom/icons';
import type { Words } from '../words/words';

export interface Chip {
  name: string;
  colour: number;
  points: number;
  acting: boolean;
  winner: boolean;
}

export interface BarEvents {
  menu(): void;
  scores(): void;
  /** Looks at a hand, or covers it. */
  peek(): void;
}

export class Bar {
  private readonly gameName = el('span', 'game-name');
  private readonly progress = el('span', 'progress');
  private readonly title = el('h1', { tabindex: '-1' }, this.gameName, ' ', this.progress);
  private readonly chips = box({ class: 'chips', role: 'group' });
  private readonly peek = button('', { class: 'quiet', id: 'peek', hidden: true }, () => this.events.peek());
  /** The action of the peek button and the language of its label. */
  private peeks = '';
  private readonly menu = button('', { class: 'quiet', id: 'menu' }, () => this.events.menu());
  /** Where what a player says is shown. */
  readonly talk = box('talk');
  readonly root: HTMLElement;

  /** `drawer`: the button that opens the log. */
  constructor(
    drawer: HTMLElement,
    private readonly marks: Marks,
    private readonly events: BarEvents,
  ) {
    const tools = box('tools', this.peek, drawer, this.menu);
    this.root = el('header', 'bar', this.title, this.chips, this.talk, tools);
  }

  speak(words: Words): void {
    fill(this.menu, icon('menu'), el('span', 'vh', words.t('menu')));
    this.chips.setAttribute('aria-label', words.t('scores'));
  }

  /** Focuses the title, where reading begins when a game begins. */
  focusTitle(): void {
    this.title.focus();
  }

  setTitle(game: string, progress: string): void {
    write(this.gameName, game);
    write(this.progress, progress);
  }

  /** Shows the players with their points; a tap opens the scores. The elements stay, as does the focus. */
  setChips(chips: Chip[]): void {
    while (this.chips.children.length > chips.length) this.chips.lastElementChild?.remove();
    chips.forEach((chip, seat) => {
      let shown = this.chips.children[seat];
      if (!shown) {
        const parts = [stone(chip.colour, this.marks), el('span', 'who'), el('span', 'points')];
        shown = button(parts, { class: 'chip', 'data-seat': seat }, () => this.events.scores());
        this.chips.append(shown);
      }
      attr(shown, 'aria-current', chip.acting ? 'true' : null);
      shown.classList.toggle('winner', chip.winner);
      const [who, points] = shown.querySelectorAll('span');
      if (who) write(who, chip.name);
      if (points) write(points, chip.points < 0 ? `\u2212${-chip.points}` : String(chip.points));
    });
  }

  nameChips(labels: string[]): void {
    labels.forEach((label, seat) => {
      const chip = this.chips.children[seat];
      if (chip) attr(chip, 'aria-label', label);
    });
  }

  /** Sets the button for looking at a hand; null if there are no hands. */
  setPeek(words: Words, now: 'look' | 'cover' | null): void {
    show(this.peek, now !== null);
    const peeks = `${now} ${words.language}`;
    if (now === null || this.peeks === peeks) return;
    this.peeks = peeks;
    fill(this.peek, icon(now), el('span', 'vh', words.t(`peek-${now}`)));
  }
}
