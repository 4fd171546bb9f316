// Which tables of Kontor can be chosen, what their cards say, and what the device remembers, with an engine
// that knows just a few rules.
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Judge, Ruleset } from '../../www/engine/draft';
import { entriesIn } from '../../www/device/entries';
import { nearestPlayable, withValue } from '../../www/engine/nearest';
import { savePresets, MOST_NAMED, readPresets, tableFrom } from '../../www/device/presets';
import {
  anyTable,
  apart,
  knownScenario,
  barring,
  factsOf,
  onAt,
  plainTable,
  seatsOf,
  waysFrom,
} from '../../www/games/kontor/chooser/plan';
import {
  cleared,
  fromOwn,
  fromStart,
  marked,
  MARKS,
  mirrored,
  placeOf,
  resized,
  sameDrawing,
  toOwn,
  toView,
  type Drawing,
} from '../../www/games/kontor/chooser/drawing';
import type { GameEntry, Refusal } from '../../www/engine/wire';
import { boardOf, cross, viewOf } from './kontor-fixture';

const entry: GameEntry = {
  id: 'kontor',
  seats: [2, 4],
  secrets: 'hands',
  colours: ['red', 'black', 'crimson', 'grey'],
  seating: [
    [0, 1],
    [0, 2, 1, 3],
  ],
  options: [
    { kind: 'choice', key: 'scenario', values: ['base', 'advanced', 'speed', 'never'], default: 'advanced' },
    { kind: 'choice', key: 'edges', values: ['both', 'per-axis'], default: 'both' },
    { kind: 'switch', key: 'misery', default: false },
    { kind: 'switch', key: 'lastPoint', default: false },
    { kind: 'switch', key: 'justice', default: false },
  ],
  levels: [],
  characters: ['careful', 'greedy', 'spoiler'],
};

/**
 * Base and Speed are for two players, Never is for none; Speed has no last point; Misery and Justice exclude
 * each other.
 */
const judge: Judge = ({ count, values: { scenario, misery, lastPoint, justice } }) => {
  const why: Refusal[] = [];
  if (scenario === 'never') why.push({ code: 'needs', rule: null });
  if (scenario !== 'advanced' && count === 4) why.push({ code: 'players', rule: null, seats: 4 });
  if (scenario === 'speed' && lastPoint === true) why.push({ code: 'clashes-with-scenario', rule: null });
  if (misery === true && justice === true) why.push({ code: 'clash', rule: null });
  return why;
};
const table = (count: number, values: object = {}): Ruleset => ({
  count,
  values: { ...plainTable(entry, count).values, ...values },
});
const codes = (why: Refusal[]): string[] => why.map(({ code }) => code);

describe('the cards of the chooser', () => {
  it('offer every scenario that can be played, and none besides', () => {
    expect(waysFrom(table(2), entry, judge).map(({ scenario }) => scenario)).toEqual([
      'base',
      'advanced',
      'speed',
    ]);
    expect(seatsOf('base', entry, judge)).toEqual([2]);
    expect(seatsOf('advanced', entry, judge)).toEqual([2, 4]);
  });
  it('say what else a choice would change: the number of players, and the options that are switched off', () => {
    const [base, advanced, speed] = waysFrom(table(4, { lastPoint: true, misery: true }), entry, judge);
    expect([base!.table.count, codes(base!.why), base!.dropped]).toEqual([2, ['players'], []]);
    expect([advanced!.table.count, advanced!.why, advanced!.dropped]).toEqual([4, [], []]);
    expect([speed!.table.count, codes(speed!.why), speed!.dropped]).toEqual([
      2,
      ['players', 'clashes-with-scenario'],
      ['lastPoint'],
    ]);
    expect(judge(speed!.table)).toEqual([]);
    expect(speed!.table.values['misery']).toBe(true);
  });
  it('P56: stand in two groups, those for the number of players first', () => {
    const ways = waysFrom(table(4, { lastPoint: true }), entry, judge),
      names = (group: typeof ways) => group.map(({ scenario }) => scenario);
    expect(apart(ways, 4).map(names)).toEqual([['advanced'], ['base', 'speed']]);
    expect(apart(waysFrom(table(2), entry, judge), 2).map(names)).toEqual([
      ['base', 'advanced', 'speed'],
      [],
    ]);
  });
  it('bar only options that do not go with the table, with all reasons', () => {
    const speed = table(2, { scenario: 'speed', misery: true });
    expect(codes(barring(speed, 'lastPoint', judge))).toEqual(['clashes-with-scenario']);
    expect(codes(barring(speed, 'justice', judge))).toEqual(['clash']);
    expect(barring(speed, 'misery', judge)).toEqual([]);
  });
  it('never give a reason that belongs to another option', () => {
    expect(barring(table(4, { scenario: 'base' }), 'misery', judge)).toEqual([]);
  });
  it('tell the board, the ship and the length of the game', () => {
    expect(factsOf(viewOf(cross, 2), boardOf(6, 6), 2)).toEqual({
      columns: 6,
      rows: 6,
      ship: true,
      rounds: 16,
    });
    const dry = viewOf(cross, 2);
    expect(
      factsOf({ ...dry, tokens: dry.tokens.filter(({ at }) => !at.startsWith('ship/')) }, boardOf(6, 6), 4),
    ).toMatchObject({ ship: false, rounds: 8 });
  });
});

describe('a table that cannot be played', () => {
  it('is played without the option in the way, or by another number of players, or in another scenario', () => {
    expect(nearestPlayable(table(2, { scenario: 'speed', lastPoint: true }), entry, judge, 'count')).toEqual(
      table(2, { scenario: 'speed' }),
    );
    expect(nearestPlayable(table(4, { scenario: 'base' }), entry, judge, 'choice')).toEqual(
      table(2, { scenario: 'base' }),
    );
    expect(nearestPlayable(table(4, { scenario: 'base' }), entry, judge, 'count')).toEqual(
      table(4, { scenario: 'advanced' }),
    );
    expect(nearestPlayable(table(2, { scenario: 'never' }), entry, judge, 'choice')).toBeNull();
  });
});

describe('any table', () => {
  it('can be played with any chance, by as many players as before', () => {
    let state = 1;
    const chance = (): number => {
      state = (state * 16807) % 2147483647;
      return state / 2147483647;
    };
    const seen = new Set<unknown>(),
      switched = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const one = anyTable(n % 2 ? 2 : 4, entry, judge, 'advanced', chance);
      expect([one.count, judge(one)]).toEqual([n % 2 ? 2 : 4, []]);
      seen.add(one.values['scenario']);
      switched.add(onAt(one, entry).length);
    }
    expect([...seen].sort()).toEqual(['advanced', 'base', 'speed']);
    expect([...switched].sort()).toEqual([0, 1, 2]);
  });
  it('P13: spares beginners what is hard, step by step', () => {
    let state = 1;
    const chance = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
    const all: GameEntry = {
      ...entry,
      options: [
        { kind: 'choice', key: 'scenario', values: ['base', 'giant', 'freewheel'], default: 'base' },
        { kind: 'switch', key: 'misery', default: false },
      ],
    };
    const after = (played: string | null, count = 2): [string[], boolean] => {
      const some = Array.from({ length: 60 }, () => anyTable(count, all, () => [], played, chance));
      return [
        [...new Set(some.map(({ values }) => String(values['scenario'])))].sort(),
        some.some((one) => onAt(one, all).length > 0),
      ];
    };
    expect(after(null)).toEqual([['base'], false]);
    expect(after('base')).toEqual([['base', 'giant'], true]);
    expect(after('giant')).toEqual([['base', 'freewheel', 'giant'], true]);
  });
});

it('P13: a surprise stays easy until three games of Kontor were finished', () => {
  const last = table(2, { scenario: 'base' }),
    seats = [{ name: 'Ada', level: null, points: 7, won: true }],
    entryOf = (game: string): string => JSON.stringify({ game, at: 1, moves: 9, casual: false, seats });
  const stored = new Map<string, unknown>([
    ['stats/a', entryOf('kontor')],
    ['stats/b', entryOf('duel')],
    ['stats/c', entryOf('kontor')],
    ['stats/d', 'damaged'],
    ['stats/e', null],
    ['game/f', entryOf('kontor')],
  ]);
  expect(entriesIn(stored).filter(([, { game }]) => game === 'kontor')).toHaveLength(2);
  expect(knownScenario(last, 2)).toBeNull();
  expect(knownScenario(last, 3)).toBe('base');
  expect(knownScenario(null, 9)).toBeNull();
});

describe('what the device remembers', () => {
  const storage = new Map<string, string>();
  const stub = (): void =>
    void vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => storage.set(key, text),
    });
  afterEach(() => {
    storage.clear();
    vi.unstubAllGlobals();
  });

  it('comes back as it was', () => {
    stub();
    const own = withValue(table(2, { scenario: 'speed', misery: true }), 'components', { game: 'kontor' });
    expect(
      savePresets(entry, { last: own, named: [{ name: 'Friday', table: table(4) }] }, 'components'),
    ).toBe(true);
    expect(readPresets(entry, 'components')).toEqual({
      last: own,
      named: [{ name: 'Friday', table: table(4) }],
    });
    savePresets(entry, { last: table(2) }, 'components');
    expect(readPresets(entry).named).toHaveLength(1);
  });
  it('is nothing if nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    });
    expect(readPresets(entry)).toEqual({ last: null, named: [] });
    expect(savePresets(entry, { last: table(2) })).toBe(false);
  });
  it('is checked when it is read: entries that the catalogue does not know are dropped', () => {
    stub();
    for (const text of [
      '',
      '{',
      'null',
      '7',
      '[]',
      '"x"',
      '{"last":7,"named":{}}',
      '{"last":{"count":2},"named":[null,7,{"name":"x"},{"table":{}}]}',
    ]) {
      storage.set('dockhand.tables.kontor', text);
      expect(readPresets(entry, 'components')).toEqual({ last: null, named: [] });
    }
    const hostile = JSON.parse(
      '{"count":2,"values":{"scenario":"<b>","edges":7,"misery":"yes","justice":true,"unknown":1,"__proto__":{"misery":true},"components":"text"}}',
    ) as unknown;
    expect(tableFrom(hostile, entry, 'components')).toEqual(table(2, { justice: true }));
    expect(tableFrom({ count: 3, values: {} }, entry)).toBeNull();
    const many = Array.from({ length: 90 }, (_, i) => ({ name: ` ${'n'.repeat(90)}${i}`, table: table(2) }));
    storage.set(
      'dockhand.tables.kontor',
      JSON.stringify({ named: [...many, { name: '   ', table: table(2) }] }),
    );
    const { named } = readPresets(entry);
    expect(named).toHaveLength(MOST_NAMED);
    expect(named[0]!.name).toHaveLength(40);
  });
});

describe('a harbour that is drawn', () => {
  const lines = (drawing: Drawing): string[] => drawing.cells.map((row) => row.join(''));
  const cross4 = fromOwn({ columns: 6, rows: 5, map: ['. ~ .', 'c A T'] })!;

  it('lies in the middle of its board and goes to the engine with its margins', () => {
    expect(lines(cross4)).toEqual(['......', '..~...', '.cAT..', '......', '......']);
    expect(toOwn(cross4)).toEqual({
      columns: 6,
      rows: 5,
      map: ['. . . . . .', '. . ~ . . .', '. c A T . .', '. . . . . .', '. . . . . .'],
    });
    expect(fromOwn(toOwn(cross4))).toEqual(cross4);
    expect(toOwn({ columns: 4, rows: 4, cells: [['.']] })).toEqual({ columns: 4, rows: 4, map: [] });
  });
  it('begins as the scenario does', () => {
    const { map, columns } = toOwn(fromStart(viewOf(cross, 2), 7, 7));
    expect([columns, map]).toEqual([
      7,
      [
        '. . . . . . .',
        '. . . ~ . . .',
        '. . . ~ . . .',
        '. ~ ~ A ~ ~ .',
        '. . . ~ . . .',
        '. . . ~ . . .',
        '. . . . . . .',
      ],
    ]);
  });
  it('is checked when it is read', () => {
    for (const found of [
      null,
      7,
      'x',
      {},
      { columns: 5 },
      { columns: 5, rows: 5, map: 'A' },
      { columns: 1.5, rows: 5, map: [] },
    ])
      expect(fromOwn(found)).toBeNull();
    const huge = fromOwn({
      columns: 1e9,
      rows: -3,
      map: [null, 'A<b>~', ...Array<string>(99).fill('~'.repeat(999))],
    })!;
    expect([huge.columns, huge.rows, huge.cells.length, huge.cells[0]!.length]).toEqual([12, 1, 1, 12]);
    expect(huge.cells.flat().every((mark) => (MARKS as readonly string[]).includes(mark))).toBe(true);
  });
  it('P28: takes marks, leaves them when they are set again, and has one anchor', () => {
    const more = marked(cross4, 4, 2, '~');
    expect(lines(more)[2]).toBe('.cAT~.');
    expect(marked(more, 4, 2, '~')).toEqual(more);
    expect(lines(marked(more, 4, 2, '.'))[2]).toBe('.cAT..');
    expect(marked(more, 2, 2, 'A')).toEqual(more);
    expect(lines(marked(cross4, 0, 0, 'A'))).toEqual(['A.....', '..~...', '.c.T..', '......', '......']);
    expect(lines(resized(cross4, 4, 7))).toEqual(['....', '..~.', '.cAT', '....', '....', '....', '....']);
  });
  it('P28: is cleared down to its anchor', () => {
    expect(lines(cleared(cross4))).toEqual(['......', '......', '..A...', '......', '......']);
    expect(sameDrawing(cleared(cleared(cross4)), cleared(cross4))).toBe(true);
  });
  it('P28: is mirrored: the left half to the right, the top half down, and keeps its one anchor', () => {
    expect(lines(mirrored(cross4, 'left'))).toEqual(['......', '..~~..', '.cA~c.', '......', '......']);
    expect(lines(mirrored(cross4, 'top'))).toEqual(['......', '..~...', '.cAT..', '..~...', '......']);
    const south = fromOwn({
      columns: 5,
      rows: 4,
      map: ['c . . . .', '. . . . t', '. . . A .', '. . . . T'],
    })!;
    expect(lines(mirrored(south, 'top'))).toEqual(['c....', '...~t', '...At', 'c....']);
    expect(lines(mirrored(south, 'left'))).toEqual(['c...c', '.....', '.~.A.', '.....']);
  });
  it('is shown as it would lie on the table, its edges counted from the anchor', () => {
    const { tokens } = toView(cross4);
    expect(tokens.map(({ at }) => at)).toEqual([
      'cell/0,-1',
      'cell/-1,0',
      'cell/0,0',
      'cell/1,0',
      'edge/column/-2',
      'edge/row/-2',
      'edge/column/3',
      'edge/row/2',
    ]);
    expect(tokens[1]!.face).toMatchObject({ building: 'crane', side: 'red' });
    expect(placeOf({ columns: 2, rows: 1, cells: [['.', '~']] }, 1, 0)).toBe('cell/1,0');
  });
});
