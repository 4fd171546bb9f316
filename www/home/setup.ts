// The start page: a form generated from the engine's catalogue. What is filled in is plain data (draft.ts); this draws it.
import { banner } from './banner';
import type { Components } from './components';
import { el, fill, put, write } from '../core/dom';
import { freshDraft, seating, setColour, setCount, toSetup, type Draft, type Table } from '../core/draft';
import { refused, type Engine, type Session } from '../core/engine';
import type * as Seats from './seats';
import type { Desk, Form } from '../games/form';
import { CARDS, findCard } from '../games';
import { stone } from '../core/glyph';
import { refusalText } from '../core/refusals';
import type { GameEntry, Refusal, Setup } from '../core/wire';
import type { Words } from '../core/words';

interface Fetched {
  engine: Engine;
  form: Form;
}

export interface SetupEvents {
  /** Fetches the engine and the words of a game, and its own part of the form: the form cannot be drawn without them. */
  fetch(game: string): Promise<Fetched | null>;
  /** Another game was chosen, and is shown. */
  chose(game: string): void;
  start(setup: Setup): void;
  /** Leads through the tutorial of the game that is chosen. */
  learn(): void;
  open(file: File): void;
  settings(): void;
  /** The rules of the game that is chosen. */
  rules(): void;
  /** Whether the family mode is on, or shall be from now on. */
  family(on?: boolean): boolean;
}

export class SetupPage implements Desk {
  readonly root = el('main', { class: 'start' });
  /** Where the games that are kept on this device are shown. */
  readonly shelf = el('div');
  private readonly message = el('p', { class: 'message', role: 'alert' });
  /** The games that were chosen so far. */
  private readonly entries = new Map<string, GameEntry>();
  /** What has been filled in, for each game that was chosen. */
  private readonly drafts = new Map<string, Draft>();
  /** What only some games have in their form: here before such a form is drawn. */
  private readonly forms = new Map<string, Form>();
  /** The game that was chosen last: it may not be here yet. */
  private wanted: string;
  /** Whether the options of a game are shown, where somebody has said so. */
  private readonly opened = new Map<string, boolean>();
  /** Who of the players is played by the computer: here when it has been asked for. */
  private seats: typeof Seats | null = null;
  /** Whether the message says what does not go together. */
  private judged = false;
  /** The components file of each game that takes one. */
  private readonly components = new Map<string, Components>();

  constructor(
    private engine: Engine,
    form: Form,
    public words: Words,
    private readonly events: SetupEvents,
  ) {
    this.wanted = this.turnTo({ engine, form });
    this.draw();
  }

  /** From now on this game is set up. */
  private turnTo({ engine, form }: Fetched): string {
    this.engine = engine;
    this.forms.set(engine.entry.id, form);
    this.entries.set(this.game, this.entry);
    return this.game;
  }
  get entry(): GameEntry {
    return this.engine.entry;
  }

  /** Which game is chosen. */
  get game(): string {
    return this.entry.id;
  }

  get draft(): Draft {
    const known = this.drafts.get(this.game);
    if (known) return known;
    const draft = freshDraft(this.entry, this.colourNames, this.engine.freshSeed());
    this.drafts.set(this.game, draft);
    this.forms.get(this.game)?.begin?.(this);
    return draft;
  }

  private get colourNames(): string[] {
    return this.entry.colours.map((colour) => this.colour(colour));
  }
  private colour(colour: string, game = this.game, words = this.words): string {
    return words.t(words.own(game, `colour-${colour}`));
  }

  /** Another game: its form is drawn when its words are here. Until then nobody fills in the old one by mistake. */
  private async choose(game: string): Promise<void> {
    this.wanted = game;
    this.say('');
    for (const form of this.root.querySelectorAll('form')) form.inert = true;
    const here = await this.events.fetch(game).catch(() => null);
    if (this.wanted !== game) return;
    if (here) this.turnTo(here);
    this.draw();
    if (here) this.events.chose(game);
    else this.say(this.t('unreachable'), () => void this.choose(game));
  }

  /** Another language: names that nobody changed are translated too. */
  speak(words: Words): void {
    for (const { id, colours } of this.entries.values()) {
      this.drafts.get(id)?.players.forEach((player) => {
        const colour = colours.find((one) => player.name === this.colour(one, id));
        if (colour !== undefined) player.name = this.colour(colour, id, words);
      });
    }
    this.words = words;
    const { seats } = this;
    this.seats = null;
    this.draw();
    if (seats) void this.withSeats(() => seats.rename(this));
  }

  /** The same table again, with another seed. */
  again(): void {
    this.draft.seed = String(this.engine.freshSeed());
    this.say('');
    this.draw();
  }

  /** Says why something did not work, and perhaps offers to try it again; the form stays as it is. */
  say(text: string, again?: () => void): void {
    write(this.message, text);
    if (!again) return;
    const button = el(
      'button',
      {
        type: 'button',
        id: 'try-again',
        onclick: () => {
          this.say('');
          document.getElementById('start')?.focus();
          again();
        },
      },
      this.t('try-again'),
    );
    this.message.append(' ', button);
  }

  /** A sentence: the game's own if it has one by that name. */
  t(id: string, args = {}): string {
    return this.words.t(this.words.own(this.game, id), args);
  }
  has(id: string): boolean {
    return this.words.has(this.words.own(this.game, id));
  }

  draw(): void {
    const focus = this.root.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const card = findCard(this.game);
    fill(this.root, card && banner(this.words, card), this.shelf, this.games(), this.form(), this.foot());
    if (focus) document.getElementById(focus)?.focus();
    this.judge();
  }

  /** Which game. */
  private games(): HTMLElement {
    return el(
      'div',
      { class: 'games', role: 'radiogroup', 'aria-label': this.t('setup-game') },
      ...CARDS.map(({ id, emblem }) =>
        el(
          'label',
          {},
          el('input', {
            type: 'radio',
            class: 'vh',
            name: 'game',
            id: `game-${id}`,
            value: id,
            checked: id === this.game,
            onchange: () => void this.choose(id),
          }),
          el('span', {}, el('img', { src: emblem, alt: '', width: 64, height: 64 }), this.t(`game-${id}`)),
        ),
      ),
    );
  }

  private form(): HTMLElement {
    const parts = this.forms.get(this.game)?.parts(this) ?? { beside: null, options: [] };
    return el(
      'form',
      {
        class: 'sheet',
        novalidate: true,
        autocomplete: 'off',
        onsubmit: (event) => {
          event.preventDefault();
          this.submit();
        },
      },
      el(
        'div',
        { class: 'fields' },
        el('h2', { class: 'vh' }, this.t('setup-title')),
        this.players(),
        parts.beside,
        this.options(parts.options, parts.beside !== null),
      ),
      el(
        'div',
        { class: 'go' },
        this.message,
        el(
          'button',
          {
            type: 'button',
            id: 'start-computer',
            onclick: () =>
              void this.withSeats((seats) => {
                seats.against(this);
                this.submit();
              }),
          },
          this.t('setup-start-computer'),
        ),
        el('button', { type: 'submit', class: 'primary', id: 'start' }, this.t('setup-start')),
      ),
    );
  }

  private players(): HTMLElement {
    const counts = el(
      'div',
      { class: 'segments', role: 'radiogroup', 'aria-label': this.t('setup-count') },
      ...this.entry.seats.map((count) =>
        this.radio(
          'count',
          String(count),
          this.draft.count === count,
          String(count),
          this.t('setup-count-option', { count }),
          () => {
            setCount(this.draft, this.entry, count, this.colourNames);
            this.draw();
            if (this.whyNot(this.draft).length > 0) void this.mend(this.draft);
          },
        ),
      ),
    );
    const about = `setup-players-about-${this.draft.count}`;
    return el(
      'fieldset',
      { class: 'players' },
      el('legend', {}, this.t('setup-players')),
      this.entry.seats.length > 1 && counts,
      el(
        'ol',
        { class: 'seats', role: 'list' },
        ...this.draft.players.slice(0, this.draft.count).map((_, seat) => this.player(seat)),
      ),
      this.has(about) && el('p', { class: 'note' }, this.t(about)),
      this.seats
        ? this.seats.honest(this)
        : el(
            'button',
            {
              type: 'button',
              class: 'quiet',
              id: 'computers',
              onclick: () => void this.withSeats(() => undefined),
            },
            this.t('setup-computers'),
          ),
    );
  }

  /** What so many cannot play is changed as little as can be. */
  private async mend(draft: Draft): Promise<void> {
    const { mended } = await import('../core/mend');
    draft.values = mended(draft, this.entry, (table) => this.whyNot(table), 'count')?.values ?? draft.values;
    if (draft === this.draft) this.draw();
  }

  /** With what is said and done about computer players. */
  private async withSeats(act: (seats: typeof Seats) => void): Promise<void> {
    const { words } = this,
      seats = await Promise.all([import('./seats'), words.fetch('bot')]).then(
        ([code]) => code,
        () => null,
      );
    if (words !== this.words || !this.root.isConnected) return;
    if (!seats) return this.say(this.t('unreachable'), () => void this.withSeats(act));
    this.seats = seats;
    act(seats);
    this.draw();
  }

  private player(seat: number): HTMLElement {
    const player = this.draft.players[seat] ?? { name: '', colour: 0 };
    const name = el('input', {
      type: 'text',
      id: `name-${seat}`,
      value: player.name,
      maxlength: 24,
      placeholder: this.t('setup-default-name', { number: seat + 1 }),
      'aria-label': this.t('setup-name-of', { number: seat + 1 }),
      spellcheck: 'false',
      autocomplete: 'off',
      oninput: (event) => {
        player.name = (event.target as HTMLInputElement).value;
        this.renameChoices();
      },
    });
    const { marks } = findCard(this.game) ?? {};
    const computer = this.seats?.choice(this, seat);
    if (seating(this.entry, this.draft.count))
      return el('li', {}, stone(player.colour, marks), name, computer);
    const colours = el(
      'div',
      { class: 'colours', role: 'radiogroup', 'aria-label': this.t('setup-colour-of', { number: seat + 1 }) },
      ...this.entry.colours.map((colour, i) => {
        const input = el('input', {
          type: 'radio',
          name: `colour-${seat}`,
          id: `colour-${seat}-${i}`,
          class: 'vh',
          checked: player.colour === i,
          onchange: () => {
            setColour(this.draft, seat, i);
            this.draw();
          },
        });
        const label = `${this.t(`colour-${colour}`)} (${this.t(`mark-${colour}`)})`;
        input.setAttribute('aria-label', label);
        return el('label', { class: 'swatch', title: label }, input, stone(i, marks));
      }),
    );
    return el('li', {}, name, colours, computer);
  }

  /** Names that appear in the choice of the first player follow what is typed. */
  private renameChoices(): void {
    for (const option of this.root.querySelectorAll<HTMLOptionElement>('option[data-seat]'))
      write(option, this.nameOf(Number(option.dataset['seat'])));
  }
  nameOf(seat: number): string {
    return this.draft.players[seat]?.name.trim() || this.t('setup-default-name', { number: seat + 1 });
  }

  about(key: string, value: string): string {
    const id = `value-${key}-${value}-about`;
    return this.has(id) ? this.t(id) : '';
  }

  /** Opens a table in order to look at it, or to hear why it cannot be played. */
  open({ count, values }: Table): Session {
    return this.engine.open({
      game: this.game,
      players: someTable(count),
      config: values,
      seed: 0,
    } as unknown as Setup);
  }
  link({ values }: Table): string {
    const setup = this.filledIn() ?? { players: someTable(this.draft.count), seed: this.engine.freshSeed() };
    const session = this.engine.open({ ...setup, game: this.game, config: values } as unknown as Setup),
      link = session.link();
    session.free();
    return link;
  }
  whyNot(table: Table): Refusal[] {
    return reasons(() => this.open(table));
  }

  private options(own: HTMLElement[], beside: boolean): HTMLElement {
    const seed = el('input', {
      type: 'text',
      inputmode: 'numeric',
      id: 'seed',
      value: this.draft.seed,
      maxlength: 10,
      'aria-describedby': 'seed-about',
      oninput: (event) => {
        this.draft.seed = (event.target as HTMLInputElement).value;
      },
    });
    const { game } = this,
      key = findCard(game)?.components,
      components = el('div', {});
    // Where nothing is chosen beside the options, they have their place.
    const details = el('details', {
      class: 'options',
      open: this.opened.get(game) ?? !beside,
      ontoggle: () => {
        this.opened.set(game, details.open);
        if (details.open && key !== undefined) void this.componentsIn(components, key);
      },
    });
    put(
      details,
      el('summary', {}, this.t('setup-options')),
      ...own,
      components,
      el(
        'div',
        { class: 'option' },
        el('label', { for: 'seed' }, this.t('setup-seed')),
        el(
          'div',
          { class: 'seed' },
          seed,
          el(
            'button',
            {
              type: 'button',
              class: 'quiet',
              onclick: () => {
                this.draft.seed = seed.value = String(this.engine.freshSeed());
              },
            },
            this.t('setup-seed-new'),
          ),
        ),
        el('p', { class: 'note', id: 'seed-about' }, this.t('setup-seed-about')),
      ),
    );
    return details;
  }

  /** The part of the form for a components file, which goes with the options under this key: fetched when it is looked at. */
  private async componentsIn(place: HTMLElement, key: string): Promise<void> {
    const { game, entry } = this;
    const code = await import('./components').catch(() => null);
    if (!place.isConnected) return;
    if (!code) return this.say(this.t('unreachable'), () => void this.componentsIn(place, key));
    let part = this.components.get(game);
    if (!part) {
      part = new code.Components({
        check: (table) => this.open({ count: Math.min(...entry.seats), values: { [key]: table } }).free(),
        loaded: (table) => {
          const draft = this.drafts.get(game);
          if (draft) draft.values[key] = table;
        },
        changed: () => {
          if (this.game === game) this.draw();
        },
      });
      this.components.set(game, part);
    }
    fill(
      place,
      part.part(
        (id, args) => this.t(id, args),
        (id) => this.has(id),
      ),
    );
  }

  radio(
    group: string,
    value: string,
    checked: boolean,
    text: string,
    label: string,
    change: () => void,
  ): HTMLElement {
    return el(
      'label',
      {},
      el('input', {
        type: 'radio',
        class: 'vh',
        name: group,
        id: `${group}-${value}`,
        value,
        checked,
        'aria-label': label,
        onchange: change,
      }),
      el('span', { 'aria-hidden': 'true' }, text),
    );
  }

  private foot(): HTMLElement {
    const chooser = fileChooser((file) => this.events.open(file));
    return el(
      'footer',
      { class: 'foot' },
      chooser,
      el(
        'button',
        { type: 'button', class: 'quiet', id: 'learn', onclick: () => this.events.learn() },
        this.t('setup-learn'),
      ),
      el('button', { type: 'button', class: 'quiet', onclick: () => chooser.click() }, this.t('open-file')),
      el(
        'button',
        { type: 'button', class: 'quiet', id: 'rules', onclick: () => this.events.rules() },
        this.t('rules'),
      ),
      el(
        'button',
        { type: 'button', class: 'quiet', onclick: () => this.events.settings() },
        this.t('settings'),
      ),
      el('p', { class: 'note' }, this.t('app-about')),
    );
  }

  private filledIn(): Setup | null {
    return toSetup(
      this.draft,
      (seat) => this.t('setup-default-name', { number: seat + 1 }),
      (name) => this.engine.cleanName(name),
    );
  }

  /** Why what is filled in cannot be played, as the engine says; nothing when it can. */
  private problems(): Refusal[] {
    const setup = this.filledIn();
    return setup ? reasons(() => this.engine.open(setup)) : [];
  }

  /** Another table, for as many as it is for. */
  take({ count, values }: Table): void {
    this.draft.values = values;
    setCount(this.draft, this.entry, count, this.colourNames);
  }
  chance(): number {
    return this.engine.freshSeed() / 2 ** 32;
  }
  family(on?: boolean): boolean {
    return this.events.family(on);
  }

  judge(): void {
    const why = this.problems()
      .map((refusal) => refusalText(this.words, this.game, refusal))
      .join(' ');
    if (why !== '' || this.judged) this.say(why);
    this.judged = why !== '';
  }

  private submit(): void {
    const setup = this.filledIn();
    if (setup) {
      this.say('');
      this.forms.get(this.game)?.done?.(this);
      this.events.start(setup);
      return;
    }
    this.say(this.t('setup-bad-seed'));
    const details = this.root.querySelector('details');
    if (details) details.open = true;
    document.getElementById('seed')?.focus();
  }
}

/** An input for one file, out of sight: a button of the page clicks it. */
export function fileChooser(chosen: (file: File) => void): HTMLInputElement {
  return el('input', {
    type: 'file',
    accept: '.json,application/json,text/plain',
    class: 'vh',
    tabindex: '-1',
    'aria-hidden': 'true',
    onchange: (event) => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      input.value = '';
      if (file) chosen(file);
    },
  });
}

/** Players for a game that is only opened in order to hear whether it could be. */
const someTable = (count: number): Setup['players'] =>
  Array.from({ length: count }, (_, colour) => ({ name: String(colour + 1), colour }));

/** Why a game cannot be opened; nothing when it can. */
function reasons(open: () => Session): Refusal[] {
  try {
    open().free();
    return [];
  } catch (thrown) {
    return refused(thrown).refusals;
  }
}
