// The set-up of a game: plain data (draft.ts) that the engine judges and form.ts draws.
import { el } from '../../dom/elements';
import {
  freshDraft,
  peopleOf,
  setCount,
  toSetup,
  type Draft,
  type Offered,
  type Ruleset,
} from '../../engine/draft';
import { refusalsOf, type Engine, type Session } from '../../engine/engine';
import type { FormView } from './form';
import type { GameCard } from '../../games/contract';
import type { SetupForm, Form } from '../../games/form';
import { showMessage } from '../first/message';
import { Seating } from './seating';
import type { Known } from '../../device/people';
import { refusalText } from '../../words/refusals';
import { CLOCKS } from '../../device/clock';
import { prefs, savePrefs } from '../../device/prefs';
import type { Habit } from '../../device/settings';
import type { GameEntry, Refusal, Setup } from '../../engine/wire';
import type { Words } from '../../words/words';
import { tellMissed } from '../../engine/fetching';

/** The parts that make the form of a game. */
export interface SetupParts {
  engine: Engine;
  form: Form;
}

export interface SetupEvents {
  /** The games to choose from. */
  readonly games: readonly GameCard[];
  /** Whether nobody is invited from other devices. */
  readonly isAlone: boolean;
  /** Fetches the engine and the words of a game, and its own part of the form. */
  fetch(game: string): Promise<SetupParts | null>;
  /** Called when another game has been chosen and is shown. */
  chose(game: string): void;
  start(setup: Setup): void;
  /** Returns the people who play on this device, by seat. */
  people(): Known[];
  /** Goes back to the first screen. */
  back(): void;
  /** Says what happened while the form is not shown. */
  say(text: string, again?: () => void): void;
  /** Opens a sheet about the chosen game, or the one that invites people to a table. */
  show(what: 'learn' | 'rules' | Setup): void;
  /** Returns, and sets with `on`, whether games are played this way on this device. */
  habit(key: Habit, on?: boolean): boolean;
}

export class SetupPage implements SetupForm {
  readonly root = el('main', 'start');
  private readonly message = el('p', { class: 'message', role: 'alert' });
  private engine: Engine;
  /** The games that have been chosen so far. */
  private readonly entries = new Map<string, GameEntry>();
  /** The values of the form, for each game that has been chosen. */
  private readonly drafts = new Map<string, Draft>();
  /** The drafts with which a game has begun, as they were then. */
  private readonly played = new Map<string, Draft>();
  /** The parts of the form that only some games have, fetched before such a form is drawn. */
  private readonly forms = new Map<string, Form>();
  /** The game that was chosen last, whose code may still be on its way. */
  private wanted = '';
  /** Resolves when the game that was chosen last is shown, or could not be fetched. */
  private turned = Promise.resolve();
  private readonly seating = new Seating(this);
  private view: FormView | null = null;
  /** Whether the message says which settings do not go together. */
  private judged = false;

  constructor(
    parts: SetupParts,
    public words: Words,
    private readonly events: SetupEvents,
  ) {
    this.engine = parts.engine;
    this.turnTo(parts);
  }

  /** Sets up this game from now on. */
  turnTo({ engine, form }: SetupParts): void {
    this.engine = engine;
    this.forms.set(engine.entry.id, form);
    this.entries.set(this.game, this.entry);
    this.wanted = this.game;
  }
  get entry(): GameEntry {
    return this.engine.entry;
  }

  get game(): string {
    return this.entry.id;
  }

  get draft(): Draft {
    const known = this.drafts.get(this.game);
    if (known) return known;
    const draft = freshDraft(this.entry, this.colourNames, this.engine.freshSeed());
    this.events.people().forEach(({ name }, seat) => {
      const player = draft.players[seat];
      if (player && name) player.name = name;
    });
    this.drafts.set(this.game, draft);
    this.forms.get(this.game)?.begin?.(this);
    return draft;
  }

  /** Forgets what was filled in without a game that began with it. */
  forget(): void {
    this.drafts.clear();
    for (const [game, draft] of this.played) this.drafts.set(game, structuredClone(draft));
  }

  private get colourNames(): string[] {
    return this.entry.colours.map((colour) => this.colour(colour));
  }
  private colour(colour: string, game = this.game, words = this.words): string {
    return words.t(words.own(game, `colour-${colour}`));
  }

  /**
   * Shows another game. Its form is drawn once its words have been fetched; until then the old form is inert,
   * so that it is not filled in by mistake.
   */
  private async choose(game: string): Promise<void> {
    this.wanted = game;
    this.say('');
    for (const form of this.root.querySelectorAll('form')) form.inert = true;
    let missed: unknown;
    const [here] = await Promise.all([this.events.fetch(game), this.view?.fetchParts(game)]).catch(
      (thrown: unknown) => {
        missed = thrown;
        return [null];
      },
    );
    if (this.wanted !== game) return;
    const alone = peopleOf(this.draft) === 1;
    if (here) this.turnTo(here);
    this.draw();
    if (here && alone) void this.begin(1, undefined, false);
    if (here) return this.events.chose(game);
    this.wanted = this.game;
    void tellMissed(this, missed, () => this.turn(game));
  }
  private turn(game: string): void {
    this.turned = this.choose(game);
  }

  /** Opens a sheet about the game that was chosen last, once that game is shown. */
  private async show(what: 'learn' | 'rules' | Setup): Promise<void> {
    const { wanted } = this;
    await this.turned;
    if (this.game === wanted && this.root.isConnected) this.events.show(what);
  }

  /** Changes the language, and translates the names that no person has changed. */
  speak(words: Words): void {
    for (const { id, colours } of this.entries.values()) {
      for (const draft of [this.drafts.get(id), this.played.get(id)])
        draft?.players.forEach((player) => {
          const colour = colours.find((one) => player.name === this.colour(one, id));
          if (colour !== undefined) player.name = this.colour(colour, id, words);
        });
    }
    this.words = words;
    this.seating.speak();
    this.draw();
  }

  /** Prepares the same table with another seed. */
  again(): void {
    this.draft.seed = String(this.engine.freshSeed());
    this.say('');
    this.draw();
  }

  /**
   * Begins a game of this many people at the table that is filled in, or at an offered one; a single person
   * plays against computer players. `start`: whether the game begins, or its players are only seated.
   */
  async begin(people: number, offered?: Offered, start = true): Promise<void> {
    if (offered) this.take(offered.table(this.draft));
    if (people > 1) await this.seating.people(people);
    else await this.seating.against(offered?.level);
    if (start) this.submit();
  }

  /** Says why something did not work, with a button that calls `again`; the form stays unchanged. */
  say(text: string, again?: () => void): void {
    if (this.root.isConnected) showMessage(this.message, this.words, text, again);
    else this.events.say(text, again);
  }

  /** Returns a sentence, from the game's own words if they have this id. */
  t(id: string, args = {}): string {
    return this.words.t(this.words.own(this.game, id), args);
  }
  has(id: string): boolean {
    return this.words.has(this.words.own(this.game, id));
  }

  /** Draws the form, if it is shown. */
  draw(): void {
    if (this.root.isConnected) this.view?.draw(this.game);
  }

  /** Fetches the code that draws the form of the chosen game. */
  async fetchView(): Promise<void> {
    const { FormView } = await import('./form');
    this.view ??= new FormView(this, {
      message: this.message,
      games: this.events.games,
      isAlone: this.events.isAlone,
      seating: this.seating,
      choose: (game) => this.turn(game),
      submit: () => this.submit(),
      back: () => this.events.back(),
      show: (what) => void this.show(what),
    });
    await this.view.fetchParts(this.game);
  }

  nameOf(seat: number): string {
    return this.draft.players[seat]?.name.trim() || this.t('setup-default-name', { number: seat + 1 });
  }

  about(key: string, value: string): string {
    const id = `value-${key}-${value}-about`;
    return this.has(id) ? this.t(id) : '';
  }

  /** Opens a table to look at it, or to hear why it cannot be played. */
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
    using session = this.engine.open({ ...setup, game: this.game, config: values } as unknown as Setup);
    return session.link();
  }
  whyNot(table: Ruleset): Refusal[] {
    return refusalsOf(() => this.open(table));
  }

  filledIn(): Setup | null {
    const setup = toSetup(
      this.draft,
      (seat) => this.t('setup-default-name', { number: seat + 1 }),
      (name) => this.engine.cleanName(name),
    );
    if (setup) Object.assign(setup.config, this.forms.get(this.game)?.habits?.(this));
    return setup;
  }

  /** Returns the engine's reasons why the table cannot be played, or an empty list if it can. */
  private problems(): Refusal[] {
    const setup = this.filledIn();
    return setup ? refusalsOf(() => this.engine.open(setup)) : [];
  }

  /** Fills in another table, with its number of players. */
  take({ count, values }: Ruleset): void {
    const { draft } = this,
      before = draft.count,
      alone = peopleOf(draft) === 1;
    draft.values = values;
    setCount(draft, this.entry, count, this.colourNames);
    if (alone) this.seating.opponents?.join(this, before);
  }
  freshSeed(): number {
    return this.engine.freshSeed();
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

  /** Remembers the chess clock that was chosen, with which the game begins. */
  private keepClock(): void {
    const chosen = CLOCKS.find((clock) => clock === this.draft.clock);
    if (!chosen) return;
    prefs.clock = chosen;
    savePrefs();
  }

  private submit(): void {
    const setup = this.filledIn();
    if (setup) {
      this.say('');
      this.forms.get(this.game)?.done?.(this);
      this.seating.opponents?.remember(this);
      this.keepClock();
      this.played.set(this.game, structuredClone(this.draft));
      this.events.start(setup);
      return;
    }
    this.say(this.t('setup-bad-seed'));
    const details = this.root.querySelector('details');
    if (details) details.open = true;
    document.getElementById('seed')?.focus();
  }
}

/** Returns players for a game that is only opened to hear whether it can be. */
const someTable = (count: number): Setup['players'] =>
  Array.from({ length: count }, (_, colour) => ({ name: String(colour + 1), colour }));
