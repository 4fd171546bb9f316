// How a computer player decides: all of its thinking, at once.
import type { GameId, Move, Search, Session } from './index.js';

/** How a computer player thinks. */
export interface Thinking {
  /** From 0; `entry.levels` of the engine has their names. */
  level: number;
  /** The same seed at the same position is the same move. */
  seed: number;
  /** A net that judges positions, from `net`; tables that take none leave it aside. */
  net?: Uint8Array | null;
}

/** What another thread is asked. */
export interface Task {
  game: GameId;
  /** The compiled module, if it does not lie where the package has it. */
  module: object | undefined;
  record: string;
  seat: number;
  how: Thinking;
}

/** What it answers. */
export type Thought = { move: unknown } | { failed: string };

/** Returns the same as plain data, whatever the caller has passed. */
export function plainly(how: Thinking): Thinking {
  try {
    const { level, seed, net } = how;
    return { level, seed, net: net ?? null };
  } catch {
    throw new TypeError('How to think has to be an object: level, seed, and net if there is one.');
  }
}

/** Begins the search of such a player. */
export const begin = <K extends GameId>(
  session: Session<K>,
  seat: number,
  { level, seed, net }: Thinking,
): Search<K> => (net ? session.searchWith(seat, level, seed, net) : session.search(seat, level, seed));

export function think<K extends GameId>(session: Session<K>, seat: number, how: Thinking): Move<K> {
  const search = begin(session, seat, how);
  try {
    const budget = search.budget();
    for (let done = 0; done < budget;) done = search.run(Math.min(budget - done, 4096));
    return session.choose(seat, how.level, how.seed, search.rootStats());
  } finally {
    search.free();
  }
}
