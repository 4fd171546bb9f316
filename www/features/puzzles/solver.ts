// A puzzle on the table: the position, one move to find, and what is said about it. The engine says which moves are
// legal; the file of puzzles says which of them are accepted.
import './puzzles.css';
import type { Engine } from '../../engine/engine';
import { attr, fill } from '../../dom/elements';
import { sameMove } from '../../engine/same-move';
import { seating } from '../../engine/draft';
import type { Face, Offer, Place, Reason, Seat } from '../../engine/wire';
import { reasonText } from '../../words/facts';
import type { SessionLayer } from '../../table/layers';
import type { GameText } from '../../words/text/text';
import type { GameCard, GamePage } from '../../games/contract';
import { Drawn, type Drawing } from '../../ui/drawn';
import type { DriverPrompt, SeatDriver, Taken } from '../../table/drivers';
import type { Game } from '../../ui/game-view';
import type { Host } from '../../shell/host';
import { actsOf, puzzleMenu } from './acts';
import { acceptedOf, recordOf, type Puzzle } from './file';
import { beginningOf, HINTS, lookAt, type Beginning } from './hint';
import { PuzzleLine, type After, type Told } from './line';
import { nextOf, puzzleProgress, settled, type Result } from './progress';
import { seenIn, showSeen } from './seen';
import { Strip, type Act, type Mood } from './strip';
import { becauseOf, FRESH, noteOf, overOf, textOf, type Attempt, type Says } from './told';
import { lostBy, whyOf, type Posed } from './why';

/** The fetched parts of the puzzles of a game. */
export interface Parts {
  engine: Engine;
  card: GameCard;
  page: GamePage;
  puzzles: Puzzle[];
}

export class Solver implements SeatDriver {
  private readonly strip: Strip;
  private puzzle: Puzzle;
  private game: Game;
  private best: Offer[] = [];
  private attempt: Attempt = { ...FRESH };
  /** The record of the position, the best move in words, and where it begins. */
  private record = '';
  private answer = '';
  private begins: Beginning = { places: [], said: '' };
  /** The position in words. */
  private text!: GameText;
  /** What is drawn on the table, and the line that is shown. */
  private drawn: Drawn | null = null;
  private line: PuzzleLine | null = null;
  /** The faces that the player has seen of cards that lie face down. */
  private seen = new Map<Place, Face>();

  constructor(
    private readonly host: Host,
    private readonly parts: Parts,
    first: Puzzle,
  ) {
    const { words } = host;
    this.strip = new Strip(words.t('puzzles-title'), words, {
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
    fill(this.strip.rules);
    const game = (this.game = this.open());
    void this.host.features
      .find(({ inPlay }) => inPlay)
      ?.inPlay?.(this.host, game, this.strip.rules)
      .catch(() => undefined); // without a network the puzzle is asked without them
    this.tell();
    this.strip.focus();
    return game;
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
      session,
      card,
      { engine, page },
      {
        menu: () => puzzleMenu(host, card.id),
        hint: () => this.hint(),
        save: () => Promise.resolve(),
        over: () => undefined,
        back: () => this.backToList(),
      },
      { purpose: 'puzzle', layers: [this.layer()] },
    );
    game.commands.drive(this);
    game.events.on('shown', () => {
      if (this.attempt.mood !== 'wrong' || game.table.taps.length === 0) return;
      this.attempt.mood = 'asked'; // another move is tried
      this.tell();
    });
    game.screen.root.insertBefore(this.strip.root, game.screen.ground);
    game.screen.root.classList.add('puzzling');
    game.resize();
    if (card.memory) showSeen(game, (this.seen = seenIn(engine, record, puzzle.seat)));
    game.render();
    const [best] = this.best;
    this.text = game.text();
    this.drawn = new Drawn(game);
    this.answer = best ? this.text.moves.offer(best.move) : '';
    this.begins = beginningOf(host.words, this.text, this.best, game.table.offers);
    return game;
  }

  /** Leaves for the choice of puzzles. */
  private backToList(): void {
    const { host, parts } = this;
    host.leave();
    void host.open('puzzles', parts.card.id);
  }

  /** Nobody decides once the answer is on the table, and nothing is taken back. */
  private layer(): SessionLayer {
    return {
      name: 'puzzle',
      view: (below, eye) => (this.isOver ? { ...below.view(eye), toAct: [] } : below.view(eye)),
      canUndo: () => false,
    };
  }

  /** Whether the answer is on the table, so that nobody decides any more. */
  private get isOver(): boolean {
    return this.attempt.mood !== 'asked' && this.attempt.mood !== 'wrong';
  }

  private tell(): void {
    const { strip, says, attempt, game } = this;
    // Until the next try, nothing is asked below the table.
    const covers = attempt.mood !== 'asked';
    attr(strip.root, 'data-over', covers ? 'yes' : null);
    strip.tell({
      mood: attempt.mood,
      text: textOf(says, attempt),
      because: becauseOf(says, attempt),
      note: noteOf(says, attempt),
      acts: this.acts(),
    });
    this.drawn?.show(this.drawings);
    // The button that had the focus is no longer seen: the sentence that says how it went has it now.
    if (covers && game.screen.prompt.root.contains(document.activeElement)) strip.focus();
  }

  /** What is drawn: a wrong move and the reply to it, or both moves once it is told why. */
  private get drawings(): Drawing[] {
    const { mood, compared } = this.attempt,
      { drawings = [], reply = null } = compared ?? {};
    if (mood === 'told') return drawings;
    if (mood !== 'wrong') return [];
    return [...drawings.filter(({ kind }) => kind === 'played'), ...(reply ? [reply.drawing] : [])];
  }

  private get says(): Says {
    const { t, host, puzzle, parts } = this,
      { missed, compared } = this.attempt;
    return {
      t,
      words: host.words,
      puzzle,
      theme: t(`theme-${parts.card.id}-${puzzle.theme}`),
      look: () => lookAt(t, this.text, this.posed),
      why: () => whyOf(t, this.posed, missed?.move ?? compared?.other?.made ?? null),
      lost: () => (missed ? lostBy(this.posed, missed.move) : ''),
      memory: parts.card.memory ?? false,
      answer: this.answer,
      begins: this.begins,
      name: (seat) => this.game.text().terms.name(seat),
      progress: puzzleProgress.read(),
    };
  }

  private acts(): Act[] {
    return actsOf(this.host.words, this.attempt, {
      hint: () => this.hint(),
      answer: () => this.show(),
      again: () => this.again(),
      why: () => this.why(),
      next: () => this.advance(),
      best: () => this.play('best'),
      other: () => this.play('other'),
      previous: () => void this.line?.go(-1),
      onward: () => void this.line?.go(1),
      back: () => this.line?.leave(),
    });
  }

  private settle(result: Result): void {
    const { attempt, parts, puzzle } = this;
    attempt.counted = false;
    if (attempt.result) return;
    const change = settled(parts.card.id, puzzle, result);
    Object.assign(attempt, { result, change, counted: change !== 0 });
  }

  /** Says what to look at, and then says and marks where the best move begins. */
  private hint(): void {
    if (this.isOver) return;
    const { attempt } = this,
      { places } = this.begins;
    attempt.hints = Math.min(HINTS, attempt.hints + 1);
    this.again();
    if (attempt.hints === HINTS && places.length > 0)
      this.game.stage.mark(new Map(places.map((place) => [place, 'legal']))); // and no other place
  }

  /** Plays the best move. */
  private show(): void {
    const [best] = this.best,
      offer = best && this.game.table.offers.find(({ move }) => sameMove(move, best.move));
    this.settle('missed');
    this.attempt.mood = 'shown';
    if (offer) void this.game.commands.choose(offer);
    this.tell();
  }

  private again(): void {
    this.attempt.mood = 'asked';
    this.game.commands.untap();
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

  /** The position, for the sentences that compare the best move with another one. */
  private get posed(): Posed {
    const { puzzle, record, seen, parts, text, attempt } = this,
      { engine, card } = parts;
    const say = (reason: Reason): string =>
      reasonText(text, reason, puzzle.seat, attempt.mood === 'told' ? 2 : 1);
    const plan = attempt.compared?.plan?.places;
    return { engine, game: card.id, record, puzzle, best: this.best[0]!, seen, plan, say };
  }

  /** Lets a search compare the best move with the last wrong one, or else with the best of the others. */
  private async compare(): Promise<void> {
    const { game, attempt, best, puzzle, t } = this,
      { mood, missed } = attempt;
    if (!attempt.compared) {
      attempt.compared = undefined;
      const accepted = best.map(({ move }) => move);
      const search = this.host.features.find(({ compare }) => compare)?.compare;
      const found = await search?.(game, {
        link: this.record,
        seat: puzzle.seat,
        best: accepted[0]!,
        accepted,
        made: missed?.move ?? null,
        words: { best: t('plate-best'), made: t(missed ? 'plate-made' : 'plate-next') },
      }).catch(() => null); // without a network the answer stands without its reason
      if (attempt.missed !== missed) return; // another search is about the later move
      attempt.compared = found ?? null;
    }
    if (this.game !== game || attempt.mood !== mood) return;
    if (mood === 'wrong') attempt.weighed = attempt.compared !== null;
    this.tell();
  }

  /** Shows what follows the best move, or the other one that the answer is told with. */
  private play(after: After): void {
    const { game, attempt, best, parts } = this,
      { mood, missed, compared } = attempt,
      move = after === 'best' ? best[0]?.move : (missed?.move ?? compared?.other?.made);
    if (!move) return;
    const tell = (line: Told | null): void => {
      Object.assign(attempt, { mood: 'line', line });
      this.tell();
    };
    tell(null);
    this.line = new PuzzleLine(game, after, tell, () => this.leaveLine(after, mood));
    void this.line
      .play(parts.engine, this.record, this.puzzle, move)
      .then(() => attempt.line && this.strip.focus('onward'));
  }

  /** Tells again, after a line, what was told before it. */
  private leaveLine(after: After, mood: Mood): void {
    this.line = null;
    Object.assign(this.attempt, { mood, line: null });
    this.tell();
    this.strip.focus(after);
  }

  private advance(): void {
    const { card, puzzles } = this.parts,
      next = nextOf(puzzles, puzzleProgress.read(), card.id, Math.random());
    if (!next) return this.host.leave();
    try {
      this.present(next);
    } catch {
      this.host.leave(); // a game of the file that the engine refuses has been altered
      this.host.say(this.t('damaged'));
    }
  }

  /** Judges a move. An accepted one is played, and so is the answer; any other leaves the position as it is. */
  takes(_: Seat, { move }: Offer): Taken {
    const { game, attempt } = this;
    if (this.isOver) return 'no';
    if (this.best.some((one) => sameMove(one.move, move))) {
      this.settle(attempt.hints > 0 ? 'helped' : 'solved');
      attempt.mood = 'right';
      this.tell();
      return 'no';
    }
    this.settle('missed');
    const said = game.text().moves.offer(move);
    Object.assign(attempt, { mood: 'wrong', missed: { move, said }, compared: null, weighed: false });
    void this.compare();
    this.tell();
    return 'yes';
  }
  prompt(): DriverPrompt {
    const { players } = this.game.table.setup;
    return {
      colour: players[this.puzzle.seat]?.colour ?? null,
      status: this.t(overOf(this.attempt.mood)),
      choices: [],
    };
  }
}
