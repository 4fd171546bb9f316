// A computer in the place of a player whose time is up, over a relay: with letters another seat's device goes on for that
// player, in Kontor the host's.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hallOf } from '../../www/features/dealt/message';
import { keptIn } from '../../www/features/dealt/store';
import { known } from '../../www/device/bytes';
import { agree } from '../../www/letters/device';
import { linkOf } from '../../www/letters/link';
import { facesOf, leadFor, seatsOf } from '../../www/letters/proxy';
import { dealtTable, level as levelDealt, play as playDealt, putAway as putDealtAway } from './dealt-fixture';
import { device, FakeRelay, level, play, putAway, tableOf, type Device } from './relay-fixture';
import { begin, GO_ON, PASS, TAKE } from './together-game';

afterEach(() => {
  putAway();
  putDealtAway();
});

const PATIENCE = { timeout: 20_000, interval: 20 };

/** Returns the device that has to decide, once all have the same letters. */
async function deciding(devices: Device[]): Promise<Device> {
  const found = (): Device | undefined =>
    devices.find(({ table: { state } }) => state.next === state.me && state.pending === null);
  await vi.waitFor(() => expect(found()).toBeDefined(), PATIENCE);
  await level(...devices);
  return found()!;
}

/** Has a computer play for the player who has to decide. Returns that player's device, and the one that plays for it. */
async function replace(devices: Device[]): Promise<[Device, Device]> {
  const out = await deciding(devices),
    seat = out.table.state.me!,
    others = devices.filter((one) => one !== out),
    lead = others.find(({ table: { state } }) => seatsOf(state).includes(leadFor(seat, devices.length)))!;
  out.table.close();
  for (const { table } of others) await table.wish('replace');
  await vi.waitFor(() => {
    for (const { table } of others)
      for (const one of others) expect(table.timed.wishOf(one.table.state.me!)).toBe('replace');
  }, PATIENCE);
  expect(await lead.table.substitute()).toBe(true);
  await vi.waitFor(() => {
    for (const { table } of others) expect([table.state.asking, table.state.next]).toEqual([null, seat]);
  }, PATIENCE);
  return [out, lead];
}

/** Lets the device that plays for others make their moves, until so many were made in all. */
async function playFor(lead: Device, moves: number): Promise<void> {
  await vi.waitFor(async () => {
    const { state } = lead.table,
      [, ...faces] = facesOf(state);
    const isAsked = !state.pending && faces.some(({ me }) => me === state.next);
    if (isAsked && state.moves.length < moves)
      await lead.table.playFor(state.next!, [PASS, TAKE, GO_ON, PASS][state.moves.length % 4]!);
    expect(state.moves.length).toBeGreaterThanOrEqual(moves);
  }, PATIENCE);
}

describe.each([2, 3, 4])('a table of %i with letters', (count) => {
  it('goes on with a computer in the place of a player, and with the player again', async () => {
    const relay = new FakeRelay(count),
      { devices, watcher, keys } = await tableOf(count, relay);
    await play(devices, 3, 5);
    const [out, lead] = await replace(devices),
      seat = out.table.state.me!,
      others = devices.filter((one) => one !== out),
      until = lead.table.state.moves.length + 6;
    // The others play, and the computer.
    await Promise.all([play(others, 5, until), playFor(lead, until)]);
    await level(...others, watcher);
    expect(lead.table.state.moves.some(([by], at) => by === seat && at >= until - 6)).toBe(true);
    expect(others.flatMap(({ refused }) => refused)).toEqual([]);
    // The player comes back, and hears that another device plays; it watches, and asks to go on.
    const back = device(out.table.state, relay, keys, out.epoch);
    await vi.waitFor(() => expect(back.refused).toContain('asks'), PATIENCE);
    expect(back.table.state.me).toBe(seat);
    await back.table.stepDown();
    await level(back, ...others);
    await back.table.takeOver(seat);
    const link = linkOf([known(back.table.state.letters.at(-1)!.text)]);
    for (const one of others) {
      await vi.waitFor(() => expect(one.refused).toContain('asks'), PATIENCE);
      void one.table.go((state) => agree(state, link, begin));
    }
    const all = [...others, back];
    await vi.waitFor(() => {
      for (const { table } of all) expect([table.state.asking, table.state.serial > 0]).toEqual([null, true]);
      expect([back.table.state.me, lead.table.besides()]).toEqual([seat, []]);
    }, PATIENCE);
    await play(all, 7, until + 8);
    await level(...all, watcher);
    expect(all.flatMap(({ refused }) => refused).every((why) => why === 'asks')).toBe(true);
  });
});

describe.each([2, 3, 4])('a player of %i who comes back while the computer moves', (count) => {
  it('asks in vain, or is let in; all devices come to the same', async () => {
    const relay = new FakeRelay(count),
      { devices, keys } = await tableOf(count, relay);
    await play(devices, 3, 5);
    const [out, lead] = await replace(devices),
      seat = out.table.state.me!,
      others = devices.filter((one) => one !== out),
      back = device(out.table.state, relay, keys, out.epoch),
      all = [...others, back];
    await vi.waitFor(() => expect(back.refused).toContain('asks'), PATIENCE);
    await back.table.stepDown();
    await level(...all);
    expect(lead.table.state.next).toBe(seat);
    const link = (): string => linkOf([known(back.table.state.letters.at(-1)!.text)]);
    await Promise.all([back.table.takeOver(seat), lead.table.playFor(seat, PASS)]);
    const asked = link();
    for (const one of others) void one.table.go((state) => agree(state, asked, begin));
    await vi.waitFor(() => {
      expect(all.map(({ table }) => table.state.asking)).toEqual(all.map(() => null));
    }, PATIENCE);
    await level(...all);
    // A question that falls away is no second turn of that seat.
    expect(all.flatMap(({ table }) => table.state.twice)).toEqual([]);
    const until = lead.table.state.moves.length + 6;
    await Promise.all([play(back.table.state.me === null ? others : all, 5, until), playFor(lead, until)]);
    await level(...all);
  });
});

it('asks nobody for a seat that was not to be replaced', async () => {
  const { devices } = await tableOf(3, new FakeRelay(2));
  await play(devices, 3, 5);
  const out = await deciding(devices),
    [lead, other] = devices.filter((one) => one !== out) as [Device, Device];
  // The other one has not wished it.
  await lead.table.wish('replace');
  await lead.table.substitute();
  await vi.waitFor(() => expect(other.refused).toContain('asks'), PATIENCE);
  expect(other.table.state.asking).toBeNull();
  // A device that plays already asks for no second one while all have to agree.
  expect(await lead.table.substitute()).toBe(false);
});

it('gives the seat to no stranger who asks for it while all wish that a computer plays', async () => {
  const { devices, watcher } = await tableOf(3, new FakeRelay(2));
  await play(devices, 3, 5);
  const out = await deciding(devices),
    others = devices.filter((one) => one !== out);
  await level(...devices, watcher);
  out.table.close();
  for (const { table } of others) await table.wish('replace');
  await watcher.table.takeOver(out.table.state.me!);
  await vi.waitFor(() => {
    for (const { refused } of others) expect(refused).toContain('asks');
  }, PATIENCE);
  expect(others.map(({ table }) => table.state.asking)).toEqual([null, null]);
});

describe('Kontor', () => {
  it('is played on by the host for a player whose time is up, who can come back', async () => {
    const { devices, watcher } = await dealtTable(3, new FakeRelay(4));
    await playDealt(devices, 4, 6);
    await levelDealt(...devices);
    const [host, ben] = devices as [(typeof devices)[0], (typeof devices)[0]],
      [seat] = [1];
    // Only the host can do it.
    expect(await ben.table.replace([seat])).toBe(false);
    expect(await host.table.replace([seat])).toBe(true);
    for (const { table } of [...devices, watcher])
      await vi.waitFor(() => expect(table.kept.hall.computers).toEqual([seat]), PATIENCE);
    expect([ben.table.isReplaced, host.table.isReplaced]).toEqual([true, false]);
    expect(keptIn(JSON.stringify(ben.table.kept))?.hall.computers).toEqual([seat]);
    const made = host.table.count;
    await vi.waitFor(async () => {
      if (host.table.kept.next.includes(seat))
        await host.table.playFor(seat, host.session.offers(seat)[0]!.move);
      for (const { table, session } of devices.filter((one) => one !== ben))
        if (!table.asks && session.view(table.me).toAct.includes(table.me!))
          await table.play(session.offers(table.me!)[0]!.move);
      expect(host.table.count).toBeGreaterThanOrEqual(made + 6);
    }, PATIENCE);
    expect(Array.from({ length: 6 }, (_, i) => host.table.moveAt(made + i)[0])).toContain(seat);
    await levelDealt(...devices);
    expect(host.table.kept.back).toBeNull();
    await ben.table.comeBack();
    for (const { table } of devices)
      await vi.waitFor(() => expect(table.kept.hall.computers).toEqual([]), PATIENCE);
    // The player decides again, and nobody else for the seat.
    await vi.waitFor(async () => {
      for (const { table, session } of devices.filter((one) => one !== ben))
        if (!table.asks && session.view(table.me).toAct.includes(table.me!))
          await table.play(session.offers(table.me!)[0]!.move);
      expect(host.table.kept.next).toContain(seat);
    }, PATIENCE);
    expect(await host.table.playFor(seat, host.session.offers(seat)[0]!.move)).toBe(false);
  });

  it('reads a hall of an older version, and none with seats that do not exist', () => {
    const hall = { n: 1, game: 'kontor', config: {}, colours: [0, 1], guests: [null, null], dealt: false };
    expect(hallOf(hall)).toBeNull();
    expect(hallOf({ ...hall, computers: [7] })).toBeNull();
  });
});
