// The computer players of one game: they think on their turn, and make moves like people.
import './computer-driver.css';
import { Beat, sleep } from '../../dom/pause';
import { effectiveSpeed } from '../../device/settings';
import { lastPlaces, eventsOf } from '../../table/direct';
import { attr, el, write } from '../../dom/elements';
import type { Entry } from '../../ui/log/log';
import type { Game } from '../../ui/game-view';
import type { Engine } from '../../engine/engine';
import { renew } from '../../ui/changes';
import { isByHand } from '../../engine/viewpoint';
import type { Move, Seat } from '../../engine/wire';
import { workerPoolOf, type WorkerPool, type Thought } from '../../searches/worker-pool';
import { Ahead } from './ahead';
import { Gauge, UNSEEN } from './gauge';
import { Mind } from '../../searches/advisers';
import {
  beatBefore,
  inOne,
  mostOf,
  restAfter,
  revealedFor,
  turnedOver,
  type Turn,
} from '../../searches/pace';
import { lastTurns } from './last-turns';
import { choiceOf, promptOf, type BotPrompt } from './bot-prompt';
import { Since } from './shown-again';
import { mainOf, shortly, toldOf } from './announcements';
import { actingAt, isAlone, isFree, isHidden, isWatched, turnOf, wantedAt } from './turns';

export class ComputerDriver {
  private readonly pool: WorkerPool;
  private readonly mind: Mind;
  private readonly ahead: Ahead;
  private readonly gauge: Gauge;
  /** Lifts a pause, which is possible only if no person plays. */
  private goOn: (() => void) | null = null;
  private turn: Turn | null = null;
  private thought: Thought | null = null;
  /** Numbers the searches, so that the result of an older search is ignored. */
  private run = 0;
  private going = false;
  private readonly beat = new Beat();
  private readonly since: Since;
  /** How long the game rests so that a card that was turned over can be read, in ms; null: until a tap. */
  private resting: number | null | false = false;
  /** How many cards have rested since the game was opened. */
  private rested = 0;
  /** Whether a player asked for the current decision at once. */
  private impatient = false;
  /** Whether all decisions are made at once, because a person who only watches asked for the end. */
  private rushing = false;
  private wake: () => void = () => undefined;
  /** The last turn of a computer player in a sentence; empty after the next move of a person. */
  announcement = '';
  /** Announces a computer player's turn in one sentence; the log is silent meanwhile. */
  private readonly voice = el('p', { class: 'vh', 'aria-live': 'polite', id: 'announcement' });

  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
  ) {
    this.pool = workerPoolOf(game, engine);
    this.mind = new Mind(game, engine);
    this.ahead = new Ahead(game, engine, this.pool, this.mind);
    this.since = new Since(game, this.beat, () => effectiveSpeed(game.settings));
    this.gauge = new Gauge(game);
    game.screen.root.append(this.voice);
    attr(game.screen.log.region, 'aria-live', 'off');
    game.screen.log.events.on('added', (entry) => this.heard(entry));
    // Only a person's move makes news old: computer players choose in secret before it is read.
    game.events.on('made', () => {
      if (game.history.byHand) this.announcement = '';
    });
    this.markChips();
    this.remember();
    renew(game); // a player may have asked before the computer players came
    this.next();
  }

  /** Takes the last moves of computer players, with their sentences, from the record of an opened game. */
  private remember(): void {
    const { game, since } = this,
      { page, table } = game,
      moves = this.alone ? [] : lastTurns(game, this.engine);
    if (moves.length === 0) return;
    moves.forEach(({ sentences, ...move }) => since.add({ ...move, told: inOne(sentences) }));
    game.commands.mark(moves.flatMap(({ steps }) => lastPlaces(steps, page)));
    const told = moves.flatMap(({ sentences }) => sentences);
    const [first] = moves;
    this.announcement = toldOf(game, first?.seat ?? 0, told, first?.before ?? null, table.view);
    game.stage.mark(new Map(table.last.map((place) => [place, 'last'])));
  }

  /** Marks the computer players in the bar, with the level of those who have a name of their own. */
  private markChips(): void {
    const { entry, screen, table, words } = this.game;
    for (const [seat, chip] of [...screen.root.querySelectorAll('.chip')].entries()) {
      const { character, level } = table.setup.players[seat] ?? {},
        id = (character ?? null) === null ? undefined : entry.levels[level ?? 0]?.id;
      chip.classList.toggle('bot', !isByHand(table.setup, seat));
      const who = chip.querySelector('.who');
      if (who) attr(who, 'data-level', id === undefined ? null : words.t(`bot-level-${id}`));
    }
  }

  /** Whether no person plays. */
  get alone(): boolean {
    return isAlone(this.game.table);
  }
  /** Whether the game waits for a computer player, or shows its move. */
  get busy(): boolean {
    return this.turn !== null || this.acting !== null || this.since.showing;
  }
  /** Returns the computer player that the game waits for. */
  get acting(): Seat | null {
    return actingAt(this.game.table);
  }

  /** Describes a player in one sentence, and says so if the computer plays it. */
  label(seat: Seat, label: string): string {
    return isByHand(this.game.table.setup, seat) ? label : this.game.words.t('bot-label', { label });
  }

  /** Lets a computer player go on if it is its turn. It is called after every change. */
  next(): void {
    if (this.game.table.paused.includes('notes')) return;
    this.wake();
    if (!this.going) void this.go();
  }

  /** Ends thinking and showing at once, and plays the best move so far. */
  hurry(): void {
    if (this.beat.cut() && (this.resting !== false || this.since.showing)) return; // the card has been seen; what is shown goes on
    this.impatient = true;
    if (this.turn) this.turn.hurried = true;
    if (this.acting !== null || this.turn) this.thought?.hurry();
    this.mind.urge();
    this.wake();
  }

  /** Abandons the current search: the position has changed. */
  stop(): void {
    this.run += 1;
    this.turn = null;
    this.rushing = false;
    this.announcement = '';
    this.since.clear();
    this.thought?.giveUp();
    this.ahead.stop();
    this.mind.urge();
    this.beat.cut();
    this.wake();
    this.gauge.hide();
  }

  pause(): void {
    const { game, goOn } = this;
    this.goOn = goOn ? null : game.commands.pause('person');
    game.render();
    goOn?.();
  }

  /** Plays on at once, without a rest, until a person can decide again or the game is over. */
  private rush(): void {
    this.rushing = true;
    this.hurry(); // ends a rest
    this.game.commands.hurry();
    this.game.render();
  }

  /** Collects the log entries of a computer player's turn for its announcement. */
  private heard({ colour, action, aside, brief, after, again, news }: Entry): void {
    const { turn } = this,
      { players } = this.game.table.setup;
    if (turn !== null && colour !== null && players[turn.seat]?.colour === colour) {
      turn.moves.push(mainOf({ action, aside, brief }));
      turn.after.push(...aside, ...after);
      return;
    }
    if (news) {
      this.announcement = shortly(this.game, action);
      if (!this.game.table.moving) this.game.render(); // without motions the question stands there already
    }
    if (players.some((player) => player.colour === colour && (player.level ?? null) === null))
      this.since.clear();
    if (!again) write(this.voice, [...action, ...after].join(' '));
  }

  spoke(): void {
    this.announcement = ''; // it was in the old language
    this.markChips();
  }
  close(): void {
    this.stop();
  }

  /** Returns the prompt while a computer player is thinking or playing. */
  prompt(): BotPrompt {
    const { game } = this,
      seat = this.acting ?? this.turn?.seat ?? null;
    const rests = this.resting !== false;
    const prompt =
      rests || this.since.showing
        ? promptOf(game, seat, rests ? 'shows' : 'thinks', 'next', () => this.hurry(), this.resting || 0)
        : this.alone
          ? promptOf(game, seat, this.goOn ? 'paused' : 'thinks', this.goOn ? 'go-on' : 'pause', () =>
              this.pause(),
            )
          : promptOf(game, seat, 'thinks', 'move-now', () => void game.commands.hurry());
    return isWatched(game.table) ? this.watched(prompt, seat) : prompt;
  }

  /** Tells a person who is out why the game goes on without a question, and offers the end. */
  private watched(prompt: BotPrompt, seat: Seat | null): BotPrompt {
    const { terms } = this.game.text();
    if (seat !== null) prompt.status = terms.t('watch', { name: terms.name(seat) });
    const end = choiceOf(this.game, 'to-the-end', () => this.rush());
    return { ...prompt, choices: this.rushing ? [] : [...prompt.choices, end] };
  }

  private async go(): Promise<void> {
    const run = this.run;
    const over = (): boolean => run !== this.run;
    this.going = true;
    try {
      for (let seat = wantedAt(this.game); seat !== null && !over(); seat = wantedAt(this.game))
        await this.decide(seat, over);
      if (!over()) await this.endTurn(null, over);
      if (!over()) void this.ahead.begin();
    } finally {
      this.going = this.rushing = false;
      // The search may have been stopped for a new one.
      if (over() && this.game.open) this.next();
    }
  }

  private async decide(seat: Seat, over: () => boolean): Promise<void> {
    this.impatient = this.rushing;
    const hidden = isHidden(this.game.table),
      begun = performance.now(),
      thinking = this.think(seat, over); // while the turn before is still shown
    if (hidden || this.turn?.seat !== seat) await this.endTurn(hidden ? null : seat, over);
    const move = await thinking;
    if (move === null || over()) return;
    await this.clear(over);
    if (over()) return;
    if (isHidden(this.game.table)) return this.playUnseen(seat, move);
    if (this.turn?.seat !== seat) await this.announce(seat, begun);
    await this.clear(over);
    if (!over()) await this.show(seat, move);
  }

  private async think(seat: Seat, over: () => boolean): Promise<Move | null> {
    const { session } = this.game,
      since = performance.now();
    const [only, ...others] = session.offers(seat);
    if (only && others.length === 0) return only.move;
    const task = await this.mind.task(seat);
    if (over()) return null;
    this.thought = this.pool.think(task, (part, done) => {
      if (over() || this.acting !== seat || performance.now() - since <= UNSEEN) return;
      this.gauge.show(part, task.iterations === Infinity ? done : null);
    });
    if (this.impatient || (this.turn?.seat === seat && this.turn.hurried)) this.thought.hurry();
    const rootStats = await this.thought.result;
    this.gauge.hide();
    return rootStats === null || over() ? null : session.choose(seat, task.level, task.seed, rootStats);
  }

  /** Waits until no piece moves, and no player looks at an earlier position or alone at a hand. */
  private async clear(over: () => boolean): Promise<void> {
    await this.game.motion.settle();
    while (!over() && !isFree(this.game.table))
      await new Promise<void>((go) => {
        this.wake = go;
      });
    this.wake = () => undefined;
  }

  /** Plays a decision that is not shown yet, without disturbing players who decide at the same time. */
  private playUnseen(seat: Seat, move: Move): void {
    const { game } = this,
      { players } = game.table.setup,
      { kind, hint } = game.screen.prompt.hinted,
      once = game.text().log.silently(seat);
    game.commands.playUnseen(seat, move, () =>
      game.screen.log.add(players[seat]?.colour ?? null, { action: [], after: [], once }),
    );
    if (kind === 'why') game.screen.prompt.setHint(hint, kind);
  }

  private async show(seat: Seat, move: Move): Promise<void> {
    const { game } = this,
      speed = effectiveSpeed(game.settings);
    this.turn ??= turnOf(game, seat);
    const { turn } = this,
      since = performance.now();
    const last = game.history.byHand ? [] : game.table.last;
    const before = game.table.view,
      text = game.text();
    const steps = game.commands.play(seat, move, {
      last,
      speed: turn.hurried && !this.rushing ? 'off' : speed,
      most: this.rushing ? 0 : mostOf(turn.shown, speed), // the last move is followed by the last count
    });
    const after = game.table.view;
    if (before && after)
      this.since.add({
        seat,
        before,
        after,
        steps,
        told: inOne(mainOf(text.log.entry(seat, eventsOf(steps)))),
      });
    await game.motion.settle();
    turn.shown += performance.now() - since;
    if (!this.rushing && game.card.memory && turnedOver(before, game.table.view)) await this.rest(turn);
    // The page can react to input while it shows many turns at once.
    if (speed === 'off') await sleep();
  }

  /** Shows whose turn begins before a piece moves. `begun`: the time at which the search began, in ms. */
  private async announce(seat: Seat, begun: number): Promise<void> {
    const turn = turnOf(this.game, seat, this.impatient);
    this.turn = turn;
    this.game.render();
    const ms = turn.hurried ? 0 : beatBefore(performance.now() - begun, this.game.settings.speed);
    if (ms > 0 && !(await this.beat.rest(ms))) turn.hurried = true;
  }

  /** Lets players read a card that was turned over. Goes on at once if no person plays, without motions. */
  private async rest(turn: Turn): Promise<void> {
    const { speed, family } = this.game.settings,
      ms = revealedFor(speed, family === 'on', this.alone ? Infinity : this.rested++);
    if (ms === null && this.alone) return;
    turn.hurried = false; // the tap was meant for the motion; the card has not been seen yet
    this.resting = ms;
    this.game.render();
    await this.beat.rest(ms);
    this.resting = false;
    if (this.game.open) this.game.render();
  }

  /** Announces the turn that was shown in one sentence, and rests if another turn follows at once. */
  private async endTurn(next: Seat | null, over: () => boolean): Promise<void> {
    const { turn, game } = this;
    if (!turn) return;
    const { moves, before, scores } = turn,
      told = toldOf(game, turn.seat, moves.flat(), before, game.table.view, scores);
    this.announcement = told;
    write(this.voice, [...moves.flat(), ...turn.after].join(' '));
    const rest = turn.hurried || next === null ? 0 : restAfter(turn.shown, effectiveSpeed(game.settings));
    if (rest > 0) {
      await new Promise<void>((go) => {
        const timer = setTimeout(go, rest);
        this.wake = () => {
          if (turn.hurried || over()) {
            clearTimeout(timer);
            go();
          }
        };
      });
    }
    this.wake = () => undefined;
    if (this.turn === turn) this.turn = null;
    if (!over() && !game.table.view?.outcome) game.render();
  }
}
