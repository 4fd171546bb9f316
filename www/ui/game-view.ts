// One game on the screen: its parts, and how the engine's answers are shown. What happens in it is decided by
// table/commands.ts, the only writer of its state.
import { seated } from '../engine/draft';
import { Events } from '../dom/page-events';
import type { Session } from '../engine/engine';
import { effectiveSpeed, type Settings } from '../device/settings';
import { Commands } from '../table/commands';
import type { GameEvents, GameScreen, Laid, Ports } from '../table/ports';
import type { Ask } from '../table/ask';
import type { Choice, SeatDriver } from '../table/drivers';
import { acrossAt } from './around';
import { Eyes } from './eyes';
import { Hints } from './previews';
import { writeMove } from './log/write';
import { MotionQueue } from './motion-queue';
import { modeOf, picked } from '../table/moves';
import type { Way } from '../table/pick';
import { Overlay, type Item } from './overlay';
import type { History } from '../table/history';
import { onResize } from '../dom/life';
import type { Picked } from '../table/pick';
import { Screen } from './screen';
import type { GameCard, GamePage } from '../games/contract';
import type { GameText } from '../words/text/text';
import { itemsOf, marksOf, showBar, showLabels, showPrompt } from './prompt-model';
import { makeStage, type Stage } from '../stage/stage';
import type { GameState } from '../table/state';
import { textOf, youIn } from './text/texts';
import type { GameEntry, Noted, Seat } from '../engine/wire';
import type { Words } from '../words/words';

/** The services of the page for a game. */
export interface GameHooks {
  menu(): void;
  scores(text: GameText): void;
  hint(): void;
  /**
   * Saves an action that was made or taken back; resolves when it is saved. `noted`: only notes about the game, or
   * what a review has found, have changed, so no game is counted as played.
   */
  save(noted?: boolean): Promise<void>;
  /** Called when the last move has been shown. */
  over(): void;
  /** Goes where Back leads from the table, if that is not the first screen. */
  back?(): void;
}

export class Game {
  /** Decides what happens; nothing else changes the state of the game. */
  readonly commands: Commands;
  readonly screen: Screen;
  readonly stage: Stage;
  readonly motion: MotionQueue;
  readonly eyes: Eyes;
  readonly hints: Hints;
  readonly events = new Events<GameEvents>();
  /** The buttons after the end of the game. */
  afterwards: Choice[] = [];
  private readonly ending = new AbortController();
  /** Lasts until the game leaves the page: whatever listens beyond the elements of the game listens until then. */
  readonly life = this.ending.signal;
  private readonly overlay: Overlay;
  /** The texts about the table, made once for each view. */
  private texts: GameText | null = null;
  /** The eye for which the buttons are labelled. */
  private labelled: Seat | null = null;
  /** The focus lies on the status until there is a place again that can be tapped. */
  private waits = false;

  constructor(
    session: Session,
    readonly card: GameCard,
    readonly page: GamePage,
    public words: Words,
    readonly settings: Settings,
    readonly entry: GameEntry,
    readonly hooks: GameHooks,
    resume: (link: string) => Session,
    laid: Laid = {},
  ) {
    this.screen = new Screen(this.life, words, card.marks ?? 'stones', {
      confirm: () => this.commands.confirm(picked(this).offer),
      cancel: () => this.commands.cancel(),
      advise: () => this.hooks.hint(),
      undo: () => void this.commands.undo(),
      menu: () => hooks.menu(),
      scores: () => {
        this.commands.present();
        hooks.scores(this.text());
      },
      look: (by) => void this.commands.step(by),
      peek: () => void this.eyes.peek(),
    });
    this.screen.root.dataset['game'] = card.id;
    document.body.append(this.screen.root); // the stage measures its host
    const setup = seated(session.setup(), entry);
    this.stage = makeStage(this.screen.host, page, setup, session.prints(), true);
    this.motion = new MotionQueue(
      this.stage,
      page,
      (events) =>
        this.screen.prompt.setHint(
          this.text()
            .log.sentences(this.table.counting ? [] : events)
            .join(' '),
          'told',
        ),
      (step, ms) => this.events.emit('steps', [step], ms),
    );
    this.commands = new Commands(session, setup, this.ports(resume), laid);
    this.hints = new Hints(this, this.stage, this.screen.prompt);
    this.overlay = new Overlay(this.screen.layer, this.text().places.areas(), {
      tap: (place) => void this.commands.tap(place),
      isWhole: () => picked(this).offer !== null,
      visit: (place) => this.hints.visit(place),
      hover: (place) => this.hints.hover(place),
      nowhere: () => {
        if (!this.commands.hurry()) this.commands.cancel();
      },
    });
    this.eyes = new Eyes(this);
    // The observer reports the first size, too.
    onResize(this.life, () => void (this.stage.fits || this.resize()), this.screen.host);
    document.addEventListener('keydown', this.key, { signal: this.life });
    document.addEventListener('visibilitychange', this.hidden, { signal: this.life });
    this.sit();
    this.commands.arrive();
  }

  /** Seats the players around a device that lies between them, or before it. */
  sit(): void {
    const across = acrossAt(this);
    this.screen.root.toggleAttribute('data-flat', across.length > 0);
    if (across.join() === this.stage.picture.scene.across.join()) return;
    this.stage.seat(across);
    this.relay();
  }

  /** What commands need of this page. */
  private ports(resume: (link: string) => Session): Ports {
    const { card, page, settings, hooks, motion, events } = this,
      mode = (): Way => modeOf(this);
    return {
      screen: this.shows(),
      motion,
      events,
      pace: page,
      get mode() {
        return mode();
      },
      get speed() {
        return effectiveSpeed(settings);
      },
      isPlain: (move) => page.isPlain?.(move) ?? false,
      isForced: (move) => page.isForced?.(move) ?? false,
      memory: card.memory ?? false,
      beneath: (place) => page.beneath?.(place) ?? null,
      save: () => hooks.save(),
      over: () => hooks.over(),
      resume,
    };
  }

  /** The screen, as commands use it. */
  private shows(): GameScreen {
    const { screen, stage, motion } = this;
    return {
      render: () => this.render(),
      lay: (view, eye, notes) => stage.show(view, eye, notes as Noted[]),
      arrived: () => this.arrived(),
      move: (steps, { speed, kept, most }, then) => {
        stage.mark(new Map());
        if (this.table.pastPosition === null) this.render(); // numbers and words are never behind the picture
        return motion.show(steps, speed, kept, most, then);
      },
      writer: () => {
        const before = this.text(); // boats are named as they lay when the move was made
        return (seat, steps) => writeMove(this, before, seat, steps);
      },
      drop: () => screen.log.drop(),
      point: (fromEnd) => screen.log.point(fromEnd),
      say: (id) =>
        screen.prompt.setHint(this.words.has(id) ? this.words.t(id) : this.text().terms.t(id), 'why'),
      refuse: (refusals) =>
        screen.prompt.setHint(refusals.map((refusal) => this.text().moves.refusal(refusal)).join(' '), 'why'),
      explain: (place) => {
        stage.group(this.text().places.group(place));
        this.hints.explain(this.hints.whyNot(place));
        return (this.hints.asked?.rule ?? null) !== null;
      },
      forget: () => this.hints.visit(null),
      focus: () => {
        if (this.table.viewpoint.eye === null || !this.overlay.goToLit()) screen.prompt.focusStatus();
      },
    };
  }

  get table(): GameState {
    return this.commands.state;
  }
  /** What can be asked of the position on the table. */
  get session(): Ask {
    return this.commands.ask;
  }
  get history(): History {
    return this.commands.history;
  }
  /** The computer players, the teacher of a tutorial, or people on other devices, once they have been fetched. */
  get opponents(): SeatDriver | null {
    return this.commands.driver;
  }

  text(): GameText {
    const { pastPosition, viewpoint } = this.table;
    const view = pastPosition?.view ?? this.table.view;
    if (this.texts?.terms.words !== this.words || this.texts.terms.scene.view !== view)
      this.texts = textOf(
        this,
        view,
        () => pastPosition?.notes ?? this.session.notes(viewpoint.eye),
        () => this.history.told(),
      );
    this.texts.terms.you = youIn(this); // a game on the screen may get other names
    return this.texts;
  }

  speak(words: Words): void {
    this.words = words;
    this.screen.speak(words);
    this.overlay.name(this.text().places.areas());
    this.opponents?.spoke?.();
    this.commands.arrive();
  }

  /** Whether the game is still on the page. */
  get open(): boolean {
    return !this.table.closed;
  }

  close(): void {
    this.motion.afterPaint.flush();
    this.motion.finish();
    this.stage.destroy();
    this.screen.root.remove();
    this.eyes.close();
    this.commands.close();
    this.events.emit('closed');
    this.ending.abort();
  }

  /** The engine's notes that are painted: only those that every player may see. */
  private get painted(): Noted[] {
    return this.page.paintsNotes ? this.session.notes(this.table.home.eye) : [];
  }

  /** All pieces lie in their places. */
  private arrived(): void {
    const { view, viewpoint, counting } = this.table;
    if (!counting) this.stage.show(view, viewpoint.eye, this.painted); // otherwise the last count shows it
    this.render();
    this.eyes.follow();
  }

  /** Shows the buttons after the end of the game. */
  offerAfterwards(choices: Choice[]): void {
    this.afterwards = choices;
  }

  render(): void {
    const text = this.text();
    const now = picked(this),
      { keyed } = this.screen.prompt;
    const chosen = new Set([...now.taps, ...(now.offer?.taps ?? [])]);
    showBar(this, text);
    this.screen.panel.setLook(!this.commands.isShut);
    showPrompt(this, text, now);
    this.overlay.render(itemsOf(this, text, now, chosen), this.says(text, now));
    if (!this.table.moving) this.stage.mark(marksOf(this, now, chosen));
    this.motion.afterPaint.add(this.label);
    // The element with the focus may have gone with the move.
    const lost = keyed?.getClientRects().length === 0;
    if (lost) this.motion.afterPaint.flush();
    // What only one player may read is replaced at once when another looks.
    else if (this.labelled !== null && this.labelled !== this.table.viewpoint.eye)
      this.overlay.label(this.says(text, now));
    if (lost || (this.waits && this.screen.prompt.isRead)) {
      this.waits = !this.overlay.goToLit();
      if (this.waits) this.screen.prompt.focusStatus();
    } else this.waits = false;
    this.events.emit('shown');
    this.commands.carry();
  }

  /** Updates the titles of the panels, and the texts of players and buttons. */
  private readonly label = (): void => {
    if (!this.open) return;
    const text = this.text();
    this.labelled = this.table.viewpoint.eye;
    if (!this.table.counting)
      this.screen.bar.nameChips(
        this.table.setup.players.map(({ colour }, seat) => {
          const label = text.places.playerLabel(seat, this.entry.colours[colour] ?? '');
          return this.commands.label(seat, label);
        }),
      );
    this.overlay.label(this.says(text, picked(this)));
    showLabels(this, text);
  };

  private says(text: GameText, picked: Picked): (item: Item) => string {
    return ({ place, lit, chosen }) =>
      text.places.fullLabel(place, lit ? this.hints.consequence(text, picked, place) : null, chosen);
  }

  /**
   * Lays out again for another size of the host, or another look of pictures and texts. `late`: some parts
   * have only just been fetched, and can wait for a free moment.
   */
  resize(late = false): void {
    this.texts = null;
    if (late) this.stage.renew();
    else this.stage.resize();
    this.relay();
  }

  /** Lays buttons and titles where the table has its places now. */
  private relay(): void {
    this.overlay.move((place) => this.stage.rect(place));
    this.screen.labels.forget();
    showLabels(this, this.text());
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape' && this.screen.panel.close()) return;
    const onControl =
      event.target instanceof Element && event.target.closest('button, input, select, a') !== null;
    if (event.key === 'Escape' || (event.key === ' ' && !onControl)) {
      if (!this.commands.hurry() && event.key === 'Escape') this.commands.cancel();
      if (event.key === ' ') event.preventDefault();
    }
  };

  /** Ends motions on a hidden page, which gets no frames, so that they do not wait. */
  private readonly hidden = (): void => {
    if (!document.hidden) return;
    this.motion.finish();
    this.motion.afterPaint.flush();
  };
}
