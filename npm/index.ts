// The engine as an npm package: one door, typed by game. `load('duel')` fetches the rules of that game and no
// others.
import type * as boundary from '../pkg/imhotep/imhotep.js';
import type * as wasm from './engine.js';
import { host } from './host.js';
import { refusal, type Refusal } from './refusal.js';
import { begin as beginSearch, plainly, think, type Thinking } from './think.js';
import { beCareful } from './verbs.js';

export { net } from './nets.js';
export { Refusal } from './refusal.js';
export { parse, text } from './text.js';
export type { Thinking } from './think.js';
export type {
  Catalogue,
  Counter,
  GameEntry,
  LevelEntry,
  Outcome,
  Place,
  Player,
  ScoreDelta,
  Heap,
  Seat,
  Shared,
  Token,
} from './engine.js';

/** What the values of each game are made of. */
export interface Games {
  imhotep: {
    face: wasm.ImhotepFace;
    ask: wasm.ImhotepAsk;
    move: wasm.ImhotepMove;
    event: wasm.ImhotepEvent;
    print: wasm.ImhotepPrint;
    note: wasm.ImhotepNote;
    source: wasm.ImhotepSource;
    config: wasm.ImhotepConfig;
  };
  duel: {
    face: wasm.DuelFace;
    ask: wasm.DuelAsk;
    move: wasm.DuelMove;
    event: wasm.DuelEvent;
    print: wasm.DuelPrint;
    note: wasm.DuelNote;
    source: wasm.DuelSource;
    config: wasm.DuelConfig;
  };
  kontor: {
    face: wasm.KontorFace;
    ask: wasm.KontorAsk;
    move: wasm.KontorMove;
    event: wasm.KontorEvent;
    print: wasm.KontorPrint;
    note: wasm.KontorNote;
    source: wasm.KontorSource;
    config: wasm.KontorConfig;
  };
  rampart: {
    face: wasm.RampartFace;
    ask: wasm.RampartAsk;
    move: wasm.RampartMove;
    event: wasm.RampartEvent;
    print: wasm.RampartPrint;
    /** Its people have to remember for themselves. */
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
/** What tells a move from another one. */
export type Reason<K extends GameId> = wasm.Reason<Games[K]['move']>;

/**
 * One game at one table. Seats are numbers from 0; an eye is a seat, or null for what everybody at the table
 * sees.
 */
export type Session<K extends GameId> = Table<K> &
  (K extends Fresh ? FreshTable<K> : unknown) &
  (K extends Kept ? KeptTable<K> : unknown);

/** The games that can be played with chance that is made meanwhile, and those whose searches go on with the game. */
type Fresh = Exclude<GameId, 'kontor'>;
type Kept = 'imhotep' | 'duel';

/** The verbs of every game. */
interface Table<K extends GameId> {
  /** The set-up of the game, with every option named. */
  setup(): wasm.Setup<Required<Games[K]['config']>>;
  /** Returns what is printed on the board; it never changes. */
  prints(): Printed<K>[];
  /** How the table stands for an eye: never more than it may know. */
  view(eye: wasm.Seat | null): View<K>;
  /** What an eye could work out from what it sees. */
  notes(eye: wasm.Seat | null): Noted<K>[];
  /** The legal moves of a seat and how to tap them; none when it is not for this seat to decide. */
  offers(seat: wasm.Seat): Offer<K>[];
  /** The legal moves of a seat alone, which is quicker. */
  legal(seat: wasm.Seat): Move<K>[];
  /** Plays a move and tells what happened as `eye` may see it. Throws a `Refusal`. */
  play(seat: wasm.Seat, move: Move<K>, eye?: wasm.Seat | null): Step<K>[];
  /** The moves so far. They may tell what players hide from each other, such as a card chosen in secret. */
  history(): { seat: wasm.Seat; move: Move<K> }[];
  /** Returns an independent copy of the game, hidden things included. */
  clone(): Session<K>;
  /**
   * Returns a world that a seat cannot tell from the true one, drawn from all such worlds: the same for the same seed. It
   * begins here: it has no history, nothing can be taken back further, and `record`, `link` and `share` are refused.
   * Throws a `Refusal` if there is no such seat.
   */
  imagine(seat: wasm.Seat, seed: number): Session<K>;
  /**
   * Plays on in a copy, with moves that are chosen quickly, and returns the outcome: the same for the same seed. After
   * `horizon` rounds (in the Duel boats that are unloaded, in C'est mon fort ! cards) it stops: then there are no winners,
   * and the points are those that each seat can expect. It plays in this very world; a player who must not know it
   * plays in one that `imagine` returns.
   */
  rollout(seed: number, horizon?: number): wasm.Outcome;
  /** What a move would score, as far as nothing hidden is turned up. Throws a `Refusal`. */
  scoreDelta(seat: wasm.Seat, move: Move<K>): wasm.ScoreDelta;
  /**
   * The motions of a move up to the first that turns something hidden up; nothing is played. Throws a
   * `Refusal`.
   */
  simulate(seat: wasm.Seat, move: Move<K>, eye?: wasm.Seat | null): Step<K>[];
  /** Why no legal move begins with these places; null when one does. */
  why(seat: wasm.Seat, taps: wasm.Place[]): Refusal | null;
  /**
   * Returns a computer player of this level that searches for a seat and knows only what that seat sees.
   * Throws a `Refusal`.
   */
  search(seat: wasm.Seat, level: number, seed: number): Search<K>;
  /** Whether a net has been seen to win at such a table: this game, this number of players, these options. */
  takesNet(): boolean;
  /**
   * Returns a search like `search` in which a net judges positions. `net` is the content of its file (`nets/` in the
   * repository). Throws a `Refusal`.
   */
  searchWith(seat: wasm.Seat, level: number, seed: number, net: Uint8Array): Search<K>;
  /**
   * Returns the move of a player of this level, chosen from the results of one search, or of several searches
   * put together.
   */
  choose(seat: wasm.Seat, level: number, seed: number, rootStats: RootStats<K>[]): Move<K>;
  /** Returns the analysis: the moves that were searched, the best first. */
  analyse(seat: wasm.Seat, rootStats: RootStats<K>[]): Analysis<K>[];
  /**
   * Returns what tells the first of these moves from the first of the others that differs in anything that the seat can
   * see, as a short list of facts; null if none does. With a plan for each move that leads to laying a piece, the piece and
   * its place, it is about what comes of the plan. Throws a `Refusal`.
   */
  reason(seat: wasm.Seat, moves: Move<K>[], plans?: readonly (readonly wasm.Place[])[]): Reason<K> | null;
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
   * player knows is drawn anew: with the seed `copy` in the copy, with the seed `own` in this game. To every
   * player both are the same game; neither tells the future of the other.
   */
  share(copy: number, own: number): wasm.Shared;
  /**
   * Returns a hash of the whole state, hidden things included: the same for equal games, in every browser and
   * outside.
   */
  hash(): string;
  moveCount(): number;
  /** Frees the memory at once, as the end of a `using` does; otherwise the garbage collector does so at some time. */
  free(): void;
  [Symbol.dispose](): void;
}

/** The verbs for chance that is made while the game is played: such a game begins as a record without moves. */
interface FreshTable<K extends GameId> {
  /** Whether people can begin this table by link. */
  byLink(): boolean;
  /** Whether a move needs a draw: it is legal in a game with live chance, and shows some seat what no seat knows. */
  needs(seat: wasm.Seat, move: Move<K>): boolean;
  /**
   * Puts in the seed of the next move that draws, 16 hexadecimal digits. Returns whether it did: not if that is no seed
   * or this game has no live chance.
   */
  draw(seed: string): boolean;
  /** Returns 32 bits of a hash of what the seats know: the same in all games that differ only in what no seat knows. */
  check(): number;
  /** Returns the heaps that were shuffled for the deal and for each draw; none if this game has no live chance. */
  heaps(): wasm.Heap[];
}

/** The verb for searches that go on with the game. */
interface KeptTable<K extends GameId> {
  /**
   * Lets a search of this game take up the current position, also while another seat decides: then it thinks ahead.
   * Returns how many simulations were kept.
   */
  follow(search: Search<K>, seed: number): number;
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
  [Symbol.dispose](): void;
}

/** What a game begins with: players and seed, and the options that are not as usual. */
export type Begun<K extends GameId> = Omit<Setup<K>, 'game' | 'config'> & {
  config?: Partial<Games[K]['config']>;
};

/** The rules of one game. */
export interface Engine<K extends GameId> {
  readonly game: K;
  /** Returns the numbers of players, the options and the computer players of this game. */
  readonly entry: wasm.GameEntry;
  /**
   * Begins a game; options that the set-up leaves out have their defaults. Throws a `Refusal`, with all
   * `conflicts` if these options exclude each other.
   */
  open(setup: Begun<K>): Session<K>;
  /** Goes on with a game from the text of a file or a link; checks every move. Throws a `Refusal`. */
  resume(text: string): Session<K>;
  /** Returns a random seed from the browser or from Node. */
  freshSeed(): number;
  /** Returns a name as it may be shown: at most 24 characters, none of them invisible. */
  cleanName(name: string): string;
}

/**
 * Where to load the module of a game from, if not from the package: an address (text or URL), a Response, bytes, or a
 * compiled WebAssembly.Module. Not every program has the types of a browser, so these are not named here.
 */
export type Source = string | object;

type Code = typeof boundary;
const codes: Record<GameId, () => Promise<unknown>> = {
  imhotep: () => import('../pkg/imhotep/imhotep.js'),
  duel: () => import('../pkg/duel/duel.js'),
  kontor: () => import('../pkg/kontor/kontor.js'),
  rampart: () => import('../pkg/rampart/rampart.js'),
};

/** The games there are. */
export const games = Object.keys(codes) as GameId[];

/** The modules that were not fetched by their code. */
const modules = new Map<GameId, WebAssembly.Module | undefined>();

async function compiled(source: Source): Promise<WebAssembly.Module> {
  if (source instanceof WebAssembly.Module) return source;
  const isAddress = typeof source === 'string' || source instanceof URL;
  const answer = isAddress ? await fetch(source) : source;
  const bytes = answer instanceof Response ? await answer.arrayBuffer() : answer;
  return WebAssembly.compile(bytes as BufferSource);
}

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
  if (!Object.hasOwn(codes, game)) throw new TypeError(`There is no game ${String(game)}.`);
  const code = (await codes[game]()) as Code;
  const from = source ?? (await host.readModule(game));
  const module = from === undefined ? undefined : await compiled(from);
  await code.default(module && { module_or_path: module });
  modules.set(game, module);
  const entry = code.catalogue().games.find(({ id }) => id === game);
  if (!entry) throw new Error(`The module of ${game} is of another game.`);
  beCareful(code.Session.prototype);
  beCareful(code.Search.prototype);
  const begin = ({ config, ...setup }: Begun<K>): Session<K> =>
    code.Session.open({
      ...setup,
      game,
      config: { ...defaults(entry), ...config },
    } as unknown as wasm.Setup<wasm.Config>) as unknown as Session<K>;
  return {
    game,
    entry,
    open: (given) => {
      const setup = plain(given);
      try {
        return begin(setup);
      } catch (thrown) {
        throw refusal(thrown, () => wrong(setup, begin));
      }
    },
    resume: (text) => {
      try {
        return code.Session.resume(typeof text === 'string' ? text : '') as unknown as Session<K>;
      } catch (thrown) {
        throw refusal(thrown);
      }
    },
    freshSeed: () => code.freshSeed(),
    cleanName: (name) => {
      if (typeof name !== 'string') throw new TypeError('A name has to be a text.');
      return code.cleanName(name);
    },
  };
}

/** Returns a set-up as plain data, whatever the caller has passed. */
function plain<K extends GameId>(setup: Begun<K>): Begun<K> {
  try {
    const data = JSON.parse(JSON.stringify(setup)) as Begun<K> | null;
    if (typeof data === 'object' && data !== null) return data;
  } catch {
    // As if it were none.
  }
  throw new TypeError('A game begins with an object: players, seed, and config if options are not as usual.');
}

/** Returns the option that the engine does not know or take: the one that it refuses alone; or `seed`; or null. */
function wrong<K extends GameId>(setup: Begun<K>, begin: (setup: Begun<K>) => Session<K>): string | null {
  const { seed, config = {} } = setup;
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff) return 'seed';
  const refused = (key: string): boolean => {
    try {
      const alone = { [key]: config[key as keyof typeof config] } as unknown as Partial<Games[K]['config']>;
      begin({ ...setup, config: alone }).free();
      return false;
    } catch (thrown) {
      return refusal(thrown).code === 'unknown-option';
    }
  };
  return Object.keys(config).find(refused) ?? null;
}

/** The usual table. */
const defaults = ({ options }: wasm.GameEntry): Record<string, unknown> =>
  Object.fromEntries(options.map((option) => [option.key, option.kind === 'seat' ? null : option.default]));

/**
 * Returns what a computer player does at this seat: all of its thinking, at once. A page had better call `decide`. Throws a
 * `Refusal`.
 */
export const decideHere = <K extends GameId>(session: Session<K>, seat: wasm.Seat, how: Thinking): Move<K> =>
  think(session, seat, plainly(how));

/** Resolves to the same, found by another thread, so that a page goes on meanwhile. Rejects with a `Refusal`. */
export async function decide<K extends GameId>(
  session: Session<K>,
  seat: wasm.Seat,
  given: Thinking,
): Promise<Move<K>> {
  const how = plainly(given);
  beginSearch(session, seat, how).free(); // or it is refused here
  const game = session.setup().game as K;
  const task = { game, module: modules.get(game), record: session.record(), seat, how };
  const thought = await host.think(task);
  if ('failed' in thought) throw new Error(`The thread has failed: ${thought.failed}`);
  return thought.move as Move<K>;
}
