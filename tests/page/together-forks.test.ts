// Two letters for one place: by two devices of one person, by a cheat, or where a new device asks. Whatever comes in
// whatever order, all devices end alike, and nobody has to say which letter counts.
import { describe, expect, it } from 'vitest';
import { agree, askAnew } from '../../www/letters/device';
import type { LinkTable, Refusal } from '../../www/letters/link-table';
import { read, write } from '../../www/letters/letter';
import { encode, known } from '../../www/device/bytes';
import { signed } from '../../www/device/sign';
import { begins, giveUp, invited, linkToSend, open, seal, thenOf } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { cases } from './cases';
import { course, newest, random, seated, seatedOnly, setupFor, step, taken, whyOf } from './together-fixture';
import { begin, GO_ON, PASS, TAKE } from './together-game';

const r = random(23);
const lastOf = (state: LinkTable): string => state.letters.at(-1)!.text;

/** Opens one letter at a device, whose player consents to all that is asked. */
async function hear(state: LinkTable, text: string): Promise<LinkTable> {
  const found = await open(state, text, begin, 'asks');
  return found.state ?? state;
}

/** Brings all letters to all devices, one by one, in any order and some twice, until nothing changes any more. */
async function spread(devices: LinkTable[]): Promise<LinkTable[]> {
  const all = new Set(devices.flatMap(({ letters }) => letters.slice(1).map(({ text }) => text)));
  const now = [...devices];
  for (let quiet = false, rounds = 0; !quiet; rounds++) {
    expect(rounds).toBeLessThan(12);
    quiet = true;
    const pool = [...all].sort(() => r(3) - 1);
    for (const text of [...pool, ...pool.slice(r(pool.length))])
      for (const [at, state] of now.entries()) {
        const after = await hear(state, text);
        if (after.head !== state.head || after.stopped !== state.stopped) quiet = false;
        now[at] = after;
      }
  }
  return now;
}

/** What a device writes whose turn it is. */
async function answer(state: LinkTable): Promise<LinkTable> {
  if (state.asking) return taken(await agree(state, lastOf(state), begin));
  return taken(await seal(state, (await thenOf(state, begin)) === 'move' ? [PASS] : [], begin));
}

const how = (state: LinkTable): object =>
  state.stopped
    ? { stopped: state.stopped.seat }
    : { ...course(state), next: state.next, gaveUp: state.gaveUp };

/** Signs the newest letter of a device once more: it says the same, and has another hash. */
async function twin(before: LinkTable, after: LinkTable): Promise<LinkTable> {
  const bytes = await signed(after.secrets!.key, known(lastOf(after)).slice(0, -64));
  return taken(await open(before, encode(bytes), begin, 'asks')).state;
}

type Pair = [first: LinkTable, second: LinkTable, before: LinkTable[]];
/** Where two letters are written for one place, by kind: each on its own device of the same seat. */
const FORKS: Readonly<Record<string, (seats: number) => Promise<Pair>>> = {
  'two turns': async (seats) => {
    const table = await seated(seats);
    await step(table, r, true);
    const from = table[newest(table).next!]!;
    const moves = from.pending ? [[], [PASS]] : [[PASS], [TAKE], [GO_ON, PASS], [GO_ON]];
    const [one, other] = [moves[0]!, moves[1 + r(moves.length - 1)]!];
    const two = await Promise.all([one, other].map((some) => seal(from, some, begin)));
    // What opens a draw may have to decide as well: then both devices pass, one of them later.
    return [...two.map((state) => ('why' in state ? null : state)), table] as unknown as Pair;
  },
  'a turn and giving up': async (seats) => {
    const table = await seated(seats);
    await step(table, [PASS], true);
    const from = table[newest(table).next!]!;
    return [taken(await seal(from, [TAKE], begin)), taken(await giveUp(from, begin)), table];
  },
  'one turn, signed twice': async (seats) => {
    const table = await seated(seats);
    await step(table, [TAKE], true);
    const from = table[newest(table).next!]!,
      first = taken(await seal(from, [PASS], begin));
    return [first, await twin(from, first), table];
  },
  'one seating, signed twice': async (seats) => {
    const table = await seatedOnly(setupFor(seats)),
      ann = table[0]!,
      before = [{ ...table[1]!, me: 0, secrets: ann.secrets }, ...table.slice(1)];
    return [ann, await twin(before[0]!, ann), before];
  },
  'the first value, signed twice': async (seats) => {
    const table = await seatedOnly(setupFor(seats)),
      link = linkToSend(table[0]!);
    for (const seat of table.keys())
      if (seat > 0) table[seat] = taken(await open(table[seat]!, link, begin)).state;
    const first = taken(await seal(table[1]!, [], begin));
    return [first, await twin(table[1]!, first), table];
  },
  'one consent, signed twice': async (seats) => {
    const table = await seated(seats);
    await step(table, [TAKE], true);
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin)),
      ben = taken(await askAnew(eye, 1, begin));
    for (const seat of table.keys())
      table[seat] = seat === 1 ? ben : taken(await open(table[seat]!, linkToSend(ben), begin, 'asks')).state;
    const from = table[newest(table).next!]!,
      first = taken(await agree(from, linkToSend(ben), begin));
    return [first, await twin(from, first), table];
  },
};
describe('two letters for one place', () => {
  for (const [name, fork] of Object.entries(FORKS))
    for (const seats of [2, 3, 4])
      it(`${name}: ${seats} devices and one more end alike`, { timeout: 300_000 }, async () => {
        for (let left = cases(4); left > 0; left--) {
          const [first, second, before] = await fork(seats);
          if (!first || !second) continue;
          const at = first.me!;
          let devices = before.flatMap((state, seat) => (seat === at ? [first, second] : [state]));
          // Each of the others hears one of them first.
          for (const [i, state] of devices.entries())
            if (state.me !== at) devices[i] = await hear(state, lastOf(r(2) ? first : second));
          // Some of those whose turn it is answer what they have, and the others later what they have by then.
          const answered = new Set<number | null>();
          for (const waits of [2, 1]) {
            for (const [i, state] of devices.entries())
              if (state.next === state.me && state.me !== null && !answered.has(state.me) && r(waits) === 0) {
                devices[i] = await answer(state);
                answered.add(state.me);
              }
            devices = await spread(devices);
          }
          const ends = devices.map(how);
          for (const end of ends) expect(end).toEqual(ends[0]);
        }
      });

  /** Ann has two devices at a table of three; returns those of all, Ann's first ones in front. */
  async function twoDevices(): Promise<{ table: LinkTable[]; one: LinkTable; other: LinkTable }> {
    const table = await seated(3);
    await step(table, [PASS], true);
    await step(table, [PASS], true);
    await step(table, [PASS], true);
    const [one, other] = [
      taken(await seal(table[0]!, [TAKE], begin)),
      taken(await seal(table[0]!, [PASS], begin)),
    ];
    return { table, one, other };
  }

  it('by two devices of one person: all follow the one who answers, with the next link alone', async () => {
    const { table, one, other } = await twoDevices();
    const ben = taken(await open(table[1]!, linkToSend(one), begin)).state,
      chloe = taken(await open(table[2]!, linkToSend(other), begin)).state;
    const answer = taken(await seal(ben, [PASS], begin)),
      came = taken(await open(chloe, linkToSend(answer), begin));
    expect(course(came.state)).toEqual(course(answer));
    expect([came.turned, came.then]).toEqual([0, 'move']);
    // Her letter that does not count is kept as the proof.
    expect(came.state.twice).toEqual([lastOf(other)]);
    // The device that wrote it follows as well, and can go on.
    const next = taken(await seal(came.state, [PASS], begin)),
      ann = taken(await open(other, linkOfAll(next), begin)).state;
    expect([course(ann), ann.me]).toEqual([course(next), 0]);
    expect(whyOf(await seal(ann, [PASS], begin))).toBeNull();
  });

  it('is answered with both by who knows both, so that the other device of that person can follow', async () => {
    const { table, one, other } = await twoDevices();
    let ben = taken(await open(table[1]!, linkToSend(one), begin)).state;
    const second = await open(ben, linkToSend(other), begin);
    expect(second).toMatchObject({ why: 'twice', seat: 0 });
    ben = (second as Refusal).state!;
    const table2 = [other, ben];
    ben = taken(await seal(ben, [PASS], begin));
    const ann = taken(await open(table2[0]!, linkToSend(ben), begin));
    expect(course(ann.state)).toEqual(course(ben));
  });

  it('stops the table if both were answered, and says by whom both were sent', async () => {
    const { table, one, other } = await twoDevices();
    const ben = taken(await open(table[1]!, linkToSend(one), begin)).state,
      [first, second] = [
        taken(await seal(ben, [PASS], begin)),
        taken(await seal(taken(await open(table[1]!, linkToSend(other), begin)).state, [PASS], begin)),
      ];
    const chloe = taken(await open(table[2]!, linkToSend(first), begin)).state,
      stops = taken(await open(chloe, linkToSend(second), begin)).state;
    expect([stops.stopped?.seat, stops.next, await thenOf(stops, begin)]).toEqual([0, null, 'over']);
    expect(stops.stopped!.other).toEqual([lastOf(other), lastOf(second)]);
    expect(stops.twice).toEqual([lastOf(other)]);
    expect(whyOf(await seal(stops, [PASS], begin))).toBe('over');
    // The link that tells of it stops all other devices.
    for (const state of [first, second, one, table[0]!]) {
      const told = taken(await open(state, linkToSend(stops), begin)).state;
      expect(told.stopped?.seat).toBe(0);
    }
  });

  it('leaves no way back behind an answer: its value is given', async () => {
    const { table, one, other } = await twoDevices();
    const ben = taken(await open(table[1]!, linkToSend(one), begin)).state,
      answer = taken(await seal(ben, [PASS], begin));
    // The draw is known now. Ann would rather have passed.
    const found = await open(answer, linkToSend(other), begin);
    expect(found).toMatchObject({ why: 'twice', seat: 0 });
    expect(course((found as Refusal).state!)).toEqual(course(answer));
    expect(await begins(answer, begin)).toBe(answer);
  });

  it('is no second turn if only the signature is another one', async () => {
    const table = await seated(2),
      from = table[newest(table).next!]!,
      first = taken(await seal(from, [PASS], begin)),
      came = taken(await open(table[1 - from.me!]!, linkToSend(first), begin)).state;
    const again = linkToSend(await twin(from, first));
    expect(again).not.toBe(linkToSend(first));
    expect(await open(came, again, begin)).toMatchObject({ why: 'old' });
    expect(came.twice).toEqual([]);
  });

  it('changes nothing if the second one is against the rules', async () => {
    const { table, one } = await twoDevices();
    const ben = taken(await open(table[1]!, linkToSend(one), begin)).state,
      letter = read(known(lastOf(one)));
    if (typeof letter === 'string' || letter.kind !== 'turn') throw new Error('no turn');
    for (const change of [{ moves: [77] }, { check: 1 }, { index: letter.index + 1 }]) {
      const text = encode(await signed(one.secrets!.key, write({ ...letter, ...change })));
      const found = (await open(ben, text, begin)) as Refusal;
      expect(found.why).toBe('twice');
      expect(course(found.state!)).toEqual(course(ben));
    }
  });
});

const linkOfAll = ({ letters }: LinkTable): string =>
  letters
    .slice(1)
    .map(({ text }) => text)
    .join('.');
