// The engine as an npm package: one door, typed by game. `load('duel')` fetches the rules of that game and no
// others.
import type * as wasm from '../pkg/imhotep/imhotep.js';

export type {
  Catalogue,
  Counter,
  GameEntry,
  LevelEntry,
  Outcome,
  Place,
  Player,
  ScoreDelta,
  Refusal,
  Seat,
  Token,
} from '../pkg/imhotep/imhotep.js';

/** What the values of each game are made of. */
export interface Games {
  imhotep: {
    face: wasm.ImhotepFace;
    ask: wasm.ImhotepAsk;
    move: wasm.ImhotepMove;
    event: wasm.ImhotepLogEvent;
    print: wasm.ImhotepPrint;
    note: never;
    source: wasm.ImhotepSource;
    config: wasm.ImhotepConfig;
  };
  duel: {
    face: wasm.DuelFace;
    ask: wasm.DuelAsk;
    move: wasm.DuelMove;
    event: wasm.DuelLogEvent;
    print: wasm.DuelPrint;
    note: never;
    source: wasm.DuelSource;
    config: wasm.DuelConfig;
  };
  kontor: {
    face: wasm.KontorFace;
    ask: wasm.KontorAsk;
    move: wasm.KontorMove;
    event: wasm.KontorLogEvent;
    print: wasm.KontorPrint;
    note: wasm.KontorNote;
    source: wasm.KontorSource;
    config: wasm.KontorConfig;
  };
  rampart: {
    face: wasm.RampartFace;
    ask: wasm.RampartAsk;
    move: wasm.RampartMove;
    event: wasm.RampartLogEvent;
    print: wasm.RampartPrint;
    note: never;
    source: wasm.RampartSource;
    config: wasm.RampartConfig;
  };
}
export type GameId = keyof Games;

export type Ask<K extends GameId> = Games[K]['ask'];
export type Move<K extends GameId> = Games[K]['move'];
export type Setup<K extends GameId> = wasm.Setup<Games[K]['config']>;
export type View<K extends GameId> = wasm.View<Games[K]['face'], Games[K]['ask']>;
export type Offer<K extends GameId> = wasm.Offer<Games[K]['move']>;
export type Step<K extends GameId> = wasm.Step<Games[K]['face'], Games[K]['event'], wasm.Place>;
export type Printed<K extends GameId> = wasm.Printed<Games[K]['print']>;
export type Noted<K extends GameId> = wasm.Noted<Games[K]['note']>;
export type SeatScore<K extends GameId> = wasm.SeatScore<Games[K]['source']>;
export type RootStats<K extends GameId> = wasm.RootStats<Games[K]['move']>;
export type Analysis<K extends GameId> = wasm.Analysis<Games[K]['move']>;

/**
 * What a verb throws when it says no: nothing has changed then. `rule` names the rule that forbids a move.
 */
export interface Refused {
  code: string;
  rule: string | null;
  conflicts?: { code: string }[];
  [argument: string]: unknown;
}

/**
 * One game at one table. Seats are numbers from 0; an eye is a seat, or null for what everybody at the table
 * sees.
 */
export interface Session<K extends GameId> {
  /** The set-up of the game, with every option named. */
  setup(): wasm.Setup<Required<Games[K]['config']>>;
  /** Returns what is printed on the board; it never changes. */
  prints(): Printed<K>[];
  /** How the table stands for an eye: never more than it may know. */
  view(eye: wasm.Seat | null): View<K>;
  /** What an eye could work out from what it sees. */
  notes(eye: wasm.Seat | null): Noted<K>[];
  /** The legal moves of a seat; none when it is not for this seat to decide. */
  offers(seat: wasm.Seat): Offer<K>[];
  /** Plays a move and tells what happened as `eye` may see it. Throws `Refused`. */
  play(seat: wasm.Seat, move: Move<K>, eye: wasm.Seat | null): Step<K>[];
  /** What a move would score, as far as nothing hidden is turned up. Throws `Refused`. */
  scoreDelta(seat: wasm.Seat, move: Move<K>): wasm.ScoreDelta;
  /**
   * The motions of a move up to the first that turns something hidden up; nothing is played. Throws
   * `Refused`.
   */
  simulate(seat: wasm.Seat, move: Move<K>, eye: wasm.Seat | null): Step<K>[];
  /** Why no legal move begins with these places; null when one does. */
  why(seat: wasm.Seat, taps: wasm.Place[]): wasm.Refusal | null;
  /**
   * Returns a computer player of this level that searches for a seat and knows only what that seat sees.
   * Throws `Refused`.
   */
  search(seat: wasm.Seat, level: number, seed: number): Search<K>;
  /**
   * Returns the move of a player of this level, chosen from the results of one search, or of several searches
   * put together.
   */
  choose(seat: wasm.Seat, level: number, seed: number, rootStats: RootStats<K>[]): Move<K>;
  /** Returns the analysis: the moves that were searched, the best first. */
  analyse(seat: wasm.Seat, rootStats: RootStats<K>[]): Analysis<K>[];
  /** Whether the last move can be taken back: until something new was revealed. */
  canUndo(): boolean;
  /** Takes the last move back; returns whether it could. */
  undo(): boolean;
  /** Returns the points by seat and source: final when the game is over, otherwise those scored so far. */
  score(): SeatScore<K>[];
  /**
   * Returns the game as the text of a file: set-up, seed and moves. It contains everything that is hidden or
   * still to come.
   */
  record(): string;
  /** Returns the same as the text of a link. */
  link(): string;
  /**
   * Returns a copy of the game to hand on, as file and link. While the game goes on, everything that no
   * player knows is redrawn: with the seed `copy` in the copy, with the seed `own` in this game. To every
   * player both are the same game; neither tells the future of the other.
   */
  share(copy: number, own: number): wasm.Shared;
  /**
   * Returns a hash of the whole state, hidden things included: the same for equal games, in every browser and
   * outside.
   */
  hash(): string;
  moveCount(): number;
  /** Frees the memory at once; otherwise the garbage collector does so at some time. */
  free(): void;
}

/** The search of a computer player for one decision. It knows only what its seat saw when it was made. */
export interface Search<K extends GameId> {
  /**
   * Runs up to `iterations` (at most 16,384) more simulations and returns the running total; 0 if there is
   * only one legal move.
   */
  run(iterations: number): number;
  /** How many simulations a player of its level runs; 0 if there is only one legal move. */
  budget(): number;
  /**
   * Compares the best move so far with the `at`-th of the root statistics: from now on the simulations try the two by
   * turns, so that both are measured equally well. Does nothing if there is no such move.
   */
  heed(at: number): void;
  rootStats(): RootStats<K>[];
  free(): void;
}

/** The rules of one game. */
export interface Engine<K extends GameId> {
  readonly game: K;
  /** Returns the numbers of players, the options and the computer players of this game. */
  readonly entry: wasm.GameEntry;
  /**
   * Begins a game; options that the set-up leaves out have their defaults. Throws `Refused`, with all
   * `conflicts` if these options exclude each other.
   */
  open(setup: Omit<Setup<K>, 'game' | 'config'> & { config?: Partial<Games[K]['config']> }): Session<K>;
  /** Goes on with a game from the text of a file or a link; checks every move. Throws `Refused`. */
  resume(text: string): Session<K>;
  /** Returns a random seed from the browser or from Node. */
  freshSeed(): number;
  /** Returns a name as it may be shown: at most 24 characters, none of them invisible. */
  cleanName(name: string): string;
}

/** Where to load the module of a game from, if not from the package. */
export type Source = BufferSource | WebAssembly.Module | Response | URL | string;

type Code = typeof wasm;
const codes: Record<GameId, () => Promise<unknown>> = {
  imhotep: () => import('../pkg/imhotep/imhotep.js'),
  duel: () => import('../pkg/duel/duel.js'),
  kontor: () => import('../pkg/kontor/kontor.js'),
  rampart: () => import('../pkg/rampart/rampart.js'),
};

/** The games there are. */
export const games = Object.keys(codes) as GameId[];

/** Reads the module of a game where it cannot be fetched; set by node.ts. */
let read: ((game: GameId) => Promise<Source>) | null = null;
export const readWith = (reader: (game: GameId) => Promise<Source>): void => {
  read = reader;
};

const engines = new Map<GameId, Promise<Engine<never>>>();

/**
 * Loads a game, once. Rejects when there is no WebAssembly or the module cannot be had, and may be asked
 * again.
 */
export function load<K extends GameId>(game: K, source?: Source): Promise<Engine<K>> {
  const known = engines.get(game) as Promise<Engine<K>> | undefined;
  if (known) return known;
  const coming = begin(game, source);
  engines.set(game, coming as unknown as Promise<Engine<never>>);
  coming.catch(() => engines.delete(game));
  return coming;
}

async function begin<K extends GameId>(game: K, source?: Source): Promise<Engine<K>> {
  if (!Object.hasOwn(codes, game)) throw new Error(`There is no game ${String(game)}.`);
  const code = (await codes[game]()) as Code;
  const from = source ?? (await read?.(game));
  await code.default(from === undefined ? undefined : { module_or_path: from });
  const entry = code.catalogue().games.find(({ id }) => id === game);
  if (!entry) throw new Error(`The module of ${game} is of another game.`);
  return {
    game,
    entry,
    open: (setup) =>
      code.Session.open({
        ...setup,
        game,
        config: { ...defaults(entry), ...setup.config },
      } as unknown as wasm.Setup<wasm.Config>) as unknown as Session<K>,
    resume: (text) => code.Session.resume(text) as unknown as Session<K>,
    freshSeed: () => code.freshSeed(),
    cleanName: (name) => code.cleanName(name),
  };
}

/** The usual table. */
const defaults = ({ options }: wasm.GameEntry): Record<string, unknown> =>
  Object.fromEntries(options.map((option) => [option.key, option.kind === 'seat' ? null : option.default]));

/**
 * What a computer player of this level does at this seat: all of its thinking, at once. A page had better
 * call it in a worker.
 */
export function decide<K extends GameId>(
  session: Session<K>,
  seat: wasm.Seat,
  level: number,
  seed: number,
): Move<K> {
  const search = session.search(seat, level, seed);
  try {
    const budget = search.budget();
    for (let done = 0; done < budget;) done = search.run(Math.min(budget - done, 4096));
    return session.choose(seat, level, seed, search.rootStats());
  } finally {
    search.free();
  }
}
