// A puzzle on the table: the position, one move to find, and what is said about it. The engine says which moves are
// legal; the file of puzzles says which of them are accepted.
import './puzzles.css';
import type { Engine } from '../../core/engine';
import { same } from '../../core/lesson';
import { seating } from '../../core/draft';
import type { Offer, Seat } from '../../core/wire';
import { wrapped } from '../../core/wrapped';
import type { GameCard, GamePage } from '../../games/contract';
import { consider } from '../../screen/changes';
import type { Game, Opponents } from '../../screen/game';
import type { Host } from '../../screen/host';
import type { Choice } from '../../screen/prompt';
import { acceptedOf, recordOf, type Puzzle } from './file';
import { showMenu } from './menu';
import { after, nextOf, ratingOf, savedProgress, saveProgress, type Result } from './progress';
import { seenIn, showSeen } from './seen';
import { Strip, type Act, type Mood } from './strip';

/** The fetched parts of the puzzles of a game. */
export interface Parts {
  engine: Engine;
  card: GameCard;
  page: GamePage;
  /** The puzzles to choose from. */
  puzzles: Puzzle[];
}

export class Solver implements Opponents {
  private readonly strip: Strip;
  private puzzle: Puzzle;
  private game: Game;
  private best: Offer[] = [];
  private mood: Mood = 'asked';
  private hinted = false;
  /** How it went, once that is decided, and what it has changed. */
  private result: Result | null = null;
  private change = 0;

  constructor(
    private readonly host: Host,
    private readonly parts: Parts,
    first: Puzzle,
  ) {
    const { words } = host;
    this.strip = new Strip(words.t('puzzles-title'), {
      label: words.t('puzzles-close'),
      act: () => host.leave(),
    });
    this.puzzle = first;
    this.game = this.open();
    this.tell();
    this.strip.focus();
  }

  private readonly t = (id: string, args: Record<string, string | number> = {}): string =>
    this.host.words.t(`puzzles-${id}`, args);

  private get theme(): string {
    return this.t(`theme-${this.parts.card.id}-${this.puzzle.theme}`);
  }

  /** Puts the position on the table. */
  private open(): Game {
    const { host, puzzle } = this,
      { engine, card, page } = this.parts,
      { words } = host;
    const colours = seating(engine.entry, 2) ?? [0, 1],
      names = colours.map((colour) => words.t(words.own(card.id, `colour-${engine.entry.colours[colour]}`)));
    const record = recordOf(engine, puzzle, names),
      session = engine.resume(record);
    this.best = acceptedOf(puzzle, session.offers(puzzle.seat));
    const game = host.put(
      wrapped(session, {
        // Nobody decides once it is solved, and nothing is taken back.
        view: (eye) => (this.mood === 'right' ? { ...session.view(eye), toAct: [] } : session.view(eye)),
        canUndo: () => false,
        undo: () => false,
      }),
      card,
      { engine, page },
      {
        menu: () => showMenu(host, this.game),
        scores: (text) =>
          void import('../../screen/sheets').then(({ showScores }) => showScores(host, this.game, text)),
        hint: () => this.hint(),
        save: () => Promise.resolve(),
        over: () => undefined,
      },
    );
    game.opponents = this;
    game.table.saved = 'yes'; // it can be left without a question
    game.screen.root.insertBefore(this.strip.root, game.screen.host);
    game.screen.root.classList.add('puzzling');
    game.resize();
    if (card.memory) showSeen(game, seenIn(engine, record, puzzle.seat));
    game.render();
    return game;
  }

  private tell(): void {
    const { mood, t } = this,
      [best] = this.best,
      move = best ? this.game.text().moves.offer(best.move) : '';
    const text = {
      asked: t(`task-${this.puzzle.goal}`),
      wrong: '',
      right: this.puzzle.goal === 'best' ? t('right') : t(`right-${this.puzzle.goal}`),
      shown: t('answer', { move }),
    }[mood];
    this.strip.tell({ mood, text, note: this.note(), acts: this.acts() });
  }

  private note(): string {
    const { t, puzzle } = this,
      { rating, row } = savedProgress();
    if (this.mood === 'asked' || this.mood === 'wrong')
      return [t('of', { puzzle: ratingOf(puzzle), rating, row }), this.parts.card.memory && t('seen-cards')]
        .filter(Boolean)
        .join(' ');
    const sure =
      puzzle.depth === 0
        ? t('proved')
        : t('searched', { games: (10 ** puzzle.depth).toLocaleString(this.host.words.language) });
    const own =
      this.change === 0
        ? t('rating-same', { rating })
        : t('rating', { rating, change: this.host.words.signed(this.change) });
    const { mood, result } = this;
    const counts = mood === 'right' && result && result !== 'solved' ? t(`counts-${result}`) : '';
    return `${this.theme}. ${sure} ${own} ${counts}`.trimEnd();
  }

  private acts(): Act[] {
    const { mood, t } = this;
    const all: Record<Act['id'], Act> = {
      hint: { id: 'hint', text: t('do-hint'), act: () => this.hint() },
      answer: { id: 'answer', text: t('do-answer'), act: () => this.show() },
      again: { id: 'again', text: t('do-again'), primary: true, act: () => this.again() },
      why: { id: 'why', text: t('do-why'), act: () => this.why() },
      next: { id: 'next', text: t('do-next'), primary: true, act: () => this.advance() },
    };
    const ids: Record<Mood, Act['id'][]> = {
      asked: this.hinted ? ['answer'] : ['hint', 'answer'],
      wrong: ['hint', 'answer', 'again'],
      right: ['why', 'next'],
      shown: ['why', 'next'],
    };
    return ids[mood].map((id) => all[id]);
  }

  private settle(result: Result): void {
    if (this.result) return;
    this.result = result;
    const before = savedProgress(),
      now = after(before, this.parts.card.id, this.puzzle, result);
    this.change = now.rating - before.rating;
    saveProgress(now);
  }

  /** Marks where the best move begins. */
  private hint(): void {
    const [best] = this.best,
      [tap = ''] = best?.taps ?? [];
    if (!best || this.mood === 'right' || this.mood === 'shown') return;
    this.hinted = true;
    const answers = tap.startsWith('choice/');
    this.mood = 'asked';
    this.strip.tell({
      mood: 'asked',
      text: this.t(answers ? 'hint-answer' : 'hint', { theme: this.theme }),
      note: this.note(),
      acts: this.acts(),
    });
    this.game.table.taps = [];
    this.game.render();
    if (!answers) this.game.stage.mark(new Map([[tap, 'legal']])); // and no other place
  }

  /** Shows the best move as if its places had been tapped. */
  private show(): void {
    const [best] = this.best,
      offer = best && this.game.table.offers.find(({ move }) => same(move, best.move));
    this.settle('missed');
    this.mood = 'shown';
    if (offer) consider(this.game, offer);
    this.tell();
  }

  private again(): void {
    this.mood = 'asked';
    this.game.table.taps = [];
    this.game.render();
    this.tell();
  }

  /** Lets a search say what the best moves are worth, and why. */
  private why(): void {
    const { host } = this;
    if (this.mood === 'right') {
      this.mood = 'shown';
      this.game = this.open();
      this.show();
    }
    void import('../../screen/sheets').then(({ showHint }) => showHint(host, this.game));
  }

  private advance(): void {
    const { card, puzzles } = this.parts,
      next = nextOf(puzzles, savedProgress(), card.id, Math.random());
    if (!next) return this.host.leave();
    this.puzzle = next;
    this.mood = 'asked';
    this.hinted = false;
    this.result = null;
    this.change = 0;
    this.game = this.open();
    this.tell();
    this.strip.focus();
  }

  // The opponents of the game: nobody else plays.

  readonly busy = false;
  readonly announcement = '';
  /** Judges a move. An accepted one is played; any other leaves the position as it is. */
  takes(_: Seat, { move }: Offer): boolean {
    if (this.best.some((one) => same(one.move, move))) {
      this.settle(this.hinted ? 'helped' : 'solved');
      this.mood = 'right';
      this.game.table.saved = 'tutorial'; // its end is not counted
      this.tell();
      return false;
    }
    this.settle('missed');
    const { game } = this,
      said = game.text().moves.offer(move);
    this.mood = 'wrong';
    game.table.taps = [];
    game.render();
    this.strip.tell({
      mood: 'wrong',
      text: this.t('wrong', { move: said }),
      note: this.note(),
      acts: this.acts(),
    });
    return true;
  }
  next(): void {
    // Nobody answers.
  }
  hurry(): void {
    // Nobody thinks.
  }
  stop(): void {
    // Nobody thinks.
  }
  close(): void {
    // The strip leaves the page with the game.
  }
  label(_: Seat, label: string): string {
    return label;
  }
  prompt(): { colour: number | null; status: string; choices: Choice[] } {
    const { players } = this.game.table.setup;
    return { colour: players[this.puzzle.seat]?.colour ?? null, status: this.t('over'), choices: [] };
  }
}
