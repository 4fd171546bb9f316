// Clients that cheat but sign rightly: nothing of theirs is taken, and nothing is changed by it.
import { beforeAll, describe, expect, it } from 'vitest';
import { encode, known } from '../../www/features/together/bytes';
import { back, makeChain, seedOf, valueAt } from '../../www/features/together/chain';
import { agree, askAnew } from '../../www/features/together/device';
import { lastOf, newValues, ownValue } from '../../www/features/together/kept';
import {
  read,
  write,
  type Agreeing,
  type Joining,
  type NewDevice,
  type Turn,
} from '../../www/features/together/letter';
import { makeKey, signed } from '../../www/features/together/sign';
import { invite, join, linkToSend, open, seal } from '../../www/features/together/table';
import { newest, seated, secretsOf, setupFor, step, taken, whyOf } from './together-fixture';
import { begin, GO_ON, PASS, TAKE } from './together-game';
import {
  cheat,
  findPositions,
  lastLetter,
  LONG,
  many,
  pick,
  plain,
  r,
  signedBy,
  waiting,
  type Position,
} from './together-positions';

beforeAll(findPositions);

/** Every cheat: what it sends at some position, and why that is refused. */
const CHEATS: Readonly<Record<string, [Position[], (at: Position) => Promise<string>, string]>> = {
  'gives another value': [
    waiting,
    (at) => cheat(at, { value: crypto.getRandomValues(new Uint8Array(32)) }),
    'chain',
  ],
  'gives an older value': [plain, (at) => cheat(at, ({ index }) => ({ index: index - 1 })), 'chain'],
  'withholds the value for a draw that it has seen': [
    waiting,
    (at) =>
      cheat(at, () => {
        const { from } = at;
        const { index, value } = lastOf(from, from.me!);
        return { index, value: known(value) };
      }),
    'withheld',
  ],
  'withholds the value for its own draw': [plain, (at) => cheat(at, { moves: [TAKE] }), 'withheld'],
  'gives a value before its time': [
    plain,
    (at) =>
      cheat(at, async ({ index }) => {
        const early = index + 1 + r(2);
        return { index: early, value: (await ownValue(at.from, early))! };
      }),
    'early',
  ],
  'gives away far more than it may': [
    plain,
    (at) => cheat(at, async ({ index }) => ({ index: index + 3 + r(400) })),
    'early',
  ],
  'plays what is no legal move': [plain, (at) => cheat(at, { moves: [4 + r(30_000)] }), 'illegal'],
  'plays on for another': [plain, (at) => cheat(at, { moves: [PASS, r(4)] }), 'illegal'],
  'says nothing when it has to decide': [plain, (at) => cheat(at, { moves: [] }), 'illegal'],
  'comes to another state': [
    plain,
    (at) => cheat(at, ({ check }) => ({ check: (check ^ (1 << r(31))) >>> 0 })),
    'version',
  ],
  'goes on from another past': [
    plain,
    (at) => cheat(at, { head: crypto.getRandomValues(new Uint8Array(8)) }),
    'strayed',
  ],
  'leaves a letter out': [
    plain,
    (at) => cheat(at, ({ serial }) => ({ serial: serial + 1 + r(9) })),
    'missing',
  ],
  'writes in the name of another': [
    plain,
    async ({ from, to, right }) => {
      const turn = read(known(right)) as Turn;
      const own = to.me === from.me ? await makeKey() : to.secrets!.key;
      return encode(await signed(own, write(turn)));
    },
    'forged',
  ],
  'tries own values until the draw suits it': [
    waiting,
    (at) =>
      cheat(at, async () => {
        const { from } = at;
        const { pending, id, draws } = from;
        const tries = await Promise.all(
          Array.from({ length: 8 }, async () => {
            const value = crypto.getRandomValues(new Uint8Array(32));
            const all = [...pending!.values, [from.me!, encode(value)] as const].sort(([a], [b]) => a - b);
            return {
              value,
              seed: await seedOf(
                id,
                draws.length,
                all.map(([, one]) => known(one)),
              ),
            };
          }),
        );
        return { value: tries.sort((a, b) => (a.seed < b.seed ? -1 : 1))[0]!.value };
      }),
    'chain',
  ],
  'changes its chain for another': [
    waiting,
    (at) => cheat(at, async ({ index }) => ({ value: (await valueAt(await other, index))! })),
    'chain',
  ],
  'fixes a new chain before the old one has ended': [
    plain,
    (at) => cheat(at, { anchor: crypto.getRandomValues(new Uint8Array(32)) }),
    'chain',
  ],
  'says that it has a new device, to draw again': [
    waiting,
    async ({ from }) => {
      const fresh = taken(await askAnew(from, from.me!, begin));
      return fresh.letters.at(-1)!.text;
    },
    'asks',
  ],
};
const other = makeChain(0);

describe('a client that cheats', () => {
  it.each(Object.entries(CHEATS))('%s', { timeout: LONG }, async (name, [positions, act, why]) => {
    // A new device makes a chain of 512 values: a tenth of the cases will do.
    const slow = name.startsWith('says that it has a new device') ? 20 : 1000;
    const before = JSON.stringify(positions);
    await many(slow, async () => {
      const at = pick(positions);
      const result = await open(at.to, await act(at), begin);
      if (whyOf(result) !== why || 'kept' in result) expect(result).toEqual({ why });
    });
    expect(JSON.stringify(positions)).toBe(before);
  });

  it('joins with a value of no chain, or before its time', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0), begin));
    const ben = taken(await join(linkToSend(ann), 'Ben', await secretsOf(1), begin));
    const joining = read(lastLetter(linkToSend(ben))) as Joining;
    const lie = async (change: object): Promise<string | null> =>
      whyOf(await open(ann, await signedBy(ben, joining, change), begin));
    const value = crypto.getRandomValues(new Uint8Array(32));
    expect([await lie({}), await lie({ value }), await lie({ anchor: value })]).toEqual([
      null,
      'chain',
      'chain',
    ]);
    expect(await lie({ index: 2, value: (await ownValue(ben, 2))! })).toBe('chain');
    expect([await lie({ check: 1 }), await lie({ head: value.slice(8, 16) })]).toEqual([
      'version',
      'strayed',
    ]);
  });

  it('gives up before the deal', async () => {
    const [ann, ben] = await seated(2);
    const { id, serial, head } = ann!,
      { index, value } = lastOf(ann!, 0);
    const letter = {
      kind: 'giving-up' as const,
      table: known(id),
      serial,
      head: known(head).slice(0, 8),
      index,
      value: known(value),
      check: 0,
    };
    expect(await open(ben!, await signedBy(ann!, letter, {}), begin)).toEqual({ why: 'illegal', seat: 0 });
  });

  it('lies about a new device, or agrees to one with a value too few or too many', async () => {
    const { from, to } = waiting.find(
      ({ from: { seats, pending, me } }) => seats.length === 2 && pending?.opener === me,
    )!;
    const asked = taken(await askAnew(from, from.me!, begin));
    const asking = read(lastLetter(linkToSend(asked))) as NewDevice;
    const ask = async (change: object): Promise<string | null> =>
      whyOf(await agree(to, await signedBy(asked, asking, change), begin));
    expect([await ask({}), await ask({ index: asking.index - 1 })]).toEqual([null, 'chain']);
    expect([await ask({ check: asking.check ^ 1 }), await ask({ seat: 3 })]).toEqual(['version', 'illegal']);
    const agreed = taken(await agree(to, linkToSend(asked), begin));
    const agreeing = read(lastLetter(linkToSend(agreed))) as Agreeing;
    const reply = async (change: object): Promise<string | null> =>
      whyOf(await open(asked, await signedBy(to, agreeing, change), begin));
    const less = { index: agreeing.index - 1, value: known(lastOf(to, to.me!).value) },
      more = { index: agreeing.index + 1, value: (await ownValue(to, agreeing.index + 1))! };
    expect([await reply({}), await reply(less), await reply(more)]).toEqual([null, 'withheld', 'early']);
    expect([await reply({ seat: to.me! }), await reply({ check: agreeing.check ^ 1 })]).toEqual([
      'illegal',
      'version',
    ]);
    // Nothing but agreeing, or giving up, goes on from there.
    const turn = { ...agreeing, kind: 'turn', moves: [], anchor: null };
    expect(await reply(turn)).toBe('illegal');
  });

  it('cannot have more values in a chain than all others', async () => {
    const last = crypto.getRandomValues(new Uint8Array(32));
    for (const [base, ends] of [
      [[], 512],
      [[{ anchor: '', index: 512, value: '' }], 1024],
    ] as const) {
      const given = { anchor: '', index: ends, value: encode(await back(last, 1)) };
      const seats = [{ name: '', key: '', chains: [...base, given] }];
      expect(await newValues({ seats }, 0, { index: ends + 1, value: last })).toBe('chain');
      expect(
        await newValues({ seats: [{ ...seats[0]!, chains: [...base, { ...given, index: ends - 1 }] }] }, 0, {
          index: ends,
          value: last,
        }),
      ).toEqual([last]);
    }
  });

  it(
    'sends two different turns: the first counts, the second is kept as proof',
    { timeout: LONG },
    async () => {
      await many(100, async () => {
        const { from, to } = pick(plain);
        const one = linkToSend(taken(await seal(from, [PASS], begin))),
          two = linkToSend(taken(await seal(from, [GO_ON, TAKE], begin)));
        const first = taken(await open(to, one, begin)).kept;
        const second = await open(first, two, begin);
        expect(second).toMatchObject({ why: 'twice', seat: from.me });
        if (!('why' in second) || !second.kept) throw new Error('no proof');
        expect(second.kept).toEqual({ ...first, twice: [two.split('.').at(-1)] });
        expect(await open(second.kept, two, begin)).toEqual({ why: 'twice', seat: from.me });
      });
    },
  );

  it('cannot use a new device to draw again without a mark', async () => {
    for (const { from, to } of waiting.filter(({ from }) => from.seats.length === 2)) {
      const asked = taken(await askAnew(from, from.me!, begin));
      const agreed = taken(await agree(to, linkToSend(asked), begin));
      expect(agreed.repeats).toEqual([from.draws.length]);
      // A seat cannot agree to its own wish.
      expect(whyOf(await agree(from, linkToSend(asked), begin))).toBe('wait');
    }
  });
});

it(
  'nothing in a link tells what its seat may not know: no value before its time',
  async () => {
    const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
    // The first values of the chains, which are the same at all tables of the tests.
    const secrets = await Promise.all(
      [0, 1].map(async (seat) => {
        const { chains, key } = await secretsOf(seat);
        const values = await Promise.all(Array.from({ length: 64 }, (_, i) => valueAt(chains[0]!, i)));
        return { key: hexOf(Buffer.from(key.d!, 'base64url')), values: values.map((value) => hexOf(value!)) };
      }),
    );
    let seen = 0;
    await many(100, async () => {
      const table = await seated(2, 0, { most: 6, cards: 5 });
      while (newest(table).next !== null) {
        const text = hexOf(lastLetter(await step(table, r)));
        secrets.forEach(({ key, values }, seat) => {
          const { index } = lastOf(newest(table), seat);
          expect([key, ...values.slice(index + 1)].some((secret) => text.includes(secret))).toBe(false);
          if (text.includes(values[index]!)) seen++;
        });
      }
    });
    expect(seen).toBeGreaterThan(0);
  },
  LONG,
);
