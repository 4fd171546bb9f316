// Tables over a real relay, Mosquitto with the settings of tools/relay: whole games, a relay that is killed and comes
// back with and without what lay on it, and strangers.
import mqtt from 'mqtt';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findMosquitto, startRelay } from '../../tools/lib/relay.mjs';
import { relayAt } from '../../www/lines/relay/mqtt';
import { level, play, putAway, tableOf } from './relay-fixture';

const port = 21_000 + Math.floor(Math.random() * 8000);
let folder = '',
  relay: Awaited<ReturnType<typeof startRelay>>;
const start = async (): Promise<void> => {
  relay = await startRelay(folder, port);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'relay-'));
});
afterEach(putAway);
afterEach(() => relay.stop());

// `npm test` installs it where it can.
describe.skipIf(findMosquitto() === null)('over Mosquitto', () => {
  it.each([2, 3, 4])('a table of %i is dealt and played, alike on all devices', async (count) => {
    await start();
    const { devices, watcher } = await tableOf(count, { connect: relayAt(relay.address) });
    await play(devices, count, 20);
    await level(...devices, watcher);
    expect(devices.flatMap(({ refused }) => refused)).toEqual([]);
  });

  it('goes on when the relay is killed and comes back, with what lay on it and without', async () => {
    await start();
    const { devices, watcher } = await tableOf(3, { connect: relayAt(relay.address) });
    for (const [at, store] of [[8, true] as const, [16, false] as const]) {
      await play(devices, at, at);
      await relay.stop();
      if (!store) rmSync(join(folder, 'mosquitto.db'), { force: true });
      await vi.waitFor(() => expect(devices.some(({ table }) => table.connected)).toBe(false), 10_000);
      await start();
    }
    await play(devices, 5, 24);
    await level(...devices, watcher);
  });

  it('shows a stranger no topic, and lets nobody publish beside the own table', async () => {
    await start();
    const { devices } = await tableOf(2, { connect: relayAt(relay.address) }),
      seen: string[] = [];
    for (const username of ['', '#', '+', 'x']) {
      const stranger = await mqtt.connectAsync(relay.address, { protocolVersion: 5, username });
      stranger.on('message', (topic) => seen.push(topic));
      for (const topic of ['#', 'dh1/#', 'dh1/+/o/0', '$SYS/#'])
        await stranger.subscribeAsync(topic).catch(() => undefined);
      await stranger.publishAsync('dh1/other/o/0', 'x', { qos: 1 }).catch(() => undefined);
      void stranger.endAsync();
    }
    await play(devices, 1, 6);
    expect(seen.filter((topic) => topic !== 'dh1/x/o/0')).toEqual([]);
  });
});
