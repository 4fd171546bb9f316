// Draws the form in which a game is set up.
import '../../dom/form.css';
import './setup.css';
import { box, button, el, fill, paragraph } from '../../dom/elements';
import type { Setup } from '../../engine/wire';
import { findCard } from '../../games';
import type { GameCard } from '../../games/contract';
import type { FormParts, SetupForm } from '../../games/form';
import { Options } from './options';
import { Players } from './players';
import type { Seating } from './seating';
import { partsOf } from './setup-form';
import { games } from '../first/game-choice';

export interface FormActs {
  readonly message: HTMLElement;
  readonly games: readonly GameCard[];
  readonly isAlone: boolean;
  readonly seating: Seating;
  choose(game: string): void;
  submit(): void;
  back(): void;
  show(what: 'learn' | 'rules' | Setup): void;
}

export class FormView {
  private readonly players: Players;
  private readonly options: Options;
  /** The parts of the form that belong to one game, by game. */
  private readonly parts = new Map<string, FormParts>();

  constructor(
    private readonly setup: SetupForm,
    private readonly acts: FormActs,
  ) {
    this.players = new Players(setup, acts.seating);
    this.options = new Options(setup);
  }

  /** Fetches the parts of the form that belong to a game. */
  async fetchParts(game: string): Promise<void> {
    const card = findCard(game);
    if (card) this.parts.set(game, await partsOf(card));
  }

  draw(game: string): void {
    const { setup, acts } = this,
      { root } = setup;
    const focus = root.contains(document.activeElement) ? document.activeElement?.id : undefined;
    fill(root, [
      this.head(game),
      games(
        acts.games,
        (id) => setup.t(id),
        game,
        (other) => acts.choose(other),
      ),
      this.form(game),
    ]);
    if (focus) document.getElementById(focus)?.focus();
    setup.judge();
  }

  private head(game: string): HTMLElement {
    const { setup, acts } = this;
    const button = (id: string, name: string, onclick: () => void): HTMLElement =>
      el('button', { type: 'button', class: 'quiet', id, onclick }, setup.t(name));
    return el('header', {}, [
      button('all-games', 'home-back', () => acts.back()),
      button('learn', 'setup-learn', () => acts.show('learn')),
      button('rules', 'rules', () => acts.show('rules')),
      el('h1', {}, setup.t(`game-${game}`)),
      paragraph(setup.t(`${game}-about`), 'about'),
    ]);
  }

  private form(game: string): HTMLElement {
    const { setup, acts } = this,
      { count, players } = setup.draft,
      parts = this.parts.get(game)?.(setup) ?? { beside: null, options: [] };
    const people = players.slice(0, count).every(({ level }) => (level ?? null) === null);
    // With secret hands one device is the table; in the other games each player may have the own one.
    const others = setup.entry.secrets === 'hands' ? 'room' : 'link';
    return el(
      'form',
      {
        class: 'sheet',
        novalidate: true,
        autocomplete: 'off',
        onsubmit: (event) => {
          event.preventDefault();
          acts.submit();
        },
      },
      box('fields', [
        el('h2', 'vh', setup.t('setup-title')),
        this.players.part(),
        parts.beside,
        this.options.part(parts.options, parts.beside !== null),
      ]),
      box('go', [
        acts.message,
        // A computer that has a seat already plays anyway.
        people &&
          button(
            setup.t('setup-start-computer'),
            { id: 'start-computer' },
            () => void acts.seating.against().then(() => acts.submit()),
          ),
        // With computer players, too: the sheet says why they do not play on other devices.
        count > 1 &&
          !acts.isAlone &&
          import.meta.env.MODE !== 'single' && // its links would lead to a file on this disk
          button(setup.t(`setup-start-${others}`), { id: `start-${others}` }, () => {
            const table = setup.filledIn();
            if (table) acts.show(table);
          }),
        el('button', { type: 'submit', class: 'primary', id: 'start' }, setup.t('setup-start')),
      ]),
    );
  }
}
