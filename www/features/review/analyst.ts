// Searches all positions of a finished game shortly, then the decisions that seem to have lost most at depth, from which
// the turning points come, and then all others. What is told of a decision is told once its searches are done, and stays.
// Each search is run by one worker, so that a review comes to the same on every device that is fast enough. What has been
// found is kept while the game is on the page, so that a review that is opened again goes on where it was; passes that have
// come to their end are kept with the saved game.
import type { Engine } from '../../engine/engine';
import { LONGEST_REVIEW } from '../../device/slots';
import { countsOf, readFindings, statsOf, sumOf, textOf, type Counts } from './findings';
import type { Analysis } from '../../engine/wire';
import type { Game } from '../../ui/game-view';
import { judgedOf, LEAST, mostLost, type Judged } from './turning-points';
import { luckOf, type Luck } from './luck';
import { DEEP, deepSeed, searching, type Search } from '../../searches/advisers';
import { Positions } from './positions';
import { poolSize, type Thought } from '../../searches/worker-pool';

/** The first pass, which is there soon: it only finds out where to look closer. */
const SOON = { iterations: 3000, most: 1000, undivided: true };
/** The decisions that are searched at depth first: at most so many that seem to have lost at least this much, in thousandths. */
const DOUBTFUL = { most: 8, least: 20 };
/**
 * How many further searches at depth a decision gets that may be a turning point: one search is mistaken about a loss by
 * more than the largest ones of a game differ.
 */
const FURTHER = 3;
/** All passes: the first, the doubtful decisions, and the others. */
const ALL = 3;

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
  /** What was found so far, by the moves before it. */
  found: Found[] = [];
  /** The luck at each draw; null until all are known. */
  luck: (Luck | null)[] | null = null;
  /** The passes that have come to their end. */
  passes = 0;
  /** The decision that is looked at, which is searched at depth before others. */
  looked = -1;
  /** The decisions whose searches are all done. */
  private readonly settled = new Set<number>();
  /** The luck at the draws that were judged so far. */
  private readonly drawn: (Luck | null)[] = [];
  private readonly running = new Set<Thought>();
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
    return this.isSearched && this.luck !== null;
  }

  /** Whether all searches of decisions are done. */
  get isSearched(): boolean {
    return this.passes >= ALL;
  }

  /** Whether no further search can change what a decision lost: all that judge it are done, or its ending is proved. */
  isCertain(at: number): boolean {
    return this.isSearched || this.settled.has(at) || this.found[at]?.analyses[0]?.forced !== undefined;
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
      // What a player asks first comes first: luck and the last pass need a minute or more each.
      if (this.passes === 0) await this.lookSoon(wanted, told);
      else if (this.passes === 1)
        await this.settle(mostLost(this.judged, DOUBTFUL.most, DOUBTFUL.least), wanted, told);
      else if (!this.luck) this.luck = await luckOf(this, this.drawn, wanted);
      else await this.settle([...this.found.keys()], wanted, told);
      if (!wanted()) return;
      this.keep();
      told(1, true);
    }
  }

  /** Gives up the searches that run. Whoever waits for them does not want them any more. */
  stop(): void {
    this.running.forEach((thought) => thought.giveUp());
  }

  /** Searches all positions shortly; ends early when it is not wanted any more. */
  private async lookSoon(
    wanted: () => boolean,
    told: (part: number, changed: boolean) => void,
  ): Promise<void> {
    const { found, positions } = this,
      { length } = positions.moves,
      ats = [...positions.moves.keys()].slice(found.length);
    for await (const [at, counts] of this.searches(ats, (at) => this.search(at, SOON, 0), wanted)) {
      found.push(this.told(at, counts));
      told(found.length / length, at % 8 === 7 && found.length < length);
    }
    if (wanted()) this.passes++;
  }

  /** Searches decisions at depth, after which what is told of them stays. */
  private async settle(
    ats: number[],
    wanted: () => boolean,
    told: (part: number, changed: boolean) => void,
  ): Promise<void> {
    const left = ats.filter((at) => !this.isCertain(at));
    let done = ats.length - left.length;
    for await (const [at, counts] of this.searches(left, (at) => this.closely(at), wanted)) {
      const found = (this.found[at] = this.told(at, counts));
      this.settled.add(at);
      done++;
      told(done / ats.length, done < ats.length && (found.judged?.loss ?? 0) >= LEAST);
    }
    if (wanted()) this.passes++;
  }

  /** Searches a decision at depth, several times if it may be a turning point, and adds the counts of all searches. */
  private async closely(at: number): Promise<Counts | null> {
    const first = await this.search(at, DEEP, 0);
    if (!first || (this.told(at, first).judged?.loss ?? 0) < LEAST) return first;
    const further = Array.from({ length: FURTHER }, (_, i) => this.search(at, DEEP, i + 1));
    return sumOf([first, ...(await Promise.all(further)).flatMap((counts) => (counts ? [counts] : []))]);
  }

  /**
   * Yields what `search` finds after each of these many moves: in their order, but first at the decision that is looked at
   * once the first pass is done; so many at a time as there are workers.
   */
  private async *searches<T>(
    ats: number[],
    search: (at: number) => Promise<T>,
    wanted: () => boolean,
  ): AsyncGenerator<[at: number, found: T]> {
    const left = [...ats],
      begun: [number, Promise<T>][] = [];
    while (left.length + begun.length > 0) {
      while (left.length > 0 && begun.length < poolSize()) {
        const looked = this.passes > 0 ? left.indexOf(this.looked) : 0,
          [at = 0] = left.splice(Math.max(0, looked), 1),
          found = search(at);
        found.catch(() => undefined); // it is told of when its turn has come
        begun.push([at, found]);
      }
      const [at, found] = begun.shift()!,
        result = await found;
      if (!wanted()) return;
      yield [at, result];
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
    kept.settled.forEach((at) => this.settled.add(at));
    this.passes = Math.min(kept.passes, ALL);
  }

  /** Keeps what was found with the game, on this device. */
  private keep(): void {
    const { game, positions, passes, found, luck, settled } = this,
      counts = found.map((one) => one.counts),
      text = textOf(positions.record, { passes, counts, luck, settled: [...settled] });
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
