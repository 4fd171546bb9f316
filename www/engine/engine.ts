// The only importer of the wasm packages, one for each game. Plain objects in and out; every error is a
// `Refused`.
import type * as wasm from '../../pkg/imhotep/imhotep';
import { fetchAs, Missed } from './fetching';
import type {
  Analysis,
  RootStats,
  GameEntry,
  Move,
  Noted,
  Offer,
  Place,
  ScoreDelta,
  Printed,
  Reason,
  Refusal,
  Seat,
  SeatScore,
  Setup,
  Shared,
  Step,
  View,
} from './wire';

/** One game at one table, as the engine keeps it. `using` frees one that is needed for a moment only. */
export interface Session extends Disposable {
  setup(): Setup;
  prints(): Printed[];
  view(eye: Seat | null): View;
  /** Returns what a seat could work out from what it sees. */
  notes(eye: Seat | null): Noted[];
  offers(seat: Seat): Offer[];
  play(seat: Seat, move: Move, eye: Seat | null): Step[];
  canUndo(): boolean;
  undo(): boolean;
  scoreDelta(seat: Seat, move: Move): ScoreDelta;
  /** Returns the motions of a move up to the first that reveals something hidden; plays nothing. */
  simulate(seat: Seat, move: Move, eye: Seat | null): Step[];
  why(seat: Seat, taps: Place[]): Refusal | null;
  /** Returns a bot of this level for what a seat sees. */
  search(seat: Seat, level: number, seed: number): Search;
  /** Returns whether the net of this game and number of players judges here; only if one has learned it. */
  takesNet?(): boolean;
  /** Returns a bot that a net judges for, from the file of the net; only if a net has learned this game. */
  searchWith?(seat: Seat, level: number, seed: number, net: Uint8Array): Search;
  /** Returns the move that a player of this level chooses from the results of one or more searches. */
  choose(seat: Seat, level: number, seed: number, rootStats: RootStats[]): Move;
  /** Returns the searched moves, the best first; the chances of the first are those of the position. */
  analyse(seat: Seat, rootStats: RootStats[]): Analysis[];
  /**
   * Returns what tells the first of these moves from the first of the others that differs; null if none does. With a
   * plan for each move that leads to laying a piece, the piece and its place, it is about what comes of the plan. Only if
   * the module has room for it.
   */
  reason(seat: Seat, moves: Move[], plans?: readonly (readonly Place[])[]): Reason | null;
  score(): SeatScore[];
  /** The true record, for saving this game: it tells everything that is to come. */
  record(): string;
  link(): string;
  /**
   * The record for sharing. During the game all that no seat knows is resampled: from `copy` in the returned
   * record, from `own` in this game.
   */
  share(copy: number, own: number): Shared;
  hash(): string;
  moveCount(): number;
  free(): void;
}

/** A bot at one decision. It knows only what its seat saw when it was made. */
export interface Search extends Disposable {
  /** Runs this many (at most 16,384) more iterations; returns the running total, 0 if one move is legal. */
  run(iterations: number): number;
  /** Returns how many simulations a bot of its level runs; 0 if there is only one legal move. */
  budget(): number;
  /** Compares the best move with the `at`-th of the root statistics: from now on the two are tried by turns. */
  heed(at: number): void;
  rootStats(): RootStats[];
  free(): void;
}

/** The engine's data about one game. */
export interface Engine {
  /** Its place in the catalogue. */
  readonly entry: GameEntry;
  /** The compiled module, for workers. */
  module(): Promise<WebAssembly.Module>;
  freshSeed(): number;
  cleanName(name: string): string;
  open(setup: Setup): Session;
  /** Takes up a record of this game. */
  resume(text: string): Session;
  /** Of which game a record is, whichever that is. */
  gameOf(text: string): string;
}

/** A refusal of the engine: codes, which are keys of words. `game`: whose words, if a table is refused. */
export class Refused extends Error {
  constructor(
    readonly refusals: Refusal[],
    readonly game = '',
  ) {
    super(refusals.map(({ code }) => code).join(', '));
  }
}

export function refused(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  if (thrown instanceof WebAssembly.RuntimeError) throw thrown; // the engine is broken: features/saves/rescue.ts
  if (thrown && typeof thrown === 'object' && 'code' in thrown) {
    const refusal = thrown as Refusal;
    const { conflicts, game } = refusal;
    return Array.isArray(conflicts) && conflicts.length > 0
      ? new Refused(conflicts as Refusal[], String(game))
      : new Refused([refusal]);
  }
  return new Refused([{ code: 'unexpected', rule: null, reason: String(thrown) }]);
}

/** Returns why the engine does not open a game; nothing if it does. */
export function refusalsOf(open: () => Session): Refusal[] {
  try {
    open().free();
    return [];
  } catch (thrown) {
    return refused(thrown).refusals;
  }
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw refused(thrown);
  }
}

// Browsers that do not know `using` lack its symbol, too; the build and the modules then agree on this one.
(Symbol as { dispose?: symbol }).dispose ??= Symbol.for('Symbol.dispose');

const packages = import.meta.glob<typeof wasm>(['../../pkg/*/*.js']);
const modules = import.meta.glob<string>('../../pkg/*/*_bg.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});
const engines = new Map<string, Promise<Engine>>();

/**
 * Loads the wasm module of a game, once; rejects when the browser has no WebAssembly or a file cannot be had
 * (missed.ts), and may be asked again.
 */
export function fetchEngine(game: string): Promise<Engine> {
  const known = engines.get(game) ?? load(game);
  engines.set(game, known);
  known.catch(() => engines.delete(game));
  return known;
}

/** A module that was compiled, and the instance of it that is used now. */
export interface Running {
  module: WebAssembly.Module;
  wasm: typeof wasm;
}
/** The modules that run, by game. Only features/saves/again.ts changes one: it puts another instance in its place. */
export const running = new Map<string, Running>();

/** A module with an instruction that came to browsers later than all others that the engines need (i8x16.popcnt). */
const NEWEST = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
];

async function compile(file: string): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(fetch(file));
  } catch (thrown) {
    // Not every server knows the type of a module, and not every answer is one.
    return await fetchAs(file, async (bytes) => {
      await WebAssembly.compile(new Uint8Array(NEWEST)).catch(() => {
        throw new Missed('old', String(thrown));
      });
      return WebAssembly.compile(bytes);
    });
  }
}

async function load(game: string): Promise<Engine> {
  const code = packages[`../../pkg/${game}/${game}.js`],
    file = modules[`../../pkg/${game}/${game}_bg.wasm`];
  if (!code || file === undefined) throw new Error(`no game ${game}`);
  // Fetched at the same time as its code.
  const [module, wasm] = await Promise.all([compile(file), code()]);
  const now: Running = { module, wasm };
  await instantiate(now);
  running.set(game, now);
  const entry = now.wasm.catalogue().games.find(({ id }) => id === game);
  if (!entry) throw new Error(`no game ${game}`);
  return {
    entry,
    module: () => Promise.resolve(now.module),
    freshSeed: () => now.wasm.freshSeed(),
    cleanName: (name) => now.wasm.cleanName(name),
    open: (setup) => guarded(() => now.wasm.Session.open(setup) as Session),
    resume: (text) => guarded(() => now.wasm.Session.resume(text) as Session),
    gameOf: (text) => guarded(() => now.wasm.gameOf(text)),
  };
}

/** Makes an instance of a module, which its code uses from then on. */
export const instantiate = ({ module, wasm }: Running): Promise<unknown> =>
  wasm.default({ module_or_path: module });
