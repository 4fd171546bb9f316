// Whole games by link in the real engine, over a bad post: links are lost, doubled and shuffled, and all devices come to
// the same game. No letter tells what its readers may not know, and each receipt is proved, altered ones are not.
import { expect, it } from 'vitest';
import { encode, hex, known } from '../../www/device/bytes';
import { sha256, valueAt } from '../../www/letters/chain';
import type { Played } from '../../www/letters/seeded';
import { replay, type Begin, type LinkTable } from '../../www/letters/link-table';
import { receiptOf, type Heap } from '../../www/letters/receipt';
import { linkToSend, open, seal } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { attacks } from './cases';
import { course, newest, random, secretsOf, taken } from './together-fixture';
import { beginOf, movesFor, seated, setupFor } from './together-real';
import { verified } from './together-verify';

type Random = (n: number) => number;
const TABLES: [game: string, seats: number][] = [
  ['duel', 2],
  ['imhotep', 2],
  ['imhotep', 3],
  ['imhotep', 4],
];
const SIDES = {
  duel: ['obelisk', 'temple', 'pyramids', 'tomb'],
  imhotep: ['market', 'pyramid', 'temple', 'chamber', 'obelisks'],
};

/** Every secret value of the devices that the tests play with, and their keys: seat and index by 32 bytes. */
const secretsOfAll = (async () => {
  const values = new Map<string, [seat: number, index: number]>();
  for (let seat = 0; seat < 4; seat++) {
    const { chains, key } = await secretsOf(seat);
    for (let index = 1; index <= 512; index++)
      values.set(hex((await valueAt(chains[0]!, index))!), [seat, index]);
    values.set(hex(known(key.d!)), [seat, Infinity]);
  }
  return values;
})();

/** Looks for what a letter must not tell: secrets that its seats have not given by then, and seeds of draws. */
async function search(text: string, given: readonly number[], seeds: ReadonlySet<string>): Promise<number> {
  const values = await secretsOfAll,
    bytes = hex(known(text));
  let seen = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    const [seat, index] = values.get(bytes.slice(at, at + 64)) ?? [0, -1];
    expect(index, `a value of seat ${seat} before its time`).toBeLessThanOrEqual(given[seat] ?? 0);
    expect(seeds.has(bytes.slice(at, at + 16)), 'the seed of a draw').toBe(false);
    if (index > 0) seen++;
  }
  return seen;
}

/** Searches all letters of a game. Returns how many values they give. */
async function searchAll({ letters, draws, seats }: LinkTable): Promise<number> {
  const values = await secretsOfAll,
    given = seats.map(() => 0),
    seeds = new Set(draws);
  let seen = 0;
  for (const { by, text, serial } of letters) {
    if (serial !== null) {
      // The value stands behind kind, table, serial, head and index.
      const [seat, index] = values.get(hex(known(text).slice(21, 53))) ?? [by, 0];
      expect([seat, index >= given[by]!, index - given[by]! <= 2]).toEqual([by, true, true]);
      given[by] = index;
    }
    seen += await search(text, given, seeds);
  }
  return seen;
}

/** Plays a game over a post that loses, doubles and shuffles; the last writer sends again when nothing comes. */
async function playByBadPost(table: LinkTable[], begin: Begin, r: Random): Promise<void> {
  const post: string[] = [];
  const isThere = (state: LinkTable): boolean => state.head === newest(table).head;
  while (newest(table).next !== null || !table.every(isThere)) {
    const { next, letters } = newest(table);
    if (next !== null && isThere(table[next]!)) {
      const now = taken(await seal(table[next]!, await movesFor(table[next]!, begin, r), begin));
      table[next] = now;
      for (let copies = r(3); copies > 0; copies--) post.push(linkToSend(now));
      continue;
    }
    if (post.length === 0 || r(4) === 0) post.push(linkToSend(table[letters.at(-1)!.by]!));
    const [link] = post.splice(r(post.length), 1);
    if (r(8) === 0) post.push(link!);
    const goal = next !== null && r(3) > 0 ? next : r(table.length),
      came = await open(table[goal]!, link!, begin);
    if ('why' in came) expect(['old', 'missing']).toContain(came.why);
    else table[goal] = came.state;
  }
}

/** Alters one byte or number of a receipt and makes its sum anew: a lie, not damage. */
async function lied(text: string, r: Random): Promise<string> {
  const record = JSON.parse(text) as {
      draws: string[];
      moves: [number, unknown][];
      receipt: { letters: string[]; heaps: Heap[]; sum?: string };
    },
    { draws, moves, receipt } = record,
    any = <T>(list: T[]): number => r(list.length);
  delete receipt.sum;
  switch (r(4)) {
    case 0: {
      const at = any(receipt.letters),
        bytes = known(receipt.letters[at]!);
      bytes[r(bytes.length)]! ^= 1 << r(8);
      receipt.letters[at] = encode(bytes);
      break;
    }
    case 1: {
      const at = any(draws),
        digit = r(16);
      draws[at] = [...draws[at]!].map((one, i) => (i === digit ? (one === '0' ? '1' : '0') : one)).join('');
      break;
    }
    case 2: {
      const move = moves[any(moves)]!;
      move[0] += 1;
      break;
    }
    default: {
      // Two different cards of a heap change places.
      const orders = receipt.heaps.flatMap(([, order]) => (Array.isArray(order) ? [order] : [])),
        order = orders.filter((cards) => new Set(cards).size > 1)[r(4)]!,
        at = order.findIndex((card, i) => i > 0 && card !== order[0]);
      [order[0], order[at]] = [order[at]!, order[0]!];
    }
  }
  const body = JSON.stringify(record).slice(0, -2);
  return `${body},"sum":"${encode(await sha256(body))}"}}`;
}

const figures = { games: 0, letters: 0, draws: 0, heaps: 0, values: 0, proved: 0, damaged: 0, lied: 0 };

/** Plays a game and looks through its letters. Returns its receipt. */
async function play(i: number, begins: readonly Begin[]): Promise<string> {
  const r = random(i),
    [game, seats] = TABLES[i % TABLES.length]!,
    begin = begins[i % TABLES.length]!,
    sides = Object.fromEntries(SIDES[game as 'duel'].map((key) => [key, r(2) ? 'a' : 'b'])),
    setup = setupFor(game, seats, r(seats), r(2) ? { ...sides, first: r(seats) } : sides);
  const table = await seated(setup, begin);
  await playByBadPost(table, begin, r);
  const last = newest(table),
    sessions = table.map((state) => (replay(state, begin) as Played).session);
  for (const state of table) expect(course(state)).toEqual(course(last));
  expect(new Set(sessions.map((session) => session.hash())).size).toBe(1);
  const values = await searchAll(last);
  const whole = await linkOfWhole(last),
    given = last.seats.map(({ chains }) => chains.at(-1)!.index);
  if (whole !== null) await search(whole, given, new Set(last.draws));
  const heaps = sessions[0]!.heaps(),
    text = await receiptOf(last, sessions[0]!.record(), heaps);
  sessions.forEach((session) => session.free());
  figures.games++;
  figures.values += values;
  figures.letters += last.letters.length;
  figures.draws += last.draws.length;
  figures.heaps += heaps.length;
  return text;
}

/** Has receipts proved; with a byte altered, none is. */
async function prove(texts: readonly string[], r: Random): Promise<void> {
  const damaged = texts.map((text) => {
    const at = r(text.length);
    return text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
  });
  const lies = await Promise.all(texts.map((text) => lied(text, r)));
  for (const line of await verified(texts)) expect(line).toMatch(/^proved: /);
  for (const line of await verified([...damaged, ...lies])) expect(line).toMatch(/^NOT PROVED: /);
  for (const figure of ['proved', 'damaged', 'lied'] as const) figures[figure] += texts.length;
}

it(
  'whole games over a bad post end alike, tell no secret, and are proved',
  { timeout: 36_000_000 },
  async () => {
    const games = attacks(8, 1000),
      begins = await Promise.all(TABLES.map(async ([game]) => (await beginOf(game))[0])),
      r = random(7);
    let proving = Promise.resolve();
    for (let i = 0; i < games; i += 8) {
      // Side by side, since most of the time is spent waiting for signatures.
      const texts = await Promise.all(
        Array.from({ length: Math.min(8, games - i) }, (_, j) => play(i + j, begins)),
      );
      await proving;
      proving = prove(texts, r);
      if (i % 40 === 0) process.stdout.write(`${JSON.stringify(figures)}\n`);
    }
    await proving;
    expect(figures.values).toBeGreaterThan(figures.draws);
    process.stdout.write(`${JSON.stringify(figures)}\n`);
  },
);
