// Tables that are played by link, for the tests: each seat is a device that keeps its own.
import { expect } from 'vitest';
import { known } from '../../www/device/bytes';
import { shown, type Begin, type LinkTable, type Refusal, type Secrets } from '../../www/letters/link-table';
import type { Setup } from '../../www/letters/letter';
import { linkOf } from '../../www/letters/link';
import { anchorOf } from '../../www/letters/seats';
import { publicOf } from '../../www/device/sign';
import {
  begins,
  invite,
  invited,
  join,
  linkToSend,
  makeSecrets,
  open,
  post,
  seal,
} from '../../www/letters/protocol';
import { begin, PASS } from './together-game';

/** An engine that says of any options that they can be played. */
export const anything: Begin = (setup, draws) => begin({ ...setup, config: {} }, draws);

/** Random numbers from 0 to n - 1, the same in every run. */
export function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) % n;
  };
}

export const NAMES = ['Ann', 'Ben', 'Chloé', 'Dai'];

export const setupFor = (seats: number, host = 0, config: object = {}): Setup => ({
  game: seats === 2 ? 'duel' : 'imhotep',
  players: NAMES.slice(0, seats).map((name, i) => ({ name: i === host ? name : '', colour: i })),
  config,
  host,
});

/** What is kept, where nothing may be refused. */
export function taken<T extends object>(result: T | Refusal): T {
  expect(result).not.toHaveProperty('why');
  return result as T;
}
/** Why something is refused; null if it is not. */
export const whyOf = (result: object): string | null => ('why' in result ? String(result.why) : null);

let pool: Promise<Secrets[]> | null = null;
/** Secrets that are made once: they are slow to make, and each table takes them as if they were new. */
export const secretsOf = async (seat: number): Promise<Secrets> =>
  (await (pool ??= Promise.all(NAMES.map(makeSecrets))))[seat]!;

/** Returns the devices of a table whose host has just seated all, after each has asked with the link of the one before. */
export async function seatedOnly(setup: Setup, play: Begin = begin): Promise<LinkTable[]> {
  const { host, players } = setup,
    table: LinkTable[] = [];
  let state = taken(await invite(setup, await secretsOf(host), play));
  table[host] = state;
  for (let i = 1; i < players.length; i++) {
    const seat = (host + i) % players.length;
    state = taken(await join(linkToSend(state), NAMES[seat]!, await secretsOf(seat), play));
    table[seat] = state;
  }
  const asked = taken(await open(table[host]!, linkToSend(state), play)).state;
  table[host] = taken(await begins(asked, play));
  return table;
}

/** Returns the devices of a table that is dealt: each has given its first value in turn, and all know all of them. */
export async function dealt(setup: Setup, play: Begin = begin): Promise<LinkTable[]> {
  const table = await seatedOnly(setup, play),
    count = setup.players.length;
  for (let i = 0; i < count; i++) {
    const seat = (setup.host + i) % count;
    if (i > 0) table[seat] = taken(await seal(table[seat]!, [], play));
    // All letters, so that each device gets what it lacks.
    const link = linkOf(table[seat]!.letters.map(({ text }) => known(text)));
    for (const to of table.keys())
      if (to !== seat) table[to] = taken(await open(table[to]!, link, play)).state;
  }
  return table;
}

/** Returns the devices of a table that is dealt. The first seat decides. */
export const seated = (seats: number, host = 0, config: object = {}): Promise<LinkTable[]> =>
  dealt(setupFor(seats, host, config));

/** Returns the devices of a table at which all have joined in the way of older versions; the host deals. */
export async function joined(seats: number, host = 0, config: object = {}): Promise<LinkTable[]> {
  const table: LinkTable[] = [];
  let state = taken(await invite(setupFor(seats, host, config), await secretsOf(host), begin));
  table[host] = state;
  for (let i = 1; i < seats; i++) {
    const me = (host + i) % seats,
      secrets = await secretsOf(me),
      came = taken(await invited(linkToSend(state), begin)),
      fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name: NAMES[me]! };
    state = taken(await post({ ...came, me, secrets }, { kind: 'joining', ...fields }, 1, 0, begin));
    table[me] = state;
  }
  table[host] = taken(await open(table[host]!, linkToSend(state), begin)).state;
  return table;
}

/** The seat that has to write next, as the newest of the devices knows it. */
export const newest = (table: readonly LinkTable[]): LinkTable =>
  table.reduce((best, one) => (one.serial > best.serial ? one : best));

/** What the device may do: its moves are chosen at random among those that go into one letter. */
export async function movesFor(state: LinkTable, r: (n: number) => number): Promise<number[]> {
  const now = await shown(state),
    engine = begin(setupFor(state.seats.length, 0, JSON.parse(state.setup).c as object), now.draws)!;
  for (const [seat, move] of now.moves) engine.play(seat, move);
  const moves: number[] = [];
  while (engine.deciding[0] === state.me && moves.length < 5) {
    const move = r(4);
    moves.push(move);
    if (engine.needs(state.me, move)) break;
    engine.play(state.me, move);
    if (move === PASS) break;
  }
  return moves;
}

/**
 * Plays a letter: the device that has to write seals, and the next one opens; all others too, if `toAll`. Returns
 * the link.
 */
export async function step(
  table: LinkTable[],
  moves: readonly number[] | ((n: number) => number),
  toAll = false,
): Promise<string> {
  const seat = newest(table).next!,
    state = table[seat]!;
  const now = taken(
    await seal(state, typeof moves === 'function' ? await movesFor(state, moves) : moves, begin),
  );
  table[seat] = now;
  const link = linkToSend(now),
    next = now.next ?? (seat + 1) % table.length;
  for (const to of table.keys())
    if (to !== seat && (toAll || to === next)) table[to] = taken(await open(table[to]!, link, begin)).state;
  return link;
}

/** What the game came to, as a device knows it. */
export const course = ({ draws, moves, pending, head }: LinkTable): object => ({
  draws,
  moves,
  pending,
  head,
});
