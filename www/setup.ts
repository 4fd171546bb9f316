// The start page: a form generated from the engine's catalogue. What is filled in is plain data (draft.ts); this draws it.
import { banner } from './banner';
import { Components } from './components';
import { el, fill, write } from './dom';
import { freshDraft, isSide, preset, presetOf, seating, setColour, setCount, toSetup, type Draft } from './draft';
import { refused, type Engine } from './engine';
import { findCard } from './games';
import { stone } from './glyph';
import { refusalText } from './refusals';
import type { GameEntry, Option, Refusal, Setup } from './wire';
import type { Words } from './words';

export interface SetupEvents {
  /** Fetches the words of a game: the form cannot be drawn without them. */
  fetch(game: string): Promise<void>;
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
  /** The games of the engine that this page can show. */
  private readonly entries: GameEntry[];
  /** What has been filled in, for each game that was chosen. */
  private readonly drafts = new Map<string, Draft>();
  private entry: GameEntry;
  /** The game that was chosen last: it may not be here yet. */
  private wanted: GameEntry;
  /** Whether the message says what does not go together. */
  private judged = false;
  /** The components file of each game that takes one. */
  private readonly components = new Map<string, Components>();

  constructor(private readonly engine: Engine, private words: Words, game: string, private readonly events: SetupEvents) {
    this.entries = engine.catalogue().games.filter(({ id }) => findCard(id));
    const entry = this.entries.find(({ id }) => id === game) ?? this.entries[0];
    if (!entry) throw new Error('no game');
    this.entry = this.wanted = entry;
    this.draw();
  }

  /** Which game is chosen. */
  get game(): string {
    return this.entry.id;
  }

  private get draft(): Draft {
    const known = this.drafts.get(this.game);
    if (known) return known;
    const draft = freshDraft(this.entry, this.colourNames, this.engine.freshSeed());
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
  private async choose(entry: GameEntry): Promise<void> {
    this.wanted = entry;
    this.say('');
    for (const form of this.root.querySelectorAll('form')) form.inert = true;
    const here = await this.events.fetch(entry.id).then(() => true, () => false);
    if (this.wanted !== entry) return;
    if (here) this.entry = entry;
    this.draw();
    if (here) this.events.chose(entry.id);
    else this.say(this.t('unreachable'), () => void this.choose(entry));
  }

  /** Another language: names that nobody changed are translated too. */
  speak(words: Words): void {
    for (const { id, colours } of this.entries) {
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

  /** Which game: not asked where there is only one. */
  private games(): HTMLElement | null {
    if (this.entries.length < 2) return null;
    return el('div', { class: 'games', role: 'radiogroup', 'aria-label': this.t('setup-game') }, ...this.entries.map((entry) =>
      el('label', {},
        el('input', { type: 'radio', class: 'vh', name: 'game', id: `game-${entry.id}`, value: entry.id, checked: entry === this.entry, onchange: () => void this.choose(entry) }),
        el('span', {}, el('img', { src: findCard(entry.id)?.emblem, alt: '', width: 64, height: 64 }), this.t(`game-${entry.id}`)))));
  }

  private form(): HTMLElement {
    return el('form', { class: 'sheet', novalidate: true, autocomplete: 'off', onsubmit: (event) => this.submit(event) },
      el('h2', { class: 'vh' }, this.t('setup-title')),
      this.players(),
      this.entry.options.some(isSide) && this.sites(),
      this.options(),
      el('div', { class: 'go' }, this.message, el('button', { type: 'submit', class: 'primary', id: 'start' }, this.t('setup-start'))));
  }

  private players(): HTMLElement {
    const counts = el('div', { class: 'segments', role: 'radiogroup', 'aria-label': this.t('setup-count') },
      ...this.entry.seats.map((count) => this.radio('count', String(count), this.draft.count === count, String(count), this.t('setup-count-option', { count }), () => {
        setCount(this.draft, this.entry, count, this.colourNames);
        this.mend();
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

  private options(): HTMLElement {
    const rest = this.entry.options.filter((option) => !isSide(option));
    const seed = el('input', { type: 'text', inputmode: 'numeric', id: 'seed', value: this.draft.seed, maxlength: 10, 'aria-describedby': 'seed-about',
      oninput: (event) => { this.draft.seed = (event.target as HTMLInputElement).value; } });
    const card = findCard(this.game);
    // Where there are no sites to choose, the options have their place.
    return el('details', { class: 'options', open: !this.entry.options.some(isSide) }, el('summary', {}, this.t('setup-options')),
      ...rest.map((option) => this.option(option)),
      card?.family ? this.family() : null,
      card?.components === undefined ? null : this.componentsOf(card.components),
      el('div', { class: 'option' },
        el('label', { for: 'seed' }, this.t('setup-seed')), el('div', { class: 'seed' }, seed,
          el('button', { type: 'button', class: 'quiet', onclick: () => { this.draft.seed = seed.value = String(this.engine.freshSeed()); } }, this.t('setup-seed-new'))),
        el('p', { class: 'note', id: 'seed-about' }, this.t('setup-seed-about'))));
  }

  private family(): HTMLElement {
    return el('div', { class: 'option' }, el('label', { for: 'family' }, this.t('setting-family')),
      el('input', { type: 'checkbox', id: 'family', checked: this.events.family(), onchange: (event) => this.events.family((event.target as HTMLInputElement).checked) }),
      el('p', { class: 'note' }, this.t('setting-family-about')));
  }

  /** The part of the form for a components file, which goes with the options under this key. */
  private componentsOf(key: string): HTMLElement {
    const { game, entry } = this;
    let part = this.components.get(game);
    if (!part) {
      part = new Components({
        check: (table) => this.engine.open({ game, players: someTable(entry), config: { [key]: table }, seed: 0 } as unknown as Setup).free(),
        loaded: (table) => { const draft = this.drafts.get(game); if (draft) draft.values[key] = table; },
        changed: () => { if (this.game === game) this.draw(); },
      });
      this.components.set(game, part);
    }
    return part.part((id, args) => this.t(id, args), (refusal) => this.violation(refusal));
  }

  private violation(refusal: Refusal): string {
    const own = refusal.code === 'unknown-option' ? 'deck-not-a-deck' : this.has(`deck-${refusal.code}`) ? `deck-${refusal.code}` : `refusal-${refusal.code}`;
    const args = Object.fromEntries(Object.entries(refusal).filter((pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number'));
    if (typeof args['picture'] === 'string' && this.has(`picture-${args['picture']}`)) args['picture'] = this.t(`picture-${args['picture']}`);
    return this.has(own) ? this.t(own, { ...args, exactly: refusal['least'] === refusal['most'] ? 'yes' : 'no' }) : this.t('deck-not-a-deck');
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
    try {
      if (setup) this.engine.open(setup).free();
      return [];
    } catch (thrown) {
      return refused(thrown).refusals;
    }
  }

  /** Says at once, and not only when the game is to begin, what does not go together. */
  private judge(): void {
    const why = this.problems().map((refusal) => refusalText(this.words, this.game, refusal)).join(' ');
    if (why !== '' || this.judged) this.say(why);
    this.judged = why !== '';
  }

  /** So many players cannot play what is chosen: the first choice that they can play takes its place. */
  private mend(): void {
    for (const option of this.entry.options) {
      if (option.kind !== 'choice' || this.problems().length === 0) continue;
      const was = this.draft.values[option.key];
      const fits = option.values.some((value) => { this.draft.values[option.key] = value; return this.problems().length === 0; });
      if (!fits) this.draft.values[option.key] = was ?? option.default;
    }
  }

  private submit(event: Event): void {
    event.preventDefault();
    const setup = this.filledIn();
    if (setup) {
      this.say('');
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
const someTable = (entry: GameEntry): Setup['players'] => Array.from({ length: Math.min(...entry.seats) }, (_, colour) => ({ name: String(colour + 1), colour }));
