// The start page: a form generated from the engine's catalogue. What is filled in is plain data (draft.ts); this draws it.
import { banner } from './banner';
import { el, fill, write } from '../core/dom';
import { freshDraft, setCount, toSetup, type Draft, type Offered, type Ruleset } from '../core/draft';
import { refused, type Engine, type Session } from '../core/engine';
import { foot, type FootEvents } from './foot';
import { Options } from './options';
import { Players } from './players';
import type { SetupForm, Form } from '../games/form';
import { findCard } from '../games';
import { games } from './which';
import { refusalText } from '../core/refusals';
import type { Habit } from '../core/settings';
import type { GameEntry, Refusal, Setup } from '../core/wire';
import type { Words } from '../core/words';

interface Fetched {
  engine: Engine;
  form: Form;
}

export interface SetupEvents extends FootEvents {
  /** Fetches the engine and the words of a game, and its own part of the form: the form cannot be drawn without them. */
  fetch(game: string): Promise<Fetched | null>;
  /** Another game was chosen, and is shown. */
  chose(game: string): void;
  start(setup: Setup): void;
  /** Whether this is how games are played on this device, or shall be from now on. */
  habit(key: Habit, on?: boolean): boolean;
}

export class SetupPage implements SetupForm {
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
  private readonly players = new Players(this);
  private readonly options = new Options(this);
  /** Whether the message says what does not go together. */
  private judged = false;

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

  /** Sets up this game at the table that is made of the one chosen now. */
  async offer({ game, table }: Offered): Promise<void> {
    if (this.game !== game) await this.choose(game);
    if (this.game !== game || !this.root.isConnected) return;
    this.take(table(this.draft));
    this.draw();
    document.getElementById('start')?.focus();
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
    this.players.speak();
    this.draw();
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
    fill(
      this.root,
      card && banner(this.words, card),
      this.shelf,
      games(
        (id) => this.t(id),
        this.game,
        (game) => void this.choose(game),
      ),
      this.form(),
      foot(this.events, (id) => this.t(id)),
    );
    if (focus) document.getElementById(focus)?.focus();
    this.judge();
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
        this.players.part(),
        parts.beside,
        this.options.part(parts.options, parts.beside !== null),
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
            onclick: () => this.players.against(() => this.submit()),
          },
          this.t('setup-start-computer'),
        ),
        el('button', { type: 'submit', class: 'primary', id: 'start' }, this.t('setup-start')),
      ),
    );
  }

  nameOf(seat: number): string {
    return this.draft.players[seat]?.name.trim() || this.t('setup-default-name', { number: seat + 1 });
  }

  about(key: string, value: string): string {
    const id = `value-${key}-${value}-about`;
    return this.has(id) ? this.t(id) : '';
  }

  /** Opens a table in order to look at it, or to hear why it cannot be played. */
  open({ count, values }: Ruleset): Session {
    return this.engine.open({
      game: this.game,
      players: someTable(count),
      config: values,
      seed: 0,
    } as unknown as Setup);
  }
  link({ values }: Ruleset): string {
    const setup = this.filledIn() ?? { players: someTable(this.draft.count), seed: this.engine.freshSeed() };
    const session = this.engine.open({ ...setup, game: this.game, config: values } as unknown as Setup),
      link = session.link();
    session.free();
    return link;
  }
  whyNot(table: Ruleset): Refusal[] {
    return reasons(() => this.open(table));
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

  private filledIn(): Setup | null {
    const setup = toSetup(
      this.draft,
      (seat) => this.t('setup-default-name', { number: seat + 1 }),
      (name) => this.engine.cleanName(name),
    );
    if (setup) Object.assign(setup.config, this.forms.get(this.game)?.habits?.(this));
    return setup;
  }

  /** Why what is filled in cannot be played, as the engine says; nothing when it can. */
  private problems(): Refusal[] {
    const setup = this.filledIn();
    return setup ? reasons(() => this.engine.open(setup)) : [];
  }

  /** Another table, for as many as it is for. */
  take({ count, values }: Ruleset): void {
    this.draft.values = values;
    setCount(this.draft, this.entry, count, this.colourNames);
  }
  freshSeed(): number {
    return this.engine.freshSeed();
  }
  chance(): number {
    return this.freshSeed() / 2 ** 32;
  }
  habit(key: Habit, on?: boolean): boolean {
    return this.events.habit(key, on);
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
