// Tables over a relay, for tests; and a relay in memory, which keeps the last message of each topic for whoever comes
// later, and can do to messages all that a real one can.
import { expect, vi } from 'vitest';
import { known } from '../../www/device/bytes';
import type { Answer } from '../../www/features/by-link/relay/prepared';
import { RelayTable, type Desk } from '../../www/features/by-link/relay/relay-table';
import { linkOf } from '../../www/letters/link';
import type { LinkTable, Refusal } from '../../www/letters/link-table';
import { invite, invited, join } from '../../www/letters/protocol';
import { keysOf, makeSecret, type TableKeys } from '../../www/lines/relay/keys';
import type { Connect, Listener, Place } from '../../www/lines/relay/relay';
import { NAMES, random, secretsOf, setupFor, taken } from './together-fixture';
import { begin } from './together-game';

/** The share of messages, from 0 to 1, to which each of these happens. */
export interface Faults {
  /** It does not come to a device. */
  drop?: number;
  /** It does not come to the relay. */
  lose?: number;
  double?: number;
  /** It comes up to 30 ms later. */
  late?: number;
  /** An earlier message of any topic comes after it. */
  replay?: number;
  /** The first message of its topic comes in its place. */
  rollBack?: number;
  /** One of its bits is another one. */
  damage?: number;
  /** It comes under another topic of the table. */
  swap?: number;
  /** The connection is cut after it. */
  cut?: number;
}

interface Client {
  place: Place;
  listener: Listener;
  open: boolean;
}

export class FakeRelay {
  readonly retained = new Map<string, Uint8Array>();
  private readonly first = new Map<string, Uint8Array>();
  private readonly past: [string, Uint8Array][] = [];
  private readonly clients = new Set<Client>();
  private readonly r: (n: number) => number;
  /** Whether it takes connections. */
  up = true;
  published = 0;
  faults: Faults = {};

  constructor(seed = 1) {
    this.r = random(seed);
  }
  private hits(share = 0): boolean {
    return this.r(1000) < share * 1000;
  }

  readonly connect: Connect = (place, listener) => {
    const client: Client = { place, listener, open: this.up };
    if (this.up) this.clients.add(client);
    setTimeout(() => {
      if (!client.open) return listener.down();
      listener.up();
      this.layOut(client);
    }, 1);
    return {
      publish: (topic, bytes, { retain, taken }) => {
        if (!client.open || this.hits(this.faults.lose)) return;
        this.pass(client, topic, bytes, retain);
        taken?.();
      },
      askAgain: () => this.layOut(client),
      close: () => this.leave(client, false),
    };
  };

  private layOut(client: Client): void {
    for (const [topic, bytes] of this.retained) this.deliver(client, topic, bytes);
  }
  private pass(from: Client, topic: string, bytes: Uint8Array, retain: boolean): void {
    this.published++;
    if (retain) this.retained.set(topic, bytes);
    if (!this.first.has(topic)) this.first.set(topic, bytes);
    this.past.push([topic, bytes]);
    for (const client of this.clients) if (client !== from) this.deliver(client, topic, bytes);
    if (this.hits(this.faults.cut)) this.leave(from, true);
  }
  private deliver(client: Client, topic: string, bytes: Uint8Array): void {
    const { faults } = this,
      come = (at: string, text: Uint8Array): void => {
        const wait = this.hits(faults.late) ? 1 + this.r(30) : 0;
        setTimeout(() => client.open && client.listener.message(at, text), wait);
      };
    if (this.hits(faults.drop)) return;
    if (this.hits(faults.rollBack)) return come(topic, this.first.get(topic) ?? bytes);
    if (this.hits(faults.damage))
      return come(
        topic,
        bytes.map((byte, i) => (i === this.r(bytes.length) ? byte ^ 1 : byte)),
      );
    if (this.hits(faults.swap)) return come(this.past[this.r(this.past.length)]?.[0] ?? topic, bytes);
    come(topic, bytes);
    if (this.hits(faults.double)) come(topic, bytes);
    const old = this.past[this.r(this.past.length)];
    if (old && this.hits(faults.replay)) come(...old);
  }
  private leave(client: Client, suddenly: boolean): void {
    if (!client.open) return;
    client.open = false;
    this.clients.delete(client);
    if (suddenly) {
      const { topic, bytes } = client.place.will;
      for (const other of this.clients) this.deliver(other, topic, bytes);
    }
    setTimeout(() => client.listener.down(), 0);
  }
  /** Cuts all connections; `store`: whether what lies there outlasts it. */
  restart(store: boolean): void {
    if (!store) this.retained.clear();
    for (const client of this.clients) this.leave(client, true);
  }
}

/** What a relay may do wrong, one by one and at once. */
export const FAULTS: [string, Faults][] = [
  ['drops', { drop: 0.2 }],
  ['loses', { lose: 0.2 }],
  ['doubles and replays', { double: 0.5, replay: 0.3 }],
  ['delays', { late: 0.5 }],
  ['serves what lay there first', { rollBack: 0.2 }],
  ['damages and swaps', { damage: 0.2, swap: 0.1 }],
  ['cuts connections', { cut: 0.03 }],
  [
    'does all of that',
    {
      drop: 0.05,
      lose: 0.05,
      double: 0.1,
      replay: 0.05,
      late: 0.1,
      rollBack: 0.03,
      damage: 0.03,
      swap: 0.02,
      cut: 0.01,
    },
  ],
];

export const PULSE = 200;
/** The devices of a test. */
const all: Device[] = [];
/** Closes them. For `afterEach` of each file: one that is written here would count for the first file only. */
export const putAway = (): void => all.splice(0).forEach(({ table }) => table.close());

export interface Device {
  table: RelayTable;
  refused: Refusal['why'][];
  replaced: number;
  turns: number[];
  /** The seats whose last move was taken back. */
  backs: number[];
  /** The phrases of others, each after its seat. */
  heard: [number, number][];
  /** The links of invitations to another game. */
  invited: string[];
  /** How often another move has come than the one for which an answer was prepared. */
  unexpected: number;
  epoch: { value: number };
}

/** A device at a table. `epoch`: the number of its visits, which outlasts them. */
export function device(
  state: LinkTable,
  relay: { connect: Connect },
  keys: TableKeys,
  epoch = { value: 0 },
  prepared: Answer | null = null,
): Device {
  const made = {
    refused: [],
    replaced: 0,
    turns: [],
    backs: [],
    heard: [],
    invited: [],
    unexpected: 0,
    epoch,
  } as unknown as Device;
  const desk: Desk = {
    begin,
    put: () => Promise.resolve(true),
    nextEpoch: (least) => Promise.resolve((epoch.value = Math.max(epoch.value + 1, least))),
    changed: () => undefined,
    turned: (seat) => void made.turns.push(seat),
    tookBack: (seat) => void made.backs.push(seat),
    said: ({ seat, phrase }) => void made.heard.push([seat, phrase]),
    again: ({ link }) => void made.invited.push(link),
    refused: ({ why }) => void made.refused.push(why),
    replaced: () => void made.replaced++,
    keepAnswer: () => Promise.resolve(),
    unexpected: () => void made.unexpected++,
  };
  made.table = new RelayTable(state, desk, { connect: relay.connect, keys, pulse: PULSE }, null, prepared);
  all.push(made);
  return made;
}

/** A table of so many whose devices have just come, and one that only looks on. */
export async function tableOf(
  count: number,
  relay: { connect: Connect },
): Promise<{ devices: Device[]; watcher: Device; keys: TableKeys }> {
  const keys = await keysOf(makeSecret()),
    host = taken(await invite(setupFor(count), await secretsOf(0), begin)),
    invitation = linkOf([known(host.letters[0]!.text)]);
  const devices = [device(host, relay, keys)];
  for (let seat = 1; seat < count; seat++)
    devices.push(
      device(taken(await join(invitation, NAMES[seat]!, await secretsOf(seat), begin)), relay, keys),
    );
  return { devices, watcher: device(taken(await invited(invitation, begin)), relay, keys), keys };
}

/** Plays until the game is over or `until` moves have been made; each move is made by whoever has to. */
export async function play(devices: Device[], seed: number, until = Infinity): Promise<void> {
  const r = random(seed);
  const step = async (): Promise<boolean> => {
    for (const { table } of devices) {
      const { state } = table;
      if (state.next === null) return true;
      const opens = state.pending?.opener === state.me; // by itself
      if (state.draws.length > 0 && state.next === state.me && !opens && state.moves.length < until)
        await table.play(r(4));
    }
    return devices.every(({ table: { state } }) => state.next === null || state.moves.length >= until);
  };
  await vi.waitFor(async () => expect(await step()).toBe(true), { timeout: 400_000, interval: 20 });
}
/** Resolves when all devices have the same letters. */
export const level = (...devices: Device[]): Promise<void> =>
  vi.waitFor(() => expect(new Set(devices.map(({ table }) => table.state.head)).size).toBe(1), {
    timeout: 30_000,
    interval: 20,
  });
