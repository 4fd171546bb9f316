// Clients that cheat but sign rightly: nothing of theirs is taken, and nothing is changed by it.
import { beforeAll, describe, expect, it } from 'vitest';
import { encode, known } from '../../www/device/bytes';
import { back, valueAt } from '../../www/letters/chain';
import { agree, askAnew } from '../../www/letters/device';
import { lastOf, newValues, ownValue } from '../../www/letters/link-table';
import { read, type Agreeing, type Joining, type NewDevice } from '../../www/letters/letter';
import { CHEATS } from './together-clients';
import { anchorOf } from '../../www/letters/seats';
import { publicOf } from '../../www/device/sign';
import { invite, linkToSend, open, post, seal } from '../../www/letters/protocol';
import {
  joined,
  newest,
  seated,
  seatedOnly,
  secretsOf,
  setupFor,
  step,
  taken,
  whyOf,
} from './together-fixture';
import { begin, GO_ON, PASS, TAKE } from './together-game';
import {
  findPositions,
  lastLetter,
  LONG,
  many,
  pick,
  plain,
  r,
  signedBy,
  waiting,
} from './together-positions';

beforeAll(findPositions);

describe('a client that cheats', () => {
  it.each(Object.entries(CHEATS))('%s', { timeout: LONG }, async (name, [positions, act, why]) => {
    // A new device makes a chain of 512 values: a tenth of the cases will do.
    const slow = name.startsWith('says that it has a new device') ? 20 : 1000;
    const before = JSON.stringify(positions);
    await many(slow, async () => {
      const at = pick(positions);
      const result = await open(at.to, await act(at), begin);
      if (whyOf(result) !== why || 'state' in result) expect(result).toEqual({ why });
    });
    expect(JSON.stringify(positions)).toBe(before);
  });

  it('joins with a value of no chain, or before its time', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0), begin));
    // In the way of older versions, which is still read.
    const secrets = await secretsOf(1),
      fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name: 'Ben' },
      ben = taken(
        await post({ ...ann, me: 1, secrets }, { kind: 'joining' as const, ...fields }, 1, 0, begin),
      );
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
    const [ann, ben] = await joined(2);
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
    // So it is where the others have not given their values yet.
    const [host, asks] = await seatedOnly(setupFor(2)),
      guest = taken(await open(asks!, linkToSend(host!), begin)).state,
      none = lastOf(guest, 1),
      late = {
        table: known(guest.id),
        serial: guest.serial,
        head: known(guest.head).slice(0, 8),
        index: none.index,
        value: known(none.value),
      };
    expect(await open(host!, await signedBy(guest, { ...letter, ...late }, {}), begin)).toEqual({
      why: 'illegal',
      seat: 1,
    });
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
        const first = taken(await open(to, one, begin)).state;
        const second = await open(first, two, begin);
        expect(second).toMatchObject({ why: 'twice', seat: from.me });
        if (!('why' in second) || !second.state) throw new Error('no proof');
        expect(second.state).toEqual({ ...first, twice: [two.split('.').at(-1)] });
        expect(await open(second.state, two, begin)).toEqual({ why: 'twice', seat: from.me });
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
