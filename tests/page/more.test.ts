import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { actionOf, keymap, KEYS, remap } from '../../www/device/keymap';
import { prefsFrom } from '../../www/device/prefs';
import { isAcross } from '../../www/stage/layout/turned';
import { LONGEST_CODE, modules } from '../../www/ui/sheets/qr';
import { ends, stacked } from '../../www/features/replay/graph';
import { entryFrom, type Entry } from '../../www/device/entries';
import { readAll } from '../../www/device/everything';
import { rows } from '../../www/features/stats/stats';
import { leftIn } from '../../www/features/left/left';
import { kontorText } from '../../www/games/kontor/text/text';
import type { Noted } from '../../www/engine/wire';
import { wordsOf } from './words-of';

describe('M11: a link as a QR code', () => {
  /** Draws the code as pixels, each module this many pixels wide, and reads it with another program. */
  const read = (text: string, scale: number): string | undefined => {
    const rows = modules(text) ?? [],
      size = rows.length * scale,
      pixels = new Uint8ClampedArray(size * size * 4);
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) {
        const dark = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] ?? false;
        pixels.set(dark ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * size + x) * 4);
      }
    return jsQR(pixels, size, size)?.data;
  };
  const link = (length: number): string =>
    `https://example.org/play/#${Array.from({ length }, (_, i) => 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789-_'[(i * 7 + (i >> 3)) % 38]).join('')}`;
  for (const length of [20, 182, 400, 900, 2000]) {
    it(`of ${length} characters is read again`, () => {
      expect(read(link(length), 4)).toBe(link(length));
    });
  }
  it('is not made if no camera could read it', () => {
    expect(modules('x'.repeat(LONGEST_CODE + 1))).toBeNull();
    expect(modules('x'.repeat(LONGEST_CODE))).not.toBeNull();
  });
});

describe('S10: the remaining cards of Kontor', () => {
  const card = (
    sort: string,
    side: string | null,
    goods: string[],
    building: string | null,
    symbol: string | null,
    count: number,
  ): Noted =>
    ({
      at: 'pile/canals',
      note: { is: 'left', card: { is: 'card', number: 0, sort, side, goods, building, symbol }, count },
    }) as unknown as Noted;
  const notes = [
    card('customs', null, [], null, null, 2),
    card('dock', 'black', ['tea', 'wine'], null, 'ship', 1),
    card('dock', 'red', ['spice'], null, 'florin', 3),
    card('dock', 'red', [], 'crane', null, 1),
    card('canal', null, [], null, null, 9),
    card('flood', null, [], null, null, 1),
    card('dock', 'black', [], 'tavern', 'ship', 1),
  ];
  it.each([
    [
      'en',
      [
        'Red dock (spice, florin) 3',
        'Red crane 1',
        'Black dock (tea, wine, ship) 1',
        'Black tavern (ship) 1',
        'Canal 9',
        'Customs house 2',
        'Flood 1',
      ],
    ],
    [
      'fr',
      [
        'Dock rouge (épices, florin) 3',
        'Grue rouge 1',
        'Dock noir (thé, vin, bateau) 1',
        'Taverne noire (bateau) 1',
        'Canal 9',
        'Douane 2',
        'Inondation 1',
      ],
    ],
    [
      'de',
      [
        'Dock Rot (Gewürze, Gulden) 3',
        'Kran Rot 1',
        'Dock Schwarz (Tee, Wein, Schiff) 1',
        'Taverne Schwarz (Schiff) 1',
        'Kanal 9',
        'Zollhaus 2',
        'Flut 1',
      ],
    ],
  ])('are told by what they show, colour by colour: %s', (language, lines) => {
    const text = kontorText(wordsOf(language, 'kontor'), { setup: { game: 'kontor' } } as never, () => []);
    expect(
      leftIn(
        [...notes, { at: 'cell/0,0', note: { is: 'price', florins: 1 } } as unknown as Noted],
        text as never,
      ).map(({ name, count }) => `${name} ${count}`),
    ).toEqual(lines);
  });
  it('have words for how many they are', () => {
    for (const language of ['en', 'fr', 'de'])
      for (const count of [1, 12])
        expect(wordsOf(language, 'more').t('more-left-kontor', { count })).not.toMatch(/more-left|[{}$]/);
  });
});

describe('S11: single keys', () => {
  it('do what they say, in capitals too', () => {
    expect(KEYS.map((action) => actionOf(keymap({})[action], {}))).toEqual([...KEYS]);
    expect(actionOf('U', {})).toBe('undo');
    expect(actionOf('q', {})).toBeNull();
  });
  it('can be assigned to something else, and then no key does two things', () => {
    let changed = remap({}, 'undo', 'q');
    expect(actionOf('q', changed)).toBe('undo');
    expect(actionOf('u', changed)).toBeNull();
    changed = remap(changed, 'menu', 'q');
    expect(actionOf('q', changed)).toBe('menu');
    expect(actionOf('m', changed)).toBe('undo');
    expect(new Set(Object.values(keymap(changed))).size).toBe(KEYS.length);
    expect(remap(changed, 'menu', 'm')).toEqual({ undo: 'q' });
  });
  it('are taken from storage only as far as they are keys', () => {
    expect(prefsFrom(null)).toEqual(
      prefsFrom(
        JSON.parse(
          '{"sound":"loud","keys":{"undo":"too long","fly":"f","menu":" ","help":5},"__proto__":{"flat":"on"}}',
        ),
      ),
    );
    expect(prefsFrom({ sound: 'off', flat: 'on', awake: 'off', single: 'off', keys: { undo: 'z' } })).toEqual(
      {
        sound: 'off',
        framed: 'off',
        volume: 100,
        buzz: 'off',
        flat: 'on',
        awake: 'off',
        single: 'off',
        aloud: 'off',
        clock: 'off',
        keys: { undo: 'z' },
      },
    );
  });
});

describe('S14: table mode', () => {
  it('has players on both sides, as they sit around a table', () => {
    const sides = (seats: number): boolean[] =>
      Array.from({ length: seats }, (_, seat) => isAcross(seat, seats));
    expect(sides(2)).toEqual([false, true]);
    expect(sides(3)).toEqual([false, true, false]);
    expect(sides(4)).toEqual([false, true, true, false]);
  });
});

describe('S8: statistics', () => {
  const entry = (points: [number, number], level: number | null = null): Entry => ({
    game: 'imhotep',
    at: 5,
    moves: 90,
    casual: level === 2 && points[0] === 10,
    seats: [
      { name: 'Anna', level: null, points: points[0], won: points[0] >= points[1] },
      { name: 'Ben', level, points: points[1], won: points[1] >= points[0] },
    ],
  });
  it('P57: count by game, by name, and by the level of the opponents of one person, with the latest games', () => {
    const all = rows(
      [entry([20, 10]), entry([10, 30], 2), entry([12, 12], 2), { ...entry([1, 2]), game: 'duel' }],
      'en',
    );
    expect(all.filter(({ game }) => game === 'imhotep')).toEqual([
      {
        ...{ game: 'imhotep', name: 'Anna', level: null, games: 3, casual: 1, won: 2, best: 20, mean: 14 },
        latest: ['won', 'lost', 'shared'],
      },
      {
        ...{ game: 'imhotep', name: 'Ben', level: null, games: 1, casual: 0, won: 0, best: 10, mean: 10 },
        latest: ['lost'],
      },
      {
        ...{ game: 'imhotep', name: '', level: 2, games: 2, casual: 1, won: 1, best: 12, mean: 11 },
        latest: ['lost', 'shared'],
      },
    ]);
    expect(rows(Array<Entry>(12).fill(entry([2, 1])), 'en')[0]?.latest).toHaveLength(10);
    expect(all.filter(({ game }) => game === 'duel').map(({ name, won }) => [name, won])).toEqual([
      ['Ben', 1],
      ['Anna', 0],
    ]);
  });
  it('P32: count a player whom the page named once, in games of any language', () => {
    const named = (name: string): Entry => ({
      ...entry([3, 1]),
      game: 'kontor',
      seats: [{ name, level: null, points: 3, won: true }],
    });
    const all = rows(['Red', 'Rouge', 'Rot', 'Reda'].map(named), 'fr');
    expect(all.map(({ name, games }) => [name, games])).toEqual([
      ['Rouge', 3],
      ['Reda', 1],
    ]);
  });
  it('are taken from a file only as far as they are statistics', () => {
    expect(entryFrom(entry([1, 2]))).toEqual(entry([1, 2]));
    expect(entryFrom({ ...entry([1, 2]), casual: undefined })?.casual).toBe(false); // as they were once
    for (const bad of [
      null,
      5,
      {},
      [],
      { ...entry([1, 2]), seats: [] },
      { ...entry([1, 2]), seats: [{ name: 'x' }] },
      { ...entry([1, 2]), at: 'now' },
    ])
      expect(entryFrom(bad)).toBeNull();
    const file = (more: object): string =>
      JSON.stringify({ 'dockhand-all': 1, games: [], statistics: [], ...more });
    expect(
      readAll(
        file({ statistics: [{ id: 'a-1', ...entry([1, 2]) }, { id: '../x', ...entry([1, 2]) }, 7, null] }),
      )?.statistics,
    ).toHaveLength(1);
    expect(readAll(file({ games: [{ id: 'x' }, null], statistics: 'no' }))).toEqual({
      games: [],
      statistics: [],
    });
    for (const bad of ['', 'null', '{}', '[]', '{"dockhand-all":2}']) expect(readAll(bad)).toBeNull();
  });
});

describe('marks below a graph', () => {
  it('lie in rows if they would lie on each other', () => {
    expect(stacked([0.1, 0.3, 0.9])).toEqual([0, 0, 0]);
    expect(stacked([0.2, 0.22, 0.24, 0.5])).toEqual([0, 1, 2, 0]);
    expect(stacked([0.2, 0.24, 0.28])).toEqual([0, 1, 0]);
    expect(stacked([])).toEqual([]);
  });
});

describe('S4: marks at the ends of lines', () => {
  it('do not lie on each other, and stay inside', () => {
    for (const wanted of [[4, 4, 4, 4], [96, 96, 96, 96], [50, 51, 4, 96], [10], [30, 30]]) {
      const tops = ends(wanted),
        order = [...tops].sort((a, b) => a - b);
      order.forEach((top, i) => {
        if (i > 0) expect(top - (order[i - 1] ?? 0)).toBeGreaterThanOrEqual(24);
      });
      expect(Math.max(...tops)).toBeLessThanOrEqual(88);
    }
  });
});
