// The players in the set-up form: how many they are, their names and colours, and which of them the computer plays.
import { el, write } from '../core/dom';
import { seating, setColour, type Draft } from '../core/draft';
import type * as Seats from './seats';
import type { SetupForm } from '../games/form';
import { findCard } from '../games';
import { stone } from '../core/glyph';

export class Players {
  /** The code for computer players, once it has been asked for. */
  private seats: typeof Seats | null = null;

  constructor(private readonly setup: SetupForm) {}

  /** Another language: computer players that nobody named are called otherwise. */
  speak(): void {
    const { seats } = this;
    this.seats = null;
    if (seats) void this.withSeats(() => seats.rename(this.setup));
  }

  /** Lets the computer play everybody but the first, unless it plays somebody already. */
  against(then: () => void): void {
    void this.withSeats((seats) => {
      seats.against(this.setup);
      then();
    });
  }

  /** The part of the form. */
  part(): HTMLElement {
    const counts = el(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-label': this.setup.t('setup-count') },
      ...this.setup.entry.seats.map((count) =>
        this.setup.radio(
          'count',
          String(count),
          this.setup.draft.count === count,
          String(count),
          this.setup.t('setup-count-option', { count }),
          () => {
            this.setup.take({ ...this.setup.draft, count });
            this.setup.draw();
            if (this.setup.whyNot(this.setup.draft).length > 0) void this.adjust(this.setup.draft);
          },
        ),
      ),
    );
    const about = `setup-players-about-${this.setup.draft.count}`;
    return el(
      'fieldset',
      { class: 'players' },
      el('legend', {}, this.setup.t('setup-players')),
      this.setup.entry.seats.length > 1 && counts,
      el(
        'ol',
        { class: 'seats', role: 'list' },
        ...this.setup.draft.players.slice(0, this.setup.draft.count).map((_, seat) => this.player(seat)),
      ),
      this.setup.has(about) && el('p', { class: 'note' }, this.setup.t(about)),
      this.seats
        ? this.seats.honest(this.setup)
        : el(
            'button',
            {
              type: 'button',
              class: 'quiet',
              id: 'computers',
              onclick: () => void this.withSeats(() => undefined),
            },
            this.setup.t('setup-computers'),
          ),
    );
  }

  /** What so many cannot play is changed as little as can be. */
  private async adjust(draft: Draft): Promise<void> {
    const { nearestPlayable } = await import('../core/nearest');
    draft.values =
      nearestPlayable(draft, this.setup.entry, (table) => this.setup.whyNot(table), 'count')?.values ??
      draft.values;
    if (draft === this.setup.draft) this.setup.draw();
  }

  /** With what is said and done about computer players. */
  private async withSeats(act: (seats: typeof Seats) => void): Promise<void> {
    const { words } = this.setup,
      seats = await Promise.all([import('./seats'), words.fetch('bot')]).then(
        ([code]) => code,
        () => null,
      );
    if (words !== this.setup.words || !this.setup.root.isConnected) return;
    if (!seats) return this.setup.say(this.setup.t('unreachable'), () => void this.withSeats(act));
    this.seats = seats;
    act(seats);
    this.setup.draw();
  }

  private player(seat: number): HTMLElement {
    const player = this.setup.draft.players[seat] ?? { name: '', colour: 0 };
    const name = el('input', {
      type: 'text',
      id: `name-${seat}`,
      value: player.name,
      maxlength: 24,
      placeholder: this.setup.t('setup-default-name', { number: seat + 1 }),
      'aria-label': this.setup.t('setup-name-of', { number: seat + 1 }),
      spellcheck: 'false',
      autocomplete: 'off',
      oninput: (event) => {
        player.name = (event.target as HTMLInputElement).value;
        this.renameChoices();
      },
    });
    const { marks } = findCard(this.setup.entry.id) ?? {};
    const computer = this.seats?.choice(this.setup, seat);
    if (seating(this.setup.entry, this.setup.draft.count))
      return el('li', {}, stone(player.colour, marks), name, computer);
    const colours = el(
      'div',
      {
        class: 'colours',
        role: 'radiogroup',
        'aria-label': this.setup.t('setup-colour-of', { number: seat + 1 }),
      },
      ...this.setup.entry.colours.map((colour, i) => {
        const input = el('input', {
          type: 'radio',
          name: `colour-${seat}`,
          id: `colour-${seat}-${i}`,
          class: 'vh',
          checked: player.colour === i,
          onchange: () => {
            setColour(this.setup.draft, seat, i);
            this.setup.draw();
          },
        });
        const label = `${this.setup.t(`colour-${colour}`)} (${this.setup.t(`mark-${colour}`)})`;
        input.setAttribute('aria-label', label);
        return el('label', { class: 'swatch', title: label }, input, stone(i, marks));
      }),
    );
    return el('li', {}, name, colours, computer);
  }

  /** Names that appear in the choice of the first player follow what is typed. */
  private renameChoices(): void {
    for (const option of this.setup.root.querySelectorAll<HTMLOptionElement>('option[data-seat]'))
      write(option, this.setup.nameOf(Number(option.dataset['seat'])));
  }
}
