// Searches all positions of a finished game, once soon and once at depth, and then the decisions that seem to have
// lost most several times more. Each search is run by one worker, so that a review comes to the same on every device that
// is fast enough. What has been found is kept while the game is on the page, so that a review that is opened again goes
// on where it was; passes that have come to their end are kept with the saved game.
import type { Engine } from '../../engine/engine';
import { LONGEST_REVIEW } from '../../device/slots';
import { countsOf, readFindings, statsOf, sumOf, textOf, type Counts } from './findings';
import type { Analysis } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { judgedOf, mostLost, type Judged } from './turning-points';
import { luckOf, type Luck } from './luck';
import { DEEP, deepSeed, searching, type Search } from '../../searches/advisers';
import { Positions } from './positions';
import { poolSize, type Thought } from '../../searches/worker-pool';

/** The passes over all positions; the first is there soon. */
const SOON = { iterations: 3000, most: 1000, undivided: true };
const PASSES = [SOON, DEEP];
/**
 * The pass after these: at most so many decisions that seem to have lost at least this much, in thousandths, are searched
 * so many times more. One search is mistaken about a loss by more than the largest ones of a game differ.
 */
const DOUBTFUL = { most: 8, least: 20, times: 3 };
/** All passes. */
const ALL = PASSES.length + 1;

/** What a search of a decision has found; null and empty if there was only one legal move. */
export interface Found {
  counts: Counts | null;
  judged: Judged | null;
  analyses: Analysis[];
}

const known = new WeakMap<Game, Analyst>();

/** Returns the analyst of a game, who remembers what was found as long as the record is the same. */
export async function analystOf(game: Game, engine: Engine): Promise<Analyst> {
  const record = game.session.record(),
    before = known.get(game);
  if (before?.positions.record === record) return before;
  const analyst = new Analyst(game, engine, await Positions.of(game, engine, record));
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
  /** The luck at the draws that were judged so far. */
  private readonly drawn: (Luck | null)[] = [];
  private readonly running = new Set<Thought>();
  /** What the further searches of doubtful decisions have counted, by the moves before them. */
  private readonly further = new Map<number, Counts>();
  readonly think: Search;

  constructor(
    private readonly game: Game,
    readonly engine: Engine,
    readonly positions: Positions,
  ) {
    this.think = searching(game, engine, (thought) => {
      const ended = (): unknown => this.running.delete(thought);
      this.running.add(thought);
      thought.result.then(ended, ended);
    });
    this.recall();
  }

  /** Whether all passes have come to their end and the luck of all draws is known. */
  get isDone(): boolean {
    return this.passes >= ALL && this.luck !== null;
  }

  /** Whether no further search can change what a decision lost: all that judge it are done, or its ending is proved. */
  isCertain(at: number): boolean {
    return this.passes >= ALL || this.found[at]?.analyses[0]?.forced !== undefined;
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
      // What a player asks first comes first: luck and the deep pass need a minute or more each.
      const how = PASSES[this.passes];
      if (this.passes > 0 && !this.luck) this.luck = await luckOf(this, this.drawn, wanted);
      else if (how) await this.pass(how, wanted, told);
      else await this.lookCloser(wanted, (part) => told(part, false));
      if (!wanted()) return;
      this.keep();
      told(1, true);
    }
  }

  /** Gives up the searches that run. Whoever waits for them does not want them any more. */
  stop(): void {
    this.running.forEach((thought) => thought.giveUp());
  }

  /** Searches all positions at the depth of a pass; ends early when it is not wanted any more. */
  private async pass(
    how: typeof DEEP,
    wanted: () => boolean,
    told: (part: number, changed: boolean) => void,
  ): Promise<void> {
    const first = this.passes === 0,
      { moves } = this.positions;
    const ats = [...moves.keys()].slice(this.current.length);
    for await (const [at, counts] of this.searches(ats, (at) => this.search(at, how, 0), wanted)) {
      this.current.push(this.told(at, counts));
      if (first) this.found = this.current;
      told((at + 1) / moves.length, first && at % 8 === 7 && at + 1 < moves.length);
    }
    if (!wanted()) return;
    this.found = this.current;
    this.current = [];
    this.passes++;
  }

  /** Searches the doubtful decisions several times more, and puts the counts of all searches of each together. */
  private async lookCloser(wanted: () => boolean, told: (part: number) => void): Promise<void> {
    const doubtful = mostLost(this.judged, DOUBTFUL.most, DOUBTFUL.least),
      left = doubtful.filter((at) => !this.further.has(at));
    const often = async (at: number): Promise<Counts> => {
      const times = Array.from({ length: DOUBTFUL.times }, (_, i) => this.search(at, DEEP, i + 1));
      return sumOf((await Promise.all(times)).flatMap((counts) => (counts ? [counts] : [])));
    };
    for await (const [at, counts] of this.searches(left, often, wanted)) {
      this.further.set(at, counts);
      told(this.further.size / doubtful.length);
    }
    if (!wanted()) return;
    this.found = this.found.map((found, at) => {
      const further = this.further.get(at);
      return found.counts && further ? this.told(at, sumOf([found.counts, further])) : found;
    });
    this.passes++;
  }

  /** Yields what `search` finds after each of these many moves, in their order; so many at a time as there are workers. */
  private async *searches<T>(
    ats: number[],
    search: (at: number) => Promise<T>,
    wanted: () => boolean,
  ): AsyncGenerator<[at: number, found: T]> {
    const begun: Promise<T>[] = [];
    for (const [i, at] of ats.entries()) {
      for (const next of ats.slice(begun.length, i + poolSize())) {
        const found = search(next);
        found.catch(() => undefined); // it is told of when its turn has come
        begun.push(found);
      }
      const found = await begun[i]!;
      if (!wanted()) return;
      yield [at, found];
    }
  }

  /** Takes over what was found when this game was reviewed before, if it is kept. */
  private recall(): void {
    const { game, positions } = this,
      text = game.table.papers.review,
      kept = text === undefined ? null : readFindings(text, positions.record, positions.moves.length);
    if (!kept) return;
    try {
      this.found = kept.counts.map((counts, at) => this.told(at, counts));
    } catch {
      return; // the engine refuses what is not about its moves
    }
    this.luck = kept.luck;
    this.passes = Math.min(kept.passes, ALL);
  }

  /** Keeps what was found with the game, on this device. */
  private keep(): void {
    const { game, positions, passes, found, luck } = this,
      text = textOf(positions.record, { passes, counts: found.map(({ counts }) => counts), luck });
    game.commands.keepPapers({ review: text.length <= LONGEST_REVIEW ? text : undefined });
    void game.hooks.save(true);
  }

  /** Searches the position after this many moves for the `time`-th time; null if one move is legal. */
  private async search(at: number, how: typeof DEEP, time: number): Promise<Counts | null> {
    const { positions, game } = this,
      [seat, made] = positions.moves[at]!,
      decides = positions.ask(at, (session) => session.offers(seat).length > 1);
    const stats = decides
      ? await this.think(positions.before(at), seat, deepSeed(game, at, seat, time), {
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
