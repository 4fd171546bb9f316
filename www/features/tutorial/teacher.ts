// Leads through a tutorial. It sits at the table in the place of the computer players: what others do is played as recorded, and whoever learns
// is offered what the lesson asks for. Every lesson is a position of a real game.
import { FACTOR } from '../../core/direct';
import { el } from '../../core/dom';
import type { Engine } from '../../core/engine';
import { adopt, consider, repaint } from '../../screen/changes';
import type { Opponents, Game } from '../../screen/game';
import { make, modeOf } from '../../screen/moves';
import type { GameCard, GamePage } from '../../games/contract';
import type { Host } from '../../screen/host';
import { effectiveSpeed } from '../../core/settings';
import type { Choice } from '../../screen/prompt';
import type { Offer, Refusal, Seat } from '../../core/wire';
import type { Words } from '../../core/words';
import { LessonCard } from './card';
import { guided, type Guide } from './guided';
import { allowed, LEARNER, pointsOf, same, upTo, wanted, type Course, type Lesson } from '../../core/lesson';
import { reach, reached } from './progress';
import { taughtTable } from './taught';

/** What a tutorial is made of, once it is here. */
export interface Parts {
  engine: Engine;
  card: GameCard;
  page: GamePage;
  course: Course;
}

/** How long others seem to think, in ms at normal speed. */
const THINKS = 650;

export class Teacher implements Opponents, Guide {
  private readonly slip = new LessonCard({
    back: () => this.turnTo(this.at - 1),
    over: () => this.turnTo(0),
    on: () => this.on(),
    close: () => this.leave(),
  });
  /** Which lesson. */
  private at: number;
  private game: Game;
  /** Whether others are playing, and whether they shall be quick about it. */
  private going = false;
  private hurried = false;
  /** Counts what was begun: what is overtaken comes to nothing. */
  private run = 0;
  private wake: () => void = () => undefined;
  /** What the card says now, and in which words. */
  private told_: { lesson: Lesson; words: Words } | null = null;
  /** It goes on where somebody has left off. */
  private resumed: boolean;

  constructor(
    private readonly host: Host,
    private readonly parts: Parts,
  ) {
    const { record, lessons } = parts.course;
    this.at = reached(record.game, lessons.length);
    this.resumed = this.at > 0;
    this.game = this.begin();
  }

  private get course(): Course {
    return this.parts.course;
  }
  private get lesson(): Lesson {
    const { lessons } = this.course,
      lesson = lessons[this.at] ?? lessons.at(-1);
    if (!lesson) throw new Error('no lessons');
    return lesson;
  }
  private get words(): Words {
    return this.host.words;
  }
  private t(part: string): string {
    const id = `tutorial-${this.course.record.game}-${this.lesson.id}${part}`;
    return this.words.has(id) ? this.words.t(id, pointsOf(this.game.session.score())) : '';
  }

  /** The table of this lesson, anew. */
  private begin(): Game {
    const { engine, card, page } = this.parts,
      { host } = this;
    // Among many places that show by themselves that they can be tapped, the one that is asked for has to be found.
    const ringed: GamePage = { ...page, needsNoRing: () => false };
    const game = host.put(
      guided(engine.resume(upTo(this.course.record, this.lesson.at)), this),
      card,
      { engine, page: ringed },
      {
        menu: () => this.menu(),
        scores: (text) =>
          void import('../../screen/sheets').then(({ showScores }) => showScores(host, game, text)),
        hint: () => this.show(),
        save: () => Promise.resolve(),
        over: () => undefined,
      },
    );
    game.opponents = this;
    game.events.on('shown', () => this.follow());
    game.table.kept = 'tutorial'; // nothing is lost by leaving
    game.screen.root.insertBefore(this.slip.root, game.screen.host);
    game.screen.root.classList.add('coached');
    this.game = game;
    this.told_ = null;
    void page.fetchLate?.().then(
      () => void repaint(game),
      () => undefined,
    );
    game.render();
    this.slip.focus();
    this.next();
    return game;
  }

  /** Another lesson, from its beginning. */
  private turnTo(at: number): void {
    this.stop();
    this.at = Math.max(0, at);
    this.resumed = false;
    reach(this.course.record.game, this.at);
    this.game = this.begin();
  }

  // As the guide of the session.

  allows(offers: Offer[]): Offer[] | null {
    const moves = this.moves;
    return this.lesson.reads && this.lesson.at === moves
      ? null
      : allowed(this.course, this.lesson, moves, offers);
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
    const { record, lessons } = this.course;
    if (this.at < lessons.length - 1) this.at += 1;
    this.resumed = false;
    reach(record.game, this.at < lessons.length - 1 ? this.at : 0);
  }

  // As the company at the table.

  told = '';
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
  label(_seat: Seat, label: string): string {
    return label;
  }
  prompt(): { colour: number | null; status: string; choices: Choice[] } {
    const { table } = this.game,
      { setup } = table,
      seat = this.going ? (table.view?.toAct[0] ?? null) : LEARNER;
    const name = seat === null ? '' : (setup.players[seat]?.name ?? '');
    return {
      colour: seat === null ? null : (setup.players[seat]?.colour ?? null),
      status: this.words.t(this.going ? 'tutorial-plays' : 'tutorial-read', { name }),
      choices: [],
    };
  }
  next(): void {
    if (!this.going) void this.go();
  }

  private get moves(): number {
    return this.game?.table.session ? this.game.session.moveCount() : this.lesson.at;
  }

  /** Lets others play up to the lesson, then tells it. */
  private async go(): Promise<void> {
    const { run, game } = this;
    const over = (): boolean => run !== this.run || !game.open;
    this.going = this.moves < this.lesson.at;
    this.hurried = false;
    if (this.going && this.lesson.jumps) return this.turnTo(this.at);
    if (this.going) {
      this.slip.waits();
      game.render();
    }
    while (!over() && this.moves < this.lesson.at) {
      await game.motion.settle();
      await this.pause();
      const next = this.course.record.moves[this.moves];
      if (over() || !next) return;
      game.present();
      const [seat, move] = next;
      make(game, seat, move, { speed: this.hurried ? 'off' : effectiveSpeed(game.settings), last: [] });
      await game.motion.settle();
    }
    if (over()) return;
    if (this.going) {
      this.going = false;
      game.render();
    }
    await this.tell();
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
  private async tell(): Promise<void> {
    const { words, lesson } = this;
    if (this.told_?.lesson === lesson && this.told_.words === words) return;
    await words.fetch('tutorial').catch(() => undefined);
    if (words !== this.words || lesson !== this.lesson) return;
    this.told_ = { lesson, words };
    const { lessons } = this.course,
      last = this.at === lessons.length - 1,
      reads = lesson.reads ?? false;
    const early = this.at <= 2 && !reads;
    this.slip.tell(
      {
        title: words.t('tutorial-title', { at: this.at + 1, of: lessons.length }),
        text: this.t(''),
        act: this.t('-do'),
        how: early ? words.t(`tutorial-how-${modeOf(this.game)}`) : '',
        back: words.t('tutorial-back'),
        over: words.t('tutorial-over'),
        on: words.t(last ? 'tutorial-end' : reads ? 'tutorial-on' : 'tutorial-skip'),
        close: words.t('tutorial-close'),
      },
      { first: this.at === 0, resumed: this.resumed, reads },
    );
    this.game.stage.group([...(lesson.shows ?? [])]);
  }

  /** The button of the card: goes on, or makes the move for whoever wants to see it. */
  private on(): void {
    const { game, lesson } = this;
    if (this.going || !game.open) return;
    if (lesson === this.course.lessons.at(-1)) return this.leave(true);
    if (!lesson.reads) {
      const move = wanted(this.course, lesson)[0];
      if (move && !game.motion.moving)
        make(game, LEARNER, move, { speed: effectiveSpeed(game.settings), last: [] });
      return;
    }
    this.advance();
    adopt(game, game.session, 0); // what is offered is asked anew
  }

  /** Shows the move of the lesson as if its places had been tapped. */
  private show(): void {
    const move = wanted(this.course, this.lesson)[0],
      { game } = this;
    const offer = move && game.table.offers.find((one) => same(one.move, move));
    if (offer && !this.going) consider(game, offer);
  }

  /** The game was shown anew. */
  private follow(): void {
    if (this.told_ && this.told_.words !== this.words) void this.tell();
  }

  private menu(): void {
    const { host, words } = this;
    const entry = (id: string, act: () => void): HTMLElement =>
      el('li', {}, el('button', { type: 'button', id: `menu-${id}`, onclick: act }, words.t(id)));
    host.sheet.show(
      words.t('menu'),
      words.t('close'),
      el(
        'ul',
        { class: 'menu', role: 'list' },
        entry('tutorial-over', () => {
          host.sheet.close();
          this.turnTo(0);
        }),
        entry(
          'settings',
          () => void import('../../screen/sheets').then(({ showSettings }) => showSettings(host, this.game)),
        ),
        entry('tutorial-close', () => this.leave()),
      ),
    );
  }

  /** To the start page; `plays`: to begin a real game there, as it was taught. */
  private leave(plays = false): void {
    const { course, card, engine } = this.parts;
    if (plays)
      return this.host.leave({
        game: card.id,
        table: (now) => taughtTable(course.record, engine.entry, now, card.components),
      });
    this.host.leave();
    document.getElementById('learn')?.focus();
  }
}
