// What the computer players of a game are to think about, for how long, and with which net.
import type { Engine } from '../engine/engine';
import { patience } from '../device/patience';
import type { Task } from './think';
import type { GameEntry, Player, RootStats, Seat } from '../engine/wire';
import type { Game } from '../ui/game-view';
import { fetchNet } from './nets';
import { seedFor } from './pace';
import { workerPoolOf, type Thought } from './worker-pool';

/** Returns the level whose search hints and reviews ask: the strongest, which also solves endings. */
export const adviser = ({ levels }: GameEntry): number => levels.length - 1;

/**
 * The search of a decision by which hints and reviews judge it, so that they agree: as deep as a search of the strongest
 * player ten times over, by one worker, so that it comes to the same on every device that is fast enough.
 */
export const DEEP = { iterations: 50_000, most: 5000, undivided: true };

/** Returns the random seed of that search, or of the further ones of the same decision. */
export const deepSeed = (game: Game, at: number, seat: Seat, further = 0): number =>
  seedFor(game.table.setup.seed + 2 + further, at, seat);

/** Returns a record without the characters of its players, which would judge a move by what they like. */
export function plainly(record: string): string {
  const filed = JSON.parse(record) as { players: Player[] };
  return JSON.stringify({
    ...filed,
    players: filed.players.map((player) => ({ ...player, character: null })),
  });
}

/** Searches the position of a record for a seat that decides there. */
export type Search = (
  record: string,
  seat: Seat,
  seed: number,
  how: Pick<Task, 'iterations' | 'most' | 'heeds' | 'undivided'>,
) => Promise<RootStats[] | null>;

/** Returns the search of reviews and comparisons. `begun` hears of every search, which can be given up. */
export const searching =
  (game: Game, engine: Engine, begun: (thought: Thought) => void = () => undefined): Search =>
  (record, seat, seed, how) => {
    const task = { link: plainly(record), seat, level: adviser(engine.entry), seed, ...how },
      thought = workerPoolOf(game, engine).think(task);
    begun(thought);
    return thought.result;
  };

export class Mind {
  /** The net of the level that thinks for a time, once it is there; only if that level plays at a table that takes it. */
  private net: Promise<Uint8Array | undefined>;
  private readonly takes: boolean;
  private go: () => void = () => undefined;

  constructor(
    private readonly game: Game,
    private readonly engine: Engine,
  ) {
    const { players } = game.table.setup,
      timed = players.some(({ level }) => engine.entry.levels[level ?? -1]?.timed);
    const takes = timed && game.session.takesNet?.();
    this.takes = takes === true;
    this.net = this.fetchNet();
  }

  private fetchNet(): Promise<Uint8Array | undefined> {
    const { id } = this.engine.entry;
    return this.takes ? fetchNet(id, this.game.table.setup.players.length) : Promise.resolve(undefined);
  }

  /** Lets tasks go without a net that is not there yet. */
  urge(): void {
    this.go();
  }

  /** Returns what the computer player of a seat has to think about now. */
  async task(seat: Seat): Promise<Task> {
    const { session, table } = this.game,
      { setup } = table,
      level = setup.players[seat]?.level ?? 0,
      { iterations = 1, time = 0, timed = false } = this.engine.entry.levels[level] ?? {};
    const seed = seedFor(setup.seed, session.moveCount(), seat);
    const task = { link: session.link(), seat, level, seed };
    if (!timed) return { ...task, iterations, most: time };
    const net = await Promise.race([
      this.net,
      new Promise<undefined>((go) => {
        this.go = () => go(undefined);
      }),
    ]);
    // One that could not be had is asked for again, for the decision after this one.
    if (!net) this.net = this.fetchNet();
    return { ...task, iterations: Infinity, most: patience(), keeps: true, ...(net && { net }) };
  }
}
