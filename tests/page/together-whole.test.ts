// Whole games in one letter: what they mend, and what they must not make a device believe.
import { beforeAll, describe, expect, it } from 'vitest';
import { known } from '../../www/device/bytes';
import { agree, askAnew } from '../../www/letters/device';
import { lastOf, type LinkTable } from '../../www/letters/link-table';
import { read, type Turn, type Whole } from '../../www/letters/letter';
import { giveUp, invited, linkToSend, open, seal } from '../../www/letters/protocol';
import { checkOf } from '../../www/letters/apply';
import { linkOfWhole } from '../../www/letters/snapshot';
import {
  course,
  joined,
  newest,
  random,
  seated,
  seatedOnly,
  setupFor,
  step,
  taken,
  whyOf,
} from './together-fixture';
import { begin, GO_ON, PASS, TAKE } from './together-game';
import { findPositions, plain, signedBy } from './together-positions';

beforeAll(findPositions);

describe('a whole game in one letter', () => {
  it('brings a device up to date that lacks letters, also with a sealed move', async () => {
    for (const moves of [[PASS], [TAKE]]) {
      const table = await seated(2);
      await step(table, [TAKE]);
      const old = table[1]!;
      await step(table, [GO_ON, TAKE]);
      await step(table, moves);
      // Ben's device was put back to an earlier state.
      const whole = (await linkOfWhole(table[0]!))!;
      // The whole game has moves of Ben's own that the device does not know: only Ben can say that they are his.
      expect(await open(old, whole, begin)).toEqual({ why: 'behind', seat: 1 });
      const came = taken(await open(old, whole, begin, 'behind')).state;
      expect(course(came)).toEqual(course(table[0]!));
      table[1] = came;
      await step(table, [PASS]);
      expect(course(table[0]!)).toEqual(course(table[1]));
    }
  });

  it('is taken by a device that has heard nothing since it joined', async () => {
    const table = await joined(3),
      ben = table[1]!;
    expect(ben.seats[2]!.key).toBe('');
    await step(table, [TAKE], true);
    const whole = (await linkOfWhole(table[0]!))!;
    const came = taken(await open(ben, whole, begin)).state;
    expect([course(came), came.me]).toEqual([course(table[0]!), 1]);
    expect(whyOf(await seal(came, [PASS], begin))).toBeNull();
  });

  it('is refused if it does not contain what is kept, or is older', async () => {
    const table = await seated(2);
    await step(table, [TAKE]);
    const [ann, ben] = [table[0]!, table[1]!];
    const one = taken(await seal(ben, [PASS], begin));
    const early = (await linkOfWhole(ann))!;
    expect(whyOf(await open(one, early, begin))).toBe('old');
    const other = taken(
      await open(ann, linkToSend(taken(await seal(ben, [GO_ON, PASS], begin))), begin),
    ).state;
    const longer = taken(await seal(other, [PASS], begin));
    expect(whyOf(await open(one, (await linkOfWhole(other))!, begin))).toBe('strayed');
    expect(whyOf(await open(one, (await linkOfWhole(longer))!, begin))).toBe('strayed');
    expect(await linkOfWhole((await seatedOnly(setupFor(2)))[0]!)).toBeNull();
  });

  it('comes before a link with letters that it has told, and of these only the new ones are taken', async () => {
    const table = await seated(3);
    for (const moves of [[PASS], [PASS], [PASS]]) await step(table, moves, true);
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    // The link has a letter that the whole game has told, and one that is new.
    const link = await step(table, [PASS], true);
    const both = [table[0]!.letters.at(-3)!.text, link].join('.');
    expect(course(taken(await open(eye, both, begin)).state)).toEqual(course(newest(table)));
    expect(whyOf(await open(eye, table[0]!.letters.at(-3)!.text, begin))).toBe('old');
  });

  it('is believed by a device that keeps nothing, which only looks on', async () => {
    const table = await seated(3);
    for (let i = 0; i < 6; i++) await step(table, random(i));
    const last = newest(table);
    const eye = taken(await invited((await linkOfWhole(last))!, begin));
    expect([course(eye), eye.me]).toEqual([course(last), null]);
    expect(whyOf(await seal(eye, [PASS], begin))).toBe('wait');
  });
});

describe('a client that cheats', () => {
  it('tells a whole game that is not this one', async () => {
    for (const { from, to } of plain) {
      const now = taken(await seal(from, [PASS], begin));
      const whole = read(known((await linkOfWhole(now))!)) as Whole;
      const lie = async (change: object): Promise<string | null> => {
        const text = await signedBy(from, whole, change);
        // A device that lacks one letter takes that and nothing else.
        const told = await open(to, text, begin);
        if (!('why' in told)) expect(course(told.state)).toEqual(course(now));
        return whyOf(await invited(text, begin));
      };
      expect(await lie({})).toBeNull();
      const { moves, serial, head } = whole;
      expect(await lie({ moves: moves.slice(0, -1) })).not.toBeNull();
      expect(await lie({ moves: [...moves, PASS] })).not.toBeNull();
      expect(await lie({ moves: moves.with?.(0, GO_ON) ?? [GO_ON, ...moves.slice(1)] })).not.toBeNull();
      expect(await lie({ serial: serial + 1 })).toBe('strayed');
      expect(await lie({ head: head.map((byte) => byte ^ 1) })).toBe('strayed');
      expect(await lie({ repeats: [1] })).not.toBeNull();
    }
  });

  it('tells a whole game that was drawn otherwise', async () => {
    const table = await seated(3);
    for (const moves of [[TAKE], [PASS], [PASS]]) await step(table, moves, true);
    const chloe = table[2]!,
      value = crypto.getRandomValues(new Uint8Array(32));
    for (const moves of [[PASS], [PASS]]) await step(table, moves);
    const state = newest(table),
      whole = read(known((await linkOfWhole(state))!)) as Whole;
    expect(state.serial - chloe.serial).toBe(2);
    const lie = async (at: number | null): Promise<string | null> => {
      const seats = whole.seats.map((one, seat) =>
        seat === at ? { ...one, chains: one.chains.map((given) => ({ ...given, value })) } : one,
      );
      return whyOf(await open(chloe, await signedBy(state, whole, { seats }), begin));
    };
    expect(await lie(null)).toBeNull();
    for (const seat of whole.seats.keys()) expect(await lie(seat)).toMatch(/strayed|version/);
  });
});

/** What a cheat can sign: a whole game with more moves, and a last letter of its own that fits to them. */
async function invented(
  cheat: LinkTable,
  more: [number, number][],
  ahead: number,
  change = {},
): Promise<string> {
  const whole = read(known((await linkOfWhole(cheat))!)) as Whole,
    me = cheat.me!,
    head = ahead === 1 ? known(cheat.head) : new Uint8Array(32).fill(7),
    { index, value } = lastOf(cheat, me);
  const turn: Turn = {
    kind: 'turn',
    table: known(cheat.id),
    serial: cheat.serial + ahead - 1,
    head: head.slice(0, 8),
    index,
    value: known(value),
    check: checkOf({ ...cheat, moves: [...cheat.moves, ...more] }, begin),
    moves: [PASS],
    anchor: null,
  };
  const last = known(await signedBy(cheat, turn, {})),
    moves = [...whole.moves, ...more.map(([, move]) => move)];
  return signedBy(cheat, whole, { serial: cheat.serial + ahead, head, lastBy: me, last, moves, ...change });
}

/** Ann and Ben after some letters; it is for Ben to write. */
async function two(): Promise<[LinkTable, LinkTable]> {
  const table = await seated(2);
  for (const moves of [[PASS], [PASS], [PASS]]) await step(table, moves);
  return [table[0]!, table[1]!];
}

describe('a whole game with a last letter that fits to it', () => {
  it('puts no moves into the mouth of a device that has lost nothing', async () => {
    const [ann, ben] = await two();
    const more: [number, number][] = [
      [1, PASS],
      [0, PASS],
    ];
    expect(await open(ben, await invented(ann, more, 2), begin)).toEqual({ why: 'behind', seat: 1 });
    expect(await open(ben, await invented(ann, more, 2), begin, 'asks')).toEqual({ why: 'behind', seat: 1 });
    expect(whyOf(await open(ben, await invented(ann, more, 9), begin))).toBe('behind');
    // One letter ahead it is Ben's turn, and only Ben can write it.
    expect(whyOf(await open(ben, await invented(ann, more, 1), begin))).toBe('forged');
  });

  it('tells a device that lacks one letter no more than that letter', async () => {
    const table = await seated(3);
    await step(table, [PASS], true);
    const chloe = table[2]!;
    await step(table, [PASS]);
    const whole = (await linkOfWhole(table[1]!))!;
    expect(taken(await open(chloe, whole, begin)).state.letters.at(-1)).toEqual(table[1]!.letters.at(-1));
    // Ben's letter, with moves of others behind it.
    const ben = table[1]!;
    const more: [number, number][] = [
      [2, PASS],
      [0, PASS],
      [1, PASS],
    ];
    const back = { ...ben, serial: ben.serial - 1, head: ben.before, moves: ben.moves.slice(0, -1) };
    const lie = await invented({ ...ben, ...back }, [[1, PASS], ...more], 1);
    expect(whyOf(await open(chloe, lie, begin))).toBe('version');
  });

  it('opens no game again that was given up, nor drops the question about a new device', async () => {
    const [ann, ben] = await two();
    const more: [number, number][] = [
      [1, PASS],
      [0, PASS],
    ];
    const gone = taken(await giveUp(ben, begin));
    for (const consent of [undefined, 'behind'] as const)
      expect(whyOf(await open(gone, await invented(ann, more, 3), begin, consent))).toBe('strayed');
    const asked = taken(await askAnew(ann, 0, begin));
    const told = taken(await open(ben, linkToSend(asked), begin, 'asks')).state;
    expect(told.asking?.seat).toBe(0);
    expect(whyOf(await open(told, await invented(ann, more, 3), begin, 'behind'))).toBe('strayed');
  });

  it('changes no name', async () => {
    const [ann, ben] = await two();
    const whole = read(known((await linkOfWhole(ann))!)) as Whole;
    const seats = whole.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Eve' } : seat));
    const more: [number, number][] = [
      [1, PASS],
      [0, PASS],
    ];
    const lie = await invented(ann, more, 2, { seats });
    expect(whyOf(await open(ben, lie, begin, 'behind'))).toBe('strayed');
  });

  it('of a seat that is not known to have joined is not believed', async () => {
    const table = await joined(3),
      ben = table[1]!;
    for (const moves of [[PASS], [PASS], [PASS]]) await step(table, moves, true);
    expect(whyOf(await open(ben, (await linkOfWhole(table[2]!))!, begin))).toBe('missing');
  });
  it('of a draw that was repeated twice is the game that the others have', async () => {
    const table = await seated(2);
    await step(table, [PASS]);
    await step(table, [PASS]);
    await step(table, [TAKE]);
    // Ben's device is lost, and so is the one that he takes then.
    for (let times = 0; times < 2; times++) {
      const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
      const ben = taken(await askAnew(eye, 1, begin));
      table[0] = taken(await agree(table[0]!, linkToSend(ben), begin));
      table[1] = taken(await open(ben, linkToSend(table[0]), begin)).state;
    }
    expect(table[0]!.repeats).toEqual([1, 1]);
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    expect(course(eye)).toEqual(course(table[0]!));
  });

  it('heals a device that has agreed to a new one and lacks what came then', async () => {
    const table = await seated(4);
    for (const moves of [[PASS], [PASS], [PASS], [PASS]]) await step(table, moves, true);
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    const dai = taken(await askAnew(eye, 3, begin));
    table[0] = taken(await agree(table[0]!, linkToSend(dai), begin));
    const early = taken(await open(table[1]!, linkToSend(dai), begin, 'asks')).state;
    table[1] = taken(await agree(table[1]!, linkToSend(table[0]), begin));
    table[2] = taken(await agree(table[2]!, linkToSend(table[1]), begin));
    const whole = (await linkOfWhole(newest(table)))!;
    expect(course(taken(await open(table[0], whole, begin)).state)).toEqual(course(newest(table)));
    // Ben's agreement is told, and this device of his does not know it.
    expect(await open(early, whole, begin)).toEqual({ why: 'behind', seat: 1 });
  });
});

describe('a new device that asks where another letter comes', () => {
  it('goes back, opens that letter and asks again', async () => {
    const table = await seated(3);
    for (const moves of [[PASS], [PASS], [PASS]]) await step(table, moves, true);
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    const chloe = taken(await askAnew(eye, 2, begin));
    const link = await step(table, [PASS], true);
    expect(whyOf(await open(table[1]!, linkToSend(chloe), begin))).toBe('strayed');
    const now = taken(await open(chloe, link, begin)).state;
    expect([now.me, now.secrets, course(now)]).toEqual([null, null, course(table[1]!)]);
    const again = taken(await askAnew(now, 2, begin));
    const ann = taken(await agree(table[0]!, linkToSend(again), begin));
    expect(ann.asking?.seat).toBe(2);
    // Once somebody has agreed there is no way back.
    const agreed = taken(await open(again, linkToSend(ann), begin)).state,
      met = linkToSend(taken(await seal(table[1]!, [PASS], begin)));
    expect(whyOf(await open(agreed, met, begin))).toBe('strayed');
  });
});
