// One game on the screen: its parts, and how the engine's answers are shown. Moves are made in moves.ts,
// earlier positions are shown in past-position.ts, hands in eyes.ts.
import { seated } from '../engine/draft';
import { Events } from '../dom/page-events';
import type { Session } from '../engine/engine';
import { Eyes } from '../table/eyes';
import { Hints } from './previews';
import { Motion } from './motion-queue';
import { cancel, confirm, hurry, isShut, picked, tap, undo } from '../table/moves';
import { Overlay, type Item } from './overlay';
import { History } from '../table/history';
import { onResize } from '../dom/life';
import type { Picked } from '../table/pick';
import type { Choice } from './prompt';
import { Screen } from './screen';
import type { Settings } from '../device/settings';
import type { GameCard, GamePage } from '../games/contract';
import type { GameText } from '../words/text/text';
import { itemsOf, marksOf, showBar, showLabels, showPrompt } from './prompt-model';
import { makeStage, type Stage } from '../stage/stage';
import { refresh, tableOf, type Table } from '../table/table';
import { textOf, youIn } from './texts';
import type { GameEntry, Noted, Offer, Seat, Step, View } from '../engine/wire';
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
}

/** The events of a game. */
export interface GameEvents {
  /** An action was made or taken back. */
  made: [];
  /** The prompt and the buttons were updated, possibly for another player. */
  shown: [];
  /** These steps are shown in this many ms, or the whole move at once if it is 0. */
  steps: [steps: Step[], ms: number];
  /** A rule forbids the tap or the move. */
  refused: [];
  /** The game has left the page. */
  closed: [];
}

/** The button of a move that cannot be taken back, and the sentence beside it. */
export interface Sealing extends Choice {
  play: () => void;
  about: string;
}

/**
 * Plays all seats that no person plays here: the computer players, the teacher of a tutorial, or people on other
 * devices.
 */
export interface Opponents {
  /** Whether the game waits for their decision, or shows their moves. */
  readonly busy: boolean;
  /** The announcement of their last turn, for the second line of the prompt. */
  announcement: string;
  /** Why nothing on the table can be tapped now, if they are neither thinking nor playing. */
  readonly refuses?: string;
  /** Takes a move over that a person has chosen, so that it is not played here; returns whether it did. */
  takes?(seat: Seat, offer: Offer): boolean;
  /** Returns the button that plays a move for good, in place of Confirm, and what it says; null for other moves. */
  forGood?(offer: Offer): Sealing | null;
  /** Called after each change, so that they can go on. */
  next(): void;
  /** Ends thinking and showing at once. */
  hurry(): void;
  /** Abandons the current search. */
  stop(): void;
  close(): void;
  /** Returns a player in one sentence. */
  label(seat: Seat, label: string): string;
  /** Returns the prompt while no person decides. */
  prompt(): { colour: number | null; status: string; choices: Choice[] };
}

const NOTHING: View = { tokens: [], counters: [], toAct: [], ask: null, private: false, outcome: null };

export class Game {
  readonly table: Table;
  readonly screen: Screen;
  readonly stage: Stage;
  readonly history: History;
  readonly motion: Motion;
  readonly eyes: Eyes;
  readonly hints: Hints;
  readonly events = new Events<GameEvents>();
  private readonly ending = new AbortController();
  /** Lasts until the game leaves the page: whatever listens beyond the elements of the game listens until then. */
  readonly life = this.ending.signal;
  /** The computer players, or the teacher of a tutorial, once they have been fetched. */
  opponents: Opponents | null = null;
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
  ) {
    const table = (this.table = tableOf(session, seated(session.setup(), entry)));
    this.history = new History(session, table.home.eye, resume);
    refresh(table, table.home);
    this.screen = new Screen(this.life, words, card.marks ?? 'stones', {
      confirm: () => confirm(this),
      cancel: () => cancel(this),
      undo: () => undo(this),
      menu: () => hooks.menu(),
      scores: () => {
        this.present();
        hooks.scores(this.text());
      },
      look: (by) =>
        void import('../table/past-position').then(
          ({ look }) => look(this, by),
          () => this.screen.prompt.setHint(this.words.t('unreachable'), 'why'),
        ),
      peek: () => void this.eyes.peek(),
    });
    this.screen.root.dataset['game'] = card.id;
    document.body.append(this.screen.root); // the stage measures its host
    this.stage = makeStage(this.screen.host, page, table.setup, table.prints, true);
    this.hints = new Hints(this, this.stage, this.screen.prompt);
    this.overlay = new Overlay(this.screen.layer, this.text().places.areas(), {
      tap: (place) => void tap(this, place),
      isWhole: () => picked(this).offer !== null,
      visit: (place) => this.hints.visit(place),
      hover: (place) => this.hints.hover(place),
      nowhere: () => {
        if (!hurry(this)) cancel(this);
      },
    });
    this.eyes = new Eyes(this, () => this.overlay.goToLit());
    this.motion = new Motion(
      this.stage,
      page,
      (events) =>
        this.screen.prompt.setHint(
          this.text()
            .log.sentences(this.table.counted ? [] : events)
            .join(' '),
          'told',
        ),
      (step, ms) => this.events.emit('steps', [step], ms),
    );
    // The observer reports the first size, too.
    onResize(this.life, () => void (this.stage.fits || this.resize()), this.screen.host);
    document.addEventListener('keydown', this.key, { signal: this.life });
    document.addEventListener('visibilitychange', this.hidden, { signal: this.life });
    this.arrive();
  }

  get session(): Session {
    if (!this.table.session) throw new Error('no game');
    return this.table.session;
  }

  text(): GameText {
    const { pastPosition, viewpoint } = this.table;
    const view = pastPosition?.view ?? this.table.view ?? NOTHING;
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
    this.arrive();
  }

  /** Whether the game is still on the page. */
  get open(): boolean {
    return this.table.session !== null;
  }

  close(): void {
    this.opponents?.close();
    this.motion.afterPaint.flush();
    this.motion.finish();
    this.stage.destroy();
    this.screen.root.remove();
    this.eyes.close();
    this.session.free();
    this.table.session = null;
    this.events.emit('closed');
    this.ending.abort();
  }

  /** Goes back from an earlier position to the game. */
  present(): void {
    if (!this.table.pastPosition || !this.table.view) return;
    this.table.pastPosition = null;
    this.screen.log.point(null);
    this.stage.show(this.table.view, this.table.viewpoint.eye, this.painted);
    this.render();
    this.opponents?.next();
  }

  /** The engine's notes that are painted: only those that every player may see. */
  private get painted(): Noted[] {
    return this.page.paintsNotes ? this.session.notes(this.table.home.eye) : [];
  }

  /** Called when all pieces lie in their places. */
  arrive(): void {
    const { table } = this,
      { view, viewpoint } = table;
    if (!table.session || !view) return;
    table.moving = false;
    table.mover = null;
    if (viewpoint.called !== null) table.last = [];
    if (!table.counted) this.stage.show(view, viewpoint.eye, this.painted); // otherwise the last count shows it
    this.render();
    this.eyes.follow();
    if (table.view?.outcome) this.hooks.over();
    this.opponents?.next();
  }

  render(): void {
    const text = this.text();
    const now = picked(this),
      { keyed } = this.screen.prompt;
    const chosen = new Set([...now.taps, ...(now.offer?.taps ?? [])]);
    showBar(this, text);
    this.screen.panel.setLook(!isShut(this));
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
  }

  /** Updates the titles of the panels, and the texts of players and buttons. */
  private readonly label = (): void => {
    if (!this.table.session) return;
    const text = this.text();
    this.labelled = this.table.viewpoint.eye;
    if (!this.table.counted)
      this.screen.bar.nameChips(
        this.table.setup.players.map(({ colour }, seat) => {
          const label = text.places.playerLabel(seat, this.entry.colours[colour] ?? '');
          return this.opponents?.label(seat, label) ?? label;
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
      if (!hurry(this) && event.key === 'Escape') cancel(this);
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
