// What a review has found, as it is kept with the saved game: the counts of every search, and the luck of every draw.
// Storage may hold anything: text that is not of this record, or is damaged in any way, is as good as none, and the
// engine checks the counts again when it makes words of them. Pure.
import { checksum } from '../../device/slots';
import { isCount, isList, isWhole, parsed } from '../../device/valid';
import type { Move, RootStats } from '../../engine/wire';
import type { Luck } from './luck';

/** What the passes over a game have found, by the moves before each position. */
export interface Findings {
  /** The passes that have come to their end. */
  passes: number;
  /** The counts of each decision, by legal move; null if there was only one. */
  counts: (Counts | null)[];
  /** The luck at each draw, null for other moves; null if it was not found out yet. */
  luck: (Luck | null)[] | null;
  /** The decisions whose searches are all done, while others are still to be searched: the moves before each. */
  settled: number[];
}

/** What searches say of each legal move, in the order of the offers: without the moves, which the game knows. */
export type Counts = Pick<RootStats, 'visits' | 'worth' | 'points' | 'forced' | 'share'>[];

/**
 * The version of this format and of the search that made the counts. Raise it when either changes: findings that are kept are
 * dropped then.
 */
const VERSION = 2;
/** The most positions, legal moves and seats. */
const MOST = { positions: 2000, moves: 2000, seats: 4 };

/** Returns the counts of a search without the moves. */
export const countsOf = (stats: RootStats[]): Counts =>
  stats.map(({ visits, worth, points, forced, share }) => ({
    visits,
    worth,
    points,
    ...(forced !== undefined && { forced }),
    ...(share && { share }),
  }));

/** Returns the counts with their moves; null if they are not about as many. */
export const statsOf = (counts: Counts, moves: Move[]): RootStats[] | null =>
  counts.length === moves.length ? counts.map((one, i) => ({ move: moves[i]!, ...one })) : null;

/** Returns the counts of several searches of one decision, added up. */
export function sumOf([first, ...others]: Counts[]): Counts {
  const add = (one: number[], other: number[]): number[] => one.map((n, i) => n + (other[i] ?? 0));
  return others.reduce(
    (sum, counts) =>
      sum.map((one, i) => {
        const { visits, worth, points, share = 0 } = counts[i] ?? { visits: 0, worth: [], points: [] },
          all = (one.share ?? 0) + share;
        return {
          ...one,
          visits: one.visits + visits,
          worth: add(one.worth, worth),
          points: add(one.points, points),
          ...(all > 0 && { share: all }),
        };
      }),
    first ?? [],
  );
}

/** Returns the text in which findings about a record are kept. */
export function textOf(record: string, { passes, counts, luck, settled }: Findings): string {
  const row = ({ visits, worth, points, forced, share }: Counts[number]): unknown[] => {
    if (share) return [visits, worth, points, forced ?? null, share];
    return forced === undefined ? [visits, worth, points] : [visits, worth, points, forced];
  };
  const rounded = (all: number[]): number[] => all.map((one) => Math.round(one * 1000) / 1000);
  return JSON.stringify([
    VERSION,
    checksum(record),
    passes,
    counts.map((all) => all && all.map(row)),
    luck && luck.map((one) => one && [rounded(one.luck), rounded(one.noise)]),
    settled,
  ]);
}

const areNumbers = (value: unknown): value is number[] =>
  isList(value, MOST.seats, (one): one is number => Number.isFinite(one));
const areWhole = (value: unknown): value is number[] => areNumbers(value) && value.every(isWhole);

/** Returns what `read` makes of every value of a list, null for null; null if it makes nothing of one. */
function each<T>(value: unknown, most: number, read: (one: unknown) => T | null): (T | null)[] | null {
  if (!isList(value, most)) return null;
  const all = value.map((one) => (one === null ? null : read(one)));
  return all.some((one, i) => one === null && value[i] !== null) ? null : all;
}

function readCounts(value: unknown): Counts | null {
  const all = each(value, MOST.moves, (row) => {
    if (!isList(row, 5)) return null;
    const [visits, worth, points, forced = null, share = 0] = row;
    if (!isCount(visits) || !areWhole(worth) || !areWhole(points)) return null;
    if ((forced !== null && !isWhole(forced)) || !isCount(share)) return null;
    return { visits, worth, points, ...(forced !== null && { forced }), ...(share > 0 && { share }) };
  });
  return all?.every((one) => one !== null) ? all : null;
}

function readLuck(value: unknown): Luck | null {
  if (!isList(value, 2)) return null;
  const [luck, noise] = value;
  return areNumbers(luck) && areNumbers(noise) ? { luck, noise } : null;
}

/** Returns the findings in a text; null if they are not about this record and its moves, or cannot be read. */
export function readFindings(text: string, record: string, moves: number): Findings | null {
  const found = parsed(text);
  if (!isList(found, 6)) return null;
  const [version, of, passes, listed, drawn, settled] = found;
  if (version !== VERSION || of !== checksum(record) || !isCount(passes) || passes < 1) return null;
  const counts = each(listed, MOST.positions, readCounts),
    luck = drawn === null ? null : each(drawn, MOST.positions, readLuck);
  if (counts?.length !== moves || (drawn !== null && luck?.length !== moves)) return null;
  if (!isList(settled, moves, (at): at is number => isCount(at, moves - 1))) return null;
  return { passes, counts, luck, settled };
}
