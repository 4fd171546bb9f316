// An answer that is prepared for a move of another player: over a relay it is made as soon as that move comes.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Prepared } from '../../www/features/by-link/relay/prepared';
import type { LinkTable } from '../../www/letters/link-table';
import { device, FakeRelay, level, play, putAway, tableOf, type Device } from './relay-fixture';
import { GO_ON, PASS, TAKE } from './together-game';

afterEach(putAway);

const PATIENCE = { timeout: 20_000, interval: 20 };

/** Returns the device that decides, and the one that does after it. */
async function two(devices: Device[]): Promise<[Device, Device]> {
  const deciding = (): Device | undefined =>
    devices.find(({ table: { state } }) => state.next === state.me && state.pending === null);
  await vi.waitFor(() => expect(deciding()).toBeDefined(), PATIENCE);
  await level(...devices);
  const one = deciding()!,
    after = devices.find(({ table: { state } }) => state.me === (one.table.state.me! + 1) % devices.length)!;
  return [one, after];
}

describe.each([2, 3])('a table of %i over a relay', (count) => {
  it('makes the answer when the move comes for which it was prepared', async () => {
    const relay = new FakeRelay(count),
      { devices, keys } = await tableOf(count, relay);
    relay.faults = { drop: 0.05, double: 0.1, late: 0.1, replay: 0.05 };
    await play(devices, 3, 3);
    let [one, after] = await two(devices);
    for (const answer of [GO_ON, PASS]) {
      const at = one.table.state.moves.length;
      expect(await after.table.prepare([PASS, answer])).toBe(true);
      expect(after.table.prepared).toEqual([PASS, answer]);
      await one.table.play(PASS);
      await vi.waitFor(() => expect(one.table.state.moves.length).toBe(at + 2), PATIENCE);
      expect(one.table.state.moves.slice(at)).toEqual([
        [one.table.state.me, PASS],
        [after.table.state.me, answer],
      ]);
      expect(after.table.prepared).toBeNull();
      await play(devices, 5, at + 4);
      [one, after] = await two(devices);
    }
    // A page that comes back has it as well.
    after.table.close();
    const back = device(after.table.state, relay, keys, after.epoch, [PASS, GO_ON]),
      at = one.table.state.moves.length;
    await one.table.play(PASS);
    await vi.waitFor(() => expect(one.table.state.moves.length).toBe(at + 2), PATIENCE);
    expect([...devices, back].map(({ unexpected }) => unexpected)).toEqual([...devices.map(() => 0), 0]);
    expect([...devices, back].flatMap(({ refused }) => refused)).toEqual([]);
  });

  it('forgets the answer when another move comes, and when the player gives it up', async () => {
    const { devices } = await tableOf(count, new FakeRelay());
    await play(devices, 3, 3);
    let [one, after] = await two(devices);
    await after.table.prepare([PASS, GO_ON]);
    const at = one.table.state.moves.length;
    await one.table.play(TAKE);
    await vi.waitFor(() => expect(after.unexpected).toBe(1), PATIENCE);
    expect(after.table.prepared).toBeNull();
    await play(devices, 7, at + 3);
    [one, after] = await two(devices);
    const before = after.unexpected;
    await after.table.prepare([PASS, GO_ON]);
    await after.table.prepare(null);
    const made = one.table.state.moves.length;
    await one.table.play(PASS);
    await level(...devices);
    expect(after.table.state.moves).toHaveLength(made + 1);
    expect(after.unexpected).toBe(before);
  });
});

it('is for one place in the letters only', () => {
  const state = (change: Partial<LinkTable>): LinkTable =>
      ({
        head: 'b',
        before: 'a',
        moves: [[0, 2]],
        next: 1,
        me: 1,
        pending: null,
        asking: null,
        ...change,
      }) as LinkTable,
    prepared = (): Prepared => {
      const made = new Prepared();
      made.set(state({ head: 'a', before: '0', moves: [], next: 0 }), [2, 5]);
      return made;
    };
  expect(prepared().take(state({ head: 'a' }))).toBeNull();
  expect(prepared().take(state({}))).toEqual({ make: 5 });
  const others: Partial<LinkTable>[] = [
    { moves: [[0, 3]] },
    { moves: [[1, 2]] },
    { moves: [] },
    {
      moves: [
        [0, 2],
        [0, 2],
      ],
    },
    { before: 'c' },
    { next: 0 },
    { me: null },
    { pending: { mover: 0, move: 2, opener: 1, values: [] } },
    { asking: { seat: 0, key: '', anchor: '', resume: 1 } },
  ];
  for (const change of others) {
    const made = prepared();
    expect(made.take(state(change))).toBe('dropped');
    expect(made.take(state({}))).toBeNull();
  }
});
