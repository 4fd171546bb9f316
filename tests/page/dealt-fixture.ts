// Tables of Kontor on a relay at which the device of the host deals, in the real engine, for the tests.
import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { encode } from '../../www/device/bytes';
import { makeKey } from '../../www/device/sign';
import type { Move, Refusal } from '../../www/engine/wire';
import type { Learning } from '../../www/features/dealt/engine';
import { idOf, type Hall, type Shown } from '../../www/features/dealt/message';
import { makeBoxKey, travelling } from '../../www/features/dealt/pair';
import type { Kept } from '../../www/features/dealt/store';
import type { Desk } from '../../www/features/dealt/place';
import { DealtTable } from '../../www/features/dealt/table';
import { keysOf, makeSecret, type TableKeys } from '../../www/lines/relay/keys';
import type { Connect } from '../../www/lines/relay/relay';
import { PULSE } from './relay-fixture';
import { NAMES, random } from './together-fixture';

interface Package {
  initSync(from: { module: BufferSource }): unknown;
  Session: { open(setup: object): Learning; resume(text: string): Learning };
}
const packages = import.meta.glob<Package>('../../pkg/kontor/kontor.js');
let engine: Package | null = null;
/** The module of Kontor, as it is. */
export async function dealing(): Promise<Package> {
  if (!engine) {
    engine = await packages['../../pkg/kontor/kontor.js']!();
    engine.initSync({ module: readFileSync('pkg/kontor/kontor_bg.wasm') });
  }
  return engine;
}

/** The devices of a test. */
const all = new Set<Device>();
/** Closes devices that are no longer needed. */
export function leave(...devices: Device[]): void {
  for (const device of devices) {
    device.table.close();
    all.delete(device);
  }
}
/** Closes all. For `afterEach` of each file: one that is written here would count for the first file only. */
export const putAway = (): void => leave(...all);

/** A device at a table, with the world that its page would show. */
export class Device {
  readonly refused: string[] = [];
  readonly invited: string[] = [];
  readonly heard: [number, number][] = [];
  replaced = 0;
  /** How often a move could not be true. */
  contradicted = 0;
  readonly table: DealtTable;
  /** Called with each move that its page shows, and before the first one. */
  learnt: (device: Device, session: Learning, count: number) => void = () => undefined;
  /** What it has kept: what is kept after it was closed is not, as its page has gone. */
  private saved: Kept;
  private isGone = false;
  private shown: Learning | null = null;
  private known = 0;
  /** How often a move had been taken back when the game was shown. */
  private course = 0;

  constructor(
    kept: Kept,
    readonly relay: { connect: Connect },
    readonly keys: TableKeys,
    readonly seed: number,
    private readonly pulse = PULSE,
  ) {
    this.saved = kept;
    const desk: Desk = {
      deal: ({ game, config, guests, colours }) =>
        engine!.Session.open({
          game,
          players: guests.map((guest, seat) => ({ name: guest!.name, colour: colours[seat] })),
          config,
          seed,
        }),
      resume: (text) => engine!.Session.resume(text),
      put: (now) => {
        if (!this.isGone) this.saved = now;
        return Promise.resolve(!this.isGone);
      },
      changed: () => this.learn(),
      refused: (why) => void this.refused.push(...why.map(({ code }: Refusal) => code)),
      again: ({ link }) => void this.invited.push(link),
      said: ({ seat, phrase }) => void this.heard.push([seat, phrase]),
      replaced: () => void this.replaced++,
    };
    this.table = new DealtTable(kept, desk, { connect: relay.connect, keys, pulse });
    all.add(this);
  }

  /** The game as the page of this device shows it. */
  get session(): Learning {
    this.learn();
    return this.shown!;
  }
  private learn(): void {
    const { table } = this;
    if (!table?.isDealt) return;
    const { length } = table.kept.backs;
    if (length !== this.course) [this.shown, this.known, this.course] = [null, 0, length];
    if (!this.shown) {
      this.shown = engine!.Session.resume(this.beginning());
      this.learnt(this, this.shown, 0);
    }
    for (; this.known < table.count; this.known++) {
      const [seat, move] = table.moveAt(this.known);
      try {
        if (table.isHost) this.shown.play(seat, move as Move, null);
        else this.shown.learn(move as Shown);
      } catch (thrown) {
        this.contradicted++;
        throw thrown;
      }
      this.learnt(this, this.shown, this.known + 1);
    }
  }
  private beginning(): string {
    const { record } = this.table.kept;
    return this.table.isHost ? JSON.stringify({ ...(JSON.parse(record!) as object), moves: [] }) : record!;
  }

  /** Closes this device, and returns one that comes later with what it has kept. */
  async back(): Promise<Device> {
    this.isGone = true;
    leave(this);
    await Promise.resolve();
    const later = new Device(this.saved, this.relay, this.keys, this.seed, this.pulse);
    later.learnt = this.learnt;
    return later;
  }
}

const ownOf = async (name: string): Promise<NonNullable<Kept['own']>> => ({
  name,
  key: await makeKey(),
  box: await makeBoxKey(),
});
const EMPTY = {
  epoch: 0,
  at: 0,
  record: null,
  shown: [],
  answered: [],
  asked: 0,
  ask: null,
  next: [],
  over: false,
  backs: [],
  back: null,
  terms: null,
  since: 0,
};

/** A device with the invitation to a table. `name`: null: it only watches. */
export async function guest(
  name: string | null,
  { table: { kept } }: Device,
  relay: { connect: Connect },
  keys: TableKeys,
  pulse = PULSE,
): Promise<Device> {
  return new Device(
    { ...EMPTY, id: kept.id, hall: kept.hall, secret: '', own: name === null ? null : await ownOf(name) },
    relay,
    keys,
    0,
    pulse,
  );
}

/** Scenarios for two, three and four. */
const CONFIGS: Record<number, object> = {
  2: { scenario: 'base' },
  3: { scenario: 'freewheel-solo' },
  4: { scenario: 'advanced' },
};

/** A table of so many whose devices have just come, and one that only watches. `line`: makes the line of a device. */
export async function dealtTable(
  count: number,
  relay: { connect: Connect },
  {
    config = CONFIGS[count]!,
    seed = 1,
    pulse = PULSE,
    line = () => relay,
  }: { config?: object; seed?: number; pulse?: number; line?: () => { connect: Connect } } = {},
): Promise<{ devices: Device[]; watcher: Device; keys: TableKeys; id: string }> {
  await dealing();
  const keys = await keysOf(makeSecret()),
    own = await ownOf(NAMES[0]!),
    id = await idOf(travelling(own.key)),
    colours = Array.from({ length: count }, (_, seat) => seat),
    first = { name: own.name, key: travelling(own.key), box: travelling(own.box) },
    hall: Hall = {
      n: 0,
      game: 'kontor',
      config,
      colours,
      guests: colours.map((seat) => (seat === 0 ? first : null)),
      dealt: false,
      computers: [],
    };
  const host = new Device(
      { ...EMPTY, id, secret: encode(makeSecret()), own, hall },
      line(),
      keys,
      seed,
      pulse,
    ),
    devices = [host];
  for (const name of NAMES.slice(1, count)) {
    devices.push(await guest(name, host, line(), keys, pulse));
    // They come one after the other, so that the seats are in this order.
    await vi.waitFor(() => expect(host.table.kept.hall.guests.some((one) => one?.name === name)).toBe(true), {
      timeout: 120_000,
      interval: 10,
    });
  }
  return { devices, watcher: await guest(null, host, line(), keys, pulse), keys, id };
}

/** Plays random moves until the game is over or `until` moves have been made; each is chosen in the world of its seat. */
export async function play(devices: Device[], seed: number, until = Infinity): Promise<void> {
  const r = random(seed);
  const step = async (): Promise<boolean> => {
    for (const { table, session } of devices.filter(({ table: { isDealt } }) => isDealt)) {
      const { me } = table;
      if (me === null || table.asks || table.count >= until) continue;
      const offers = session.view(me).toAct.includes(me) ? session.offers(me) : [];
      if (offers.length > 0) await table.play(offers[r(offers.length)]!.move);
    }
    return devices.every(({ table }) => table.isDealt && (table.kept.over || table.count >= until));
  };
  await vi.waitFor(async () => expect(await step()).toBe(true), { timeout: 400_000, interval: 5 });
}

/** Resolves when all devices have seen as many moves, and see the same table. */
export const level = (...devices: Device[]): Promise<void> =>
  vi.waitFor(
    () => {
      expect(new Set(devices.map(({ table }) => (table.isDealt ? table.count : -1))).size).toBe(1);
      expect(new Set(devices.map(({ session }) => JSON.stringify(session.view(null)))).size).toBe(1);
    },
    { timeout: 60_000, interval: 20 },
  );
