// Searches all positions of a finished game, once soon and once at depth. What has been found is kept while the
// game is on the page, so that a review that is opened again goes on where it was; passes that have come to their end
// are kept with the saved game.
import type { Engine } from '../../core/engine';
import { LONGEST_REVIEW } from '../../core/slots';
import { countsOf, readFindings, statsOf, textOf, type Counts } from './findings';
import type { Analysis } from '../../core/wire';
import type { Game } from '../../screen/game';
import { judgedOf, type Judged } from './course';
import { luckOf, type Luck } from './luck';
import { searching, type Search } from './mind';
import { seedFor } from './pace';
import { Positions } from './positions';

/**
 * The passes over all positions: the iterations for each, and the longest time for it, in ms. The first is there
 * soon, the second is as deep as a search of the strongest player ten times over.
 */
const PASSES = [
  { iterations: 3000, most: 250 },
  { iterations: 50_000, most: 2000 },
];

/** What a search of a decision has found; null and empty if there was only one legal move. */
export interface Found {
  counts: Counts | null;
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
  readonly think: Search;

  constructor(
    private readonly game: Game,
    readonly engine: Engine,
    readonly positions: Positions,
  ) {
    this.think = searching(game, engine);
    this.recall();
  }

  /** Whether all passes have come to their end and the luck of all draws is known. */
  get isDone(): boolean {
    return this.passes >= PASSES.length && this.luck !== null;
  }

  get judged(): (Judged | null)[] {
    return this.found.map(({ judged }) => judged);
  }

  /**
   * Goes on searching as long as `wanted` says so; `told` is called after every position, with the share of the pass
   * that is done and whether what is shown has changed.
   */
  async run(wanted: () => boolean, told: (part: number, changed: boolean) => void): Promise<void> {
    while (!this.isDone) {
      // Luck needs a minute, and the second pass several: what a player asks first comes first.
      if (this.passes === 0 || this.luck) await this.pass(wanted, told);
      else this.luck = await luckOf(this, wanted);
      if (!wanted()) return;
      this.keep();
      told(1, true);
    }
  }

  /** Searches all positions at the depth of the next pass; ends early when it is not wanted any more. */
  private async pass(wanted: () => boolean, told: (part: number, changed: boolean) => void): Promise<void> {
    const first = this.passes === 0,
      { moves } = this.positions;
    for (let at = this.current.length; at < moves.length; at++) {
      if (!wanted()) return;
      const counts = await this.search(at, PASSES[this.passes]!);
      if (!wanted()) return;
      this.current.push(this.told(at, counts));
      if (first) this.found = this.current;
      told((at + 1) / moves.length, first && at % 8 === 7 && at + 1 < moves.length);
    }
    this.found = this.current;
    this.current = [];
    this.passes++;
  }

  /** Takes over what was found when this game was reviewed before, if it is kept. */
  private recall(): void {
    const { game, positions } = this,
      text = game.table.review,
      kept = text === undefined ? null : readFindings(text, positions.record, positions.moves.length);
    if (!kept) return;
    try {
      this.found = kept.counts.map((counts, at) => this.told(at, counts));
    } catch {
      return; // the engine refuses what is not about its moves
    }
    this.luck = kept.luck;
    this.passes = Math.min(kept.passes, PASSES.length);
  }

  /** Keeps what was found with the game, on this device. */
  private keep(): void {
    const { game, positions, passes, found, luck } = this,
      text = textOf(positions.record, { passes, counts: found.map(({ counts }) => counts), luck });
    game.table.review = text.length <= LONGEST_REVIEW ? text : undefined;
    void game.hooks.save(true);
  }

  /** Searches the position after this many moves; returns null if there is only one legal move. */
  private async search(at: number, how: { iterations: number; most: number }): Promise<Counts | null> {
    const { positions, game } = this,
      [seat, made] = positions.moves[at]!,
      decides = positions.ask(at, (session) => session.offers(seat).length > 1);
    const stats = decides
      ? await this.think(positions.before(at), seat, seedFor(game.table.setup.seed + 2, at, seat), {
          ...how,
          heeds: made,
        })
      : null;
    return stats && countsOf(stats);
  }

  /** Returns what the counts of a search say of the decision after this many moves. */
  private told(at: number, counts: Counts | null): Found {
    const { positions } = this,
      [seat, made] = positions.moves[at]!;
    if (!counts) return { counts, judged: null, analyses: [] };
    const analyses = positions.ask(at, (session) => {
      const stats = statsOf(
        counts,
        session.offers(seat).map(({ move }) => move),
      );
      return stats ? session.analyse(seat, stats) : [];
    });
    return { counts, judged: judgedOf(analyses, seat, made), analyses };
  }
}
