// The only importer of the wasm package. Plain objects in and out; what is thrown is always a `Refused`.
import init, * as wasm from '../pkg/dockhand_web.js';
import type { Catalogue, Move, Noted, Offer, Place, Preview, Printed, Refusal, Seat, SeatScore, Setup, Step, View } from './wire';

/** One game at one table, as the engine keeps it. */
export interface Session {
  setup(): Setup;
  prints(): Printed[];
  view(eye: Seat | null): View;
  /** What an eye could work out from what it sees: on demand. */
  notes(eye: Seat | null): Noted[];
  offers(seat: Seat): Offer[];
  play(seat: Seat, move: Move, eye: Seat | null): Step[];
  canUndo(): boolean;
  undo(): boolean;
  preview(seat: Seat, move: Move): Preview;
  /** The motions of a move up to the first that turns something hidden up. Nothing is played. */
  foresee(seat: Seat, move: Move, eye: Seat | null): Step[];
  why(seat: Seat, taps: Place[]): Refusal | null;
  score(): SeatScore[];
  record(): string;
  link(): string;
  hash(): string;
  moveCount(): number;
  free(): void;
}

export interface Engine {
  catalogue(): Catalogue;
  freshSeed(): number;
  cleanName(name: string): string;
  open(setup: Setup): Session;
  resume(text: string): Session;
}

/** The engine said no: with a code that is a key for words, or several of them. `game`: whose words, where a table cannot be played. */
export class Refused extends Error {
  constructor(readonly refusals: Refusal[], readonly game = '') {
    super(refusals.map(({ code }) => code).join(', '));
  }
}

export function refused(thrown: unknown): Refused {
  if (thrown instanceof Refused) return thrown;
  if (thrown && typeof thrown === 'object' && 'code' in thrown) {
    const refusal = thrown as Refusal;
    const { conflicts, game } = refusal;
    return Array.isArray(conflicts) && conflicts.length > 0 ? new Refused(conflicts as Refusal[], String(game)) : new Refused([refusal]);
  }
  return new Refused([{ code: 'unexpected', rule: null, reason: String(thrown) }]);
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    throw refused(thrown);
  }
}

/** Loads the wasm module; rejects when the browser has no WebAssembly or the file cannot be had. */
export async function startEngine(): Promise<Engine> {
  await init();
  return {
    catalogue: () => wasm.catalogue(),
    freshSeed: () => wasm.freshSeed(),
    cleanName: (name) => wasm.cleanName(name),
    open: (setup) => guarded(() => wasm.Session.open(setup) as Session),
    resume: (text) => guarded(() => wasm.Session.resume(text) as Session),
  };
}
