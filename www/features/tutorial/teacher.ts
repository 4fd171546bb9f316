// Leads through a tutorial in place of the computer players: plays the recorded moves of the other players,
// and offers the learner the moves that the lesson asks for. Every lesson is a position of a real game.
import { reach, reached } from '../../device/lessons';
import { FACTOR } from '../../device/speed';
import type { Engine } from '../../engine/engine';
import { tellSources } from '../../ui/text/gains-in-words';
import type { DriverPrompt, SeatDriver } from '../../table/drivers';
import type { Game } from '../../ui/game-view';
import { scoreSheet } from '../../ui/text/score';
import { showShortMenu } from '../../ui/sheets/menu';
import { modeOf } from '../../table/moves';
import type { GameCard, GamePage } from '../../games/contract';
import type { Host } from '../../shell/host';
import { effectiveSpeed } from '../../device/settings';
import type { Offer, Refusal } from '../../engine/wire';
import type { Words } from '../../words/words';
import { LessonCard, type Caption } from './card';
import { guided, type Guide } from './guided';
import {
  allowed,
  LEARNER,
  pointsOf,
  recordOf,
  upTo,
  wanted,
  type Played,
  type Tutorial,
  type Lesson,
} from '../../games/lesson';
import { sameMove } from '../../engine/same-move';
import { taughtTable } from './taught';

/** The fetched parts of a tutorial. */
export interface Parts {
  engine: Engine;
  card: GameCard;
  page: GamePage;
  tutorial: Tutorial;
}

/** How long the other players pretend to think, in ms at normal speed. */
const THINKS = 650;

/** Fetches the words of a tutorial: those that all games share, and those of this game. */
export const fetchLessons = (words: Words, game: string): Promise<unknown> =>
  Promise.all([words.fetch('tutorial'), words.fetch(`lessons-${game}`)]);

export class Teacher implements SeatDriver, Guide {
  private readonly slip = new LessonCard({
    back: () => this.turnTo(this.at - 1),
    over: () => this.turnTo(0),
    on: () => this.on(),
    skip: () => this.skip(),
    close: () => this.leave(),
  });
  /** The number of the lesson, from 0. */
  private at: number;
  private game: Game;
  /** The game at whose table the lessons are now. */
  private laid: Played | null = null;
  /** Whether the other players are playing, and whether they skip their pauses. */
  private going = false;
  private hurried = false;
  /** Numbers the runs, so that an older run is abandoned. */
  private run = 0;
  private wake: () => void = () => undefined;
  /** The lesson on the card, and the words that it is written in. */
  private shown: { lesson: Lesson; words: Words } | null = null;
  /** Whether the tutorial was continued after a break. */
  private resumed: boolean;

  constructor(
    private readonly host: Host,
    private readonly parts: Parts,
  ) {
    const { record, lessons } = parts.tutorial;
    this.at = reached(record.game, lessons.length);
    this.resumed = this.at > 0;
    this.game = this.begin();
  }

  private get tutorial(): Tutorial {
    return this.parts.tutorial;
  }
  private get lesson(): Lesson {
    const { lessons } = this.tutorial,
      lesson = lessons[this.at] ?? lessons.at(-1);
    if (!lesson) throw new Error('no lessons');
    return lesson;
  }
  private get words(): Words {
    return this.host.words;
  }
  private t(part: string, { id } = this.lesson, points = this.points()): string {
    const key = `lessons-${this.tutorial.record.game}-${id}${part}`;
    return this.words.has(key) ? this.words.t(key, points) : '';
  }
  private points(): Record<string, number> {
    return pointsOf(this.game.session.score());
  }
  /** Returns the sentences of a lesson. The first lesson with a move also says how moves are made. */
  private sayings(lesson: Lesson, points = this.points()): Caption {
    const { answers = false } = lesson,
      move = wanted(this.tutorial, lesson)[0],
      way = move && this.parts.page.isPlain?.(move) ? 'instant' : modeOf(this.game),
      first = this.tutorial.lessons.find((one) => !one.reads && !one.answers) === lesson;
    return {
      text: (lesson.jumps ? `${this.words.t('tutorial-jumps')} ` : '') + this.t('', lesson, points),
      act: this.t('-do', lesson, points),
      how: first ? this.words.t(`tutorial-how-${way === 'instant' ? way : 'confirm'}`) : '',
      answers,
    };
  }

  /** Opens the table of this lesson. */
  private begin(): Game {
    const { engine, card, page } = this.parts,
      { host } = this;
    // The place that the lesson asks for gets a ring, even if the game usually shows its places without one;
    // the places that it speaks of get nothing more than that.
    const ringed: GamePage = { ...page, needsNoRing: () => false, ringsOnly: true };
    this.laid = recordOf(this.tutorial, this.lesson);
    const game = host.put(
      engine.resume(upTo(this.laid, this.lesson.at)),
      card,
      { engine, page: ringed },
      {
        menu: () => this.menu(),
        scores: () => this.scores(),
        hint: () => this.show(),
        save: () => Promise.resolve(),
        over: () => undefined,
      },
      { purpose: 'lesson', layers: [guided(this)] },
    );
    game.commands.drive(this);
    tellSources(game);
    game.events.on('shown', () => this.follow());
    this.slip.stand(game);
    game.screen.root.classList.add('coached');
    this.game = game;
    this.shown = null;
    game.render();
    this.slip.focus();
    this.next();
    return game;
  }

  private menu(): void {
    const { host } = this;
    const over = (): void => {
      host.sheet.close();
      this.turnTo(0);
    };
    showShortMenu(host, [
      ['tutorial-over', 'tutorial-over', over],
      ['settings', 'settings', () => void host.open('settings', '')],
      ['tutorial-close', 'tutorial-close', () => this.leave()],
    ]);
  }

  /** At the end the scores stand alone, because the card leads on, not a rematch or a review. */
  private scores(): void {
    const { card, session, table } = this.game;
    this.host.sheet.show(
      this.words.t(table.view.outcome ? 'score-final' : 'score-title'),
      scoreSheet(this.game.text(), session.score(), card.marks),
    );
  }

  /** Begins another lesson. */
  private turnTo(at: number): void {
    this.stop();
    this.at = Math.max(0, at);
    this.resumed = false;
    reach(this.tutorial.record.game, this.at);
    this.game = this.begin();
  }

  // The guide of the session.

  allows(offers: Offer[]): Offer[] | null {
    const moves = this.moves;
    return this.lesson.reads && this.lesson.at === moves
      ? null
      : allowed(this.tutorial, this.lesson, moves, offers);
  }
  get why(): Refusal {
    return {
      code: 'lesson',
      rule: null,
      why: this.t('-why') || this.words.t('tutorial-why', { act: this.t('-do') }),
    };
  }
  played(): void {
    this.advance();
  }
  private advance(): void {
    const { record, lessons } = this.tutorial;
    if (this.at < lessons.length - 1) this.at += 1;
    this.resumed = false;
    reach(record.game, this.at < lessons.length - 1 ? this.at : 0);
  }

  // The opponents of the game.

  get refuses(): string {
    return this.lesson.reads && !this.busy && !this.game.table.view?.outcome
      ? this.words.t('tutorial-read-first')
      : '';
  }
  get busy(): boolean {
    return this.going;
  }
  hurry(): void {
    this.hurried = true;
    this.wake();
  }
  stop(): void {
    this.run += 1;
    this.going = false;
    this.wake();
  }
  close(): void {
    this.stop();
  }
  prompt(): DriverPrompt {
    const { table } = this.game,
      { setup } = table,
      seat = this.going ? (table.view?.toAct[0] ?? null) : LEARNER;
    const name = seat === null ? '' : (setup.players[seat]?.name ?? '');
    return {
      colour: seat === null ? null : (setup.players[seat]?.colour ?? null),
      status: this.words.t(this.going ? 'tutorial-plays' : 'tutorial-read', { name }),
    };
  }
  next(): void {
    if (!this.going) void this.go();
  }

  private get moves(): number {
    return this.game?.open ? this.game.session.moveCount() : this.lesson.at;
  }

  /** Lets the other players play up to the lesson, then shows it. */
  private async go(): Promise<void> {
    const { run, game } = this;
    const over = (): boolean => run !== this.run || !game.open;
    const record = recordOf(this.tutorial, this.lesson),
      elsewhere = record !== this.laid;
    this.going = elsewhere || this.moves < this.lesson.at;
    this.hurried = false;
    if (elsewhere || (this.going && this.lesson.jumps)) return this.turnTo(this.at);
    if (this.going) {
      this.slip.waits();
      game.render();
    }
    while (!over() && this.moves < this.lesson.at) {
      await game.motion.settle();
      await this.pause();
      const next = record.moves[this.moves];
      if (over() || !next) return;
      game.commands.present();
      const [seat, move] = next;
      game.commands.play(seat, move, {
        speed: this.hurried ? 'off' : effectiveSpeed(game.settings),
        last: [],
      });
      await game.motion.settle();
    }
    if (over()) return;
    if (this.going) {
      this.going = false;
      game.render();
    }
    await this.showLesson();
  }

  private pause(): Promise<void> {
    const ms = this.hurried ? 0 : THINKS * FACTOR[effectiveSpeed(this.game.settings)];
    return new Promise((go) => {
      const timer = setTimeout(go, ms);
      this.wake = () => {
        clearTimeout(timer);
        go();
      };
    });
  }

  /** Puts the lesson on the card, in the language of the page. */
  private async showLesson(): Promise<void> {
    const { words, lesson } = this;
    if (this.shown?.lesson === lesson && this.shown.words === words) return;
    await fetchLessons(words, this.tutorial.record.game).catch(() => undefined);
    if (words !== this.words || lesson !== this.lesson) return;
    this.shown = { lesson, words };
    const { lessons } = this.tutorial,
      last = this.at === lessons.length - 1,
      reads = lesson.reads ?? false;
    // There is room for two digits in every lesson that tells points.
    const points = Object.fromEntries(Object.keys(this.points()).map((key) => [key, 88]));
    this.slip.reserve(lessons.map((one) => this.sayings(one, points)));
    this.slip.tell(
      {
        ...this.sayings(lesson),
        title: words.t('tutorial-title', { at: this.at + 1, of: lessons.length }),
        back: words.t('tutorial-back'),
        over: words.t('tutorial-over'),
        on: words.t(last ? 'tutorial-end' : 'tutorial-on'),
        skip: words.t('tutorial-skip'),
        next: words.t('tutorial-on'),
        close: words.t('tutorial-close'),
      },
      { first: this.at === 0, resumed: this.resumed, reads },
    );
    this.game.stage.group([...(lesson.shows ?? [])]);
  }

  /** Goes on from a lesson that is read. */
  private on(): void {
    const { game, lesson } = this;
    if (this.going || !game.open) return;
    if (lesson === this.tutorial.lessons.at(-1)) return this.leave(true);
    this.advance();
    game.commands.askAnew(); // the lesson offers other moves now
  }

  /** Makes the move of the lesson for the learner. */
  private skip(): void {
    const { game } = this,
      move = wanted(this.tutorial, this.lesson)[0];
    if (move && !this.going && game.open && !game.motion.moving)
      game.commands.play(LEARNER, move, { speed: effectiveSpeed(game.settings), last: [] });
  }

  /** Selects the move of the lesson as if its places had been tapped. */
  private show(): void {
    const move = wanted(this.tutorial, this.lesson)[0],
      { game } = this;
    const offer = move && game.table.offers.find((one) => sameMove(one.move, move));
    if (offer && !this.going) game.commands.propose(offer);
  }

  /** Updates the card after a change of the game. */
  private follow(): void {
    if (this.shown && this.shown.words !== this.words) void this.showLesson();
  }

  /** Goes to the first screen, or with `plays` to a game as it was taught, against the easiest opponent. */
  private leave(plays = false): void {
    const { tutorial, card, engine } = this.parts;
    if (plays)
      return this.host.leave({
        game: card.id,
        level: 0,
        table: (now) => taughtTable(tutorial.record, engine.entry, now, card.components),
      });
    this.host.leave();
    document.getElementById('learn')?.focus();
  }
}
