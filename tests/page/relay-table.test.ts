// Tables whose devices leave letters for each other on a relay: whole games over one that loses, doubles, delays,
// reorders, changes and forges messages; coming back after it was gone; devices that are never there together.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { known, type Bytes } from '../../www/device/bytes';
import { linkOf } from '../../www/letters/link';
import { invited } from '../../www/letters/protocol';
import { closeBox, keysOf, makeSecret, openBox } from '../../www/lines/relay/keys';
import { lettersIn } from '../../www/features/by-link/relay/message';
import { lifeIn } from '../../www/lines/relay/life';
import { againIn, againToBytes, phraseIn, phraseToBytes } from '../../www/lines/relay/said';
import {
  device,
  FakeRelay,
  FAULTS,
  level,
  play,
  PULSE,
  putAway,
  tableOf,
  type Device,
} from './relay-fixture';
import { random, taken } from './together-fixture';
import { begin } from './together-game';

afterEach(putAway);

describe('a box', () => {
  it('opens under its own topic and with its own key only', async () => {
    const [keys, others] = await Promise.all([keysOf(makeSecret()), keysOf(makeSecret())]),
      message: Bytes = Uint8Array.of(1, 2, 3),
      box = await closeBox(keys, 'a', message);
    expect(await openBox(keys, 'a', box)).toEqual(message);
    expect(await openBox(keys, 'b', box)).toBeNull();
    expect(await openBox(others, 'a', box)).toBeNull();
    for (let at = 0; at < box.length; at += 7) {
      const changed = box.map((byte, i) => (i === at ? byte ^ 1 : byte));
      expect(await openBox(keys, 'a', changed)).toBeNull();
    }
    expect(await openBox(keys, 'a', new Uint8Array(20_000))).toBeNull();
  });
  it('tells nothing by its topic, and little by its length', async () => {
    const secret = makeSecret(),
      keys = await keysOf(secret);
    expect(keys.topic).toMatch(/^dh1\/[\w-]{22}$/);
    expect((await keysOf(secret)).topic).toBe(keys.topic);
    const sizes = [1, 20, 60].map(async (n) => (await closeBox(keys, 'a', new Uint8Array(n))).length);
    expect(new Set(await Promise.all(sizes)).size).toBe(1);
  });
});

describe('a message', () => {
  it('makes no sense if it is cut, too long or of an unknown kind', () => {
    const r = random(5);
    for (let i = 0; i < 3000; i++) {
      const bytes = Uint8Array.from({ length: r(120) }, () => r(256));
      for (const read of [lettersIn, lifeIn, againIn, phraseIn]) expect(() => read(bytes)).not.toThrow();
    }
    expect(lettersIn(Uint8Array.of(1, 0, 9, 1))).toBeNull();
    expect(lettersIn(Uint8Array.of(9))).toBeNull();
    expect(lettersIn(new Uint8Array())).toBeNull();
  });
});

describe.each([2, 3, 4])('a table of %i over a relay', (count) => {
  it('is dealt and played, alike on all devices', async () => {
    const { devices, watcher } = await tableOf(count, new FakeRelay());
    await play(devices, count, count === 2 ? Infinity : 16);
    await level(...devices, watcher);
    expect(devices.flatMap(({ refused }) => refused)).toEqual([]);
    expect(watcher.table.state.me).toBeNull();
  });

  it.each(FAULTS)('goes on over one that %s', async (_, faults) => {
    const relay = new FakeRelay(count);
    relay.faults = faults;
    const { devices, watcher } = await tableOf(count, relay);
    await play(devices, 7, 12);
    relay.faults = {};
    await level(...devices, watcher);
  });
});

it('goes on after the relay was gone, with what lay there and without', async () => {
  for (const store of [true, false]) {
    const relay = new FakeRelay(),
      { devices, watcher } = await tableOf(3, relay);
    await play(devices, 1, 9);
    relay.up = false;
    relay.restart(store);
    await vi.waitFor(() => expect(devices.some(({ table }) => table.connected)).toBe(false));
    relay.up = true;
    await play(devices, 2, 20);
    await level(...devices, watcher);
  }
});

it('has everything for whoever comes after the relay has lost it', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await tableOf(3, relay);
  await play(devices, 1, 14);
  await level(...devices);
  relay.restart(false);
  await vi.waitFor(() => expect(devices.some(({ table }) => table.connected)).toBe(false));
  await vi.waitFor(() => expect(devices.every(({ table }) => table.connected)).toBe(true));
  const invitation = linkOf([known(devices[0]!.table.state.letters[0]!.text)]),
    later = device(taken(await invited(invitation, begin)), relay, keys);
  await level(...devices, later);
});

it('needs nobody else: a device that has nothing gets all of it from the relay', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await tableOf(2, relay);
  await play(devices, 3, 20);
  await level(...devices);
  const { state } = devices[0]!.table,
    invitation = linkOf([known(state.letters[0]!.text)]);
  devices.forEach(({ table }) => table.close());
  const later = device(taken(await invited(invitation, begin)), relay, keys);
  await vi.waitFor(() => expect(later.table.state.head).toBe(state.head));
});

it('lets players move who are never there together', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await tableOf(2, relay);
  await play(devices, 3, 2);
  await level(...devices);
  let state = devices.map(({ table }) => table.state);
  const epochs = devices.map(({ epoch }) => epoch);
  devices.forEach(({ table }) => table.close());
  const r = random(9);
  for (let visit = 0; visit < 12; visit++) {
    const newest = state.reduce((best, one) => (one.serial > best.serial ? one : best)),
      seat = newest.next;
    if (seat === null) break;
    const now = device(state[seat]!, relay, keys, epochs[seat]);
    await vi.waitFor(() => expect(now.table.state.serial).toBeGreaterThanOrEqual(newest.serial));
    // A draw of the other is opened by itself; then the player moves.
    await vi.waitFor(() => expect(now.table.state.pending?.opener).not.toBe(seat));
    if (now.table.state.next === seat) await now.table.play(r(4));
    state = state.map((one, at) => (at === seat ? now.table.state : one));
    now.table.close();
  }
  expect(Math.max(...state.map(({ serial }) => serial))).toBeGreaterThan(10);
});

it('says who is there, who is away, and that another device has taken the seat', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await tableOf(2, relay),
    [host, guest] = devices as [Device, Device];
  await play(devices, 1, 3);
  await vi.waitFor(() => expect(host.table.here).toEqual(new Set([0, 1])));
  guest.table.close();
  // It says so itself, before it would count as away.
  await vi.waitFor(() => expect(host.table.here).toEqual(new Set([0])), { timeout: PULSE });
  const back = device(guest.table.state, relay, keys, guest.epoch);
  await vi.waitFor(() => expect(host.table.here).toEqual(new Set([0, 1])));
  const other = device(back.table.state, relay, keys, { value: back.epoch.value + 5 });
  await vi.waitFor(() => expect(back.replaced).toBe(1));
  expect(other.replaced).toBe(0);
});

it('brings an invitation to another game to all seats, whenever they come, and takes none of who only looks on', async () => {
  const relay = new FakeRelay(),
    { devices, watcher, keys } = await tableOf(3, relay),
    [host, ben, cleo] = devices as [Device, Device, Device];
  await play(devices, 1, 3);
  await level(...devices, watcher);
  expect(await watcher.table.inviteAgain('r-watcher')).toBe(false);
  cleo.table.close();
  await host.table.inviteAgain('r-next');
  await vi.waitFor(() => expect(ben.invited).toEqual(['r-next']));
  const back = device(cleo.table.state, relay, keys, cleo.epoch);
  await vi.waitFor(() => expect(back.invited).toContain('r-next'));
  // What is signed by nobody, or for another seat, is no invitation.
  const topic = `${keys.topic}/n`,
    forged = await againToBytes(ben.table.state.secrets!.key, topic, { seat: 0, link: 'r-forged' }),
    enemy = relay.connect(
      { topic: keys.topic, user: keys.user, will: { topic, bytes: forged } },
      { up: () => undefined, message: () => undefined, down: () => undefined },
    );
  for (const bytes of [forged, forged.slice(0, 20), Uint8Array.of(3), new Uint8Array()])
    enemy.publish(topic, await closeBox(keys, topic, bytes), { retain: false });
  await new Promise((done) => setTimeout(done, 2 * PULSE));
  expect([...ben.invited, ...back.invited, ...host.invited]).not.toContain('r-forged');
});

it('brings a phrase to all who are there, and none that is forged', async () => {
  const relay = new FakeRelay(),
    { devices, watcher, keys } = await tableOf(3, relay),
    [host, ben, cleo] = devices as [Device, Device, Device];
  await play(devices, 1, 3);
  await level(...devices, watcher);
  await ben.table.say(2);
  await vi.waitFor(() => expect([host.heard, cleo.heard, watcher.heard]).toEqual(Array(3).fill([[1, 2]])));
  expect(await watcher.table.say(3)).toBe(false);
  // Whoever comes later does not hear what was said before.
  expect([...relay.retained.keys()].filter((topic) => topic.includes('/s/'))).toEqual([]);
  const topic = `${keys.topic}/s/0`,
    key = ben.table.state.secrets!.key,
    said = { seat: 0, phrase: 1, at: 9 },
    enemy = relay.connect(
      { topic: keys.topic, user: keys.user, will: { topic, bytes: new Uint8Array() } },
      { up: () => undefined, message: () => undefined, down: () => undefined },
    );
  for (const bytes of [
    await phraseToBytes(key, topic, said), // with the key of another seat
    await phraseToBytes(key, `${keys.topic}/s/1`, { ...said, seat: 1 }), // for another topic
    await phraseToBytes(key, topic, { ...said, phrase: 200 }),
  ])
    enemy.publish(topic, await closeBox(keys, topic, bytes), { retain: false });
  await new Promise((done) => setTimeout(done, 2 * PULSE));
  expect([host.heard, cleo.heard, watcher.heard]).toEqual(Array(3).fill([[1, 2]]));
});

it('takes nothing of a stranger, and no move of one who only looks on', async () => {
  const relay = new FakeRelay(),
    { devices, watcher, keys } = await tableOf(2, relay);
  await play(devices, 1, 3);
  await level(...devices, watcher);
  const r = random(3),
    junk = (): Bytes => Uint8Array.from({ length: 1 + r(600) }, () => r(256)),
    head = devices[0]!.table.state.head,
    enemy = relay.connect(
      { topic: keys.topic, user: keys.user, will: { topic: `${keys.topic}/p/0`, bytes: junk() } },
      { up: () => undefined, message: () => undefined, down: () => undefined },
    );
  for (let i = 0; i < 300; i++) {
    const topic = `${keys.topic}/${['i', 'o/0', 'o/1', 'c/0', 'p/0', 'p/1', 'j/x'][r(7)]!}`;
    enemy.publish(topic, i % 2 ? junk() : await closeBox(keys, topic, junk()), { retain: i % 3 === 0 });
  }
  await new Promise((done) => setTimeout(done, 4 * PULSE));
  expect(devices[0]!.table.state.head).toBe(head);
  expect(await watcher.table.play(0)).toBe(false);
  await play(devices, 2, 12);
  await level(...devices, watcher);
});
