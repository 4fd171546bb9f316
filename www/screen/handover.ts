// The screen that lies over everything while the device goes from hand to hand. It says whose turn it is to look and nothing about the game;
// a native dialog, so that what lies below can neither be seen nor reached nor read out. What was private has been covered before it opens.
import './handover.css';
import { el, fill } from '../core/dom';
import { pageEvents } from '../core/events';
import { stone, type Marks } from '../core/glyph';
import type { Seat } from '../core/wire';
import type { Words } from '../core/words';

/** A player as called here. */
export interface Called {
  seat: Seat;
  name: string;
  colour: number;
}

export interface HandOverEvents {
  /** The player who was called has the device and wants to see. */
  take(seat: Seat): void;
  /** Back to what everybody may see. */
  back(): void;
  /** Of several, this player wants to look. */
  call(seat: Seat): void;
}

export class HandOver {
  readonly dialog = el('dialog', {
    class: 'handover',
    'aria-labelledby': 'handover-title',
    oncancel: (event) => {
      event.preventDefault();
      this.events.back();
    },
  });

  constructor(
    private readonly marks: Marks,
    private readonly events: HandOverEvents,
  ) {}

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** Calls a player. The focus is on the name: no key and no tap meant for something else shows anything. */
  call(words: Words, { seat, name, colour }: Called): void {
    this.show(
      words,
      stone(colour, this.marks),
      words.t('handover-title', { name }),
      words.t('handover-text', { name }),
      this.button('take', words.t('handover-take', { name }), () => this.events.take(seat)),
    );
  }

  /** Asks who wants to look at their own hand. */
  ask(words: Words, players: Called[]): void {
    this.show(
      words,
      null,
      words.t('handover-who'),
      words.t('handover-who-text'),
      ...players.map(({ seat, name, colour }) =>
        this.button(`call-${seat}`, name, () => this.events.call(seat), stone(colour, this.marks)),
      ),
    );
  }

  close(): void {
    this.dialog.close();
  }

  private show(
    words: Words,
    mark: SVGElement | null,
    title: string,
    text: string,
    ...buttons: HTMLElement[]
  ): void {
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
          { type: 'button', class: 'quiet', id: 'handover-back', onclick: () => this.events.back() },
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
