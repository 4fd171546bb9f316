// The first screen: four scenes, the largest for the game that was chosen last. One tap plays or teaches; the
// set-up is one step further.
import './home.css';
import { box, button, el, fill, paragraph, write } from '../../dom/elements';
import { reached } from '../../device/lessons';
import { findCard } from '../../games';
import type { GameCard } from '../../games/contract';
import type { Words } from '../../words/words';
import { icon } from '../../dom/icons';
import { betweenPill } from '../between';
import { showScenes } from './scenes';
import { showMessage } from './message';

/** A button of the head or the foot; its id is also the key of its name. */
export interface FirstButton {
  at: 'head' | 'foot';
  id: string;
  open(): unknown;
}

/** A computer player: its name, and the id of its face. */
export interface Rival {
  name: string;
  face: string;
  /** The name of the level. */
  level: string;
}

/** From the build (tools/lib/seats.mjs): the numbers of players of each game. */
declare const __SEATS__: Record<string, number[]>;
const seatsOf = ({ id }: GameCard): number[] => __SEATS__[id] ?? [];

export interface HomeEvents {
  /** The games that are shown. */
  readonly games: readonly GameCard[];
  /** Begins a game of this many people; a single person plays against a computer player. */
  play(game: string, people: number): void;
  /** Opens the set-up for this many people; a single person plays against computer players. */
  setUp(game: string, people: number): void;
  /** Opens the ways to play with people on other devices, so many in all; null: there is none here. */
  friends: ((game: string, people: number) => void) | null;
  /** Called when another game has been chosen. */
  chose(game: string): void;
  /** Lets the player choose a file; null: no file is opened here. */
  open: (() => void) | null;
  /** Opens the tutorial of the chosen game. */
  learn(): void;
  /** The buttons of features. */
  readonly first: readonly FirstButton[];
  /** Resolves with the computer player to meet. */
  opponent(): Promise<Rival>;
}

export class HomePage {
  readonly root = el('main', 'home');
  /** The place for the games that are saved on this device. */
  readonly shelf = box('begun');
  private readonly message = el('p', { class: 'message', role: 'alert' });
  /** How many people play; a single person plays against the computer. */
  private people = 1;
  /** How long the page rests, in ms, before it fetches a face: that must not delay a player. */
  private rest = 1000;
  private scenes?: AbortController;

  constructor(
    private words: Words,
    private card: GameCard,
    private readonly events: HomeEvents,
  ) {
    this.draw();
  }

  /** The game in the largest scene. */
  get game(): string {
    return this.card.id;
  }

  /** Gives a game the largest scene, and clears the message. */
  take(game: string): void {
    this.card = findCard(game) ?? this.card;
    if (!seatsOf(this.card).includes(this.people)) this.people = 1;
    this.say('');
    this.draw();
  }

  private choose(game: string): void {
    this.take(game);
    this.events.chose(this.game);
    document.getElementById('play')?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }

  speak(words: Words): void {
    this.words = words;
    this.draw();
  }

  /** Says why something did not work, with a button that tries again if `again` is given. */
  say(text: string, again?: () => void): void {
    showMessage(this.message, this.words, text, again);
  }

  draw(): void {
    const focus = this.root.contains(document.activeElement) ? document.activeElement?.id : undefined;
    this.scenes?.abort();
    fill(this.root, [
      this.head(),
      this.message,
      this.hero(),
      box('others', ...this.events.games.filter((one) => one !== this.card).map((one) => this.other(one))),
      this.shelf,
      this.foot(),
    ]);
    this.scenes = new AbortController();
    showScenes(this.scenes.signal, [...this.root.querySelectorAll<HTMLElement>('.card')]);
    if (focus) document.getElementById(focus)?.focus();
  }

  private head(): HTMLElement {
    const { words, events } = this;
    const named = ({ id, open }: FirstButton): HTMLElement => {
      const name = words.t(id);
      return button(
        [icon(id as 'rules'), el('span', {}, name)],
        { id, 'aria-label': name },
        () => void open(),
      );
    };
    return el('header', {}, [
      el('img', {
        alt: '',
        width: 34,
        height: 34,
        src: document.querySelector<HTMLLinkElement>('[rel=icon]')?.href,
      }),
      el('h1', {}, words.t('app-name')),
      ...events.first.filter(({ at }) => at === 'head').map(named),
    ]);
  }

  private foot(): HTMLElement {
    const { words, events } = this;
    const quiet = (id: string, name: string, open: () => unknown): HTMLElement =>
      button(words.t(name), { class: 'quiet', id }, () => void open());
    return el('footer', {}, [
      paragraph(words.t('app-about'), 'note'),
      ...events.first.filter(({ at }) => at === 'foot').map(({ id, open }) => quiet(id, id, open)),
      events.open && quiet('open', 'open-file', events.open),
    ]);
  }

  private title(card: GameCard, level: 'h2' | 'h3'): HTMLElement {
    return box('title', [
      el(level, {}, this.words.t(`game-${card.id}`)),
      paragraph(this.words.t(`tag-${card.id}`)),
    ]);
  }

  private hero(): HTMLElement {
    const { card, words, events } = this,
      against = el('small', {}, '\u00a0');
    const play = button([el('b', {}, words.t('setup-start')), against], { class: 'play', id: 'play' }, () =>
      events.play(card.id, this.people),
    );
    const alone = (): boolean => this.people === 1;
    const name = async (): Promise<void> => {
      play.classList.toggle('faced', alone());
      if (!alone()) return write(against, words.t('setup-count-option', { count: this.people }));
      const { face, name, level } = await events.opponent();
      if (!alone()) return;
      write(against, words.t('home-against', { name, face, level }));
      setTimeout(() => {
        if (!alone() || !play.isConnected) return;
        this.rest = 0;
        void import('./opponent')
          .then(({ showOpponent }) => showOpponent(play, face, card.marks))
          .catch(() => undefined);
      }, this.rest);
    };
    const between = betweenPill((id) => words.t(id));
    const tell = (): void => {
      between.hidden = alone();
      void name().catch(() => undefined);
    };
    tell();
    return el('section', { class: 'card hero', 'data-game': card.id }, [
      el('canvas', { 'aria-hidden': 'true' }),
      this.title(card, 'h2'),
      box('deeds', [
        play,
        button(
          [el('b', {}, words.t('home-learn')), el('small', {}, this.lessons())],
          { class: 'play learn', id: 'learn' },
          () => events.learn(),
        ),
        this.company(tell),
        between,
      ]),
    ]);
  }

  /** Says how the lessons go, or with which one they continue. */
  private lessons(): string {
    const at = reached(this.card.id);
    return at > 0 ? this.words.t('home-learn-on', { at: at + 1 }) : this.words.t('home-learn-about');
  }

  /** Returns the choice of players, the computer or this many people, and the way to the set-up. */
  private company(changed: () => void): HTMLElement {
    const { card, words, events } = this;
    const choice = (people: number, label: string, ...text: (string | HTMLElement)[]): HTMLElement =>
      el('label', {}, [
        el('input', {
          type: 'radio',
          class: 'vh',
          name: 'people',
          id: `people-${people}`,
          checked: people === this.people,
          'aria-label': label,
          onchange: () => {
            this.people = people;
            changed();
          },
        }),
        el('span', { 'aria-hidden': 'true' }, ...text),
      ]);
    const choices = box({ class: 'people', role: 'radiogroup', 'aria-label': words.t('setup-count') }, [
      choice(1, words.t('setup-start-computer'), words.t('home-computer')),
      ...seatsOf(card).map((count, at) => {
        const label = words.t('setup-count-option', { count });
        // The first says what is counted, on a phone in two lines.
        return choice(count, label, at ? String(count) : el('b', {}, label));
      }),
    ]);
    return box('company', [
      choices,
      button(words.t('home-set-up'), { class: 'further', id: 'set-up' }, () =>
        events.setUp(card.id, this.people),
      ),
      events.friends &&
        button(words.t('home-friends'), { class: 'pill', id: 'friends' }, () =>
          events.friends?.(card.id, Math.max(this.people, ...seatsOf(card).slice(0, 1))),
        ),
    ]);
  }

  /** Returns a smaller scene: a button that chooses the game, with two more that play and teach. */
  private other(card: GameCard): HTMLElement {
    const { words, events } = this,
      { id } = card,
      game = words.t(`game-${id}`);
    const pill = (what: 'learn' | 'play', text: string, label: string, then: () => void): HTMLElement =>
      button(text, { class: `pill ${what}-pill`, id: `${what}-${id}`, 'aria-label': label }, () => {
        this.choose(id);
        then();
      });
    return el('article', { class: 'card', 'data-game': id }, [
      el('canvas', { 'aria-hidden': 'true' }),
      this.title(card, 'h3'),
      button('', { class: 'whole', id: `choose-${id}`, 'aria-label': game }, () => this.choose(id)),
      box('deeds', [
        pill('learn', words.t('home-learn'), words.t('home-learn-game', { game }), () => events.learn()),
        pill('play', words.t('setup-start'), words.t('home-play-game', { game }), () => events.play(id, 1)),
      ]),
    ]);
  }
}
