// Tables that are played by link in the real engine: whole games of the Duel and of Imhotep.
import { describe, expect, it } from 'vitest';
import { Played, resumeIn } from '../../www/letters/seeded';
import { replay, shown, type Begin } from '../../www/letters/link-table';
import { receiptOf } from '../../www/letters/receipt';
import { invite, invited, join, linkToSend, open, seal } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { anything, course, newest, random, secretsOf, taken, whyOf } from './together-fixture';
import type { Move, Step } from '../../www/engine/wire';
import { bySource, revealedBy } from '../../www/ui/text/gains-in-words';
import { beginOf, movesFor, seated, setupFor, step } from './together-real';
import { verified } from './together-verify';

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
      for (const state of table) expect(course(state)).toEqual(course(last));
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
        expect.stringMatching(
          new RegExp(`^proved: .* ${heaps.length} heaps; the game was played to its end$`),
        ),
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
      table = await seated(setupFor('duel', 2, 0, { first: 0 }), begin),
      now = taken(await seal(table[0]!, await movesFor(table[0]!, begin, random(1)), begin));
    expect(whyOf(await open(table[1]!, linkToSend(now), other))).toBe('version');
  });
});

it('a copy of a game by link can be cut off after any move, and played on beyond its last draw', async () => {
  const [begin, module] = await beginOf('duel'),
    table = await seated(setupFor('duel', 2, 0, {}), begin),
    r = random(5);
  /** A move that draws, of the seat that decides at the end of a game. */
  const drawing = ({ session }: Played): [seat: number, move: Move] | undefined => {
    const [seat = -1] = session.view(null).toAct,
      found = session.offers(seat).find(({ move }) => session.needs(seat, move));
    return found && [seat, found.move];
  };
  for (let letters = 0; letters < 12; letters++) await step(table, begin, r);
  // Chance is made anew in each run: the next position in which a move can draw is soon reached.
  while (!drawing(replay(await shown(newest(table)), begin) as Played)) await step(table, begin, r);
  const state = await shown(newest(table)),
    played = replay(state, begin) as Played,
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
    [seat, move] = drawing(played)!;
  link.play(seat, move, null);
  expect(link.moveCount()).toBe(record.moves.length + 1);
});

it('what the page tells of a move before its draw does not depend on the draw', async () => {
  let told = 0,
    withPoints = 0;
  for (const [game, seats, config] of [
    ['duel', 2, { obelisk: 'b', temple: 'b' }],
    ['imhotep', 3, { market: 'b', pyramid: 'b', temple: 'b' }],
  ] as const) {
    const [begin, module] = await beginOf(game),
      table = await seated(setupFor(game, seats, 0, config), begin),
      r = random(9);
    while (newest(table).next !== null) {
      await step(table, begin, r);
      const state = await shown(newest(table)),
        { session } = replay(state, begin) as Played,
        [seat] = session.view(null).toAct;
      if (seat === undefined) break;
      for (const { move } of session.offers(seat).filter(({ move }) => session.needs(seat, move))) {
        const delta = session.scoreDelta(seat, move),
          before = session.score();
        // What brought.ts tells: in the Duel how much is turned up and whether the game ends, and sources whose sum the
        // engine expects. In Imhotep a card that is turned up may bring another one, and it tells neither.
        const facts = ['0'.repeat(16), 'f'.repeat(16), '0123456789abcdef', 'fedcba9876543210'].map((seed) => {
          const copy = module.resume(session.link()) as Played['session'];
          expect(copy.draw(seed)).toBe(true);
          const steps = copy.play(seat, move, seat) as Step[],
            after = copy.score(),
            over = copy.view(null).outcome !== null;
          copy.free();
          const isWhole = after.every(
            ({ total }, at) => total - (before[at]?.total ?? 0) === delta.scores[at],
          );
          return {
            count: game === 'duel' && revealedBy(steps, ['supply', 'warehouse']),
            over: game === 'duel' && over,
            sources: isWhole ? bySource(before, after) : null,
          };
        });
        const whole = facts.flatMap(({ sources }) => (sources ? [sources] : []));
        told++;
        withPoints += Number(whole.some((sources) => sources.length > 0));
        expect(new Set(facts.map(({ count, over }) => `${count} ${over}`)).size).toBe(1);
        for (const sources of whole) expect(sources).toEqual(whole[0]);
      }
      session.free();
    }
  }
  expect(told).toBeGreaterThan(100);
  expect(withPoints).toBeGreaterThan(0);
}, 120_000);
