// The screen that lies over everything while the device goes from hand to hand. It says whose turn it is to look and nothing about the game;
// a native dialog, so that what lies below can neither be seen nor reached nor read out. What was private has been covered before it opens.
import './handover.css';
import { el, fill } from '../core/dom';
import { pageEvents } from '../core/events';
import { stone } from '../core/glyph';
import type { Viewpoint } from '../core/viewpoint';
import type { Seat } from '../core/wire';
import type { Game } from './game';

/** What has to be known of the game. */
type Passed = Pick<Game, 'table' | 'card' | 'words' | 'text'>;

export class HandOver {
  readonly dialog = el('dialog', {
    class: 'handover',
    'aria-labelledby': 'handover-title',
    oncancel: (event) => {
      event.preventDefault();
      this.back();
    },
  });

  /** `turnTo`: how the table is looked at from now on. */
  constructor(
    private readonly game: Passed,
    private readonly turnTo: (viewpoint: Viewpoint) => void,
  ) {}

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** Calls a player. The focus is on the name: no key and no tap meant for something else shows anything. */
  call(seat: Seat): void {
    const { words } = this.game,
      name = this.nameOf(seat);
    this.show(
      this.markOf(seat),
      words.t('handover-title', { name }),
      words.t('handover-text', { name }),
      this.button('take', words.t('handover-take', { name }), () => this.turnTo({ eye: seat, called: null })),
    );
  }

  /** Asks which of these players wants to look at their own hand. */
  ask(seats: Seat[]): void {
    const { words } = this.game;
    this.show(
      null,
      words.t('handover-who'),
      words.t('handover-who-text'),
      ...seats.map((seat) =>
        this.button(
          `call-${seat}`,
          this.nameOf(seat),
          () => this.turnTo({ eye: null, called: seat }),
          this.markOf(seat),
        ),
      ),
    );
  }

  close(): void {
    this.dialog.close();
  }

  private nameOf(seat: Seat): string {
    return this.game.text().terms.name(seat);
  }

  private markOf(seat: Seat): SVGElement {
    const { card, table } = this.game;
    return stone(table.setup.players[seat]?.colour ?? 0, card.marks ?? 'stones');
  }

  /** Back to what everybody may see. */
  private back(): void {
    this.turnTo(this.game.table.home);
  }

  private show(mark: SVGElement | null, title: string, text: string, ...buttons: HTMLElement[]): void {
    const { words } = this.game;
    const heading = el('h2', { id: 'handover-title', tabindex: '-1' }, title);
    fill(
      this.dialog,
      el(
        'div',
        { class: 'handover-frame' },
        mark,
        heading,
        el('p', {}, text),
        el('div', { class: 'calls' }, ...buttons),
        el(
          'button',
          { type: 'button', class: 'quiet', id: 'handover-back', onclick: () => this.back() },
          words.t('handover-back'),
        ),
      ),
    );
    if (!this.dialog.isConnected) document.body.append(this.dialog);
    if (!this.dialog.open) this.dialog.showModal();
    heading.focus();
    pageEvents.emit('covered');
  }

  /** The second click of a double click was meant for what lay here before. */
  private button(id: string, text: string, act: () => void, mark: SVGElement | null = null): HTMLElement {
    return el(
      'button',
      {
        type: 'button',
        class: 'primary',
        id,
        onclick: (event) => {
          if ((event as MouseEvent).detail < 2) act();
        },
      },
      mark,
      el('span', {}, text),
    );
  }
}
