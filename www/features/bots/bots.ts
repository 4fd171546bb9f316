// The computer players of one game: they think while it is their turn, and what they decide is played as if somebody had tapped it.
import './bots.css';
import { Beat } from '../../core/beat';
import { effectiveSpeed } from '../../core/settings';
import { el, attr, write } from '../../core/dom';
import type { Entry } from '../../screen/log';
import type { Choice } from '../../screen/prompt';
import type { Game } from '../../screen/game';
import type { Engine } from '../../core/engine';
import { hurry, make, save } from '../../screen/moves';
import { nextOf, refresh } from '../../screen/table';
import { isByHand } from '../../core/viewpoint';
import type { Move, Seat } from '../../core/wire';
import { workerPoolOf, type WorkerPool, type Thought } from './worker-pool';
import { beatBefore, inOne, mostOf, restAfter, revealedFor, seedFor, turnedOver } from './pace';
import { Since } from './since';

/** Below that, in ms, nobody needs to see how far thinking is. */
const UNSEEN = 250;

/** A turn of a computer player that is being shown. */
interface Turn {
  seat: Seat;
  shown: number;
  hurried: boolean;
  moves: string[][];
  after: string[];
}

export class Bots {
  private readonly pool: WorkerPool;
  /** Nobody plays by hand, and the game is to wait. */
  paused = false;
  private turn: Turn | null = null;
  private thought: Thought | null = null;
  /** Counts what was begun: what is overtaken comes to nothing. */
  private run = 0;
  private going = false;
  private readonly beat = new Beat();
  private readonly since: Since;
  /** Whether a card that was turned over is left to be read. */
  private resting = false;
  /** Whether somebody does not want to wait for the decision that is being made. */
  private impatient = false;
  private wake: () => void = () => undefined;
  /** The last turn of a computer player, in a sentence, until something is done by hand. */
  told = '';
  private readonly gauge = el('progress', { class: 'thinking', max: 100, hidden: true });
  /** Where a computer's turn is spoken of in one sentence; the log is silent at this table. */
  private readonly voice = el('p', { class: 'vh', 'aria-live': 'polite', id: 'told' });

  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
  ) {
    this.pool = workerPoolOf(game, engine);
    this.since = new Since(
      game,
      (ms) => this.beat.rest(ms),
      () => effectiveSpeed(game.settings),
    );
    game.screen.prompt.root.append(this.gauge);
    game.screen.root.append(this.voice);
    attr(game.screen.log.region, 'aria-live', 'off');
    game.screen.log.events.on('added', (entry) => this.heard(entry));
    for (const [seat, chip] of [...game.screen.root.querySelectorAll('.chip')].entries())
      chip.classList.toggle('bot', !isByHand(game.table.setup, seat));
    game.render();
    this.next();
  }

  /** Nobody plays by hand. */
  get alone(): boolean {
    const { setup } = this.game.table;
    return setup.players.every((_, seat) => !isByHand(setup, seat));
  }
  /** Whether the game waits for a computer player, or shows what one does. */
  get busy(): boolean {
    return this.turn !== null || this.acting !== null;
  }
  /** Who among the computer players the game waits for. */
  get acting(): Seat | null {
    const { table } = this.game,
      { view } = table;
    return !view || view.outcome || nextOf(table) !== null ? null : (view.toAct[0] ?? null);
  }

  /** A player in one sentence, and whether the computer plays. */
  label(seat: Seat, label: string): string {
    return isByHand(this.game.table.setup, seat) ? label : this.game.words.t('bot-label', { label });
  }

  /** Something has changed: perhaps a computer player may go on now. */
  next(): void {
    this.wake();
    if (!this.going) void this.go();
  }

  /** Whatever is being thought about or shown is ended. */
  hurry(): void {
    if (this.beat.cut() && this.resting) return; // that card has been seen; the turn goes on
    this.impatient = true;
    if (this.turn) this.turn.hurried = true;
    if (this.acting !== null || this.turn) this.thought?.hurry();
    this.wake();
  }

  /** The position is another one: what was begun comes to nothing. */
  stop(): void {
    this.run += 1;
    this.turn = null;
    this.told = '';
    this.since.clear();
    this.thought?.giveUp();
    this.beat.cut();
    this.wake();
    this.showProgress(null);
  }

  pause(): void {
    this.paused = !this.paused;
    this.game.render();
    this.next();
  }

  /** What comes into the log: of a computer's turn, it is put together. */
  private heard({ colour, action, after, again }: Entry): void {
    const { turn } = this,
      own = turn !== null && colour !== null && this.game.table.setup.players[turn.seat]?.colour === colour;
    if (own) {
      turn.moves.push(action);
      turn.after.push(...after);
      return;
    }
    this.told = '';
    const { players } = this.game.table.setup;
    if (players.some((player) => player.colour === colour && (player.level ?? null) === null))
      this.since.clear();
    if (!again) write(this.voice, [...action, ...after].join(' '));
  }

  close(): void {
    this.stop();
  }

  /** The prompt while a computer player is at it. */
  prompt(): { colour: number | null; status: string; choices: Choice[] } {
    const { words, table } = this.game,
      { setup } = table,
      seat = this.acting ?? this.turn?.seat ?? null;
    const choice = (id: string, play: () => void): Choice => ({
      text: words.t(`bot-${id}`),
      modest: true,
      picture: null,
      play,
    });
    const choices = this.resting
      ? [choice('next', () => this.hurry())]
      : this.alone
        ? [choice(this.paused ? 'go-on' : 'pause', () => this.pause())]
        : [choice('move-now', () => hurry(this.game))];
    return {
      colour: seat === null ? null : (setup.players[seat]?.colour ?? null),
      choices,
      status:
        seat === null
          ? ''
          : words.t(this.resting ? 'bot-shows' : this.paused ? 'bot-paused' : 'bot-thinks', {
              name: this.game.text().terms.name(seat),
            }),
    };
  }

  private async go(): Promise<void> {
    const run = this.run;
    const over = (): boolean => run !== this.run;
    this.going = true;
    try {
      for (let seat = this.wanted(); seat !== null && !over(); seat = this.wanted())
        await this.decide(seat, over);
      if (!over()) await this.endTurn(null, over);
    } finally {
      this.going = false;
      // Somebody may have stopped what was going on because there is something else.
      if (over() && this.game.open) this.next();
    }
  }

  /** A computer player who has to decide, be it at the same time as others. */
  private wanted(): Seat | null {
    const { setup, view } = this.game.table;
    if (!this.game.open || !view || view.outcome) return null;
    return view.toAct.find((seat) => !isByHand(setup, seat)) ?? null;
  }

  private async decide(seat: Seat, over: () => boolean): Promise<void> {
    this.impatient = false;
    const { isHidden } = this,
      begun = performance.now(),
      thinking = this.think(seat, over); // while the turn before is still to be seen
    if (isHidden || this.turn?.seat !== seat) await this.endTurn(isHidden ? null : seat, over);
    const move = await thinking;
    if (move === null || over()) return;
    await this.clear(over);
    if (over()) return;
    if (this.isHidden) return this.playUnseen(seat, move);
    if (this.turn?.seat !== seat) await this.announce(seat, begun);
    await this.clear(over);
    if (!over()) await this.show(seat, move);
  }

  /** Whether what is decided now stays unseen until others have decided as well. */
  private get isHidden(): boolean {
    const { view } = this.game.table;
    return Boolean(view?.private && view.toAct.length > 1);
  }

  /** Whether a decision may be played now: not while somebody looks at an earlier position, or alone at a hand while all are to see what follows. */
  private get isFree(): boolean {
    const { elsewhere, home, pastPosition, viewpoint } = this.game.table;
    return (
      !elsewhere &&
      pastPosition === null &&
      (this.isHidden || (viewpoint.called === null && viewpoint.eye === home.eye))
    );
  }

  private async think(seat: Seat, over: () => boolean): Promise<Move | null> {
    const { session, table } = this.game,
      { setup } = table,
      level = setup.players[seat]?.level ?? 0;
    const seed = seedFor(setup.seed, session.moveCount(), seat);
    const [only, ...others] = session.offers(seat);
    if (only && others.length === 0) return only.move;
    const { iterations = 1, time: most = 0 } = this.engine.entry.levels[level] ?? {},
      since = performance.now();
    this.thought = this.pool.think({ link: session.link(), seat, level, seed, iterations, most }, (part) => {
      if (!over() && this.acting === seat && performance.now() - since > UNSEEN) this.showProgress(part);
    });
    if (this.turn?.seat === seat && this.turn.hurried) this.thought.hurry();
    const considered = await this.thought.result;
    this.showProgress(null);
    return considered === null || over() ? null : session.choose(seat, level, seed, considered);
  }

  /** Waits until the table is free: nothing moves, nobody looks at an earlier position or alone at a hand. */
  private async clear(over: () => boolean): Promise<void> {
    await this.game.motion.settle();
    while (!over() && (this.paused || !this.isFree))
      await new Promise<void>((go) => {
        this.wake = go;
      });
    this.wake = () => undefined;
  }

  /** A decision that is not shown yet: whoever decides at the same time goes on undisturbed. */
  private playUnseen(seat: Seat, move: Move): void {
    const { game } = this,
      { table } = game,
      { taps, seat: deciding } = table;
    const once = game.text().log.silently(seat);
    game.session.play(seat, move, table.home.eye);
    game.screen.log.add(table.setup.players[seat]?.colour ?? null, { action: [], after: [], once });
    game.history.push(game.session, table.viewpoint.eye, false);
    void save(game);
    refresh(table, table.viewpoint);
    if (table.seat === deciding) table.taps = taps;
    if (table.view) game.stage.show(table.view, table.viewpoint.eye);
    game.render();
  }

  private async show(seat: Seat, move: Move): Promise<void> {
    const { game } = this,
      speed = effectiveSpeed(game.settings);
    this.turn ??= { seat, shown: 0, hurried: false, moves: [], after: [] };
    const { turn } = this,
      since = performance.now();
    const last = game.history.byHand ? [] : game.table.last;
    const before = game.table.view;
    const steps = make(game, seat, move, {
      last,
      speed: turn.hurried ? 'off' : speed,
      most: mostOf(turn.shown, speed),
    });
    if (before) this.since.add(before, steps);
    await game.motion.settle();
    turn.shown += performance.now() - since;
    if (game.card.memory && turnedOver(before, game.table.view)) await this.rest(turn);
    // A page that shows many turns at once stays free.
    if (speed === 'off') await new Promise((go) => setTimeout(go, 0));
  }

  /** Lets it be seen whose turn begins, before anything moves. `begun`: when thinking about the move began, in ms. */
  private async announce(seat: Seat, begun: number): Promise<void> {
    const turn = { seat, shown: 0, hurried: this.impatient, moves: [], after: [] };
    this.turn = turn;
    this.game.render();
    const ms = turn.hurried ? 0 : beatBefore(performance.now() - begun, this.game.settings.speed);
    if (ms > 0 && !(await this.beat.rest(ms))) turn.hurried = true;
  }

  /** Leaves a card that was turned over to be read: for a while, or until a tap. With nobody at the table and without motions it goes on at once. */
  private async rest(turn: Turn): Promise<void> {
    const { speed, family } = this.game.settings,
      ms = revealedFor(speed, family === 'on');
    if (ms === null && this.alone) return;
    turn.hurried = false; // that was meant for the motion; the card has not been seen yet
    this.resting = true;
    this.game.render();
    await this.beat.rest(ms);
    this.resting = false;
    if (this.game.open) this.game.render();
  }

  /** The turn that was shown is over: it is told in one sentence, and left to be seen for a while if another one follows at once. */
  private async endTurn(next: Seat | null, over: () => boolean): Promise<void> {
    const { turn, game } = this;
    if (!turn) return;
    this.told = inOne(turn.moves.length === 1 ? turn.moves.flat() : turn.moves.map(([first = '']) => first));
    write(this.voice, [this.told, ...turn.after].join(' '));
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

  private showProgress(part: number | null): void {
    this.gauge.hidden = part === null;
    if (part !== null) this.gauge.value = Math.round(part * 100);
  }
}

/** Brings the computer players of a game to the table, with their words. */
export async function addOpponents(game: Game, engine: Engine): Promise<void> {
  await game.words.fetch('bot');
  if (game.open && !game.opponents) game.opponents = new Bots(game, engine);
}
