// P2, P3: what computer players did last is found in the record of a game that is opened again.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { movesSince, numbered } from '../../www/features/opponents/shown-again';
import type { Session } from '../../www/engine/engine';
import type { Move, Seat, Setup, Step } from '../../www/engine/wire';
import type * as wasm from '../../pkg/duel/duel';

const modules = import.meta.glob<typeof wasm>('../../pkg/duel/duel.js');

it('P3: the moves of a computer since the last one by hand come back from the record, with what lay before and after', async () => {
  const engine = await modules['../../pkg/duel/duel.js']!();
  engine.initSync({ module: readFileSync('pkg/duel/duel_bg.wasm') });
  const [entry] = engine.catalogue().games;
  const setup = {
    game: 'duel',
    players: [
      { name: 'Anna', colour: 0 },
      { name: 'Deckhand', colour: 1, level: 1 },
    ],
    config: Object.fromEntries(
      entry!.options.flatMap((option) => ('default' in option ? [[option.key, option.default]] : [])),
    ),
    seed: 5,
  } as unknown as Setup;
  const session = engine.Session.open(setup as never) as unknown as Session;
  const record = () => JSON.parse(session.record()) as { moves: [Seat, Move][] };
  const since = () =>
    movesSince(
      (at) =>
        engine.Session.resume(
          JSON.stringify({ ...record(), moves: record().moves.slice(0, at) }),
        ) as unknown as Session,
      record().moves,
      setup,
      0,
      (_, seat) => [`by ${seat}`],
    );
  let found = 0;
  for (let move = 0; move < 40 && !session.view(null).outcome; move++) {
    const seat = session.view(null).toAct[0]!,
      before = session.view(0),
      offers = session.offers(seat),
      [one] = [offers[(move * 7) % offers.length]!];
    session.play(seat, one.move, 0);
    const moves = since();
    if (seat === 0) {
      expect(moves).toEqual([]);
      continue;
    }
    const last = moves.at(-1)!;
    expect(last.seat).toBe(1);
    expect(last.before).toEqual(before);
    expect(last.after).toEqual(session.view(0));
    expect(last.steps.length).toBeGreaterThan(0);
    expect(last.sentences).toEqual(['by 1']);
    found += 1;
  }
  expect(found).toBeGreaterThan(5);
  session.free();
});

it('P3: moves are numbered where a piece can be framed, in order, and a pass alone over no other figures', () => {
  const move = (from: string, to: string): Step => ({ step: 'move', from, to, face: null }) as never,
    pass = [move('chosen/0', 'chip/0'), move('chosen/1', 'chip/1'), move('treasury', 'purse/1')],
    lay = [move('chip/1', 'cell/1,1'), move('top/1', 'hand/1/0')],
    rect = { x: 0, y: 0, w: 9, h: 9 };
  const unframed = ['chip/0', 'chip/1', 'purse/1'],
    places = new Map([...unframed, 'cell/1,1', 'cell/2,2', 'hand/1/0'].map((place) => [place, rect])),
    rings = new Map(unframed.map((place) => [place, null]));
  const numbers = (...moves: Step[][]) => [
    ...numbered(
      moves.map((steps) => ({ steps })),
      { isSlow: () => false, isAftermath: () => false },
      { places, rings },
    ),
  ];
  expect(numbers(pass, lay, [move('chip/2', 'cell/2,2')])).toEqual([
    ['cell/1,1', 1],
    ['cell/2,2', 2],
  ]);
  expect(numbers(lay, lay)).toEqual([['cell/1,1', 2]]);
  expect(numbers(pass, lay)).toEqual([]);
});
