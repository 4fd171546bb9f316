// Tables that are played by link, for the tests: each seat is a device that keeps its own.
import { expect } from 'vitest';
import { known } from '../../www/device/bytes';
import { shown, type Begin, type Kept, type Refusal, type Secrets } from '../../www/letters/link-table';
import type { Setup } from '../../www/letters/letter';
import { linkOf } from '../../www/letters/link';
import { anchorOf } from '../../www/letters/seats';
import { publicOf } from '../../www/letters/sign';
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
export async function seatedOnly(setup: Setup, play: Begin = begin): Promise<Kept[]> {
  const { host, players } = setup,
    table: Kept[] = [];
  let kept = taken(await invite(setup, await secretsOf(host), play));
  table[host] = kept;
  for (let i = 1; i < players.length; i++) {
    const seat = (host + i) % players.length;
    kept = taken(await join(linkToSend(kept), NAMES[seat]!, await secretsOf(seat), play));
    table[seat] = kept;
  }
  const asked = taken(await open(table[host]!, linkToSend(kept), play)).kept;
  table[host] = taken(await begins(asked, play));
  return table;
}

/** Returns the devices of a table that is dealt: each has given its first value in turn, and all know all of them. */
export async function dealt(setup: Setup, play: Begin = begin): Promise<Kept[]> {
  const table = await seatedOnly(setup, play),
    count = setup.players.length;
  for (let i = 0; i < count; i++) {
    const seat = (setup.host + i) % count;
    if (i > 0) table[seat] = taken(await seal(table[seat]!, [], play));
    // All letters, so that each device gets what it lacks.
    const link = linkOf(table[seat]!.letters.map(({ text }) => known(text)));
    for (const to of table.keys())
      if (to !== seat) table[to] = taken(await open(table[to]!, link, play)).kept;
  }
  return table;
}

/** Returns the devices of a table that is dealt. The first seat decides. */
export const seated = (seats: number, host = 0, config: object = {}): Promise<Kept[]> =>
  dealt(setupFor(seats, host, config));

/** Returns the devices of a table at which all have joined in the way of older versions; the host deals. */
export async function joined(seats: number, host = 0, config: object = {}): Promise<Kept[]> {
  const table: Kept[] = [];
  let kept = taken(await invite(setupFor(seats, host, config), await secretsOf(host), begin));
  table[host] = kept;
  for (let i = 1; i < seats; i++) {
    const me = (host + i) % seats,
      secrets = await secretsOf(me),
      came = taken(await invited(linkToSend(kept), begin)),
      fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name: NAMES[me]! };
    kept = taken(await post({ ...came, me, secrets }, { kind: 'joining', ...fields }, 1, 0, begin));
    table[me] = kept;
  }
  table[host] = taken(await open(table[host]!, linkToSend(kept), begin)).kept;
  return table;
}

/** The seat that has to write next, as the newest of the devices knows it. */
export const newest = (table: readonly Kept[]): Kept =>
  table.reduce((best, one) => (one.serial > best.serial ? one : best));

/** What the device may do: its moves are chosen at random among those that go into one letter. */
export async function movesFor(kept: Kept, r: (n: number) => number): Promise<number[]> {
  const now = await shown(kept),
    engine = begin(setupFor(kept.seats.length, 0, JSON.parse(kept.setup).c as object), now.draws)!;
  for (const [seat, move] of now.moves) engine.play(seat, move);
  const moves: number[] = [];
  while (engine.deciding[0] === kept.me && moves.length < 5) {
    const move = r(4);
    moves.push(move);
    if (engine.needs(kept.me, move)) break;
    engine.play(kept.me, move);
    if (move === PASS) break;
  }
  return moves;
}

/**
 * Plays a letter: the device that has to write seals, and the next one opens; all others too, if `toAll`. Returns
 * the link.
 */
export async function step(
  table: Kept[],
  moves: readonly number[] | ((n: number) => number),
  toAll = false,
): Promise<string> {
  const seat = newest(table).next!,
    kept = table[seat]!;
  const now = taken(
    await seal(kept, typeof moves === 'function' ? await movesFor(kept, moves) : moves, begin),
  );
  table[seat] = now;
  const link = linkToSend(now),
    next = now.next ?? (seat + 1) % table.length;
  for (const to of table.keys())
    if (to !== seat && (toAll || to === next)) table[to] = taken(await open(table[to]!, link, begin)).kept;
  return link;
}

/** What the game came to, as a device knows it. */
export const course = ({ draws, moves, pending, head }: Kept): object => ({ draws, moves, pending, head });
