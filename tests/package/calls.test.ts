// The package called in every way: with nonsense, and by programs that look ahead. It is compiled and packed elsewhere.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decide, decideHere, games, load, net, parse, Refusal, text } from '../../npm/node.js';
import type { GameId, Session } from '../../npm/node.js';
import { cases } from '../page/cases';

const players = [
  { name: 'Anna', colour: 0 },
  { name: 'Ben', colour: 1 },
];

/** A generator of whole numbers below a limit, the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;
const fails = (): never => {
  throw new RangeError('no');
};

/** What programs pass by mistake, or on purpose. */
const NASTY: unknown[] = [
  ...[undefined, null, true, '', 'temple', '\u202e\0', 'x'.repeat(1e5), 7n, Symbol.iterator, () => 1],
  ...[{}, [], [undefined, null, 7, {}], Object.create(null), cyclic, { toJSON: fails }, { do: 'nonsense' }],
  ...[new Proxy({}, { get: fails, ownKeys: fails }), new Uint8Array(9), new Date(NaN), [[[[[[]]]]]]],
  ...[NaN, Infinity, -Infinity, -1, 0.5, -0, 4, 8, 31, 255, 256, 65536, 2 ** 32, 1e300],
];

/** Calls; what is thrown has to be a refusal or an error of type, and a sentence. Returns whether it was thrown. */
function attempt(call: () => unknown, about: string): boolean {
  try {
    call();
    return false;
  } catch (thrown) {
    expect(thrown instanceof Refusal || thrown instanceof TypeError, `${about}: ${String(thrown)}`).toBe(
      true,
    );
    expect((thrown as Error).message, about).toMatch(/^[A-Z].+\.$/);
    return true;
  }
}

describe.each(games)('%s', (game) => {
  test('S3: no call traps, and what is thrown is a sentence', async () => {
    const engine = await load(game);
    const random = chance(games.indexOf(game) + 1);
    const one = <T>(list: readonly T[]): T => list[random(list.length)]!;
    const open = (): Session<GameId> => engine.open({ players, seed: random(2 ** 32) }) as Session<GameId>;
    let table = open();
    let search: object | null = null;
    const verbs = Object.getOwnPropertyNames(Object.getPrototypeOf(table)).filter(
      (name) => !/^(constructor|free|__.*)$/.test(name),
    );
    expect(verbs).toEqual(
      expect.arrayContaining(['play', 'history', 'clone', 'imagine', 'rollout', 'legal']),
    );
    /** Calls a verb with what fits, or with anything. */
    const ask = (of: object, verb: string): boolean => {
      const all = [random(3), one(table.legal(random(2)) as unknown[]), random(9), random(9)];
      const given = all.map((good) => (random(3) > 0 && good !== undefined ? good : one(NASTY)));
      if (verb === 'run') given[0] = one([3, ...NASTY.filter((value) => typeof value !== 'number')]);
      const call = (): unknown => (of as Record<string, (...all: unknown[]) => unknown>)[verb]!(...given);
      return attempt(
        () => {
          const back = call();
          if (verb === 'search' || verb === 'searchWith') search = back as object;
          if (verb === 'imagine' || verb === 'clone') table = back as Session<GameId>;
        },
        `${game}.${verb}(${given.map((value) => (Object(value) === value ? typeof value : String(value))).join()})`,
      );
    };
    // A hundred thousand in all, and few in a quick run.
    const calls = cases(1000) ** 2 / 10 / games.length;
    for (let i = 0; i < calls; i++) {
      if (i % 200 === 0 || table.view(null).outcome !== null) table = open();
      const verb = one(verbs);
      const before = table.hash();
      const now = table;
      if (ask(table, verb)) expect(now.hash(), verb).toBe(before);
      if (search && i % 20 === 0) ask(search, one(['run', 'budget', 'heed', 'rootStats']));
      if (i % 10 === 0) {
        attempt(() => engine.open(one(NASTY) as never), 'open');
        attempt(
          () => engine.open({ players, seed: 1, [one(['players', 'seed', 'config'])]: one(NASTY) }),
          'open',
        );
        attempt(() => engine.resume(one(NASTY) as string), 'resume');
        attempt(() => engine.cleanName(one(NASTY) as string), 'cleanName');
        attempt(() => text(one(NASTY) as never), 'text');
        attempt(() => parse(one(NASTY) as never), 'parse');
        attempt(() => decideHere(table, 0, one(NASTY) as never), 'decideHere');
      }
      if (i % 997 === 0) {
        const freed = open();
        freed.free();
        expect(attempt(() => (freed as unknown as Record<string, () => void>)[verb]!(), verb)).toBe(true);
        freed.free();
      }
    }
  });

  test('S3: a world that is imagined has no record, and every move is a text', async () => {
    const engine = await load(game);
    const random = chance(7);
    const table = engine.open({ players, seed: 5 });
    for (let view = table.view(null); view.outcome === null; view = table.view(null)) {
      const seat = view.toAct[0]!;
      const world = table.imagine(seat, random(2 ** 32)).clone();
      expect(world.view(seat)).toEqual(table.view(seat));
      expect(world.history()).toEqual([]);
      for (const verb of ['record', 'link', 'share'] as const)
        expect(() => world[verb](1, 2)).toThrow(/^An imagined game has no record/);
      const legal = table.legal(seat);
      expect(legal).toEqual(table.offers(seat).map(({ move }) => move));
      for (const move of legal) expect(parse(text(move))).toEqual(move);
      const move = legal[random(legal.length)]!;
      world.play(seat, move);
      expect(world.history()).toEqual([{ seat, move }]);
      table.play(seat, move);
      expect(table.history().at(-1)).toEqual({ seat, move });
    }
    expect(table.history()).toHaveLength(table.moveCount());
    expect(table.rollout(1)).toEqual(table.view(null).outcome);
  });
});

test('S3: a text that is no move is refused', () => {
  expect(text({ do: 'load', boat: 0, place: 2 })).toBe('load boat=0 place=2');
  expect(parse('lever  boat=1 site=temple order=[1,0]')).toEqual({
    ...{ do: 'lever', boat: 1, site: 'temple', order: [1, 0] },
  });
  for (const line of ['', 'load boat', 'load boat=', '{"do":"load"}', 'load boat={'])
    expect(() => parse(line)).toThrow(Refusal);
});

test('S3: every net of the repository can be had', async () => {
  const found = readdirSync('nets').filter((name) => name.endsWith('.net'));
  const all = games.flatMap((game) => [2, 3, 4].map((seats) => [game, seats] as const));
  const had = await Promise.all(
    all.map(async ([game, seats]) => (await net(game, seats)) && `${game}-${seats}.net`),
  );
  expect(had.filter(Boolean).sort()).toEqual(found.sort());
});

test('S3: a decision that cannot be asked for is refused before a thread begins', async () => {
  const table = (await load('duel')).open({ players, seed: 5, config: { first: 0 } });
  await expect(decide(table, 1, { level: 1, seed: 1 })).rejects.toThrow(
    'This seat has nothing to decide now.',
  );
  await expect(decide(table, 0, { level: 9, seed: 1 })).rejects.toThrow(/no such level/);
  const world = table.imagine(0, 1);
  await expect(decide(world, 0, { level: 1, seed: 1 })).rejects.toThrow(/^An imagined game has no record/);
});
