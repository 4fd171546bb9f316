// What becomes of a move of a seat when an answer comes before it, or when the move before it is taken back.
import { afterEach, expect, it, vi } from 'vitest';
import type { Connect } from '../../www/lines/relay/relay';
import { CHUNK } from '../../www/features/dealt/message';
import { dealtTable, level, play, putAway, type Device } from './dealt-fixture';
import { FakeRelay } from './relay-fixture';

afterEach(putAway);

const PATIENCE = { timeout: 60_000, interval: 20 };

it('a move waits until its seat has it: an answer that came before asks the player for nothing', async () => {
  const relay = new FakeRelay();
  let withheld = '',
    answers = 0;
  const connect: Connect = (place, listener) =>
    relay.connect(place, {
      ...listener,
      message: (topic, bytes) => {
        if (withheld !== '' && topic.endsWith(withheld)) return;
        if (topic.endsWith('/o/1')) answers++;
        listener.message(topic, bytes);
      },
    });
  const { devices } = await dealtTable(2, { connect }),
    [host, ben] = devices as [Device, Device];
  // Ben's move has to be the last one of a chunk: the newest message then has no move, and the chunk has his.
  for (let chunk = 1; ; chunk++) {
    await play(devices, chunk, chunk * CHUNK - 1);
    await level(...devices);
    await vi.waitFor(() => expect(ben.table.asks).toBe(false), PATIENCE);
    if (!ben.session.view(1).toAct.includes(1)) continue;
    withheld = `/c/1/${chunk}`;
    await ben.table.play(ben.session.offers(1)[0]!.move);
    await vi.waitFor(() => expect(host.table.count).toBe(chunk * CHUNK), PATIENCE);
    // What the host says until then came before it had played the move; Ben lacks it, so the host says it again and again.
    answers = 0;
    await vi.waitFor(() => expect(answers).toBeGreaterThan(1), PATIENCE);
    await ben.table.visit.then(() => Promise.resolve(true));
    expect(ben.table.count).toBe(chunk * CHUNK - 1);
    expect(ben.table.asks).toBe(true);
    withheld = '';
    await level(...devices);
    await vi.waitFor(() => expect(ben.table.asks).toBe(false), PATIENCE);
    expect(ben.refused).toEqual([]);
    return;
  }
});

it('a move that was chosen before the last one was taken back is not played after it', async () => {
  const { devices } = await dealtTable(2, new FakeRelay()),
    [host] = devices as [Device, Device];
  for (let more = 1; !host.session.view(0).toAct.includes(0); more++) await play(devices, more, more);
  const { count, kept } = host.table,
    { move } = host.session.offers(0)[0]!;
  // What takes a move back is handled while the page already sends the next one.
  const takenBack = host.table.visit.then(() => host.table.put({ backs: [...kept.backs, count] }));
  expect(await host.table.play(move)).toBe(false);
  await takenBack;
  expect(host.table.count).toBe(count);
});
