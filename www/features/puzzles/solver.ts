// A puzzle on the table: the position, one move to find, and what is said about it. The engine says which moves are
// legal; the file of puzzles says which of them are accepted.
import './puzzles.css';
import type { Engine } from '../../core/engine';
import { attr } from '../../core/dom';
import { same } from '../../core/lesson';
import { seating } from '../../core/draft';
import type { Offer, Seat } from '../../core/wire';
import { wrapped } from '../../core/wrapped';
import type { GameCard, GamePage } from '../../games/contract';
import { compareMoves } from '../../screen/comparison';
import { Drawn } from '../../screen/drawn';
import type { Game, Opponents } from '../../screen/game';
import type { Host } from '../../screen/host';
import { choose } from '../../screen/moves';
import type { Choice } from '../../screen/prompt';
import { acceptedOf, recordOf, type Puzzle } from './file';
import { showMenu } from './menu';
import { after, nextOf, savedProgress, saveProgress, type Result } from './progress';
import { seenIn, showSeen } from './seen';
import { Strip, type Act, type Mood } from './strip';
import { FRESH, noteOf, textOf, type Attempt, type Says } from './told';

/** The fetched parts of the puzzles of a game. */
export interface Parts {
  engine: Engine;
  card: GameCard;
  page: GamePage;
  /** The puzzles to choose from. */
  puzzles: Puzzle[];
}

/** What is said where else a player is asked to decide. */
const OVER: Partial<Record<Mood, string>> = { shown: 'over-shown', told: 'over-told' };

export class Solver implements Opponents {
  private readonly strip: Strip;
  private puzzle: Puzzle;
  private game: Game;
  private best: Offer[] = [];
  private attempt: Attempt = { ...FRESH };
  /** The record of the position, the best move in words, and where it begins; empty if it is an answer. */
  private record = '';
  private answer = '';
  private begins = '';

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
    this.game = this.present(first);
  }

  /** Puts a puzzle on the table, and asks for its answer. Throws if its game has been altered. */
  private present(puzzle: Puzzle): Game {
    this.puzzle = puzzle;
    this.attempt = { ...FRESH };
    this.game = this.open();
    this.tell();
    this.strip.focus();
    return this.game;
  }

  private readonly t = (id: string, args: Record<string, string | number> = {}): string =>
    this.host.words.t(`puzzles-${id}`, args);

  /** Puts the position on the table. */
  private open(): Game {
    const { host, puzzle } = this,
      { engine, card, page } = this.parts,
      { words } = host;
    const colours = seating(engine.entry, 2) ?? [0, 1],
      names = colours.map((colour) => words.t(words.own(card.id, `colour-${engine.entry.colours[colour]}`)));
    const record = (this.record = recordOf(engine, puzzle, names)),
      session = engine.resume(record);
    try {
      this.best = acceptedOf(puzzle, session.offers(puzzle.seat));
    } catch (thrown) {
      session.free();
      throw thrown;
    }
    const game = host.put(
      wrapped(session, {
        // Nobody decides once the answer is on the table, and nothing is taken back.
        view: (eye) => (this.isOver ? { ...session.view(eye), toAct: [] } : session.view(eye)),
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
    game.events.on('shown', () => {
      if (this.attempt.mood !== 'wrong' || game.table.taps.length === 0) return;
      this.attempt.mood = 'asked'; // another move is tried
      this.tell();
    });
    game.table.saved = 'yes'; // it can be left without a question
    game.screen.root.insertBefore(this.strip.root, game.screen.host);
    game.screen.root.classList.add('puzzling');
    game.resize();
    if (card.memory) showSeen(game, seenIn(engine, record, puzzle.seat));
    game.render();
    const [best] = this.best,
      [tap = ''] = best?.taps ?? [],
      { moves, places } = game.text();
    this.answer = best ? moves.offer(best.move) : '';
    // The first words of a label name the thing; the rest says how it stands.
    this.begins = tap.startsWith('choice/') ? '' : places.placeLabel(tap).replace(/\s*[.:,].*$/s, '');
    return game;
  }

  /** Whether the answer is on the table, so that nobody decides any more. */
  private get isOver(): boolean {
    return this.attempt.mood !== 'asked' && this.attempt.mood !== 'wrong';
  }

  private tell(): void {
    const { strip, says, attempt, game } = this;
    // Until the next try, nothing is asked below the table.
    const covers = attempt.mood !== 'asked';
    if (covers) strip.root.style.setProperty('--prompt', `${game.screen.prompt.root.offsetHeight}px`);
    attr(strip.root, 'data-over', covers ? 'yes' : null);
    strip.tell({
      mood: attempt.mood,
      text: textOf(says, attempt),
      note: noteOf(says, attempt),
      acts: this.acts(),
    });
    // The button that had the focus is no longer seen: the sentence that says how it went has it now.
    if (covers && game.screen.prompt.root.contains(document.activeElement)) strip.focus();
  }

  private get says(): Says {
    const { t, host, puzzle, parts } = this;
    return {
      t,
      words: host.words,
      puzzle,
      theme: t(`theme-${parts.card.id}-${puzzle.theme}`),
      memory: parts.card.memory ?? false,
      answer: this.answer,
      begins: this.begins,
      name: (seat) => this.game.text().terms.name(seat),
      progress: savedProgress(),
    };
  }

  private acts(): Act[] {
    const { t } = this,
      { mood, hinted } = this.attempt;
    const all: Record<Act['id'], Act> = {
      hint: { id: 'hint', text: t('do-hint'), act: () => this.hint() },
      answer: { id: 'answer', text: t('do-answer'), act: () => this.show() },
      again: { id: 'again', text: t('do-again'), primary: true, act: () => this.again() },
      why: { id: 'why', text: t('do-why'), act: () => this.why() },
      next: { id: 'next', text: t('do-next'), primary: true, act: () => this.advance() },
    };
    const ids: Record<Mood, Act['id'][]> = {
      asked: hinted ? ['answer'] : ['hint', 'answer'],
      wrong: ['hint', 'answer', 'again'],
      right: ['why', 'next'],
      shown: ['why', 'next'],
      told: ['next'],
    };
    return ids[mood].map((id) => all[id]);
  }

  private settle(result: Result): void {
    if (this.attempt.result) return;
    const before = savedProgress(),
      now = after(before, this.parts.card.id, this.puzzle, result);
    Object.assign(this.attempt, { result, change: now.rating - before.rating });
    saveProgress(now);
  }

  /** Says and marks where the best move begins. */
  private hint(): void {
    const [tap = ''] = this.best[0]?.taps ?? [];
    if (this.isOver) return;
    this.attempt.hinted = true;
    this.again();
    if (this.begins !== '') this.game.stage.mark(new Map([[tap, 'legal']])); // and no other place
  }

  /** Plays the best move. */
  private show(): void {
    const [best] = this.best,
      offer = best && this.game.table.offers.find(({ move }) => same(move, best.move));
    this.settle('missed');
    this.attempt.mood = 'shown';
    this.game.table.saved = 'tutorial'; // its end is not counted
    if (offer) void choose(this.game, offer);
    this.tell();
  }

  private again(): void {
    this.attempt.mood = 'asked';
    this.game.table.taps = [];
    this.game.render();
    this.tell();
  }

  /** Shows the position once more, with the best move and another one, and says what a search gives both. */
  private why(): void {
    this.attempt.mood = 'told';
    this.game = this.open();
    void this.compare();
    this.tell();
    this.strip.focus(); // the button is gone
  }

  /** Lets a search compare the best move with the last wrong one, or else with the best of the others. */
  private async compare(): Promise<void> {
    const { game, attempt, best, puzzle, t } = this,
      { mood, missed } = attempt;
    if (!attempt.compared) {
      attempt.compared = undefined;
      const accepted = best.map(({ move }) => move);
      const found = await compareMoves(game, {
        link: this.record,
        seat: puzzle.seat,
        best: accepted[0]!,
        accepted,
        made: missed?.move ?? null,
        words: { best: t('plate-best'), made: t(missed ? 'plate-made' : 'plate-next') },
      });
      if (attempt.missed !== missed) return; // another search is about the later move
      attempt.compared = found;
    }
    if (this.game !== game || attempt.mood !== mood) return;
    if (mood === 'told') new Drawn(game).show(attempt.compared?.drawings ?? []);
    this.tell();
  }

  private advance(): void {
    const { card, puzzles } = this.parts,
      next = nextOf(puzzles, savedProgress(), card.id, Math.random());
    if (!next) return this.host.leave();
    try {
      this.present(next);
    } catch {
      this.host.leave(); // a game of the file that the engine refuses has been altered
      this.host.say(this.t('damaged'));
    }
  }

  // The opponents of the game: nobody else plays.

  readonly busy = false;
  readonly announcement = '';
  /** Judges a move. An accepted one is played, and so is the answer; any other leaves the position as it is. */
  takes(_: Seat, { move }: Offer): boolean {
    const { game, attempt } = this;
    if (this.isOver) return false;
    if (this.best.some((one) => same(one.move, move))) {
      this.settle(attempt.hinted ? 'helped' : 'solved');
      attempt.mood = 'right';
      game.table.saved = 'tutorial'; // its end is not counted
      this.tell();
      return false;
    }
    this.settle('missed');
    const said = game.text().moves.offer(move);
    Object.assign(attempt, { mood: 'wrong', missed: { move, said }, compared: null });
    game.table.taps = [];
    game.render();
    void this.compare();
    this.tell();
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
    return {
      colour: players[this.puzzle.seat]?.colour ?? null,
      status: this.t(OVER[this.attempt.mood] ?? 'over'),
      choices: [],
    };
  }
}
