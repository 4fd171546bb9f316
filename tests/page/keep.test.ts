import { describe, expect, it, vi } from 'vitest';
import {
  checksum,
  gamesIn,
  newest,
  outdated,
  seal,
  slotKey,
  unseal,
  type SavedGame,
} from '../../www/device/slots';

const kept = (serial: number, more: Partial<SavedGame> = {}): SavedGame => ({
  id: 'a-1',
  serial,
  game: 'imhotep',
  players: [
    { name: 'Zoë 🐪', colour: 0 },
    { name: 'דנה', colour: 2 },
  ],
  moves: serial,
  over: false,
  winners: [],
  casual: false,
  at: 1000 + serial,
  record: 'AXYAeyJnIjoiaW1ob3RlcCJ9',
  ...more,
});

describe('M10: a slot', () => {
  it('gives back what was put there', () => {
    expect(unseal(seal(kept(7)))).toEqual(kept(7));
    expect(unseal(seal(kept(8, { over: true, winners: [1], game: 'kontor' })))?.winners).toEqual([1]);
    expect(unseal(seal(kept(9, { casual: true })))?.casual).toBe(true);
  });
  it('that is torn at any place is rejected, and the other one is used', () => {
    const whole = seal(kept(6)),
      torn = seal(kept(7));
    for (let length = 0; length < torn.length; length++) {
      expect(unseal(torn.slice(0, length)), `torn after ${length}`).toBeNull();
      expect(newest(whole, torn.slice(0, length))?.serial).toBe(6);
    }
    expect(newest(whole, torn)?.serial).toBe(7);
    expect(newest(torn, whole)?.serial).toBe(7);
  });
  it('with one wrong character is rejected', () => {
    const text = seal(kept(3));
    for (let at = 0; at < text.length; at++) {
      const other = String.fromCharCode(text.charCodeAt(at) ^ 1);
      expect(unseal(text.slice(0, at) + other + text.slice(at + 1)), `character ${at}`).toBeNull();
    }
  });
  it('may hold anything', () => {
    const sealed = (body: string): string => `dockhand-1 ${body.length} ${checksum(body)}\n${body}`;
    for (const body of [
      '',
      'null',
      '[]',
      '1',
      '{}',
      '{"__proto__":{"id":"x"}}',
      JSON.stringify({ ...kept(1), players: [{ name: 4 }] }),
      JSON.stringify({ ...kept(1), serial: -1 }),
      JSON.stringify({ ...kept(1), winners: ['x'] }),
    ]) {
      expect(unseal(sealed(body)), body).toBeNull();
    }
    for (const other of [null, undefined, 5, {}, new Uint8Array(4), 'x'.repeat(400_000)])
      expect(unseal(other)).toBeNull();
    expect(newest()).toBeNull();
  });
});

describe('M10: the games that are kept', () => {
  it('are written to two slots in turn, so that the one before is always there', async () => {
    vi.resetModules(); // another file may have opened one
    const store = await (await import('../../www/device/store')).openStore(); // without a database
    for (let serial = 1; serial <= 9; serial++) await store.put(slotKey('a-1', serial), seal(kept(serial)));
    const all = await store.all();
    expect([...all.keys()].sort()).toEqual(['a-1/0', 'a-1/1']);
    expect(gamesIn(all).map(({ serial }) => serial)).toEqual([9]);
    await store.put('a-1/1', 'torn');
    expect(gamesIn(await store.all()).map(({ serial }) => serial)).toEqual([8]);
  });
  it('come with the last played first, without entries that are no games', () => {
    const slots = new Map<string, unknown>([
      ['a-1/0', seal(kept(2))],
      ['a-1/1', seal(kept(1))],
      ['b-2/1', seal(kept(5, { id: 'b-2', at: 9000 }))],
      ['c-3/0', 'nothing'],
      ['stats', '{}'],
    ]);
    expect(gamesIn(slots).map(({ id, serial }) => [id, serial])).toEqual([
      ['b-2', 5],
      ['a-1', 2],
    ]);
  });
  it('are deleted when they are finished and old or many, and never before', () => {
    const day = 86_400_000,
      now = 100 * day;
    const over = Array.from({ length: 30 }, (_, i) =>
      kept(1, { id: `over-${i}`, over: true, at: now - i * day }),
    );
    const open = Array.from({ length: 90 }, (_, i) => kept(1, { id: `open-${i}`, at: now - i * day }));
    expect(outdated([...over, ...open], now).map(({ id }) => id)).toEqual(over.slice(20).map(({ id }) => id));
    expect(outdated([kept(1, { over: true, at: now - 70 * day })], now)).toHaveLength(1);
  });
});
