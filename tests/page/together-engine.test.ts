// Tables that are played by link in the real engine: whole games of the Duel and of Imhotep.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginIn, Played, resumeIn } from '../../www/features/together/engine';
import { replay, shown, type Begin, type Kept } from '../../www/features/together/kept';
import type { Setup } from '../../www/features/together/letter';
import { receiptOf } from '../../www/features/together/receipt';
import { invite, invited, join, linkToSend, open, seal } from '../../www/features/together/table';
import { linkOfWhole } from '../../www/features/together/whole';
import type { Engine } from '../../www/core/engine';
import type * as wasm from '../../pkg/imhotep/imhotep';
import { anything, course, NAMES, newest, random, secretsOf, taken, whyOf } from './together-fixture';
import { verified } from './together-verify';

const modules = import.meta.glob<typeof wasm>(['../../pkg/imhotep/*.js', '../../pkg/duel/*.js']);

async function beginOf(game: string): Promise<[Begin, Pick<Engine, 'resume'>]> {
  const engine = await modules[`../../pkg/${game}/${game}.js`]!();
  engine.initSync({ module: readFileSync(`pkg/${game}/${game}_bg.wasm`) });
  const module = { resume: (text: string) => engine.Session.resume(text) } as unknown as Engine;
  return [beginIn(module), module];
}

const setupFor = (game: string, seats: number, host: number, config: object): Setup => ({
  game,
  players: NAMES.slice(0, seats).map((name, i) => ({ name: i === host ? name : '', colour: i })),
  config,
  host,
});

async function seated(setup: Setup, begin: Begin): Promise<Kept[]> {
  const { host, players } = setup,
    table: Kept[] = [];
  let kept = taken(await invite(setup, await secretsOf(host), begin));
  table[host] = kept;
  for (let i = 1; i < players.length; i++) {
    const seat = (host + i) % players.length;
    kept = taken(await join(linkToSend(kept), NAMES[seat]!, await secretsOf(seat), begin));
    table[seat] = kept;
  }
  table[host] = taken(await open(table[host]!, linkToSend(kept), begin)).kept;
  return table;
}

/** What a device may do: moves chosen at random among those that go into one letter. */
async function movesFor(kept: Kept, begin: Begin, r: (n: number) => number): Promise<number[]> {
  const engine = replay(await shown(kept), begin)!,
    me = kept.me!,
    moves: number[] = [];
  while (engine.deciding[0] === me && moves.length < 8) {
    const move = r(engine.legal(me));
    moves.push(move);
    if (engine.needs(me, move)) break;
    engine.play(me, move);
  }
  return moves;
}

/** Plays one letter, which the seat that has to write next opens, and the last one all. */
async function step(table: Kept[], begin: Begin, r: (n: number) => number): Promise<void> {
  const seat = newest(table).next!,
    now = taken(await seal(table[seat]!, await movesFor(table[seat]!, begin, r), begin));
  table[seat] = now;
  const link = linkToSend(now);
  for (const to of table.keys())
    if (to !== seat && (to === now.next || now.next === null))
      table[to] = taken(await open(table[to]!, link, begin)).kept;
}

const GAMES: [string, number, number, object][] = [
  ['duel', 2, 0, {}],
  ['duel', 2, 1, { obelisk: 'b', tomb: 'b' }],
  ['imhotep', 2, 0, {}],
  ['imhotep', 3, 2, { market: 'b', pyramid: 'b', temple: 'b' }],
  ['imhotep', 4, 1, { market: 'b', temple: 'b' }],
];

describe('a game by link in the engine', () => {
  it.each(GAMES)(
    '%s for %i, to which seat %i invites, is played to its end',
    async (game, seats, host, config) => {
      const [begin, module] = await beginOf(game),
        table = await seated(setupFor(game, seats, host, config), begin),
        r = random(seats * 10 + host);
      while (newest(table).next !== null) await step(table, begin, r);
      const last = newest(table);
      for (const kept of table) expect(course(kept)).toEqual(course(last));
      expect(last.draws.length).toBeGreaterThan(5);

      // What was played is a game that the engine knows, and its record is replayed to the same.
      const played = replay(last, begin) as Played,
        record = played.session.record();
      expect(played.session.view(null).outcome).not.toBeNull();
      expect(JSON.parse(record)).toMatchObject({ dockhand: 3, game, draws: last.draws });
      const heaps = played.session.heaps(),
        receipt = await receiptOf(last, record, heaps);
      expect(new Set(heaps.map(([draw]) => draw)).size).toBe(last.draws.length);
      expect(await verified([receipt])).toEqual([
        expect.stringMatching(new RegExp(`^proved: .* ${heaps.length} heaps$`)),
      ]);
      for (const text of [record, played.session.link(), receipt])
        expect(module.resume(text).hash()).toBe(played.session.hash());
    },
    60_000,
  );

  it('goes on from a whole game, and a stranger sees the same', async () => {
    const [begin] = await beginOf('duel'),
      table = await seated(setupFor('duel', 2, 0, {}), begin),
      r = random(5);
    for (let i = 0; i < 12; i++) await step(table, begin, r);
    const last = newest(table),
      whole = await linkOfWhole(last),
      stranger = taken(await invited(whole as string, begin));
    expect(course(stranger)).toMatchObject({ draws: last.draws, moves: last.moves });
  });

  it('begins with no other game, and with no options that cannot be played', async () => {
    const [begin] = await beginOf('duel'),
      deal = ['0123456789abcdef'];
    expect(begin(setupFor('duel', 2, 0, {}), deal)).toBeInstanceOf(Played);
    expect(begin(setupFor('imhotep', 2, 0, {}), deal)).toBeNull();
    expect(begin(setupFor('duel', 2, 0, { obelisk: 'z' }), deal)).toBeNull();
    expect(begin(setupFor('duel', 2, 0, { more: 1 }), deal)).toBeNull();
    expect(begin(setupFor('duel', 2, 0, {}), [])).toBeNull();
    expect(begin(setupFor('duel', 2, 0, {}), ['xyz'])).toBeNull();
  });

  it('takes no name that the engine would show otherwise', async () => {
    const [begin] = await beginOf('duel'),
      setup = setupFor('duel', 2, 0, {});
    const ann = taken(await invite(setup, await secretsOf(0), begin));
    const as = async (name: string): Promise<string | null> =>
      whyOf(await join(linkToSend(ann), name, await secretsOf(1), begin));
    for (const name of ['Ben', '', 'B'.repeat(24)]) expect(await as(name)).toBeNull();
    for (const name of ['B'.repeat(25), ' Ben', 'B\u202een', 'B\u200ben', 'Be\nn'])
      expect(await as(name), JSON.stringify(name)).toBe('unreadable');
    const long = { ...setup, players: setup.players.map((one) => ({ ...one, name: 'x'.repeat(25) })) };
    const wrong = taken(await invite(long, await secretsOf(0), anything));
    expect(whyOf(await invited(linkToSend(wrong), begin))).toBe('unreadable');
  });

  it('a sealed move cannot be carried out without its draw', async () => {
    const [begin] = await beginOf('duel'),
      engine = begin(setupFor('duel', 2, 0, {}), ['0123456789abcdef'])!,
      r = random(3);
    for (;;) {
      const seat = engine.deciding[0]!,
        move = r(engine.legal(seat)),
        check = engine.check();
      if (!engine.needs(seat, move)) {
        engine.play(seat, move);
        continue;
      }
      expect(() => engine.play(seat, move)).toThrow(
        expect.objectContaining({ code: 'await-chance' }) as Error,
      );
      expect(engine.check()).toBe(check);
      engine.draw('fedcba9876543210');
      expect(engine.check()).toBe(check);
      engine.play(seat, move);
      expect(engine.check()).not.toBe(check);
      return;
    }
  });

  it('a device that replays otherwise is noticed', async () => {
    const [begin] = await beginOf('duel'),
      other: Begin = (setup, draws) => {
        const engine = begin(setup, draws);
        return engine && Object.assign(engine, { check: () => 7 });
      },
      table = await seated(setupFor('duel', 2, 0, {}), begin),
      now = taken(await seal(table[0]!, await movesFor(table[0]!, begin, random(1)), begin));
    expect(whyOf(await open(table[1]!, linkToSend(now), other))).toBe('version');
  });
});

it('a copy of a game by link can be cut off after any move, and played on beyond its last draw', async () => {
  const [begin, module] = await beginOf('duel'),
    table = await seated(setupFor('duel', 2, 0, {}), begin),
    r = random(5);
  for (let letters = 0; letters < 12; letters++) await step(table, begin, r);
  const kept = await shown(newest(table)),
    played = replay(kept, begin) as Played,
    record = JSON.parse(played.session.record()) as { moves: [number, never][] },
    resume = resumeIn(module);
  const whole = resume(JSON.stringify(record));
  expect(whole.hash()).toBe(played.session.hash());
  whole.free();
  for (const at of [0, 1, record.moves.length - 1]) {
    const copy = resume(JSON.stringify({ ...record, moves: record.moves.slice(0, at) }));
    expect(copy.moveCount()).toBe(at);
    for (const [seat, move] of record.moves.slice(at)) copy.play(seat, move, null);
    expect(copy.hash()).toBe(played.session.hash());
  }
  // A link has no seeds beyond its own: what a move would bring can be looked at all the same.
  const link = resume(played.session.link()),
    [seat] = link.view(null).toAct;
  const draws = link
    .offers(seat!)
    .find(({ move }) => (link as never as Played['session']).needs(seat!, move));
  expect(draws).toBeDefined();
  link.play(seat!, draws!.move, null);
  expect(link.moveCount()).toBe(record.moves.length + 1);
});
