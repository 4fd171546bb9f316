// The start page: a form generated from the engine's catalogue. What is filled in is plain data (draft.ts); this draws it.
import { banner } from './banner';
import type { Components } from './components';
import { el, fill, put, write } from './dom';
import { freshDraft, isSide, mended, preset, presetOf, seating, setColour, setCount, toSetup, type Draft, type Table } from './draft';
import { refused, type Engine, type Session } from './engine';
import { CARDS, findCard } from './games';
import type { Chooser, ChooserHost } from './games/page';
import { stone } from './glyph';
import { refusalText } from './refusals';
import { makeStage } from './stage/stage';
import { keep, readKept } from './tables/kept';
import type { GameEntry, Option, Refusal, Setup } from './wire';
import type { Words } from './words';

export interface SetupEvents {
  /** Fetches the engine and the words of a game: the form cannot be drawn without them. */
  fetch(game: string): Promise<Engine>;
  /** Another game was chosen, and is shown. */
  chose(game: string): void;
  start(setup: Setup): void;
  open(file: File): void;
  settings(): void;
  /** Whether the family mode is on, or shall be from now on. */
  family(on?: boolean): boolean;
}

export class SetupPage {
  readonly root = el('main', { class: 'start' });
  private readonly message = el('p', { class: 'message', role: 'alert' });
  /** The games that were chosen so far. */
  private readonly entries = new Map<string, GameEntry>();
  /** What has been filled in, for each game that was chosen. */
  private readonly drafts = new Map<string, Draft>();
  /** The game that was chosen last: it may not be here yet. */
  private wanted: string;
  /** Whether the options of a game are shown, where somebody has said so. */
  private readonly opened = new Map<string, boolean>();
  private endPicture: (() => void) | null = null;
  /** Whether the message says what does not go together. */
  private judged = false;
  /** The components file of each game that takes one. */
  private readonly components = new Map<string, Components>();

  constructor(private engine: Engine, private words: Words, private readonly events: SetupEvents) {
    this.wanted = this.take(engine);
    this.draw();
  }

  /** From now on this game is set up. */
  private take(engine: Engine): string {
    this.engine = engine;
    this.entries.set(this.game, this.entry);
    return this.game;
  }
  private get entry(): GameEntry {
    return this.engine.entry;
  }

  /** Which game is chosen. */
  get game(): string {
    return this.entry.id;
  }

  private get draft(): Draft {
    const known = this.drafts.get(this.game);
    if (known) return known;
    const draft = freshDraft(this.entry, this.colourNames, this.engine.freshSeed());
    const last = findCard(this.game)?.chooser && readKept(this.entry, this.own).last;
    if (last && this.whyNot(last).length === 0) {
      draft.values = last.values;
      setCount(draft, this.entry, last.count, this.colourNames);
    }
    this.drafts.set(this.game, draft);
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
    const engine = await this.events.fetch(game).catch(() => null);
    if (this.wanted !== game) return;
    if (engine) this.take(engine);
    this.draw();
    if (engine) this.events.chose(game);
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
    const button = el('button', { type: 'button', id: 'try-again', onclick: () => { this.say(''); document.getElementById('start')?.focus(); again(); } }, this.t('try-again'));
    this.message.append(' ', button);
  }

  /** A sentence: the game's own if it has one by that name. */
  private t(id: string, args = {}): string {
    return this.words.t(this.words.own(this.game, id), args);
  }
  private has(id: string): boolean {
    return this.words.has(this.words.own(this.game, id));
  }

  private draw(): void {
    const focus = this.root.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const card = findCard(this.game);
    fill(this.root, card && banner(this.words, card), this.games(), this.form(), this.foot());
    if (focus) document.getElementById(focus)?.focus();
    this.judge();
  }

  /** Which game. */
  private games(): HTMLElement {
    return el('div', { class: 'games', role: 'radiogroup', 'aria-label': this.t('setup-game') }, ...CARDS.map(({ id, emblem }) =>
      el('label', {},
        el('input', { type: 'radio', class: 'vh', name: 'game', id: `game-${id}`, value: id, checked: id === this.game, onchange: () => void this.choose(id) }),
        el('span', {}, el('img', { src: emblem, alt: '', width: 64, height: 64 }), this.t(`game-${id}`)))));
  }

  private form(): HTMLElement {
    return el('form', { class: 'sheet', novalidate: true, autocomplete: 'off', onsubmit: (event) => this.submit(event) },
      el('h2', { class: 'vh' }, this.t('setup-title')),
      this.players(),
      this.entry.options.some(isSide) && this.sites(),
      findCard(this.game)?.chooser && this.table(),
      this.options(),
      el('div', { class: 'go' }, this.message, el('button', { type: 'submit', class: 'primary', id: 'start' }, this.t('setup-start'))));
  }

  private players(): HTMLElement {
    const counts = el('div', { class: 'segments', role: 'radiogroup', 'aria-label': this.t('setup-count') },
      ...this.entry.seats.map((count) => this.radio('count', String(count), this.draft.count === count, String(count), this.t('setup-count-option', { count }), () => {
        setCount(this.draft, this.entry, count, this.colourNames);
        this.draft.values = mended(this.draft, this.entry, (table) => this.whyNot(table), 'count')?.values ?? this.draft.values;
        this.draw();
      })));
    const about = `setup-players-about-${this.draft.count}`;
    return el('fieldset', { class: 'players' }, el('legend', {}, this.t('setup-players')), this.entry.seats.length > 1 && counts,
      el('ol', { class: 'seats', role: 'list' }, ...this.draft.players.slice(0, this.draft.count).map((_, seat) => this.player(seat))),
      this.has(about) && el('p', { class: 'note' }, this.t(about)));
  }

  private player(seat: number): HTMLElement {
    const player = this.draft.players[seat] ?? { name: '', colour: 0 };
    const name = el('input', {
      type: 'text', id: `name-${seat}`, value: player.name, maxlength: 24, placeholder: this.t('setup-default-name', { number: seat + 1 }),
      'aria-label': this.t('setup-name-of', { number: seat + 1 }), spellcheck: 'false', autocomplete: 'off',
      oninput: (event) => { player.name = (event.target as HTMLInputElement).value; this.renameChoices(); },
    });
    const { marks } = findCard(this.game) ?? {};
    if (seating(this.entry, this.draft.count)) return el('li', {}, stone(player.colour, marks), name);
    const colours = el('div', { class: 'colours', role: 'radiogroup', 'aria-label': this.t('setup-colour-of', { number: seat + 1 }) },
      ...this.entry.colours.map((colour, i) => {
        const input = el('input', { type: 'radio', name: `colour-${seat}`, id: `colour-${seat}-${i}`, class: 'vh', checked: player.colour === i,
          onchange: () => { setColour(this.draft, seat, i); this.draw(); } });
        const label = `${this.t(`colour-${colour}`)} (${this.t(`mark-${colour}`)})`;
        input.setAttribute('aria-label', label);
        return el('label', { class: 'swatch', title: label }, input, stone(i, marks));
      }));
    return el('li', {}, name, colours);
  }

  /** Names that appear in the choice of the first player follow what is typed. */
  private renameChoices(): void {
    for (const option of this.root.querySelectorAll<HTMLOptionElement>('option[data-seat]')) write(option, this.nameOf(Number(option.dataset['seat'])));
  }
  private nameOf(seat: number): string {
    return this.draft.players[seat]?.name.trim() || this.t('setup-default-name', { number: seat + 1 });
  }

  private sites(): HTMLElement {
    const now = presetOf(this.draft, this.entry);
    const presets = el('div', { class: 'presets' }, ...(['a', 'b', 'surprise'] as const).map((which) =>
      el('button', { type: 'button', id: `preset-${which}`, class: 'quiet', 'aria-pressed': which === 'surprise' ? null : String(now === which),
        onclick: () => { preset(this.draft, this.entry, which, () => this.engine.freshSeed() % 2 === 1); this.draw(); } }, this.t(`preset-${which}`))));
    return el('fieldset', { class: 'sites' }, el('legend', {}, this.t('setup-sites')),
      el('p', { class: 'note' }, this.t('setup-sites-about')), presets,
      el('ul', { class: 'choices', role: 'list' }, ...this.entry.options.filter(isSide).map((option) => this.site(option))));
  }

  private site(option: Option): HTMLElement {
    const now = String(this.draft.values[option.key]);
    const about = el('p', { class: 'note', id: `about-${option.key}` }, this.about(option.key, now));
    const sides = el('div', { class: 'segments small', role: 'radiogroup', 'aria-label': this.t(`option-${option.key}`), 'aria-describedby': about.id },
      ...['a', 'b'].map((side) => this.radio(option.key, side, now === side, side.toUpperCase(), this.t('setup-side', { side: side.toUpperCase() }), () => {
        this.draft.values[option.key] = side;
        this.draw();
      })));
    return el('li', {}, el('span', { class: 'name' }, this.t(`option-${option.key}`)), sides, about);
  }

  private about(key: string, value: string): string {
    const id = `value-${key}-${value}-about`;
    return this.has(id) ? this.t(id) : '';
  }

  /** A table that is chosen elsewhere: what it is now, with a picture of how it begins. */
  private table(): HTMLElement {
    const [main, ...rest] = this.entry.options, { values } = this.draft;
    const named = (option: Option): string => `value-${option.key}-${String(values[option.key])}`;
    const others = rest.filter((option) => option.kind !== 'seat' && values[option.key] !== option.default);
    const map = el('div', { class: 'map', 'aria-hidden': 'true' });
    this.endPicture?.();
    this.endPicture = this.picture(map, this.draft);
    return el('fieldset', { class: 'sites table' }, el('legend', {}, this.t('setup-table')), map,
      main && el('p', { class: 'name', id: 'table-name-now' }, this.t(named(main))), main && el('p', { class: 'note' }, this.about(main.key, String(values[main.key]))),
      others.length > 0 && el('ul', { class: 'tags', role: 'list' }, ...others.map((option) => el('li', {}, this.t(`option-${option.key}`)))),
      el('div', { class: 'presets' },
        el('button', { type: 'button', id: 'table-choose', 'aria-describedby': 'table-name-now', onclick: () => void this.withChooser((chooser) => chooser.open(this.host)) }, this.t('setup-table-choose')),
        el('button', { type: 'button', class: 'quiet', id: 'preset-surprise', onclick: () => void this.withChooser((chooser) => chooser.surprise(this.host)) }, this.t('preset-surprise'))));
  }

  /** The chooser of the game that is chosen, with its words. */
  private async withChooser(act: (chooser: Chooser) => void): Promise<void> {
    const { game, words } = this, load = findCard(game)?.chooser;
    if (!load) return;
    this.say('');
    const here = await Promise.all([load(), words.fetch(`${game}-table`)]).catch(() => null);
    if (this.game !== game || this.words !== words || !this.root.isConnected) return;
    if (here) act(here[0]);
    else this.say(this.t('unreachable'), () => void this.withChooser(act));
  }

  private get host(): ChooserHost {
    return {
      entry: this.entry, words: this.words,
      table: () => ({ count: this.draft.count, values: this.draft.values }),
      choose: ({ count, values }) => {
        this.draft.values = values;
        setCount(this.draft, this.entry, count, this.colourNames);
        this.draw();
      },
      open: (table) => this.open(table),
      picture: (into, table) => this.picture(into, table),
      chance: () => this.engine.freshSeed() / 2 ** 32,
    };
  }

  /** Opens a table in order to look at it, or to hear why it cannot be played. */
  private open({ count, values }: Table): Session {
    return this.engine.open({ game: this.game, players: someTable(count), config: values, seed: 0 } as unknown as Setup);
  }
  private whyNot(table: Table): Refusal[] {
    return reasons(() => this.open(table));
  }

  /** How a table begins, as soon as the game is here and as long as the element is on the page. */
  private picture(into: HTMLElement, { count, values }: Table): () => void {
    let end: (() => void) | null = () => undefined;
    void findCard(this.game)?.code().then(({ small }) => {
      if (!small || !end || !into.isConnected) return;
      try {
        const session = this.open({ count, values }), stage = makeStage(into, small, session.setup(), session.prints());
        stage.show(session.view(null), null);
        session.free();
        const watcher = new ResizeObserver(() => stage.resize());
        watcher.observe(into);
        end = () => { watcher.disconnect(); stage.destroy(); };
      } catch {
        // What cannot be played has no picture; why, is said elsewhere.
      }
    }, () => undefined);
    return () => { end?.(); end = null; };
  }

  /** The option of a components file. */
  private get own(): string | undefined {
    return findCard(this.game)?.components;
  }

  private options(): HTMLElement {
    const rest = this.entry.options.filter((option) => !isSide(option) && !findCard(this.game)?.chooser);
    const seed = el('input', { type: 'text', inputmode: 'numeric', id: 'seed', value: this.draft.seed, maxlength: 10, 'aria-describedby': 'seed-about',
      oninput: (event) => { this.draft.seed = (event.target as HTMLInputElement).value; } });
    const card = findCard(this.game);
    // Where there are no sites to choose, the options have their place.
    const { game, own } = this, components = el('div', {});
    const details = el('details', { class: 'options', open: this.opened.get(game) ?? rest.length === this.entry.options.length, ontoggle: () => {
      this.opened.set(game, details.open);
      if (details.open && own !== undefined) void this.componentsIn(components, own);
    } });
    put(details, el('summary', {}, this.t('setup-options')),
      ...rest.map((option) => this.option(option)),
      card?.family ? this.family() : null,
      components,
      el('div', { class: 'option' },
        el('label', { for: 'seed' }, this.t('setup-seed')), el('div', { class: 'seed' }, seed,
          el('button', { type: 'button', class: 'quiet', onclick: () => { this.draft.seed = seed.value = String(this.engine.freshSeed()); } }, this.t('setup-seed-new'))),
        el('p', { class: 'note', id: 'seed-about' }, this.t('setup-seed-about'))));
    return details;
  }

  private family(): HTMLElement {
    return el('div', { class: 'option' }, el('label', { for: 'family' }, this.t('setting-family')),
      el('input', { type: 'checkbox', id: 'family', checked: this.events.family(), onchange: (event) => this.events.family((event.target as HTMLInputElement).checked) }),
      el('p', { class: 'note' }, this.t('setting-family-about')));
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
        check: (table) => this.open({ count: Math.min(...entry.seats), values: { [key]: table as object } }).free(),
        loaded: (table) => { const draft = this.drafts.get(game); if (draft) draft.values[key] = table; },
        changed: () => { if (this.game === game) this.draw(); },
      });
      this.components.set(game, part);
    }
    fill(place, part.part((id, args) => this.t(id, args), (id) => this.has(id)));
  }

  private option(option: Option): HTMLElement {
    const id = `option-${option.key}`;
    const now = option.kind === 'choice' ? this.about(option.key, String(this.draft.values[option.key])) : '';
    const about = this.has(`${id}-about`) ? this.t(`${id}-about`) : '';
    return el('div', { class: 'option' }, el('label', { for: id }, this.t(id)), this.control(option, id), ...[now, about].map((note) => note && el('p', { class: 'note' }, note)));
  }

  private control(option: Option, id: string): HTMLElement {
    const set = (value: string | boolean | number | null): void => { this.draft.values[option.key] = value; this.judge(); };
    const now = this.draft.values[option.key];
    switch (option.kind) {
      case 'switch':
        return el('input', { type: 'checkbox', id, checked: now === true, onchange: (event) => set((event.target as HTMLInputElement).checked) });
      case 'choice':
        return el('select', { id, onchange: (event) => { set((event.target as HTMLSelectElement).value); this.draw(); } },
          ...option.values.map((value) => el('option', { value, selected: value === now }, this.t(`value-${option.key}-${value}`))));
      case 'seat':
        return el('select', { id, onchange: (event) => { const { value } = event.target as HTMLSelectElement; set(value === '' ? null : Number(value)); } },
          el('option', { value: '', selected: now === null }, this.t('setup-first-chance')),
          ...this.draft.players.slice(0, this.draft.count).map((_, seat) => el('option', { value: seat, selected: now === seat, 'data-seat': seat }, this.nameOf(seat))));
    }
  }

  private radio(group: string, value: string, checked: boolean, text: string, label: string, change: () => void): HTMLElement {
    return el('label', {}, el('input', { type: 'radio', class: 'vh', name: group, id: `${group}-${value}`, value, checked, 'aria-label': label, onchange: change }), el('span', { 'aria-hidden': 'true' }, text));
  }

  private foot(): HTMLElement {
    const chooser = fileChooser((file) => this.events.open(file));
    return el('footer', { class: 'foot' }, chooser,
      el('button', { type: 'button', class: 'quiet', onclick: () => chooser.click() }, this.t('open-file')),
      el('button', { type: 'button', class: 'quiet', onclick: () => this.events.settings() }, this.t('settings')),
      el('p', { class: 'note' }, this.t('app-about')));
  }

  private filledIn(): Setup | null {
    return toSetup(this.draft, (seat) => this.t('setup-default-name', { number: seat + 1 }), (name) => this.engine.cleanName(name));
  }

  /** Why what is filled in cannot be played, as the engine says; nothing when it can. */
  private problems(): Refusal[] {
    const setup = this.filledIn();
    return setup ? reasons(() => this.engine.open(setup)) : [];
  }

  /** Says at once, and not only when the game is to begin, what does not go together. */
  private judge(): void {
    const why = this.problems().map((refusal) => refusalText(this.words, this.game, refusal)).join(' ');
    if (why !== '' || this.judged) this.say(why);
    this.judged = why !== '';
  }

  private submit(event: Event): void {
    event.preventDefault();
    const setup = this.filledIn();
    if (setup) {
      this.say('');
      if (findCard(this.game)?.chooser) keep(this.entry, { last: { count: this.draft.count, values: this.draft.values } }, this.own);
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
  return el('input', { type: 'file', accept: '.json,application/json,text/plain', class: 'vh', tabindex: '-1', 'aria-hidden': 'true',
    onchange: (event) => {
      const input = event.target as HTMLInputElement;
      const file = input.files?.[0];
      input.value = '';
      if (file) chosen(file);
    } });
}

/** Players for a game that is only opened in order to hear whether it could be. */
const someTable = (count: number): Setup['players'] => Array.from({ length: count }, (_, colour) => ({ name: String(colour + 1), colour }));

/** Why a game cannot be opened; nothing when it can. */
function reasons(open: () => Session): Refusal[] {
  try {
    open().free();
    return [];
  } catch (thrown) {
    return refused(thrown).refusals;
  }
}
