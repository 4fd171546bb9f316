// Tables that are played by link: games from beginning to end, delivery that goes wrong, giving up, new devices.
import { describe, expect, it } from 'vitest';
import { shown, type LinkTable } from '../../www/letters/link-table';
import { agree, askAnew } from '../../www/letters/device';
import { anchorOf } from '../../www/letters/seats';
import { publicOf } from '../../www/device/sign';
import {
  begins,
  invite,
  invited,
  join,
  linkToSend,
  open,
  post,
  seal,
  giveUp,
  tableOf,
  thenOf,
} from '../../www/letters/protocol';
import { linkOfWhole } from '../../www/letters/snapshot';
import {
  anything,
  course,
  joined,
  movesFor,
  newest,
  random,
  seated,
  seatedOnly,
  secretsOf,
  setupFor,
  step,
  taken,
  whyOf,
} from './together-fixture';
import { begin, GO_ON, PASS, TAKE, TAKE_AND_GO_ON } from './together-game';

/** The characters of an address, with `#t` behind it. */
const ADDRESS = 80 + 2;

/** Plays to the end, each device hearing of everything; returns the links. */
async function playAll(table: LinkTable[], seed: number): Promise<string[]> {
  const r = random(seed),
    links: string[] = [];
  while (newest(table).next !== null) links.push(await step(table, r));
  return links;
}

describe('a game by link', () => {
  it.each([
    [2, 0],
    [2, 1],
    [3, 0],
    [4, 2],
  ])('of %i, to which seat %i invites, is the same game on every device', async (seats, host) => {
    const table = await seated(seats, host);
    await playAll(table, 7 * seats + host);
    const last = newest(table);
    expect(last.moves.length).toBe(60);
    expect(last.draws.length).toBeGreaterThan(10);
    for (const [seat, state] of table.entries()) {
      const link = linkToSend(last);
      if (state.serial < last.serial) table[seat] = taken(await open(state, link, begin)).state;
    }
    for (const state of table) expect(course(state)).toEqual(course(last));
  });

  it('deals only when all have given their value, and from nothing that one seat has chosen', async () => {
    const [ann, before] = await seatedOnly(setupFor(2)),
      ben = taken(await open(before!, linkToSend(ann!), begin)).state;
    expect([ann!.draws, ben.draws]).toEqual([[], []]);
    expect((await shown(ann!)).draws).toEqual([]);
    expect((await shown(ben)).draws).toHaveLength(1);
    const again = await seated(2);
    // The same secrets at another table make another deal.
    expect(again[1]!.draws).not.toEqual((await shown(ben)).draws);
    // In the way of older versions the host deals.
    const [host, guest] = await joined(2);
    expect((await shown(host!)).draws).toHaveLength(1);
    expect((await shown(guest!)).draws).toEqual([]);
  });

  it('shows a draw only to the device that opens it, until that sends its answer', async () => {
    const table = await seated(2);
    await step(table, [TAKE]);
    expect((await shown(table[0]!)).draws).toHaveLength(1);
    expect((await shown(table[1]!)).draws).toHaveLength(2);
    await step(table, [PASS]);
    expect((await shown(table[0]!)).draws).toEqual((await shown(table[1]!)).draws);
  });

  it('says what a device has to do', async () => {
    const table = await seated(2);
    const then = async (): Promise<string[]> => Promise.all(table.map((state) => thenOf(state, begin)));
    expect(await then()).toEqual(['move', 'wait']);
    await step(table, [GO_ON, TAKE_AND_GO_ON]);
    expect(await then()).toEqual(['wait', 'open']);
    await step(table, []);
    expect(await then()).toEqual(['move', 'wait']);
    await step(table, [PASS]);
    expect(await then()).toEqual(['wait', 'move']);
  });

  it('tells what has come with a link', async () => {
    const table = await seated(2);
    await step(table, [TAKE]);
    const sent = taken(await seal(table[1]!, [GO_ON, TAKE], begin));
    const came = taken(await open(table[0]!, linkToSend(sent), begin));
    expect(came.moves.map(([seat, move]) => [seat, move])).toEqual([
      [0, TAKE],
      [1, GO_ON],
      [1, TAKE],
    ]);
    expect(came.draws).toHaveLength(2);
  });

  it('refuses what the rules forbid, and moves behind a draw', async () => {
    const [ann] = await joined(2); // who has a deal to open
    for (const moves of [[4], [TAKE, PASS], [PASS, PASS], []])
      expect(whyOf(await seal(ann!, moves, begin)), String(moves)).toBe(moves.length ? 'illegal' : null);
  });

  it('is refused for games and numbers of players that are not played by link', async () => {
    const mine = await secretsOf(0);
    for (const other of [
      { game: 'kontor' },
      { game: 'duel', players: setupFor(3).players },
      { game: '__proto__' },
    ])
      expect(whyOf(await invite({ ...setupFor(2), ...other }, mine, begin))).toBe('unfit');
    // The engine refuses these options.
    const wrong = setupFor(2, 0, { cards: 1 });
    expect(whyOf(await invite(wrong, mine, begin))).toBe('unfit');
    const impossible = taken(await invite(wrong, mine, anything));
    expect(whyOf(await invited(linkToSend(impossible), begin))).toBe('unfit');
  });

  it('is given up by the seat that has to write, for all', async () => {
    const table = await seated(3);
    await step(table, [TAKE]);
    expect(whyOf(await giveUp(table[0]!, begin))).toBe('wait');
    const gone = taken(await giveUp(table[1]!, begin));
    const told = taken(await open(table[0]!, linkToSend(gone), begin));
    expect([told.state.gaveUp, told.then]).toEqual([1, 'over']);
    expect((await shown(gone)).draws).toEqual(told.state.draws);
    expect(whyOf(await seal(told.state, [PASS], begin))).toBe('over');
  });
});

describe('delivery', () => {
  it('of the same letter again is the game as it stands, and of an older one is said to be old', async () => {
    const table = await seated(2);
    const first = await step(table, [PASS]);
    const before = table[1]!;
    expect(taken(await open(before, first, begin))).toMatchObject({ state: before, draws: [], moves: [] });
    await step(table, [PASS]);
    expect(whyOf(await open(table[1]!, first, begin))).toBe('old');
    expect(
      taken(await open(before, `  https://example.org/#t${first.slice(0, 40)}\n${first.slice(40)} `, begin))
        .state,
    ).toBe(before);
  });

  it('that is doubled, shuffled and lost in places ends in the same game', async () => {
    for (const seats of [2, 3, 4]) {
      const table = await seated(seats, 0, { most: 30 }),
        r = random(seats),
        sent: string[] = [];
      while (newest(table).next !== null) {
        const from = newest(table).next!;
        table[from] = taken(await seal(table[from]!, await movesFor(table[from]!, r), begin));
        sent.push(linkToSend(table[from]));
        // Every device gets some links, in any order; the one that is waited for gets the newest once more, as its
        // owner asks for it.
        for (let i = 0; i < 6; i++) {
          const to = r(seats);
          const came = await open(table[to]!, sent[r(sent.length)]!, begin);
          if (!('why' in came)) table[to] = came.state;
          else expect(['old', 'missing']).toContain(came.why);
        }
        const { next } = newest(table);
        if (next !== null)
          table[next] = taken(await open(table[next]!, linkToSend(newest(table)), begin)).state;
      }
      const last = newest(table);
      for (const state of table) {
        const now =
          state.serial === last.serial ? state : taken(await open(state, linkToSend(last), begin)).state;
        expect(course(now)).toEqual(course(last));
      }
    }
  });

  it('of a letter that comes before another is said to miss one, and changes nothing', async () => {
    const table = await seated(2);
    const ben = table[1]!;
    await step(table, [PASS]);
    await step(table, [PASS]);
    const link = await step(table, [PASS]);
    expect(whyOf(await open(ben, link, begin))).toBe('missing');
  });

  it('of a seat whose joining has not come is said to miss that', async () => {
    // Ben invites; Chloé has joined before Ann, and Ann writes before her.
    const table = await joined(3, 1);
    expect(table[2]!.seats[0]!.key).toBe('');
    await step(table, []);
    const ann = linkToSend(taken(await seal(table[0]!, [PASS], begin)));
    expect(await open(table[2]!, ann, begin)).toEqual({ why: 'missing' });
    // Ben's link has all that lacks.
    await step(table, [PASS]);
    await step(table, [PASS]);
    expect(course(table[2]!)).toEqual(course(table[1]!));
  });

  it('of a second turn behind new letters keeps no half of the link', async () => {
    const table = await seated(2);
    const other = linkToSend(taken(await seal(table[0]!, [GO_ON, PASS], begin)))
      .split('.')
      .at(-1)!;
    const ben = table[1]!;
    const link = await step(table, [PASS]);
    expect(await open(ben, `${link}.${other}`, begin)).toEqual({ why: 'twice', seat: 0 });
    const later = linkToSend(taken(await seal(table[1]!, [PASS], begin)));
    expect(await open(table[0]!, `${later}.${other}`, begin)).toEqual({
      why: 'twice',
      seat: 0,
      state: { ...table[0], twice: [other] },
    });
  });

  it('to a device that does not keep the table says so', async () => {
    const [one, other] = [await seated(2), await seated(2)];
    const link = await step(one, [PASS]);
    expect(whyOf(await open(other[1]!, link, begin))).toBe('elsewhere');
    expect(whyOf(await invited(link, begin))).toBe('elsewhere');
    expect([await tableOf(link), await tableOf('no link')]).toEqual([one[0]!.id, null]);
  });

  it('of an invitation to two who join says to the second that the seat is taken', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0), begin));
    const [ben, dai] = await Promise.all(
      [1, 3].map(async (i) => taken(await join(linkToSend(ann), 'B', await secretsOf(i), begin))),
    );
    const full = taken(await open(ann, linkToSend(ben!), begin)).state;
    expect(whyOf(await open(full, linkToSend(dai!), begin))).toBe('taken');
    const seats = taken(await begins(full, begin));
    expect(whyOf(await open(dai!, linkToSend(seats), begin))).toBe('taken');
    expect(whyOf(await open(seats, linkToSend(dai!), begin))).toBe('taken');
    // Who has the seat may send the claim again.
    expect(whyOf(await open(seats, linkToSend(ben!), begin))).toBe('old');
  });

  it('of an older invitation to two who join says to the second that the seat is taken', async () => {
    const [ann, ben] = await joined(2),
      secrets = await secretsOf(3),
      came = taken(await invited(ann!.letters[0]!.text, begin)),
      fields = { key: publicOf(secrets.key), anchor: await anchorOf(secrets), name: 'D' },
      dai = taken(await post({ ...came, me: 1, secrets }, { kind: 'joining', ...fields }, 1, 0, begin));
    expect(ben!.me).toBe(1);
    expect(whyOf(await open(ann!, linkToSend(dai), begin))).toBe('taken');
    const first = linkToSend(taken(await seal(ann!, [PASS], begin)));
    expect(whyOf(await open(dai, first, begin))).toBe('strayed');
    const all = ann!.letters.map(({ text }) => text).join('.');
    expect(whyOf(await join(all, 'C', await secretsOf(2), begin))).toBe('taken');
  });
});

describe('a new device', () => {
  /** Ben's device is lost; returns Ann's and the new one, which has asked. */
  async function lost(moves: number[]): Promise<[LinkTable, LinkTable]> {
    const table = await seated(2);
    await step(table, [PASS]);
    await step(table, [PASS]);
    await step(table, moves);
    const ann = table[0]!;
    const eye = taken(await invited((await linkOfWhole(ann))!, begin));
    return [ann, taken(await askAnew(eye, 1, begin))];
  }

  it('goes on if the others agree, and is nothing if they do not', async () => {
    const [ann, ben] = await lost([PASS]);
    const link = linkToSend(ben);
    expect(await open(ann, link, begin)).toEqual({ why: 'asks', seat: 1 });
    const agreed = taken(await agree(ann, link, begin));
    expect([agreed.repeats, agreed.next]).toEqual([[], 1]);
    const table = [agreed, taken(await open(ben, linkToSend(agreed), begin)).state];
    await step(table, [TAKE]);
    await step(table, [TAKE]);
    await step(table, [PASS]);
    expect(course(table[0]!)).toEqual(course(table[1]!));
    expect(table[0]!.draws).toHaveLength(3);
    const whole = taken(await invited((await linkOfWhole(table[1]!))!, begin));
    expect(course(whole)).toEqual(course(table[1]!));
  });

  it('is answered with a link also by a seat that has to write itself', async () => {
    const table = await seated(2);
    await step(table, [PASS]);
    await step(table, [PASS]);
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin)),
      asked = taken(await askAnew(eye, 1, begin)),
      agreed = taken(await agree(table[0]!, linkToSend(asked), begin));
    expect(agreed.next).toBe(0);
    expect(taken(await open(asked, linkToSend(agreed), begin)).state.asking).toBeNull();
  });

  it('repeats the draw that it was to open, from new values on both sides, and this is kept', async () => {
    const [ann, ben] = await lost([TAKE]);
    // The new device does not show a draw that is still to be made anew.
    expect((await shown(ben)).draws).toEqual(ann.draws);
    const agreed = taken(await agree(ann, linkToSend(ben), begin));
    expect(agreed.repeats).toEqual([1]);
    expect(agreed.pending!.values).not.toEqual(ann.pending!.values);
    const table = [agreed, taken(await open(ben, linkToSend(agreed), begin)).state];
    await step(table, [TAKE]);
    await step(table, [PASS]);
    expect(course(table[0]!)).toEqual(course(table[1]!));
    const whole = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    expect(course(whole)).toEqual(course(table[0]!));
  });

  it('opens no draw for a seat that has gone on elsewhere', async () => {
    const table = await seated(2);
    await step(table, [PASS]);
    await step(table, [PASS]);
    const old = table[1]!;
    const eye = taken(await invited((await linkOfWhole(table[0]!))!, begin));
    const ben = taken(await askAnew(eye, 1, begin));
    table[0] = taken(await agree(table[0]!, linkToSend(ben), begin));
    table[1] = ben;
    await step(table, [TAKE]);
    const lost = { ...table[1], secrets: old.secrets };
    expect([(await shown(table[1])).draws.length, (await shown(lost)).draws.length]).toEqual([2, 1]);
  });

  it('is asked about no more once the game is given up', async () => {
    const [ann, ben] = await lost([PASS]);
    const told = taken(await open(ann, linkToSend(ben), begin, 'asks')).state;
    const gone = taken(await giveUp(told, begin));
    const over = taken(await open(ben, linkToSend(gone), begin)).state;
    expect([gone.asking, gone.next, over.asking, over.gaveUp]).toEqual([null, null, null, 0]);
  });

  it('needs all others to agree at a table of three', async () => {
    const table = await seated(3);
    await step(table, [TAKE]);
    await step(table, [PASS]);
    const last = newest(table);
    const eye = taken(await invited((await linkOfWhole(table[1]!))!, begin));
    const chloe = taken(await askAnew(eye, 2, begin));
    expect(chloe.next).toBe(0);
    const ann = taken(
      await agree(taken(await open(table[0]!, linkToSend(last), begin)).state, linkToSend(chloe), begin),
    );
    expect([ann.next, ann.asking?.seat]).toEqual([1, 2]);
    expect(whyOf(await open(table[1]!, linkToSend(ann), begin))).toBe('asks');
    const ben = taken(await agree(table[1]!, linkToSend(ann), begin));
    expect([ben.next, ben.asking]).toEqual([2, null]);
    const now = taken(await open(chloe, linkToSend(ben), begin)).state;
    expect(await thenOf(now, begin)).toBe('move');
  });
});

describe('chains', () => {
  it('that run out are followed by others', async () => {
    const table = await seated(2, 0, { most: 640, cards: 3 }),
      r = random(3);
    while (newest(table).next !== null) await step(table, (n) => (r(8) ? TAKE : r(n)));
    const last = newest(table);
    expect(last.draws.length).toBeGreaterThan(512);
    expect(last.seats.map(({ chains }) => chains.length)).toEqual([2, 2]);
    expect(course(table[0]!)).toEqual(course(table[1]!));
  });
});

describe('lengths', () => {
  it('of invitation and turn are at most 400 characters, of a whole game 2,000', async () => {
    const ann = taken(await invite(setupFor(2), await secretsOf(0), begin));
    const ben = taken(await join(linkToSend(ann), 'Benjamin', await secretsOf(1), begin));
    for (const state of [ann, ben]) expect(linkToSend(state).length + ADDRESS).toBeLessThanOrEqual(400);
    for (const seats of [2, 4]) {
      const table = await seated(seats, 0, { most: 140 });
      const links = await playAll(table, seats);
      if (seats === 2)
        expect(Math.max(...links.map((link) => link.length)) + ADDRESS).toBeLessThanOrEqual(400);
      for (const link of links)
        for (const letter of link.split('.')) expect(letter.length + ADDRESS).toBeLessThanOrEqual(400);
      const whole = (await linkOfWhole(newest(table)))!;
      expect(whole.length + ADDRESS).toBeLessThanOrEqual(2000);
    }
  });
});
