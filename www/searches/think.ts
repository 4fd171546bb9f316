// The task of a bot, and how it searches: in slices, to be hurried, here as in the workers.
import type { Search } from '../engine/engine';
import { sameMove } from '../engine/same-move';
import type { Move, RootStats, Seat } from '../engine/wire';

export interface Task {
  /** The record of the game: the engine shows the search only what its seat sees. */
  link: string;
  seat: Seat;
  level: number;
  seed: number;
  /** How many iterations, if time allows; as many as there is time for if it is infinite. */
  iterations: number;
  /** How long at most, in ms. */
  most: number;
  /** A move that is compared with the best one in the last quarter of the search. */
  heeds?: Move;
  /** Whether one worker runs it alone, so that its result does not depend on how many there are. */
  undivided?: boolean;
  /** The net that judges instead of the forecast by hand, as the content of its file. */
  net?: Uint8Array;
  /** Whether the worker keeps the search for the next decision of the same player. */
  keeps?: boolean;
  /** Whether the player thinks ahead, while others decide: only with a search that was kept. */
  ahead?: boolean;
}

/** Where searches begin: a game as the engine keeps it. */
export interface Table {
  search(seat: number, level: number, seed: number): Search;
  /** Only in the modules of games that a net has learned. */
  searchWith?(seat: number, level: number, seed: number, net: Uint8Array): Search;
  /**
   * Lets a search take up the position of now, and returns how many of its iterations it has kept. Only in the modules of
   * games in which that pays.
   */
  follow?(search: Search, seed: number): number;
}

/** Begins the search of a task. A net that the engine refuses is left out: a bad server may have sent another file. */
export function begin(table: Table, { seat, level, seed, net }: Task): Search {
  try {
    if (net && table.searchWith) return table.searchWith(seat, level, seed, net);
  } catch (thrown) {
    if (thrown instanceof Error) throw thrown; // the engine is broken
  }
  return table.search(seat, level, seed);
}

/** The part of a search after which it compares the best move with the one that it heeds. */
const FREE = 3 / 4;

/** The first slice: so short that it is over soon on any machine. */
const FIRST = 16;

/**
 * A search in slices of about this many ms; the number of iterations in a slice is measured. The result does
 * not depend on the slices.
 */
export class Slices {
  done = 0;
  private next = FIRST;
  private spent = 0;
  private heeds = false;

  constructor(
    private readonly search: Pick<Search, 'run'> & Partial<Pick<Search, 'heed' | 'rootStats'>>,
    private readonly task: Pick<Task, 'iterations' | 'most' | 'heeds'>,
    private readonly slice: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Searches for a slice of at least one iteration; returns whether it was the last one. */
  step(): boolean {
    const { iterations, most } = this.task,
      from = this.now();
    const before = this.done,
      left = this.heed() ? iterations - before : Math.ceil(iterations * FREE) - before;
    this.done = this.search.run(Math.max(1, Math.min(this.next, left)));
    if (this.done === before) return true; // there is only one legal move
    const took = this.now() - from;
    this.spent += took;
    const wanted = took > 0 ? (this.next * this.slice) / took : Infinity;
    this.next = Math.max(1, Math.floor(Math.min(wanted, this.next * 4)));
    return this.done >= iterations || this.spent >= most;
  }

  /** Lets the search compare from its last quarter on; returns whether that has begun, or nothing is to be compared. */
  private heed(): boolean {
    const { iterations, most, heeds } = this.task;
    if (heeds === undefined || this.heeds) return true;
    if (this.done < iterations * FREE && this.spent < most * FREE) return false;
    const at = placeOf(this.search.rootStats?.() ?? [], heeds);
    if (at >= 0) this.search.heed?.(at);
    return (this.heeds = true);
  }
}

/** Returns where a move stands in the root statistics; −1 if the search does not know it. */
const placeOf = (stats: RootStats[], wanted: Move): number =>
  stats.findIndex(({ move }) => sameMove(move, wanted));

/** Returns how many iterations each of this many workers takes; a small number is not worth sharing. */
export function shares(iterations: number, workers: number): number[] {
  const taking = Math.max(1, Math.min(workers, Math.floor(iterations / LEAST)));
  return Array.from(
    { length: taking },
    (_, i) => Math.floor(iterations / taking) + (i < iterations % taking ? 1 : 0),
  );
}
const LEAST = 100;
