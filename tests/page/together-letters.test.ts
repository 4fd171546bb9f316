// Letters that were tampered with: nothing of them is taken, and nothing is changed by them.
import { beforeAll, describe, expect, it } from 'vitest';
import { decode, encode, join as joined, known, type Bytes } from '../../www/device/bytes';
import type { LinkTable } from '../../www/letters/link-table';
import { read, readSetup, write, writeSetup, type Turn } from '../../www/letters/letter';
import { lettersIn } from '../../www/letters/link';
import { seatsWith } from '../../www/letters/seats';
import { signed } from '../../www/device/sign';
import { begins, giveUp, invite, invited, join, linkToSend, open, seal } from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import { cases } from './cases';
import { seated, secretsOf, setupFor, taken, whyOf } from './together-fixture';
import { begin, PASS } from './together-game';
import { findPositions, lastLetter, LONG, many, pick, plain, r, waiting } from './together-positions';

beforeAll(findPositions);

/** Whether the same letters are read from two texts: signs behind a letter may belong to the text around it. */
const same = (one: string, other: string): boolean =>
  JSON.stringify(lettersIn(one)?.map(encode)) === JSON.stringify(lettersIn(other)?.map(encode));

/** Changes a letter somehow; never to what it was. */
async function tampered(link: string, other: LinkTable): Promise<string> {
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
    await many(10_000, async () => {
      const { from, to, right } = pick(positions);
      const text = await tampered(right, to.me === from.me ? from : to);
      if (same(text, right)) return;
      const why = whyOf(await open(to, text, begin));
      whys.set(String(why), (whys.get(String(why)) ?? 0) + 1);
    });
    expect(
      [...whys.keys()].filter((why) => !['unreadable', 'cut', 'newer', 'forged', 'elsewhere'].includes(why)),
    ).toEqual([]);
    expect(JSON.stringify(positions)).toBe(before);
    for (const { right, to } of positions) expect(whyOf(await open(to, right, begin))).toBeNull();
  });

  it('of every kind that are tampered with are never taken', { timeout: LONG }, async () => {
    const [ann, ben] = await seated(2);
    const first = ann!.letters[0]!.text;
    const now = taken(await seal(ann!, [PASS], begin));
    const told = taken(await open(ben!, linkToSend(now), begin)).state,
      gone = linkToSend(taken(await giveUp(told, begin)));
    expect(whyOf(await open(now, gone, begin))).toBeNull();
    const whole = (await linkOfWhole(now))!;
    for (let left = cases(300); left > 0; left--) {
      const changes = await Promise.all(
        [first, gone, whole].map((link) => tampered(link, link === gone ? ann! : ben!)),
      );
      if (!same(changes[0]!, first)) expect(whyOf(await invited(changes[0]!, begin))).not.toBeNull();
      if (!same(changes[1]!, gone)) expect(whyOf(await open(now, changes[1]!, begin))).not.toBeNull();
      if (!same(changes[2]!, whole)) expect(whyOf(await invited(changes[2]!, begin))).not.toBeNull();
    }
  });

  it('that ask for seats, or seat those who ask, are never taken if they are tampered with', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0), begin)),
      ben = taken(await join(linkToSend(ann), 'Ben', await secretsOf(1), begin)),
      asked = taken(await open(ann, linkToSend(ben), begin)).state,
      seats = taken(await begins(asked, begin)),
      [claim, seating] = [linkToSend(ben), linkToSend(seats)];
    expect([whyOf(await open(ann, claim, begin)), whyOf(await open(ben, seating, begin))]).toEqual([
      null,
      null,
    ]);
    for (let left = cases(300); left > 0; left--) {
      const [one, other] = await Promise.all([tampered(claim, ann), tampered(seating, ben)]);
      if (!same(one, claim)) expect(whyOf(await open(ann, one, begin))).not.toBeNull();
      if (!same(other, seating)) expect(whyOf(await open(ben, other, begin))).not.toBeNull();
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
    for (const first of [0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x27])
      for (let left = 300; left > 0; left--) {
        const noise = Uint8Array.from({ length: 65 + r(700) }, () => (r(4) ? r(256) : 255));
        noise[0] = first;
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
      longer: 'forged', // without its last byte it is a letter, whose signature is another
      shorter: 'cut',
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
  it('that nobody could read are not written', async () => {
    const mine = await secretsOf(0);
    const ann = taken(await invite(setupFor(2), mine, begin));
    const as = async (name: string): Promise<string | null> =>
      whyOf(await join(linkToSend(ann), name, await secretsOf(1), begin));
    expect([await as('B'.repeat(96)), await as('B'.repeat(97)), await as('é'.repeat(60))]).toEqual([
      null,
      'unreadable',
      'unreadable',
    ]);
    const called = async (name: string): Promise<string | null> => {
      const setup = setupFor(2);
      return whyOf(
        await invite({ ...setup, players: setup.players.map((one) => ({ ...one, name })) }, mine, begin),
      );
    };
    expect([await called('A'), await called('A'.repeat(97)), await called('\ud800')]).toEqual([
      null,
      'unreadable',
      'unreadable',
    ]);
    expect(whyOf(await invite(setupFor(2, 0, { long: 'x'.repeat(1024) }), mine, begin))).toBe('unreadable');
  });

  it('keep names as they were signed', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0), begin));
    for (const [name, state] of [
      ['\ufeffBen', '\ufeffBen'],
      ['Ben\ud800', 'Ben\ufffd'],
    ] as const) {
      const ben = taken(await join(linkToSend(ann), name, await secretsOf(1), begin));
      const told = taken(await open(ann, linkToSend(ben), begin)).state;
      expect([seatsWith(ben)[1]!.name, seatsWith(told)[1]!.name]).toEqual([state, state]);
    }
  });

  it('agree on a game and its options, not on lists', () => {
    const read = (change: object): boolean =>
      readSetup(JSON.stringify({ ...(JSON.parse(writeSetup(setupFor(2))) as object), ...change })) !== null;
    expect([read({}), read({ g: ['duel'] }), read({ c: [] }), read({ c: null })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('write an agreement in one way only, however it might be read', () => {
    const text = writeSetup(setupFor(2));
    expect(readSetup(text)).not.toBeNull();
    for (const other of [
      ` ${text}`,
      text.replace('{', '{"g":"imhotep",'),
      text.replace('"h":0', '"h":0.0'),
      text.replace('"h":0', '"h":0,"x":1'),
      text.replace('["Ann",0]', '["Ann",0,1]'),
      text.replace('"Ann"', '"\\u0041nn"'),
      text.replace('"c":{}', `"c":{"a":${'['.repeat(400)}${']'.repeat(400)} }`),
    ]) {
      expect(other).not.toBe(text);
      expect(readSetup(other), other).toBeNull();
    }
  });
});
