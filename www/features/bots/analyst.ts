// Searches all positions of a finished game, once soon and once at depth. What has been found is kept while the
// game is on the page, so that a review that is opened again goes on where it was.
import type { Engine } from '../../core/engine';
import type { Analysis, RootStats, Seat } from '../../core/wire';
import type { Game } from '../../screen/game';
import { judgedOf, type Judged } from './course';
import { luckOf, type Luck } from './luck';
import { adviser, plainly } from './mind';
import { seedFor } from './pace';
import { Positions } from './positions';
import { workerPoolOf, type WorkerPool } from './worker-pool';

/**
 * The passes over all positions: the iterations for each, and the longest time for it, in ms. The first is there
 * soon, the second is as deep as a search of the strongest player ten times over.
 */
const PASSES = [
  { iterations: 3000, most: 250 },
  { iterations: 50_000, most: 2000 },
];

/** What a search of a decision has found; both null and empty if there was only one legal move. */
export interface Found {
  judged: Judged | null;
  analyses: Analysis[];
}

const known = new WeakMap<Game, Analyst>();

/** Returns the analyst of a game, who remembers what was found as long as the record is the same. */
export function analystOf(game: Game, engine: Engine): Analyst {
  const record = game.session.record(),
    before = known.get(game);
  if (before?.positions.record === record) return before;
  const analyst = new Analyst(game, engine, new Positions(game, engine, record));
  known.set(game, analyst);
  return analyst;
}

export class Analyst {
  /** What was found so far, by the moves before it: of the deepest pass that has come to its end. */
  found: Found[] = [];
  /** The luck at each draw; null until all are known. */
  luck: (Luck | null)[] | null = null;
  /** The passes that have come to their end. */
  passes = 0;
  /** What the current pass has found. */
  private current: Found[] = [];
  private readonly pool: WorkerPool;

  constructor(
    private readonly game: Game,
    readonly engine: Engine,
    readonly positions: Positions,
  ) {
    this.pool = workerPoolOf(game, engine);
  }

  get judged(): (Judged | null)[] {
    return this.found.map(({ judged }) => judged);
  }

  /**
   * Goes on searching as long as `wanted` says so; `told` is called after every position, with the share of the pass
   * that is done and whether what is shown has changed.
   */
  async run(wanted: () => boolean, told: (part: number, changed: boolean) => void): Promise<void> {
    while (this.passes < PASSES.length) {
      const first = this.passes === 0,
        { moves } = this.positions;
      for (let at = this.current.length; at < moves.length; at++) {
        if (!wanted()) return;
        const found = await this.search(at, PASSES[this.passes]!);
        if (!wanted()) return;
        this.current.push(found);
        if (first) this.found = this.current;
        told((at + 1) / moves.length, first && at % 8 === 7);
      }
      this.found = this.current;
      this.current = [];
      this.passes++;
      told(1, true);
      if (this.luck) continue;
      this.luck = await luckOf(this, wanted);
      if (!wanted()) return;
      told(1, true);
    }
  }

  private async search(at: number, how: { iterations: number; most: number }): Promise<Found> {
    const { positions, game } = this,
      [seat, made] = positions.moves[at]!,
      session = positions.open(at);
    try {
      const stats =
        session.offers(seat).length < 2
          ? null
          : await this.think(positions.before(at), seat, seedFor(game.table.setup.seed + 2, at, seat), how);
      const analyses = stats ? session.analyse(seat, stats) : [];
      return { judged: judgedOf(analyses, seat, made), analyses };
    } finally {
      session.free();
    }
  }

  /** Searches the position of a record for a seat that decides there. */
  think(
    record: string,
    seat: Seat,
    seed: number,
    how: { iterations: number; most: number },
  ): Promise<RootStats[] | null> {
    const link = plainly(record);
    return this.pool.think({ link, seat, level: adviser(this.engine.entry), seed, ...how }, () => undefined)
      .result;
  }
}
