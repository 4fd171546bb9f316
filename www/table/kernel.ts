// The kernel of the commands: the state with its one assignment, the engine with the layers and the driver over it, and
// what replaces one of them.
import type { Session } from '../engine/engine';
import { byHand, decider, homeOf, mayDecide, OPEN, type Viewpoint } from '../engine/viewpoint';
import type { Offer, Place, Seat, Setup, Shared, View } from '../engine/wire';
import { withoutPlans } from './pick';
import { askOf, type Ask } from './ask';
import type { SeatDriver } from './drivers';
import { History, type Made } from './history';
import { compose, type Answers, type SessionLayer } from './layers';
import type { Laid, Ports, Trial } from './ports';
import type { GameState, Papers, PauseReason, Position } from './state';

/** An engine with all that stands between it and the page. Another frame lies over that of the game in a trial. */
interface Frame {
  engine: Session;
  layers: readonly SessionLayer[];
  answers: Answers;
  driver: SeatDriver | null;
}

/** Freezes a value with all that is in it. Builds for tests do so with every new state: a change of it elsewhere throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** Returns the offers to a seat. `unseen`: no other player looks on, who would see what is planned. */
const offersTo = (answers: Answers, seat: Seat, unseen: boolean): Offer[] =>
  unseen ? answers.offers(seat) : withoutPlans(answers.offers(seat));

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export abstract class Kernel {
  protected readonly now: Writable<GameState>;
  protected readonly frames: [Frame, ...Frame[]];
  /** What can be asked of the position on the table. */
  readonly ask: Ask;
  readonly history: History;

  /** `setup`: what the game began with; only names change afterwards. */
  constructor(
    engine: Session,
    private setup: Setup,
    protected readonly ports: Ports,
    { purpose = 'game', layers = [] }: Laid = {},
  ) {
    layers.forEach((layer) => layer.attached?.(engine));
    this.frames = [{ engine, layers, answers: compose(engine, () => this.setup, layers), driver: null }];
    const asked = this.top.answers.setup(null),
      home = homeOf(asked);
    this.now = {
      purpose,
      setup: asked,
      prints: engine.prints(),
      home,
      viewpoint: home,
      holder: null,
      view: this.top.answers.view(home.eye),
      seat: null,
      offers: [],
      taps: [],
      carried: [],
      last: [],
      pastPosition: null,
      moving: null,
      counting: null,
      paused: [],
      saved: false,
      papers: { came: false },
      closed: false,
    };
    this.ask = askOf(
      () => this.top,
      () => this.frames[0].engine,
      () => this.now.view,
    );
    this.history = new History(this.ask, home.eye, (text) => ports.resume(text));
    this.refresh(home, this.now.view);
  }

  get state(): GameState {
    return this.now;
  }
  /** How the game itself has ended, also while a trial lies on the table; null if it goes on. */
  get outcome(): View['outcome'] {
    const [ground] = this.frames;
    return this.top === ground ? this.now.view.outcome : ground.answers.view(null).outcome;
  }
  /** The engine of the game itself. Only tests ask for it, to break it. */
  get engine(): Session {
    return this.frames[0].engine;
  }
  get driver(): SeatDriver | null {
    return this.top.driver;
  }
  protected get top(): Frame {
    return this.frames.at(-1) ?? this.frames[0];
  }

  /** The one place of the page where the state of a game changes. */
  protected put(change: Partial<GameState>): void {
    Object.assign(this.now, import.meta.env.MODE === 'test' ? frozen(change) : change);
  }

  /** Asks the engine for the state in this viewpoint. Secrets of other players never reach the page. */
  protected refresh(viewpoint: Viewpoint, view = this.top.answers.view(viewpoint.eye)): void {
    const { answers } = this.top,
      setup = answers.setup(view),
      asked = byHand(view, setup),
      seat = mayDecide(asked, viewpoint) ? decider(asked, viewpoint) : null;
    this.put({
      setup,
      viewpoint,
      view,
      seat,
      offers: seat === null ? [] : offersTo(answers, seat, viewpoint.eye !== null),
      pastPosition: null,
      taps: [],
    });
  }

  /** All pieces lie in their places. */
  abstract arrive(): void;
  /** The last move is not made any more. */
  protected abstract forgetMove(): void;

  // The engine behind

  /** Asks for the offers again once nothing moves. */
  async reconsider(): Promise<void> {
    await this.ports.motion.settle();
    if (this.now.closed) return;
    this.refresh(this.now.viewpoint);
    this.arrive();
  }

  /** Asks again at once, unless something else than the present is shown. */
  askAgain(): void {
    if (!this.now.pastPosition && !this.now.moving) this.refresh(this.now.viewpoint);
    this.ports.screen.render();
  }

  /** Asks anew who decides here. A player who looks at a hand goes on only if it is still asked here. */
  askAnew(): void {
    const { viewpoint, home } = this.now;
    this.refresh(this.isAskedIn(viewpoint) ? viewpoint : home);
    this.arrive();
  }

  /** Whether the player who looks, or is called, has to decide here in private. */
  protected isAskedIn({ eye, called }: Viewpoint): boolean {
    const { answers } = this.top,
      view = answers.view(null),
      seat = eye ?? called;
    return seat !== null && view.private && byHand(view, answers.setup(view)).toAct.includes(seat);
  }

  /** Continues with another instance of the engine, after taking back the last `back` actions. A trial ends. */
  adopt(engine: Session, back: number): void {
    const { motion } = this.ports,
      [ground] = this.frames;
    const trials = this.frames.splice(1); // nothing is asked of the broken instance
    for (const { driver } of trials) driver?.close?.();
    ground.driver?.stop?.();
    motion.finish();
    ground.engine = engine;
    ground.layers.forEach((layer) => layer.attached?.(engine));
    this.compose();
    motion.afterPaint.flush();
    for (; back > 0; back--) this.forgetMove();
    const home = homeOf(ground.answers.setup(null));
    this.put({ last: [], home });
    this.refresh(trials.length > 0 ? home : this.now.viewpoint);
    this.arrive();
  }

  /**
   * Returns the record for sharing. The engine draws afresh all that no seat knows, in this game as well, so the game is
   * saved again, without another action.
   */
  share(): Shared {
    const [copy = 0, own = 0] = crypto.getRandomValues(new Uint32Array(2));
    const { engine } = this.frames[0],
      shared = engine.share(copy, own);
    this.history.renew(engine);
    void this.ports.save();
    return shared;
  }

  /**
   * Lays another position over the game: nothing of it is saved or reported, and no move is made in it. Returns what puts
   * the game back.
   */
  push({ engine, seat, driver }: Trial): () => void {
    const {
        home,
        viewpoint,
        view,
        seat: decides,
        offers,
        taps,
        carried,
        last,
        pastPosition,
        setup,
      } = this.now,
      before: Position = {
        home,
        viewpoint,
        view,
        seat: decides,
        offers,
        taps,
        carried,
        last,
        pastPosition,
        setup,
      };
    this.ports.motion.afterPaint.flush();
    const frame: Frame = {
      engine,
      layers: [],
      answers: { ...compose(engine, () => this.setup, []), canUndo: () => false },
      driver,
    };
    this.frames.push(frame);
    this.put({
      home: seat === home.eye ? home : OPEN, // in the place of another, nobody at the table is “you”
      viewpoint: { eye: seat, called: null },
      view: engine.view(seat),
      seat,
      offers: engine.offers(seat),
      taps: [],
      carried: [],
      last: [],
      pastPosition: null,
    });
    this.ports.screen.lay(this.now.view, seat, engine.notes(seat));
    this.ports.screen.render();
    this.ports.screen.focus();
    return () => {
      if (!this.frames.includes(frame)) return;
      this.ports.motion.afterPaint.flush();
      this.frames.pop();
      this.put(before);
      engine.free();
      if (!before.pastPosition) this.ports.screen.arrived(); // an earlier position is laid by whoever shows it
    };
  }

  // Who stands between, and who drives

  /** Adds a layer; returns what removes it. Whoever adds one while the game goes on asks anew (`askAnew`). */
  layer(layer: SessionLayer): () => void {
    const [ground] = this.frames;
    ground.layers = [...ground.layers, layer];
    layer.attached?.(ground.engine);
    this.compose();
    return () => {
      ground.layers = ground.layers.filter((one) => one !== layer);
      this.compose();
    };
  }
  private compose(): void {
    const [ground] = this.frames;
    ground.answers = compose(ground.engine, () => this.setup, ground.layers);
  }

  /** Gives the game to a driver; the one before is closed. */
  drive(driver: SeatDriver): void {
    const { top } = this;
    top.driver?.close?.();
    top.driver = driver;
  }

  /** Returns a player in one sentence, as the driver says it. */
  label(seat: Seat, label: string): string {
    return this.frames.findLast(({ driver }) => driver?.label)?.driver?.label?.(seat, label) ?? label;
  }

  // The sitting

  /** Lets nobody go on by itself; returns what lifts that. */
  pause(reason: PauseReason): () => void {
    this.put({ paused: [...this.now.paused, reason] });
    return () => {
      if (!this.now.paused.includes(reason)) return;
      this.put({ paused: this.now.paused.filter((one) => one !== reason) });
      if (!this.now.closed) this.driver?.next?.();
    };
  }

  /** Puts the moves from before the game was opened here before those that were made since. */
  recall(made: readonly Made[]): void {
    this.history.recall(made);
  }
  /** Marks places, such as those of the last moves of an opened game. */
  mark(last: readonly Place[]): void {
    this.put({ last });
  }
  keepPapers(papers: Partial<Papers>): void {
    this.put({ papers: { ...this.now.papers, ...papers } });
  }
  markSaved(saved: boolean): void {
    this.put({ saved });
  }
  /** Gives the players other names. */
  rename(names: readonly string[]): void {
    const players = this.setup.players.map((player, seat) => ({
      ...player,
      name: names[seat] ?? player.name,
    }));
    this.setup = { ...this.setup, players };
    this.put({ setup: this.top.answers.setup(this.now.view) });
  }

  close(): void {
    if (this.now.closed) return;
    const frames = [...this.frames.splice(1).reverse(), this.frames[0]];
    for (const { driver, engine } of frames) {
      driver?.close?.();
      engine.free();
    }
    this.put({ closed: true });
  }
}
