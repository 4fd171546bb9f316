import { describe, expect, it } from 'vitest';
import { answers, answersNow, mayGoOn, narrow, planOf, tap } from '../../www/table/pick';
import type { Offer } from '../../www/engine/wire';

const take: Offer = { move: { do: 'take-stones' }, taps: ['quarry/0'], anyOrder: 0 };
const load = (boat: number, place: number): Offer => ({
  move: { do: 'load', boat, place },
  taps: [`boat/${boat}/${place}`],
  anyOrder: 0,
});
const sail = (boat: number, site: 'temple' | 'market'): Offer => ({
  move: { do: 'sail', boat, site },
  taps: [`lane/${boat}`, `dock/${site}`],
  anyOrder: 0,
});
const chisel = (a: number, b: number): Offer => ({
  move: { do: 'chisel', first: [1, a], second: [1, b] },
  taps: ['held/0/chisel', `boat/1/${a}`, `boat/1/${b}`],
  anyOrder: 2,
});
const offers = [
  take,
  load(1, 0),
  load(1, 2),
  sail(0, 'temple'),
  sail(0, 'market'),
  chisel(0, 1),
  chisel(0, 2),
  chisel(1, 2),
];

describe('narrowing', () => {
  it('lights the first place of every offer', () => {
    expect([...narrow(offers, [], 'confirm').lit].sort()).toEqual([
      'boat/1/0',
      'boat/1/2',
      'held/0/chisel',
      'lane/0',
      'quarry/0',
    ]);
    expect(narrow(offers, [], 'confirm').offer).toBeNull();
  });
  it('goes on in order and is complete at the end', () => {
    const first = narrow(offers, ['lane/0'], 'confirm');
    expect([...first.lit].sort()).toEqual(['dock/market', 'dock/temple']);
    expect(first.offer).toBeNull();
    expect(narrow(offers, ['lane/0', 'dock/temple'], 'confirm').offer).toEqual(sail(0, 'temple'));
  });
  it('does not take the fixed places out of order', () => {
    expect(narrow(offers, ['dock/temple'], 'confirm').candidates).toEqual([]);
    expect(narrow(offers, ['dock/temple', 'lane/0'], 'confirm').candidates).toEqual([]);
  });
  it('takes the last places in any order, each once', () => {
    const two = narrow(offers, ['held/0/chisel', 'boat/1/2'], 'confirm');
    expect([...two.lit].sort()).toEqual(['boat/1/0', 'boat/1/1']);
    expect(narrow(offers, ['held/0/chisel', 'boat/1/2', 'boat/1/0'], 'confirm').offer).toEqual(chisel(0, 2));
    expect(narrow(offers, ['held/0/chisel', 'boat/1/2', 'boat/1/2'], 'confirm').candidates).toEqual([]);
  });
  it('chooses the only candidate left in confirm mode, not in instant mode', () => {
    const one = [sail(0, 'temple'), take];
    expect(narrow(one, ['lane/0'], 'confirm').offer).toEqual(sail(0, 'temple'));
    expect(narrow(one, ['lane/0'], 'instant').offer).toBeNull();
  });
  it('M15: chooses nothing by itself in a lesson, which offers a single move', () => {
    expect(narrow([sail(0, 'temple')], ['lane/0'], 'steps').offer).toBeNull();
    expect(tap([sail(0, 'temple')], ['lane/0'], 'dock/temple', 'steps').play).toBeNull();
    expect(narrow([sail(0, 'temple')], ['lane/0', 'dock/temple'], 'steps').offer).toEqual(sail(0, 'temple'));
  });
  it('chooses nothing before the first tap, even if there is one offer', () => {
    expect(narrow([take], [], 'confirm').offer).toBeNull();
  });
});

describe('an answer that ends a move', () => {
  const place = (...cells: string[]): Offer => ({ ...take, taps: ['action', ...cells], anyOrder: 2 }),
    two = place('cell/0', 'cell/1', 'choice/done'),
    three = place('cell/0', 'cell/1', 'cell/2'),
    all = [two, three],
    taps = ['action', 'cell/0', 'cell/1'];

  it.each(['confirm', 'instant'] as const)(
    'is what Confirm gives, while another place may be tapped, %s',
    (mode) => {
      const now = narrow(all, taps, mode);
      expect(now.offer).toBe(two);
      expect(mayGoOn(now)).toBe(true);
      expect(answersNow(all, now)).toEqual([]);
      expect(tap(all, taps, 'cell/2', mode)).toMatchObject(
        mode === 'instant' ? { play: three } : { taps: three.taps, play: null },
      );
    },
  );
  it('does not come from a second tap on a place, which lets it go', () => {
    expect(tap(all, taps, 'cell/1', 'confirm')).toEqual({
      taps: taps.slice(0, 2),
      play: null,
      refused: null,
    });
  });
});

describe('a piece that begins moves', () => {
  const lay = (cell: string): Offer => ({ ...take, taps: [cell], begins: ['chosen/0'] }),
    [here, there] = [lay('cell/0,1'), lay('cell/1,0')];
  const all = [here, there];
  const stay: Offer = { ...take, taps: ['choice/stay'], begins: ['hand/0/0', 'hand/0/1'] },
    pass: Offer = { ...take, taps: ['choice/pass'] };

  it('may be tapped before a place or not at all', () => {
    expect([...narrow(all, [], 'confirm').lit].sort()).toEqual(['cell/0,1', 'cell/1,0', 'chosen/0']);
    expect([...narrow(all, ['chosen/0'], 'confirm').lit].sort()).toEqual(['cell/0,1', 'cell/1,0']);
    expect(narrow(all, ['chosen/0', 'cell/1,0'], 'confirm').offer).toBe(there);
    expect(narrow(all, ['cell/1,0'], 'confirm').offer).toBe(there);
  });
  it('may be tapped after the place as well', () => {
    const after = tap(all, ['cell/1,0'], 'chosen/0', 'confirm');
    expect(after).toEqual({ taps: ['chosen/0', 'cell/1,0'], play: null, refused: null });
    expect(tap(all, after.taps, 'cell/0,1', 'confirm').taps).toEqual(['chosen/0', 'cell/0,1']);
    expect(tap(all, after.taps, 'cell/1,0', 'confirm').play).toBe(there);
  });
  it('plays the only move that a piece can begin in instant mode', () => {
    const twin: Offer = { ...take, taps: ['market/0'], begins: ['market/2'] };
    expect(tap([twin, { ...take, taps: ['market/1'] }], [], 'market/2', 'instant').play).toBe(twin);
    expect(tap([twin], [], 'market/2', 'confirm').taps).toEqual(['market/2']);
    expect(narrow([twin], ['market/2'], 'confirm').offer).toBe(twin);
  });
  it('plays with the place in instant mode, in both orders', () => {
    expect(tap(all, ['chosen/0'], 'cell/1,0', 'instant').play).toBe(there);
    expect(tap(all, [], 'cell/1,0', 'instant').play).toBe(there);
    expect(tap(all, [], 'chosen/0', 'instant')).toEqual({ taps: ['chosen/0'], play: null, refused: null });
  });
  it('stands for an answer, and can be exchanged for another piece', () => {
    const both = [pass, stay];
    expect(narrow(both, ['hand/0/1'], 'confirm').offer).toBe(stay);
    expect(answers(narrow(both, ['hand/0/1'], 'confirm'))).toEqual([]);
    expect(tap(both, ['hand/0/1'], 'hand/0/0', 'confirm').taps).toEqual(['hand/0/0']);
    expect(tap(both, ['hand/0/1'], 'hand/0/1', 'confirm').play).toBe(stay);
    expect(tap(both, [], 'hand/0/1', 'instant').play).toBe(stay);
  });
  it('is let go by tapping it again', () => {
    expect(tap(all, ['chosen/0'], 'chosen/0', 'confirm').taps).toEqual([]);
  });
});

describe('P46: an answer about a piece', () => {
  const choose: Offer = { ...take, taps: ['hand/0/1'] },
    other: Offer = { ...take, taps: ['hand/0/2'] },
    smuggle: Offer = { ...take, taps: ['choice/smuggle', 'hand/0/1'] },
    pass: Offer = { ...take, taps: ['choice/pass'] };
  const all = [pass, choose, other, smuggle],
    after = (...taps: string[]): Offer[] => answersNow(all, narrow([choose, other], taps, 'confirm'));

  it('has its button only while the piece is chosen', () => {
    expect(after()).toEqual([pass]);
    expect(after('hand/0/1')).toEqual([smuggle]);
    expect(after('hand/0/2')).toEqual([]);
  });
  it('can still be given when a tap plays at once', () => {
    expect(tap(all, [], 'hand/0/2', 'instant').play).toBe(other);
    expect(tap(all, [], 'hand/0/1', 'instant')).toEqual({ taps: ['hand/0/1'], play: null, refused: null });
  });
});

describe('tapping', () => {
  it('selects first and plays on the second tap', () => {
    const once = tap(offers, [], 'quarry/0', 'confirm');
    expect(once).toEqual({ taps: ['quarry/0'], play: null, refused: null });
    expect(tap(offers, once.taps, 'quarry/0', 'confirm').play).toEqual(take);
  });
  it('plays at once in instant mode', () => {
    expect(tap(offers, [], 'quarry/0', 'instant')).toEqual({ taps: [], play: take, refused: null });
    expect(tap(offers, [], 'lane/0', 'instant')).toEqual({ taps: ['lane/0'], play: null, refused: null });
    expect(tap(offers, ['lane/0'], 'dock/market', 'instant').play).toEqual(sail(0, 'market'));
  });
  it('waits in instant mode when more taps could still follow', () => {
    const longer: Offer = { ...sail(0, 'temple'), taps: ['quarry/0', 'dock/temple'] };
    expect(tap([take, longer], [], 'quarry/0', 'instant')).toEqual({
      taps: ['quarry/0'],
      play: null,
      refused: null,
    });
  });
  it('changes the last choice, or starts another one', () => {
    expect(tap(offers, ['lane/0', 'dock/temple'], 'dock/market', 'confirm').taps).toEqual([
      'lane/0',
      'dock/market',
    ]);
    expect(tap(offers, ['lane/0'], 'boat/1/0', 'confirm').taps).toEqual(['boat/1/0']);
    expect(tap(offers, ['boat/1/0'], 'boat/1/2', 'confirm').taps).toEqual(['boat/1/2']);
  });
  it('takes an unfinished choice back by tapping it again', () => {
    expect(tap(offers, ['lane/0'], 'lane/0', 'confirm').taps).toEqual([]);
    expect(tap(offers, ['held/0/chisel', 'boat/1/2'], 'boat/1/2', 'confirm').taps).toEqual(['held/0/chisel']);
  });
  it('refuses a place that means nothing here and keeps the choice', () => {
    expect(tap(offers, ['lane/0'], 'dock/obelisks', 'confirm')).toEqual({
      taps: ['lane/0'],
      play: null,
      refused: 'dock/obelisks',
    });
  });
  it('confirms the only candidate by tapping any of its places', () => {
    const one = [sail(0, 'temple'), take];
    expect(tap(one, ['lane/0'], 'lane/0', 'confirm').play).toEqual(sail(0, 'temple'));
  });
});

it('P10: the plan of a search is shown if the offer leads to it: a piece and the place after it', () => {
  const plan = ['hand/0/1', 'cell/0,1'],
    plans = [{ piece: plan[0]!, places: [plan[1]!] }],
    planning = (taps: string[]): Offer => ({ ...take, taps, plans });
  expect(planOf(planning(['choice/stay']), plan)).toEqual(plan);
  expect(planOf(planning(['hand/0/1']), ['cell/0,1', 'choice/pass'])).toEqual(plan);
  expect(planOf(planning(['hand/0/1']), ['cell/9,9'])).toBeUndefined();
  expect(planOf(planning(['hand/0/1']))).toBeUndefined();
});
