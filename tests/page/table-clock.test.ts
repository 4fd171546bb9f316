// The clock of a table on a relay: what each device counts, whose word counts, and ending a game by agreement.
import { afterEach, expect, it, vi } from 'vitest';
import { keptIn } from '../../www/features/dealt/store';
import { isTerms, TableClock, TERMS, wholeTime, type Terms } from '../../www/lines/relay/clock';
import { signedAt } from '../../www/lines/relay/said';
import { wishIn, termsIn, usedIn } from '../../www/lines/relay/timed';
import type { RelayTable } from '../../www/features/by-link/relay/relay-table';
import { dealtTable, Device, guest, level, play, putAway as putDealtAway } from './dealt-fixture';
import {
  device,
  FakeRelay,
  level as levelLetters,
  play as playLetters,
  putAway,
  tableOf,
} from './relay-fixture';
import { random } from './together-fixture';

afterEach(() => {
  putAway();
  putDealtAway();
});

const PATIENCE = { timeout: 20_000, interval: 20 };
const LIVE: Terms = { each: 'game', time: 5 };

it('counts while a seat has to decide, and never more than a device can have slept', () => {
  const clock = new TableClock();
  clock.look(1000, [0]);
  clock.look(4000, [0, 1]);
  clock.look(5000, []);
  clock.look(60_000, [1]);
  expect([clock.spent(0), clock.spent(1)]).toEqual([4000, 1000]);
  // A device that has slept for an hour, and one whose clock was put back.
  clock.look(3_660_000, [0]);
  clock.look(1000, []);
  expect([clock.spent(0), clock.spent(1)]).toEqual([4000, 91_000]);
});

it('takes the word of a seat, unless it has measured much more', () => {
  const clock = new TableClock();
  const think = (ms: number): void => {
    clock.look(0, [1]);
    clock.look(ms, []);
  };
  think(12_000);
  clock.hear(1, 10_000);
  expect(clock.spent(1)).toBe(10_000);
  // An older word is none, nor is the same once more.
  clock.hear(1, 3000);
  clock.hear(1, 10_000);
  expect(clock.spent(1)).toBe(10_000);
  think(41_000);
  clock.hear(1, 12_000);
  expect(clock.spent(1)).toBe(51_000);
  think(9000);
  clock.hear(1, 20_000);
  expect(clock.spent(1)).toBe(59_000);
  // A device that has just come knows nothing else.
  const later = new TableClock();
  later.hear(1, 20_000);
  expect(later.spent(1)).toBe(20_000);
  // And the own seat goes on from its own word.
  later.look(0, [1]);
  later.look(5000, []);
  expect([later.say(1), later.spent(1)]).toEqual([25_000, 25_000]);
});

it('reads nothing that is cut, too long or of another kind', () => {
  const r = random(11);
  for (let i = 0; i < 3000; i++) {
    const bytes = Uint8Array.from({ length: r(90) }, (_, at) => (at === 0 ? 9 + r(4) : r(256)));
    for (const read of [termsIn, usedIn, wishIn]) expect(() => read(bytes)).not.toThrow();
    const found = termsIn(bytes);
    if (found) expect(TERMS).toContain(found.terms);
  }
  expect(termsIn(Uint8Array.from({ length: 67 }, (_, at) => (at === 0 ? 10 : 0)))).toBeNull();
  expect([LIVE, { each: 'game', time: 6 }, null, { each: 'move', time: 3, more: 1 }].map(isTerms)).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(wholeTime({ each: 'move', time: 3 })).toBe(3 * 24 * wholeTime({ each: 'game', time: 60 }));
});

it('is what the host has agreed, on every device and for one that comes later, in Kontor', async () => {
  const relay = new FakeRelay(),
    { devices, watcher, keys } = await dealtTable(3, relay),
    host = devices[0]!;
  // Nobody else agrees it, not even in the host's name.
  for (const by of [0, 1])
    await devices[1]!.table.visit.tell('t', (key, topic) => signedAt(key, topic, Uint8Array.of(10, by, 1)));
  host.table.close();
  const again = new Device({ ...host.table.kept, terms: LIVE }, relay, keys, 1);
  expect(keptIn(JSON.stringify(again.table.kept))?.terms).toEqual(LIVE);
  expect(keptIn(JSON.stringify({ ...again.table.kept, terms: { each: 'game', time: 1e9 } }))).toBeNull();
  devices[0] = again;
  for (const { table } of [...devices, watcher])
    await vi.waitFor(() => expect(table.timed.terms).toEqual(LIVE), PATIENCE);
  // What a seat has used is there for one that comes later, and for itself.
  const ben = devices[1]!;
  ben.table.timed.clock.look(0, [1]);
  ben.table.timed.clock.look(7000, []);
  await ben.table.timed.sayUsed();
  await vi.waitFor(() => expect(again.table.timed.clock.spent(1)).toBe(7000), PATIENCE);
  devices[1] = await ben.back();
  const later = await guest(null, again, relay, keys);
  for (const { table } of [devices[1], later])
    await vi.waitFor(
      () => expect([table.timed.terms, table.timed.clock.spent(1)]).toEqual([LIVE, 7000]),
      PATIENCE,
    );
  // All but one would end the game here; with the next move that is forgotten.
  await play(devices, 4, 6);
  await level(...devices);
  for (const { table } of [devices[1], devices[2]!]) await table.timed.sayWish('end');
  for (const { table } of devices)
    await vi.waitFor(
      () => expect([0, 1, 2].map((seat) => table.timed.wishOf(seat) === 'end')).toEqual([false, true, true]),
      PATIENCE,
    );
  await play(devices, 4, 8);
  await level(...devices);
  for (const { table } of devices) expect([0, 1, 2].some((seat) => table.timed.wishOf(seat))).toBe(false);
});

it('is the same for letters, also if the relay has lost it', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await tableOf(3, relay),
    [host, ben, cleo] = devices.map(({ table }) => table) as [RelayTable, RelayTable, RelayTable];
  await playLetters(devices, 2, 4);
  await levelLetters(...devices);
  host.timed.terms = LIVE;
  await host.timed.opened();
  await vi.waitFor(() => expect(cleo.timed.terms).toEqual(LIVE), PATIENCE);
  for (const table of [host, ben]) await table.timed.sayWish('end');
  await vi.waitFor(
    () => expect([0, 1, 2].map((seat) => cleo.timed.wishOf(seat) === 'end')).toEqual([true, true, false]),
    PATIENCE,
  );
  // It is there when a device comes back.
  cleo.close();
  const back = device(cleo.state, relay, keys, devices[2]!.epoch).table;
  await vi.waitFor(
    () => expect([0, 1].every((seat) => back.timed.wishOf(seat) === 'end')).toBe(true),
    PATIENCE,
  );
  expect(back.timed.terms).toEqual(LIVE);
  await playLetters([devices[0]!, devices[1]!, { ...devices[2]!, table: back }], 2, 5);
  await vi.waitFor(
    () => expect([0, 1].some((seat) => back.timed.wishOf(seat) === 'end')).toBe(false),
    PATIENCE,
  );
  // What was said while the relay was gone, or what it has lost, is laid out again.
  await back.timed.sayWish('end');
  relay.up = false;
  relay.restart(false);
  await vi.waitFor(() => expect([host, ben, back].some(({ connected }) => connected)).toBe(false), PATIENCE);
  await ben.timed.sayWish('end');
  relay.up = true;
  await vi.waitFor(
    () => expect([0, 1, 2].map((seat) => host.timed.wishOf(seat) === 'end')).toEqual([false, true, true]),
    PATIENCE,
  );
});
