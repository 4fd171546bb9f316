// How a table begins: who asks for a seat, who is seated, and that nobody can choose or fish for the deal.
import { describe, expect, it } from 'vitest';
import { encode, known, number } from '../../www/device/bytes';
import { makeChain, seedOf, valueAt } from '../../www/letters/chain';
import {
  lastOf,
  ownValue,
  shown,
  type Begin,
  type LinkTable,
  type Secrets,
} from '../../www/letters/link-table';
import { read, write, type Letter, type Seating } from '../../www/letters/letter';
import { anchorOf, freeSeat, mayBegin, seating } from '../../www/letters/seats';
import { makeKey, publicOf, signed } from '../../www/device/sign';
import {
  begins,
  invite,
  invited,
  join,
  linkToSend,
  makeSecrets,
  open,
  post,
  seal,
  thenOf,
} from '../../www/letters/protocol';
import { beginOf, setupFor as realSetup } from './together-real';
import {
  course,
  dealt,
  joined,
  NAMES,
  seatedOnly,
  secretsOf,
  setupFor,
  taken,
  whyOf,
} from './together-fixture';
import { begin, PASS } from './together-game';

const letterOf = (state: LinkTable): Letter => read(known(state.letters.at(-1)!.text)) as Letter;
/** A letter that a device signs in place of what its program writes. */
const signedAs = async (by: Secrets, letter: object): Promise<string> =>
  encode(await signed(by.key, write(letter as Letter)));

describe('a table', () => {
  it.each([
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 2],
    [4, 1],
  ])('of %i, to which seat %i invites, seats all before anybody gives a value', async (seats, host) => {
    const setup = setupFor(seats, host),
      table = await seatedOnly(setup),
      asked = table.filter((_, seat) => seat !== host);
    // Who has only asked has given no value, and has no seat yet.
    for (const state of asked)
      expect([state.me, state.pending, state.serial, state.draws]).toEqual([null, null, 0, []]);
    expect(table[host]!.seats.map(({ chains }) => chains.length)).toEqual(setup.players.map(() => 1));
    expect((await shown(table[host]!)).draws).toEqual([]);
    const whole = await dealt(setup);
    expect(whole.map(({ me }) => me)).toEqual([...whole.keys()]);
    for (const state of whole) expect(course(state)).toEqual(course(whole[0]!));
    expect(whole[0]!.draws).toHaveLength(1);
  });

  it('for two is dealt by who has joined, who goes on in the same letter', async () => {
    const [ann, before] = await seatedOnly(setupFor(2, 1)),
      host = before!,
      guest = taken(await open(ann!, linkToSend(host), begin)).state;
    expect([guest.me, await thenOf(guest, begin)]).toEqual([0, 'move']);
    const first = taken(await seal(guest, [PASS], begin));
    expect(taken(await open(host, linkToSend(first), begin)).then).toBe('move');
    // Invitation, claim, seating and the first turn: no link more than before.
    expect(first.letters).toHaveLength(3);
  });

  it('takes claims in any order, each once, and not more than there are seats', async () => {
    const ann = taken(await invite(setupFor(3), await secretsOf(0), begin)),
      claims = await Promise.all(
        [1, 2, 3].map(async (i) => taken(await join(linkToSend(ann), NAMES[i]!, await secretsOf(i), begin))),
      ),
      [ben, chloe, dai] = claims as [LinkTable, LinkTable, LinkTable];
    let now = taken(await open(ann, linkToSend(chloe), begin)).state;
    expect([freeSeat(ann), freeSeat(now), seating(now)]).toEqual([1, 2, null]);
    expect(whyOf(await open(now, linkToSend(chloe), begin))).toBe('old');
    now = taken(await open(now, linkToSend(ben), begin)).state;
    expect(whyOf(await open(now, linkToSend(dai), begin))).toBe('taken');
    now = taken(await begins(now, begin));
    expect(now.seats.map(({ name }) => name)).toEqual(['Ann', 'Chloé', 'Ben']);
    expect(taken(await open(ben, linkToSend(now), begin)).state.me).toBe(2);
    expect(whyOf(await open(dai, linkToSend(now), begin))).toBe('taken');
  });

  it('that was begun with an older version goes on, and the last seat joins it', async () => {
    for (const seats of [2, 3, 4]) {
      const table = await joined(seats);
      expect((await shown(table[0]!)).draws).toHaveLength(1);
      const first = taken(await seal(table[0]!, [PASS], begin));
      expect(taken(await open(table[1]!, linkToSend(first), begin)).state.draws).toHaveLength(1);
    }
    const [, ben, chloe] = await joined(4),
      last = chloe!.letters.map(({ text }) => text).join('.'),
      dai = taken(await join(last, 'Dai', await secretsOf(3), begin));
    expect([dai.me, dai.pending?.opener]).toEqual([3, 0]);
    // Before, the host could answer this seat's value with players of its own.
    const middle = ben!.letters.map(({ text }) => text).join('.');
    expect(whyOf(await join(middle, 'Chloé', await secretsOf(2), begin))).toBe('older');
  });

  it('takes no joining of an older version behind a claim, nor a claim behind a joining', async () => {
    const [ann, ben] = await joined(2),
      host = taken(await invite(setupFor(2), await secretsOf(0), begin)),
      dai = taken(await join(linkToSend(host), 'Dai', await secretsOf(3), begin)),
      asked = taken(await open(host, linkToSend(dai), begin)).state,
      secrets = await secretsOf(1),
      fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name: 'Ben' },
      old = taken(await post({ ...host, me: 1, secrets }, { kind: 'joining', ...fields }, 1, 0, begin));
    expect(whyOf(await open(asked, linkToSend(old), begin))).toBe('older');
    const late = await signedAs(await secretsOf(3), {
      ...(read(known(dai.claims![0]!)) as Letter),
      table: known(ann!.id),
    });
    expect(whyOf(await open(ben!, late, begin))).toBe('taken');
  });
});

describe('the deal', () => {
  /** Ann invites, Ben is honest, and Chloé is Ann's other name; returns them, and Ann's letter with all seats. */
  async function conspiracy(): Promise<{ ann: LinkTable; ben: LinkTable; chloe: LinkTable; seats: Seating }> {
    const [ann, ben, chloe] = (await seatedOnly(setupFor(3))) as [LinkTable, LinkTable, LinkTable];
    return { ann, ben, chloe, seats: letterOf(ann) as Seating };
  }

  it('is of no values that the host or the last to join could still choose', async () => {
    const { ann, ben, chloe } = await conspiracy();
    const told = taken(await open(ben, linkToSend(ann), begin)).state,
      value = taken(await seal(told, [], begin)),
      all = value.letters
        .slice(1)
        .map(({ text }) => text)
        .join('.'),
      last = taken(await open(chloe, all, begin)).state;
    expect(last.next).toBe(2);
    const { index } = lastOf(last, 2),
      right = { ...letterOf(taken(await seal(last, [], begin))) };
    // Ann and Chloé know all values now, and try some of theirs until the deal suits them.
    for (let tries = 0; tries < 20; tries++) {
      const other = await makeChain(0),
        mine = (await valueAt(other, 1))!,
        seed = await seedOf(last.id, 0, [
          known(last.pending!.values[0]![1]),
          known(value.pending!.values[1]![1]),
          mine,
        ]);
      expect(seed).not.toBe((await shown(last)).draws[0]);
      const cheat = await signedAs(chloe.secrets!, { ...right, value: mine });
      for (const state of [value, last, ann].map((one) => one)) {
        const found = await open(state, state === ann ? `${all}.${cheat}` : cheat, begin);
        expect(whyOf(found)).toBe('chain');
      }
    }
    expect(index).toBe(0);
    // Nor can a later value of the same chain stand for the first one.
    const later = await signedAs(chloe.secrets!, { ...right, index: 2, value: (await ownValue(last, 2))! });
    expect(whyOf(await open(value, later, begin))).toBe('early');
  });

  it('is dealt at no other table than the one for which a seat has given its value', async () => {
    const { ann, ben, chloe, seats } = await conspiracy();
    const told = taken(await open(ben, linkToSend(ann), begin)).state,
      value = taken(await seal(told, [], begin));
    // Ann seats another Chloé, now that she knows Ben's value: he has answered the first seating, and stays with it.
    for (let tries = 0; tries < 10; tries++) {
      const puppet = { key: await makeKey(), chains: [await makeChain(0)] },
        other = {
          ...seats,
          seats: [
            seats.seats[0]!,
            { name: 'Chloé', key: publicOf(puppet.key), anchor: await anchorOf(puppet) },
          ],
        },
        again = await signedAs(ann.secrets!, other),
        found = await open(value, again, begin);
      expect(found).toMatchObject({ why: 'twice', seat: 0 });
      expect('state' in found ? course(found.state!) : null).toEqual(course(value));
    }
    expect(chloe.me).toBeNull();
  });

  it('is not seated otherwise than a player has asked', async () => {
    const { ann, ben, seats } = await conspiracy(),
      fresh = ann.secrets!;
    const [one, two] = seats.seats as [Seating['seats'][number], Seating['seats'][number]];
    const cases: [object, string][] = [
      [{ seats: [{ ...one, anchor: two.anchor }, two] }, 'chain'],
      [{ seats: [{ ...one, name: 'Bob' }, two] }, 'chain'],
      [{ seats: [two, two] }, 'illegal'],
      [{ seats: [one, { ...two, key: publicOf(fresh.key) }] }, 'illegal'],
      [{ seats: [one] }, 'illegal'],
      [{ seats: [{ ...one, key: publicOf(await makeKey()) }, two] }, 'taken'],
      [{ value: crypto.getRandomValues(new Uint8Array(32)) }, 'chain'],
      [{ index: 2 }, 'chain'],
      [{ check: 1 }, 'version'],
      [{ serial: 1 }, 'missing'],
      [{ head: crypto.getRandomValues(new Uint8Array(8)) }, 'strayed'],
    ];
    for (const [change, why] of cases)
      expect(
        whyOf(await open(ben, await signedAs(fresh, { ...seats, ...change }), begin)),
        JSON.stringify(change).slice(0, 60),
      ).toBe(why);
    expect(whyOf(await open(ben, await signedAs(ben.secrets!, seats), begin))).toBe('forged');
    expect(number(1, 1)).toHaveLength(1);
  });
});

describe('an invitation by link', () => {
  it('to what cannot be played by link is refused by the engine, however it was made', async () => {
    const whyFor = async (game: string, seats: number): Promise<unknown[]> => {
      const [play] = await beginOf(game),
        setup = realSetup(game, seats, 0, {}),
        // A program that asks nobody.
        anything: Begin = () => ({ byLink: true }) as ReturnType<Begin>,
        made = taken(await invite(setup, await secretsOf(0), anything)),
        link = linkToSend(made);
      return [
        whyOf(await invite(setup, await makeSecrets(), play)),
        whyOf(await invited(link, play)),
        whyOf(await join(link, 'Ben', await secretsOf(1), play)),
        whyOf(await invited(link, play, false)),
        mayBegin(made, play),
      ];
    };
    for (const seats of [2, 3, 4])
      expect(await whyFor('rampart', seats)).toEqual(['unfit', 'unfit', 'unfit', null, false]);
    for (const seats of [2, 3])
      expect(await whyFor('kontor', seats)).toEqual(['unfit', 'unfit', 'unfit', 'unfit', false]);
    expect(await whyFor('duel', 2)).toEqual([null, null, null, null, true]);
    expect(await whyFor('imhotep', 4)).toEqual([null, null, null, null, true]);
  });
});
