// Everything moves to another device: what arrives is checked, and a table is played on one device only.
import { describe, expect, it } from 'vitest';
import type { LinkTable } from '../../www/letters/link-table';
import { giveAway, read, rebuilt, takeable } from '../../www/features/moving/everything';
import { isMoved, seatOf } from '../../www/letters/moved';
import { Broken, give, receive } from '../../www/features/moving/transfer';
import type { Line } from '../../www/lines/line';
import type { Vault } from '../../www/letters/store';
import { random, seated, step } from './together-fixture';
import { begin } from './together-game';

/** Two ends of a line. `spoil` may change what goes to the other end, or break the line with null. */
function lines(spoil: (text: string) => string | null = (text) => text): [Line, Line] {
  const end = (): Line => ({
    open: true,
    send: () => undefined,
    close: () => undefined,
    onText: () => undefined,
    onChange: () => undefined,
  });
  const [a, b] = [end(), end()];
  const connect = (from: Line, to: Line, change: typeof spoil): void => {
    Object.assign(from, {
      send: (text: string) => {
        const sent = from.open ? change(text) : null;
        if (sent !== null) return queueMicrotask(() => to.onText(sent));
        for (const one of [from, to]) {
          Object.assign(one, { open: false });
          one.onChange(false);
        }
      },
    });
  };
  connect(a, b, spoil);
  connect(b, a, (text) => text);
  return [a, b];
}

/** A vault that holds these tables. */
function vaultOf(...tables: LinkTable[]): Vault {
  const all = new Map(tables.map((one) => [one.id, one]));
  return {
    lasting: true,
    all: () => Promise.resolve([...all.values()]),
    get: (id) => Promise.resolve(all.get(id) ?? null),
    put: (before, after) => {
      const isSame = JSON.stringify(all.get(after.id) ?? null) === JSON.stringify(before);
      if (isSame) all.set(after.id, after);
      return Promise.resolve(isSame);
    },
    remove: (id) => Promise.resolve(void all.delete(id)),
    begin: () => Promise.resolve(),
    begun: () => Promise.resolve([]),
    since: () => Promise.resolve(null),
    keepRelay: () => Promise.resolve(),
    relay: () => Promise.resolve(null),
  };
}

const toy = (): Promise<typeof begin> => Promise.resolve(begin),
  counts = { games: 1, statistics: 2, tables: 3 };

describe('sending everything', () => {
  const text = 'é'.repeat(2_000_000);

  it('brings the whole text over, and gives the tables away before they are kept', async () => {
    const [old, fresh] = lines(),
      told: string[] = [],
      parts: number[] = [];
    const [sent, got] = await Promise.all([
      give(
        old,
        { text, giveAway: (ids) => (told.push(`gives ${ids.join()}`), Promise.resolve(['b'])) },
        (part) => parts.push(part),
      ),
      receive(
        fresh,
        {
          take: (came) => (told.push(`takes ${came === text}`), Promise.resolve(['a', 'b'])),
          keep: (ids) => (told.push(`keeps ${ids.join()}`), Promise.resolve(counts)),
        },
        () => undefined,
      ),
    ]);
    expect(told).toEqual(['takes true', 'gives a,b', 'keeps b']);
    expect([sent, got]).toEqual([counts, counts]);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
  });

  it.each([
    ['a changed piece', 40, (one: string) => `${one.slice(1)}x`, 'damaged'],
    ['a piece too many', 40, (one: string) => `${one}x`, 'damaged'],
    ['an empty piece', 40, () => '', 'damaged'],
    ['a head that is none', 0, () => '{"all":2}', 'damaged'],
    ['a text that is too long', 0, () => '{"all":1,"length":1e12,"sha256":""}', 'damaged'],
    ['a line that breaks', 40, () => null, 'lost'],
  ])('stores nothing of %s, and gives nothing away', async (_, at, spoil, trouble) => {
    let sent = 0;
    const [old, fresh] = lines((one) => (sent++ === at ? spoil(one) : one)),
      no = (): never => {
        throw new Error('must not be asked');
      };
    const ends = await Promise.allSettled([
      give(old, { text, giveAway: no }, () => undefined),
      receive(fresh, { take: no, keep: no }, () => undefined).catch((thrown: unknown) => {
        fresh.close();
        (old as { open: boolean }).open = false;
        throw thrown;
      }),
    ]);
    expect((ends[1] as PromiseRejectedResult).reason).toEqual(new Broken(trouble as 'lost'));
    expect(ends[0].status).toBe('rejected');
  });

  it('says so at both ends when the new device is full', async () => {
    const [old, fresh] = lines(),
      full = new Broken('full');
    const ends = await Promise.allSettled([
      give(old, { text: 'x', giveAway: () => Promise.reject(new Error('no')) }, () => undefined),
      receive(
        fresh,
        { take: () => Promise.reject(new Error('quota')), keep: () => Promise.reject(full) },
        () => undefined,
      ),
    ]);
    expect(ends.map((one) => (one as PromiseRejectedResult).reason as Error)).toEqual([full, full]);
  });
});

describe('the tables by link', () => {
  const all = (tables: unknown[]) => read(JSON.stringify({ 'dockhand-all': 1, tables }))!;

  it('are made again from their letters, with seat and secrets, and can be played on', async () => {
    const table = await seated(2),
      r = random(7);
    for (let i = 0; i < 12; i++) await step(table, r);
    for (const [seat, state] of table.entries()) {
      table[seat] = (await rebuilt(structuredClone(state), toy))!;
      expect(table[seat]).toEqual(state);
    }
    for (let i = 0; i < 4; i++) await step(table, r);
  });

  it('are not taken with other secrets, with a changed letter, or as something else', async () => {
    const [ann, ben] = await seated(2);
    expect((await rebuilt({ ...ann!, secrets: ben!.secrets }, toy))?.me).toBe(ben!.me);
    expect((await rebuilt({ ...ann!, secrets: null }, toy))?.me).toBeNull();
    const bent = structuredClone(ann!);
    bent.letters[1]!.text = bent.letters[1]!.text.replace(/.$/, (one) => (one === 'A' ? 'B' : 'A'));
    expect(await rebuilt(bent, toy)).toBeNull();
    for (const odd of [null, 7, [], {}, { letters: 'x' }, { ...ann!, letters: [] }, { ...ann!, setup: '{' }])
      expect(await rebuilt(odd as unknown as LinkTable, toy)).toBeNull();
  });

  it('replace what knows less of the same seat, and never the seat of another player', async () => {
    const [ann, ben] = await seated(2),
      takes = async (here: LinkTable | null, found: LinkTable): Promise<boolean> =>
        (await takeable(all([found]), vaultOf(...(here ? [here] : [])), toy)).length === 1;
    expect(await takes(null, ann!)).toBe(true);
    expect(await takes({ ...ann!, me: null }, ann!)).toBe(true);
    expect(await takes(ben!, ann!)).toBe(false);
    expect(await takes({ ...ann!, serial: ann!.serial + 1 }, ann!)).toBe(false);
    expect(await takes(ann!, { ...ann!, secrets: null })).toBe(false);
  });

  it('are no longer played here when they are given away, and can be sent once more', async () => {
    const [ann, ben] = await seated(2),
      vault = vaultOf(ann!);
    expect(await giveAway([ann!.id, 'unknown'], vault)).toEqual([ann!.id]);
    const moved = (await vault.get(ann!.id))!;
    expect([moved.me, isMoved(moved), seatOf(moved)]).toEqual([null, true, ann!.me]);
    expect(await giveAway([ann!.id], vault)).toEqual([ann!.id]);
    expect(await takeable(all([{ ...moved, me: ben!.me }]), vaultOf(), toy)).toEqual([[null, ann]]);
  });
});

describe('a text from another device', () => {
  it('gives only settings of this page, and none that are too long', () => {
    const settings = {
      'dockhand.settings': '{"language":"de"}',
      'dockhand.__proto__': 7,
      other: 'x',
      'dockhand.long': 'x'.repeat(100_001),
    };
    expect(read(JSON.stringify({ 'dockhand-all': 1, settings }))).toMatchObject({
      settings: [['dockhand.settings', '{"language":"de"}']],
      tables: [],
    });
  });
  it.each(['', 'null', '[]', '{"dockhand-all":2}', '{'])('is refused when it is %j', (text) => {
    expect(read(text)).toBeNull();
  });
});
