// The screen that covers everything while the device is handed over. It calls the player whose turn it is to
// look, and repeats the public events of the round before. It is a native dialog, so that the table below can
// neither be seen nor reached nor read out. Private things were covered before.
import './handover.css';
import { box, button, el, fill, list, paragraph } from '../dom/elements';
import { pageEvents } from '../dom/page-events';
import { stone } from '../dom/glyph';
import { isByHand, type Viewpoint } from '../engine/viewpoint';
import type { Seat } from '../engine/wire';
import type { Game } from './game-view';
import type { Line } from './log/log';
import { nextOf } from '../table/state';

/** The largest number of repeated log entries, which fits on the smallest screen. */
const MOST_TOLD = 6;

/** The parts of the game that are used here. */
type Passed = Pick<Game, 'table' | 'card' | 'words' | 'text' | 'screen'>;

export class HandOver {
  readonly dialog = el('dialog', {
    class: 'handover',
    'aria-labelledby': 'handover-title',
    oncancel: (event) => {
      event.preventDefault();
      this.back();
    },
  });

  /** `turnTo`: sets the viewpoint from now on. */
  constructor(
    private readonly game: Passed,
    private readonly turnTo: (viewpoint: Viewpoint) => void,
  ) {}

  get isOpen(): boolean {
    return this.dialog.open;
  }

  /** Calls a player. The focus is on the name: no key or tap meant for something else reveals anything. */
  call(seat: Seat): void {
    const { words } = this.game,
      name = this.nameOf(seat);
    this.show(
      this.markOf(seat),
      words.t('handover-title', { name }),
      words.t('handover-text', { name }),
      this.lastRound(),
      this.button('take', words.t('handover-take', { name }), () => this.turnTo({ eye: seat, called: null })),
    );
  }

  /** Calls the next player who decides unseen, or asks which player wants to look at their own hand. */
  peek(): void {
    const { table } = this.game,
      next = nextOf(table);
    if (next !== null && table.view?.private) return this.turnTo({ eye: null, called: next });
    const { phones, players } = table.setup;
    this.ask(
      players.flatMap((_, seat) => (isByHand(table.setup, seat) && !phones?.includes(seat) ? [seat] : [])),
    );
  }

  private ask(seats: Seat[]): void {
    const { words } = this.game;
    this.show(
      null,
      words.t('handover-who'),
      words.t('handover-who-text'),
      null,
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
    fill(this.dialog);
  }

  /** Returns the last public entries of the log, about the round before. */
  private lastRound(): HTMLElement | null {
    const entries = this.game.screen.log.lines.filter(({ colour, hidden }) => colour !== null && !hidden);
    const isEnd = ({ round }: Line): boolean => round !== '';
    const last = entries.findLastIndex(isEnd),
      before = entries.slice(0, Math.max(last, 0)).findLastIndex(isEnd);
    const told = entries
      .slice(before + 1, last + 1)
      .flatMap(({ isMinor, action }) => (isMinor || action === '' ? [] : action))
      .slice(-MOST_TOLD);
    if (told.length === 0) return null;
    return el('section', 'last-round', [
      el('h3', {}, this.game.words.t('handover-before')),
      list({}, ...told.map((action) => el('li', {}, action))),
    ]);
  }

  private nameOf(seat: Seat): string {
    return this.game.text().terms.name(seat);
  }

  private markOf(seat: Seat): SVGElement {
    const { card, table } = this.game;
    return stone(table.setup.players[seat]?.colour ?? 0, card.marks ?? 'stones');
  }

  /** Goes back to the public view. */
  private back(): void {
    this.turnTo(this.game.table.home);
  }

  private show(
    mark: SVGElement | null,
    title: string,
    text: string,
    told: HTMLElement | null,
    ...buttons: HTMLElement[]
  ): void {
    const { words } = this.game;
    const heading = el('h2', { id: 'handover-title', tabindex: '-1' }, title);
    fill(this.dialog, [
      box('handover-frame', [
        mark,
        heading,
        paragraph(text),
        told,
        box('calls', ...buttons),
        button(words.t('handover-back'), { class: 'quiet', id: 'handover-back' }, () => this.back()),
      ]),
    ]);
    if (!this.dialog.isConnected) document.body.append(this.dialog);
    if (!this.dialog.open) this.dialog.showModal();
    heading.focus();
    pageEvents.emit('covered');
  }

  /** Returns a button that ignores the second click of a double click, which was meant for the page below. */
  private button(id: string, text: string, act: () => void, mark: SVGElement | null = null): HTMLElement {
    return button([mark, el('span', {}, text)], { class: 'primary', id }, (event) => {
      if ((event as MouseEvent).detail < 2) act();
    });
  }
}
