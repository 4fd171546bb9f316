// Kontor over a relay, where the device of the host deals: whole games over a relay that loses, doubles, delays, reorders,
// changes and forges messages; coming back; strangers, and players who would like to see another's cards.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Bytes } from '../../www/device/bytes';
import { makeKey } from '../../www/device/sign';
import { askOf, bodyOf, hallOf, outOf, toBytes } from '../../www/features/dealt/message';
import { pairOf, travelling } from '../../www/features/dealt/pair';
import { keptIn } from '../../www/features/dealt/store';
import { closeBox, keysOf, makeSecret, openBox } from '../../www/lines/relay/keys';
import type { Connect } from '../../www/lines/relay/relay';
import { dealing, dealtTable, Device, guest, level, play, putAway } from './dealt-fixture';
import { FakeRelay, FAULTS, PULSE } from './relay-fixture';
import { NAMES, random } from './together-fixture';

afterEach(putAway);

const OPTIONS = [
  ...['oldGrudges', 'misery', 'justice', 'deadDrunk', 'freeDraw', 'oneGood', 'blockade', 'firstPick'],
  ...['floodChoice', 'corruption1', 'corruption2', 'lastPoint', 'finalSprint', 'smuggling', 'protection'],
  ...['specialShop', 'bridgeAndFlood', 'greatFlood', 'export', 'events', 'oneAnswer'],
];

describe.each([2, 3, 4])('a table of %i that is dealt', (count) => {
  it('is played, and looks alike on all devices', async () => {
    const { devices, watcher } = await dealtTable(count, new FakeRelay());
    await play(devices, count, count === 2 ? Infinity : 30);
    await level(...devices, watcher);
    expect(devices.flatMap(({ refused }) => refused)).toEqual([]);
    expect(watcher.table.me).toBeNull();
  });

  it.each(FAULTS)('goes on over one that %s', async (_, faults) => {
    const relay = new FakeRelay(count);
    relay.faults = faults;
    const { devices, watcher } = await dealtTable(count, relay);
    await play(devices, 7, 16);
    relay.faults = {};
    await level(...devices, watcher);
  });
});

/** All options that a scenario takes. */
async function allOptions(count: number, scenario: string): Promise<object | null> {
  const { Session } = await dealing(),
    players = NAMES.slice(0, count).map((name, colour) => ({ name, colour }));
  const opens = (config: object): boolean => {
    try {
      Session.open({ game: 'kontor', players, config, seed: 1 }).free();
      return true;
    } catch {
      return false;
    }
  };
  let config: object = { scenario };
  if (!opens(config)) return null;
  for (const option of OPTIONS)
    if (opens({ ...config, [option]: true })) config = { ...config, [option]: true };
  return config;
}

it.each([
  [2, 'euphrates'],
  [2, 'watergames'],
  [4, 'ile-grande'],
] as const)('%i play %s with all options to its end', async (count, scenario) => {
  const config = await allOptions(count, scenario),
    { devices, watcher } = await dealtTable(count, new FakeRelay(), { config: config!, seed: 5 });
  await play(devices, 3);
  await level(...devices, watcher);
  expect(devices.map(({ contradicted }) => contradicted)).toEqual(devices.map(() => 0));
  expect(watcher.session.view(null).outcome).not.toBeNull();
});

it('goes on after the relay was gone, with what lay there and without', async () => {
  for (const store of [true, false]) {
    const relay = new FakeRelay(),
      { devices, watcher } = await dealtTable(2, relay);
    await play(devices, 1, 9);
    relay.up = false;
    relay.restart(store);
    await vi.waitFor(() => expect(devices.some(({ table }) => table.connected)).toBe(false));
    relay.up = true;
    await play(devices, 2, 36);
    await level(...devices, watcher);
  }
});

it('goes on after each device was closed, with all that a device needs which comes later', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await dealtTable(2, relay);
  await play(devices, 1, 20);
  for (const { table } of devices) expect(keptIn(JSON.stringify(table.kept))).toEqual(table.kept);
  for (const at of [0, 1]) {
    devices[at] = await devices[at]!.back();
    await play(devices, 2 + at, 40 + 20 * at);
  }
  await level(...devices);
  devices.forEach(({ table }) => table.close());
  // Whoever watches needs nobody else.
  const later = await guest(null, devices[0]!, relay, keys);
  await vi.waitFor(() => expect(later.table.count).toBe(60));
  await level(later);
});

it('keeps a move until the host comes', async () => {
  const relay = new FakeRelay(),
    { devices } = await dealtTable(2, relay);
  await play(devices, 1, 6);
  await level(...devices);
  let [host, ben] = devices as [Device, Device];
  const r = random(6),
    any = <T>(all: T[]): T => all[r(all.length)]!;
  for (let moved = 0; moved < 5;) {
    host.table.close();
    const { count } = ben.table,
      acts = ben.session.view(1).toAct.includes(1);
    if (acts) {
      await ben.table.play(any(ben.session.offers(1)).move);
      ben.table.close();
      moved++;
    }
    host = await host.back();
    if (acts) {
      await vi.waitFor(() => expect(host.table.count).toBeGreaterThan(count));
      ben = await ben.back();
      await vi.waitFor(() => expect(ben.table.asks).toBe(false));
    } else {
      await host.table.play(any(host.session.offers(0)).move);
    }
    await level(host, ben);
  }
  expect([...host.refused, ...ben.refused]).toEqual([]);
});

it('leaves nothing that another seat could open, nor a stranger', async () => {
  const relay = new FakeRelay(),
    passed: [string, Bytes][] = [],
    { connect } = relay,
    spied: Connect = (place, listener) => {
      const connection = connect(place, listener);
      return {
        ...connection,
        publish: (topic, bytes, options) => {
          passed.push([topic, new Uint8Array(bytes)]);
          connection.publish(topic, bytes, options);
        },
      };
    };
  const { devices, keys, id } = await dealtTable(3, { connect: spied });
  await play(devices, 4, 20);
  await level(...devices);
  const stranger = await keysOf(makeSecret()),
    boxes = devices.map(({ table }) => table.kept.own!.box),
    counts = { own: 0, others: 0 };
  for (const [topic, bytes] of passed) {
    expect(await openBox(stranger, topic, bytes)).toBeNull();
    const [, kind = '', to = ''] = /\/([com])\/([12])/.exec(topic) ?? [];
    if (kind === '') continue;
    const plain = (await openBox(keys, topic, bytes))!,
      closed = bodyOf(kind === 'm' ? 'ask' : 'out', plain)!;
    expect(new TextDecoder().decode(plain)).not.toMatch(/"(sight|shown|move)"/);
    for (const seat of [1, 2])
      for (const other of [0, 1, 2].filter((one) => one !== seat)) {
        const pair = (await pairOf(boxes[seat]!, travelling(boxes[other]!), id))!,
          isFor = seat === Number(to) && other === 0,
          text = await pair.open(topic, closed);
        expect(text !== null).toBe(isFor);
        counts[isFor ? 'own' : 'others']++;
      }
  }
  expect(counts.own).toBeGreaterThan(20);
  expect(counts.others).toBeGreaterThan(60);
});

it('takes nothing of one who only watches or of another seat, and gives the host’s word to nobody', async () => {
  const relay = new FakeRelay(),
    { devices, watcher, keys, id } = await dealtTable(3, relay),
    [host, ben, cleo] = devices as [Device, Device, Device];
  await play(devices, 1, 8);
  await level(...devices, watcher);
  const before = host.table.kept.record,
    hall = host.table.kept.hall,
    topicOf = (slot: string): string => `${keys.topic}/${slot}`,
    key = await makeKey(),
    enemy = relay.connect(
      { topic: keys.topic, user: keys.user, will: { topic: topicOf('p/0'), bytes: new Uint8Array() } },
      { up: () => undefined, message: () => undefined, down: () => undefined },
    ),
    say = async (slot: string, message: Bytes): Promise<void> =>
      enemy.publish(topicOf(slot), await closeBox(keys, topicOf(slot), message), { retain: true });
  // Another host, with the hall as it is and with a hall of its own.
  const false1 = {
    ...hall,
    n: 99,
    guests: hall.guests.map((one, at) => (at === 2 ? null : one)),
    dealt: false,
    computers: [],
  };
  await say('i', await toBytes('hall', false1, key, topicOf('i')));
  const own = { ...hall.guests[0]!, key: travelling(key) };
  await say('i', await toBytes('hall', { ...hall, n: 99, guests: [own, null, null] }, key, topicOf('i')));
  // A move of Ben's, signed by Cleo, and one that Cleo has closed for herself.
  const offers = ben.session.offers(1),
    ask = { own: 50, n: host.table.count, move: offers[0]?.move ?? { do: 'pass' } },
    pair = (await pairOf(cleo.table.kept.own!.box, hall.guests[0]!.box, id))!,
    close = (text: Bytes): Promise<Bytes> => pair.close(topicOf('m/1'), text);
  await say('m/1', await toBytes('ask', ask, cleo.table.kept.own!.key, topicOf('m/1'), close));
  await say('m/1', await toBytes('ask', ask, ben.table.kept.own!.key, topicOf('m/1'), close));
  // What the host would have shown Ben and those who watch.
  const out = { from: 0, shown: [], count: 3000, own: 9999, why: [], next: [2], over: true };
  for (const slot of ['o/1', 'o/w', 'c/w/0'])
    await say(slot, await toBytes('out', out, cleo.table.kept.own!.key, topicOf(slot)));
  const r = random(3);
  for (let i = 0; i < 300; i++) {
    const slot = ['i', 'o/1', 'o/w', 'c/1/0', 'c/w/1', 'm/1', 'm/2', 'j/x', 'p/1'][r(9)]!,
      junk: Bytes = Uint8Array.from({ length: 1 + r(600) }, () => r(256));
    if (i % 3 === 0) junk[0] = 5 + r(4);
    await say(slot, junk);
  }
  await new Promise((done) => setTimeout(done, 4 * PULSE));
  expect(host.table.kept.record).toBe(before);
  expect(host.table.kept.hall).toEqual(hall);
  for (const { table } of [ben, cleo, watcher]) {
    expect(table.kept.hall).toEqual(hall);
    expect(table.kept.over).toBe(false);
  }
  await play(devices, 2, 24);
  await level(...devices, watcher);
  // All seats are taken: whoever asks for one watches.
  const late = await guest('Eve', host, relay, keys);
  await vi.waitFor(() => expect(late.table.isFull).toBe(true));
  await level(...devices, late);
  expect(host.table.kept.hall.guests.map((one) => one!.name)).toEqual(NAMES.slice(0, 3));
});

it('refuses in words of the engine what the true game does not take, and plays nothing twice', async () => {
  const relay = new FakeRelay(),
    { devices } = await dealtTable(2, relay),
    [host, ben] = devices as [Device, Device];
  await vi.waitFor(() => expect(ben.table.isDealt).toBe(true));
  const before = host.table.count;
  await ben.table.play({ do: 'nonsense' } as never);
  await vi.waitFor(() => expect(ben.refused.length).toBe(1));
  expect(host.table.count).toBe(before);
  expect(ben.table.asks).toBe(false);
  relay.faults = { double: 1, replay: 0.5 };
  await play(devices, 1, 30);
  relay.faults = {};
  await level(...devices);
});

it('says that another device or window has taken a seat', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await dealtTable(2, relay),
    [, ben] = devices as [Device, Device];
  await play(devices, 1, 4);
  const other = new Device({ ...ben.table.kept, epoch: ben.table.kept.epoch + 5 }, relay, keys, 0);
  await vi.waitFor(() => expect(ben.replaced).toBe(1));
  expect(other.replaced).toBe(0);
  await play([devices[0]!, other], 2, 12);
});

it('reads nothing that is wrong in a part', () => {
  const r = random(8);
  for (let i = 0; i < 2000; i++) {
    const bytes = Uint8Array.from({ length: r(200) }, () => r(256));
    for (const kind of ['hall', 'claim', 'ask', 'out'] as const)
      expect(() => bodyOf(kind, bytes)).not.toThrow();
  }
  for (const wrong of [
    null,
    1,
    [],
    {},
    { own: -1, n: 0, move: {} },
    { own: 1, n: 1e9, move: {} },
    { own: 1, n: 0 },
  ])
    expect([askOf(wrong), hallOf(wrong), outOf(wrong)]).toEqual([null, null, null]);
});

/** A message that is lost comes with a later pulse. */
const PATIENT = { timeout: 20_000, interval: 20 };

describe('taking back the last move', () => {
  /** Plays on until the last move can be taken back; returns the seat that made it. */
  async function backable(devices: Device[], from: number): Promise<number> {
    for (let at = from; ; at++) {
      await play(devices, at, at);
      await vi.waitFor(() => expect(devices.some(({ table }) => table.asks)).toBe(false));
      await level(...devices);
      const { back } = devices[0]!.table.kept;
      if (back) return back.by;
    }
  }
  const kept = (devices: Device[]): Promise<void> =>
    vi.waitFor(() => {
      const all = devices.map(
        ({
          table: {
            kept: { backs, back },
          },
        }) => JSON.stringify([backs, back]),
      );
      expect(new Set(all).size).toBe(1);
    }, PATIENT);
  const stands = (device: Device): unknown[] => [device.table.count, device.session.view(null)];

  it.each([2, 3])('happens on all devices of %i if all others agree, and the game goes on', async (count) => {
    const relay = new FakeRelay(count),
      { devices, watcher, keys } = await dealtTable(count, relay);
    relay.faults = { drop: 0.05, double: 0.1, late: 0.1, replay: 0.05, rollBack: 0.03 };
    let at = 14; // so that a whole chunk loses its last move
    for (let times = 0; times < 4; times++) {
      const by = await backable(devices, at),
        made = devices[0]!.table.count,
        others = devices.filter((_, seat) => seat !== by);
      at = made + 1;
      // Nobody else can ask, and nobody agrees before.
      for (const { table } of others) {
        await table.back(others.length > 1 ? 'agree' : 'ask');
        // It is answered before the question comes.
        await vi.waitFor(() => expect(table.kept.ask).toBeNull(), PATIENT);
      }
      await devices[by]!.table.back('ask');
      for (const { table } of others) {
        expect(devices[0]!.table.count).toBe(made);
        await vi.waitFor(() => expect(table.kept.back).toMatchObject({ by, asked: true }), PATIENT);
        await vi.waitFor(() => expect(table.kept.ask).toBeNull(), PATIENT);
        await table.back('agree');
      }
      await vi.waitFor(() => expect(devices[0]!.table.count).toBe(made - 1), PATIENT);
      await kept(devices);
      await vi.waitFor(
        () => expect(devices.map(({ table }) => table.count)).toEqual(devices.map(() => made - 1)),
        PATIENT,
      );
    }
    relay.faults = {};
    await play(devices, 9, at + 6);
    await level(...devices, watcher);
    expect(devices[0]!.table.kept.backs).toHaveLength(4);
    // One that comes later sees the same.
    const later = await guest(null, devices[0]!, relay, keys);
    await level(later, devices[0]!);
    // And the host, with what it has kept.
    devices[0] = await devices[0]!.back();
    await play(devices, 3, at + 30);
    await level(...devices, watcher, later);
  });

  it('does not happen if one refuses, or once another seat has moved', async () => {
    const { devices } = await dealtTable(3, new FakeRelay()),
      by = await backable(devices, 5),
      [one, other] = devices.filter((_, seat) => seat !== by).map(({ table }) => table),
      before = stands(devices[0]!);
    await devices[by]!.table.back('ask');
    await vi.waitFor(() => expect(other!.kept.back?.asked).toBe(true));
    await other!.back('refuse');
    await vi.waitFor(() => expect(one!.kept.back?.refused).toBe(true));
    await one!.back('agree');
    await other!.back('agree');
    await kept(devices);
    expect(stands(devices[0]!)).toEqual(before);
    const next = await backable(devices, devices[0]!.table.count + 1);
    await devices[next]!.table.back('ask');
    await play(devices, 2, devices[0]!.table.count + 1);
    await level(...devices);
    expect(devices[0]!.table.kept.back?.asked ?? false).toBe(false);
  });
});
