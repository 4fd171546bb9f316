// Taking back the last move by agreement at tables of letters: over a relay, by the letters alone, and against a player who
// would like to do it alone.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { encode, known, type Bytes } from '../../www/device/bytes';
import { consentOf, othersOf, without } from '../../www/letters/consent';
import { replay, type Begin, type LinkTable } from '../../www/letters/link-table';
import { prove } from '../../www/letters/prove';
import { receiptOf } from '../../www/letters/receipt';
import type { Played } from '../../www/letters/seeded';
import { linkOf } from '../../www/letters/link';
import { read, write, type Setup, type TakingBack } from '../../www/letters/letter';
import { signed } from '../../www/device/sign';
import { begins, invite, invited, join, linkToSend, open, seal } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { takeBack } from '../../www/letters/take-back';
import { opinionIn } from '../../www/features/by-link/relay/message';
import { device, FakeRelay, level, play, putAway, tableOf, type Device } from './relay-fixture';
import { dealt, newest, random, secretsOf, setupFor, taken, whyOf } from './together-fixture';
import { beginOf, movesFor, seated, setupFor as realSetup } from './together-real';
import { verified } from './together-verify';
import { begin, GO_ON, PASS, TAKE } from './together-game';

afterEach(putAway);

const PATIENCE = { timeout: 20_000, interval: 20 };
const deciding = (devices: Device[]): Device =>
  devices.find(({ table: { state } }) => state.next === state.me && state.pending === null)!;
const agreeable = (devices: Device[], by: number): Promise<void> =>
  vi.waitFor(() => {
    for (const { table } of devices) expect(table.back).toMatchObject({ by, asked: true, refused: false });
  }, PATIENCE);

/** Plays on until a seat may decide, which makes this move. Returns its device. */
async function moveOf(devices: Device[], move: number, from: number): Promise<Device> {
  await play(devices, from, from);
  await vi.waitFor(() => expect(deciding(devices)).toBeDefined(), PATIENCE);
  await level(...devices);
  const one = deciding(devices);
  expect(await one.table.play(move)).toBe(true);
  await level(...devices);
  return one;
}

describe.each([2, 3, 4])('a table of %i over a relay', (count) => {
  it('takes the last move back on all devices if all others agree, and goes on', async () => {
    const relay = new FakeRelay(count),
      { devices, watcher, keys } = await tableOf(count, relay);
    relay.faults = { drop: 0.05, double: 0.1, late: 0.1, replay: 0.05, rollBack: 0.03 };
    for (const [times, move] of [PASS, GO_ON, PASS].entries()) {
      const one = await moveOf(devices, move, 3 + 3 * times),
        by = one.table.state.me!,
        made = one.table.state.moves.length,
        others = devices.filter((each) => each !== one);
      await one.table.answer('ask');
      await agreeable(devices, by);
      for (const { table } of others) {
        expect(table.state.moves).toHaveLength(made);
        await table.answer('agree');
      }
      await vi.waitFor(() => {
        for (const { table } of devices) expect(table.state.moves).toHaveLength(made - 1);
      }, PATIENCE);
      await level(...devices);
      for (const { table, backs } of devices) {
        expect(backs.at(-1)).toBe(by);
        expect(table.state.next).toBe(by);
      }
      // It is taken back once.
      expect(one.table.back).toBeNull();
    }
    relay.faults = {};
    await play(devices, 5, 16);
    await level(...devices, watcher);
    expect(devices.flatMap(({ refused }) => refused)).toEqual([]);
    const text = linkOf(devices[0]!.table.state.letters.slice(0, 1).map(({ text: one }) => known(one))),
      later = device(taken(await invited(text, begin, false)), relay, keys);
    await level(later, ...devices);
    expect(later.table.state.moves).toEqual(devices[0]!.table.state.moves);
  });
});

it('leaves the move if one refuses, if the next has moved, and if it drew', async () => {
  const { devices } = await tableOf(3, new FakeRelay());
  let one = await moveOf(devices, PASS, 3);
  const [ben, cleo] = devices.filter((each) => each !== one) as [Device, Device],
    before = one.table.state.head;
  // Nobody else can ask.
  await ben.table.answer('ask');
  expect(ben.table.back).toMatchObject({ asked: false });
  await one.table.answer('ask');
  await vi.waitFor(() => expect(cleo.table.back?.asked).toBe(true), PATIENCE);
  await cleo.table.answer('refuse');
  await vi.waitFor(() => expect(one.table.back?.refused).toBe(true), PATIENCE);
  expect(one.table.state.head).toBe(before);
  one = await moveOf(devices, PASS, one.table.state.moves.length);
  await one.table.answer('ask');
  await agreeable(devices, one.table.state.me!);
  await deciding(devices).table.play(PASS);
  await level(...devices);
  for (const { table } of devices) expect(table.back?.asked ?? false).toBe(false);
  one = await moveOf(devices, TAKE, one.table.state.moves.length + 1);
  await vi.waitFor(() => expect(one.table.state.pending).toBeNull(), PATIENCE);
  await level(...devices);
  for (const { table } of devices) expect(table.back).toBeNull();
});

it('comes back with what lies on the relay', async () => {
  const relay = new FakeRelay(),
    { devices, keys } = await tableOf(3, relay),
    one = await moveOf(devices, PASS, 3),
    by = one.table.state.me!,
    made = one.table.state.moves.length;
  await one.table.answer('ask');
  await agreeable(devices, by);
  one.table.close();
  const others = devices.filter((each) => each !== one);
  for (const { table } of others) await table.answer('agree');
  await vi.waitFor(() => expect(others[0]!.table.state.moves).toHaveLength(made - 1), PATIENCE);
  const back = device(one.table.state, relay, keys, one.epoch);
  await level(back, ...others);
  expect(back.backs).toEqual([by]);
});

/** The devices of a table after one of them has passed, and all have taken that. */
async function passed(count: number): Promise<{ all: LinkTable[]; by: number }> {
  const all = await dealt(setupFor(count)),
    by = all[0]!.next!,
    after = taken(await seal(all[by]!, [GO_ON, PASS], begin)),
    link = linkToSend(after);
  for (const seat of all.keys())
    all[seat] = seat === by ? after : taken(await open(all[seat]!, link, begin)).state;
  return { all, by };
}

it('is a letter with the consent of all others, and no other letter does it', async () => {
  const { all, by } = await passed(3),
    next = all[0]!.next!,
    own = all[next]!,
    consents = await consentsFor(all, next);
  expect(own.moves).toHaveLength(2);
  // Not of all, not of the right ones, not in their order; not by another seat.
  const [first, second] = consents as [(typeof consents)[0], (typeof consents)[0]];
  for (const wrong of [[], [first], [first, first], [second, first], [first, second.map((byte) => byte ^ 1)]])
    expect(whyOf(await takeBack(own, wrong, begin))).toMatch(/^(illegal|forged)$/);
  expect(whyOf(await takeBack(all[by]!, consents, begin))).toBe('wait');
  const after = taken(await takeBack(own, consents, begin));
  expect([after.moves, after.next]).toEqual([[], by]);
  for (const seat of othersOf(own, next)) {
    const found = taken(await open(all[seat]!, linkToSend(after), begin)).state;
    expect([found.head, found.moves, found.next]).toEqual([after.head, [], by]);
    all[seat] = found;
  }
  // The mover goes on, and what was said before counts for nothing else.
  const again = taken(await seal(all[by]!, [PASS], begin)),
    there = taken(await open(after, linkToSend(again), begin)).state;
  expect(there.moves).toEqual([[by, PASS]]);
  expect(whyOf(await takeBack(there, consents, begin))).toBe('forged');
  // A device that lacks all of it is told the whole game.
  const whole = taken(await invited((await linkOfWhole(after))!, begin));
  expect([whole.head, whole.moves, whole.next]).toEqual([after.head, [], by]);
});

/** The consents of all but one seat. */
const consentsFor = async (table: LinkTable[], seat: number): Promise<Bytes[]> =>
  Promise.all(othersOf(table[seat]!, seat).map(async (other) => (await consentOf(table[other]!))!));

/** The receipt of a table in the real engine. */
async function receiptFor(state: LinkTable, play: Begin): Promise<string> {
  const { session } = replay(state, play) as Played;
  return receiptOf(state, session.record(), session.heaps());
}
/** A table whose last letter takes back with the consent of the writer in place of the others. */
async function withoutConsent(state: LinkTable): Promise<LinkTable> {
  const last = state.letters.at(-1)!,
    letter = read(known(last.text)) as TakingBack,
    own = (await consentOf(state))!,
    lie = await signed(state.secrets!.key, write({ ...letter, consents: letter.consents.map(() => own) }));
  return { ...state, letters: [...state.letters.slice(0, -1), { ...last, text: encode(lie) }] };
}

it.each([
  ['duel', 2],
  ['imhotep', 3],
] as const)(
  'is proved in a receipt of %s, by both programs, and not without the consents',
  async (game, seats) => {
    const [play, module] = await beginOf(game),
      table = await seated(realSetup(game, seats, 0, {}), play),
      r = random(seats);
    let backs = 0,
      forged = '';
    const all = async (by: number, after: LinkTable): Promise<void> => {
      for (const seat of table.keys())
        table[seat] =
          seat === by ? after : taken(await open(table[seat]!, after.letters.at(-1)!.text, play)).state;
    };
    for (let letters = 0; letters < 24; letters++) {
      const by = newest(table).next!,
        before = table[by]!.moves,
        moves = (await movesFor(table[by]!, play, r)).slice(0, 1);
      await all(by, taken(await seal(table[by]!, moves, play)));
      const next = newest(table).next!,
        after = await takeBack(table[next]!, await consentsFor(table, next), play);
      // What drew cannot be taken back.
      expect(whyOf(after)).toBe(table[next]!.pending || moves.length === 0 ? 'wait' : null);
      if ('why' in after || r(2) > 0) continue;
      await all(next, after);
      forged = await receiptFor(await withoutConsent(after), play);
      // A move that opens what was sealed before is taken back without that.
      expect(newest(table).moves.length).toBe(table[by]!.moves.length);
      expect(newest(table).moves.slice(0, before.length)).toEqual(before);
      backs++;
    }
    expect(backs).toBeGreaterThan(0);
    const text = await receiptFor(newest(table), play);
    expect(await prove(text, () => Promise.resolve(module))).toMatchObject({ end: 'unfinished' });
    expect(await prove(forged, () => Promise.resolve(module))).toBe('letters');
    const [said, lie] = await verified([text, forged]);
    expect(said).toContain('was taken back');
    expect(lie).toContain('without the consent of all');
  },
);

/** The two devices of a table of a game that is not played by link, once it is dealt. */
async function inOneRoom(setup: Setup, play: Begin): Promise<LinkTable[]> {
  let host = taken(await invite(setup, await secretsOf(0), play, false)),
    guest = taken(await join(linkToSend(host), 'Ben', await secretsOf(1), play, false));
  host = taken(await begins(taken(await open(host, linkToSend(guest), play)).state, play));
  guest = taken(await seal(taken(await open(guest, linkToSend(host), play)).state, [], play));
  return [taken(await open(host, linkToSend(guest), play)).state, guest];
}

it('never takes back what has shown a card', async () => {
  const [play] = await beginOf('rampart'),
    table = await inOneRoom(realSetup('rampart', 2, 0, {}), play),
    r = random(8),
    seen = new Set<boolean>();
  for (let letters = 0; letters < 40; letters++) {
    const by = newest(table).next!,
      after = taken(await seal(table[by]!, (await movesFor(table[by]!, play, r)).slice(0, 1), play));
    for (const seat of table.keys())
      table[seat] =
        seat === by ? after : taken(await open(table[seat]!, after.letters.at(-1)!.text, play)).state;
    const { session } = replay(after, play) as Played;
    expect(without(after, play) !== null).toBe(session.canUndo() && after.pending === null);
    seen.add(session.canUndo());
  }
  expect(seen).toContain(false);
});

it('reads no opinion that is cut, too long or of another kind', () => {
  const r = random(3);
  for (let i = 0; i < 2000; i++) {
    const bytes = Uint8Array.from({ length: r(200) }, (_, at) => (at === 0 && r(2) > 0 ? 9 : r(256)));
    expect(opinionIn(bytes)?.consent.length ?? 64).toBe(64);
  }
});
