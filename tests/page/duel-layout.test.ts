// Every place of the Duel's table has a box, inside the table, on no other box, and large enough to hit.
import { describe, expect, it } from 'vitest';
import { layoutDuel } from '../../www/games/duel/layout/table';
import type { Rect } from '../../www/stage/layout/rect';
import { tapRect } from '../../www/stage/layout/types';
import { sceneOf } from '../../www/stage/scene';
import type { Game, Side } from '../../www/games/duel/wire';
import { expectApart, inside, numbered, overlap } from './boxes';
import { ACTIONS, BOATS, fullView, setupOf } from './duel-fixture';

const SIZES = [
  [360, 580],
  [360, 600],
  [560, 316],
  [560, 330],
  [740, 270],
  [768, 900],
  [900, 800],
  [1024, 650],
  [1100, 560],
  [1366, 660],
  [1640, 960],
] as const;
const cases = SIZES.flatMap(([w, h]) => (['a', 'b'] as Side[]).map((side) => ({ w, h, side })));

function laidOut({ w, h, side }: { w: number; h: number; side: Side }) {
  const scene = sceneOf<Game>(fullView(side));
  return { scene, layout: layoutDuel({ w, h }, scene, setupOf(side)) };
}

const apart = (boxes: Rect[], name: string): void => expectApart(numbered(name, boxes));

describe.each(cases)('$w x $h, side $side', (which) => {
  const { layout, scene } = laidOut(which);
  const table = { x: 0, y: 0, w: which.w, h: which.h };
  const at = (place: string): Rect => layout.places.get(place)!;

  it('has a box inside the table for every piece', () => {
    for (const place of [...scene.tokens.keys(), ...scene.counts.keys()]) {
      expect(at(place), place).toBeDefined();
      expect(Math.min(at(place).w, at(place).h), place).toBeGreaterThan(3.4);
      expect(inside(at(place), table, 1), `${place} ${JSON.stringify(at(place))}`).toBe(true);
    }
  });

  it('has a box outside for what leaves the game, and one for a token that is lifted', () => {
    for (const place of ['out/boat', 'out/obelisk', 'out/temple-3', 'out/tomb-12', 'out/swap-and-unload'])
      expect(inside(at(place), table, 1), place).toBe(false);
    expect(at('lifted').w).toBe(at('boat/row-0/0').w);
  });

  it('keeps the harbour, the players and their boards apart', () => {
    apart([layout.harbour, ...layout.players.map(({ rect }) => rect)], 'panels');
    for (const { seat, rect } of layout.players) {
      const boards = layout.boards.filter((board) => board.seat === seat).map((board) => board.rect);
      for (const board of boards)
        expect(overlap(board, rect)).toBeGreaterThanOrEqual(Math.min(board.w, board.h) - 0.5);
      apart([...boards, ...ACTIONS.map((action) => at(`action/${seat}/${action}`))], 'boards and actions');
    }
  });

  it('keeps boats, cells and piles apart, and cargo on its boat', () => {
    apart(
      [...layout.cells.map(({ box }) => box), ...layout.berths.map(({ box }) => box), ...layout.rafts],
      'harbour',
    );
    for (const boat of BOATS) {
      apart(
        [0, 1, 2].map((p) => at(`boat/${boat}/${p}`)),
        boat,
      );
      for (const p of [0, 1, 2])
        expect(overlap(at(`boat/${boat}/${p}`), at(`quay/${boat}`))).toBeCloseTo(
          at(`boat/${boat}/${p}`).w,
          0,
        );
    }
  });

  it('lays no piece of a player on another', () => {
    for (const seat of [0, 1]) {
      const own = [...layout.places].filter(([place]) =>
        new RegExp(`^site/${seat}/(obelisk|tomb|temple|pyramids)/`).test(place),
      );
      apart(
        own.map(([, r]) => r),
        `boards of ${seat}`,
      );
      const player = layout.players[seat]!;
      apart([...player.figures, ...player.actions, player.score, player.glyph], `head of ${seat}`);
      for (const [place, r] of own) {
        const board = layout.boards.find(
          (one) => one.seat === seat && place.startsWith(`site/${seat}/${one.site}/`),
        )!;
        expect(overlap(r, board.body), place).toBeGreaterThan(Math.min(r.w, r.h) - 1);
      }
    }
  });

  it('has a target of at least 24 pixels for everything that may be tapped', () => {
    const taps = [
      'cell/0/0',
      'cell/2/2',
      'quay/row-1',
      'quay/column-2',
      'boat/row-0/0',
      'boat/column-2/2',
      ...ACTIONS.map((action) => `action/1/${action}`),
    ];
    for (const place of taps) {
      const r = tapRect(layout, place);
      expect(Math.min(r?.w ?? 0, r?.h ?? 0), place).toBeGreaterThanOrEqual(24);
    }
    // Cells and action tokens are the first targets of a finger.
    expect(tapRect(layout, 'cell/1/1')!.w).toBeGreaterThanOrEqual(44);
  });

  it('keeps the titles on the table', () => {
    for (const { id, rect } of layout.areas) expect(inside(rect, table, 1), id).toBe(true);
  });
});

it('P23: on phones the tokens on a boat are as far apart as a finger is wide, and cells are as large', () => {
  for (const [w, h] of [
    [360, 555],
    [360, 580],
    [390, 660],
    [560, 316],
  ] as const) {
    const { layout } = laidOut({ w, h, side: 'a' });
    const at = (place: string): Rect => layout.places.get(place)!;
    expect(at('boat/row-0/1').x - at('boat/row-0/0').x).toBeGreaterThan(43);
    expect(at('boat/column-0/1').y - at('boat/column-0/0').y).toBeGreaterThan(43);
    for (const boat of BOATS)
      expect(Math.min(at(`boat/${boat}/0`).w, at(`boat/${boat}/0`).h)).toBeGreaterThan(26);
    expect(tapRect(layout, 'cell/1/1')!.w).toBeGreaterThanOrEqual(44);
  }
});

describe('a boat', () => {
  it('lies at the east end of its row or at the south end of its column, place 0 at the quay', () => {
    const { layout } = laidOut({ w: 1024, h: 650, side: 'a' });
    const at = (place: string): Rect => layout.places.get(place)!;
    for (const row of [0, 1, 2]) {
      expect(at(`quay/row-${row}`).x).toBeGreaterThan(at(`cell/${row}/2`).x);
      expect(at(`boat/row-${row}/0`).x).toBeLessThan(at(`boat/row-${row}/2`).x);
      expect(
        Math.abs(
          at(`boat/row-${row}/0`).y +
            at(`boat/row-${row}/0`).h / 2 -
            layout.cells[row * 3]!.box.y -
            layout.cells[row * 3]!.box.h / 2,
        ),
      ).toBeLessThan(2);
    }
    for (const column of [0, 1, 2]) {
      expect(at(`quay/column-${column}`).y).toBeGreaterThan(at(`cell/2/${column}`).y);
      expect(at(`boat/column-${column}/0`).y).toBeLessThan(at(`boat/column-${column}/2`).y);
    }
  });
});

describe.each(
  [
    [1096, 640],
    [1610, 935],
    [2240, 1290],
  ].flatMap(([w, h]) => (['a', 'b'] as Side[]).map((side) => ({ w: w!, h: h!, side }))),
)('P22: at $w x $h, side $side', ({ w, h, side }) => {
  const { layout } = laidOut({ w, h, side }),
    at = (place: string): Rect => layout.places.get(place)!;

  it('P22: every player has a face of at least 40 pixels, clear of all that can be tapped', () => {
    for (const { seat, rect, glyph, score, figures, actions } of layout.players) {
      const face = at(`face/${seat}`),
        name = layout.areas.find(({ id }) => id === `seat/${seat}`)!.rect;
      expect(face.w).toBeGreaterThanOrEqual(40);
      expect(inside(face, rect, 1)).toBe(true);
      expect(inside(glyph, face, 1)).toBe(true);
      expect(name.w).toBeGreaterThan(70);
      apart([face, name, score, ...figures, ...actions], `head of ${seat}`);
      apart([face, ...layout.boards.filter((one) => one.seat === seat).map((one) => one.rect)], 'boards');
    }
  });

  it('P22: the tokens of every board fill it', () => {
    for (const { seat, site, body } of layout.boards) {
      if (site === 'temple' && side === 'a') continue;
      const own = [...layout.places].filter(([place]) => place.startsWith(`site/${seat}/${site}/`)),
        all = own.map(([, r]) => r);
      const wide = Math.max(...all.map((r) => r.x + r.w)) - Math.min(...all.map((r) => r.x)),
        high = Math.max(...all.map((r) => r.y + r.h)) - Math.min(...all.map((r) => r.y));
      expect(Math.max(wide / body.w, high / body.h), site).toBeGreaterThan(0.85);
      expect(Math.min(wide / body.w, high / body.h), site).toBeGreaterThan(0.5);
    }
  });

  it('P22: supply and warehouse take most of their corner of the harbour, and their piles most of them', () => {
    const [first, last] = layout.rafts as [Rect, Rect],
      boat = at('quay/row-2'),
      corner = at('quay/column-2');
    expect((last.x + last.w - first.x) / boat.w).toBeGreaterThan(0.9);
    expect(first.h / corner.h).toBeGreaterThan(0.55);
    for (const pile of ['supply', 'warehouse']) expect(at(pile).w / first.w).toBeGreaterThan(0.8);
  });

  it('P22: tokens and boats grow with the window', () => {
    expect(at('boat/row-0/0').w / h).toBeGreaterThan(0.075);
    expect(at('action/0/take-one').w / h).toBeGreaterThan(0.075);
    expect(layout.players[0]!.score.w / h).toBeGreaterThan(0.07);
  });
});

it('P22: on phones and tablets the mark stays beside the name, too small for a face', () => {
  for (const [w, h] of [
    [360, 580],
    [768, 900],
    [1024, 650],
  ] as const) {
    const { layout } = laidOut({ w, h, side: 'a' });
    expect(layout.players[0]!.glyph.w).toBe(17);
    expect(layout.places.get('face/0')!.w).toBeLessThan(40);
  }
});
