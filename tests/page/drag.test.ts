// Dragging means taps: from which places a piece can be dragged, where it can be dropped, and which taps that stands for.
import { expect, it } from 'vitest';
import { drops, sources, type WaysOf } from '../../www/table/drag';
import type { Offer, Place } from '../../www/engine/wire';

const offer = (taps: Place[], rest: Partial<Offer> = {}): Offer =>
  ({ move: { do: taps.join(' ') }, taps, anyOrder: 0, ...rest }) as unknown as Offer;
const load = offer(['boat/0/1']),
  take = offer(['quarry/0']),
  temple = offer(['lane/0', 'dock/temple']),
  market = offer(['lane/0', 'dock/market']),
  pass = offer(['choice/pass']);
const offers = [load, take, temple, market, pass];
const ways = new Map<Offer, (readonly [Place, Place])[]>([
  [load, [['sled/0/2', 'boat/0/1']]],
  [take, [['quarry/0', 'sled/0/3']]],
  [temple, [['lane/0', 'dock/temple']]],
]);
const waysOf: WaysOf = (one) => ways.get(one) ?? [];

it('P44: a boat that is dragged to a site means a tap on the boat and one on the site', () => {
  expect([...drops(offers, [], 'lane/0', waysOf)]).toEqual([
    ['dock/temple', ['lane/0', 'dock/temple']],
    ['dock/market', ['lane/0', 'dock/market']],
  ]);
  // It is chosen already: a second tap on it would confirm or cancel.
  expect(drops(offers, ['lane/0'], 'lane/0', waysOf).get('dock/market')).toEqual(['dock/market']);
});
it('P44: any stone of the sled may be dragged to a boat, which means a tap on the place there', () => {
  expect([...drops(offers, [], 'sled/0/0', waysOf)]).toEqual([['boat/0/1', ['boat/0/1']]]);
  expect(drops(offers, [], 'sled/1/0', waysOf).size).toBe(0);
});
it('P44: a pile that is dragged to where its pieces go means a tap on the pile', () => {
  expect([...drops(offers, [], 'quarry/0', waysOf)]).toEqual([['sled/0/3', ['quarry/0']]]);
});
it('P44: a card is dragged to its cell', () => {
  const lay = offer(['cell/0,1'], { begins: ['chosen/0'] });
  expect([...drops([lay], [], 'chosen/0', () => [])]).toEqual([['cell/0,1', ['chosen/0', 'cell/0,1']]]);
});
it('P44: a card of the hand is dragged to a cell that it is planned for, and to another one after that', () => {
  const choose = offer(['hand/0/1'], { plans: [{ piece: 'hand/0/1', places: ['cell/0,1', 'cell/0,2'] }] });
  const cells = (taps: Place[]): unknown => [...drops([choose], taps, 'hand/0/1', () => [])];
  expect(cells([])).toEqual([
    ['cell/0,1', ['hand/0/1', 'cell/0,1']],
    ['cell/0,2', ['hand/0/1', 'cell/0,2']],
  ]);
  expect(cells(['hand/0/1', 'cell/0,1'])).toEqual([
    ['cell/0,1', ['cell/0,1']],
    ['cell/0,2', ['cell/0,2']],
  ]);
});
it('P44: of a row of pieces that are tapped, each is dragged for itself', () => {
  const cards = [0, 1].map((at) => offer([`hand/0/${at}`])),
    waysOf = ({ taps: [card] }: Offer) => [['chip/0', 'pile'] as const, [card!, 'chosen/0'] as const];
  expect([...drops(cards, [], 'hand/0/1', waysOf)]).toEqual([['chosen/0', ['hand/0/1']]]);
});
it('P44: a piece that an answer moves is dragged there, unless another answer moves it there too', () => {
  const take = offer(['choice/take']),
    keep = offer(['choice/keep']),
    waysOf = (one: Offer): (readonly [Place, Place])[] => [
      ['played/0', 'discard'],
      ...(one === take ? [['card/3', 'wall/0/1'] as const] : []),
    ];
  expect([...drops([take, keep], [], 'card/3', waysOf)]).toEqual([['wall/0/1', ['choice/take']]]);
  expect(drops([take, keep], [], 'played/0', waysOf).size).toBe(0);
});
it('P44: a figure is dragged to its quay, and what the boat brings to its site', () => {
  const unload = offer(['quay/row-1']),
    waysOf = (): (readonly [Place, Place])[] => [
      ['cell/1/2', 'reserve/0'],
      ['boat/row-1/0', 'site/0/tomb/3'],
    ];
  const taps = ['quay/row-1'];
  expect([...drops([unload], [], 'cell/1/2', waysOf).keys()]).toEqual(['quay/row-1', 'reserve/0']);
  expect(drops([unload], [], 'boat/row-1/0', waysOf).get('site/0/tomb/3')).toEqual(taps);
});
it('P44: after a first tap the next ones can be dragged, and a drag can change the mind', () => {
  const several = offer(['held/chisel', 'boat/0/1', 'boat/0/2'], { anyOrder: 2 }),
    lever = offer(['held/lever', 'lane/0', 'dock/market']),
    all = [load, temple, several, lever];
  const waysOf: WaysOf = (one) =>
    one === several
      ? [
          ['sled/0/0', 'boat/0/1'],
          ['sled/0/1', 'boat/0/2'],
        ]
      : (ways.get(one) ?? []);
  expect(drops(all, ['held/chisel'], 'sled/0/0', waysOf).get('boat/0/2')).toEqual(['boat/0/2']);
  expect([...drops(all, ['held/lever'], 'lane/0', waysOf)]).toEqual([
    ['dock/market', ['lane/0', 'dock/market']],
  ]);
  expect([...drops(all, ['lane/0', 'dock/temple'], 'sled/0/0', waysOf)]).toEqual([
    ['boat/0/1', ['boat/0/1']],
  ]);
});
it('P44: nothing else is dragged', () => {
  expect([...sources(offers, [], waysOf)].sort()).toEqual([
    'boat/0/1',
    'choice/pass',
    'lane/0',
    'quarry/0',
    'sled/0/2',
  ]);
  expect(drops(offers, [], 'temple/0', waysOf).size).toBe(0);
  expect(drops(offers, [], 'boat/0/1', waysOf).size).toBe(0);
});
