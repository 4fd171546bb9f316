// Letters that were tampered with, and clients that cheat but sign rightly: nothing of theirs is taken, and nothing
// is changed by it.
import { beforeAll, describe, expect, it } from 'vitest';
import { decode, encode, join as joined, known, type Bytes } from '../../www/features/together/bytes';
import { back, makeChain, seedOf, valueAt } from '../../www/features/together/chain';
import { agree, askAnew } from '../../www/features/together/device';
import { lastOf, newValues, ownValue, type Kept } from '../../www/features/together/kept';
import {
  read,
  write,
  type Agreeing,
  type Joining,
  type Letter,
  type NewDevice,
  type Turn,
  type Whole,
} from '../../www/features/together/letter';
import { isSigned, makeKey, signed } from '../../www/features/together/sign';
import { giveUp, invite, invited, join, linkToSend, open, seal } from '../../www/features/together/table';
import { linkOfWhole } from '../../www/features/together/whole';
import { cases } from './cases';
import { newest, random, seated, secretsOf, setupFor, step, taken, whyOf } from './together-fixture';
import { begin, GO_ON, PASS, TAKE } from './together-game';

const r = random(11);
const LONG = 600_000;

/** A position: the seat that has to write, and one that will open what it writes. */
interface Position {
  from: Kept;
  to: Kept;
  /** What the first sends if it passes. */
  right: string;
}
/** Some positions with nothing sealed, and some in which a draw waits to be opened. */
const plain: Position[] = [],
  waiting: Position[] = [];

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

beforeAll(async () => {
  for (let i = 0; i < 24; i++) {
    const table = await seated(i % 3 === 2 ? 3 : 2, 0, { cards: 6 + i });
    await step(table, [PASS], true);
    for (let left = r(5); left > 0 || newest(table).pending; left--) await step(table, r, true);
    for (const [moves, positions] of [
      [[PASS], plain],
      [[TAKE], waiting],
    ] as const) {
      await step(table, moves, true);
      const from = newest(table).next!;
      const right = linkToSend(taken(await seal(table[from]!, [PASS], begin)))
        .split('.')
        .at(-1)!;
      positions.push(frozen({ from: table[from]!, to: table[from === 0 ? 1 : 0]!, right }));
    }
  }
});

/** Does as many cases as are asked for, a hundred at a time. */
async function many(all: number, one: () => Promise<void>): Promise<void> {
  for (let left = cases(all); left > 0; left -= 100)
    await Promise.all(Array.from({ length: Math.min(100, left) }, one));
}

const pick = <T>(list: readonly T[]): T => list[r(list.length)]!;
const lastLetter = (link: string): Bytes => known(link.split('.').at(-1)!);

/** Signs a letter of this device as its writer would, with changes. */
async function signedBy(kept: Kept, letter: Letter, change: object): Promise<string> {
  return encode(await signed(kept.secrets!.key, write({ ...letter, ...change } as Letter)));
}
/** The turn in which a seat would pass, changed and signed rightly. */
async function cheat(
  { from, right }: Position,
  change: object | ((turn: Turn) => object | Promise<object>),
): Promise<string> {
  const turn = read(known(right)) as Turn;
  return signedBy(from, turn, typeof change === 'function' ? await change(turn) : change);
}

/** Changes a letter somehow; never to what it was. */
async function tampered(link: string, other: Kept): Promise<string> {
  const bytes = known(link);
  const byte = (at: number, change: (old: number) => number): Bytes => {
    const copy = bytes.slice();
    copy[at] = change(copy[at]!);
    return copy;
  };
  switch (r(9)) {
    case 0:
      return encode(byte(r(bytes.length), (old) => old ^ (1 << r(8))));
    case 1:
      return encode(bytes.slice(0, r(bytes.length)));
    case 2:
      return encode(joined(bytes, Uint8Array.of(r(256))));
    case 3: {
      const at = r(link.length);
      return link.slice(0, at) + 'ABCxyz-_09.#'[r(12)]! + link.slice(at + 1);
    }
    case 4: {
      const [one, two] = [r(bytes.length), r(bytes.length)];
      const copy = bytes.slice();
      [copy[one], copy[two]] = [copy[two]!, copy[one]!];
      return encode(copy);
    }
    case 5:
      // Another's signature.
      return encode(await signed(other.secrets!.key, bytes.slice(0, -64)));
    case 6:
      return encode(
        joined(byte(r(bytes.length - 64), () => r(256)).slice(0, -64), lastLetter(link).slice(-64)),
      );
    case 7: {
      // The other signature that is right for the same text.
      const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
      const half = bytes.slice(-32).reduce((sum, one) => (sum << 8n) | BigInt(one), 0n);
      const turned = (order - half).toString(16).padStart(64, '0');
      return encode(
        joined(
          bytes.slice(0, -32),
          Uint8Array.from(turned.match(/../g)!, (two) => parseInt(two, 16)),
        ),
      );
    }
    default:
      return link.slice(r(link.length));
  }
}

describe('letters', () => {
  it('that were tampered with are never taken and change nothing', { timeout: LONG }, async () => {
    const whys = new Map<string, number>();
    const positions = [...plain, ...waiting],
      before = JSON.stringify(positions);
    await many(100_000, async () => {
      const { from, to, right } = pick(positions);
      const text = await tampered(right, to.me === from.me ? from : to);
      if (text === right) return;
      const why = whyOf(await open(to, text, begin));
      whys.set(String(why), (whys.get(String(why)) ?? 0) + 1);
    });
    expect(
      [...whys.keys()].filter((why) => !['unreadable', 'newer', 'forged', 'elsewhere'].includes(why)),
    ).toEqual([]);
    expect(JSON.stringify(positions)).toBe(before);
    for (const { right, to } of positions) expect(whyOf(await open(to, right, begin))).toBeNull();
  });

  it('of every kind that are tampered with are never taken', { timeout: LONG }, async () => {
    const [ann, ben] = await seated(2);
    const first = ann!.letters[0]!.text;
    const now = taken(await seal(ann!, [PASS], begin));
    const told = taken(await open(ben!, linkToSend(now), begin)).kept,
      gone = linkToSend(taken(await giveUp(told, begin)));
    expect(whyOf(await open(now, gone, begin))).toBeNull();
    const whole = (await linkOfWhole(now))!;
    for (let left = cases(3000); left > 0; left--) {
      const changes = await Promise.all(
        [first, gone, whole].map((link) => tampered(link, link === gone ? ann! : ben!)),
      );
      if (changes[0] !== first) expect(whyOf(await invited(changes[0]!, begin))).not.toBeNull();
      if (changes[1] !== gone) expect(whyOf(await open(now, changes[1]!, begin))).not.toBeNull();
      if (changes[2] !== whole) expect(whyOf(await invited(changes[2]!, begin))).not.toBeNull();
    }
  });

  it('without sense are refused by kind, however they look', async () => {
    const { to } = plain[0]!;
    for (const text of [
      '',
      '.',
      '#t',
      'A',
      '*',
      'IA',
      '\u0000',
      'A'.repeat(20_000),
      'AAAA.'.repeat(80),
      'https://x/#tIg',
    ])
      expect(whyOf(await open(to, text, begin)), text.slice(0, 20)).toBe('unreadable');
    expect(whyOf(await open(to, encode(new Uint8Array(200).fill(0x2f)), begin))).toBe('newer');
    for (const first of [0x20, 0x21, 0x22, 0x23, 0x24, 0x25])
      for (let left = 300; left > 0; left--) {
        const noise = Uint8Array.from({ length: 65 + r(700) }, () => (r(4) ? r(256) : 255));
        noise[0] = first;
        expect(typeof read(noise) === 'string' || !(await isSigned(noise, new Uint8Array(65)))).toBe(true);
        expect(whyOf(await open(to, encode(noise), begin))).not.toBeNull();
        expect(whyOf(await invited(encode(noise), begin))).not.toBeNull();
      }
  });

  it('that say the same in another way are refused, however rightly they are signed', async () => {
    const { from, to, right } = plain[0]!;
    const body = known(right).slice(0, -64);
    const ways = {
      same: body,
      longer: joined(body, new Uint8Array(1)),
      shorter: body.slice(0, -1),
      // The index of the move in two bytes.
      wider: joined(body.slice(0, -1), Uint8Array.of(128, PASS)),
    };
    const said = Object.entries(ways).map(async ([way, bytes]) => {
      const result = await open(to, encode(await signed(from.secrets!.key, bytes)), begin);
      return [way, whyOf(result)];
    });
    expect(Object.fromEntries(await Promise.all(said))).toEqual({
      same: null,
      longer: 'unreadable',
      shorter: 'unreadable',
      wider: 'unreadable',
    });
  });

  it('are what they are written as, and nothing else', async () => {
    const bytes = known(plain[0]!.right);
    const turn = read(bytes) as Turn;
    expect(encode(write(turn))).toBe(encode(bytes.slice(0, -64)));
    for (const moves of [[], [0, 127, 128, 255, 256, 16_000], Array.from({ length: 127 }, (_, i) => i * 100)])
      for (const anchor of [null, new Uint8Array(32).fill(9)]) {
        const whole = joined(write({ ...turn, moves, anchor }), new Uint8Array(64));
        expect(read(whole)).toMatchObject({ moves, anchor });
      }
    expect([decode('AB'), decode('A'), decode('A=='), decode('AA')]).toEqual([
      null,
      null,
      null,
      Uint8Array.of(0),
    ]);
  });
});

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
    const slow = name.startsWith('says that it has a new device') ? 100 : 10_000;
    const before = JSON.stringify(positions);
    await many(slow, async () => {
      const at = pick(positions);
      const result = await open(at.to, await act(at), begin);
      if (whyOf(result) !== why || 'kept' in result) expect(result).toEqual({ why });
    });
    expect(JSON.stringify(positions)).toBe(before);
  });

  it('joins with a value of no chain, or before its time', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0)));
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
      await many(1000, async () => {
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

  it('tells a whole game that is not this one', async () => {
    for (const { from, to } of plain) {
      const now = taken(await seal(from, [PASS], begin));
      const whole = read(known((await linkOfWhole(now))!)) as Whole;
      const lie = async (change: object): Promise<string | null> =>
        whyOf(await open(to, await signedBy(from, whole, change), begin));
      expect(await lie({})).toBeNull();
      const { moves, seats, serial, head } = whole;
      expect(await lie({ moves: moves.slice(0, -1) })).not.toBeNull();
      expect(await lie({ moves: [...moves, PASS] })).not.toBeNull();
      expect(await lie({ moves: moves.with?.(0, GO_ON) ?? [GO_ON, ...moves.slice(1)] })).not.toBeNull();
      expect(await lie({ serial: serial + 1 })).toBe('strayed');
      expect(await lie({ head: head.map((byte) => byte ^ 1) })).toBe('strayed');
      expect(await lie({ repeats: [1] })).not.toBeNull();
      const value = crypto.getRandomValues(new Uint8Array(32));
      for (const seat of seats.keys())
        expect(
          await lie({
            seats: seats.map((one, i) =>
              i === seat ? { ...one, chains: one.chains.map((given) => ({ ...given, value })) } : one,
            ),
          }),
        ).not.toBeNull();
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
    await many(1000, async () => {
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
