// Remarks of computer players with a character: true of the points that all can see, and seldom.
import { describe, expect, it } from 'vitest';
import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { asideFrom } from '../../www/device/aside';
import type { Player, View } from '../../www/engine/wire';
import { KINDS, kindOf, Remarks, WORDINGS } from '../../www/features/opponents/remarks';

const CHARACTERS = ['careful', 'greedy', 'spoiler'];
const view = (...points: number[]): View =>
  ({
    tokens: [],
    counters: points.map((count, seat) => ({ at: `score/${seat}`, count })),
    toAct: [0],
    ask: null,
    private: false,
    outcome: null,
  }) as unknown as View;
const table = (...characters: (number | null | undefined)[]): Player[] =>
  characters.map((character, colour) => ({
    name: String(colour),
    colour,
    ...(character !== undefined && { level: 1, character }),
  })) as Player[];

describe('remarks', () => {
  it.each([
    ['blow', [0, 0], [0, 0], [0, 6]],
    ['helped', [10, 10], [10, 10], [13, 11]],
    ['good', [0, 0], [6, 0], [6, 0]],
    ['gift', [5, 5], [5, 8], [5, 8]],
    ['level', [9, 9], [9, 9], [9, 9]],
    ['narrow', [19, 20], [19, 20], [19, 20]],
    ['ahead', [10, 30], [10, 30], [10, 30]],
    ['behind', [30, 10], [30, 10], [30, 10]],
    [null, [0, 0], [0, 0], [0, 0]],
    [null, [2, 1], [2, 1], [2, 1]],
    [null, [20, 25], [20, 25], [20, 25]],
    // A third player has more than both, so nobody leads here.
    [null, [10, 30, 40], [10, 30, 40], [10, 30, 40]],
  ])('are about what the points say: %s', (kind, last, before, after) => {
    expect(kindOf(1, 0, last, before, after)).toBe(kind);
  });

  it('come only now and then, and never twice about the same', () => {
    const remarks = new Remarks(table(undefined, 1), CHARACTERS),
      said: (string | null)[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const before = view(0, turn * 6);
      said.push(remarks.after(1, before, turn % 4 < 2 ? view(0, turn * 6 + 6) : before));
    }
    const turns = said.flatMap((key, turn) => (key === null ? [] : [turn]));
    expect(turns.length).toBeGreaterThan(1);
    turns.slice(1).forEach((turn, i) => expect(turn - turns[i]!).toBeGreaterThan(3));
    const kinds = said.flatMap((key) => key?.split('-')[1] ?? []);
    kinds.slice(1).forEach((kind, i) => expect(kind).not.toBe(kinds[i]));
  });

  it('are made by nobody without a character, and to nobody if several people play or four may play in pairs', () => {
    const talks = (players: Player[]): boolean => {
      const remarks = new Remarks(players, CHARACTERS),
        seat = players.length - 1;
      return Array.from({ length: 9 }, (_, turn) =>
        remarks.after(seat, view(0, 0, 0, 0), view(...players.map((_, at) => (at === seat ? 9 + turn : 0)))),
      ).some((key) => key !== null);
    };
    expect(talks(table(undefined, 0))).toBe(true);
    expect(talks(table(undefined, 2, 0))).toBe(true);
    expect(talks(table(undefined, null))).toBe(false);
    expect(talks(table(undefined, undefined, 0))).toBe(false);
    expect(talks(table(undefined, 0, 1, 2))).toBe(false);
  });

  it('are worded in another way the next time', () => {
    const remarks = new Remarks(table(undefined, 1), CHARACTERS),
      byKind = new Map<string, string[]>();
    for (let turn = 0; turn < 60; turn++) {
      const now = turn % 8 < 4 ? view(20, 30) : view(30, 20),
        key = remarks.after(1, now, now);
      if (key) byKind.set(key.slice(0, -1), [...(byKind.get(key.slice(0, -1)) ?? []), key.slice(-1)]);
    }
    expect(byKind.size).toBe(2);
    for (const nth of byKind.values()) expect(new Set(nth.slice(0, WORDINGS)).size).toBe(WORDINGS);
  });

  it('thank nobody for what a third player may have done', () => {
    const said = (players: Player[]): string | null => {
      const remarks = new Remarks(players, CHARACTERS),
        points = (mine: number): View => view(...players.map((_, at) => (at === 1 ? mine : 30)));
      [25, 25, 25].forEach((mine) => remarks.after(1, points(mine), points(mine)));
      return remarks.after(1, points(29), points(29));
    };
    expect(said(table(undefined, 0))).toBe('remarks-gift-careful-2');
    expect(said(table(undefined, 0, 1))).toBeNull();
  });

  it.each([
    ['en', /point/],
    ['fr', /point/],
    ['de', /Punkt/],
  ])(
    'speak of points in %s only in the last wording, which games without any leave out',
    (language, unit) => {
      const text = readFileSync(`www/features/opponents/words/remarks.${language}.ftl`, 'utf8');
      expect(
        text.match(/^remarks-.*$/gm)?.filter((line) => unit.test(line) && !/^\S+-2 /.test(line)),
      ).toEqual([]);
      const remarks = new Remarks(table(undefined, 1), CHARACTERS);
      const keys = Array.from({ length: 40 }, (_, turn) =>
        remarks.after(1, view(turn, 9), view(turn, turn % 8 < 4 ? 15 : 9), WORDINGS - 1),
      ).filter((key) => key !== null);
      expect(keys.length).toBeGreaterThan(2);
      expect(keys.filter((key) => !key.endsWith('-1'))).toEqual([]);
    },
  );

  it.each(['en', 'fr', 'de'])('have all their wordings in %s, each another one', (language) => {
    const text = readFileSync(`www/features/opponents/words/remarks.${language}.ftl`, 'utf8');
    const words = new Map(new FluentResource(text).body.map(({ id, value }) => [id, JSON.stringify(value)]));
    const keys = CHARACTERS.flatMap((character) =>
      KINDS.flatMap((kind) =>
        Array.from({ length: WORDINGS }, (_, i) => `remarks-${kind}-${character}-${i + 1}`),
      ),
    );
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
    expect(words.size).toBe(keys.length + 1);
    expect(new Set(words.values()).size).toBe(words.size);
  });
});

describe('what is said beside a game', () => {
  it('is remarks and no coach, until a person asks for others; storage may hold anything', () => {
    for (const found of [null, undefined, 7, 'x', [], { remarks: 'no', coach: 'yes' }])
      expect(asideFrom(found)).toEqual({ remarks: true, coach: false });
    expect(asideFrom({ remarks: false, coach: true })).toEqual({ remarks: false, coach: true });
  });
});
