// Dragging means taps: from which places a piece can be dragged, where it can be dropped, and which taps that stands for.
import { expect, it } from 'vitest';
import { drops, sources, type WayOf } from '../../www/table/drag';
import type { Offer, Place } from '../../www/engine/wire';

const offer = (taps: Place[], rest: Partial<Offer> = {}): Offer =>
  ({ move: { do: taps.join(' ') }, taps, anyOrder: 0, ...rest }) as unknown as Offer;
const load = offer(['boat/0/1']),
  take = offer(['quarry/0']),
  temple = offer(['lane/0', 'dock/temple']),
  market = offer(['lane/0', 'dock/market']),
  pass = offer(['choice/pass']);
const offers = [load, take, temple, market, pass];
const ways = new Map<Offer, readonly [Place, Place]>([
  [load, ['sled/0/2', 'boat/0/1']],
  [take, ['quarry/0', 'sled/0/3']],
  [temple, ['lane/0', 'dock/temple']],
]);
const wayOf: WayOf = (one) => ways.get(one) ?? null;

it('P44: a boat that is dragged to a site means a tap on the boat and one on the site', () => {
  expect([...drops(offers, [], 'lane/0', wayOf)]).toEqual([
    ['dock/temple', ['lane/0', 'dock/temple']],
    ['dock/market', ['lane/0', 'dock/market']],
  ]);
  // It is chosen already: a second tap on it would confirm or cancel.
  expect(drops(offers, ['lane/0'], 'lane/0', wayOf).get('dock/market')).toEqual(['dock/market']);
});
it('P44: any stone of the sled may be dragged to a boat, which means a tap on the place there', () => {
  expect([...drops(offers, [], 'sled/0/0', wayOf)]).toEqual([['boat/0/1', ['boat/0/1']]]);
  expect(drops(offers, [], 'sled/1/0', wayOf).size).toBe(0);
});
it('P44: a pile that is dragged to where its pieces go means a tap on the pile', () => {
  expect([...drops(offers, [], 'quarry/0', wayOf)]).toEqual([['sled/0/3', ['quarry/0']]]);
});
it('P44: a card is dragged to its cell', () => {
  const lay = offer(['cell/0,1'], { begins: ['chosen/0'] });
  expect([...drops([lay], [], 'chosen/0', () => null)]).toEqual([['cell/0,1', ['chosen/0', 'cell/0,1']]]);
});
it('P44: nothing else is dragged', () => {
  expect([...sources(offers, [], wayOf)].sort()).toEqual([
    'boat/0/1',
    'choice/pass',
    'lane/0',
    'quarry/0',
    'sled/0/2',
  ]);
  expect(drops(offers, [], 'temple/0', wayOf).size).toBe(0);
  expect(drops(offers, [], 'boat/0/1', wayOf).size).toBe(0);
});
