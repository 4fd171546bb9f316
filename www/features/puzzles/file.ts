// The puzzles of a game: a file of a few kilobytes, fetched when it is wanted. It is read like any data from outside:
// every number is checked here, and every game is rebuilt by the engine from legal moves.
import { fetchFile, textOf } from '../../engine/fetching';
import { isCount, isText, listOf, objectOf, parsed } from '../../device/valid';
import type { Engine } from '../../engine/engine';
import { remembered } from '../../engine/remembered';
import type { Offer, Seat } from '../../engine/wire';

/** What a player has to find: the only move that wins or shares, the one that wins by most points, the best one. */
export const GOALS = ['win', 'share', 'points', 'best'] as const;
export type Goal = (typeof GOALS)[number];

export interface Puzzle {
  /** The same in every version of the file that has this puzzle. */
  id: string;
  /** The record of the game up to the position. */
  link: string;
  /** The number of moves before it. */
  at: number;
  seat: Seat;
  /** The places of the accepted moves in the list of offers, the best one first. */
  accept: number[];
  theme: string;
  goal: Goal;
  /** The power of ten of the iterations of each of five searches; 0 if a solver has proved it. */
  depth: number;
  /** How often five levels have found it in ten tries each. */
  solved: number;
  /** Whether it is of the base game, if the game has an advanced one as well. */
  base: boolean;
}

/** The version of the file. */
const VERSION = 1;
/** The most characters of a file, puzzles of a game, and accepted moves. */
const MOST_TEXT = 200_000;
const MOST = 1000;
const MOST_ACCEPTED = 200;
const MOST_MOVES = 8000;

const files = import.meta.glob<string>('./data/*.json', { query: '?url', import: 'default', eager: true });

/** The games that have puzzles. */
export const gamesWithPuzzles = (): string[] =>
  Object.keys(files).map((name) => name.replace(/^.*\/|\.json$/g, ''));

/** A file that cannot be used: it was changed, or is of another version. */
export class Damaged extends Error {}

const fetched = new Map<string, Promise<Puzzle[]>>();

/** Fetches the puzzles of a game, once; rejects with {@link Damaged}, or if the file cannot be had. */
export function fetchPuzzles(game: string): Promise<Puzzle[]> {
  const known = fetched.get(game) ?? load(game);
  fetched.set(game, known);
  known.catch(() => fetched.delete(game));
  return known;
}

async function load(game: string): Promise<Puzzle[]> {
  const address = files[`./data/${game}.json`];
  if (address === undefined) throw new Error(`no puzzles for ${game}`);
  return puzzlesFrom(textOf(await fetchFile(address)), game);
}

/** Returns the puzzles in the text of a file; throws {@link Damaged} if one of them is none. */
export function puzzlesFrom(text: string, game: string): Puzzle[] {
  const file = text.length <= MOST_TEXT ? parsed(text) : null;
  const { version, game: of, sorts, games, base = listOf(games).length } = objectOf(file);
  if (version !== VERSION || of !== game || !Array.isArray(sorts) || !Array.isArray(games) || !isCount(base))
    throw new Damaged(game);
  const known = sorts.map(sortFrom),
    puzzles = (games as unknown[]).flatMap((one, at) => puzzlesOf(one, known, at >= games.length - base));
  if (puzzles.length > MOST || new Set(puzzles.map(({ id }) => id)).size < puzzles.length)
    throw new Damaged(game);
  return puzzles;
}

type Sort = Pick<Puzzle, 'theme' | 'goal' | 'seat' | 'depth'>;

function sortFrom(found: unknown): Sort {
  const [theme, goal, seat, depth] = listOf(found),
    sought = GOALS.find((one) => one === goal);
  const fits = isText(theme) && /^[a-z]{1,12}$/.test(theme) && sought;
  if (!fits || !isCount(seat, 3) || !isCount(depth, 8)) throw new Damaged();
  return { theme, goal: sought, seat, depth };
}

function puzzlesOf(one: unknown, sorts: Sort[], base: boolean): Puzzle[] {
  const [link, ...rows] = listOf(one);
  if (!isText(link) || !/^[\w-]{20,4096}$/.test(link)) throw new Damaged();
  return rows.map((row) => ({ ...puzzleFrom(row, link, sorts), base }));
}

function puzzleFrom(row: unknown, link: string, sorts: Sort[]): Omit<Puzzle, 'base'> {
  const numbers = listOf(row);
  if (!numbers.every((one) => isCount(one))) throw new Damaged();
  const [at = MOST_MOVES, sort = -1, solved = 99, ...accept] = numbers,
    known = sorts[sort];
  const fits = at < MOST_MOVES && solved <= 50 && accept.length > 0 && accept.length <= MOST_ACCEPTED;
  if (!known || !fits) throw new Damaged();
  // The end of a link is its checksum.
  return { ...known, id: `${link.slice(-5)}${at}`, link, at, accept, solved };
}

/**
 * Returns the record of the position of a puzzle: its player is a person, who has not seen the moves before it, and all
 * others are computer players. Throws if the engine refuses the game, or {@link Damaged} if it is shorter.
 */
export function recordOf(engine: Engine, { link, at, seat }: Puzzle, names: string[]): string {
  const session = engine.resume(link),
    record = JSON.parse(session.record()) as { players: object[]; moves: unknown[] };
  session.free();
  if (record.moves.length < at) throw new Damaged();
  const players = record.players.map((player, i) => ({
    ...player,
    name: names[i] ?? '',
    ...(i === seat ? {} : { level: 4 }),
  }));
  return remembered(JSON.stringify({ ...record, players, moves: record.moves.slice(0, at) }));
}

/** Returns the accepted moves among the offers of the engine; throws {@link Damaged} if one is not among them. */
export const acceptedOf = ({ accept }: Puzzle, offers: Offer[]): Offer[] =>
  accept.map((at) => {
    const offer = offers[at];
    if (!offer) throw new Damaged();
    return offer;
  });
