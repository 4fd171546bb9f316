// The players in the set-up form: how many they are, their names and colours, and which of them the computer plays.
import { el, write } from '../core/dom';
import { seating, setColour, type Draft } from '../core/draft';
import type * as Seats from './seats';
import type { Desk } from '../games/form';
import { findCard } from '../games';
import { stone } from '../core/glyph';

export class Players {
  /** The code for computer players, once it has been asked for. */
  private seats: typeof Seats | null = null;

  constructor(private readonly desk: Desk) {}

  /** Another language: computer players that nobody named are called otherwise. */
  speak(): void {
    const { seats } = this;
    this.seats = null;
    if (seats) void this.withSeats(() => seats.rename(this.desk));
  }

  /** Lets the computer play everybody but the first, unless it plays somebody already. */
  against(then: () => void): void {
    void this.withSeats((seats) => {
      seats.against(this.desk);
      then();
    });
  }

  /** The part of the form. */
  part(): HTMLElement {
    const counts = el(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-label': this.desk.t('setup-count') },
      ...this.desk.entry.seats.map((count) =>
        this.desk.radio(
          'count',
          String(count),
          this.desk.draft.count === count,
          String(count),
          this.desk.t('setup-count-option', { count }),
          () => {
            this.desk.take({ ...this.desk.draft, count });
            this.desk.draw();
            if (this.desk.whyNot(this.desk.draft).length > 0) void this.adjust(this.desk.draft);
          },
        ),
      ),
    );
    const about = `setup-players-about-${this.desk.draft.count}`;
    return el(
      'fieldset',
      { class: 'players' },
      el('legend', {}, this.desk.t('setup-players')),
      this.desk.entry.seats.length > 1 && counts,
      el(
        'ol',
        { class: 'seats', role: 'list' },
        ...this.desk.draft.players.slice(0, this.desk.draft.count).map((_, seat) => this.player(seat)),
      ),
      this.desk.has(about) && el('p', { class: 'note' }, this.desk.t(about)),
      this.seats
        ? this.seats.honest(this.desk)
        : el(
            'button',
            {
              type: 'button',
              class: 'quiet',
              id: 'computers',
              onclick: () => void this.withSeats(() => undefined),
            },
            this.desk.t('setup-computers'),
          ),
    );
  }

  /** What so many cannot play is changed as little as can be. */
  private async adjust(draft: Draft): Promise<void> {
    const { nearestPlayable } = await import('../core/nearest');
    draft.values =
      nearestPlayable(draft, this.desk.entry, (table) => this.desk.whyNot(table), 'count')?.values ??
      draft.values;
    if (draft === this.desk.draft) this.desk.draw();
  }

  /** With what is said and done about computer players. */
  private async withSeats(act: (seats: typeof Seats) => void): Promise<void> {
    const { words } = this.desk,
      seats = await Promise.all([import('./seats'), words.fetch('bot')]).then(
        ([code]) => code,
        () => null,
      );
    if (words !== this.desk.words || !this.desk.root.isConnected) return;
    if (!seats) return this.desk.say(this.desk.t('unreachable'), () => void this.withSeats(act));
    this.seats = seats;
    act(seats);
    this.desk.draw();
  }

  private player(seat: number): HTMLElement {
    const player = this.desk.draft.players[seat] ?? { name: '', colour: 0 };
    const name = el('input', {
      type: 'text',
      id: `name-${seat}`,
      value: player.name,
      maxlength: 24,
      placeholder: this.desk.t('setup-default-name', { number: seat + 1 }),
      'aria-label': this.desk.t('setup-name-of', { number: seat + 1 }),
      spellcheck: 'false',
      autocomplete: 'off',
      oninput: (event) => {
        player.name = (event.target as HTMLInputElement).value;
        this.renameChoices();
      },
    });
    const { marks } = findCard(this.desk.entry.id) ?? {};
    const computer = this.seats?.choice(this.desk, seat);
    if (seating(this.desk.entry, this.desk.draft.count))
      return el('li', {}, stone(player.colour, marks), name, computer);
    const colours = el(
      'div',
      {
        class: 'colours',
        role: 'radiogroup',
        'aria-label': this.desk.t('setup-colour-of', { number: seat + 1 }),
      },
      ...this.desk.entry.colours.map((colour, i) => {
        const input = el('input', {
          type: 'radio',
          name: `colour-${seat}`,
          id: `colour-${seat}-${i}`,
          class: 'vh',
          checked: player.colour === i,
          onchange: () => {
            setColour(this.desk.draft, seat, i);
            this.desk.draw();
          },
        });
        const label = `${this.desk.t(`colour-${colour}`)} (${this.desk.t(`mark-${colour}`)})`;
        input.setAttribute('aria-label', label);
        return el('label', { class: 'swatch', title: label }, input, stone(i, marks));
      }),
    );
    return el('li', {}, name, colours, computer);
  }

  /** Names that appear in the choice of the first player follow what is typed. */
  private renameChoices(): void {
    for (const option of this.desk.root.querySelectorAll<HTMLOptionElement>('option[data-seat]'))
      write(option, this.desk.nameOf(Number(option.dataset['seat'])));
  }
}
