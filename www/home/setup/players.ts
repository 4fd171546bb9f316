// The players in the set-up form: their number, names and colours, and the seats that the computer plays.
import { box, button, el, paragraph, write } from '../../dom/elements';
import { peopleOf, seating, setColour } from '../../engine/draft';
import { betweenRow } from '../between';
import { Faces } from './faces';
import { radio } from './radio';
import { isShared } from './saved-table';
import type { Seating } from './seating';
import { levelChoice, honest, thinkingTime } from './level-choice';
import { characterChoice } from './character-choice';
import type { SetupForm } from '../../games/form';
import { findCard } from '../../games';
import { stone } from '../../dom/glyph';

export class Players {
  private readonly faces: Faces;

  constructor(
    private readonly setup: SetupForm,
    private readonly seating: Seating,
  ) {
    this.faces = new Faces(setup);
  }

  part(): HTMLElement {
    const counts = box({ class: 'segments', role: 'radiogroup', 'aria-label': this.setup.t('setup-count') }, [
      this.setup.entry.seats.map((count) =>
        radio(
          'count',
          String(count),
          this.setup.draft.count === count,
          String(count),
          this.setup.t('setup-count-option', { count }),
          () => void this.seating.take(count),
        ),
      ),
    ]);
    const about = `setup-players-about-${this.setup.draft.count}`;
    return el('fieldset', 'players', [
      el('legend', {}, this.setup.t('setup-players')),
      this.setup.entry.seats.length > 1 && counts,
      el('ol', { class: 'seats', role: 'list' }, [
        this.setup.draft.players.slice(0, this.setup.draft.count).map((_, seat) => this.player(seat)),
      ]),
      ...[about, isShared(this.setup) && 'setup-players-shared'].map(
        (id) => id && this.setup.has(id) && paragraph(this.setup.t(id), 'note'),
      ),
      peopleOf(this.setup.draft) > 1 && betweenRow((id) => this.setup.t(id)),
      this.seating.opponents && thinkingTime(this.setup),
      this.seating.opponents
        ? honest(this.setup)
        : button(
            this.setup.t('setup-computers'),
            { class: 'quiet', id: 'computers' },
            () => void this.seating.withOpponents(() => undefined),
          ),
    ]);
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
      onchange: () => this.faces.remember(),
    });
    const { marks } = findCard(this.setup.entry.id) ?? {};
    const computer = this.seating.opponents
      ? [levelChoice(this.setup, seat), characterChoice(this.setup, seat)]
      : [];
    const { shown, row } = this.faces.of(seat);
    if (seating(this.setup.entry, this.setup.draft.count))
      return el('li', {}, shown, stone(player.colour, marks), name, row, ...computer);
    const colours = box(
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
    return el('li', {}, shown, name, colours, row, ...computer);
  }

  /** Updates the names in the choice of the first player while they are typed. */
  private renameChoices(): void {
    for (const option of this.setup.root.querySelectorAll<HTMLOptionElement>('option[data-seat]'))
      write(option, this.setup.nameOf(Number(option.dataset['seat'])));
  }
}
