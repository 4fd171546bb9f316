// Every place of Kontor's table has a box, inside the table, on no other box, and large enough to hit: on
// boards of any shape.
import { describe, expect, it } from 'vitest';
import { axisOf, stepSeen } from '../../www/games/kontor/layout/harbour';
import { layoutKontor } from '../../www/games/kontor/layout/table';
import { columnName, rowName, type Layout } from '../../www/games/kontor/layout/types';
import { namesOf } from '../../www/games/kontor/paint/coordinates';
import type { Rect } from '../../www/stage/layout/rect';
import { tapRect } from '../../www/stage/layout/types';
import { sceneOf } from '../../www/stage/scene';
import type { Game, Printed } from '../../www/games/kontor/wire';
import { expectApart, inside, largestEmpty, numbered } from './boxes';
import { boardOf, cross, crowded, lonely, setupOf, viewOf, type Drawn } from './kontor-fixture';

const SIZES = [
  [360, 580],
  [360, 600],
  [390, 690],
  [560, 314],
  [620, 330],
  [768, 900],
  [900, 800],
  [1024, 650],
  [1100, 560],
  [1176, 790],
  [1640, 960],
] as const;
const BOARDS: { name: string; columns: number; rows: number; drawn: Drawn }[] = [
  { name: 'a cross on 6 × 6', columns: 6, rows: 6, drawn: cross },
  { name: 'a cross on 8 × 8, its rows fixed', columns: 8, rows: 8, drawn: { ...cross, rows: [-5, 2] } },
  { name: 'a full 6 × 6', columns: 6, rows: 6, drawn: crowded(6, 6) },
  { name: 'a full 7 × 7', columns: 7, rows: 7, drawn: crowded(7, 7) },
  { name: 'a full 8 × 8', columns: 8, rows: 8, drawn: crowded(8, 8) },
  { name: 'a full 12 × 4', columns: 12, rows: 4, drawn: crowded(12, 4) },
  { name: 'the anchor alone on 7 × 7', columns: 7, rows: 7, drawn: lonely },
];
const cases = SIZES.flatMap(([w, h]) =>
  [2, 4].flatMap((seats) => BOARDS.map((board) => ({ w, h, seats, ...board }))),
);

function laidOut({ w, h, seats, columns, rows, drawn }: (typeof cases)[number]) {
  const scene = sceneOf<Game>(viewOf(drawn, seats));
  return { scene, layout: layoutKontor({ w, h }, scene, setupOf(seats), boardOf(columns, rows, seats)) };
}

describe.each(cases)('at $w × $h with $seats players, $name', (which) => {
  const { scene, layout } = laidOut(which);
  const host = { x: 0, y: 0, w: which.w, h: which.h };
  const { harbour, panels, city, rail } = layout;
  const at = (place: string): Rect => layout.places.get(place)!;

  it('has a box inside the table for every piece and every pile', () => {
    for (const place of [...scene.tokens.keys(), ...scene.counts.keys()]) {
      if (!layout.places.has(place)) expect.fail(place);
      if (!inside(at(place), host, 1)) expect.fail(`${place} ${JSON.stringify(at(place))}`);
      if (Math.min(at(place).w, at(place).h) < 4) expect.fail(`${place} ${JSON.stringify(at(place))}`);
    }
    expect(inside(at('box'), host)).toBe(false); // cards in the box are off the table
  });

  it('keeps the map, the players, the city and the rail apart', () => {
    expectApart([
      ['map', harbour.sheet],
      ...panels.map(({ seat, rect }): [string, Rect] => [`seat ${seat}`, rect]),
      ...numbered('city', city.rects),
      ...(rail ? [['rail', rail.rect] as [string, Rect]] : []),
    ]);
    for (const rect of [harbour.sheet, ...panels.map((panel) => panel.rect), ...city.rects])
      expect(inside(rect, host)).toBe(true);
  });

  it('keeps what a player has apart, on the own panel or in the rail', () => {
    for (const { seat, rect, glyph, score, purse, hand, chosen, pile } of panels) {
      const named = layout.areas.find(({ id }) => id === `seat/${seat}`)!.rect;
      expect(named.w, 'name').toBeGreaterThanOrEqual(40);
      const fixed: [string, Rect][] = [
        ['mark', glyph],
        ['points', score],
        ['purse', purse],
        ['chosen', chosen],
        ['pile', pile],
        ['name', named],
      ];
      const held = numbered('hand', hand);
      expectApart([...fixed, ...held]);
      for (const [what, r] of fixed)
        if (!inside(r, rect, 1)) expect.fail(`${what} ${JSON.stringify([r, rect])}`);
      for (const [what, r] of held) if (!inside(r, rail?.seat === seat ? rail.rect : rect)) expect.fail(what);
    }
    const things: [string, Rect][] = [
      ['canals', city.canals],
      ['treasury', city.treasury],
      ...numbered('supply', city.supply),
    ];
    expectApart(things);
    for (const [what, r] of things)
      expect(
        city.rects.some((rect) => inside(r, rect)),
        what,
      ).toBe(true);
  });

  it('draws the cells in whole pixels, side by side, on the sheet', () => {
    const { unit, grid, cells, sheet, frame } = harbour;
    expect(Number.isInteger(unit) && Number.isInteger(grid.x) && Number.isInteger(grid.y)).toBe(true);
    expect(
      inside(
        { x: grid.x - frame, y: grid.y - frame, w: grid.w + 2 * frame, h: grid.h + 2 * frame },
        sheet,
        1,
      ),
    ).toBe(true);
    expect(cells.length * unit * unit).toBe(grid.w * grid.h);
    const seen = (x: number, y: number): [number, number] =>
      harbour.turned
        ? [harbour.rows.to - y, x - harbour.columns.from]
        : [x - harbour.columns.from, y - harbour.rows.from];
    for (const { box, x, y } of cells)
      expect([box.x - grid.x, box.y - grid.y]).toEqual(seen(x, y).map((n) => n * unit));
  });

  it('keeps warehouses, keeper and ship on their card', () => {
    for (const { x, y, box } of harbour.cells) {
      const goods = ['tea', 'wine', 'spice'].map((good): [string, Rect] => [
        good,
        at(`stock/${x},${y}/${good}`),
      ]);
      expectApart(goods);
      const extras = ['tea', 'wine', 'spice'].map((good) => at(`extra/${x},${y}/${good}`));
      for (const r of [...goods.map(([, r]) => r), ...extras, at(`keeper/${x},${y}`), at(`ship/${x},${y}`)])
        expect(inside(r, box)).toBe(true);
    }
  });

  it('keeps any number of warehouses of a kind, and both coins, on their card', () => {
    const more = ['extra/0,0/tea', 'extra/0,0/tea/2', 'extra/0,0/tea/3'],
      heaped = sceneOf<Game>(viewOf(which.drawn, which.seats));
    more.forEach((place) => heaped.tokens.set(place, { is: 'warehouse', good: 'tea' }));
    const {
      places,
      harbour: { cells },
    } = layoutKontor(which, heaped, setupOf(which.seats), boardOf(which.columns, which.rows, which.seats));
    const { box } = cells.find(({ place }) => place === 'cell/0,0')!,
      found = [...more, 'extra/0,0/tea/4', 'coin/0,0', 'coin/0,0/2'].map((place) => places.get(place)!);
    for (const r of found) expect(inside(r, box)).toBe(true);
    expect(new Set(found.map((r) => JSON.stringify(r))).size).toBe(found.length);
  });

  it('shows every cell beside a card, unless the board ends there', () => {
    const shown = new Set(harbour.cells.map(({ place }) => place)),
      { columns, rows } = which.drawn;
    const within = (v: number, ends: [number, number] | undefined): boolean =>
      !ends || (v >= ends[0] && v <= ends[1]);
    for (const [x, y] of which.drawn.cards) {
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        expect(shown.has(`cell/${x + dx},${y + dy}`)).toBe(within(x + dx, columns) && within(y + dy, rows));
    }
  });

  it('has targets: cells, and the hand of the player who decides', () => {
    const long = which.columns > 8,
      low = which.h < 420;
    const cell = tapRect(layout, 'cell/0,0')!;
    expect(Math.min(cell.w, cell.h)).toBeGreaterThanOrEqual(
      long && which.seats === 4 ? 20 : low ? 32 : which.w < 400 ? 38 : long ? 40 : 54,
    );
    const { hand, seat } = panels[scene.toAct[0]!]!;
    expect(Math.min(...hand.map((r) => r.w)), `hand of ${seat}`).toBeGreaterThanOrEqual(
      long && low ? 34 : 40,
    );
    for (const panel of panels)
      for (const r of [panel.chosen, panel.pile])
        expect(r.w).toBeGreaterThanOrEqual(rail ? 32 : long && low ? 34 : 40);
    expect(Math.min(city.canals.w, city.canals.h)).toBeGreaterThanOrEqual(32);
  });

  it('keeps the titles on the table', () => {
    for (const { id, rect } of layout.areas) expect(inside(rect, host), id).toBe(true);
  });
});

describe('the map', () => {
  const size = { w: 1024, h: 650 };
  const of = (drawn: Drawn, columns = 8, rows = 8) =>
    layoutKontor(size, sceneOf<Game>(viewOf(drawn, 2)), setupOf(2), boardOf(columns, rows));

  it('grows with the cards, and ends where an axis is fixed', () => {
    expect(axisOf([-2, 0, 2], [], 8)).toEqual({ from: -3, to: 3, slots: 9, fixed: false });
    expect(axisOf([0], [], 7)).toEqual({ from: -1, to: 1, slots: 8, fixed: false });
    expect(axisOf([-2, 2], [3, -4], 8)).toEqual({ from: -4, to: 3, slots: 8, fixed: true });
    // Six of seven columns: either end may still take the last one.
    expect(axisOf([-3, 2], [], 7)).toEqual({ from: -4, to: 3, slots: 8, fixed: false });
  });

  it('keeps the size of its cards until an axis is fixed, and makes them no smaller then', () => {
    const seven: Drawn = {
      cards: [
        ...cross.cards,
        ...crowded(1, 1).cards,
        ...[3, -3].map((x): Drawn['cards'][number] => [x, 0, cross.cards[0]![2]]),
      ],
    };
    expect(of(seven).harbour.unit).toBe(of(cross).harbour.unit);
    expect(of(crowded(8, 8)).harbour.unit).toBeGreaterThanOrEqual(of(cross).harbour.unit);
  });

  it('lies turned if a long board would be too small, with its frame and what is beside a cell', () => {
    const drawn = crowded(12, 4);
    for (const [w, h] of [
      [360, 580],
      [390, 690],
    ] as const) {
      const layout = layoutKontor({ w, h }, sceneOf<Game>(viewOf(drawn, 2)), setupOf(2), boardOf(12, 4)),
        { harbour } = layout;
      expect(harbour.turned).toBe(true);
      expect(harbour.unit).toBeGreaterThanOrEqual(40);
      const at = (place: string): Rect => layout.places.get(place)!;
      expect(at('cell/1,0').y).toBe(at('cell/0,0').y + harbour.unit); // east is below
      expect(at('cell/0,-1').x).toBe(at('cell/0,0').x + harbour.unit); // north is to the right
      expect(stepSeen(harbour, 0, 1)).toEqual([1, 0]);
      expect(stepSeen(harbour, 1, 0)).toEqual([0, -1]);
      const { grid, frame } = harbour;
      expect(at('edge/column/-6')).toEqual({ x: grid.x, y: grid.y - frame, w: grid.w, h: frame });
      expect(at('edge/row/-2')).toEqual({ x: grid.x + grid.w, y: grid.y, w: frame, h: grid.h });
    }
    expect(
      layoutKontor({ w: 1176, h: 790 }, sceneOf<Game>(viewOf(drawn, 2)), setupOf(2), boardOf(12, 4)).harbour
        .turned,
    ).toBe(false);
  });

  it('P7: names every column and row that is shown once, on the sheet, also if the map lies turned', () => {
    for (const [w, h, columns, rows] of [
      [360, 580, 12, 4],
      [360, 580, 8, 8],
      [1176, 790, 12, 4],
      [1176, 790, 7, 7],
    ] as const) {
      const drawn = crowded(columns, rows),
        { harbour } = layoutKontor(
          { w, h },
          sceneOf<Game>(viewOf(drawn, 2)),
          setupOf(2),
          boardOf(columns, rows),
        ),
        names = namesOf(harbour);
      const cells = harbour.cells.map(({ x, y }) => [
        columnName(harbour.board, x),
        rowName(harbour.board, y),
      ]);
      expect(names.map(({ name }) => name).sort()).toEqual([...new Set(cells.flat())].sort());
      for (const { name, at } of names) expect(inside(at, harbour.sheet, 1), `${w} ${name}`).toBe(true);
      const anchor = harbour.cells.find(({ place }) => place === 'cell/0,0')!.box,
        column = names.find(({ name }) => name === columnName(harbour.board, 0))!.at;
      expect(harbour.turned ? column.y : column.x).toBe(harbour.turned ? anchor.y : anchor.x);
    }
  });

  it('has room for six special cards in each hand', () => {
    const prints: Printed[] = [
      boardOf(8, 8)[0]!,
      { at: 'hand/0/0', print: { is: 'hand', docks: 3, canals: 2, specials: 6 } },
    ];
    for (const [w, h] of [
      [360, 580],
      [768, 900],
      [1024, 650],
      [560, 314],
    ] as const) {
      const { panels, rail } = layoutKontor({ w, h }, sceneOf<Game>(viewOf(cross, 2)), setupOf(2), prints);
      for (const { hand, chosen, pile, rect } of panels) {
        const boxes = [...hand, chosen, pile].map((r, i): [string, Rect] => [`card ${i}`, r]);
        expect(hand).toHaveLength(11);
        expectApart(boxes);
        if (!rail) for (const [what, r] of boxes) expect(inside(r, rect, 1), what).toBe(true);
        expect(Math.min(...hand.map((r) => r.w))).toBeGreaterThanOrEqual(w < 700 ? 24 : 40);
      }
    }
  });

  it('stakes out fields, turned or not', () => {
    const prints: Printed[] = [
      ...boardOf(8, 8),
      { at: 'cell/1,-2', print: { is: 'field', columns: 2, rows: 2 } },
    ];
    const layout = layoutKontor(size, sceneOf<Game>(viewOf(crowded(8, 8), 2)), setupOf(2), prints);
    const [first, last] = ['cell/1,-2', 'cell/2,-1'].map((place) => layout.places.get(place)!) as [
      Rect,
      Rect,
    ];
    expect(layout.harbour.fields).toEqual([
      { x: first.x, y: first.y, w: last.x + last.w - first.x, h: last.y + last.h - first.y },
    ]);
  });

  it('is printed anew when it grows or is fixed, and not when a piece moves', () => {
    const key = of(cross).boardKey;
    expect(of({ ...cross, columns: [-4, 3] }).boardKey).not.toBe(key);
    const other = viewOf(cross, 2);
    other.tokens = other.tokens.filter(({ at }) => !at.startsWith('ship/') && !at.startsWith('hand/'));
    expect(layoutKontor(size, sceneOf<Game>(other), setupOf(2), boardOf(8, 8)).boardKey).toBe(key);
  });

  it('is not printed anew when the players change places', () => {
    const held = [0, 1].map((eye) =>
      layoutKontor(size, sceneOf<Game>(viewOf(cross, 2), eye), setupOf(2), boardOf(8, 8)),
    );
    expect(held[0]!.panels[0]!.rect).toEqual(held[1]!.panels[1]!.rect);
    expect(held[0]!.boardKey).toBe(held[1]!.boardKey);
  });

  it('seats partners side by side, opponents opposite each other', () => {
    const { panels } = layoutKontor(
      { w: 768, h: 900 },
      sceneOf<Game>(viewOf(cross, 4)),
      setupOf(4),
      boardOf(8, 8, 4),
    );
    const [anna, bruno, chloe, david] = panels.map(({ rect }) => rect) as [Rect, Rect, Rect, Rect];
    expect(panels.map(({ side }) => side)).toEqual(['red', 'red', 'black', 'black']);
    expect([anna.y, chloe.y, anna.x, bruno.x]).toEqual([bruno.y, david.y, david.x, chloe.x]);
  });

  it('lays the hand of the only viewer into the rail of a small table, and of the next player to decide if everybody looks', () => {
    const seatOf = (eye: number | null): number | undefined =>
      layoutKontor({ w: 360, h: 580 }, sceneOf<Game>(viewOf(cross, 4), eye), setupOf(4), boardOf(8, 8, 4))
        .rail?.seat;
    expect([seatOf(1), seatOf(null)]).toEqual([1, 3]);
  });
});

describe.each(SIZES.map(([w, h]) => ({ w, h })))(
  'with events and special cards for sale at $w × $h',
  ({ w, h }) => {
    it('keeps them with the stocks, apart and large enough to see', () => {
      const setup = setupOf(2),
        config = { ...setup.config, events: true, specialShop: true };
      const { city, places } = layoutKontor(
        { w, h },
        sceneOf<Game>(viewOf(cross, 2)),
        { ...setup, config },
        boardOf(6, 6),
      );
      expect(city.extras.map(([what]) => what)).toEqual(['events', 'shop']);
      const things: [string, Rect][] = [
        ['canals', city.canals],
        ['treasury', city.treasury],
        ...numbered('supply', city.supply),
        ...city.extras,
      ];
      expectApart(things);
      for (const [what, r] of things)
        expect(
          city.rects.some((rect) => inside(r, rect)),
          what,
        ).toBe(true);
      for (const [what] of city.extras)
        expect(Math.min(places.get(what)!.w, places.get(what)!.h), what).toBeGreaterThanOrEqual(14);
    });
  },
);

/** The tables of windows of 1920 × 1080 and 2560 × 1440, with the bar, the prompt and the log around them. */
const LARGE = [
  [1610, 935],
  [2240, 1290],
] as const;

describe.each(
  LARGE.flatMap(([w, h]) =>
    [2, 3, 4].flatMap((seats) =>
      [
        { columns: 7, rows: 7, drawn: cross, name: 'a cross' },
        { columns: 8, rows: 8, drawn: cross, name: 'a cross' },
        { columns: 12, rows: 4, drawn: crowded(12, 4), name: 'a full harbour' },
      ].map((board) => ({ w, h, seats, ...board })),
    ),
  ),
)(
  'P22: at $w × $h with $seats players, $name on $columns × $rows',
  ({ w, h, seats, columns, rows, drawn }) => {
    const layout = layoutKontor(
      { w, h },
      sceneOf<Game>(viewOf(drawn, seats)),
      setupOf(seats),
      boardOf(columns, rows, seats),
    );
    const { panels, harbour, city } = layout,
      hand = Math.min(...panels.flatMap((panel) => panel.hand.map((r) => r.w)));

    it('P22: cards in hand are as large as cells, or nearly so', () => {
      expect(hand / harbour.unit).toBeGreaterThanOrEqual(columns > 8 && seats > 2 ? 0.8 : 1);
    });

    it('P22: hand, pile and chosen card fill most of a panel beside or below its head', () => {
      for (const { rect, hand: held, chosen, pile } of panels) {
        const all = [...held, chosen, pile],
          [left, right] = [Math.min(...all.map((r) => r.x)), Math.max(...all.map((r) => r.x + r.w))],
          [top, foot] = [Math.min(...all.map((r) => r.y)), Math.max(...all.map((r) => r.y + r.h))];
        expect(Math.max((right - left) / rect.w, (foot - top) / rect.h)).toBeGreaterThan(0.7);
        expect(((right - left) * (foot - top)) / (rect.w * rect.h)).toBeGreaterThan(0.45);
      }
    });

    it('P22: every player has a face of at least 40 pixels, on the panel and clear of all that can be tapped', () => {
      for (const { seat, rect, hand: held, chosen, pile, score, purse, glyph } of panels) {
        const face = layout.places.get(`face/${seat}`)!,
          named = layout.areas.find(({ id }) => id === `seat/${seat}`)!.rect;
        expect(face.w).toBeGreaterThanOrEqual(40);
        expect(inside(face, rect)).toBe(true);
        expect(inside(glyph, face)).toBe(true);
        expectApart([
          ['face', face],
          ['name', named],
          ['points', score],
          ['purse', purse],
          ['chosen', chosen],
          ['pile', pile],
          ...numbered('hand', held),
        ]);
        for (const r of [named, score, purse]) expect(inside(r, rect, 1)).toBe(true);
      }
    });

    it('P22: no empty rectangle takes more than 12 % of the table at the beginning', () => {
      // The grid of the map is not an empty box: its cells are the main places of the game.
      const things = [
        harbour.grid,
        ...panels.flatMap(({ hand: held, ...panel }) => [
          ...held,
          panel.chosen,
          panel.pile,
          panel.score,
          panel.purse,
          panel.glyph,
        ]),
        city.canals,
        city.treasury,
        ...city.supply,
        ...layout.areas.map(({ rect }) => rect),
      ];
      expect(largestEmpty({ x: 0, y: 0, w, h }, things) / (w * h)).toBeLessThan(0.12);
    });
  },
);

it('P22: with all extras, what is for sale and the events lie beside the stocks of a large table', () => {
  for (const [w, h] of LARGE)
    for (const seats of [2, 4]) {
      const setup = setupOf(seats),
        config = { ...setup.config, events: true, specialShop: true };
      const { city, places } = layoutKontor(
        { w, h },
        sceneOf<Game>(viewOf(cross, seats)),
        { ...setup, config },
        boardOf(8, 8, seats),
      );
      const things: [string, Rect][] = [
        ['canals', city.canals],
        ['treasury', city.treasury],
        ...numbered('supply', city.supply),
        ...city.extras,
      ];
      expectApart(things);
      for (const [what, r] of things)
        expect(
          city.rects.some((rect) => inside(r, rect)),
          what,
        ).toBe(true);
      for (const what of ['treasury', 'supply/tea', 'events', 'shop'])
        expect(places.get(what)!.w, what).toBeGreaterThanOrEqual(36);
    }
});

it('P22: on phones and tablets no player has a face, and hands keep their size', () => {
  for (const [w, h, card] of [
    [360, 580, 45],
    [768, 900, 93],
    [1024, 650, 88],
  ] as const) {
    const { panels, places } = layoutKontor(
      { w, h },
      sceneOf<Game>(viewOf(cross, 2)),
      setupOf(2),
      boardOf(8, 8),
    );
    expect(panels[0]!.hand[0]!.w).toBe(card);
    expect(places.get('face/0')!.w).toBeLessThan(40);
  }
});

it('P22: the canal pile does not lie alone in a box that has room for the treasury', () => {
  let apart = 0;
  for (const [w, h] of [...SIZES, [1102, 632], [900, 632], [760, 632]] as const)
    for (const seats of [2, 4])
      for (const [columns, rows] of [
        [7, 7],
        [8, 8],
        [9, 9],
      ] as const) {
        const { city } = layoutKontor(
          { w, h },
          sceneOf<Game>(viewOf(cross, seats)),
          setupOf(seats),
          boardOf(columns, rows, seats),
        );
        const [first, second] = city.rects;
        if (!first || !second || Math.min(first.w, first.h) < 80 || Math.max(first.w, first.h) < 130)
          continue;
        apart++;
        expect(inside(city.treasury, first), `${w} x ${h}, ${seats}, ${columns} x ${rows}`).toBe(true);
        expectApart([
          ['canals', city.canals],
          ['treasury', city.treasury],
          ...numbered('supply', city.supply),
        ]);
      }
  expect(apart).toBeGreaterThan(0);
});

it('P60: for the left hand, what lies beside the map comes to its other side, with all that is in it', () => {
  for (const [w, h] of SIZES) for (const seats of [2, 3, 4]) mirrors({ w, h }, seats);
});

/** Expects a table for the left hand to be the mirror of the other, panel by panel. */
function mirrors(size: { w: number; h: number }, seats: number): void {
  const scene = sceneOf<Game>(viewOf(cross, seats)),
    [right, left] = [false, true].map((hand) =>
      layoutKontor(size, scene, setupOf(seats), boardOf(7, 7, seats), hand),
    ) as [Layout, Layout];
  const across = ({ x, y, w, h }: Rect): Rect => ({ x: size.w - x - w, y, w, h });
  const near = (a: Rect, b: Rect): void =>
    expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeLessThan(0.01);
  near(left.harbour.sheet, across(right.harbour.sheet));
  left.panels.forEach((panel, i) => {
    near(panel.rect, across(right.panels[i]!.rect));
    // What is read from left to right stays so.
    expect(
      Math.abs(panel.hand[0]!.x - panel.rect.x - (right.panels[i]!.hand[0]!.x - right.panels[i]!.rect.x)),
    ).toBeLessThanOrEqual(left.rail ? Infinity : 1);
  });
}
